"""What is said of the leaders of a match, and of its winners."""

from __future__ import annotations

from ..kit.saying import Remark


class MatchLed(Remark):
    """A side leads; as players, not as seats."""

    seats: tuple[int, ...]


class LeadShared(Remark):
    """Several sides lead, with the same points."""

    seats: tuple[int, ...]


class MatchWon(Remark):
    """A side has won."""

    seats: tuple[int, ...]


class WinShared(Remark):
    """Several sides have won, with the same points."""

    seats: tuple[int, ...]


def says_lead(sides: tuple[tuple[int, ...], ...]) -> Remark | None:
    """Return who leads, by side; None before the first deal."""
    if not sides:
        return None
    return MatchLed(sides[0]) if len(sides) == 1 else LeadShared(sum(sides, ()))


def says_won(winners: tuple[int, ...], sides: int) -> Remark:
    """Return who has won, and whether several sides have."""
    return MatchWon(winners) if sides == 1 else WinShared(winners)
