"""Red Dog's widgets: its table, its rounds step by step, and its lesson."""

from ...shelf.game import hosted_game
from .presentation import RedDogTable

GAME = hosted_game(RedDogTable(), own=["first"])
"""The game for the host."""
