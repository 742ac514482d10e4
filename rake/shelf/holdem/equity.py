"""Equity in Hold'em and its variants: the part of the pot that named hands win on average if nobody folds.

Every card that isn't named is equally likely to be anywhere: nothing is read into what anybody bet. If there are few
enough ways to deal the rest, all of them are counted; if not, random deals give an estimate.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache, partial
from itertools import combinations
from math import comb
from typing import NamedTuple

from ...kit.chance import Random, some
from ...kit.errors import IllegalPosition, InvalidNotation, Violation, read_each
from ...kit.margin import share_margin
from ...kit.notation import Fields
from ...kit.ranking import DECK, Ranking
from .rules import FLOP, NO_WILD, RIVER, STREETS, TURN, EquityRefusal, Variant, format_wild, parse_wild

__all__ = [
    "EQUITY_FIELDS",
    "Chance",
    "Equity",
    "equity",
    "format_equity",
    "outs",
    "parse_equity",
    "read_equity",
]

EQUITY_FIELDS = ("hands", "unknown", "board", "wild", "sums")
"""The names of the fields of an equity in notation, in order."""

PLAYERS = range(2, 9)
"""How many hands there can be, named and unknown ones together."""

MOST_COUNTED = 60_000
"""The most steps, of some microseconds each, in which all ways to deal the rest are counted at once."""

BATCH = 128
"""The number of random deals in a batch."""

TARGET = 0.005
"""The error (0..1) at which a chance is precise enough."""

_NUMBER = re.compile(r"0|[1-9]\d?", re.ASCII)
_SUM = re.compile(r"0|[1-9]\d{0,11}", re.ASCII)


class Chance(NamedTuple):
    """The chance of one hand: `win` is the part (0..1) of the pot that it wins on average, a split by its share.

    `alone` and `split` are the probabilities (0..1) to win the whole pot and to split it. `error` is half of the 95 %
    interval of `win`, 0 if it is `exact`; `deals` is the number of deals behind it, all or random ones.
    """

    win: float
    alone: float
    split: float
    error: float
    exact: bool
    deals: int


NO_DEALS = Chance(0.5, 0.0, 0.0, 0.5, exact=False, deals=0)
"""What is said of a hand before the first deal."""


@dataclass(frozen=True, slots=True, repr=False)
class Equity:
    """The chances of named hands against each other and `unknown` others, exact or from the deals so far.

    `board` has 0, 3, 4 or 5 cards; `wild` says whether deuces are wild (PK5.7). `sums` has for each named hand in how
    many of the `deals` it won alone, with one other hand, with two, and so on. Raises `IllegalPosition` for a number of
    hands or cards that can't be (HE1.1), and for a card that is there twice (PK1.1).
    """

    variant: Variant
    hands: tuple[tuple[str, ...], ...]
    unknown: int = 0
    board: tuple[str, ...] = ()
    wild: bool = False
    deals: int = 0
    sums: tuple[tuple[int, ...], ...] = ()

    def __post_init__(self) -> None:
        if not self.hands:
            raise IllegalPosition(Violation(EquityRefusal.NO_HAND))
        if self.unknown < 0 or self.players not in PLAYERS:
            raise IllegalPosition(Violation(EquityRefusal.PLAYERS, (self.players, PLAYERS[0], PLAYERS[-1])))
        for number, hand in enumerate(self.hands, 1):
            if len(hand) != self.variant.hole:
                raise IllegalPosition(Violation(EquityRefusal.HOLE, (number, len(hand), self.variant.hole)))
        if len(self.board) not in STREETS:
            raise IllegalPosition(Violation(EquityRefusal.BOARD, (len(self.board),)))
        DECK.distinct(self._named)
        if not self.sums:
            object.__setattr__(self, "sums", ((0,) * self.players,) * len(self.hands))

    @property
    def players(self) -> int:
        """The number of hands, named and unknown."""
        return len(self.hands) + self.unknown

    @property
    def _named(self) -> tuple[str, ...]:
        return (*(card for hand in self.hands for card in hand), *self.board)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The cards that aren't named, low to high."""
        named = {*self._named}
        return tuple(card for card in DECK.cards if card not in named)

    @property
    def ways(self) -> int:
        """The number of ways to deal the rest: the board, then each unknown hand."""
        left, missing, hole = len(self.unseen), RIVER - len(self.board), self.variant.hole
        ways = comb(left, missing)
        for dealt in range(self.unknown):
            ways *= comb(left - missing - dealt * hole, hole)
        return ways

    @property
    def countable(self) -> bool:
        """Whether all ways to deal the rest are counted, so that the chances are exact."""
        left, missing, variant = len(self.unseen), RIVER - len(self.board), self.variant
        rivals = comb(left - missing, variant.hole - 1 if variant.own else variant.hole) if self.unknown else 0
        return self.unknown <= 1 and comb(left, missing) * (len(self.hands) + rivals) <= MOST_COUNTED

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The chance of each named hand, in order; before the first deal, 0.5 give or take 0.5."""
        if not self.deals:
            return (NO_DEALS,) * len(self.hands)
        exact = self.countable
        return tuple(_chance(self.deals, wins, exact) for wins in self.sums)

    @property
    def done(self) -> bool:
        """Whether `advance` would change nothing: all chances are exact, or every error is at most `TARGET`."""
        return all(chance.error <= TARGET for chance in self.chances)

    def advance(self, batches: int = 1) -> Equity:
        """Return the equity after that many more batches of deals; it stops once every error is at most `TARGET`.

        A batch is seeded by the text without its sums and the batch's number, so that another process can continue and
        get the same numbers. Where all ways can be counted, they are, at once.
        """
        now, position = self, str(replace(self, deals=0, sums=()))
        for _ in range(batches):
            if now.done:
                break
            if self.countable:
                return replace(self, deals=self.ways, sums=self._counted())
            rng = random.Random(f"{position} {now.deals // BATCH}")
            added = zip(now.sums, self._sampled(rng), strict=True)
            sums = tuple(tuple(map(sum, zip(*both, strict=True))) for both in added)
            now = replace(now, deals=now.deals + BATCH, sums=sums)
        return now

    @property
    def ranking(self) -> Ranking:
        """How hands are made and ranked."""
        return self.variant.ranking(wild=self.wild)

    @property
    def _strengths(self) -> list[Callable[[Sequence[str]], int]]:
        """For each named hand, the function from a board to its strength."""
        return [_with_hole(self.ranking, hand) for hand in self.hands]

    def _counted(self) -> tuple[tuple[int, ...], ...]:
        """Return what `sums` holds once each way to deal the rest has been dealt; at most one hand is unknown."""
        sums = [[0] * self.players for _ in self.hands]
        unseen, strengths = self.unseen, self._strengths
        for dealt in combinations(unseen, RIVER - len(self.board)):
            board = (*self.board, *dealt)
            values = [strength(board) for strength in strengths]
            best, worse, equal = max(values), 1, 0
            if self.unknown:
                worse, equal = _rivals(self, board, [card for card in unseen if card not in dealt], best)
            winners = values.count(best)
            for wins, value in zip(sums, values, strict=True):
                if value == best:
                    wins[winners - 1] += worse
                    if equal:
                        wins[winners] += equal
        return tuple(map(tuple, sums))

    def _sampled(self, rng: Random) -> tuple[tuple[int, ...], ...]:
        """Return what one batch of random deals adds to `sums`."""
        sums = [[0] * self.players for _ in self.hands]
        unseen, missing, hole = self.unseen, RIVER - len(self.board), self.variant.hole
        strengths, starts = self._strengths, range(missing, missing + self.unknown * hole, hole)
        rival = self.ranking.with_board(self.board)
        for _ in range(BATCH):
            dealt = some(rng, unseen, starts.stop)
            board = (*self.board, *dealt[:missing])
            values = [strength(board) for strength in strengths]
            if starts and missing:
                rival = self.ranking.with_board(board)
            values += [rival(dealt[at : at + hole]) for at in starts]
            best = max(values)
            winners = values.count(best)
            for wins, value in zip(sums, values, strict=False):
                if value == best:
                    wins[winners - 1] += 1
        return tuple(map(tuple, sums))

    def __str__(self) -> str:
        """Return the notation: the hands, how many more are unknown, the board, and the sums if there are any."""
        return self.variant.notation.format_fields(format_equity(self))

    def __repr__(self) -> str:
        """Return an expression that gives this equity, where the variant has the name that it has in its module."""
        return f"parse_equity({self.variant.word.upper()}, {str(self)!r})"


def equity(
    variant: Variant,
    hands: Iterable[Sequence[str]],
    unknown: int = 0,
    board: Sequence[str] = (),
    *,
    wild: bool = False,
) -> Equity:
    """Return the equity of hands: exact if all ways to deal the rest can be counted, else without any deals so far.

    Raises `IllegalPosition`.
    """
    start = Equity(variant, tuple(map(tuple, hands)), unknown, tuple(board), wild)
    return _counted_if_quick(start)


def _counted_if_quick(start: Equity) -> Equity:
    return start.advance() if start.countable else start


def outs(
    hole: Sequence[str],
    board: Sequence[str],
    variant: Variant,
    rivals: Iterable[Sequence[str]],
    *,
    wild: bool = False,
) -> tuple[str, ...]:
    """Return the next cards that put a hand ahead of all its rivals, high to low; none where it's ahead already.

    The board has three or four cards. A hand that only ties isn't ahead. Raises `IllegalPosition`.
    """
    now = Equity(variant, (tuple(hole), *map(tuple, rivals)), board=tuple(board), wild=wild)
    if len(now.board) not in (FLOP, TURN):
        raise IllegalPosition(Violation(EquityRefusal.BOARD, (len(now.board),)))

    def ahead(*drawn: str) -> bool:
        mine, *theirs = map(now.ranking.with_board((*now.board, *drawn)), now.hands)
        return mine > max(theirs)

    return () if ahead() else DECK.descending(card for card in now.unseen if ahead(card))


def format_equity(equity: Equity) -> dict[str, str]:
    """Return an equity as fields of notation, by name; those with empty values are not written."""
    wins = ["-".join(map(str, each[: _last(each)])) for each in equity.sums]
    return {
        "hands": "_".join(map(DECK.format_cards, equity.hands)),
        "unknown": str(equity.unknown) if equity.unknown else "",
        "board": DECK.format_cards(equity.board) if equity.board else "",
        "wild": format_wild(equity.wild),
        "sums": ".".join([str(equity.deals), *wins]) if equity.deals else "",
    }


def parse_equity(variant: Variant, text: str) -> Equity:
    """Return the equity that a text holds, e.g. `holdem=1 hands=AS.KS_QD.QC unknown=1 board=2S.3S.4D sums=...`.

    `sums` has the number of deals, then for each hand in how many of them it won alone, with one other, with two:
    `990.520-11.459-11`; zeros at the end are left out. Without it the result is that of `equity`.
    Raises `InvalidNotation` and `IllegalPosition`.
    """
    return read_equity(variant, variant.notation.parse_fields(text, EQUITY_FIELDS))


def read_equity(variant: Variant, fields: Fields) -> Equity:
    """Return the equity that these fields describe. Raises as `parse_equity` does."""
    hands = fields.read("hands", partial(read_each, "_", DECK.parse_cards))
    unknown, board = fields.read("unknown", _number, "0"), fields.read("board", DECK.parse_cards, "-")
    start = Equity(variant, hands, unknown, board, fields.read("wild", parse_wild, NO_WILD))
    return fields.read("sums", partial(_with_sums, start)) if "sums" in fields else _counted_if_quick(start)


_with_hole = lru_cache(PLAYERS[-1])(Ranking.with_hole)
"""For the hands used last, because what has been worked out for a hand serves on every board."""


def _rivals(now: Equity, board: Sequence[str], left: Sequence[str], best: int) -> tuple[int, int]:
    """Return how many of the hands that these cards make are worse on a board than the best one so far, or equal."""
    worth = now.ranking.with_board(board)
    if not now.variant.own:
        values = [*map(worth, combinations(left, now.variant.hole))]
        return sum([value < best for value in values]), values.count(best)
    # A hand of four is as good as the best two of them. `better` and `equal` have, for each card, those cards, as bits,
    # with which it makes a hand that beats the best one so far, or equals it.
    better, equal = [0] * len(left), [0] * len(left)
    for one, other in combinations(range(len(left)), 2):
        value = worth((left[one], left[other]))
        for cards in (better,) if value > best else (equal,) if value == best else ():
            cards[one] |= 1 << other
            cards[other] |= 1 << one
    worse_hands = equal_hands = 0
    for a, b, c in combinations(range(len(left)), 3):
        if (better[a] >> b | better[a] >> c | better[b] >> c) & 1:
            continue
        rest = (1 << len(left)) - (2 << c) & ~(better[a] | better[b] | better[c])
        if (equal[a] >> b | equal[a] >> c | equal[b] >> c) & 1:
            equal_hands += rest.bit_count()
        else:
            same = (rest & (equal[a] | equal[b] | equal[c])).bit_count()
            equal_hands += same
            worse_hands += rest.bit_count() - same
    return worse_hands, equal_hands


def _chance(deals: int, wins: Sequence[int], exact: bool) -> Chance:
    """Return the chance of a hand that won that many deals alone, with one other, and so on."""
    won = sum([count / winners for winners, count in enumerate(wins, 1)])
    squares = sum([count / winners**2 for winners, count in enumerate(wins, 1)])
    error = 0.0 if exact else share_margin(deals, won, squares)
    return Chance(won / deals, wins[0] / deals, sum(wins[1:]) / deals, error, exact, deals)


def _last(wins: Sequence[int]) -> int:
    """Return how many of the numbers are written: all up to the last that isn't 0, at least one."""
    return max([at for at, count in enumerate(wins, 1) if count], default=1)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise InvalidNotation("number", text)
    return int(text)


def _with_sums(start: Equity, text: str) -> Equity:
    """Return an equity with the sums of a text. Raises `InvalidNotation`, also for sums that can't be."""
    (deals, *over), *rows = read_each(".", partial(read_each, "-", _sum), text)
    if over or len(rows) != len(start.hands):
        raise InvalidNotation(f"deals and {len(start.hands)} hands", text)
    fits = deals == start.ways if start.countable else not deals % BATCH
    if not deals or not fits or not all(len(row) <= start.players and _last(row) == len(row) for row in rows):
        raise InvalidNotation("deals and wins", text)
    # Of each pot the named hands win no more than all of it, and just that where no other hand plays.
    shares = sum(Fraction(count, winners) for row in rows for winners, count in enumerate(row, 1))
    if shares > deals or (not start.unknown and shares < deals) or any(sum(row) > deals for row in rows):
        raise InvalidNotation("deals and wins", text)
    sums = tuple((*row, *[0] * (start.players - len(row))) for row in rows)
    return replace(start, deals=deals, sums=sums)


def _sum(text: str) -> int:
    if not _SUM.fullmatch(text):
        raise InvalidNotation("number", text)
    return int(text)
