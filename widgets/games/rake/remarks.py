"""What Rake's widgets say beside the events of a round."""

from __future__ import annotations

from rake import Card, Showdown
from rake.hands import Decision

from ...kit.saying import Remark


class SkullInHand(Remark):
    """Why the Ace of Skulls `wins` or `would-lose`, or how it loses: a `spare` card, or in too `low` a hand."""

    code: str


class TakenDown(Remark):
    """A seat has taken a card that lay face down, wherever that was; None is a card not seen."""

    seat: int
    card: Card | None


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


def outcome(result: Showdown) -> Remark:
    """Return what is said of a showdown of numbered hands before what decided it."""
    *others, last = result.winners
    if not others:
        return HandWins(last)
    kind = HandsSplit if result.decided_by is Decision.SPLIT else HandsEqual
    return kind(", ".join(map(str, others)), last)
