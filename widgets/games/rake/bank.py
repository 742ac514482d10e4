"""The bank of spots that a page sends to its widget: pick-up decisions with their finished odds, one on each line.

`widgets.site.pages.bank` writes the file. Lines are only ever added at its end, so that a line's number stays the same.
"""

from __future__ import annotations

from functools import lru_cache

from rake import parse_odds

SAMPLE = "players=2 seat=1 pick=2 hand=DW.DF.7C.4S up=AC down=1 took=1-x7C.2-DS wins=51534-54395.532643-652740"
"""A bank of one spot with its odds, used when a widget runs without a page, as in tests."""


@lru_cache(2)
def read_bank(source: str) -> tuple[str, ...]:
    """Return the lines of a bank, each the notation of one spot's odds; for an empty `source`, the sample.

    Cached, because the page sends the whole bank with every click.
    """
    return tuple((source or SAMPLE).splitlines())


counted = lru_cache(32)(parse_odds)
"""Return the odds of one line of the bank, cached. Raises as `parse_odds` does."""
