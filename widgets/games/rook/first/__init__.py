"""The first deal of Rook, which only its first page fetches."""

from __future__ import annotations

from ....shelf.first import First
from ..presentation import Table

WIDGET = First(Table())
"""Rook's."""
