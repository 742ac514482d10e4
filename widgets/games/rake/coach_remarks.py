"""What the coach says: verdicts on pick-ups, reviews of rounds, hints at bets. Points are percentage points."""

from __future__ import annotations

from ...kit.saying import Remark
from ...kit.widget import values

# How good the card taken is


@values()
class BestTaken(Remark):
    """No other card wins more often."""


@values()
class EqualTaken(Remark):
    """Some other cards are as good, as far as that has been counted."""


@values()
class WorseTaken(Remark):
    """A card that wins less often than the best one, by these points."""

    points: float


@values()
class OtherWorse(Remark):
    """A card that wins less often than the best one, by these points; `xx` for one face down."""

    card: str
    points: float


# Why a card is worse than the best one: where they are given, `best` and `taken` are the chances compared (0..1)


@values()
class SkullSinks(Remark):
    """The Ace of Skulls sinks the hand more often."""

    rule = "5.3"
    best: float
    taken: float


@values()
class BetterAtOnce(Remark):
    """The best card makes a better combination at once."""


@values()
class BigLessOften(Remark):
    """The hand less often ends as a Run or better."""

    rule = "3.5"
    best: float
    taken: float


@values()
class UnseenBetter(Remark):
    """A face-down card is best."""

    rule = "6.5"


@values()
class FaceUpBetter(Remark):
    """The best card, face up, is worth more than an unseen one."""

    rule = "6.5"


@values()
class BestDenies(Remark):
    """The best card is worth no more to the hand, but nobody else gets it."""

    rule = "6.5"


@values()
class HigherLater(Remark):
    """The best card is worth a little more to the hand."""


# What taking a card tells, and which is best


@values()
class RankTold(Remark):
    """The chance (0..1), to all appearances, that the reader holds another card of the rank taken."""

    rule = "6.5"
    rank: str
    chance: float


@values()
class BestCard(Remark):
    """The best card; `xx` for one face down."""

    card: str


@values()
class BestCards(Remark):
    """Cards that are equally good; `xx` for one face down."""

    cards: tuple[str, ...]


# A decision in a review: `needed` is the chance (0..1) at which a call breaks even, `error` half of the 95 % interval


@values()
class NotJudged(Remark):
    """A decision that isn't judged."""


@values()
class CallClose(Remark):
    """A call or a fold that could go either way."""

    needed: float


@values()
class CallGood(Remark):
    """A good call."""

    needed: float


@values()
class FoldGood(Remark):
    """A good fold."""

    needed: float


@values()
class CardGood(Remark):
    """A good pick-up."""


@values()
class FoldBetter(Remark):
    """A call where the chance was too low, by these points."""

    needed: float
    points: float
    error: float


@values()
class CallBetter(Remark):
    """A fold where the chance was high enough, by these points."""

    needed: float
    points: float
    error: float


@values()
class CardBetter(Remark):
    """A pick-up where another card was better by these points; `xx` for one face down."""

    card: str
    points: float
    error: float


@values()
class CardsBetter(Remark):
    """A pick-up where other cards were better by these points; `xx` for one face down."""

    cards: tuple[str, ...]
    points: float
    error: float


@values()
class ChanceMoved(Remark):
    """The points by which luck and the others changed the chance, and what the pick-ups cost, 0 or more."""

    points: float
    cost: float


# A bet to answer


@values()
class RevealChance(Remark):
    """The chance (0..1) to win the reveal, and half of the 95 % interval in points."""

    chance: float
    error: float


@values()
class CallPays(Remark):
    """A call pays."""

    needed: float


@values()
class CallLoses(Remark):
    """A call loses chips in the long run."""

    needed: float


@values()
class CallEven(Remark):
    """A call and a fold come to the same thing."""

    needed: float


# A hint at a pick-up


@values()
class LikelyCards(Remark):
    """The two cards with the highest chances; `xx` for one face down."""

    cards: tuple[str, ...]


@values()
class NoChoice(Remark):
    """There is only one card to take."""
