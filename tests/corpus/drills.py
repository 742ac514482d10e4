"""Questions: those that drills make by chance, and those that lessons ask, with their answers and what decides."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rake import (
    DECK,
    Card,
    evaluate,
    format_cards,
    parse_action,
    parse_cards,
    parse_hands,
    parse_record,
    rule_of,
    showdown,
)
from rake.kit.drills import LEVELS
from rake.questions import parse_question
from rake.questions.base import Question, made_with
from rake.questions.drills import DRILLS, drill

from .blocks import Block, canonical
from .sources import COURSE, toml

SEEDS = 4


def questions() -> Iterator[Block]:
    """Yield questions of every kind of drill and every level, then those of all lessons."""
    for kind in DRILLS:
        for level in LEVELS:
            for seed in range(SEEDS):
                asked = drill(kind, level, f"corpus {seed}")
                yield Block(canonical({"drill": kind, "level": level, "seed": f"corpus {seed}"}), _lines(asked))
    for name in COURSE:
        for number, step in enumerate(toml(name)["step"], 1):
            yield Block(canonical({"lesson": name, "step": number}), _lines(parse_question(step["ask"])))


def _lines(question: Question) -> str:
    right = [answer for answer in question.answers if answer in question.right]
    lines = [str(question), f"answers {', '.join(question.answers)}", f"right {', '.join(right)}"]
    again = parse_question(str(question))
    lines += [f"read again {again}"] if str(again) != str(question) else []
    return "\n".join([*lines, *_verdict(question.ask, str(question))])


def _verdict(ask: str, text: str) -> Iterator[str]:
    """Yield what decides a question about hands, as the engine reports it for the hands themselves."""
    before, _, played = text.partition(" round=")
    fields = dict(field.split("=", 1) for field in before.split(" ") if "=" in field)
    if ask in ("name", "skull"):
        hand = evaluate(parse_cards(fields["hand"]))
        combination, spare = format_cards(hand.combination), format_cards(hand.kickers)
        yield f"verdict {hand.category.name} {combination}, spare {spare}, the Ace of Skulls {hand.skull.value}"
    elif ask == "winner":
        hands, rules = parse_hands(" ".join(f"{name}={fields[name]}" for name in ("hands", "rules") if name in fields))
        found = showdown(dict(enumerate(hands, 1)), rules)
        ranks = "".join(f" {rank.letter}" for rank in found.ranks)
        winners = ".".join(map(str, found.winners))
        yield f"verdict {found.decided_by}{ranks}, rule {found.rule}, to {winners}"
    elif ask == "outs":
        held, up = parse_cards(fields["hand"]), parse_cards(fields.get("up", "-"))
        yield f"verdict {format_cards(_outs(held, up, fields['want']))}"
    elif ask == "legal":
        now = parse_record(played).replay()[-1]
        for said in re.findall(r" say=(.*)", before)[0].split("_"):
            refused = now.why_not(parse_action(said))
            yield f"verdict {said}: {f'rule {rule_of(refused)}' if refused else 'may be done'}"


def _outs(hand: tuple[Card, ...], up: tuple[Card, ...], want: str) -> list[Card]:
    return [card for card in DECK if card not in (*hand, *up) and made_with(hand, card).name == want]
