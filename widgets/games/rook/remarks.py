"""What Rook's table says beside the events: what is asked, how often bids are reached, and why something is refused."""

from __future__ import annotations

from ...kit.saying import Remark


class SuitLed(Remark):
    """What is asked of a player who has cards of the suit that was led (RK3.7)."""

    suit: str


class SuitMissing(Remark):
    """What is asked of a player who has no card of the suit that was led (RK3.7)."""

    suit: str


class TrumpsLed(Remark):
    """What is asked of a player who has trumps, the Rook counted, where these were led (RK5.7)."""


class TrumpsMissing(Remark):
    """What is asked of a player without trumps where these were led (RK5.7)."""


class BidOften(Remark):
    """In which share (0..1) of deals a bidder would take that many points; and those of a higher bid, 0 for none."""

    points: int
    share: float
    higher: int
    less: float


class DealsPlayedOut(Remark):
    """How many deals are behind that."""

    deals: int


class BidOrPass(Remark):
    """Something else during the bidding (RK3.1)."""


class WrongStep(Remark):
    """A bid between two steps (RK3.1)."""

    points: int
    step: int


class BidTooLow(Remark):
    """A bid below the lowest (RK3.1)."""

    points: int
    least: int


class NotHigher(Remark):
    """A bid that doesn't beat the last one (RK5.3)."""

    points: int
    bid: int


class BidTooHigh(Remark):
    """A bid of more points than there are (RK3.1)."""

    points: int
    most: int


class GiveNow(Remark):
    """Something else where cards have to be passed on (RK3.4)."""


class WrongCount(Remark):
    """A wrong number of cards to pass on (RK3.4)."""

    chosen: int
    wanted: int


class NameTrumps(Remark):
    """Something else where trumps have to be named (RK3.5)."""


class NoSuchSuit(Remark):
    """Trumps of a suit that isn't in the pack (RK3.5)."""

    suit: str


class NoPartnerCard(Remark):
    """A partner card where four play (RK1.1)."""


class PartnerCardMissing(Remark):
    """Trumps without a partner card, or with one that isn't in the pack, where five play (RK6.1)."""


class PartnerCardHeld(Remark):
    """A partner card that the bidder holds (RK6.4)."""

    card: str


class SayWhoLeads(Remark):
    """Something else where the bidder has to say who leads (RK3.6)."""


class PlayNow(Remark):
    """Something else where a card has to be played (RK3.7)."""


class MustFollow(Remark):
    """A card of another suit than the one led, which the player has (RK3.7)."""

    suit: str


class RookFollows(Remark):
    """Another card where trumps were led and the Rook is the player's only one (RK5.7)."""
