"""The chance to win the reveal with each card that can be picked up: counted exactly if possible, else by random deals.

The model: nobody folds from here on. Each unseen card is equally likely to be anywhere: no conclusion is drawn from
what the other seats took or left, but the cards they took face up are in their hands. All others pick by one policy;
the seat that asks picks by `outs` if it still has a pick-up to come. A split counts as the share of the pot; where the
house rules draw for a tie (9.7), each tied seat is equally likely to win the draw, so the share is the same.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from ..action import Action
from ..kit.errors import InvalidNotation, read_each
from ..kit.margin import share_margin
from ..kit.notation import Fields
from ..notation import NOTATION, format_rules
from ..rules import BOOK
from .exact import chances, is_countable
from .preferences import PREFERENCES
from .rollout import rollout
from .spot import FIELDS, Spot, format_spot, read_spot

__all__ = ["Chance", "Odds", "odds", "parse_odds"]

POLICIES = ("random", *PREFERENCES)
"""The names of the policies by which the others may pick up.

The picker `strong` is not among them: it would run a simulation of its own at every pick-up of every deal.
"""

ODDS_FIELDS = (*FIELDS, "policy", "sums", "wins")
"""The names of the fields of odds in notation, in order."""

BATCH = 128
"""The number of random deals in a batch."""

TARGET = 0.005
"""The error (0..1) at which an option is precise enough and gets no more deals."""

UNIT = 1000
"""The number that stands for one whole pot in a `Tally`: sums are kept in thousandths."""

_SUM = re.compile(r"(0|[1-9]\d{0,5})-(0|[1-9]\d{0,12})-(0|[1-9]\d{0,12})", re.ASCII)
_WIN = re.compile(r"(0|[1-9]\d{0,18})-([1-9]\d{0,18})", re.ASCII)


class Chance(NamedTuple):
    """The chance of one option: `win` is the probability (0..1) to win the reveal, a split counted by its share.

    `error` is half of the 95 % interval of `win`, 0 if it is `exact`; `samples` is the number of random deals behind
    it. For a face-down card the action names slot 1, which stands for any slot.
    """

    action: Action
    win: float
    error: float
    exact: bool
    samples: int


class Tally(NamedTuple):
    """The results of one option's deals: the number of batches, the sum of the pot shares won and of their squares.

    Both sums are in thousandths.
    """

    batches: int = 0
    won: int = 0
    squares: int = 0

    def plus(self, won: float, squares: float) -> Tally:
        """Return the tally with one more batch added; `won` and `squares` are its sums, not in thousandths."""
        return Tally(self.batches + 1, self.won + round(won * UNIT), self.squares + round(squares * UNIT))

    @property
    def samples(self) -> int:
        """The number of deals."""
        return self.batches * BATCH

    @property
    def is_possible(self) -> bool:
        """Whether any shares can have this sum and this sum of squares, given that each batch is rounded."""
        return (self.won - self.batches) ** 2 <= (self.squares + self.batches) * self.samples * UNIT

    @property
    def win(self) -> float:
        """The estimated probability (0..1) to win; 0.5 before the first batch."""
        return self.won / (self.samples * UNIT) if self.batches else 0.5

    @property
    def error(self) -> float:
        """Half of the 95 % interval of `win` (0..1); 0.5 before the first batch."""
        if not self.batches:
            return 0.5
        return share_margin(self.samples, self.won / UNIT, self.squares / UNIT)


@dataclass(frozen=True, slots=True, repr=False)
class Odds:
    """The chances of all options of a spot, exact or from the deals so far; `advance` deals more.

    `policy` is how the others pick up: `random`, `made` or `outs`. `wins` holds the exact probabilities if they can be
    counted; otherwise `sums` holds the tally of each option. Raises `InvalidNotation` for another policy.
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
        """The chance of each option, in the order of the spot's options."""
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
        """Whether `advance` would change nothing: all chances are exact, or every error is at most `TARGET`."""
        return all(chance.error <= TARGET for chance in self.options)

    def advance(self, batches: int = 1) -> Odds:
        """Return the odds after that many more batches of deals; it stops once every error is at most `TARGET`.

        A batch is seeded by the spot's text, the policy and the batch's number, so that another process can continue
        and get the same numbers. House rules that can't change who wins take no part in that. An option whose error is
        small enough takes no part in later batches.
        """
        sums = list(self.sums)
        rules = format_rules(replace(BOOK, **self.spot.rules.ranking._asdict()))
        seed = f"{NOTATION.format_fields(format_spot(self.spot) | {'rules': rules})} {self.policy}"
        for _ in range(batches):
            open_ones = [option for option, each in enumerate(sums) if each.error > TARGET]
            if not open_ones or self.wins:
                break
            rng = random.Random(f"{seed} {max(each.batches for each in sums)}")
            samples = rollout(self.spot, self.policy).sample(open_ones, BATCH, rng)
            for option, (won, squares) in zip(open_ones, samples, strict=True):
                sums[option] = sums[option].plus(won, squares)
        return replace(self, sums=tuple(sums))

    def settled(self) -> Odds:
        """Return the odds once `advance` would change nothing more: always the same for the same spot and policy."""
        return self.advance(sys.maxsize)

    def __str__(self) -> str:
        """Return the notation: the spot's fields, the policy if not `outs`, and the tallies or the exact chances."""
        return NOTATION.format_fields(format_odds(self))

    def __repr__(self) -> str:
        """Return an expression that gives these odds."""
        return f"parse_odds({str(self)!r})"


def odds(spot: Spot, policy: str = "outs") -> Odds:
    """Return the odds of a spot if the others pick up by this policy.

    At the second pick-up with one rival they are exact. Otherwise no deals have been made yet: call `advance`.
    Raises `InvalidNotation` for an unknown policy.
    """
    start = Odds(spot, policy)
    follows = rollout(spot, policy)
    return replace(start, wins=tuple(chances(follows)), sums=()) if is_countable(follows) else start


def format_odds(odds: Odds) -> dict[str, str]:
    """Return odds as fields of notation, by name; those with empty values are not written."""
    has_sums = any(each.batches for each in odds.sums)
    return format_spot(odds.spot) | {
        "policy": "" if odds.policy == "outs" else odds.policy,
        "sums": ".".join("-".join(map(str, each)) for each in odds.sums) if has_sums else "",
        "wins": ".".join(f"{win.numerator}-{win.denominator}" for win in odds.wins),
    }


def parse_odds(text: str) -> Odds:
    """Return the odds that a text holds: a spot and `policy=made sums=2-201422-175310.2-164003-111870`.

    `sums` has for each option the number of batches, the sum of the shares won and that of their squares, both in
    thousandths; `wins` has the exact chances, `12-25` for 12/25. Without either the result is that of `odds`.
    Raises `InvalidNotation` and `IllegalPosition`.
    """
    return read_odds(NOTATION.parse_fields(text, ODDS_FIELDS))


def read_odds(fields: Fields) -> Odds:
    """Return the odds that these fields describe. Raises as `parse_odds` does."""
    spot, policy = read_spot(fields), fields.read("policy", read_policy, "outs")
    if "wins" in fields:
        return Odds(spot, policy, wins=fields.read("wins", partial(_each, _win, spot)))
    if "sums" in fields:
        return Odds(spot, policy, fields.read("sums", partial(_each, parse_tally, spot)))
    return odds(spot, policy)


def read_policy(text: str) -> str:
    """Return the text if it is the name of a policy. Raises `InvalidNotation`."""
    if text not in POLICIES:
        raise InvalidNotation("|".join(POLICIES), text)
    return text


def _each[T](parse: Callable[[str], T], spot: Spot, text: str) -> tuple[T, ...]:
    """Return what `parse` makes of each piece between the dots of a text: one for each option of the spot.

    Raises `InvalidNotation` if their numbers differ.
    """
    values = read_each(".", parse, text)
    if len(values) != len(spot.options):
        raise InvalidNotation(f"{len(spot.options)} options", text)
    return values


def parse_tally(text: str) -> Tally:
    """Return the tally of a text like `2-201422-175310`. Raises `InvalidNotation`, also for sums that can't be."""
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
