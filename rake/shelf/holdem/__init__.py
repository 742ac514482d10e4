"""Texas Hold'em, and the engine that its variants share: hole cards, a board of five, four betting rounds."""

from .game import GAME

__all__ = ["GAME"]
