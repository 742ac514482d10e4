"""The widgets of Solo Whist: its table, its deals step by step, its lesson and its drills."""

from ...shelf.game import hosted_game
from .presentation import Table

GAME = hosted_game(Table(), drilled=True, unit="deal", own=["first"])
"""The game for the host."""
