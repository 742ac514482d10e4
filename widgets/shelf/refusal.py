"""Why a game other than Rake refused the reader's input, as values for the template `refusal.html`."""

from __future__ import annotations

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.refusal import AgainstRules, RefusalView, Unreadable, expected
from .presentation import Presentation
from .refusal_words import REFUSALS


def rule_address[A, V: AnyView, M: AnyMatch](presentation: Presentation[A, V, M], rule: str) -> str:
    """Return the address of a rule of a game: `games/reddog/rules/#rd3-3` for RD3.3."""
    return f"games/{presentation.rulebooks[rule[:2]]}/rules/#{rule.lower().replace('.', '-')}"


def show_refusal[A, V: AnyView, M: AnyMatch](
    presentation: Presentation[A, V, M], error: ValueError | None, *, linked: bool = False
) -> RefusalView | None:
    """Return why input was refused, None without an error; `linked` if the input was a link."""
    if isinstance(error, IllegalPosition | IllegalAction):
        code, values = error.violation.code, error.violation.values
        rule = presentation.game.rule_of(code)
        said = presentation.words.refusals.get(code) or REFUSALS.get(code)
        remark = said(*values) if said else AgainstRules(linked)
        return RefusalView(remark, rule, rule_address(presentation, rule), linked)
    if not isinstance(error, InvalidNotation):
        return None
    return RefusalView(Unreadable(*expected(error), linked), "", "", linked)
