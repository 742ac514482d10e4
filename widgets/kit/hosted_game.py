"""A game as the host of the widgets sees it, Rake like any other: its widgets, its pages, and why it refuses input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from .refusal import RefusalView
from .widget import Widget


class ShowRefusal(Protocol):
    """Why input was refused, None without an error; `linked` if the input was a link."""

    def __call__(self, error: ValueError | None, *, linked: bool = False) -> RefusalView | None:
        """Return the sentence and its values."""


@dataclass(frozen=True, slots=True, eq=False)
class HostedGame:
    """A game.

    `unit` is what its players call what is played from one shuffle to the next: a `round`, or a `deal`.

    `folder` is where its pages are, from the language's first page: each widget has a page of its name there, `table`
    is the one where it's played. `lessons` is where its lessons are, within that folder.

    Names of templates: `templates` has those of each widget, with `view` or `share` left open; `board` has the macros
    of the game's table; `questions` leaves the word of a kind of question open; `card_names` names the game's cards.

    `sentences` are the packages that have its sentences; where two have one of the same name, the last counts.

    `deck` is the class, for the style sheet, of what shows the cards, empty for the deck that the reader has chosen.
    `to_query` makes notation the query of a link, and `rule_address` gives the address of a rule from the language's
    first page.
    """

    widgets: Mapping[str, Widget[Any]]
    folder: str
    templates: Mapping[str, str]
    board: str
    questions: str
    table: str
    lessons: str
    card_names: str
    deck: str
    to_query: Callable[[str], str]
    rule_address: Callable[[str], str]
    show_refusal: ShowRefusal
    unit: str = "round"
    sentences: tuple[str, ...] = ()

    @property
    def linked(self) -> Mapping[str, str]:
        """Its widgets that links belong to, by their `LINKED_BY` field."""
        return {widget.LINKED_BY: name for name, widget in self.widgets.items() if widget.LINKED_BY}
