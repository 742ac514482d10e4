"""Omaha, a variant of Hold'em: four hole cards, of which exactly two count."""

from .game import GAME

__all__ = ["GAME"]
