"""A deal of Rook: bidding, three cards passed on, trumps and tricks, and what a seat knows of all that (RK2, RK3)."""

from __future__ import annotations

import re
from enum import Enum
from itertools import combinations
from typing import NamedTuple

from ...kit.chance import Random
from ...kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from ...kit.game import GameRefusal, Range
from ...kit.hands import Hand
from ...kit.notation import Notation
from ...kit.records import Deal, DealRecord, DealView, MoveLine, RecordFormat, RecordRefusal
from ...kit.tricks import Suits, Trick
from .action import BID, GIVE, LEAD, LEFT, ME, PASS, PLAY, TRUMP, RookAction, parse_action
from .bidding import UNBID, Bidding
from .rules import DECK, POINTS, ROOK, SEATS, STEP, HouseRules, Refusal, format_house_rules, parse_house_rules, suits_of
from .scoring import scored, team_of
from .unseen import Seen, guess, number_of, taker

__all__ = ["FORM", "Phase", "State", "View"]

type Line = MoveLine[RookAction]


class Phase(Enum):
    """What is done next in a deal."""

    BIDDING = "bidding"
    GIVING = "giving"
    TRUMP = "trump"
    LEAD = "lead"
    PLAY = "play"
    OVER = "over"


_ASKED = {
    Phase.BIDDING: ((BID, PASS.kind), Refusal.BID_OR_PASS),
    Phase.GIVING: ((GIVE,), Refusal.GIVE_NOW),
    Phase.TRUMP: ((TRUMP,), Refusal.NAME_TRUMP),
    Phase.LEAD: ((LEAD,), Refusal.SAY_WHO_LEADS),
    Phase.PLAY: ((PLAY,), Refusal.PLAY_NOW),
}
"""What a seat may do in each phase, and with what anything else is refused."""


class State(NamedTuple):
    """A deal between any two actions; in a view, hands have cards that are not seen.

    `given` has the cards that seats have passed on so far, from seat 1 on. Once `trump` is named, they are in the hands
    of those who got them. `wanted` is the partner card, and `partner` the seat that has played it (RK6.1). `tricks`
    ends with the one that is being played. Each seat has won as many tricks as `won` says, and `points` in them.
    """

    deal: Deal[str]
    hands: tuple[Hand, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    to_act: int | None = 1
    phase: Phase = Phase.BIDDING
    bidding: Bidding = UNBID
    given: tuple[tuple[str | None, ...], ...] = ()
    trump: str = ""
    wanted: str = ""
    partner: int = 0
    tricks: tuple[Trick, ...] = ()
    moves: tuple[Line, ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return a deal before its first action."""
        nothing = (0,) * deal.seats
        held = parse_house_rules(deal.rules).held(deal.seats) * deal.seats
        hands = (Hand.of(deal.deck[seat : held : deal.seats]) for seat in range(deal.seats))
        return cls(deal, tuple(hands), nothing, nothing)

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return parse_house_rules(self.deal.rules)

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.deal.players

    @property
    def number(self) -> int:
        """The number of this hand in the match, from 1; hands thrown in don't count (RK6.6)."""
        return number_of(self.deal)

    @property
    def kitty(self) -> tuple[str | None, ...]:
        """The cards that nobody was dealt (RK2.1)."""
        return self.deal.deck[self.rules.held(self.deal.seats) * self.deal.seats :]

    @property
    def suits(self) -> Suits:
        """How the cards of a trick compare."""
        return suits_of(self.rules.pack, self.trump)

    @property
    def bidders(self) -> tuple[int, ...]:
        """The seats that play for the bid, as far as everyone knows: the high bidder, and the partner."""
        bidder = self.bidding.bidder
        if self.deal.seats == 5:
            return (bidder, self.partner) if self.partner else (bidder,)
        return team_of(bidder, self.deal.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat (RK4, RK6.2); empty before the end, 0 for a hand thrown in."""
        if self.phase is not Phase.OVER:
            return ()
        if not self.bidding.bidder:
            return (0,) * self.deal.seats
        return scored(self.rules, self.bidding.bid, self.bidders, self.points, self.won, self.turned_up)

    @property
    def turned_up(self) -> int:
        """The points of the kitty; 0 while it lies face down (RK3.3)."""
        is_up = self.phase is Phase.OVER and self.bidding.bidder
        return sum(POINTS[card] for card in self.kitty if card) if is_up else 0

    @property
    def played(self) -> dict[str, int]:
        """The cards that were played, each with the seat that did."""
        return {card: seat for trick in self.tricks for seat, card in trick.laid}

    def legal(self) -> tuple[RookAction, ...]:
        """Return what the seat to act may do; of bids only the least and the most."""
        if self.to_act is None:
            return ()
        held = DECK.descending(self.hands[self.to_act - 1].cards)
        match self.phase:
            case Phase.BIDDING:
                bids = (RookAction(BID, points=points) for each in self.ranges() for points in (each.least, each.most))
                return tuple(dict.fromkeys((PASS, *bids)))
            case Phase.GIVING:
                return tuple(RookAction(GIVE, cards) for cards in combinations(held, self.rules.give))
            case Phase.TRUMP:
                return tuple(
                    RookAction(TRUMP, cards, choice=suit) for suit in self.rules.suits for cards in self._wanted()
                )
            case Phase.LEAD:
                return tuple(RookAction(LEAD, choice=choice) for choice in (ME, LEFT))
        suits = self.suits
        led = suits.to_follow(self.tricks[-1], held)
        return tuple(RookAction(PLAY, (card,)) for card in held if not led or suits.suit(card) == led)

    def _wanted(self) -> tuple[tuple[str, ...], ...]:
        """Return the partner cards that may be named, each by itself; only nothing where partners sit opposite."""
        assert self.to_act
        if self.deal.seats == 4:
            return ((),)
        hand = self.hands[self.to_act - 1]
        return tuple((card,) for card in DECK.descending(self.rules.cards) if card not in hand)

    def ranges(self) -> tuple[Range, ...]:
        """Return the points that the seat to act may bid."""
        least = self.bidding.least(self.rules)
        if self.phase is not Phase.BIDDING or least > self.rules.most:
            return ()
        return (Range(BID, least, self.rules.most, STEP),)

    def why_not(self, action: RookAction) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        kinds, refusal = _ASKED[self.phase]
        if action.kind not in kinds:
            return Violation(refusal)
        match action.kind:
            case "bid":
                return self.bidding.why_not(action.points, self.rules)
            case "give":
                count = self.rules.give
                wrong = len(action.cards) != count
                return Violation(Refusal.COUNT, (len(action.cards), count)) if wrong else self._why_not_held(action)
            case "trump":
                return self._why_no_trump(action)
            case "play":
                return self._why_not_held(action) or self._why_not_played(*action.seen)
        return None

    def _why_not_held(self, action: RookAction) -> Violation | None:
        """Return why these cards can't be in the hand of the seat to act."""
        assert self.to_act
        hand = self.hands[self.to_act - 1]
        if len(action.seen) < len(action.cards) and (action.kind == PLAY or not hand.hidden):
            return Violation(GameRefusal.HIDDEN)
        others = [card for card in action.seen if card not in hand]
        away = len(others) > hand.hidden or any(self._lies_elsewhere(card) for card in others)
        return Violation(GameRefusal.NOT_HELD, (others[0],)) if away else None

    def _lies_elsewhere(self, card: str) -> bool:
        """Return whether a card that nobody has seen with the seat to act can't be in its hand."""
        if card not in self.rules.cards or card in self.played or card in self.kitty:
            return True
        if any(card in hand for hand in self.hands) or (not self.trump and any(card in each for each in self.given)):
            return True
        return self.to_act in self.suits.voids(self.tricks).get(self.suits.suit(card), ())

    def _why_no_trump(self, action: RookAction) -> Violation | None:
        """Return why the high bidder may not name these trumps, and this partner card if there are five (RK6.1)."""
        if action.choice not in self.rules.suits:
            return Violation(Refusal.SUIT, (action.choice,))
        if self.deal.seats == 4:
            return Violation(Refusal.NO_PARTNER) if action.cards else None
        if not action.seen or action.seen[0] not in self.rules.cards:
            return Violation(Refusal.PARTNER)
        (card,) = action.seen
        return Violation(Refusal.PARTNER_HELD, (card,)) if card in self.hands[self.bidding.bidder - 1] else None

    def _why_not_played(self, card: str) -> Violation | None:
        """Return why the rules of play refuse a card that is held (RK3.7, RK5.7)."""
        assert self.to_act
        held, suits = self.hands[self.to_act - 1].cards, self.suits
        led = suits.to_follow(self.tricks[-1], held)
        if not led or suits.suit(card) == led:
            return None
        alone = [each for each in held if suits.suit(each) == led] == [ROOK]
        return Violation(Refusal.ROOK_FOLLOWS) if alone else Violation(Refusal.FOLLOW, (led,))

    def apply(self, action: RookAction) -> State:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`.

        Raises `IllegalPosition` where the record of a view hides what its seat has seen.
        """
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        after = self._replace(moves=(*self.moves, MoveLine(self.to_act, action)))
        match self.phase:
            case Phase.BIDDING:
                return after._bid(self.to_act, action.points)
            case Phase.GIVING:
                return after._gave(self.to_act, action.cards)
            case Phase.TRUMP:
                return after._taken_up(action)
            case Phase.LEAD:
                return after._led(action.choice)
        return after._laid(self.to_act, action.seen[0])

    def _bid(self, seat: int, points: int) -> State:
        """Return the deal after a bid, or a pass for no points."""
        bidding = self.bidding.after(seat, points, self.deal.seats, self.rules)
        if speaks := bidding.next_seat(seat, self.deal.seats, self.rules):
            return self._replace(bidding=bidding, to_act=speaks)
        if not bidding.bidder:
            return self._replace(bidding=bidding, phase=Phase.OVER, to_act=None)
        if self.rules.give:
            return self._replace(bidding=bidding, phase=Phase.GIVING, to_act=1)
        return self._replace(bidding=bidding, phase=Phase.TRUMP, to_act=bidding.bidder)

    def _gave(self, seat: int, cards: tuple[str | None, ...]) -> State:
        """Return the deal after a seat has laid down what it passes on; nobody takes anything up yet (RK3.4)."""
        given = (*self.given, cards)
        last = len(given) == self.deal.seats
        return self._replace(
            hands=_without(self.hands, seat, cards),
            given=given,
            phase=Phase.TRUMP if last else Phase.GIVING,
            to_act=self.bidding.bidder if last else seat + 1,
        )

    def _taken_up(self, action: RookAction) -> State:
        """Return the deal after trumps are named and everyone has taken up what was passed to them (RK3.5)."""
        hands = list(self.hands)
        for seat, cards in enumerate(self.given, 1):
            to = taker(self.deal, seat) - 1
            for card in cards:
                hands[to] = hands[to].plus(card)
        if self.deal.seen and hands[self.deal.seen - 1].hidden:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.deal.seen,)))
        wanted = "".join(action.seen)
        return self._replace(hands=tuple(hands), trump=action.choice, wanted=wanted, phase=Phase.LEAD)

    def _led(self, choice: str) -> State:
        """Return the deal after the high bidder has said who leads (RK3.6)."""
        bidder, seats = self.bidding.bidder, self.deal.seats
        leader = bidder if choice == ME else bidder % seats + 1
        return self._replace(tricks=(Trick(seats, leader),), phase=Phase.PLAY, to_act=leader)

    def _laid(self, seat: int, card: str) -> State:
        """Return the deal after a card was played."""
        *before, trick = self.tricks
        trick = trick.plus(card)
        hands = _without(self.hands, seat, (card,))
        partner = seat if card == self.wanted and seat != self.bidding.bidder else self.partner
        after = self._replace(hands=hands, partner=partner, tricks=(*before, trick), to_act=trick.to_act)
        return after._won(trick) if trick.complete else after

    def _won(self, trick: Trick) -> State:
        """Return the deal after a trick: its winner leads, or it was the last one (RK3.9, RK4.1)."""
        winner, last = self.suits.winner(trick), not any(self.hands)
        points = sum(POINTS[card] for card in trick.cards) + (self.rules.last if last else 0)
        after = self._replace(
            points=_plus(self.points, winner, points),
            won=_plus(self.won, winner, 1),
            phase=Phase.OVER if last else Phase.PLAY,
            to_act=None if last else winner,
        )
        if not last:
            return after._replace(tricks=(*after.tricks, Trick(self.deal.seats, winner)))
        if None in self.kitty:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.deal.seen or 0,)))
        return after

    def seen_by(self, seat: int) -> View:
        """Return what a seat knows (RK3.10, RK6.6): its cards, what it gave and got, and all that was played.

        Raises `IllegalPosition`.
        """
        seats, deck = self.deal.seats, self.deal.deck
        dealt = self.rules.held(seats) * seats
        own = range(seat - 1, dealt, seats) if seat else ()
        kitty = range(dealt, len(deck)) if self.phase is Phase.OVER and self.bidding.bidder else ()
        masked = self.deal.masked(seat, {*own, *kitty})
        shown_to = (self._sees(giver, seat) for giver in range(1, seats + 1))
        given = tuple(
            cards if sees else (None,) * len(cards) for cards, sees in zip(self.given, shown_to, strict=False)
        )
        passed_on = {card for card in given[seat - 1] if card} if seat and self.trump and given else set()
        hands = tuple(hand if each == seat else hand.masked(passed_on) for each, hand in enumerate(self.hands, 1))
        moves = tuple(self._shown(move, seat) for move in self.moves)
        return View(seat, self._replace(deal=masked, hands=hands, given=given, moves=moves))

    def _sees(self, giver: int, seat: int) -> bool:
        """Return whether a seat sees what another has passed on; the seat that gets it does once trumps are named."""
        return seat == giver or (bool(self.trump) and seat == taker(self.deal, giver))

    def _shown(self, move: Line, seat: int) -> Line:
        """Return what a seat sees of an action."""
        sees = move.action.kind != GIVE or self._sees(move.seat, seat)
        return move if sees else MoveLine(move.seat, move.action.masked)

    def record(self) -> DealRecord[RookAction, View, str]:
        """Return the record of the deal so far."""
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[RookAction, State]):
    """What one seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        """Return a deal of which this may be a view; all deals and cards passed on are equally likely."""
        now = self.masked
        bidder = now.bidding.bidder
        seen = Seen(now.deal, now.rules, now.hands, now.given, now.tricks, now.suits, bidder, now.wanted)
        deal, hands, given = guess(rng, seen)
        moves = tuple(
            MoveLine(seat, RookAction(GIVE, given[seat - 1])) if action.kind == GIVE else MoveLine(seat, action)
            for seat, action in now.moves
        )
        return now._replace(deal=deal, hands=hands, given=given, moves=moves)


def _without(hands: tuple[Hand, ...], seat: int, cards: tuple[str | None, ...]) -> tuple[Hand, ...]:
    """Return the hands after cards have left that of a seat."""
    hand = hands[seat - 1]
    for card in cards:
        hand = hand.without(card)
    return (*hands[: seat - 1], hand, *hands[seat:])


def _plus(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """Return numbers by seat, that of one seat increased."""
    return (*numbers[: seat - 1], numbers[seat - 1] + more, *numbers[seat:])


_HAND = re.compile(r"[1-9][0-9]{0,4}", re.ASCII)


def _parse_hand(text: str) -> str:
    """Return the number of a hand, as it is written. Raises `InvalidNotation`."""
    if not _HAND.fullmatch(text):
        raise InvalidNotation("number", text)
    return text


FORM = RecordFormat(
    Notation("rook", 1),
    seats=SEATS,
    rules=format_house_rules,
    pack=lambda rules: parse_house_rules(rules).cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    own={"hand": _parse_hand},
)
