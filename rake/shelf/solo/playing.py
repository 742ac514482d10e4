"""How a plain bot of Solo Whist plays its cards, decision by decision or a whole deal at once, on bit masks."""

from __future__ import annotations

from .deal import State
from .masks import ALL, BITS, SUIT_MASKS, above, bits_of, danger, high, low, rank_of
from .rules import OUVERTE, SLAM, TRICKS

__all__ = ["Table"]

_SUITS = tuple(SUIT_MASKS.values())


class Table:
    """A deal in play as masks; seats are counted from 0.

    A decision looks at the hand of the seat to act, at a hand that lies face up, and at what was played: the other
    hands need not be seen. `draws` is how many trumps a declarer holds who draws those of the others.
    """

    def __init__(self, state: State, draws: int) -> None:
        contract = state.contract
        assert contract
        self.hands = [bits_of(hand.cards) for hand in state.hands]
        self.side = [seat in state.bidding.declarers for seat in range(1, 5)]
        self.declarer, self.draws = state.bidding.bidder - 1, draws
        self.misere, self.ouverte = not contract.tricks, contract == OUVERTE
        self.trump = SUIT_MASKS[state.trump] if state.trump else 0
        self.unplayed, self.tricks, self.won = ALL, 0, 0
        self.voids = [0] * 4
        self.seat = self.declarer if contract == SLAM else 0
        self.led = self.best = self.laid = 0
        self.winner = self.seat
        for trick in state.tricks:
            for card in trick.cards:
                self.lay(BITS[card])

    def finish(self) -> int:
        """Play on to the end, and return how many tricks the declarers win."""
        while self.tricks < TRICKS:
            self.lay(self.card())
        return self.won

    def lay(self, card: int) -> None:
        """Let the seat to act play a card."""
        seat = self.seat
        self.hands[seat] &= ~card
        self.unplayed &= ~card
        if not self.laid:
            self.led = next(suit for suit in _SUITS if suit & card)
            self.best, self.winner = card, seat
        elif card & self.led:
            if self.best & self.led and card > self.best:
                self.best, self.winner = card, seat
        else:
            self.voids[seat] |= self.led
            if card & self.trump and (not self.best & self.trump or card > self.best):
                self.best, self.winner = card, seat
        self.laid += 1
        if self.laid < 4:
            self.seat = (seat + 1) % 4
            return
        self.tricks += 1
        self.won += self.side[self.winner]
        self.seat, self.led, self.laid = self.winner, 0, 0

    def card(self) -> int:
        """Return the card that the bot plays for the seat to act."""
        hand = self.hands[self.seat]
        follows = hand & self.led
        if self.misere:
            if self.side[self.seat]:
                return self._duck(hand, follows)
            return self._catch(hand, follows)
        if not self.led:
            return self._lead(hand)
        return self._win(hand, follows) if follows else self._ruff(hand)

    def _lead(self, hand: int) -> int:
        """Return a card to lead: trumps to draw those of the others, then a sure winner, then a low card.

        Short suits come first: they can be ruffed soonest.
        """
        others, trump = self.unplayed & ~hand, self.trump
        own = hand & trump
        may_draw = self.side[self.seat] and own.bit_count() >= self.draws
        if may_draw and others & trump and high(own) > high(others & trump):
            return high(own)
        best, best_key = 0, (False, -99)
        for suit in _SUITS:
            held = hand & suit
            if not held or suit == trump:
                continue
            wins = held > others & suit
            key = (wins, -held.bit_count())
            if key > best_key:
                best, best_key = high(held) if wins else low(held), key
        return best or (high(own) if own > others & trump else low(own))

    def _win(self, hand: int, follows: int) -> int:
        """Return a card that follows suit: a sure winner, or the highest in the third seat; or else the lowest."""
        best = self.best
        higher = follows & above(best) if best & self.led else 0
        if not higher:
            return low(follows)
        ally = self.side[self.winner] == self.side[self.seat]
        if self.laid == 3:
            return low(follows) if ally else low(higher)
        others = self.unplayed & self.led & ~hand
        if ally and not others & above(best):
            return low(follows)
        if sure := higher & -high(others) if others else higher:
            return low(sure)
        return high(higher) if self.laid == 2 and not ally else low(follows)

    def _ruff(self, hand: int) -> int:
        """Return a card of another suit: the lowest trump that wins, unless the partner does; or else a low card."""
        ruffs = hand & self.trump
        if self.best & self.trump:
            ruffs &= above(self.best)
        if ruffs and self.side[self.winner] != self.side[self.seat]:
            return low(ruffs)
        best, best_key = 0, (99, 99)
        for suit in _SUITS:
            held = hand & suit
            if held and suit != self.trump:
                key = (rank_of(held & -held), held.bit_count())
                if key < best_key:
                    best, best_key = held & -held, key
        return best or low(hand)

    def _duck(self, hand: int, follows: int) -> int:
        """Return the card of a declarer who wants no trick: the highest that loses, or the most dangerous one."""
        others = self.unplayed & ~hand
        if follows:
            under = follows & (self.best - 1)
            return high(under) if under else low(follows) if self.laid < 3 else high(follows)
        if not self.led:
            return self._safest(hand, others)
        best, worst = 0, -99
        for suit in _SUITS:
            if held := hand & suit:
                risk = danger(held, others & suit)
                if risk > worst:
                    best, worst = high(held), risk
        return best

    def _safest(self, hand: int, others: int) -> int:
        """Return the lowest card of the suit in which it's the least likely to win."""
        best, best_key = 0, (99, 0)
        for suit in _SUITS:
            if held := hand & suit:
                card, rivals = held & -held, others & suit
                beaten = (rivals & (card - 1)).bit_count()
                key = (beaten if rivals & -card else 99, beaten - rivals.bit_count())
                if not best or key < best_key:
                    best, best_key = card, key
        return best

    def _catch(self, hand: int, follows: int) -> int:
        """Return the card of a defender against a Misère: one that leaves the trick to the declarer if it can."""
        if not self.led:
            return self._trap(hand)
        if not follows:
            _, shortest = min((held.bit_count(), held) for suit in _SUITS if (held := hand & suit))
            return high(shortest)
        behind = (self.declarer - self.seat) % 4
        if self.winner != self.declarer and behind >= 4 - self.laid:
            return high(follows)
        under = follows & (self.best - 1)
        return high(under) if under else low(follows)

    def _trap(self, hand: int) -> int:
        """Return the lead of a defender against a Misère: a low card of a short suit, if it can one that may catch it.

        If the declarer's cards lie face up, all of that suit are higher if there is such a suit; else they may have it.
        """
        seen = self.hands[self.declarer] if self.ouverte and self.tricks else 0
        best, best_key = 0, (-1, -99, 0)
        for suit in _SUITS:
            if held := hand & suit:
                card, theirs = held & -held, seen & suit
                has = theirs if seen else not self.voids[self.declarer] & suit
                catches = 1 + (theirs & -theirs > card) if has else 0
                key = (catches, -held.bit_count(), -rank_of(card))
                if key > best_key:
                    best, best_key = card, key
        return best
