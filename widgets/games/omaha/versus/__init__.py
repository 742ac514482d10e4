"""The widget `versus` of Omaha: Hold'em's, with its own values."""

from __future__ import annotations

from ...holdem.versus import Versus
from ..presentation import TABLE

WIDGET = Versus(TABLE.game.variant)
"""Omaha's."""
