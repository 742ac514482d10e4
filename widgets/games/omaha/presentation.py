"""Omaha's table: Hold'em's, with its own values."""

from __future__ import annotations

from rake.shelf.omaha.game import GAME

from ..holdem.presentation import PokerTable
from .words import TITLE

TABLE = PokerTable(GAME, TITLE)
"""How Omaha is shown."""
