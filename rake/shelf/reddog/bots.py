"""The bots of Red Dog: one that plays as well as anybody can, and one that plays at random."""

from __future__ import annotations

from ...kit.chance import Random, pick
from ...kit.game import View
from .action import Action, Verb
from .deal import Seen
from .odds import gains

__all__ = ["RandomBot", "Steady"]


class Steady:
    """Bets the least, because the bank has the edge, and raises the most wherever a raise gains on average (RD5.5)."""

    def choose(self, view: View[Action], rng: Random) -> Action:
        """Return the action that is worth the most; a bet of the least where that is asked for."""
        assert isinstance(view, Seen)
        worth = gains(view)
        if worth:
            return max(worth, key=lambda action: worth[action])
        bets = [action for action in view.legal() if action.verb is Verb.BET]
        return min(bets, key=lambda bet: bet.chips, default=view.legal()[0])


class RandomBot:
    """Picks one of the actions that `legal` names, all equally likely."""

    def choose(self, view: View[Action], rng: Random) -> Action:
        """Return a random legal action."""
        return pick(rng, view.legal())
