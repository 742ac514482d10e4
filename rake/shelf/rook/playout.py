"""A deal of Rook on bit masks: what a plain bot does at each turn, and a deal played to its end by such bots."""

from __future__ import annotations

from collections.abc import Sequence

from . import plans
from .action import GIVE, LEAD, LEFT, ME, PLAY, TRUMP, RookAction
from .deal import Phase, State
from .masks import masks_of
from .plans import Habits, Seat
from .rules import DECK, POINTS, SEATS, HouseRules
from .scoring import scored, team_of
from .unseen import taker

__all__ = ["Table"]

_LATER = {
    seats: [
        [sum(1 << (seat + step) % seats for step in range(1, seats - laid)) for seat in range(seats)]
        for laid in range(seats)
    ]
    for seats in SEATS
}
"""By the number of seats, and of cards in the trick, which seats play after each one, as bits."""


class Table:
    """A deal after the bidding; seats are counted from 0, and what a view doesn't know of a hand isn't in its mask.

    `takers` are the seats that get what each passes on, and `kitty` the points in the middle.
    """

    def __init__(
        self, rules: HouseRules, habits: Habits, hands: Sequence[int], takers: Sequence[int], bidder: int, kitty: int
    ) -> None:
        self.rules, self.habits, self.seats = rules, habits, len(hands)
        self.hands, self.takers, self.bidder, self.kitty = [*hands], takers, bidder, kitty
        self.masks = masks_of(rules.pack)
        self.phase = Phase.GIVING if rules.give else Phase.TRUMP
        self.seat = 0 if rules.give else bidder
        self.given: list[int] = []
        self.wanted, self.partner = 0, -1
        self.points, self.won = [0] * self.seats, [0] * self.seats
        self.seen = Seat(self.masks)
        self.ahead = self.laid = 0
        self.friends = [0] * self.seats

    @classmethod
    def of(cls, state: State, habits: Habits) -> Table:
        """Return the table of a deal whose bidding is over."""
        masks = masks_of(state.rules.pack, state.trump)
        hands = [masks.of(hand.cards) for hand in state.hands]
        takers = [taker(state.deal, seat) - 1 for seat in range(1, state.deal.seats + 1)]
        kitty = sum(POINTS[card] for card in state.kitty if card)
        table = cls(state.rules, habits, hands, takers, state.bidding.bidder - 1, kitty)
        table.masks = table.seen.masks = masks
        table.phase, table.seat = state.phase, (state.to_act or 0) - 1
        table.given = [masks.of(card for card in cards if card) for cards in state.given]
        table.points, table.won = [*state.points], [*state.won]
        table.wanted = masks.bits[state.wanted] if state.wanted else 0
        for trick in state.tricks:
            table.laid = 0
            for seat, card in trick.laid:
                table._lay(seat - 1, masks.bits[card])
        table._befriend()
        return table

    def action(self) -> RookAction:
        """Return what the seat to act does."""
        masks = self.masks
        match self.phase:
            case Phase.GIVING:
                return RookAction(GIVE, DECK.descending(masks.named(self._gift())))
            case Phase.TRUMP:
                self._name_trump()
                return RookAction(TRUMP, tuple(self.masks.named(self.wanted)), choice=self.masks.trump_name)
            case Phase.LEAD:
                return RookAction(LEAD, choice=ME if plans.leads(masks, self.hands[self.seat]) else LEFT)
        return RookAction(PLAY, tuple(masks.named(self._card())))

    def scores(self, bid: int) -> tuple[int, ...]:
        """Play on to the end, and return the scores by seat if the high bid was this."""
        self._play_out()
        bidders = [seat + 1 for seat in self._bidders()]
        return scored(self.rules, bid, bidders, self.points, self.won, self.kitty)

    def taken(self) -> int:
        """Play on to the end, and return the points of the bidders, the kitty counted."""
        self._play_out()
        return sum(self.points[seat] for seat in self._bidders()) + self.kitty

    def _bidders(self) -> tuple[int, ...]:
        """Return the seats that play for the bid, as far as everyone knows."""
        if self.seats == 4:
            return tuple(seat - 1 for seat in team_of(self.bidder + 1, self.seats))
        return (self.bidder, self.partner) if self.partner >= 0 else (self.bidder,)

    def _befriend(self) -> None:
        """Find out who plays with whom, each seat by what it knows."""
        if self.seats == 4:
            self.friends = [1 << (seat ^ 2) for seat in range(4)]
            return
        self.friends = [0] * self.seats
        for seat, hand in enumerate(self.hands):
            if seat != self.bidder and (seat == self.partner or hand & self.wanted):
                self.friends[seat] = 1 << self.bidder
        if self.partner >= 0:
            self.friends[self.bidder] = 1 << self.partner

    def _gift(self) -> int:
        return plans.given(self.masks, self.hands[self.seat], self.rules.give)

    def _name_trump(self) -> None:
        """Name trumps for the seat to act, and a partner card if there are five."""
        before = self.masks
        named = before.names[plans.best_suit(before, self.hands[self.seat])]
        self.masks = self.seen.masks = masks_of(self.rules.pack, named)
        rook = self.masks.rook
        self.hands = [hand ^ before.rook | rook if hand & before.rook else hand for hand in self.hands]
        self.given = [gift ^ before.rook | rook if gift & before.rook else gift for gift in self.given]
        if self.seats > 4:
            self.wanted = plans.wanted(self.masks, self.hands[self.seat])

    def _play_out(self) -> None:
        while self.phase is Phase.GIVING:
            gift = self._gift()
            self.given.append(gift)
            self.hands[self.seat] ^= gift
            self.seat += 1
            if self.seat == self.seats:
                self.phase, self.seat = Phase.TRUMP, self.bidder
        if self.phase is Phase.TRUMP:
            self._name_trump()
            for seat, gift in enumerate(self.given):
                self.hands[self.takers[seat]] |= gift
            self._befriend()
            self.phase = Phase.LEAD
        if self.phase is Phase.LEAD:
            if not plans.leads(self.masks, self.hands[self.seat]):
                self.seat = (self.seat + 1) % self.seats
            self.phase = Phase.PLAY
        while self.hands[self.seat]:
            bit = self._card()
            self.hands[self.seat] ^= bit
            self._lay(self.seat, bit)
            self.seat = (self.seat + 1) % self.seats
            if self.laid == self.seats:
                self._won()

    def _lay(self, seat: int, bit: int) -> None:
        """Lay a card of a seat to the trick."""
        seen, masks = self.seen, self.masks
        if not self.laid:
            seen.led_at = masks.suit_of(bit)
            seen.led = masks.suits[seen.led_at]
            seen.best, self.ahead, seen.trick_points = bit, seat, masks.points[bit]
        else:
            seen.trick_points += masks.points[bit]
            if not bit & seen.led:
                seen.voids[seen.led_at] |= 1 << seat
            if bit & masks.trump:
                if bit > seen.best or not seen.best & masks.trump:
                    seen.best, self.ahead = bit, seat
            elif bit & seen.led and bit > seen.best and not seen.best & masks.trump:
                seen.best, self.ahead = bit, seat
        seen.played |= bit
        self.laid += 1
        if bit == self.wanted and seat != self.bidder:
            self.partner = seat
            self._befriend()

    def _won(self) -> None:
        """Give the trick to the seat that is ahead, which leads to the next."""
        winner = self.ahead
        self.points[winner] += self.seen.trick_points + (0 if self.hands[winner] else self.rules.last)
        self.won[winner] += 1
        self.seat, self.laid = winner, 0

    def _card(self) -> int:
        """Return the card that the seat to act plays."""
        seat, seen = self.seat, self.seen
        seen.hand = hand = self.hands[seat]
        if self.laid:
            playable = hand & seen.led or hand
            if not playable & (playable - 1):
                return playable
            seen.friends, seen.ahead = self.friends[seat], 1 << self.ahead
            seen.enemies = _LATER[self.seats][self.laid][seat] & ~seen.friends
            return plans.play(seen, playable, self.habits)
        if not hand & (hand - 1):
            return hand
        seen.friends = self.friends[seat]
        seen.enemies = _LATER[self.seats][0][seat] & ~seen.friends
        seen.attacks = seat == self.bidder or bool(seen.friends >> self.bidder & 1)
        return plans.lead(seen, self.habits)
