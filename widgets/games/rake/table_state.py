"""Which chair of a table is the reader's, and what the text of a table holds."""

from __future__ import annotations

YOU = 1
"""The reader's chair."""

TABLE_FIELDS = (
    "chairs", "ante", "dealer", "playing", "rules", "who", "skill", "buy", "guide", "seed", "acts", "hint", "known",
)  # fmt: skip
