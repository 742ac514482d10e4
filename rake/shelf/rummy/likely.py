"""How likely a deal of Rummy makes what the others have done: what searches go by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from ...kit.actions import CardAction
from .action import DISCARD, DRAW_PILE, DRAW_STOCK, LAY
from .deal import State, View
from .melds import BITS, bits
from .plain import PLAIN
from .position import Outlook, Position
from .rules import cards_each

__all__ = ["likely"]

SLIP = 0.4
"""How likely a player does something other than `PLAIN` would, beside what it would do."""

CLUES = 8
"""How many of the latest clues about each other seat are looked at."""


class Clue(NamedTuple):
    """What a seat, counted from 0, did at some point: drew from the stock or discarded, and which card it was.

    Of a draw it is the top of the pile, which was left there. `drawn` is how many cards of the first stock the seat had
    drawn, `opened` which of its own cards had come open, and `shown` the cards in its hand that everybody had seen.
    """

    seat: int
    discards: bool
    card: int
    drawn: int
    opened: int
    shown: int
    taken: int
    outlook: Outlook
    may_meld: bool

    def fits(self, own: int) -> bool:
        """Return whether `PLAIN` would have done the same if it had had these cards, dealt or drawn, by then."""
        hand = own & ~self.opened | self.shown
        if not self.discards:
            return not PLAIN.wants(self.outlook, hand, self.card)
        left = hand ^ self.card
        if self.may_meld and self.outlook.possible.unmatched(left) != left:
            return False
        return PLAIN.parted_with(self.outlook, hand, hand & ~self.taken) == self.card


def likely(view: View) -> Callable[[State], float]:
    """Return how likely (0..1) a deal makes what the others have done, for a seat's search."""
    now = view.masked
    latest: dict[int, list[Clue]] = {}
    for clue in _clues(now):
        if clue.seat != view.seat - 1:
            latest.setdefault(clue.seat, []).append(clue)
    clues = [(seat, each[-CLUES:]) for seat, each in latest.items()]

    def likelihood(state: State) -> float:
        product = 1.0
        for seat, each in clues:
            had = _own_cards(state, seat)
            for clue in each:
                if not clue.fits(had[clue.drawn]):
                    product *= SLIP
        return product

    return likelihood


def _own_cards(state: State, seat: int) -> list[int]:
    """Return the cards that a seat was dealt, then these and the first that it drew, and so on."""
    seats = state.deal.seats
    deck = [BITS[card] for card in state.deal.deck if card]
    first_stock = deck[-len(state.first_stock) :]
    drawn = (card for card, owner in zip(first_stock, state.drawn, strict=False) if owner == seat + 1)
    return list(accumulate(drawn, or_, initial=sum(deck[seat : seats * cards_each(seats) : seats])))


def _clues(now: State) -> Iterator[Clue]:
    """Yield what every seat has done that says something about its cards."""
    then = Position.of(State.begin(now.deal))
    drawn, opened = [0] * now.deal.seats, [0] * now.deal.seats
    for _, action in now.moves:
        seat, shown, cards = then.seat, then.hand, bits(action.seen)
        if action.kind == DISCARD or action == DRAW_STOCK:
            card = cards or then.pile[-1]
            yield Clue(
                seat,
                bool(cards),
                card,
                drawn[seat],
                opened[seat],
                shown | cards,
                then.taken,
                then.outlook,
                then.may_meld,
            )
        opened[seat] |= cards & ~shown
        _do(then, action)
        drawn[seat] += action == DRAW_STOCK and not then.turned


def _do(now: Position, action: CardAction) -> None:
    cards = bits(action.seen)
    if not cards:
        now.draw(from_pile=action == DRAW_PILE)
    elif action.kind == DISCARD:
        now.discard(cards)
    elif action.kind == LAY:
        now.lay_off(cards, action.target - 1)
    else:
        now.meld(cards)
