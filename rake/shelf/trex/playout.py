"""A deal of Trex played to its end by one plain bot in every seat, with hands as bit masks."""

from __future__ import annotations

from .deal import State
from .layout import SUIT_BITS, bits
from .plans import HEARTS, Led, Style, highest, lowest, to_layout, to_trick
from .rules import DOUBLED, GOING_OUT, INDEX, PENALTIES, PER_TRICK, TRICKS, Contract

__all__ = ["finished"]


def finished(state: State, style: Style) -> tuple[int, ...]:
    """Return the scores of a deal in play, all hands of which are seen, once it's over."""
    return _layout(state) if state.contract is Contract.TREX else _Tricks(state, style).scores()


def _layout(state: State) -> tuple[int, ...]:
    """Return the scores of a deal of which the layout has yet to be finished."""
    hands, laid, out = [bits(hand.cards) for hand in state.hands], state.gone, [*state.out]
    seat = (state.to_act or 0) - 1
    while len(out) < len(hands):
        if hands[seat]:
            bit = to_layout(hands[seat], laid)
            laid |= bit
            hands[seat] ^= bit
            if not hands[seat]:
                out.append(seat + 1)
        seat = (seat + state.rules.step) % len(hands)
    return tuple(GOING_OUT[out.index(seat)] for seat in range(1, len(hands) + 1))


class _Tricks:
    """A deal of a trick game as numbers; seats are counted from 0."""

    def __init__(self, state: State, style: Style) -> None:
        assert state.contract
        assert state.to_act
        self.contract, self.rules, self.style = state.contract, state.rules, style
        self.hands = [bits(hand.cards) for hand in state.hands]
        self.gone = state.gone
        self.points = [*state.points]
        self.exposed = {1 << INDEX[card]: seat - 1 for card, seat in state.exposed.items()}
        self.costly = bits(DOUBLED.get(state.contract, ()))
        trick = state.trick
        self.leader, self.turns = trick.leader - 1, len(trick.cards)
        self.cards = bits(trick.cards)
        self.suit = self.best = 0
        self.winner = self.leader
        if trick.cards:
            self.suit = SUIT_BITS[trick.cards[0][1]]
            self.winner = TRICKS.winner(trick) - 1
            self.best = highest(self.cards & self.suit)

    def scores(self) -> tuple[int, ...]:
        """Play on, and return the scores."""
        while self.turns or self.hands[self.leader]:
            self._act((self.leader + self.rules.step * self.turns) % len(self.hands))
        return tuple(self.points)

    def _act(self, seat: int) -> None:
        """Let a seat play what its bot does."""
        hand = self.hands[seat]
        last = self.turns == len(self.hands) - 1
        led = Led(self.suit, self.best, self.cards, last) if self.turns else None
        may = may_play(self.contract, hand, self.suit)
        bit = to_trick(self.contract, self.rules.diamonds == "plus", self.style, may, led, self.gone)
        self.hands[seat] = hand ^ bit
        self.gone |= bit
        self.cards |= bit
        if not self.turns:
            self.suit = next(suit for suit in SUIT_BITS.values() if suit & bit)
        if bit & self.suit and bit > self.best:
            self.best, self.winner = bit, seat
        self.turns += 1
        if last:
            self._won()

    def _won(self) -> None:
        """Count the trick, whose winner leads to the next."""
        if self.contract is Contract.ELTOOSH:
            self.points[self.winner] += PER_TRICK
        elif self.contract is Contract.DIAMONDS:
            self.points[self.winner] += self.rules.per_diamond * (self.cards & SUIT_BITS["D"]).bit_count()
        else:
            self._pay(self.cards & self.costly)
        self.leader, self.turns, self.cards, self.suit, self.best = self.winner, 0, 0, 0, 0

    def _pay(self, costly: int) -> None:
        """Count the cards of a trick that can be doubled (TX4.1 to TX4.3)."""
        penalty = PENALTIES[self.contract]
        while costly:
            bit = lowest(costly)
            costly ^= bit
            exposer = self.exposed.get(bit)
            self.points[self.winner] -= penalty if exposer is None else 2 * penalty
            if exposer is not None:
                self.points[exposer if exposer != self.winner else self.leader] += penalty


def may_play(contract: Contract, hand: int, suit: int) -> int:
    """Return the cards of a hand that may be played to a trick, `suit` being 0 at the lead (TX3.1, TX3.2)."""
    if suit:
        return hand & suit or hand
    return (contract is Contract.KING and hand & ~HEARTS) or hand
