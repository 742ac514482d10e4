"""A bank of spots as a page brings it: pick-up decisions with their odds counted, one a line.

`widgets.site.bank` fills the file. Lines are only ever added at its end.
"""

from __future__ import annotations

from functools import lru_cache

from rake import parse_odds

SAMPLE = "players=2 seat=1 pick=2 hand=DW.DF.7C.4S up=AC down=1 took=1-x7C.2-DS wins=51534-54395.532643-652740"
"""The odds of a spot where they are asked for without a page."""


@lru_cache(2)
def read_bank(source: str) -> tuple[str, ...]:
    """Return the odds of each spot, as text; without a source, the sample.

    A page brings them all with every press: they are parted once.
    """
    return tuple((source or SAMPLE).splitlines())


counted = lru_cache(32)(parse_odds)
"""Returns the odds of one line. Raises as `parse_odds` does."""
