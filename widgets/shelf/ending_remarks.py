"""What is said of what ends a match for points, and of leaving one."""

from __future__ import annotations

from collections.abc import Iterator

from ..kit.saying import Remark


class LeavingDeal(Remark):
    """A reader who leaves during a deal: it isn't counted, and the match ends there."""


class LeftMatch(Remark):
    """The points with which the reader leaves a match, and their position among the sides.

    The position is theirs `alone` or `shared`; `none` if nobody has a point yet.
    """

    way: str
    points: int
    position: int
    sides: int


class PlayerReaches(Remark):
    """The match ends when a player has these points."""

    points: int


class SideReaches(Remark):
    """The match ends when a side has these points."""

    points: int


class PlayerLoses(Remark):
    """The match ends when a player has lost these points."""

    points: int


class EndsAfter(Remark):
    """The match ends after these deals."""

    deals: int


class EndsByThen(Remark):
    """The match ends after these deals, if not earlier."""

    deals: int


def says_place(scores: tuple[int, ...]) -> LeftMatch:
    """Return how the first of some sides leaves a match, by the points of each."""
    mine, others = scores[0], scores[1:]
    way = "none" if not any(scores) else "shared" if mine in others else "alone"
    return LeftMatch(way, mine, 1 + sum(each > mine for each in others), len(scores))


def says_ending(points: int, deals: int, paired: bool) -> Iterator[Remark]:
    """Yield what ends the match, 0 where that ends nothing: first the points, which are below 0 if they are lost."""
    if points:
        yield PlayerLoses(-points) if points < 0 else SideReaches(points) if paired else PlayerReaches(points)
    if deals:
        yield EndsByThen(deals) if points else EndsAfter(deals)
