"""Deals as text: a line of fields, then a line for each action; and a seat's view, which is such a text with gaps.

    durak 1 seats=2 players=2.1 rules=default deck=6S.7H...
    1 attack 6S
    2 take

`deck` is the whole pack in the order in which it is dealt. In the record of a view, which has a field `seen`, a card
that the seat does not know is `xx`, in the deck as in a choice that others made in private; at the end of the deck such
cards may be left out.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, NamedTuple, Protocol, Self

from .cards import UNSEEN, CardRefusal
from .chance import Random, shuffle
from .chips import parse_chips
from .errors import IllegalPosition, InvalidNotation, Violation, offset_by, read_each
from .game import GameRefusal, Move, Range, State, replay
from .notation import Fields, Notation

# In links a `~` ends a line.
_LINE = re.compile(r"[^\r\n~]+")
_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)
_UNKNOWN_END = re.compile(rf"(\.{UNSEEN})+$")


class RecordRefusal(Enum):
    """Why a record is refused."""

    PLAYERS = "players"
    STACKS = "stacks"
    DECK = "deck"
    NOT_AS_PLAYED = "not-as-played"


class MoveLine[A](NamedTuple):
    """A line of a record: what a seat has done."""

    seat: int
    action: A

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


@dataclass(frozen=True, slots=True)
class Deal[C]:
    """What a deal starts from: the players by seat, the rules, and the whole pack in its order.

    `own` holds fields that only one game has. `seen` is the seat whose view this is, if it is one: then a card of the
    deck is None where that seat does not know it.
    """

    players: tuple[int, ...]
    rules: str
    deck: tuple[C | None, ...]
    stake: int = 0
    stacks: tuple[int, ...] = ()
    own: tuple[tuple[str, str], ...] = ()
    seen: int | None = None

    @property
    def seats(self) -> int:
        """How many were dealt in."""
        return len(self.players)

    def masked(self, seat: int, indices: Collection[int]) -> Deal[C]:
        """Return a seat's view of the deal: it knows the cards at these indices of the deck, counted from 0.

        Raises `IllegalPosition` for a seat that was not dealt in, 0 excepted, which stands for everybody else, and
        where one of these cards is missing.
        """
        if not 0 <= seat <= self.seats:
            raise IllegalPosition(Violation(GameRefusal.SEAT, (seat, self.seats)))
        if None in [self.deck[index] for index in indices]:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (seat,)))
        deck = tuple([card if index in indices else None for index, card in enumerate(self.deck)])
        return Deal(self.players, self.rules, deck, self.stake, self.stacks, self.own, seat)

    def filled(self, pack: Iterable[C], rng: Random) -> Deal[C]:
        """Return a deal that a view may be of: the rest of the pack in the gaps, all orders equally likely."""
        rest = iter(shuffle(rng, (Counter(pack) - Counter(card for card in self.deck if card is not None)).elements()))
        deck = tuple(next(rest) if card is None else card for card in self.deck)
        return replace(self, deck=deck, seen=None)


@dataclass(frozen=True, slots=True)
class RecordFormat[A, V: AnyView, C]:
    """How a game writes its records.

    `seats` is how many can be dealt in; `rules` and `own`, the fields of this game alone, are read to their canonical
    text; `pack` gives the cards of these rules. `begin` gives the state after the deal; for the record of a view it
    gets a deal with gaps, and the state then allows all that might be legal. `stake` and `stack` are those of a deal
    that names none, in chips; 0 where a game has none.
    """

    notation: Notation
    seats: range
    rules: Callable[[str], str]
    pack: Callable[[str], Collection[C]]
    parse_card: Callable[[str], C]
    parse_action: Callable[[str], A]
    begin: Callable[[Deal[C]], Dealt[A, V, C]]
    own: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    stake: int = 0
    stack: int = 0

    def parse(self, text: str) -> DealRecord[A, V, C]:
        """Return the record that a text holds; whether its actions are legal is found out by playing them.

        In the record of a view, unknown cards at the end of the deck may be left out.

        Raises `InvalidNotation` for text that cannot be read and `IllegalPosition` for what cannot be: a card too
        often, too many players.
        """
        lines = [(line.group(), line.start()) for line in _LINE.finditer(text) if not line.group().isspace()]
        if not lines:
            raise InvalidNotation(self.notation.header, "")
        (header, at), *actions = lines
        names = ["seats", "players", "rules", *["stake"] * bool(self.stake), *["stacks"] * bool(self.stack)]
        with offset_by(at):
            deal = self._deal(self.notation.parse_header(header, [*names, *self.own, "seen", "deck"]))
        return DealRecord(self, deal, tuple(self._line(line, at, deal.seats) for line, at in actions))

    def _deal(self, fields: Fields) -> Deal[C]:
        seats = fields.read("seats", parse_number)
        if seats not in self.seats:
            raise IllegalPosition(Violation(GameRefusal.SEATS, (seats,)))
        players = fields.read("players", parse_numbers, ".".join(map(str, range(1, seats + 1))))
        if len(players) != seats or len(set(players)) != seats or 0 in players:
            raise IllegalPosition(Violation(RecordRefusal.PLAYERS, (".".join(map(str, players)),)))
        stacks = fields.read("stacks", parse_stacks, ".".join([str(self.stack)] * seats)) if self.stack else ()
        if self.stack and len(stacks) != seats:
            raise IllegalPosition(Violation(RecordRefusal.STACKS, (len(stacks), seats)))
        seen = fields.read("seen", parse_number) if "seen" in fields else None
        if (seen or 0) > seats:
            raise IllegalPosition(Violation(GameRefusal.SEAT, (seen or 0, seats)))
        rules = fields.read("rules", self.rules)
        deck = fields.read("deck", lambda text: read_each(".", self._card, text))
        pack = Counter(self.pack(rules))
        if seen is not None:
            deck += (None,) * (pack.total() - len(deck))
        self._check_deck(deck, pack, seen)
        own = tuple((name, fields.read(name, parse)) for name, parse in self.own.items() if name in fields)
        return Deal(players, rules, deck, fields.read("stake", parse_chips, str(self.stake)), stacks, own, seen)

    def _card(self, text: str) -> C | None:
        return None if text.lower() == UNSEEN else self.parse_card(text)

    def _check_deck(self, deck: Sequence[C | None], pack: Counter[C], seen: int | None) -> None:
        counts = Counter(card for card in deck if card is not None)
        if twice := counts - pack:
            raise IllegalPosition(Violation(CardRefusal.TWICE, (str(next(iter(twice))),)))
        if len(deck) != pack.total():
            raise IllegalPosition(Violation(RecordRefusal.DECK, (len(deck), pack.total())))
        if seen is None and None in deck:
            raise IllegalPosition(Violation(GameRefusal.HIDDEN))

    def _line(self, line: str, at: int, seats: int) -> MoveLine[A]:
        at += len(line) - len(line.lstrip())
        number, gap, action = line.strip().partition(" ")
        with offset_by(at):
            seat = parse_number(number)
            if not 1 <= seat <= seats:
                raise InvalidNotation(f"seat 1..{seats}", number)
            with offset_by(len(number + gap)):
                return MoveLine(seat, self.parse_action(action))

    def format_header(self, deal: Deal[C]) -> str:
        """Return a record's first line. Defaults are left out, but seats, rules and deck are always written."""
        plain = tuple(range(1, deal.seats + 1))
        return self.notation.format_header(
            {
                "seats": str(deal.seats),
                "players": format_numbers(deal.players) if deal.players != plain else "",
                "rules": deal.rules,
                "stake": str(deal.stake) if deal.stake != self.stake else "",
                "stacks": format_numbers(deal.stacks) if set(deal.stacks) != {self.stack} else "",
                **dict(deal.own),
                "seen": "" if deal.seen is None else str(deal.seen),
                "deck": ".".join(UNSEEN if card is None else str(card) for card in deal.deck),
            }
        )


@dataclass(frozen=True, slots=True)
class DealRecord[A, V: AnyView, C]:
    """A deal so far: what it starts from, and every action. In a view, what its seat does not know is missing."""

    form: RecordFormat[A, V, C] = field(compare=False, repr=False)
    deal: Deal[C]
    moves: tuple[MoveLine[A], ...] = ()

    def __str__(self) -> str:
        """Return the notation."""
        return "\n".join([self.form.format_header(self.deal), *map(str, self.moves)])

    @property
    def in_field(self) -> str:
        """The record as a field `deal` has it: on one line, without the unknown end of its deck."""
        header, *moves = str(self).splitlines()
        dealt = _UNKNOWN_END.sub("", header.removeprefix(f"{self.form.notation.header} "))
        return "~".join([dealt, *moves])

    def state(self) -> Dealt[A, V, C]:
        """Return the deal at the end of the record.

        Raises `IllegalAction` for an action that the rules refuse and `IllegalPosition` for the record of a view, a
        move out of turn or a deal that cannot be.
        """
        return self.states()[-1]

    def states(self) -> tuple[Dealt[A, V, C], ...]:
        """Return the deal as it was dealt and after each action. Raises as `state` does."""
        if self.deal.seen is not None:
            raise IllegalPosition(Violation(GameRefusal.HIDDEN))
        return replay(self.form.begin(self.deal), self.moves)

    def views(self, seat: int) -> tuple[V, ...]:
        """Return what a seat knew after the deal and after each action; from the record of a view only its own seat's.

        Raises as `state` does, and `IllegalPosition` for a view that names what the seat cannot know.
        """
        if self.deal.seen not in (None, seat):
            raise IllegalPosition(Violation(GameRefusal.HIDDEN))
        # What lay open only later is masked again.
        views = tuple(state.seen_by(seat) for state in replay(self.form.begin(self.deal), self.moves))
        if self.deal.seen is not None and views[-1].record() != self:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (seat,)))
        return views


class Dealt[A, V: AnyView, C](State[A, V], Protocol):
    """A deal that knows what it started from, and is written down as here."""

    @property
    def deal(self) -> Deal[C]:
        """What the deal started from."""

    def record(self) -> DealRecord[A, V, C]:
        """Return the deal so far as text."""


type AnyDealt = Dealt[Any, Any, Any]
type AnyView = DealView[Any, Any]
"""A deal of whichever game, and what one seat knows of it: the bound of a type variable can't name other variables."""


@dataclass(frozen=True, slots=True)
class DealView[A, S: AnyDealt](ABC):
    """What one seat knows: a state with gaps, of which it shows no more than a view may.

    A game adds what its bots and pages ask for, and how the gaps are filled.
    """

    seat: int
    masked: S

    def __str__(self) -> str:
        """Return the text of its record."""
        return str(self.record())

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the deal is over."""
        return self.masked.to_act

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.masked.players

    @property
    def moves(self) -> tuple[Move[A], ...]:
        """What was done so far, without what the seat may not see."""
        return self.masked.moves

    @property
    def scores(self) -> tuple[int, ...]:
        """What the deal has changed, by seat; empty before its end."""
        return self.masked.scores

    def legal(self) -> tuple[A, ...]:
        """Return what the seat may do: nothing unless it is its turn."""
        return self.masked.legal() if self.seat == self.to_act else ()

    def ranges(self) -> tuple[Range, ...]:
        """Return the amounts that the seat may name."""
        return self.masked.ranges() if self.seat == self.to_act else ()

    def why_not(self, action: A) -> Violation | None:
        """Return why the seat may not do this; None where it may."""
        if self.to_act is not None and self.to_act != self.seat:
            return Violation(GameRefusal.OUT_OF_TURN, (self.seat, self.to_act))
        return self.masked.why_not(action)

    def record(self) -> DealRecord[A, Self, Any]:
        """Return the deal so far as text, with `xx` for what the seat does not know."""
        return self.masked.record()

    @abstractmethod
    def resample(self, rng: Random) -> S:
        """Return a deal that this may be a view of: all that the rules and the actions leave are equally likely."""


def parse_stacks(text: str) -> tuple[int, ...]:
    """Return the chips of `100.80.0`. Raises `InvalidNotation`."""
    return read_each(".", parse_chips, text)


def preset_of(presets: Collection[str]) -> Callable[[str], str]:
    """Return the reader of the name of a preset."""

    def parse(text: str) -> str:
        if text not in presets:
            raise InvalidNotation("rules", text)
        return text

    return parse


def parse_number(text: str) -> int:
    """Return the number below 100 that a text names, of seats or of one player. Raises `InvalidNotation`."""
    if not _NUMBER.fullmatch(text):
        raise InvalidNotation("number", text)
    return int(text)


def parse_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers below 100, of seats or players, of `3.1.2`. Raises `InvalidNotation`."""
    return read_each(".", parse_number, text)


def format_numbers(numbers: Iterable[int]) -> str:
    """Return the numbers joined by dots."""
    return ".".join(map(str, numbers))
