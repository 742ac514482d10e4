"""The widgets of Rook: its table, its deals step by step, its lesson and its drills."""

from ...shelf.game import hosted_game
from .presentation import Table

GAME = hosted_game(Table(), drilled=True, unit="deal", own=["first"], card_names="games/rook/card_name.html")
"""The game for the host."""
