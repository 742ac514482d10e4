"""The first deal of Omaha, which only its first page fetches."""

from __future__ import annotations

from ....shelf.first import First
from ..presentation import TABLE

WIDGET = First(TABLE)
"""Omaha's."""
