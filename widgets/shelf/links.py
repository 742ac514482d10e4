"""Links to a deal of a game: `?durak=1&deal=...`, the rest of its record."""

from __future__ import annotations

from rake.kit.notation import Notation


def query_of(notation: Notation, record: str) -> str:
    """Return the query of a link to a record, which is as a field has it."""
    return notation.to_query(notation.format_fields({"deal": record}))
