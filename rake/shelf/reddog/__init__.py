"""Red Dog: two cards, and a bet that the third falls between them."""

from .game import GAME

__all__ = ["GAME"]
