"""What Durak's table says beside the events: what an action is worth, what ends a match, and why it refuses."""

from __future__ import annotations

from rake.kit.actions import CardAction

from ...kit.saying import Remark


class LeftDurak(Remark):
    """In which share (0..1) of deals an action leaves the player the durak; half of its 95 % interval, in points."""

    action: CardAction
    share: float
    error: int


class DealsPlayedOut(Remark):
    """How many deals are behind that."""

    deals: int


class FewestDuraks(Remark):
    """The match ends after these deals, and who was the durak least often wins (DU4.3)."""

    deals: int


class NeedsAttack(Remark):
    """Something other than the card that opens a bout (DU3.2)."""


class NeedsAnswer(Remark):
    """Something other than an answer to the attack (DU3.3)."""


class NeedsThrow(Remark):
    """Something other than throwing in (DU3.4)."""


class NeedsGift(Remark):
    """Something other than cards for the player who takes (DU3.7)."""


class TooLow(Remark):
    """A card of the suit that is lower than the attack card (DU1.4)."""

    card: str
    other: str


class OtherSuit(Remark):
    """A card that is neither a trump nor of the suit of the attack card (DU1.4)."""

    card: str
    other: str


class CannotThrowIn(Remark):
    """A card of a rank that isn't on the table (DU3.4)."""

    card: str


class CannotGive(Remark):
    """A card of a rank that isn't on the table, for a player who takes (DU3.7)."""

    card: str


class TransferOff(Remark):
    """An attack passed on where the house rules don't allow it (DU6)."""


class TransferTooLate(Remark):
    """An attack passed on after a card was beaten (DU6)."""


class CannotTransfer(Remark):
    """An attack passed on with a card of another rank (DU6)."""

    card: str


class TransferRoom(Remark):
    """An attack passed on to a player who couldn't answer that many cards (DU6)."""

    attacked: int
    room: int


class DurakDeals(Remark):
    """A record in which the durak isn't the last seat, the dealer's (DU5.11)."""

    number: int


class BeatenBy(Remark):
    """A card of a question, and the other one that beats it."""

    card: str
    other: str


class CardsDontBeat(Remark):
    """Cards that don't beat the one on the table, and how many they are (DU1.4)."""

    count: int
    cards: tuple[str, ...]


class CardsDontFollow(Remark):
    """Cards that may not be thrown in, and how many they are (DU3.4)."""

    count: int
    cards: tuple[str, ...]
