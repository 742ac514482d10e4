"""Why the reader's input was not taken, as a code and values for the template `refusal.html`."""

from __future__ import annotations

from rake import IllegalAction, IllegalPosition, InvalidNotation, rule_of


def show_refusal(error: ValueError | None) -> dict[str, object] | None:
    """Return the refusal's code, values and rule; nothing where there was none.

    A text that cannot be read has the name of what was expected for its code (`value` for one of several words), and
    three values: what was found, its offset counted from 1, and what else is known of what was expected.
    """
    if isinstance(error, IllegalPosition | IllegalAction):
        violation = error.violation
        return {"code": violation.code.value, "values": violation.values, "rule": rule_of(violation)}
    if isinstance(error, InvalidNotation):
        words = error.expected.replace("|", ", ")
        code, _, detail = ("value", "", words) if words != error.expected else words.partition(" ")
        return {"code": code, "values": (error.found, error.at + 1, detail), "rule": ""}
    return None
