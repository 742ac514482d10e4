"""The first deal of Red Dog, which only its first page fetches."""

from __future__ import annotations

from ....shelf.first import First
from ..presentation import RedDogTable

WIDGET = First(RedDogTable())
"""Red Dog's."""
