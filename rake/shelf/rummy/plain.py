"""Bots of Rummy that go by their hand and the table, quick enough to play thousands of deals to their end."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from ...kit.actions import CardAction
from ...kit.chance import Random
from .action import DISCARD, DRAW_PILE, DRAW_STOCK, LAY, MELD
from .deal import State, View
from .melds import COST, cards_of, points
from .position import Outlook, Position

__all__ = ["PLAIN", "Plain"]

FEW = 3
"""How many cards are few: in a hand that is about to go out, or beside a meld that is kept secret."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A bot that melds and lays off what it can, and parts with what costs much and waits for little.

    `patience` is how many points each card that a discard could still become a meld with is worth to it; to a
    `watchful` bot, as many for each card of the smallest other hand. A `greedy` one also takes a card from the pile to
    pay less, and a `secretive` one keeps its first meld in its hand for a while.
    """

    patience: float
    watchful: bool = False
    greedy: bool = False
    secretive: bool = False

    def choose(self, view: View, rng: Random) -> CardAction:
        """Return what the bot does; it uses no randomness."""
        now = Position.of(view.masked)
        if not now.has_drawn:
            return DRAW_PILE if self.takes(now) else DRAW_STOCK
        if meld := self.melded(now):
            return CardAction(MELD, now.possible.cards[meld])
        if card := self.laid_off(now):
            return CardAction(LAY, cards_of(card), now.meld_for(card) + 1)
        return CardAction(DISCARD, cards_of(self.discarded(now)))

    def finish(self, state: State) -> tuple[int, ...]:
        """Return the scores of a deal that it plays on for every seat.

        It never counts positions (RM5.7). It takes a card from the pile only if its hand gets better, so no position
        comes twice by its play.
        """
        if not state.turn:
            return state.scores
        now = Position.of(state)
        while self._plays_turn(now):
            pass
        out = next((seat for seat, size in enumerate(now.sizes, 1) if not size), None)
        return now.rules.scores([now.deadwood(hand) for hand in now.hands], out)

    def _plays_turn(self, now: Position) -> bool:
        """Play the rest of a turn, and return whether the deal goes on."""
        if not now.has_drawn:
            now.draw(from_pile=self.takes(now))
        while (meld := self.melded(now)) or (card := self.laid_off(now)):
            if meld:
                now.meld(meld)
            else:
                now.lay_off(card, now.meld_for(card))
        return bool(now.hand) and now.discard(self.discarded(now))

    def takes(self, now: Position) -> bool:
        """Return whether it draws from the pile: a card to lay off, or one that it wants."""
        hand, top = now.hand, now.pile[-1]
        if top & now.fits and now.may_lay_off:
            return bool(now.possible.unmatched(hand))
        return self.wants(now.outlook, hand, top)

    def wants(self, outlook: Outlook, hand: int, card: int) -> bool:
        """Return whether a card leaves a hand better off: for a meld, or, if it's greedy, because it costs less."""
        possible, after = outlook.possible, hand | card
        if not self.greedy and (not card & possible.waits(hand) or card & possible.unmatched(after)):
            return False
        left = after ^ self.parted_with(outlook, after, hand)
        return points(possible.unmatched(left)) < points(possible.unmatched(hand))

    def melded(self, now: Position) -> int:
        """Return the meld that it lays down; 0 for none."""
        if not now.may_meld:
            return 0
        hand = now.hand
        loose = now.possible.unmatched(hand)
        if loose == hand:
            return 0
        cost = points(loose)
        best, most = 0, 0
        for meld in now.possible.of(hand & ~loose):
            left = hand ^ meld
            worth = points(meld)
            if (
                worth > most
                and points(now.possible.unmatched(left)) <= cost
                and now.may_leave(left, now.fits | now.possible.extensions(meld))
            ):
                best, most = meld, worth
        return 0 if best and self.secretive and self._hides(now, hand ^ best) else best

    def _hides(self, now: Position, left: int) -> bool:
        """Return whether it keeps its first meld in its hand: much else is left, and nobody is about to go out."""
        much = now.possible.unmatched(left).bit_count() > FEW
        return much and now.seat not in now.opened and now.outlook.fewest > FEW

    def laid_off(self, now: Position) -> int:
        """Return the card that it lays off; 0 for none. A card of a meld in its hand it keeps."""
        if not now.may_lay_off:
            return 0
        hand = now.hand
        if not hand & now.fits:
            return 0
        loose = now.possible.unmatched(hand)
        cards = loose & now.fits
        while cards:
            card = _highest(cards)
            left = hand ^ card
            if (not left or loose & left & ~now.taken) and now.may_leave(left, now.fits):
                return card
            cards ^= card
        return 0

    def discarded(self, now: Position) -> int:
        """Return the card that it discards."""
        return self.parted_with(now.outlook, now.hand, now.hand & ~now.taken)

    def parted_with(self, outlook: Outlook, hand: int, cards: int) -> int:
        """Return the one of some cards of a hand with which it parts: one in no meld, costly and with few hopes."""
        possible = outlook.possible
        unmatched, waits = possible.unmatched, possible.waits
        if not (loose := unmatched(hand) & cards):
            return min(filter(cards.__and__, COST), key=lambda card: points(unmatched(hand ^ card)))
        alone = possible.apart(hand) & loose
        best, most = (_highest(alone), COST[_highest(alone)]) if alone else (0, -inf)
        hopes, others = waits(hand) & ~outlook.gone, loose ^ alone
        patience = self.patience * (outlook.fewest if self.watchful else 1)
        while others:
            card = _highest(others)
            others ^= card
            # It can't be worth more than it costs, nor can those that cost less.
            if COST[card] <= most:
                break
            worth = COST[card] - patience * (hopes & ~waits(hand ^ card)).bit_count()
            if worth > most:
                best, most = card, worth
        return best


def _highest(cards: int) -> int:
    """Return the card of the highest rank."""
    return 1 << cards.bit_length() - 1


PLAIN = Plain(patience=0.75, watchful=True)
"""The bot that plays out deals for hints, reviews and searches."""
