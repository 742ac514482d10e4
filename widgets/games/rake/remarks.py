"""What Rake's widgets say beside the events of a round."""

from __future__ import annotations

from rake import Card, Made, Showdown
from rake.hands import Decision, HandValue
from rake.kit.events import Struct

from ...kit.saying import Remark


class HandKind(Struct):
    """A kind of hand within a sentence, by the name of its category."""

    kind: str


class HandRevealed(Remark):
    """A seat shows its hand: its kind by the name of the category, the ranks and the suit that it's called by.

    `cards` has all five, those of the combination first.
    """

    seat: int
    kind: str
    rank: str
    other_rank: str
    suit: str
    cards: tuple[str, ...]


class SkullJudges(Remark):
    """What the Ace of Skulls in a hand does: `wins` (5.2), `loses` (5.3), or `would-lose` with cards still to come."""

    code: str


class SkullInHand(Remark):
    """The same and why: it `wins`, is `spare` beside the combination, that is too `low`, or it `would-lose`."""

    code: str


class TakenDown(Remark):
    """A seat has taken a card that lay face down, wherever that was; None is a card not seen."""

    seat: int
    card: Card | None


class Decisive(Remark):
    """What decides between the best hand and the next, by the code of the engine's `Decision`.

    `better` and `worse` are their kinds; `high_rank` and `low_rank` the letters of the ranks compared, empty if none
    were. The code is `to-draw` while the cards of a draw aren't known (9.7).
    """

    code: str
    better: HandKind
    worse: HandKind
    high_rank: str
    low_rank: str


class HandWins(Remark):
    """One of several numbered hands wins."""

    number: int


class HandsEqual(Remark):
    """Numbered hands are equal, until each draws a card: the last one, and the others as text."""

    others: str
    last: int


class HandsSplit(Remark):
    """Numbered hands split the pot: the last one, and the others as text."""

    others: str
    last: int


class DealWon(Remark):
    """These seats win a deal that is an example."""

    seats: tuple[int, ...]


class BestCardWins(Remark):
    """What the best card would have made in that deal, by what the hand is called by."""

    kind: str
    rank: str
    other_rank: str
    suit: str


class CardMakes(Remark):
    """What a card makes of a hand, by what that is called by."""

    kind: str
    rank: str
    other_rank: str
    suit: str


TO_DRAW = "to-draw"
"""The code for a tie whose cards are yet to be drawn."""


def revealed(seat: int, hand: HandValue) -> HandRevealed:
    """Return what is said of a hand at the reveal."""
    return HandRevealed(seat, *called_by(hand), tuple(map(str, hand.combination + hand.kickers)))


def called_by(hand: Made) -> tuple[str, str, str, str]:
    """Return what a hand is called by: the name of its category, the letters of one or two ranks, and of the suit."""
    ranks = [card.rank.letter for card in hand.combination]
    return hand.category.name, ranks[0], ranks[-1], hand.combination[0].suit.value


def outcome(result: Showdown) -> Remark:
    """Return what is said of a showdown of numbered hands before what decided it."""
    *others, last = result.winners
    if not others:
        return HandWins(last)
    kind = HandsSplit if result.decided_by is Decision.SPLIT else HandsEqual
    return kind(", ".join(map(str, others)), last)


def decisive(result: Showdown) -> Decisive:
    """Return what is said to have decided a showdown."""
    best = result.values[result.winners[0]]
    next_best = result.values[result.order[-1][0] if len(result.order) < 2 else result.order[1][0]]
    ranks = [rank.letter for rank in result.ranks]
    is_open = result.decided_by is Decision.DRAW and not ranks
    return Decisive(
        TO_DRAW if is_open else result.decided_by.value,
        HandKind(best.category.name),
        HandKind(next_best.category.name),
        *(ranks or ("", "")),
    )
