"""Why the reader's input was refused: the sentence for the template `refusal.html`, with its values."""

from __future__ import annotations

from rake import IllegalAction, IllegalPosition, InvalidNotation, rule_of

from ...kit.betting_remarks import BET_REFUSALS, PLAY_REFUSALS
from ...kit.refusal import RefusalView, Sentence, Value, expected
from ...kit.refusal_words import AGAINST_RULES, LINK_AGAINST_RULES, UNREADABLE, UNREADABLE_LINK
from . import rulebook
from .refusal_words import IN_PLAY, SENTENCES


def show_refusal(error: ValueError | None, *, linked: bool = False) -> RefusalView | None:
    """Return why input was refused, None without an error; `linked` if the input was a link."""
    if isinstance(error, IllegalPosition | IllegalAction):
        violation = error.violation
        code, values, rule = violation.code.value, violation.values, rule_of(violation)
        if kind := BET_REFUSALS.get(violation.code) or (not linked and PLAY_REFUSALS.get(violation.code)):
            return RefusalView("", {}, rule, rulebook.address(rule), linked, kind(*values))
    elif isinstance(error, InvalidNotation):
        code, values = expected(error)
        rule = ""
    else:
        return None
    if code == "laid":
        values = (*values, int(values[1]) // 2)
    sentence = _sentence(code, values, ruled=bool(rule), linked=linked)
    rule = rule if sentence.rule is None else sentence.rule
    return RefusalView(sentence.text, sentence.named(values), rule, rulebook.address(rule) if rule else "", linked)


def _sentence(code: str, values: tuple[Value, ...], *, ruled: bool, linked: bool) -> Sentence:
    sentence = SENTENCES.get(_variant(code, values, ruled=ruled, linked=linked))
    if sentence:
        return sentence
    if linked:
        return LINK_AGAINST_RULES if ruled else UNREADABLE_LINK
    return IN_PLAY.get(code) or (AGAINST_RULES if ruled else UNREADABLE)


def _variant(code: str, values: tuple[Value, ...], *, ruled: bool, linked: bool) -> str:
    """Return the key of the sentence for a code: one that has several has one for each case."""
    first = values[0] if values else ""
    match code:
        case "hand-size":
            return "hand-size more" if int(first) > int(values[2]) else code
        case "pick-out-of-turn":
            return code if values[1] else "pick-out-of-turn missing"
        case "seat":
            return "seat at-table" if ruled else code
        case "card" | "field":
            return code + " linked" * linked + " none" * (not first)
        case "preset" | "switch":
            return code + " linked" * linked
        case "progress":
            if values[2]:
                return "progress entry" + " none" * (not first)
            return "progress" + " none" * (not first)
    return code
