"""The chance to win the reveal by each card that can be taken: exact where it can be counted, else from random deals.

The model: from here on nobody folds. Unseen cards are equally likely to be anywhere, so nothing is read into what the
others took or left; what they took face up counts as theirs. All others pick by one policy, and I by `outs` at a
pick-up still to come. A split counts as its share; where the house draws for a tie (9.7) the draw is as likely to go to
one as to another, so the share is the same.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from math import sqrt
from typing import NamedTuple

from ..action import Action
from ..kit.errors import InvalidNotation, read_each
from ..kit.notation import Fields
from ..notation import NOTATION
from .exact import chances, is_countable
from .preferences import PREFERENCES
from .rollout import rollout
from .spot import FIELDS, Spot, format_spot, read_spot

__all__ = ["Chance", "Odds", "odds", "parse_odds"]

POLICIES = ("random", *PREFERENCES)
"""The policies by which the others may pick. `strong` is none of them: it plays on in its head itself."""

ODDS_FIELDS = (*FIELDS, "policy", "sums", "wins")
"""The fields of odds in their order."""

BATCH = 128
"""How many deals a batch has."""

TARGET = 0.005
"""An option whose error (0..1) is no more than this gets no more deals."""

UNIT = 1000
"""A share of 1 in the sums."""

SIGMAS = 1.96
"""How many standard errors make half of a 95 % interval."""

GUARD = 3
"""This many deals won and as many lost are added before the error is given: few deals that agree prove little."""

_SUM = re.compile(r"(0|[1-9]\d{0,5})-(0|[1-9]\d{0,12})-(0|[1-9]\d{0,12})", re.ASCII)
_WIN = re.compile(r"(0|[1-9]\d{0,18})-([1-9]\d{0,18})", re.ASCII)


class Chance(NamedTuple):
    """What taking one card is worth: `win` is the probability (0..1) to win the reveal, a split by its share.

    `error` is half of its 95 % interval; 0 where `exact`. `samples` says on how many deals it rests. Of face-down cards
    the action names slot 1, which stands for any.
    """

    action: Action
    win: float
    error: float
    exact: bool
    samples: int


class Tally(NamedTuple):
    """What the deals of one option have come to: batches, shares won and their squares, both in thousandths."""

    batches: int = 0
    won: int = 0
    squares: int = 0

    def plus(self, won: float, squares: float) -> Tally:
        """Return the sum with one more batch of deals."""
        return Tally(self.batches + 1, self.won + round(won * UNIT), self.squares + round(squares * UNIT))

    @property
    def samples(self) -> int:
        """Return the number of deals."""
        return self.batches * BATCH

    @property
    def is_possible(self) -> bool:
        """Return whether shares can have this sum and these squares, as far as each batch is rounded."""
        return (self.won - self.batches) ** 2 <= (self.squares + self.batches) * self.samples * UNIT

    @property
    def win(self) -> float:
        """Return the probability (0..1); 0.5 as long as nothing is known."""
        return self.won / (self.samples * UNIT) if self.batches else 0.5

    @property
    def error(self) -> float:
        """Return half of the 95 % interval; 0.5 as long as nothing is known."""
        if not self.batches:
            return 0.5
        count = self.samples + 2 * GUARD
        mean, square = (total / UNIT + GUARD for total in (self.won, self.squares))
        return SIGMAS * sqrt(square / count - (mean / count) ** 2) / sqrt(self.samples)


@dataclass(frozen=True, slots=True, repr=False)
class Odds:
    """The chance of every option of a spot, as far as it is known: `advance` makes it better.

    `policy` is how the others pick: `random`, `made` or `outs`. `wins` holds the exact probabilities where they can be
    counted; otherwise `sums` what the deals so far have come to. Raises `InvalidNotation` for another policy.
    """

    spot: Spot
    policy: str = "outs"
    sums: tuple[Tally, ...] = ()
    wins: tuple[Fraction, ...] = ()

    def __post_init__(self) -> None:
        read_policy(self.policy)
        if not self.wins and not self.sums:
            object.__setattr__(self, "sums", (Tally(),) * len(self.spot.options))

    @property
    def options(self) -> tuple[Chance, ...]:
        """Return what each option is worth, in the order of the spot's options."""
        actions = self.spot.options
        if self.wins:
            exact = zip(actions, map(float, self.wins), strict=True)
            return tuple(Chance(action, win, 0.0, True, 0) for action, win in exact)
        return tuple(
            Chance(action, each.win, each.error, False, each.samples)
            for action, each in zip(actions, self.sums, strict=True)
        )

    @property
    def done(self) -> bool:
        """Return whether `advance` would change nothing: all is exact, or every error is small enough."""
        return all(chance.error <= TARGET for chance in self.options)

    def advance(self, batches: int = 1) -> Odds:
        """Return the odds after that many more batches of deals; fewer if every error is small enough before.

        The deals of a batch follow from the spot's text, the policy and the batch's number, so any process may go on.
        An option whose error is small enough takes no part in later batches.
        """
        sums = list(self.sums)
        for _ in range(batches):
            open_ones = [option for option, each in enumerate(sums) if each.error > TARGET]
            if not open_ones or self.wins:
                break
            rng = random.Random(f"{self.spot} {self.policy} {max(each.batches for each in sums)}")
            samples = rollout(self.spot, self.policy).sample(open_ones, BATCH, rng)
            for option, (won, squares) in zip(open_ones, samples, strict=True):
                sums[option] = sums[option].plus(won, squares)
        return replace(self, sums=tuple(sums))

    def __str__(self) -> str:
        """Return the notation: the spot's fields, the policy if not `outs`, and the sums, or the exact chances."""
        return NOTATION.format_fields(format_odds(self))

    def __repr__(self) -> str:
        """Return an expression that gives these odds."""
        return f"parse_odds({str(self)!r})"


def odds(spot: Spot, policy: str = "outs") -> Odds:
    """Return the odds of a spot if the others pick by this policy: exact at once, or without any deals as yet.

    Exact are spots at the second pick-up with one rival. Raises `InvalidNotation` for an unknown policy.
    """
    start = Odds(spot, policy)
    follows = rollout(spot, policy)
    return replace(start, wins=tuple(chances(follows)), sums=()) if is_countable(follows) else start


def format_odds(odds: Odds) -> dict[str, str]:
    """Return the fields of odds."""
    has_sums = any(each.batches for each in odds.sums)
    return format_spot(odds.spot) | {
        "policy": "" if odds.policy == "outs" else odds.policy,
        "sums": ".".join("-".join(map(str, each)) for each in odds.sums) if has_sums else "",
        "wins": ".".join(f"{win.numerator}-{win.denominator}" for win in odds.wins),
    }


def parse_odds(text: str) -> Odds:
    """Return the odds that a text holds: a spot and `policy=made sums=2-201422-175310.2-164003-111870`.

    `sums` has for each option the number of batches, then shares won and their squares in thousandths; `wins` the exact
    chances, `12-25` for 12/25. Without either they are those that `odds` begins with. Raises `InvalidNotation` and
    `IllegalPosition`.
    """
    return read_odds(NOTATION.parse_fields(text, ODDS_FIELDS))


def read_odds(fields: Fields) -> Odds:
    """Return the odds that these fields describe. Raises as `parse_odds` does."""
    spot, policy = read_spot(fields), fields.read("policy", read_policy, "outs")
    if "wins" in fields:
        return Odds(spot, policy, wins=fields.read("wins", partial(_each, _win, spot)))
    if "sums" in fields:
        return Odds(spot, policy, fields.read("sums", partial(_each, _sum, spot)))
    return odds(spot, policy)


def read_policy(text: str) -> str:
    """Return the name of a policy. Raises `InvalidNotation`."""
    if text not in POLICIES:
        raise InvalidNotation("|".join(POLICIES), text)
    return text


def _each[T](parse: Callable[[str], T], spot: Spot, text: str) -> tuple[T, ...]:
    """Return the part of the text for each option of a spot."""
    values = read_each(".", parse, text)
    if len(values) != len(spot.options):
        raise InvalidNotation(f"{len(spot.options)} options", text)
    return values


def _sum(text: str) -> Tally:
    match = _SUM.fullmatch(text)
    tally = Tally(*map(int, match.groups())) if match else None
    if not tally or not tally.squares <= tally.won <= tally.samples * UNIT or not tally.is_possible:
        raise InvalidNotation("batches-won-squares", text)
    return tally


def _win(text: str) -> Fraction:
    match = _WIN.fullmatch(text)
    chance = Fraction(int(match[1]), int(match[2])) if match else None
    if chance is None or chance > 1:
        raise InvalidNotation("chance", text)
    return chance
