"""A deal of Rummy as bit masks, which bots read and change: quicker than a state, and without its checks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from .deal import State
from .melds import BITS, Melds, bits, points
from .rules import HouseRules

__all__ = ["Outlook", "Position"]


class Outlook(NamedTuple):
    """What is public of a deal, as far as it counts for the worth of a card that isn't in a meld.

    No card of `gone` will come, and `fewest` is the size of the smallest hand of another seat.
    """

    possible: Melds
    gone: int
    fewest: int


@dataclass(slots=True)
class Position:
    """A deal between any two actions; seats are counted from 0 here, and each card is its bit.

    `stock` ends with the card that is drawn next, 0 for one that isn't known, and `pile` with its top. `hands` are
    those of which the cards are known; `sizes` are right for all. `gone` is the cards in melds and in the pile, `fits`
    those that can be laid off, and `taken` is a bit, or 0.
    """

    rules: HouseRules
    possible: Melds
    hands: list[int]
    sizes: list[int]
    stock: list[int]
    pile: list[int]
    melds: list[int]
    opened: set[int]
    turned: int
    seat: int
    has_drawn: bool
    taken: int
    has_melded: bool
    gone: int
    fits: int

    @classmethod
    def of(cls, state: State) -> Position:
        """Return the position of a deal that isn't over, or of what a view knows of it."""
        turn = state.turn
        assert turn
        possible, pile, melds = state.possible, _each(state.pile), [bits(meld.cards) for meld in state.melds]
        return cls(
            rules=state.rules,
            possible=possible,
            hands=[bits(hand.cards) for hand in state.hands],
            sizes=[len(hand) for hand in state.hands],
            stock=_each(reversed(state.stock)),
            pile=pile,
            melds=melds,
            opened={meld.owner - 1 for meld in state.melds},
            turned=state.turned,
            seat=turn.seat - 1,
            has_drawn=turn.has_drawn,
            taken=BITS.get(turn.taken, 0),
            has_melded=turn.has_melded,
            gone=sum(pile) + sum(melds),
            fits=_fits(possible, melds),
        )

    @property
    def hand(self) -> int:
        """The hand of the seat to act."""
        return self.hands[self.seat]

    @property
    def outlook(self) -> Outlook:
        """What the seat to act can see coming."""
        others = self.sizes[: self.seat] + self.sizes[self.seat + 1 :]
        return Outlook(self.possible, self.gone, min(others))

    @property
    def may_meld(self) -> bool:
        """Whether the seat to act may lay down a meld, if it has one (RM3.2)."""
        return not self.has_melded or self.rules.melds == "any"

    @property
    def may_lay_off(self) -> bool:
        """Whether the seat to act may lay cards off (RM3.4)."""
        return bool(self.melds) and (self.rules.layoff == "always" or self.seat in self.opened)

    def deadwood(self, hand: int) -> int:
        """Return the points that a hand costs at the end of the deal (RM4.1)."""
        return points(hand if self.rules.deadwood == "all" else self.possible.unmatched(hand))

    def may_leave(self, left: int, fits: int) -> bool:
        """Return whether a meld or a card laid off may leave these cards, if `fits` can then be laid off (RM3.7)."""
        if self.rules.out == "discard":
            return bool(left & ~self.taken)
        return left != self.taken or not left or bool(left & fits)

    def draw(self, *, from_pile: bool) -> None:
        """Draw a card for the seat to act (RM3.1, RM3.8)."""
        if from_pile:
            card = self.taken = self.pile.pop()
            self.gone ^= card
        else:
            if not self.stock:
                self.stock, self.pile, self.turned = self.pile[::-1], [], self.turned + 1
                self.gone ^= sum(self.stock)
            card = self.stock.pop()
        self.hands[self.seat] |= card
        self.sizes[self.seat] += 1
        self.has_drawn = True

    def meld(self, cards: int) -> None:
        """Lay down a meld."""
        self._leave(cards)
        self.melds.append(cards)
        self.opened.add(self.seat)
        self.has_melded = True
        self.fits |= self.possible.extensions(cards)

    def lay_off(self, card: int, at: int) -> None:
        """Lay a card off on the meld with this index."""
        self._leave(card)
        self.melds[at] |= card
        self.fits = _fits(self.possible, self.melds)

    def meld_for(self, card: int) -> int:
        """Return the index of the first meld on which a card can be laid off."""
        return next(at for at, meld in enumerate(self.melds) if self.possible.extensions(meld) & card)

    def discard(self, card: int) -> bool:
        """Discard a card and return whether the deal goes on, with the next turn (RM3.5, RM3.6, RM3.9)."""
        self._leave(card)
        self.pile.append(card)
        if not self.sizes[self.seat] or (not self.stock and self.turned >= self.rules.restocks):
            return False
        self.seat = (self.seat + 1) % len(self.hands)
        self.has_drawn, self.taken, self.has_melded = False, 0, False
        return True

    def _leave(self, cards: int) -> None:
        """Take cards out of the hand of the seat to act: they are in a meld or in the pile."""
        self.hands[self.seat] &= ~cards
        self.sizes[self.seat] -= cards.bit_count()
        self.taken &= ~cards
        self.gone |= cards


def _each(cards: Iterable[str | None]) -> list[int]:
    return [BITS[card] if card else 0 for card in cards]


def _fits(possible: Melds, melds: Iterable[int]) -> int:
    """Return the cards that can be laid off on any of these melds."""
    fits = 0
    for meld in melds:
        fits |= possible.extensions(meld)
    return fits
