"""The widgets of President: its table, and its deals step by step."""

from ...shelf.game import hosted_game
from .presentation import Table

GAME = hosted_game(Table(), unit="deal")
"""The game for the host."""
