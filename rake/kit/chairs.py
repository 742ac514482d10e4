"""A table from deal to deal: chairs, stacks, the dealer, blinds owed, buy-ins, the clock.

The rules for all this are the same in Rake (6.10, 8.12, 8.16, 9.3 to 9.5) and in poker (PK2.1, PK2.6, PK2.7, PK3.13,
PK4.6). Where they differ, the house rules of the table say how.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple, Protocol, Self

from .chair import LAPSES, Chair, TableRefusal, parse_chair
from .chance import Random, pick
from .chips import MOST_CHIPS
from .errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, read_each
from .notation import Fields
from .stakes import StakeRules, blind_seats, check_stake, small_blind

_NUMBER = re.compile(r"[0-9]{1,7}", re.ASCII)


class SeatRefusal(Enum):
    """Why a seat, or a number of players, is refused."""

    PLAYERS = "players"
    SEAT = "seat"


def check_players(players: int, most: int) -> None:
    """Raise `IllegalPosition` unless two to `most` play."""
    if not 2 <= players <= most:
        raise IllegalPosition(Violation(SeatRefusal.PLAYERS, (players, 2, most)))


def check_seat(seat: int, players: int) -> None:
    """Raise `IllegalPosition` unless this is the number of a seat, from 1 to `players`."""
    if not 1 <= seat <= players:
        raise IllegalPosition(Violation(SeatRefusal.SEAT, (seat, players)))


class ChairRules(StakeRules, Protocol):
    """The house rules that a table has from deal to deal."""

    @property
    def missed_blinds(self) -> str:
        """How somebody who sat out comes back: `post`, `wait` or `dealt`."""

    @property
    def buy_in_min(self) -> int:
        """The least that a stack may be when chips are bought."""

    @property
    def buy_in_max(self) -> int:
        """The most that a stack may be when chips are bought."""

    @property
    def clock(self) -> int:
        """The seconds for a decision; 0 without a clock."""


class Seating(NamedTuple):
    """What a deal starts from: the stack of each seat in chips, dead money by seat, and the seats that are absent."""

    stacks: tuple[int, ...]
    posts: Mapping[int, int]
    absent: tuple[int, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Chairs[R: ChairRules](ABC):
    """A table between deals or during one. A game says how many may sit, and what it deals.

    Chairs are numbered from 1, clockwise; None is an empty chair. `stake` is the ante or the big blind; `dealer` is the
    chair that dealt last, 0 before the first round, and may be empty by now. During a round `playing` holds the chairs
    dealt in, from seat 1 on, the dealer's last; between rounds it is empty. Raises `IllegalPosition`, also if all
    stacks together exceed `MOST_CHIPS`, because one player may win them all.
    """

    chairs: tuple[Chair | None, ...]
    stake: int
    rules: R
    dealer: int = 0
    playing: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        check_players(len(self.chairs), self.most)
        check_stake(self.rules, self.stake)
        chips = sum(chair.stack for chair in self.chairs if chair)
        if chips > MOST_CHIPS:
            raise IllegalPosition(Violation(TableRefusal.CHIPS_ON_TABLE, (chips, MOST_CHIPS)))
        if not 0 <= self.dealer <= len(self.chairs):
            raise IllegalPosition(Violation(TableRefusal.DEALER, (self.dealer, len(self.chairs))))
        taken = [number for number in self.playing if 1 <= number <= len(self.chairs) and self.chairs[number - 1]]
        in_order = len(taken) > 1 and taken[-1] == self.dealer and self.playing == _clockwise(self.dealer, set(taken))
        if self.playing and not in_order:
            raise IllegalPosition(Violation(TableRefusal.PLAYING, self.playing))

    @property
    @abstractmethod
    def most(self) -> int:
        """The most players that the game allows."""

    def seated(self, stacks: Sequence[int]) -> Self:
        """Return the table with a new player in every chair, each with the stack given for it. Raises as `sit` does."""
        table = self
        for number, stack in enumerate(stacks, 1):
            table = table.sit(number, stack)
        return table

    def chair(self, number: int) -> Chair:
        """Return the player in a chair. Raises `IllegalAction` for a chair that is empty or does not exist."""
        chair = self.chairs[number - 1] if 1 <= number <= len(self.chairs) else None
        if chair is None:
            raise IllegalAction(Violation(TableRefusal.EMPTY_CHAIR, (number,)))
        return chair

    def sit(self, number: int, chips: int) -> Self:
        """Return the table with a new player in an empty chair, with a stack of these chips (9.4).

        Raises `IllegalAction`, and `IllegalPosition` if the table would hold more chips than any table may.
        """
        if not 1 <= number <= len(self.chairs) or self.chairs[number - 1]:
            raise IllegalAction(Violation(TableRefusal.TAKEN_CHAIR, (number,)))
        self._buy_in(number, chips)
        return self._with(number, Chair(chips))

    def add_chips(self, number: int, chips: int) -> Self:
        """Return the table with more chips on a stack, between rounds (9.4). Raises as `sit` does."""
        chair = self.chair(number)
        if chips < 1:
            raise IllegalAction(Violation(TableRefusal.CHIPS_ADDED, (chips,)))
        self._buy_in(number, chair.stack + chips)
        return self._with(number, replace(chair, stack=chair.stack + chips))

    def _buy_in(self, number: int, stack: int) -> None:
        """Raise `IllegalAction` during a round, or if a stack of that size can't be bought (9.4)."""
        self._between_rounds()
        least, most = self.rules.buy_in_min, self.rules.buy_in_max
        if not least <= stack <= most:
            raise IllegalAction(Violation(TableRefusal.BUY_IN, (number, stack, least, most)))

    def _between_rounds(self) -> None:
        if self.playing:
            raise IllegalAction(Violation(TableRefusal.ROUND_ON))

    def leave(self, number: int) -> Self:
        """Return the table with a chair empty, between rounds; a player who leaves takes all their chips (9.4).

        Raises `IllegalAction`.
        """
        self._between_rounds()
        self.chair(number)
        return self._with(number, None)

    def sit_out(self, number: int) -> Self:
        """Return the table with a player sitting out from the next round on (8.16).

        Raises `IllegalAction` if nobody sits there.
        """
        return self._with(number, replace(self.chair(number), away=True, waiting=False))

    def come_back(self, number: int, *, wait: bool = False) -> Self:
        """Return the table with a player no longer sitting out from the next round on (9.3).

        A player who owes blinds pays them as dead money; with `wait`, or if the house rules say so, the player waits
        for the big blind instead. Raises `IllegalAction` if nobody sits there.
        """
        chair = self.chair(number)
        owes = chair.owes_small or chair.owes_big
        return self._with(number, replace(chair, away=False, waiting=owes and self._may_wait(wait)))

    def _may_wait(self, wait: bool) -> bool:
        return wait or self.rules.missed_blinds == "wait"

    def why_no_round(self) -> Violation | None:
        """Return why the next round can't begin: one is in progress, or fewer than two are ready; else None (8.16)."""
        if self.playing:
            return Violation(TableRefusal.ROUND_ON)
        ready = len(self._ready())
        return Violation(SeatRefusal.PLAYERS, (ready, 2, len(self.chairs))) if ready < 2 else None

    def dealt_in(self, rng: Random) -> tuple[Self, Seating]:
        """Return the table with the deal passed to the next dealer (6.10, 8.16), and what the deal starts from.

        The first dealer is drawn at random; only `rng.random()` is called for chance. Raises `IllegalAction` during a
        round, or if fewer than two are ready.
        """
        dealers = self._next_dealers()
        table = self._passed_to(pick(rng, dealers) if len(dealers) > 1 else dealers[0])
        playing = dict(enumerate(table.playing, 1))
        chairs = {seat: self.chair(number) for seat, number in playing.items()}
        seating = Seating(
            tuple(chair.stack for chair in chairs.values()),
            {seat: due for seat, number in playing.items() if (due := table._due(number))},
            tuple(seat for seat, chair in chairs.items() if chair.away),
        )
        return table._blinds_passed(), seating

    def dealt_by(self, dealer: int) -> Self:
        """Return the table during the next round, dealt by this chair. Raises `IllegalAction` if it can't deal next."""
        if dealer not in self._next_dealers():
            raise IllegalAction(Violation(TableRefusal.OTHER_ROUND))
        return self._passed_to(dealer)._blinds_passed()

    def _next_dealers(self) -> list[int]:
        """Return the chairs that may deal next (6.10, 8.16): for the first round all that are ready, later one.

        Raises `IllegalAction` if no round can begin.
        """
        if refused := self.why_no_round():
            raise IllegalAction(refused)
        ready = self._ready()
        return [_clockwise(self.dealer, ready)[0]] if self.dealer else ready

    def _passed_to(self, dealer: int) -> Self:
        """Return the table with this chair as the dealer of the next round and `playing` set for it."""
        return replace(self, dealer=dealer, playing=self._dealt_in(dealer))

    @property
    def _funded(self) -> list[int]:
        """The chairs with enough chips to be dealt in: any number with table stakes, else the whole stake (8.12)."""
        least = self.rules.least_stack(self.stake)
        return [number for number, chair in enumerate(self.chairs, 1) if chair and chair.stack >= least]

    def _ready(self) -> list[int]:
        """Return the chairs that can deal: with enough chips, not sitting out, not waiting for the big blind (8.16).

        If that leaves fewer than two, nobody waits.
        """
        back = [number for number in self._funded if not self.chair(number).away]
        ready = [number for number in back if not self.chair(number).waiting]
        return ready if len(ready) > 1 else back

    @property
    def _deals_in_absent(self) -> bool:
        """Whether players who sit out are dealt in and pay their blinds (9.3)."""
        return self.rules.forced == "blinds" and self.rules.missed_blinds == "dealt"

    def _dealt_in(self, dealer: int) -> tuple[int, ...]:
        """Return the chairs that are dealt in, from the dealer's left, the dealer's last.

        There may be more than those who are ready: players who sit out, if the house rules deal them in, and with
        blinds a player who has waited for the big blind and is due to pay it now (9.3).
        """
        ready = set(self._ready())
        if self._deals_in_absent:
            ready |= {number for number in self._funded if self.chair(number).away}
        if self.rules.forced == "blinds":
            here = [number for number in self._funded if number in ready or self.chair(number).waiting]
            order = _clockwise(dealer, here)
            small = next(index for index, number in enumerate(order) if number in ready)
            ready |= set(order[small + 1 : small + 2])
        return _clockwise(dealer, ready)

    def _blinds_passed(self) -> Self:
        """Return the table with blinds owed updated for the round about to begin (9.3).

        A player with enough chips who sits out or waits owes the blind that would have been theirs. Being dealt in
        clears what a player owes.
        """
        if self.rules.forced == "ante":
            return self
        table = self
        for number in self._funded:
            small, big = _clockwise(self.dealer, {*self.playing, number})[:2]
            dealt_in, chair = number in self.playing, self.chair(number)
            owes_small = not dealt_in and (chair.owes_small or number == small)
            owes_big = not dealt_in and (chair.owes_big or number == big)
            waiting = not dealt_in and chair.waiting
            table = table._with(number, replace(chair, waiting=waiting, owes_small=owes_small, owes_big=owes_big))
        return table

    def _due(self, number: int) -> int:
        """Return the dead money, in chips, that a chair owes this round; 0 for the chair with the big blind (9.3)."""
        chair = self.chair(number)
        big = self.playing[blind_seats(len(self.playing))[1] - 1]
        if chair.away or chair.waiting or self.rules.forced == "ante" or number == big:
            return 0
        return chair.owes_small * small_blind(self.stake) + chair.owes_big * self.stake

    @property
    def start(self) -> tuple[int, ...]:
        """The stacks, by seat, with which the players of this deal began it."""
        return tuple(self.chair(number).stack for number in self.playing)

    def ended(self, stacks: Iterable[int]) -> Self:
        """Return the table after a deal that left each seat with these chips."""
        held = dict(zip(self.playing, stacks, strict=True))
        chairs = tuple(
            replace(chair, stack=held.get(number, chair.stack)) if chair else None
            for number, chair in enumerate(self.chairs, 1)
        )
        return replace(self, chairs=chairs, playing=())

    def limit(self, number: int) -> Fraction | None:
        """Return the seconds that a player has for the next decision; None without a clock (9.5).

        Raises `IllegalAction` if nobody sits there.
        """
        lapses, full = self.chair(number).lapses, Fraction(self.rules.clock)
        return max(full / (1 << lapses), full / 5) if full else None

    def decided(self, number: int, seconds: float) -> Self:
        """Return the table after a player's decision: if it took too many seconds, the next limit is shorter (9.5).

        Raises `IllegalAction` if nobody sits there.
        """
        limit, chair = self.limit(number), self.chair(number)
        late = limit is not None and seconds > limit
        return self._with(number, replace(chair, lapses=min(chair.lapses + 1, LAPSES) if late else 0))

    def _with(self, number: int, chair: Chair | None) -> Self:
        return replace(self, chairs=(*self.chairs[: number - 1], chair, *self.chairs[number:]))


def _clockwise(after: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """Return the chairs in clockwise order, starting with the first one after `after`."""
    return tuple(sorted(numbers, key=lambda number: (number <= after, number)))


def format_chairs(table: Chairs[Any]) -> dict[str, str]:
    """Return the chairs, the dealer and who plays as fields of notation; those with empty values are not written."""
    return {
        "chairs": ".".join(str(chair) if chair else "-" for chair in table.chairs),
        "dealer": str(table.dealer or ""),
        "playing": ".".join(map(str, table.playing)),
    }


def read_chairs(fields: Fields) -> tuple[tuple[Chair | None, ...], int, tuple[int, ...]]:
    """Return the chairs, the dealer and who plays, as `format_chairs` writes them. Raises `InvalidNotation`."""
    chairs = fields.read("chairs", partial(read_each, ".", parse_chair))
    chair_of = _chair_of(chairs)
    dealer = fields.read("dealer", chair_of) if "dealer" in fields else 0
    return chairs, dealer, fields.read("playing", partial(read_each, ".", chair_of)) if "playing" in fields else ()


def _chair_of(chairs: Sequence[Chair | None]) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not _NUMBER.fullmatch(text) or not 1 <= int(text) <= len(chairs):
            raise InvalidNotation(f"chair 1..{len(chairs)}", text)
        return int(text)

    return parse
