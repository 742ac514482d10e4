"""Why a game other than Rake refused the reader's input, as values for the template `refusal.html`."""

from __future__ import annotations

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.refusal import RefusalView, expected
from ..kit.refusal_words import AGAINST_RULES, LINK_AGAINST_RULES, UNREADABLE, UNREADABLE_LINK
from .presentation import Presentation
from .refusal_words import NOTATION, REFUSALS


def rule_address[A, V: AnyView, M: AnyMatch](presentation: Presentation[A, V, M], rule: str) -> str:
    """Return the address of a rule of a game: `games/reddog/rules/#rd3-3` for RD3.3."""
    return f"games/{presentation.rulebooks[rule[:2]]}/rules/#{rule.lower().replace('.', '-')}"


def show_refusal[A, V: AnyView, M: AnyMatch](
    presentation: Presentation[A, V, M], error: ValueError | None, *, linked: bool = False
) -> RefusalView | None:
    """Return why input was refused, None without an error; `linked` if the input was a link."""
    if isinstance(error, IllegalPosition | IllegalAction):
        code, rule = error.violation.code, presentation.game.rule_of(error.violation.code)
        either = LINK_AGAINST_RULES if linked else AGAINST_RULES
        sentence = presentation.words.refusals.get(code) or REFUSALS.get(code) or either
        address = rule_address(presentation, rule)
        if isinstance(sentence, type):
            return RefusalView("", {}, rule, address, linked, sentence(*error.violation.values))
        return RefusalView(sentence.text, sentence.named(error.violation.values), rule, address, linked)
    if not isinstance(error, InvalidNotation):
        return None
    name, values = expected(error)
    if name == "field":
        name += " linked" * linked + " none" * (not values[0])
    sentence = NOTATION.get(name, UNREADABLE_LINK if linked else UNREADABLE)
    return RefusalView(sentence.text, sentence.named(values), "", "", linked)
