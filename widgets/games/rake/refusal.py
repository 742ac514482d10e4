"""Why Rake refused the reader's input, as values for the template `refusal.html`."""

from __future__ import annotations

from rake import IllegalAction, IllegalPosition, InvalidNotation, rule_of
from rake.analysis.spot import SpotRefusal

from ...kit.refusal import AgainstRules, RefusalView, expected
from . import rulebook
from .refusal_remarks import IN_PLAY, REFUSALS, TextUnreadable

HOUSE_RULES = {"preset": "9.6", "switch": "9.6"}
"""The rules to name for text, by the code of what was expected; for all other text there are none."""


def show_refusal(error: ValueError | None, *, linked: bool = False) -> RefusalView | None:
    """Return why input was refused, None without an error; `linked` if the input was a link."""
    if isinstance(error, IllegalPosition | IllegalAction):
        violation = error.violation
        said = REFUSALS.get(violation.code) or (not linked and IN_PLAY.get(violation.code))
        remark = said(*violation.values) if said else AgainstRules(linked)
        rule = "" if violation.code is SpotRefusal.RARE else rule_of(violation)
    elif isinstance(error, InvalidNotation):
        fields = expected(error)
        remark, rule = TextUnreadable(*fields, linked), HOUSE_RULES.get(fields[0], "")
    else:
        return None
    return RefusalView(remark, rule, rulebook.address(rule) if rule else "", linked)
