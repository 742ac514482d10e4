"""What every game with betting says of a bet, and why it refuses one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.kit.betting import BettingRefusal
from rake.kit.cards import CardRefusal
from rake.kit.chair import TableRefusal
from rake.kit.stakes import StakeRefusal

from .saying import Remark

# Hints at a decision


class CallPrice(Remark):
    """What a call costs, the pot that it plays for, and the share of deals (0..1) in which it has to win to pay."""

    chips: int
    pot: int
    needed: float


# Into which pots chips are divided


class PotContested(Remark):
    """A pot, and the seats that play for it; `number` counts side pots, from 1."""

    seats: tuple[int, ...]
    pot: str
    number: int
    chips: int


class PotLayer(Remark):
    """What of each player's chips is in a pot: those above one number, up to another, which is 0 for all the rest."""

    above: int
    up_to: int


# Refusals of bets


class RaiseNotHigher(Remark):
    """A raise to no more than the bet."""

    chips: int
    bet: int


class BetTooSmall(Remark):
    """A bet or a raise to fewer chips than the least."""

    chips: int
    least: int


class BetTooLarge(Remark):
    """A bet or a raise to more chips than the most."""

    chips: int
    most: int


class NobodyToAnswer(Remark):
    """A raise that nobody could answer."""


class CannotCheck(Remark):
    """A check by a player who owes chips."""

    owed: int


class NothingToFold(Remark):
    """A fold by a player who owes nothing."""


class NothingToCall(Remark):
    """A call by a player who owes nothing."""


class AlreadyBet(Remark):
    """A bet after a bet of these chips."""

    bet: int


class NothingToRaise(Remark):
    """A raise without a bet."""


# Refusals of chips and cards


class StakeRefused(Remark):
    """A stake out of range."""

    chips: int
    least: int
    most: int


class StakeFixed(Remark):
    """A stake other than the smaller of the fixed bets; that is written down twice."""

    chips: int
    least: int
    most: int


class ChipsRefused(Remark):
    """The chips of a seat or a chair, out of range."""

    number: int
    chips: int
    least: int
    most: int


class TooManyChips(Remark):
    """More chips on the table than the limit, which is also the most that one player may have."""

    chips: int
    most: int


class CardTwice(Remark):
    """A card that is there twice."""

    card: str


BET_REFUSALS: Mapping[Enum, type[Remark]] = {
    BettingRefusal.NO_RAISE: RaiseNotHigher,
    BettingRefusal.FIXED_NO_RAISE: RaiseNotHigher,
    BettingRefusal.NOBODY_TO_ANSWER: NobodyToAnswer,
    BettingRefusal.TOO_LITTLE: BetTooSmall,
    BettingRefusal.FIXED_TOO_LITTLE: BetTooSmall,
    BettingRefusal.TOO_MUCH: BetTooLarge,
    BettingRefusal.MORE_THAN_STACK: BetTooLarge,
    StakeRefusal.STACK: ChipsRefused,
    StakeRefusal.STAKE: StakeRefused,
    StakeRefusal.FIXED_STAKE: StakeFixed,
    TableRefusal.BUY_IN: ChipsRefused,
    TableRefusal.CHIPS_ON_TABLE: TooManyChips,
    CardRefusal.TWICE: CardTwice,
}
"""What is said of a refusal with its values, also of one in a link."""

PLAY_REFUSALS: Mapping[Enum, type[Remark]] = {
    BettingRefusal.OWES: CannotCheck,
    BettingRefusal.NOTHING_TO_FOLD: NothingToFold,
    BettingRefusal.NOTHING_TO_CALL: NothingToCall,
    BettingRefusal.ALREADY_BET: AlreadyBet,
    BettingRefusal.NO_BET: NothingToRaise,
}
"""The same for actions that the rules refuse: these speak to the player who has the turn."""
