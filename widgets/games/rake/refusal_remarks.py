"""Remarks that say why Rake refuses something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from rake.analysis.spot import SpotRefusal
from rake.hands import HandRefusal
from rake.kit.chairs import SeatRefusal
from rake.middle import PickRefusal
from rake.round_state import RoundRefusal

from ...kit.betting_remarks import BET_REFUSALS, PLAY_REFUSALS
from ...kit.saying import Remark


class HandTooSmall(Remark):
    """A hand with fewer cards than it must have."""

    held: int
    wanted: int


class HandTooLarge(Remark):
    """A hand with more cards than it can have."""

    held: int
    most: int


class TableSize(Remark):
    """A number of players that no table has."""

    players: int
    least: int
    most: int


class SeatMissing(Remark):
    """A seat beyond the last one."""

    number: int
    players: int


class MiddleSize(Remark):
    """A wrong number of cards in the middle, with those already taken."""

    players: int
    held: int
    wanted: int


class FaceUpSize(Remark):
    """A wrong number of cards face up, with those already taken."""

    held: int
    wanted: int


class TakenNotHeld(Remark):
    """A card said to have been taken that isn't in the hand."""

    card: str


class TakenUnseen(Remark):
    """A card that another seat took face down, and which is named."""

    number: int


class PickUpOutOfTurn(Remark):
    """A card taken by a seat whose turn it wasn't."""

    number: int


class PickUpMissing(Remark):
    """A turn before which a seat has to take a card."""

    number: int


class SpotRare(Remark):
    """A search for a spot that found none in this many rounds."""

    tries: int


class NobodyLeft(Remark):
    """A spot without opponents."""


class MustTake(Remark):
    """Something else than a pick-up where one is due."""


class CardGone(Remark):
    """A card that no longer lies in the middle."""


class TextUnreadable(Remark):
    """The same as `Unreadable`, with what only Rake expects."""

    code: str
    text: str
    at: int
    detail: str
    linked: int


REFUSALS: Mapping[Enum, Callable[..., Remark]] = {
    **BET_REFUSALS,
    HandRefusal.SIZE: lambda held, _, most: HandTooLarge(held, most) if held > most else HandTooSmall(held, most),
    SeatRefusal.PLAYERS: TableSize,
    SeatRefusal.SEAT: SeatMissing,
    SpotRefusal.LAID: lambda held, wanted: MiddleSize(wanted // 2, held, wanted),
    SpotRefusal.FACE_UP: FaceUpSize,
    SpotRefusal.NOT_IN_HAND: TakenNotHeld,
    SpotRefusal.SEEN: lambda seat, _: TakenUnseen(seat),
    SpotRefusal.RARE: SpotRare,
    SpotRefusal.ALONE: NobodyLeft,
    PickRefusal.OUT_OF_TURN: lambda _, seat, due: PickUpOutOfTurn(seat) if seat else PickUpMissing(due),
}
"""What is said of a refusal with its values, also of one in a link; all other codes are refused without details."""

IN_PLAY: Mapping[Enum, Callable[..., Remark]] = {
    **PLAY_REFUSALS,
    RoundRefusal.MUST_TAKE: MustTake,
    PickRefusal.NOT_FACE_UP: lambda _: CardGone(),
    PickRefusal.NOT_FACE_DOWN: lambda _: CardGone(),
}
"""The same for the round in play; a link has none of these."""
