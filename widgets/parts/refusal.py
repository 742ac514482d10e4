"""Why the reader's input was not taken, as a code and values for the template `refusal.html`."""

from __future__ import annotations

from rake import IllegalPosition, InvalidNotation


def show_refusal(error: ValueError | None) -> dict[str, object] | None:
    """Return the refusal's code, values and rule; nothing where there was none."""
    if isinstance(error, IllegalPosition):
        violation = error.violation
        return {"code": violation.code, "values": violation.values, "rule": violation.rule}
    if isinstance(error, InvalidNotation):
        return {"code": "unreadable", "values": (error.found, error.at + 1, error.expected), "rule": ""}
    return None
