"""Links to a deal of a game: `?durak=1&deal=...`, the rest of its record."""

from __future__ import annotations

from rake.kit.records import AnyView, DealRecord


def query_of[A, V: AnyView](record: DealRecord[A, V, str]) -> str:
    """Return the query of a link to a record."""
    notation = record.form.notation
    return notation.to_query(notation.format_fields({"deal": record.in_field}))
