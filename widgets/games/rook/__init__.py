"""The widgets of Rook: its table, and its deals step by step."""

from ...shelf.game import hosted_game
from .presentation import Table

GAME = hosted_game(Table(), taught=False, unit="deal", own=["first"], card_names="games/rook/card_name.html")
"""The game for the host."""
