"""Why the reader's input was refused, as a code and values for the template `refusal.html`."""

from __future__ import annotations

from dataclasses import dataclass

from rake import IllegalAction, IllegalPosition, InvalidNotation, rule_of


@dataclass(frozen=True, slots=True)
class RefusalView:
    """Why input was refused: a code, its values and the number of the rule, empty for text that can't be read."""

    code: str
    values: tuple[object, ...]
    rule: str


def show_refusal(error: ValueError | None) -> RefusalView | None:
    """Return an error's code, values and rule number for the template; None without an error.

    For text that can't be read the code names what was expected (`value` for one of several words), and the values are
    the text found, its offset counted from 1, and details of what was expected, such as the words or a number.
    """
    if isinstance(error, IllegalPosition | IllegalAction):
        violation = error.violation
        return RefusalView(violation.code.value, violation.values, rule_of(violation))
    if isinstance(error, InvalidNotation):
        words = error.expected.replace("|", ", ")
        code, _, detail = ("value", "", words) if words != error.expected else words.partition(" ")
        return RefusalView(code, (error.found, error.at + 1, detail), "")
    return None
