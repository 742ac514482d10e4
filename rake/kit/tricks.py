"""Tricks: each seat in turn plays a card, the suit that was led must be followed, and one card wins."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["Suits", "Trick"]


class Trick(NamedTuple):
    """The cards of a trick so far, in the order in which they were played, from the seat that leads on.

    `step` is 1 where the turn passes clockwise, and -1 the other way.
    """

    seats: int
    leader: int
    cards: tuple[str, ...] = ()
    step: int = 1

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they play."""
        return tuple(map(self._seat, range(self.seats)))

    def _seat(self, turn: int) -> int:
        """Return the seat that plays at a turn, counted from 0."""
        return (self.leader + self.step * turn - 1) % self.seats + 1

    @property
    def laid(self) -> tuple[tuple[int, str], ...]:
        """Each seat that has played, and its card."""
        return tuple(zip(self.order, self.cards, strict=False))

    @property
    def to_act(self) -> int | None:
        """The seat that plays next; None once all have played."""
        return None if self.complete else self._seat(len(self.cards))

    @property
    def complete(self) -> bool:
        """Whether all seats have played."""
        return len(self.cards) == self.seats

    def plus(self, card: str) -> Trick:
        """Return the trick after the next seat has played a card."""
        return self._replace(cards=(*self.cards, card))


@dataclass(frozen=True, slots=True)
class Suits:
    """How the cards of a trick compare.

    `suit` gives the suit to which a card belongs, and `heights` how high each card is in its own. A card of the `trump`
    suit beats those of all others; without trumps the suit that was led does.
    """

    heights: Mapping[str, int]
    suit: Callable[[str], str]
    trump: str = ""

    def to_follow(self, trick: Trick, hand: Iterable[str]) -> str:
        """Return the suit that a hand must follow in a trick; empty if it may play any card.

        In a hand that is known only in part, unknown cards don't count.
        """
        led = self.suit(trick.cards[0]) if trick.cards else ""
        return led if any(self.suit(card) == led for card in hand) else ""

    def winner(self, trick: Trick) -> int:
        """Return the seat that wins a trick, or is winning it so far. The trick must have a card."""
        led = self.suit(trick.cards[0])
        order = {led: 1} | ({self.trump: 2} if self.trump else {})
        seat, _ = max(trick.laid, key=lambda laid: (order.get(self.suit(laid[1]), 0), self.heights[laid[1]]))
        return seat

    def voids(self, tricks: Sequence[Trick]) -> Mapping[str, set[int]]:
        """Return by suit the seats that have failed to follow it in these tricks, and so hold none of it."""
        voids: dict[str, set[int]] = defaultdict(set)
        for trick in tricks:
            for seat, card in trick.laid[1:]:
                if self.suit(card) != (led := self.suit(trick.cards[0])):
                    voids[led].add(seat)
        return voids

    def barred(self, tricks: Sequence[Trick]) -> Callable[[str], Collection[int]]:
        """Return where a card can't lie, as `fits.fill` asks: in which hands, counted from 0, that didn't follow it."""
        hands = {suit: [seat - 1 for seat in seats] for suit, seats in self.voids(tricks).items()}
        return lambda card: hands.get(self.suit(card), ())

    def unlike(self, cards: Iterable[str], hand: Collection[str], gone: Collection[str]) -> tuple[str, ...]:
        """Return these cards of a hand, but only the first of those that win and lose the same tricks.

        Such cards are of one suit, and between them lie only cards of the hand or cards that are gone.
        """
        away = {*hand, *gone}
        others = [(self.suit(card), height) for card, height in self.heights.items() if card not in away]
        groups: dict[tuple[str, int], str] = {}
        for card in cards:
            suit, height = self.suit(card), self.heights[card]
            lower = sum(other == suit and below < height for other, below in others)
            groups.setdefault((suit, lower), card)
        return tuple(groups.values())
