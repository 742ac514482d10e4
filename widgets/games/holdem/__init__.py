"""The widgets of Hold'em: its table, its rounds step by step, its lessons and drills, and who wins how often."""

from __future__ import annotations

from ...shelf.game import hosted_game
from .presentation import TABLE

GAME = hosted_game(TABLE, drilled=True, own=["versus", "first"])
"""The game for the host."""
