"""A search that knows no game: what each of a few actions is worth to the seat whose turn it is, from random deals.

Each deal fits what the seat knows, and a game may say how likely a deal makes what the others have done. After each of
the actions the deal is played to its end by one and the same bot. So the search never plans to hide something or to
find it out: the bot's later decisions are those of a player who doesn't know that the others' cards were only drawn.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from operator import itemgetter
from typing import Any, NamedTuple, Protocol, Self, runtime_checkable

from .chance import Random
from .errors import IllegalAction, InvalidNotation, read_each
from .game import Bot, State, View, play_until
from .margin import margin

__all__ = ["Finishing", "Search", "SearchBot", "Worth", "search"]

BATCH = 4
"""The number of random deals in a batch."""

TRIES, LIKELY = 6, 0.5
"""How many deals are drawn at most for one by a belief, and how likely a deal must be for no more to be drawn."""

GUARD = 2
"""The number of imaginary deals, as far from the mean as scores usually are, added when the error is worked out.

Without them a few deals with the same score would give an error of 0.
"""

DOUBT = 1.0
"""The number of standard errors by which an action must be better for a bot to do it instead of what it usually does.

The few deals behind one decision often make a worse action look better.
"""

_TALLY = re.compile(r"(0|[1-9]\d{0,8})-(0|-?[1-9]\d{0,17})-(0|[1-9]\d{0,26})", re.ASCII)

type Belief[V] = Callable[[V], Callable[[Any], float]]
"""For a view, how likely (0..1) a deal makes what the others have done."""

type Measure[V] = Callable[[V], Callable[[Sequence[int]], int]]
"""For a view, what the scores of a deal are worth to its seat, in whole numbers."""


@runtime_checkable
class Finishing[S](Protocol):
    """A bot that plays a deal on for all seats at once, many times quicker than decision by decision.

    It uses no randomness, and scores what its `choose` would.
    """

    def finish(self, state: S) -> tuple[int, ...]:
        """Return the scores of the deal, played to its end."""


class Worth[A](NamedTuple):
    """What an action is worth: the seat's mean score, half of its 95 % interval, and the number of deals behind both.

    Before the first deal the mean is 0 and the error is infinite.
    """

    action: A
    mean: float
    error: float
    samples: int


class Tally(NamedTuple):
    """The scores of a seat after one action: how many, their sum, and the sum of their squares."""

    samples: int = 0
    total: int = 0
    squares: int = 0

    def plus(self, score: int) -> Tally:
        """Return the tally with one more score."""
        return Tally(self.samples + 1, self.total + score, self.squares + score * score)

    @property
    def is_possible(self) -> bool:
        """Whether that many whole numbers can have this sum and this sum of squares, over whole batches."""
        if not self.samples:
            return not self.total and not self.squares
        # The squares are least if the scores are as equal as they can be; a square is odd where its number is.
        each, over = divmod(self.total, self.samples)
        least = self.samples * each**2 + over * (2 * each + 1)
        return not self.samples % BATCH and self.squares >= least and not (self.squares - self.total) % 2


@dataclass(frozen=True, slots=True)
class Search[A]:
    """The worths of some actions, from the deals so far; `advance` deals more.

    `policy` is the bot that plays the deals out, for every seat, by its `finish` if it has one. All actions are tried
    in the same deals, so that luck makes little difference between them. Without a `belief` all deals that the view
    leaves possible are equally likely; without a `measure` a deal is worth the seat's own score.
    """

    view: View[A]
    policy: Bot[A, Any]
    actions: tuple[A, ...]
    tallies: tuple[Tally, ...]
    belief: Belief[Any] | None = None
    measure: Measure[Any] | None = None

    @property
    def batches(self) -> int:
        """The number of batches so far."""
        return self.tallies[0].samples // BATCH

    @property
    def worths(self) -> tuple[Worth[A], ...]:
        """What each action is worth, in the order of the actions."""
        samples = sum(tally.samples for tally in self.tallies)
        usual = sum(tally.squares for tally in self.tallies) / samples if samples else 0.0
        pairs = zip(self.actions, self.tallies, strict=True)
        return tuple(Worth(action, _mean(tally), _error(tally, usual), tally.samples) for action, tally in pairs)

    def advance(self, batches: int = 1) -> Self:
        """Return the search after that many more batches of deals.

        A batch is seeded by the view's text and the batch's number, so that another process can continue and get the
        same numbers. Raises `IllegalPosition` for a view that no deal fits.
        """
        tallies, text = list(self.tallies), str(self.view)
        worth = self.measure(self.view) if self.measure else itemgetter(self.view.seat - 1)
        likelihood = self.belief(self.view) if self.belief else None
        for batch in range(self.batches, self.batches + batches):
            rng = random.Random(f"{text} {batch}")
            for _ in range(BATCH):
                state, chance = self._dealt(likelihood, rng), str(rng.random())
                for at, action in enumerate(self.actions):
                    tallies[at] = tallies[at].plus(worth(_finished(state.apply(action), self.policy, chance)))
        return replace(self, tallies=tuple(tallies))

    def _dealt(self, likelihood: Callable[[Any], float] | None, rng: Random) -> State[A, View[A]]:
        """Return a random deal: with a belief one of up to `TRIES`, drawn by how likely they are."""
        state = self.view.resample(rng)
        if not likelihood:
            return state
        total = weight = likelihood(state)
        for _ in range(TRIES - 1):
            if weight >= LIKELY:
                break
            other = self.view.resample(rng)
            weight = likelihood(other)
            total += weight
            if rng.random() * total < weight:
                state = other
        return state

    @property
    def sums(self) -> str:
        """The tallies as text, such as `12-340-9800.12--20-4100`: deals, sum of scores and sum of squares by action."""
        return ".".join("-".join(map(str, tally)) for tally in self.tallies)

    def continued(self, sums: str) -> Self:
        """Return the search as far as a text of `sums` says. Raises `InvalidNotation`, also for sums that can't be."""
        tallies = read_each(".", _tally, sums)
        if len(tallies) != len(self.actions) or len({tally.samples for tally in tallies}) != 1:
            raise InvalidNotation(f"{len(self.actions)} sums", sums)
        return replace(self, tallies=tallies)


def search[A, V: View[Any]](
    view: V,
    policy: Bot[A, V],
    actions: Sequence[A],
    belief: Belief[V] | None = None,
    measure: Measure[V] | None = None,
) -> Search[A]:
    """Return the search for what these actions, at least one, are worth to the seat of a view, before its first batch.

    Raises `IllegalAction` for an action that the seat may not do, and for any where it isn't the seat's turn.
    """
    for action in actions:
        if violation := view.why_not(action):
            raise IllegalAction(violation)
    return Search(view, policy, tuple(actions), (Tally(),) * len(actions), belief, measure)


@dataclass(frozen=True, slots=True)
class SearchBot[A, V: View[Any]]:
    """A bot that does as a policy would, or what is clearly better by a search of some batches.

    `candidates` gives the actions to compare; without any the bot doesn't search. `batches` is two or more.
    """

    policy: Bot[A, V]
    candidates: Callable[[V], Sequence[A]]
    batches: int
    belief: Belief[V] | None = None
    measure: Measure[V] | None = None

    def choose(self, view: V, rng: Random) -> A:
        """Return the action that gains the most over the policy's, less `DOUBT` standard errors of that gain.

        The search ends early once every other action is worse than the policy's by as much.
        """
        usual = self.policy.choose(view, rng)
        others = [action for action in self.candidates(view) if action != usual]
        if not others:
            return usual
        so_far = search(view, self.policy, (usual, *others), self.belief, self.measure)
        gains: list[list[int]] = [[] for _ in others]
        for batch in range(self.batches):
            further = so_far.advance()
            pairs = zip(so_far.tallies, further.tallies, strict=True)
            base, *scores = [after.total - before.total for before, after in pairs]
            for gain, score in zip(gains, scores, strict=True):
                gain.append(score - base)
            if batch and all(_mean_less(gain, -DOUBT) < 0 for gain in gains):
                break
            so_far = further
        surely = [_mean_less(gain, DOUBT) for gain in gains]
        best = max(range(len(others)), key=surely.__getitem__)
        return others[best] if surely[best] > 0 else usual


def _finished[A](state: State[A, View[A]], policy: Bot[A, Any], chance: str) -> tuple[int, ...]:
    """Return the scores of a deal that one bot plays on for every seat."""
    if isinstance(policy, Finishing):
        scores: tuple[int, ...] = policy.finish(state)
        return scores
    return play_until(state, dict.fromkeys(range(1, len(state.players) + 1), policy), chance).scores


def _mean_less(gains: Sequence[int], errors: float) -> float:
    """Return the mean of two or more gains less that many standard errors."""
    count = len(gains)
    mean = sum(gains) / count
    deviations = sum([(gain - mean) ** 2 for gain in gains])
    return mean - errors * sqrt(deviations / (count - 1) / count)


def _mean(tally: Tally) -> float:
    return tally.total / tally.samples if tally.samples else 0.0


def _error(tally: Tally, usual: float) -> float:
    """Return half of the 95 % interval of a mean; `usual` is the mean square of all scores."""
    if not tally.samples:
        return inf
    deviations = tally.squares - tally.total * _mean(tally) + GUARD * usual
    return margin(deviations / (tally.samples + GUARD), tally.samples)


def _tally(text: str) -> Tally:
    match = _TALLY.fullmatch(text)
    tally = Tally(*map(int, match.groups())) if match else None
    if not tally or not tally.is_possible:
        raise InvalidNotation("deals-sum-squares", text)
    return tally
