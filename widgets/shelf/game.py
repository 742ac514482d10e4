"""A game as the host of the widgets sees it: its widgets, and why it refuses input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kit.refusal import RefusalView
from ..kit.widget import Widget
from .presentation import Presentation
from .refusal import show_refusal
from .replay import Replay
from .table import GameTable


class ShelfGame:
    """A game beside Rake. Each of its widgets has a page of that name in the game's folder."""

    def __init__(self, shown: Presentation) -> None:
        self._shown = shown
        self.widgets: Mapping[str, Widget[Any]] = {"play": GameTable(shown), "deal": Replay(shown)}

    def show_refusal(self, error: ValueError | None, *, linked: bool = False) -> RefusalView | None:
        """Return why input was refused, None without an error; `linked` if the input was a link."""
        return show_refusal(self._shown, error, linked=linked)
