"""Texas Hold'em, and what its variants share: two hole cards, five cards for all, four rounds of betting."""

from .game import GAME

__all__ = ["GAME"]
