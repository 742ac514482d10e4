"""A bank of spots as a page brings it: pick-up decisions with their odds counted, one a line.

`widgets.site.bank` fills the file. Lines are only ever added at its end.
"""

from __future__ import annotations

from functools import lru_cache

from rake import parse_odds


@lru_cache(2)
def read_bank(source: str) -> tuple[str, ...]:
    """Return the odds of each spot, as text. A page brings them all with every press: they are parted once."""
    return tuple(source.splitlines())


counted = lru_cache(32)(parse_odds)
"""Returns the odds of one line. Raises as `parse_odds` does."""
