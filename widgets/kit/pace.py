"""How fast bots play, so that each action can be seen."""

from __future__ import annotations

AFTER_DEAL, AFTER_ACTION = 1000, 500


def pause_before_bot(actions: int) -> int:
    """Return how long the next bot waits, in milliseconds, after the deal (no `actions` so far) or after an action."""
    return AFTER_ACTION if actions else AFTER_DEAL
