"""What a game tells the shared widgets: what lies on its table, what happened, and what a player may do about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from rake.kit.game import Game
from rake.kit.records import Form
from rake.kit.switches import Switch

from ..kit.board import Seat, Seated
from ..kit.names import Names
from ..kit.refusal import Sentence
from ..kit.widget import values


@values()
class AmountView:
    """An action with chips, e.g. `raise`: from `least` to `most`, at first `chosen`; `sizes` are usual ones by name."""

    verb: str
    least: int
    most: int
    chosen: int
    sizes: tuple[tuple[str, int], ...] = ()


@values()
class MovesView:
    """What the seat to act may do: the actions without chips, by their words, and one with chips, if there is any."""

    words: tuple[str, ...]
    amount: AmountView | None


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as readers meet it: its name, a shorter one where there is little room, and how it plays."""

    name: str
    short: str
    plays: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that is over: the seat's action, and what each action was worth.

    The values are what each action gains on average, as far as the seat could know, in what the game counts.
    """

    action: Any
    gains: Mapping[Any, float]

    @property
    def cost(self) -> float:
        """How much less the action gains on average than the best one; 0 for the best."""
        return max(self.gains.values()) - self.gains[self.action]


@dataclass(frozen=True, slots=True)
class Words:
    """A game's words, in English; templates translate them.

    They are its bots by name, what the form calls its presets, its house rules and their values, by the words of
    notation, and why the game refuses something, by code.
    """

    characters: Mapping[str, Character]
    presets: Mapping[str, str]
    switches: Mapping[str, str]
    values: Mapping[str, str]
    refusals: Mapping[Enum, Sentence]

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the bots."""
        return {bot: character.name for bot, character in self.characters.items()}

    @property
    def plays(self) -> Mapping[str, str]:
        """How the bots play."""
        return {bot: character.plays for bot, character in self.characters.items()}


class Presentation(Protocol):
    """A game, and how its table is shown. Its templates are in `widgets/games/<word>/board.html`."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game."""

    @property
    def form(self) -> Form[Any, Any]:
        """How its deals are written down."""

    @property
    def words(self) -> Words:
        """Its words."""

    @property
    def sitting(self) -> tuple[str, ...]:
        """The bots that sit at a new table, beside the reader."""

    @property
    def presets(self) -> Mapping[str, Any]:
        """The sets of its house rules that have a name."""

    @property
    def switches(self) -> Mapping[str, Switch]:
        """Its house rules by the names of their fields."""

    def rules(self, match: Any) -> Any:
        """Return the house rules of a match."""

    def is_broke(self, match: Any, player: int) -> bool:
        """Return whether a player has too few chips to play on."""

    def board(self, view: Any, names: Names) -> Seated[Seat]:
        """Return what lies on the table, as a seat sees it."""

    def events(self, before: Any, now: Any, names: Names) -> Iterable[Any]:
        """Return what happened from one view to the next, `before` None at the deal, for the macro `event`."""

    def moves(self, view: Any) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do."""

    def hints(self, view: Any) -> int:
        """Return how many hints there are at a seat's decision, one after the other."""

    def hint(self, view: Any) -> Any:
        """Return what all hints at a seat's decision need, for the macro `hint_text`."""

    def decisions(self, views: Sequence[Any]) -> Sequence[Decision]:
        """Return those decisions of a seat that can be judged, from its views after each move."""
