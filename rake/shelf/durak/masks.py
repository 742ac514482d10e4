"""A deal of Durak on bit masks, in which bots think and play deals to their end.

A card is the bit of its index in the pack, so that a lower bit is a lower rank; no card is 0. What a seat doesn't know
of a hand isn't in its mask: `counts` has how many cards each seat holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from .deal import State
from .repeats import REPEATED, Start, moved
from .rules import DECK, HELD, INDEX, LIMIT, SUITS, clockwise

__all__ = ["BITS", "CARDS", "TRANSFERRED", "Habits", "Table", "beating", "bits", "fitting"]

BITS = {card: 1 << index for card, index in INDEX.items()}
CARDS = {bit: card for card, bit in BITS.items()}
"""The card of each bit, and the bit of each card."""

SUIT_MASKS = {suit: sum(bit for card, bit in BITS.items() if card[1] == suit) for suit in SUITS}
_SUIT_MASK_OF = {bit: SUIT_MASKS[card[1]] for card, bit in BITS.items()}
_RANK_MASK_OF = {bit: 0b1111 << (INDEX[card] & ~0b11) for card, bit in BITS.items()}

_LOWEST = sum(1 << index for index in range(0, len(BITS), len(SUITS)))
"""The mask of the first card of each rank."""

TRANSFERRED = 1 << len(DECK.cards)
"""A bit beside that of a card with which the defender passes the attack on."""


def bits(cards: Iterable[str]) -> int:
    """Return the mask of some cards."""
    return sum(BITS[card] for card in cards)


def bits_of(mask: int) -> Iterator[int]:
    """Yield the cards of a mask, low to high."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def rank_of(bit: int) -> int:
    """Return the rank of a card, from 0 for a six."""
    return (bit.bit_length() - 1) // len(SUITS)


def same_rank(bit: int) -> int:
    """Return the mask of the four cards of a card's rank."""
    return _RANK_MASK_OF[bit]


def beating(bit: int, trumps: int) -> int:
    """Return the mask of the cards that beat a card (DU1.4)."""
    own = _SUIT_MASK_OF[bit]
    return own & -(bit << 1) | (trumps & ~own)


def fitting(pile: int) -> int:
    """Return the mask of all cards of the ranks on a table."""
    low = pile | pile >> 1
    return ((low | low >> 2) & _LOWEST) * 0b1111


class Habits(Protocol):
    """How a bot decides, by what its seat knows of a table; 0 where it takes or passes."""

    def opening(self, table: Table, hand: int) -> int:
        """Return the card with which it opens a bout."""

    def answer(self, table: Table, hand: int) -> int:
        """Return the card with which it beats the first open card, or, with `TRANSFERRED`, passes the attack on."""

    def added(self, table: Table, fits: int) -> int:
        """Return which of these cards it throws in or, after a take, gives."""


class Table:
    """A deal that is played on in place; seats count from 1.

    `trumps` is a mask, and `to_come` has the cards to draw, the last one first.
    """

    def __init__(self, state: State) -> None:
        bout, deck, turned_up = state.bout, state.deal.deck, state.deal.seats * HELD
        self.rules, self.seats, self.trumps = state.rules, state.deal.seats, SUIT_MASKS[state.trump]
        self.hands = [0, *(bits(hand.cards) for hand in state.hands)]
        self.counts = [0, *map(len, state.hands)]
        self.to_come = [BITS.get(str(card), 0) for card in (deck[turned_up], *deck[:turned_up:-1])[: state.stock]]
        self.limit, self.ended = state.limit, state.ended
        self.attacker, self.defender, self.room = bout.attacker, bout.defender, bout.room
        self.throwers, self.asked, self.taken = bout.throwers, list(bout.asked), bout.taken
        self.thrown = [(seat, BITS[card]) for seat, card in bout.thrown]
        self.open_bits = [] if bout.taken else [BITS[card] for card in bout.open_cards]
        self.pile = bits(bout.cards)
        self.starts = [
            Start(attacker, frozenset((BITS[card], owner, holder) for card, owner, holder in cards))
            for attacker, cards in state.starts
        ]

    def next_with_cards(self, seat: int) -> int:
        """Return the next other seat on the left with cards; 0 if there is none."""
        return next((other for other in clockwise(seat, self.seats)[:-1] if self.counts[other]), 0)

    def may_transfer(self) -> bool:
        """Return whether the defender may pass the attack on with a card of its rank (DU6)."""
        if not self.rules.transfer or len(self.open_bits) < len(self.thrown):
            return False
        return len(self.thrown) < min(self.limit, self.counts[self.next_with_cards(self.defender)])

    def finish(self, habits: Habits) -> int:
        """Play the deal to its end, all seats by the same habits; return the durak's seat, 0 after a draw."""
        while self.ended is None:
            if self.open_bits:
                self._answer(habits.answer(self, self.hands[self.defender]))
            elif not self.pile:
                self._lay(self.attacker, habits.opening(self, self.hands[self.attacker]))
            elif not self._is_thrown(habits):
                self._end_bout()
        return self.ended

    def _lay(self, seat: int, bit: int) -> None:
        self.hands[seat] ^= bit
        self.counts[seat] -= 1
        self.pile |= bit
        self.thrown.append((seat, bit))
        if not self.taken:
            self.open_bits.append(bit)

    def _answer(self, bit: int) -> None:
        if not bit:
            self.open_bits, self.taken = [], True
            self.asked = self._to_ask() if self.rules.after_take == "give" else []
        elif bit & TRANSFERRED:
            seat = self.defender
            self._lay(seat, bit ^ TRANSFERRED)
            self._face(seat, self.next_with_cards(seat))
        else:
            self.hands[self.defender] ^= bit
            self.counts[self.defender] -= 1
            self.pile |= bit
            del self.open_bits[0]
            if not self.open_bits:
                self.asked = self._to_ask() if self.counts[self.defender] else []

    def _to_ask(self) -> list[int]:
        return [seat for seat in self.throwers if self.counts[seat]] if len(self.thrown) < self.room else []

    def _is_thrown(self, habits: Habits) -> bool:
        """Ask the throwers in turn; return whether there is an attack card to answer. After a take, all give."""
        ranks = fitting(self.pile)
        while self.asked:
            seat = self.asked[0]
            fits = self.hands[seat] & ranks
            bit = habits.added(self, fits) if fits else 0
            if bit:
                self._lay(seat, bit)
                if not self.taken:
                    return True
            if not bit or not self.counts[seat]:
                del self.asked[0]
            if len(self.thrown) == self.room:
                self.asked = []
        return False

    def _end_bout(self) -> None:
        """Pick up or discard, refill, and begin the next bout or end the deal."""
        attacker, defender = self.attacker, self.defender
        if self.taken:
            self.hands[defender] |= self.pile
            self.counts[defender] += self.pile.bit_count()
        else:
            self.limit = LIMIT
        drawn = len(self.to_come)
        if drawn:
            throwers = {seat for seat, _ in self.thrown} - {attacker}
            helpers = [seat for seat in clockwise(defender, self.seats)[:-1] if seat in throwers]
            for seat in (attacker, *helpers, defender):
                self._refill(seat)
        attacker = self._next_attacker()
        if self.taken and drawn == len(self.to_come):
            self.starts.append(Start(attacker, moved(self.starts[-1].moved, self.thrown, defender)))
        else:
            self.starts = [Start(attacker)]
        self.pile, self.thrown, self.taken = 0, [], False
        following = self.next_with_cards(attacker)
        if not following:
            self.ended = attacker if self.counts[attacker] else 0
        elif self.starts.count(self.starts[-1]) == REPEATED:
            self.ended = 0
        else:
            self._face(attacker, following)

    def _next_attacker(self) -> int:
        if self.taken or not self.counts[self.defender]:
            return self.next_with_cards(self.defender) or self.defender
        return self.defender

    def _refill(self, seat: int) -> None:
        while self.counts[seat] < HELD and self.to_come:
            self.hands[seat] |= self.to_come.pop()
            self.counts[seat] += 1

    def _face(self, attacker: int, defender: int) -> None:
        """Begin a bout between two seats, or turn the present one against another defender."""
        self.attacker, self.defender = attacker, defender
        self.room = min(self.limit, self.counts[defender])
        helpers = [seat for seat in clockwise(defender, self.seats)[:-1] if self.counts[seat]]
        if self.rules.throwers != "all":
            helpers = helpers[:1] if self.rules.throwers == "neighbours" else []
        self.throwers = (attacker, *(seat for seat in helpers if seat != attacker))
