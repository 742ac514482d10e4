"""Swap: cards are passed in secret, then tricks are taken. A game made up here; its rules are in `rules`."""

from .game import GAME

__all__ = ["GAME"]
