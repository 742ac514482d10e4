"""What a game tells the shared widgets: what lies on its table, what happened, and what a player may do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Protocol

from rake.kit.events import Event
from rake.kit.game import AnyMatch, Game
from rake.kit.records import AnyView, Dealt, RecordFormat
from rake.kit.saying import namesake
from rake.kit.search import Search
from rake.kit.switches import Switch

from ..kit.board import Name, Seat, Seated
from ..kit.leaving import says_left
from ..kit.names import Names
from ..kit.saying import Remark
from ..kit.widget import values
from .decision import Decision
from .match_remarks import says_lead

type Orders[V] = Mapping[str, Callable[[V, str], tuple[int, ...]]]
"""How a hand may lie, by `suit` or by `rank`, each with a key to sort its cards by in a view; the first is usual."""


@values()
class AmountView:
    """An action with an amount, e.g. `raise`: from `least` to `most` in steps of `step`, at first `chosen`.

    `sizes` are usual amounts by name.
    """

    verb: str
    least: int
    most: int
    chosen: int
    sizes: tuple[tuple[str, int], ...] = ()
    step: int = 1


@values()
class CardMove:
    """Something to do with cards of the hand: `verb` and a card make the action, or several cards, joined by dots.

    With `targets`, such as `on 1` for the first meld, one of them ends the action: what it means on the table can be
    pressed as soon as the chosen cards may go there.
    """

    verb: str
    several: bool = False
    targets: tuple[str, ...] = ()


@values()
class AddedCard:
    """A card named with an action, such as a partner's: what comes before it, and the list, the usual one first."""

    before: str
    cards: tuple[str, ...]


@values()
class MovesView:
    """What the seat to act may do: the actions without chips, by their words, and one with chips, if there is any.

    Those `on_table` have no button of their own: what lies there is pressed, such as a pile to draw from. `on_enter` is
    the action that the Enter key takes in a field, by its word; empty for none. `hand` lists the seat's cards in any
    order, if they can be pressed, and `cards` says what can be done with them, the usual thing first. A press on a card
    does the only thing that is legal with it. It chooses the card instead, and buttons say what can be done with those
    that are chosen, if there are several such things, if one takes several cards or a target, and in a long hand.
    `late` is the action that is done once the time is over, by its word; empty in a game without a clock. Where the
    seat is `forced` to something that nobody needs to be asked about, such as to pass, it's done for them. Where a card
    is `added`, one is chosen from a list, and ends the action of any of the words. Cards of the hand that are `exposed`
    lie face up for all. Where newcomers may not know the words, they're `explained` at an address from the language's
    first page.
    """

    words: tuple[str, ...]
    amount: AmountView | None
    on_enter: str = ""
    hand: tuple[str, ...] = ()
    cards: tuple[CardMove, ...] = ()
    late: str = ""
    forced: bool = False
    on_table: tuple[str, ...] = ()
    added: AddedCard | None = None
    exposed: tuple[str, ...] = ()
    explained: str = ""

    @property
    def steady(self) -> str:
        """The word of a check or a call, which a key presses sooner than a fold or a raise; else empty."""
        return next((word for word in self.words if word in ("check", "call")), "")


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as readers meet it: its name, a shorter one where there is little room, and how it plays."""

    name: str
    short: str
    plays: str


@values()
class BetweenView:
    """What the reader may do between two deals.

    One who is `away` sits out, and may be `owing` blinds. Then the numbers of three rules: for chips added, for sitting
    out, and for missed blinds.
    """

    away: bool
    owing: bool
    adding: str
    sitting_out: str
    missing: str


@values()
class StakeView:
    """The stake: its name, its chips, those that it has if the reader chooses none, and the number of its rule."""

    name: str
    chips: int
    usual: int
    rule: str


@values()
class SheetView:
    """The score sheet of a match: a row for each deal that counted, the totals, and who leads.

    `columns` are the sides that score, each with its players. `rows` and `totals` are points by column. Nobody leads
    before the first row: `leading` has the sides that do, by the numbers of their players, who are called as `people`
    says. `ending` says what ends the match.

    Where a number wouldn't say what a row is, `names` does, in English; those without a row are still to be played.
    `groups` has the player to whom the rows from one on belong, by its number from 0, and `group` says what that means.
    """

    columns: tuple[tuple[Name, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    leading: tuple[tuple[int, ...], ...]
    people: Names
    ending: tuple[Remark, ...]
    names: tuple[str, ...] = ()
    groups: Mapping[int, Name] = MappingProxyType({})
    group: str = ""

    @property
    def lead(self) -> Remark | None:
        """What is said of the leaders; None before the first row."""
        return says_lead(self.leading)


@dataclass(frozen=True, slots=True)
class Words:
    """A game's words, in English; templates translate them.

    They are its bots by name, what the form calls its presets, its house rules and their values, by the words of
    notation, and why the game refuses something, by code: as a remark that takes the values of the refusal.
    """

    characters: Mapping[str, Character]
    presets: Mapping[str, str]
    switches: Mapping[str, str]
    values: Mapping[str, str]
    refusals: Mapping[Enum, type[Remark]]

    def bot_name(self, bot: str, number: int) -> Name:
        """Return the name of a bot; `number` tells those of one character apart."""
        character = self.characters[bot]
        return Name("bot", character.name, character.short, namesake(number))

    @property
    def names(self) -> Mapping[str, str]:
        """The names of the bots."""
        return {bot: character.name for bot, character in self.characters.items()}

    @property
    def plays(self) -> Mapping[str, str]:
        """How the bots play."""
        return {bot: character.plays for bot, character in self.characters.items()}


class Help(Protocol):
    """What all hints at a decision need."""

    @property
    def best(self) -> tuple[str, ...]:
        """The messages of the actions that are best as far as the last hint knows."""


class Presentation[A, V: AnyView, M: AnyMatch](Protocol):
    """A game, and how its table is shown. Its macros are in `widgets/games/<word>/board.html`; a variant has another's.

    Here and in all shared widgets, `A` is the type of the game's actions, `V` that of its views, `M` of its matches.

    A game whose players have nothing to do between two deals inherits from `NothingBetween`, one for chips from
    `ForChips`, and one for points from `ForPoints`.
    """

    def __hash__(self) -> int:
        """Return a number by which caches find it."""

    @property
    def game(self) -> Game[A, Dealt[A, V, str], V, M]:
        """The game."""

    @property
    def form(self) -> RecordFormat[A, V, str]:
        """How its deals are written down."""

    @property
    def words(self) -> Words:
        """Its words."""

    @property
    def sitting(self) -> tuple[str, ...]:
        """The bots that sit at a new table, beside the reader."""

    @property
    def orders(self) -> Orders[V]:
        """How a hand may lie."""

    @property
    def rulebooks(self) -> Mapping[str, str]:
        """The word of the game on whose page of rules a rule is, by the two letters with which its number begins."""

    @property
    def presets(self) -> Mapping[str, object]:
        """The sets of its house rules that have a name."""

    @property
    def switches(self) -> Mapping[str, Switch]:
        """Its house rules by the names of their fields."""

    def rules(self, match: M) -> object:
        """Return the house rules of a match."""

    def format_rules(self, match: M) -> str:
        """Return the house rules of a match in notation, e.g. `limit.cap-4`."""

    def stake(self, match: M) -> StakeView | None:
        """Return the stake of a match; None in a game whose stakes are a house rule, or that has none."""

    def is_broke(self, match: M, player: int) -> bool:
        """Return whether a player has too few chips to play on."""

    def sheet(self, match: M, people: Names) -> SheetView | None:
        """Return the score sheet of a match; None in a game for chips. `people` are the names of its players."""

    def board(self, view: V, names: Names) -> Seated[Seat]:
        """Return what lies on the table, as a seat sees it."""

    def events(self, before: V | None, now: V) -> Iterable[Event]:
        """Return what happened from one view to the next, `before` None at the deal, for the macro `event`."""

    def moves(self, view: V) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do."""

    def as_said(self, view: V, action: A) -> object:
        """Return an action of the view's seat as sentences name it: one word of notation may stand for two."""

    def hints(self, view: V) -> tuple[str, ...]:
        """Return the codes of the hints at a seat's decision, in the order in which they're shown."""

    def hint(self, view: V, so_far: Search[A] | None) -> Help:
        """Return what all hints at a seat's decision need, for the macros `hint_text` and `hint_reasons`.

        `so_far` is the decision's search, if the last hint was asked for and needs one.
        """

    def search(self, view: V, *actions: A) -> Search[A] | None:
        """Return the search behind the last hint at a decision, or behind its review, before its first batch.

        It compares these actions with those that are worth a thought. None in a game that needs no search.
        """

    def can_judge(self, view: V) -> bool:
        """Return whether a seat's decision can be judged."""

    def judge(self, view: V, action: A, so_far: Search[A] | None) -> Decision[A]:
        """Return a seat's decision with what each action was worth; `so_far` is its search, if the game needs one."""

    def leaving(self, view: V) -> Remark | None:
        """Return what the player in a view's seat loses who leaves during the deal; None if that's nothing."""

    def absent(self, view: V) -> A | None:
        """Return what is done for the seat to act once its player has left; None where its hand is folded."""

    def left(self, match: M, scores: tuple[int, ...], bought: int) -> Remark | None:
        """Return what is said of the scores, by player, with which the reader has left a match.

        In a game for chips they have `bought` that many at the table, 0 if that isn't known.
        """

    def result(self, before: M, after: M, player: int) -> str:
        """Return what a deal, from the match before it to the one after, brought a player, as a ledger notes it.

        In a game for chips that's the chips won, in one for points whether the deal was won, and whether the
        match was if the deal ended it (`widgets.kit.ledger`); empty for a deal that doesn't count.
        """

    def is_away(self, match: M, player: int) -> bool:
        """Return whether a player sits out."""

    def between(self, match: M, player: int) -> BetweenView | None:
        """Return what a player may do before the next deal; None in a game where there is nothing to do."""

    def seconds(self, match: M, player: int) -> float:
        """Return how long a player has for a decision; 0 without a clock."""

    def decided(self, match: M, player: int, *, late: bool) -> M:
        """Return the match once its clock knows that a decision came in time, or too late."""


class NothingBetween:
    """What those presentations share whose players have nothing to do between two deals, and no stake or clock."""

    def stake(self, match: object) -> None:
        """Return None: nobody chooses a stake."""

    def is_away(self, match: object, player: int) -> bool:
        """Return that nobody sits out."""
        del match, player
        return False

    def between(self, match: object, player: int) -> None:
        """Return that there is nothing to do."""

    def seconds(self, match: object, player: int) -> float:
        """Return that there is no clock."""
        del match, player
        return 0

    def decided[M](self, match: M, player: int, *, late: bool) -> M:
        """Return the match as it is."""
        del player, late
        return match


class ForChips:
    """What the presentations of games for chips share, in which a hand lies as it was dealt."""

    orders: Orders[object] = MappingProxyType({})

    def as_said[A](self, view: object, action: A) -> A:
        """Return the action as it is."""
        del view
        return action

    def left(self, match: object, scores: tuple[int, ...], bought: int) -> Remark | None:
        """Return what is said of the chips with which the reader has left, if it's known how many they bought."""
        return says_left(scores[0], bought) if bought else None

    def result[M: AnyMatch](self, before: M, after: M, player: int) -> str:
        """Return the chips won, below 0 if they were lost."""
        return str(after.scores[player - 1] - before.scores[player - 1])

    def sheet(self, match: object, people: Names) -> None:
        """Return None, as the stacks are the score."""
