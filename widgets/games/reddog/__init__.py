"""Red Dog's widgets: its table, and its rounds step by step."""

from ...shelf.game import hosted
from .presentation import RedDogTable

GAME = hosted(RedDogTable())
"""The game for the host."""
