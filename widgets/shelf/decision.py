"""A decision in a review, judged by what each action was worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot


@dataclass(frozen=True, slots=True)
class Decision[A]:
    """A decision that is over: the seat's action, and what each action was worth.

    The values are what each action gains on average, as far as the seat could know, in what the game counts, and
    `errors` half of the 95 % interval of each; those that are exact have none. In a game in which one only `loses`, a
    gain is the share (0..1) of the deals lost, below 0. Gains that are `relative` are those over an average hand.
    """

    action: A
    gains: Mapping[A, float]
    errors: Mapping[A, float] = field(default_factory=dict)
    loses: bool = False
    relative: bool = False

    @property
    def best(self) -> A:
        """The action that gains the most on average."""
        return max(self.gains, key=lambda action: self.gains[action])

    @property
    def cost(self) -> float:
        """How much less the action gains on average than the best one; 0 for the best."""
        return self.gains[self.best] - self.gains[self.action]

    @property
    def error(self) -> float:
        """Half of the 95 % interval of the cost, as if the errors of both actions had nothing in common."""
        return hypot(*(self.errors.get(action, 0) for action in (self.action, self.best)))

    @property
    def is_close(self) -> bool:
        """Whether the cost and its error are about as large, so that more deals may turn the verdict round."""
        return self.error / 2 < self.cost < 2 * self.error
