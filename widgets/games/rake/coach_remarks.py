"""What the coach says: verdicts on pick-ups, reviews of rounds, hints at bets. Points are percentage points."""

from __future__ import annotations

from rake.kit.events import Struct

from ...kit.saying import Remark

# How good the card taken is


class BestTaken(Remark):
    """The card taken, which is the best; `xx` for one face down."""

    card: str


class EqualTaken(Remark):
    """The card taken and those that are as good, as far as that has been counted; `xx` for one face down."""

    cards: tuple[str, ...]


class WorseTaken(Remark):
    """A card that wins less often than the best one, by these points."""

    points: float


class OtherWorse(Remark):
    """A card that wins less often than the best one, by these points; `xx` for one face down."""

    card: str
    points: float


# Why a card is worse than the best one: where they are given, `best` and `taken` are the chances compared (0..1)


class SkullSinks(Remark):
    """The Ace of Skulls sinks the hand more often."""

    rule = "5.3"
    best: float
    taken: float


class BetterAtOnce(Remark):
    """The best card makes a better combination at once."""


class BigLessOften(Remark):
    """The hand less often ends as a Run or better."""

    rule = "3.5"
    best: float
    taken: float


class UnseenBetter(Remark):
    """A face-down card is best."""

    rule = "6.5"


class FaceUpBetter(Remark):
    """The best card, face up, is worth more than an unseen one."""

    rule = "6.5"


class BestDenies(Remark):
    """The best card is worth no more to the hand, but nobody else gets it."""

    rule = "6.5"


class HigherLater(Remark):
    """The best card is worth a little more to the hand."""


# What taking a card tells, and which is best


class RankTold(Remark):
    """The chance (0..1), to all appearances, that the reader holds another card of the rank taken."""

    rule = "6.5"
    rank: str
    chance: float


class BestCard(Remark):
    """The best card; `xx` for one face down."""

    card: str


class BestCards(Remark):
    """Cards that are equally good; `xx` for one face down."""

    cards: tuple[str, ...]


class AnyCard(Remark):
    """All cards are equally good."""


class AnyCardSunk(Remark):
    """The Ace of Skulls almost always sinks the hand, whichever card is taken."""

    rule = "5.3"


# What the odds rest on


class ChancesCounted(Remark):
    """The number of deals that the odds are from, 0 if they are exact."""

    deals: int


class OthersPick(Remark):
    """How the others pick up in these deals, by the name of the policy."""

    policy: str


# A decision in a review: `needed` is the chance (0..1) at which a call breaks even, `error` half of the 95 % interval


class NotJudged(Remark):
    """A decision that isn't judged."""


class CardLeft(Remark):
    """A pick-up of the only card left, or of one of face-down cards alone."""


class CallClose(Remark):
    """A call or a fold that could go either way."""

    needed: float


class CallGood(Remark):
    """A good call."""

    needed: float


class FoldGood(Remark):
    """A good fold."""

    needed: float


class CardGood(Remark):
    """A good pick-up."""


class FoldBetter(Remark):
    """A call where the chance was too low, by these points."""

    needed: float
    points: float
    error: float


class CallBetter(Remark):
    """A fold where the chance was high enough, by these points."""

    needed: float
    points: float
    error: float


class CardBetter(Remark):
    """A pick-up where another card was better by these points; `xx` for one face down."""

    card: str
    points: float
    error: float


class CardsBetter(Remark):
    """A pick-up where other cards were better by these points; `xx` for one face down."""

    cards: tuple[str, ...]
    points: float
    error: float


class DecisionMade(Struct):
    """A decision by the code of its action, with the `chips` or the `card` of that."""

    act: str
    chips: int
    card: str


class ChanceAtFirst(Remark):
    """The chance (0..1) at the first decision, which may be the only one."""

    only: int
    chance: float


class ChanceAtLast(Remark):
    """The chance (0..1) at the last decision of several, where the hand wasn't shown."""

    chance: float


class PotsWon(Remark):
    """The share (0..1) of the chips in the pots that the hand won."""

    share: float


class CostliestDecision(Remark):
    """The number of the decision that cost most, 0 if none cost anything."""

    number: int


class ChanceMoved(Remark):
    """Luck and the others moved the chance `up` or `down` by these points, or not at all (`same`)."""

    way: str
    points: float


class PicksCost(Remark):
    """The points that the pick-ups cost, 0 or more."""

    cost: float


# A bet to answer: the `chance` (0..1) to win the reveal, and what it's compared with


class RevealChance(Remark):
    """The chance (0..1) to win the reveal, half of the 95 % interval in points, and the chance that a call needs.

    Of the last two, 0 isn't said.
    """

    chance: float
    error: float
    needed: float


class CallPays(Remark):
    """A call pays."""

    chance: float
    needed: float


class CallLoses(Remark):
    """A call loses chips in the long run."""

    chance: float
    needed: float


class CallEven(Remark):
    """A call and a fold come to the same thing."""

    chance: float
    needed: float


class BetPays(Remark):
    """A bet pays if all call it: the chance is above the `fair` share (0..1)."""

    chance: float
    fair: float


class BetLoses(Remark):
    """A bet loses chips if all call it: the chance is below the `fair` share (0..1)."""

    chance: float
    fair: float


class BetEven(Remark):
    """A bet neither pays nor loses if all call it: the chance is about the `fair` share (0..1)."""

    chance: float
    fair: float


# A hint at a pick-up


class PickIdea(Remark):
    """What to think of first, by the code of the coach's `Idea`."""

    code: str


class LikelyCards(Remark):
    """How many cards have the highest chances, and these cards; `xx` for one face down."""

    count: int
    cards: tuple[str, ...]
