"""What Trex's table says beside the events: what is asked, what contracts are worth, and why something is refused."""

from __future__ import annotations

from ...kit.saying import Remark


class SuitLed(Remark):
    """What is asked of a player who has cards of the suit that was led (TX3.1)."""

    suit: str


class SuitMissing(Remark):
    """What is asked of a player who has no card of the suit that was led (TX3.1)."""

    suit: str


class ContractGains(Remark):
    """What a contract scores on average, half of the 95 % interval, and how much more than with an average hand."""

    contract: str
    points: int
    error: int
    more: int


class ContractLoses(Remark):
    """What a contract scores on average, half of the 95 % interval, and how much less than with an average hand."""

    contract: str
    points: int
    error: int
    less: int


class ChooseFirst(Remark):
    """Something done before the contract was chosen (TX2.3)."""


class ContractStands(Remark):
    """Another contract, once one is chosen (TX2.3)."""

    contract: str


class PlayedBefore(Remark):
    """A contract that was already played in this kingdom (TX2.3)."""

    contract: str


class ExposeFirst(Remark):
    """A card played before all were asked what they expose (TX5.4)."""


class ShowFirst(Remark):
    """A card played before all were asked for low cards (TX5.4)."""


class NotAsked(Remark):
    """Cards exposed or shown when nobody is asked for them (TX5.4)."""


class CannotExpose(Remark):
    """A card that can't be exposed in this contract (TX3.3)."""

    card: str


class CannotShow(Remark):
    """A hand without the low cards that void a deal (TX3.5)."""


class MustFollow(Remark):
    """A card of another suit than the one that must be followed (TX3.1)."""

    suit: str


class NoHeartLed(Remark):
    """A heart led by a player who has other cards (TX3.2)."""


class NoPass(Remark):
    """A pass in a game of tricks (TX3.1)."""


class CanLay(Remark):
    """A pass by a player who can add a card to the layout (TX3.7)."""

    card: str


class DoesNotFit(Remark):
    """A card that can't be added to the layout yet (TX3.6)."""

    card: str


class WrongOwner(Remark):
    """A record in which another seat holds the card that the owner has shown (TX5.10)."""

    card: str


class WrongContracts(Remark):
    """A record with contracts that can't have been played in one kingdom (TX5.11)."""


class WrongSheet(Remark):
    """A sheet with deals that can't have been played in a match (TX4.4)."""


class CardTakes(Remark):
    """The card that takes a trick (TX3.1)."""

    card: str
