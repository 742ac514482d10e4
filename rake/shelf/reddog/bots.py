"""The bots of Red Dog: one that plays as well as anybody can, and one that does anything."""

from __future__ import annotations

from ...kit.chance import Random, pick
from ...kit.game import View
from .action import Action, Verb
from .deal import Seen
from .odds import gains

__all__ = ["Anyhow", "Steady"]


class Steady:
    """Bets the least, as every chip bet loses in the long run, and raises the most wherever a raise gains (RD5.5)."""

    def choose(self, view: View[Action], rng: Random) -> Action:
        """Return the action that is worth the most; a bet of the least where that is asked for."""
        assert isinstance(view, Seen)
        worth = gains(view)
        if worth:
            return max(worth, key=lambda action: worth[action])
        bets = [action for action in view.legal() if action.verb is Verb.BET]
        return min(bets, key=lambda bet: bet.chips, default=view.legal()[0])


class Anyhow:
    """Does anything, all that `legal` names being equally likely."""

    def choose(self, view: View[Action], rng: Random) -> Action:
        """Return any legal action."""
        return pick(rng, view.legal())
