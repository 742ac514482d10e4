"""The widgets of Omaha: those of Hold'em, with its own values."""

from __future__ import annotations

from ...shelf.game import hosted_game
from ..holdem.presentation import TABLE as HOLDEM
from .presentation import TABLE

GAME = hosted_game(TABLE, drawn_by=HOLDEM.game.word, drilled=True, own=["versus", "first"])
"""The game for the host."""
