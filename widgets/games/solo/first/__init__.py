"""The first deal of Solo Whist, which only its first page fetches."""

from __future__ import annotations

from ....shelf.first import First
from ..presentation import Table

WIDGET = First(Table())
"""Solo Whist's."""
