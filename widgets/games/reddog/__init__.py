"""Red Dog's widgets: its table, and its rounds step by step."""

from ...shelf.game import ShelfGame
from .presentation import RedDogTable

GAME = ShelfGame(RedDogTable())
"""The game for the host."""
