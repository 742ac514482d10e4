"""What the tables of Hold'em and its variants say beside the events: hints, what answers mean, verdicts, refusals."""

from __future__ import annotations

from rake.kit.events import Struct
from rake.kit.ranking import Category

from ...kit.saying import Remark


class HandKind(Struct):
    """A kind of hand within a sentence, by the name of its category."""

    kind: str


# Hints at a decision


class KindHeld(Remark):
    """What the reader's hand is, by the name of its category and its first rank."""

    kind: str
    rank: str


class OutsCounted(Remark):
    """How many of the `unseen` cards better the reader's hand, and the chance of one of them (0..1).

    A call needs a chance of `needed`, 0 without one.
    """

    outs: int
    unseen: int
    chance: float
    needed: float


class OutsForKind(Remark):
    """How many of them make a kind of hand, by the name of its category."""

    kind: str
    outs: int


class NoOuts(Remark):
    """No card makes the reader's hand another kind."""


class ChipsGained(Remark):
    """What an action gains on average, counted from here, and half of the 95 % interval, in chips."""

    action: object
    chips: int
    error: int


class ChipsLost(Remark):
    """What an action loses on average, counted from here, and half of the 95 % interval, in chips."""

    action: object
    chips: int
    error: int


class ChipsCounted(Remark):
    """The number of deals behind that."""

    deals: int


class FoldWorth(Remark):
    """What a fold costs: what is in the pot already."""


# What an answer means


class FiveTaken(Remark):
    """An answer of five cards of which a wrong number are the reader's own."""

    own: int


class BetterFive(Remark):
    """An answer that isn't the best five."""


class CallWorth(Remark):
    """A call, the pot with it, the share of it that the call is, and the chance to win (0..1)."""

    chips: int
    pot: int
    needed: float
    chance: float


class LeastRaise(Remark):
    """The least raise: the price, and the largest bet or raise so far."""

    rule = "PK3.9"
    price: int
    full_raise: int
    total: int


class MostRaise(Remark):
    """The most in pot-limit: the price, the chips in the middle, and the call."""

    rule = "PK3.11"
    price: int
    pot: int
    call: int
    total: int


class ShowsFirst(Remark):
    """The seat that shows its hand first."""

    seat: int


class ShowsNext(Remark):
    """The seat that shows its hand after that."""

    seat: int


# What hands win, which have numbers; errors are half of the 95 % interval, in percentage points


class ShareWon(Remark):
    """The share (0..1) of the pot that a hand wins on average, its error, and how often it splits the pot (0..1)."""

    share: float
    error: float
    split: float


class FavouriteHand(Remark):
    """A hand that is clearly ahead of all others, the share (0..1) of the pot that it wins, and the error of that."""

    number: int
    share: float
    error: float


class UnknownShare(Remark):
    """The share (0..1) of the pot that all unknown hands win together."""

    hands: int
    share: float


class SharesCounted(Remark):
    """How many deals the shares are from, and whether those are all that there are."""

    exact: int
    deals: int


# What decides between hands


class KindDecides(Remark):
    """A hand wins by its kind, over the next best (PK1.2)."""

    rule = "PK1.2"
    winner: int
    better: HandKind
    worse: HandKind


class RanksDecide(Remark):
    """A hand wins by several cards of one rank, such as its `pair`, over those of the next best (PK1.4)."""

    rule = "PK1.4"
    winner: int
    by: str
    better_rank: str
    worse_rank: str


class CardDecides(Remark):
    """A hand wins by a card, such as a `kicker`, over that of the next best (PK1.4)."""

    rule = "PK1.4"
    winner: int
    by: str
    card: str
    other: str


class NothingDecides(Remark):
    """Hands are equal: the last one, and the others as text (PK1.5)."""

    rule = "PK1.5"
    others: str
    last: int


PAIR, LOWER_PAIR, THREE, FOUR, FIVE = "pair", "lower-pair", "three", "four", "five"
HIGHEST, KICKER, TOP, NEXT = "highest", "kicker", "top", "next"

DECIDING = {
    Category.HIGH_CARD: (HIGHEST, NEXT),
    Category.PAIR: (PAIR, KICKER),
    Category.TWO_PAIR: (PAIR, LOWER_PAIR, KICKER),
    Category.THREE_OF_A_KIND: (THREE, KICKER),
    Category.STRAIGHT: (TOP,),
    Category.FLUSH: (HIGHEST, NEXT),
    Category.FULL_HOUSE: (THREE, PAIR),
    Category.FOUR_OF_A_KIND: (FOUR, KICKER),
    Category.STRAIGHT_FLUSH: (TOP,),
    Category.FIVE_OF_A_KIND: (FIVE,),
}
"""What decides between two hands of a kind, by which of the ranks compared is the first to differ (PK1.4).

The last word of a kind also serves for the ranks after it.
"""

SINGLE = {HIGHEST, KICKER, TOP, NEXT}
"""Those of these words that mean one card."""


# Other refusals


class BuyInsRefused(Remark):
    """A smallest buy-in above the largest."""

    smallest: int
    largest: int


class HandMissing(Remark):
    """Not one hand."""


class HandsRefused(Remark):
    """A number of hands that can't be compared."""

    hands: int
    least: int
    most: int


class HoleRefused(Remark):
    """A hand with a wrong number of cards."""

    number: int
    held: int
    wanted: int


class BoardRefused(Remark):
    """A board with a number of cards that it never has."""

    held: int
