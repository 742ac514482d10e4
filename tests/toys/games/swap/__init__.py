"""Swap's widgets: its table, and its deals step by step."""

from widgets.shelf.game import hosted_game

from .presentation import SwapTable

GAME = hosted_game(SwapTable(), taught=False, unit="deal")
"""The game for the host."""
