"""A table from round to round: chairs, stacks, the dealer, blinds owed, the clock (6.10, 8.12, 8.16, 9.3 to 9.5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import partial

from .hands import SeatRefusal, seated
from .kit.chance import Random, pick
from .kit.chips import MOST_CHIPS, check_whole, parse_chips
from .kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, read_each
from .kit.notation import Fields
from .notation import NOTATION, format_rules
from .round import Round
from .rules import BOOK, HouseRules, parse_rules
from .stakes import blind_seats, check_stake, small_blind

__all__ = ["Chair", "Table", "parse_table"]

_CHAIR = re.compile(r"(0|[1-9][0-9]{0,6})(a?)(w?)(s?)(b?)(?:t([1-3]))?", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,7}", re.ASCII)
_LAPSES = 3
"""The most late decisions in a row that are counted. Each halves the time limit, but never below a fifth (9.5)."""


class TableRefusal(Enum):
    """Why a table, or an action between rounds, is refused."""

    CHAIR = "chair"
    CHIPS_ON_TABLE = "chips-on-table"
    DEALER = "dealer"
    PLAYING = "playing"
    EMPTY_CHAIR = "empty-chair"
    TAKEN_CHAIR = "taken-chair"
    CHIPS_ADDED = "chips-added"
    BUY_IN = "buy-in"
    ROUND_ON = "round-on"
    NOT_OVER = "not-over"
    OTHER_ROUND = "other-round"


@dataclass(frozen=True, slots=True)
class Chair:
    """A player in a chair: their chips, whether they sit out, and which blinds they owe.

    `away` says that the player sits out, `waiting` that they are back but wait for the big blind; `owes_small` and
    `owes_big` tell which blinds they missed while away (9.3); `lapses` counts decisions in a row that came too late, up
    to three (9.5). Raises `IllegalPosition`, and `TypeError` for chips that are not whole.
    """

    stack: int
    away: bool = False
    waiting: bool = False
    owes_small: bool = False
    owes_big: bool = False
    lapses: int = 0

    def __post_init__(self) -> None:
        check_whole(self.stack)
        if self.stack < 0 or not 0 <= self.lapses <= _LAPSES or (self.away and self.waiting):
            raise IllegalPosition(Violation(TableRefusal.CHAIR, (str(self),)))

    def __str__(self) -> str:
        """Return the notation: the chips, a letter for each field that is True, `t` and the lapses, e.g. `80at2`."""
        marks = (("a", self.away), ("w", self.waiting), ("s", self.owes_small), ("b", self.owes_big))
        return f"{self.stack}{''.join(mark for mark, so in marks if so)}{f't{self.lapses}' if self.lapses else ''}"


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """A table between rounds or during one.

    Chairs are numbered from 1, clockwise; None is an empty chair. `stake` is the ante or the big blind; `dealer` is the
    chair that dealt last, 0 before the first round, and may be empty by now. During a round `playing` holds the chairs
    dealt in, from seat 1 on, the dealer's last; between rounds it is empty. Raises `IllegalPosition`, also if all
    stacks together exceed `MOST_CHIPS`, because one player may win them all.
    """

    chairs: tuple[Chair | None, ...]
    stake: int
    rules: HouseRules = BOOK
    dealer: int = 0
    playing: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        seated(len(self.chairs))
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

    @classmethod
    def of(cls, stacks: Sequence[int], stake: int, rules: HouseRules = BOOK) -> Table:
        """Return a new table with a player in every chair, each with the stack given for it.

        Raises `IllegalAction` for a buy-in out of bounds (9.4), and `IllegalPosition` as the class does.
        """
        table = cls((None,) * len(stacks), stake, rules)
        for number, stack in enumerate(stacks, 1):
            table = table.sit(number, stack)
        return table

    def chair(self, number: int) -> Chair:
        """Return the player in a chair. Raises `IllegalAction` for a chair that is empty or does not exist."""
        chair = self.chairs[number - 1] if 1 <= number <= len(self.chairs) else None
        if chair is None:
            raise IllegalAction(Violation(TableRefusal.EMPTY_CHAIR, (number,)))
        return chair

    def sit(self, number: int, chips: int) -> Table:
        """Return the table with a new player in an empty chair, with a stack of these chips (9.4).

        Raises `IllegalAction`, and `IllegalPosition` if the table would hold more chips than any table may.
        """
        if not 1 <= number <= len(self.chairs) or self.chairs[number - 1]:
            raise IllegalAction(Violation(TableRefusal.TAKEN_CHAIR, (number,)))
        self._buy_in(number, chips)
        return self._with(number, Chair(chips))

    def add_chips(self, number: int, chips: int) -> Table:
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

    def leave(self, number: int) -> Table:
        """Return the table with a chair empty, between rounds; a player who leaves takes all their chips (9.4).

        Raises `IllegalAction`.
        """
        self._between_rounds()
        self.chair(number)
        return self._with(number, None)

    def sit_out(self, number: int) -> Table:
        """Return the table with a player sitting out from the next round on (8.16).

        Raises `IllegalAction` if nobody sits there.
        """
        return self._with(number, replace(self.chair(number), away=True, waiting=False))

    def come_back(self, number: int, *, wait: bool = False) -> Table:
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

    def next_round(self, rng: Random) -> tuple[Table, Round]:
        """Return the table with the deal passed to the next dealer (6.10, 8.16), and the next round, just dealt.

        The first dealer is drawn at random; only `rng.random()` is called for chance. Raises `IllegalAction` during a
        round, or if fewer than two are ready.
        """
        dealers = self._next_dealers()
        table = self._passed_to(pick(rng, dealers) if len(dealers) > 1 else dealers[0])
        playing = table.playing
        chairs = {seat: self.chair(number) for seat, number in enumerate(playing, 1)}
        posts = {seat: due for seat, number in enumerate(playing, 1) if (due := table._due(number))}
        dealt = Round.deal(
            len(playing),
            [chair.stack for chair in chairs.values()],
            self.stake,
            self.rules,
            rng=rng,
            absent=[seat for seat, chair in chairs.items() if chair.away],
            posts=posts,
        )
        return table._blinds_passed(), dealt

    def dealt_by(self, dealer: int) -> Table:
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

    def _passed_to(self, dealer: int) -> Table:
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

    def _dealt_in(self, dealer: int) -> tuple[int, ...]:
        """Return the chairs that are dealt in, from the dealer's left, the dealer's last.

        With blinds these may be more than the ready ones: also a player who has waited for the big blind and is due to
        pay it now, and, if the house rules deal them in, players who sit out (9.3).
        """
        ready = set(self._ready())
        if self.rules.forced == "blinds":
            if self.rules.missed_blinds == "dealt":
                ready |= {number for number in self._funded if self.chair(number).away}
            here = [number for number in self._funded if number in ready or self.chair(number).waiting]
            order = _clockwise(dealer, here)
            small = next(index for index, number in enumerate(order) if number in ready)
            ready |= set(order[small + 1 : small + 2])
        return _clockwise(dealer, ready)

    def _blinds_passed(self) -> Table:
        """Return the table with blinds owed updated for the round about to begin (9.3).

        A player with enough chips who sits out or waits owes the blind that it would have been their turn to pay; one
        who is dealt in owes nothing more.
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

    def settle(self, played: Round) -> Table:
        """Return the table after its round, with the stacks that the round ended with.

        Raises `IllegalAction` for a round that is not over, or that is not the one of this table.
        """
        if not played.result:
            raise IllegalAction(Violation(TableRefusal.NOT_OVER))
        start = tuple(self.chair(number).stack for number in self.playing)
        if (played.start, played.stake, played.rules) != (start, self.stake, self.rules):
            raise IllegalAction(Violation(TableRefusal.OTHER_ROUND))
        held = dict(zip(self.playing, played.stacks.values(), strict=True))
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

    def decided(self, number: int, seconds: float) -> Table:
        """Return the table after a player's decision: if it took too many seconds, the next limit is shorter (9.5).

        Raises `IllegalAction` if nobody sits there.
        """
        limit, chair = self.limit(number), self.chair(number)
        late = limit is not None and seconds > limit
        return self._with(number, replace(chair, lapses=min(chair.lapses + 1, _LAPSES) if late else 0))

    def _with(self, number: int, chair: Chair | None) -> Table:
        return replace(self, chairs=(*self.chairs[: number - 1], chair, *self.chairs[number:]))

    def __str__(self) -> str:
        """Return the notation, e.g. `rake=1 chairs=100.-.80a ante=2 dealer=3`."""
        return NOTATION.format_fields(format_table(self))

    def __repr__(self) -> str:
        """Return an expression that gives this table."""
        return f"parse_table({str(self)!r})"


def _clockwise(after: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """Return the chairs in clockwise order, starting with the first one after `after`."""
    return tuple(sorted(numbers, key=lambda number: (number <= after, number)))


def format_table(table: Table) -> dict[str, str]:
    """Return a table as fields of notation, by name; those with empty values are not written."""
    return {
        "chairs": ".".join(str(chair) if chair else "-" for chair in table.chairs),
        "ante": str(table.stake),
        "dealer": str(table.dealer or ""),
        "playing": ".".join(map(str, table.playing)),
        "rules": format_rules(table.rules),
    }


def parse_table(text: str) -> Table:
    """Return the table that a text describes, e.g. `rake=1 chairs=100.-.80a ante=2 dealer=3`.

    A chair is `-` if empty, else its chips and letters: `a` sits out, `w` waits for the big blind, `s` and `b` owe a
    small or a big blind, `t2` was late twice in a row. Raises `InvalidNotation` and `IllegalPosition`.
    """
    return read_table(NOTATION.parse_fields(text, ("chairs", "ante", "dealer", "playing", "rules")))


def read_table(fields: Fields) -> Table:
    """Return the table that these fields describe. Raises as `parse_table` does."""
    chairs = fields.read("chairs", partial(read_each, ".", _chair))
    return Table(
        chairs,
        fields.read("ante", parse_chips),
        fields.read("rules", parse_rules, "book"),
        fields.read("dealer", _chair_of(chairs)) if "dealer" in fields else 0,
        fields.read("playing", partial(read_each, ".", _chair_of(chairs))) if "playing" in fields else (),
    )


def _chair(text: str) -> Chair | None:
    match = _CHAIR.fullmatch(text)
    if not match and text != "-":
        raise InvalidNotation("chair", text)
    if not match:
        return None
    away, waiting, small, big = map(bool, match.group(2, 3, 4, 5))
    return Chair(int(match[1]), away, waiting, small, big, int(match[6] or 0))


def _chair_of(chairs: Sequence[Chair | None]) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not _NUMBER.fullmatch(text) or not 1 <= int(text) <= len(chairs):
            raise InvalidNotation(f"chair 1..{len(chairs)}", text)
        return int(text)

    return parse
