"""The reader's chair at a table, and the names of the fields in the saved state of the widget `table`."""

from __future__ import annotations

YOU = 1
"""The number of the reader's chair."""

TABLE_FIELDS = (
    "chairs", "ante", "dealer", "playing", "rules", "who", "skill", "buy", "guide", "seed", "acts", "hint", "known",
)  # fmt: skip
