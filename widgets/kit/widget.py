"""What the host hands to a widget, and what a widget offers to the host."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Protocol, runtime_checkable


@dataclass(frozen=True, slots=True)
class Context:
    """What a widget cannot know by itself: what its page brings as text, and today's date by UTC.

    Without a page a widget makes do with a sample; without a date no day has come.
    """

    source: str = ""
    today: date = date.min


class Widget[Model](Protocol):
    """What a folder of `widgets` offers. `parse` reads states and links alike; both are notation.

    A model holds what it needs of the context: all but `init` and `parse` go by the model alone.
    """

    LINKED_BY: str
    """The field of notation by which the widget's links are known; nothing where it has none."""

    def init(self, seed: str, context: Context) -> Model:
        """Return the model of a widget that was given no text."""

    def parse(self, text: str, context: Context) -> Model:
        """Return the model that the text describes. Raises `InvalidNotation` and `IllegalPosition`."""

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads back."""

    def link(self, model: Model) -> str:
        """Return the position that others may be shown, or nothing."""

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after the reader's click on the frame of `seen`; `model` is later where clicks queue.

        Raises `InvalidNotation` and `IllegalPosition`.
        """

    def view(self, model: Model) -> dict[str, object]:
        """Return strings and whole numbers for the widget's `view.html`."""


@runtime_checkable
class Advancing[Model](Protocol):
    """A widget whose frames may say `tick`: there is more to work out than one answer has time for."""

    def advance(self, model: Model, batches: int) -> Model:
        """Return the model after that much more work on what is not done."""


@runtime_checkable
class Merging[Model](Protocol):
    """A widget whose links lead into what the reader has started."""

    def merge(self, linked: Model, own: Model) -> Model:
        """Return the reader's own model with what the link shows."""
