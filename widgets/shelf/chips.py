"""A game that is played for chips, at the shared table."""

from __future__ import annotations

from types import MappingProxyType

from rake.kit.game import AnyMatch

from ..kit.leaving import says_left
from ..kit.names import Names
from ..kit.saying import Remark
from .presentation import Orders


class ForChips:
    """What the presentations of games for chips share, in which a hand lies as it was dealt."""

    orders: Orders[object] = MappingProxyType({})

    def as_said[A](self, view: object, action: A) -> A:
        """Return the action as it is."""
        del view
        return action

    def left(self, match: object, scores: tuple[int, ...], bought: int) -> Remark | None:
        """Return what is said of the chips with which the reader has left, if it's known how many they bought."""
        return says_left(scores[0], bought) if bought else None

    def result[M: AnyMatch](self, before: M, after: M, player: int) -> str:
        """Return the chips won, below 0 if they were lost."""
        return str(after.scores[player - 1] - before.scores[player - 1])

    def sheet(self, match: object, people: Names) -> None:
        """Return None, as the stacks are the score."""
