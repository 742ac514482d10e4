"""Links to a deal of a game: `?durak=1&deal=...`, the rest of its record."""

from __future__ import annotations

import re
from typing import Any

from rake.kit.cards import UNSEEN
from rake.kit.records import DealRecord

_UNKNOWN_END = re.compile(rf"(\.{UNSEEN})+$")


def in_field(record: DealRecord[Any, Any]) -> str:
    """Return a record as the field `deal` of a link or a state: on one line, without the unknown end of its deck."""
    header, *moves = str(record).splitlines()
    dealt = _UNKNOWN_END.sub("", header.removeprefix(f"{record.form.notation.header} "))
    return "~".join([dealt, *moves])


def query_of(record: DealRecord[Any, Any]) -> str:
    """Return the query of a link to a record."""
    notation = record.form.notation
    return notation.to_query(notation.format_fields({"deal": in_field(record)}))
