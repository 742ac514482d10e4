"""What happens at a reveal, as values that sentences can name: what hands are called by, and what decides."""

from __future__ import annotations

from .hands import Decision, HandValue, MadeHand, Showdown
from .kit.events import Event, Struct

__all__ = ["TO_DRAW", "BeatenKind", "Decisive", "HandRevealed", "SkullJudges", "called_by", "decisive", "revealed"]

TO_DRAW = "to-draw"
"""The code for a tie whose cards are yet to be drawn."""


class BeatenKind(Struct):
    """The kind of a hand that loses, within a sentence: the name of its category."""

    kind: str


class HandRevealed(Event):
    """A seat shows its hand: its kind by the name of the category, the ranks and the suit that it's called by.

    `cards` has all five, those of the combination first.
    """

    seat: int
    kind: str
    rank: str
    other_rank: str
    suit: str
    cards: tuple[str, ...]


class SkullJudges(Event):
    """What the Ace of Skulls in a hand does: `wins` (5.2), `loses` (5.3), or `would-lose` with cards still to come."""

    code: str


class Decisive(Event):
    """What decides between the best hand and the next, by the code of the engine's `Decision`.

    `kind` is the best hand's, `beaten` the other's; `high_rank` and `low_rank` are the letters of the ranks compared,
    empty if none were. The code is `to-draw` while the cards of a draw aren't known (9.7).
    """

    code: str
    kind: str
    beaten: BeatenKind
    high_rank: str
    low_rank: str


def revealed(seat: int, hand: HandValue) -> HandRevealed:
    """Return what is said of a hand at the reveal."""
    return HandRevealed(seat, *called_by(hand), tuple(map(str, hand.combination + hand.kickers)))


def called_by(hand: MadeHand) -> tuple[str, str, str, str]:
    """Return what a hand is called by: the name of its category, the letters of one or two ranks, and of the suit."""
    ranks = [card.rank.letter for card in hand.combination]
    return hand.category.name, ranks[0], ranks[-1], hand.combination[0].suit.value


def decisive(result: Showdown) -> Decisive:
    """Return what is said to have decided a showdown."""
    best = result.values[result.winners[0]]
    next_best = result.values[result.order[-1][0] if len(result.order) < 2 else result.order[1][0]]
    ranks = [rank.letter for rank in result.ranks]
    is_open = result.decided_by is Decision.DRAW and not ranks
    return Decisive(
        TO_DRAW if is_open else result.decided_by.value,
        best.category.name,
        BeatenKind(next_best.category.name),
        *(ranks or ("", "")),
    )
