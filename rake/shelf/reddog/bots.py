"""The bot of Red Dog that plays as well as anybody can."""

from __future__ import annotations

from ...kit.actions import Action
from ...kit.chance import Random
from .action import BET
from .deal import View
from .odds import gains

__all__ = ["Steady"]


class Steady:
    """Bets the least, because the bank has the edge, and raises the most wherever a raise gains on average (RD5.5)."""

    def choose(self, view: View, rng: Random) -> Action:
        """Return the action that is worth the most; a bet of the least where that is asked for."""
        worth = gains(view)
        if worth:
            return max(worth, key=lambda action: worth[action])
        bets = [action for action in view.legal() if action.kind == BET]
        return min(bets, key=lambda bet: bet.chips, default=view.legal()[0])
