"""A deal of Rook on bit masks: what a plain bot does at each turn, and a deal played to its end by such bots."""

from __future__ import annotations

from collections.abc import Sequence

from . import plans
from .action import GIVE, LEAD, LEFT, ME, PLAY, TRUMP, RookAction
from .deal import Phase, State
from .masks import masks_of
from .plans import Habits, Seat
from .rules import DECK, POINTS, HouseRules
from .scoring import scored, team_of
from .unseen import taker

__all__ = ["Table"]


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
        self.gone = self.led = self.best = self.pot = self.ahead = self.laid = 0
        self.voids = [0] * len(self.masks.suits)
        self.friends = [0] * self.seats

    @classmethod
    def of(cls, state: State, habits: Habits) -> Table:
        """Return the table of a deal whose bidding is over."""
        masks = masks_of(state.rules.pack, state.trump)
        hands = [masks.of(hand.cards) for hand in state.hands]
        takers = [taker(state.deal, seat) - 1 for seat in range(1, state.deal.seats + 1)]
        kitty = sum(POINTS[card] for card in state.kitty if card)
        table = cls(state.rules, habits, hands, takers, state.bidding.bidder - 1, kitty)
        table.masks, table.phase, table.seat = masks, state.phase, (state.to_act or 0) - 1
        table.given = [masks.of(card for card in cards if card) for cards in state.given]
        table.points, table.won = [*state.points], [*state.won]
        table.wanted = masks.bits[state.wanted] if state.wanted else 0
        for trick in state.tricks:
            table.led = table.best = table.pot = table.laid = 0
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
        self.masks = masks_of(self.rules.pack, before.names[plans.best_suit(before, self.hands[self.seat])])
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
        while any(self.hands):
            bit = self._card()
            self.hands[self.seat] ^= bit
            self._lay(self.seat, bit)
            self.seat = (self.seat + 1) % self.seats
            if self.laid == self.seats:
                self._won()

    def _lay(self, seat: int, bit: int) -> None:
        """Lay a card of a seat to the trick."""
        masks = self.masks
        if not self.laid:
            self.led = masks.suits[masks.suit_of(bit)]
            self.best, self.ahead, self.pot = bit, seat, 0
        else:
            if not bit & self.led:
                self.voids[masks.suit_of(self.led)] |= 1 << seat
            if (bit & masks.trump and (bit > self.best or not self.best & masks.trump)) or (
                bit & self.led and bit > self.best and not self.best & masks.trump
            ):
                self.best, self.ahead = bit, seat
        self.gone |= bit
        self.pot += masks.points[bit]
        self.laid += 1
        if bit == self.wanted and seat != self.bidder:
            self.partner = seat
            self._befriend()

    def _won(self) -> None:
        """Give the trick to the seat that is ahead, which leads to the next."""
        self.points[self.ahead] += self.pot if any(self.hands) else self.pot + self.rules.last
        self.won[self.ahead] += 1
        self.seat, self.led, self.laid = self.ahead, 0, 0

    def _card(self) -> int:
        """Return the card that the seat to act plays."""
        seat, seats = self.seat, self.seats
        friends = self.friends[seat]
        later = 0
        for step in range(1, seats - self.laid):
            later |= 1 << (seat + step) % seats
        attacks = seat == self.bidder or bool(friends >> self.bidder & 1)
        table = Seat(
            self.masks,
            self.hands[seat],
            self.gone,
            self.led if self.laid else 0,
            self.best,
            self.pot,
            friends,
            1 << self.ahead,
            later,
            ~(1 << seat) & ((1 << seats) - 1),
            self.voids,
            attacks,
        )
        return plans.play(table, self.habits) if self.laid else plans.lead(table, self.habits)
