"""How fast bots play, so that each action can be seen."""

from __future__ import annotations

LONG, SHORT = 1000, 500


def pause_before_bot(actions: int, *, settling: bool = False) -> int:
    """Return how long the next bot waits, in milliseconds: longer after the deal, or if there's more to look at."""
    return SHORT if actions and not settling else LONG
