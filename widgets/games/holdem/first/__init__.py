"""The first deal of Hold'em, which only its first page fetches."""

from __future__ import annotations

from ....shelf.first import First
from ..presentation import TABLE

WIDGET = First(TABLE)
"""Hold'em's."""
