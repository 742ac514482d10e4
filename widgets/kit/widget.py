"""The interface between the host and the widgets: what the host passes to a widget, and what each widget provides."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Protocol, dataclass_transform, runtime_checkable


@dataclass(frozen=True, slots=True)
class Context:
    """What a widget can't know by itself.

    `source` is data from its page as text, such as a lesson or a bank of spots; if it is empty, the widget uses a
    sample. `today` is today's date by UTC; `date.min` if it is not known.
    """

    source: str = ""
    today: date = date.min


@dataclass_transform(frozen_default=True)
def values[Class](*, kw_only: bool = False, eq: bool = False) -> Callable[[type[Class]], type[Class]]:
    """Make a class one of values for templates: a frozen dataclass that has no text, and is compared only with `eq`.

    Readers download all these classes in Python's memory image. To compare them and to print them would take as much
    of it as all the rest. What the filter `unchanging` shows is compared, to be shown again.
    """
    return dataclass(frozen=True, eq=eq, repr=False, kw_only=kw_only)


@values(kw_only=True)
class FrameView:
    """The values for a widget's templates: text, whole numbers, and tuples, mappings and dataclasses of them.

    Each widget adds its own. `on_enter` is the message that the Enter key sends in a field, empty for none; `picking`
    says that the widget itself shows a refusal, beside what was pressed or written, instead of at its top.
    """

    on_enter: str
    picking: bool = False


@dataclass(frozen=True, slots=True)
class Display[View: FrameView]:
    """What a widget shows, and what the page does when it shows it.

    `focus` is the id, without the widget's prefix, of the control that gets the focus if the focused one is gone;
    `tick` says that something is unfinished, a calculation or the turns of bots, and `pause` how many milliseconds the
    reader looks at this frame before it goes on; `stored`, if not None, has all entries that the device's storage
    shall hold now, by name. `seconds`, if not 0, is how long the reader has; then the page sends the message `late`,
    which differs from decision to decision. `noted`, if not empty, is a round that is over, for the device's storage.
    """

    view: View
    focus: str
    tick: bool = False
    pause: int = 0
    stored: Mapping[str, str] | None = None
    seconds: float = 0
    late: str = ""
    noted: str = ""


class Widget[Model](Protocol):
    """What the module of each widget provides; `Model` is the widget's state as a frozen value.

    `parse` reads both saved states and links, which are notation. Only `init` and `parse` get the context: a model
    keeps what it needs of it.
    """

    LINKED_BY: str
    """The field of notation that only this widget's links have; empty if the widget has no links."""

    SOURCE: str
    """What its pages may bring: a `lesson`, a `guide`, a `first` deal, a `bank` of spots, the `course`, names of
    `people`; empty for nothing.
    """

    @property
    def FIELDS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of each widget
        """The names of the fields that `parse` reads."""

    def init(self, seed: str, context: Context) -> Model:
        """Return the model to begin with, if there is neither a saved state nor a link."""

    def parse(self, text: str, context: Context) -> Model:
        """Return the model of a saved state or a link. Raises `InvalidNotation` and `IllegalPosition`."""

    def format(self, model: Model) -> str:
        """Return the saved state: the text that `parse` reads as the same model."""

    def link(self, model: Model) -> str:
        """Return the notation of what a link to this model shows to others; an empty text if it has no link."""

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after a click. `fields` is the form's data; its `msg` is the message of the button.

        `seen` is the model of the frame that the reader clicked; `model` is the current one, which may be later if
        clicks queue up. Raises `InvalidNotation` and `IllegalPosition`.
        """

    def view(self, model: Model) -> Display[FrameView]:
        """Return what is shown: the values for the templates `view.html` and `share.html`, and effects on the page."""


_NOT_IN_IDS = re.compile(r"[^\w-]")


def control(message: str) -> str:
    """Return the id, without the widget's prefix, of the control that sends a message."""
    return _NOT_IN_IDS.sub("-", message)


@runtime_checkable
class Advancing[Model](Protocol):
    """A widget that goes on by itself: it sets `tick` while something is unfinished; the page then asks for more."""

    def advance(self, model: Model, batches: int) -> Model:
        """Return the model with a calculation continued by that many batches, or with one more action of a bot."""


@runtime_checkable
class Sharing[Model](Protocol):
    """A widget that shows something which others don't get, such as the step reached or which seat is the reader's."""

    def shared(self, model: Model) -> Model:
        """Return the model as others get it: of that one the page's link and texts and pictures to share are made."""


@runtime_checkable
class Merging[Model](Protocol):
    """A widget whose links don't replace the reader's saved state but are combined with it."""

    def merge(self, linked: Model, own: Model) -> Model:
        """Return the reader's own model combined with that of a link."""
