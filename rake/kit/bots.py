"""Bots that play any game."""

from __future__ import annotations

from .chance import Random, pick
from .game import View

__all__ = ["RandomBot"]


class RandomBot:
    """Picks one of the actions that `legal` names, all equally likely."""

    def choose[A](self, view: View[A], rng: Random) -> A:
        """Return a random legal action."""
        return pick(rng, view.legal())
