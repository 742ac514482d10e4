"""What the widgets say of Swap's refusals."""

from __future__ import annotations

from widgets.kit.saying import Remark


class NotNow(Remark):
    """An action that isn't due, by its word."""

    kind: str


class CardNotHeld(Remark):
    """A card of somebody else's."""

    card: str


class WrongCount(Remark):
    """A wrong number of cards to pass on."""

    count: int


class CardTooHigh(Remark):
    """A deal to throw in, with too high a card in hand."""

    card: str


class MustFollow(Remark):
    """A card of another suit than the one led, with one of that in hand."""

    suit: str


class RankedOtherwise(Remark):
    """A record by which the wrong seat came out last."""

    number: int
