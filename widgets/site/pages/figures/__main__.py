"""Counts again all numbers of the page Odds and of the guide: `python -m widgets.site.pages.figures`.

That takes about seven minutes.

All seeds are fixed, so that the same engine writes the same file.
"""

from __future__ import annotations

import json

from widgets.site.pages.figures.counts import choices, pairs, skulls, starts
from widgets.site.pages.figures.data import FILE, GUIDE
from widgets.site.pages.figures.guided import guide
from widgets.site.pages.figures.rounds import DEALS, SKULL_DEALS, saved, seats


def main() -> None:
    """Count everything and write docs/data/odds.json and docs/data/well.json."""
    whole, with_skull = starts()
    worth = choices()
    figures = {
        "starts": {start: counts | worth[start] for start, counts in whole.items()},
        "skull_starts": with_skull,
        "skulls": skulls(),
        "pairs": {str(held): pairs(held) for held in (3, 4)},
        "rounds": {str(players): seats(players, deals) for players, deals in DEALS.items()},
        "saved": {str(players): saved(players, SKULL_DEALS) for players in DEALS},
    }
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    GUIDE.write_text(json.dumps(guide(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
