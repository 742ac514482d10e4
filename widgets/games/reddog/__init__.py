"""Red Dog's widgets: its table, its rounds step by step, and its lesson."""

from ...shelf.game import hosted_game
from .presentation import RedDogTable
from .questions import QUESTIONS

GAME = hosted_game(RedDogTable(), QUESTIONS)
"""The game for the host."""
