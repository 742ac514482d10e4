"""Counts again all numbers of the page Odds and of the guide: `python -m widgets.site.pages.figures`.

On two processors that takes about four minutes; `widgets.site.counting` says how others share it.

All seeds are fixed, so that the same engine writes the same file.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from widgets.site.counting import counted, nested
from widgets.site.pages.figures import guided
from widgets.site.pages.figures.counts import choices, pairs, skulls, starts
from widgets.site.pages.figures.data import FILE, GUIDE
from widgets.site.pages.figures.rounds import DEALS, SKULL_DEALS, saved, seats

CALLS: dict[str, Callable[[], object]] = {
    **{f"guide/{path}": call for path, call in guided.CALLS.items()},
    **{f"rounds/{players}": partial(seats, players, deals) for players, deals in DEALS.items()},
    **{f"saved/{players}": partial(saved, players, SKULL_DEALS) for players in DEALS},
    **{f"pairs/{held}": partial(pairs, held) for held in (3, 4)},
    "starts": starts,
    "choices": choices,
    "skulls": skulls,
}
"""All that is counted, by path, what takes longest first."""


def main() -> None:
    """Count everything and write docs/data/odds.json and docs/data/well.json."""
    counts = nested(counted(CALLS))
    whole, with_skull = counts["starts"]
    figures = {
        "starts": {start: ends | counts["choices"][start] for start, ends in whole.items()},
        "skull_starts": with_skull,
        **{name: counts[name] for name in ("skulls", "pairs", "rounds", "saved")},
    }
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    GUIDE.write_text(json.dumps(guided.guide(counts["guide"]), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
