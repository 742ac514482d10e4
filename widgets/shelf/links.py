"""Links to a deal of a game: `?durak=1&deal=...`, the rest of its record."""

from __future__ import annotations

import re
from typing import Any

from rake.kit.cards import UNSEEN
from rake.kit.notation import Notation
from rake.kit.records import DealRecord

_UNKNOWN_END = re.compile(rf"(\.{UNSEEN})+$")


def text_of(record: DealRecord[Any, Any]) -> str:
    """Return a record as the notation of a link: on one line, without the unknown end of its deck."""
    notation = record.form.notation
    header, *moves = str(record).splitlines()
    dealt = _UNKNOWN_END.sub("", header.removeprefix(f"{notation.header} "))
    return notation.format_fields({"deal": "~".join([dealt, *moves])})


def query_of(record: DealRecord[Any, Any]) -> str:
    """Return a record as the query of a link."""
    notation: Notation = record.form.notation
    return notation.to_query(text_of(record))
