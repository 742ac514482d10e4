"""Links from a table to a deal that was played there: its record, and who sat where."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import unquote_plus

from rake.kit.notation import Notation


def link_to(notation: Notation, record: str, who: Sequence[str] = (), step: int = 0) -> str:
    """Return the notation of a link to a record, which is as a field has it, at one of its steps.

    `who` has the players' codes by seat.
    """
    return notation.format_fields({"step": str(step or ""), "who": ".".join(who), notation.record: record})


def read_last(notation: Notation, text: str) -> str:
    """Return the notation of the link to the last deal in a saved state; older states have only its record."""
    last = unquote_plus(text)
    return last if not last or last.startswith(notation.field) else link_to(notation, last)
