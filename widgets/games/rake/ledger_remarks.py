"""What is said of the rounds that the reader has played: what they won, and what the decisions cost."""

from __future__ import annotations

from ...kit.saying import Remark


class RoundsPlayed(Remark):
    """The number of rounds played, and of those in which the reader won more than they paid."""

    rounds: int
    ahead: int

    @property
    def every(self) -> int:
        """1 if the reader won more than they paid in every one of them, else 0."""
        return int(self.ahead == self.rounds)


class ChipsGained(Remark):
    """The chips won (`up`) or lost (`down`) in all rounds, or neither (`even`)."""

    way: str
    chips: int


class GainRate(Remark):
    """The stakes won or lost per hundred rounds, and half of the 95 % interval; `clear` if luck can't explain them."""

    way: str
    stakes: int
    error: int
    clear: int


class TooFewRounds(Remark):
    """Too few rounds to say anything about the player."""


class DecisionsCount(Remark):
    """The number of decisions that are judged, and of the rounds that they were made in."""

    decisions: int
    rounds: int


class CostRate(Remark):
    """The pots that decisions gave away per hundred, and half of the 95 % interval."""

    pots: float
    error: float


class TooFewDecisions(Remark):
    """Too few decisions for a figure."""


class RoundsOpen(Remark):
    """The number of rounds that aren't judged yet, but can be."""

    rounds: int
