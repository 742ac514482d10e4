"""Games for points: the sheet of a match, deal by deal, what ends it, and who has won."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar, NamedTuple, Self

from .chance import Random, pick
from .errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, read_each
from .game import Game, GameRefusal, NothingBetween, leaders
from .records import AnyDealt, AnyView, DealRecord, RecordFormat, format_numbers, parse_number, parse_numbers

__all__ = ["Limit", "PointsGame", "PointsMatch"]

_POINTS = re.compile(r"0|-?[1-9][0-9]{0,4}", re.ASCII)


class Limit(NamedTuple):
    """What ends a match: a player with this many `points`, or this many `deals`; 0 for no such limit.

    Negative points are those that a player has lost.
    """

    points: int = 0
    deals: int = 0

    def is_reached(self, scores: Sequence[int], deals: int) -> bool:
        """Return whether a match with these scores after this many deals is over."""
        far = max(scores) >= self.points > 0 or min(scores) <= self.points < 0
        return far or deals >= self.deals > 0


@dataclass(frozen=True, slots=True)
class PointsMatch[S: AnyDealt](NothingBetween[Any], ABC):
    """A match between two deals.

    `sheet` has a row for each deal that counted: the points that each player won or lost; more is better. `order` lists
    the players of the next deal by seat, the dealer last. It is empty before the first deal, whose dealer is drawn at
    random. `own` holds what else a deal leaves to the next one, as fields of its record. A subclass adds how to deal
    and what ends a match.
    """

    rules: str
    seats: int
    sheet: tuple[tuple[int, ...], ...] = ()
    order: tuple[int, ...] = ()
    own: tuple[tuple[str, str], ...] = ()

    form: ClassVar[RecordFormat[Any, Any, Any]]
    """How the game writes its deals."""

    handed_on: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that a deal leaves to the next one, of those that only this game's records have."""

    def __str__(self) -> str:
        """Return the notation, which `parse` reads."""
        fields = {
            "rules": self.rules,
            "seats": str(self.seats),
            "sheet": "_".join(map(format_numbers, self.sheet)),
            "order": format_numbers(self.order),
            **dict(self.own),
        }
        return self.form.notation.format_fields(fields)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the match that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
        fields = cls.form.notation.parse_fields(text, ("rules", "seats", "sheet", "order", *cls.handed_on))
        seats = fields.read("seats", parse_number)
        sheet = fields.read("sheet", lambda text: read_each("_", _parse_row, text)) if "sheet" in fields else ()
        order = fields.read("order", parse_numbers) if "order" in fields else ()
        players = list(range(1, seats + 1))
        if seats not in cls.form.seats or sorted(order) not in ([], players) or {*map(len, sheet)} - {seats}:
            raise IllegalPosition(Violation(GameRefusal.SEATS, (seats,)))
        own = tuple((name, fields.read(name, cls.form.own[name])) for name in cls.handed_on if name in fields)
        return cls(fields.read("rules", cls.form.rules), seats, sheet, order, own)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of players 1, 2 and so on."""
        return tuple(map(sum, zip(*self.sheet, strict=True))) or (0,) * self.seats

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players who play together, and so have the same points; each is alone unless a subclass joins some."""
        return tuple((player,) for player in range(1, self.seats + 1))

    @property
    @abstractmethod
    def limit(self) -> Limit:
        """What ends the match."""

    @property
    def over(self) -> bool:
        """Whether the limit is reached."""
        return self.limit.is_reached(self.scores, len(self.sheet))

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the most points once the match is over; nobody before."""
        return leaders(self.scores) if self.over else ()

    def why_no_deal(self) -> Violation | None:
        """Return a violation if the match is over, else None."""
        return Violation(GameRefusal.MATCH_OVER) if self.over else None

    @abstractmethod
    def begin(self, players: tuple[int, ...], rng: Random) -> S:
        """Return a new deal to these players, by seat."""

    @property
    def fields_of_deal(self) -> tuple[tuple[str, str], ...]:
        """The fields of this match in the next deal's record: by default those that were handed on."""
        return self.own

    def next_order(self, ended: S) -> tuple[int, ...]:
        """Return the players of the deal after this one: the deal passes to the dealer's left."""
        return (*ended.players[1:], ended.players[0])

    def next_own(self, ended: S) -> tuple[tuple[str, str], ...]:
        """Return the fields named in `handed_on` of the deal after this one; `begin` puts them into it."""
        del ended
        return ()

    def deal(self, rng: Random) -> S:
        """Return the next deal; before the first one chance also draws the dealer. Raises `IllegalAction`."""
        if violation := self.why_no_deal():
            raise IllegalAction(violation)
        if self.order:
            return self.begin(self.order, rng)
        players = tuple(range(1, self.seats + 1))
        dealer = pick(rng, players)
        return self.begin((*players[dealer:], *players[:dealer]), rng)

    def settle(self, ended: S) -> Self:
        """Return the match after a deal. Raises `IllegalPosition` for one that is not over or not of this match."""
        if ended.to_act is not None:
            raise IllegalPosition(Violation(GameRefusal.NOT_OVER))
        if not self.could_have_dealt(ended):
            raise IllegalPosition(Violation(GameRefusal.OTHER_DEAL))
        if not self.counts(ended):
            return replace(self, order=self.order_again(ended))
        changed = dict(zip(ended.players, ended.scores, strict=True))
        row = tuple(changed[player] for player in sorted(changed))
        return replace(self, sheet=(*self.sheet, row), order=self.next_order(ended), own=self.next_own(ended))

    def counts(self, ended: S) -> bool:
        """Return whether a deal goes on the sheet; one that was thrown in doesn't."""
        del ended
        return True

    def order_again(self, ended: S) -> tuple[int, ...]:
        """Return the players of the deal after one that doesn't count: by default the same dealer deals again."""
        return ended.players

    def could_have_dealt(self, ended: S) -> bool:
        """Return whether this can be a deal of this match: its rules, its players, and what its record has of it."""
        if self.over or ended.deal.rules != self.rules or {*self.fields_of_deal} != {*ended.deal.own}:
            return False
        return ended.players == self.order if self.order else sorted(ended.players) == list(range(1, self.seats + 1))


def _parse_row(text: str) -> tuple[int, ...]:
    """Return the points of `3.-1.0`. Raises `InvalidNotation`."""
    return read_each(".", _points, text)


def _points(text: str) -> int:
    if not _POINTS.fullmatch(text):
        raise InvalidNotation("points", text)
    return int(text)


class PointsGame[A, S: AnyDealt, V: AnyView, M: PointsMatch[Any]](Game[A, S, V, M]):
    """The part of the interface `kit.game.Game` that all games for points share.

    A game sets the class of its matches, the number of the rule behind each code with which it refuses, its bots and
    its presets, and says what the scores of a deal add up to.
    """

    matches: type[M]
    rule_numbers: Mapping[Enum, str]
    chips = False

    @property
    def form(self) -> RecordFormat[A, V, Any]:
        """How its deals are written."""
        return self.matches.form

    @property
    def word(self) -> str:
        """The word that opens its records."""
        return self.form.notation.word

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.form.seats

    def rule_of(self, code: Enum) -> str:
        """Return the number of the rule behind a code."""
        return self.rule_numbers[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> M:
        """Return a match before its first deal.

        Raises `InvalidNotation`, and `IllegalPosition` also if `stacks` or a `stake` are given.
        """
        if seats not in self.seats:
            raise IllegalPosition(Violation(GameRefusal.SEATS, (seats,)))
        if (stacks, stake) != (None, None):
            raise IllegalPosition(Violation(GameRefusal.NO_CHIPS))
        return self.matches(self.form.rules(rules), seats)

    def parse_action(self, text: str) -> A:
        """Return the action that a text names. Raises `InvalidNotation`."""
        return self.form.parse_action(text)

    def parse_record(self, text: str) -> DealRecord[A, V, Any]:
        """Return the record that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
        return self.form.parse(text)

    def parse_match(self, text: str) -> M:
        """Return the match that a text holds. Raises as `parse_record` does."""
        return self.matches.parse(text)
