"""A hand of which a player may know only some cards, and how it changes as cards leave and arrive."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from .cards import UNSEEN

__all__ = ["Hand"]


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards that are known, in the order of their texts, and how many others there are."""

    cards: tuple[str, ...] = ()
    hidden: int = 0

    @classmethod
    def of(cls, cards: Iterable[str | None]) -> Hand:
        """Return the hand of these cards, None for one that is not known."""
        given = tuple(cards)
        visible = sorted(card for card in given if card is not None)
        return cls(tuple(visible), len(given) - len(visible))

    def __len__(self) -> int:
        """Return how many cards it holds."""
        return len(self.cards) + self.hidden

    def __contains__(self, card: str) -> bool:
        """Return whether it is known to hold a card."""
        return card in self.cards

    def __str__(self) -> str:
        """Return the cards joined by dots, `xx` for one that is not known."""
        return ".".join((*self.cards, *(UNSEEN,) * self.hidden))

    def without(self, card: str | None) -> Hand:
        """Return the hand after a card has left it.

        One that isn't known to be here was one of the others. If nobody saw which left (None), nothing is known of the
        hand any more.
        """
        if card is None:
            return Hand((), len(self) - 1)
        if card not in self.cards:
            return Hand(self.cards, self.hidden - 1)
        at = self.cards.index(card)
        return Hand(self.cards[:at] + self.cards[at + 1 :], self.hidden)

    def plus(self, card: str | None) -> Hand:
        """Return the hand after a card has come to it, None for one that was not seen."""
        if card is None:
            return Hand(self.cards, self.hidden + 1)
        return Hand(tuple(sorted((*self.cards, card))), self.hidden)

    def masked(self, seen: Collection[str]) -> Hand:
        """Return the hand as a player who has seen only these cards knows it."""
        visible = tuple([card for card in self.cards if card in seen])
        return Hand(visible, len(self) - len(visible))

    def filled(self, cards: Collection[str]) -> Hand:
        """Return the hand with these cards in place of that many hidden ones."""
        return Hand(tuple(sorted((*self.cards, *cards))), self.hidden - len(cards))
