"""Links to a deal of a game: `?durak=1&deal=...`, the rest of its record."""

from __future__ import annotations

from typing import Any

from rake.kit.records import DealRecord


def query_of(record: DealRecord[Any, Any]) -> str:
    """Return the query of a link to a record."""
    notation = record.form.notation
    return notation.to_query(notation.format_fields({"deal": record.in_field}))
