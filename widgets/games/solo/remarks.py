"""What Solo Whist says beside the events: how often bids are made, why it refuses something, and its questions."""

from __future__ import annotations

from rake.kit.actions import CardAction

from ...kit.saying import Remark


class BidOften(Remark):
    """In which share (0..1) of deals a bid, by its word, would be made."""

    bid: str
    share: float


class DealsPlayedOut(Remark):
    """How many deals are behind that."""

    deals: int


class CreditsGained(Remark):
    """What an action gains on average, in credits, and half of the 95 % interval."""

    action: CardAction
    gain: float
    error: float


class CreditsLost(Remark):
    """What an action loses on average, in credits, and half of the 95 % interval."""

    action: CardAction
    loss: float
    error: float


class CreditsCounted(Remark):
    """The number of deals behind what actions gain on average, in credits (SW1.3)."""

    deals: int


class PointsAhead(Remark):
    """That points over the others' average were counted, and the number of deals behind that (SW6)."""

    deals: int


class NoProp(Remark):
    """A Cop where there's no Prop (SW3.4)."""


class PropTaken(Remark):
    """A Cop for a Prop that has one (SW3.4)."""


class OwnProp(Remark):
    """A Cop of the player whose Prop it is (SW3.9)."""


class BidTooLow(Remark):
    """A bid that doesn't rank above the last one (SW3.3)."""

    bid: str


class PassIsFinal(Remark):
    """A bid after a pass (SW3.6)."""


class BiddingFirst(Remark):
    """A card played during the bidding (SW3.7)."""


class NameFirst(Remark):
    """Something else where the trump suit has to be named (SW3.11)."""


class NothingToName(Remark):
    """A trump suit named where that isn't asked (SW3.11)."""


class BiddingOver(Remark):
    """A call after the bidding (SW3.13)."""


class MustFollow(Remark):
    """A card of another suit than the one led, which the player has (SW3.13)."""

    suit: str


class BidPlayed(Remark):
    """Seats that play a bid, by its word (SW3.11)."""

    seats: tuple[int, ...]
    bid: str


class TricksWon(Remark):
    """How many tricks a player has won (SW4.1)."""

    seat: int
    tricks: int


class HandWorth(Remark):
    """About how many tricks a hand wins alone with a trump suit."""

    tricks: float
    suit: str


class HandLow(Remark):
    """A hand that may well win no trick at all."""
