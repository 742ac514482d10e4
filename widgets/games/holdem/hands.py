"""The hands of Hold'em and its variants, as far as they are known, as values."""

from __future__ import annotations

from rake.kit.ranking import Hand, hand_of
from rake.shelf.holdem.deal import State
from rake.shelf.holdem.rules import FLOP

from ...kit.widget import values


@values(eq=True)
class HandView:
    """A hand: the code of its category, the ranks that are compared, and its cards in the order they are read."""

    category: str
    ranks: tuple[str, ...]
    cards: tuple[str, ...]


def hand_at(now: State, seat: int) -> Hand | None:
    """Return the best hand of a seat with the board so far; None before the flop, or if its cards aren't all known."""
    hole = [card for card in now.hole(seat) if card]
    board = [card for card in now.community if card]
    if len(hole) < now.variant.hole or len(board) < max(FLOP, now.board):
        return None
    return hand_of(hole, board, now.variant.own)


def show_hand(hand: Hand | None) -> HandView | None:
    """Return a hand as values; None for one that isn't known."""
    return HandView(hand.category.name, hand.ranks, hand.ordered) if hand else None
