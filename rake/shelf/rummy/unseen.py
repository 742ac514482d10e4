"""The deals that a seat's view of Rummy leaves possible, drawn at random (RM5.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...kit.chance import Random, pick
from ...kit.errors import IllegalPosition, Violation
from ...kit.records import Deal, RecordRefusal
from .history import Opened
from .rules import DECK, cards_each

__all__ = ["TURNED_UP", "dealt_anew", "deck_owners"]

TURNED_UP = 0
"""The owner of the card that was turned up: no seat."""


def deck_owners(seats: int, drawn: Sequence[int]) -> list[int]:
    """Return to whom the cards of a deck went, as far as it was dealt and drawn: seats, and `TURNED_UP`."""
    return [*list(range(1, seats + 1)) * cards_each(seats), TURNED_UP, *drawn]


def dealt_anew(deal: Deal[str], drawn: Sequence[int], opened: Sequence[Opened], rng: Random) -> Deal[str]:
    """Return a deal with the gaps of a view filled, all that fit equally likely. Raises `IllegalPosition` if none does.

    `drawn` lists who drew the cards of the first stock, `opened` the cards that have come from hands. Each of these was
    dealt to its seat, or drawn by it before. How many choices it has doesn't depend on which were taken by cards that
    came earlier; so whatever is drawn for each, all arrangements are equally likely.
    """
    deck, visible = list(deal.deck), {*deal.deck}
    gaps: list[list[int]] = [[] for _ in range(deal.seats + 1)]
    for index, owner in enumerate(deck_owners(deal.seats, drawn)):
        if deck[index] is None:
            gaps[owner].append(index)
    last_dealt = deal.seats * cards_each(deal.seats)
    for seat, card, count in opened:
        if card not in visible:
            free = [index for index in gaps[seat] if index <= last_dealt + count]
            if not free:
                raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))
            index = pick(rng, free)
            gaps[seat].remove(index)
            deck[index] = card
    return replace(deal, deck=tuple(deck)).filled(DECK.cards, rng)
