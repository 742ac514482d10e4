"""Swap's widgets: its table, its deals step by step, and a trick by itself."""

from widgets.shelf.game import hosted_game

from .presentation import SwapTable

GAME = hosted_game(SwapTable(), taught=False, unit="deal", own=["trick"])
"""The game for the host."""
