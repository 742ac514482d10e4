"""A round of Red Dog: bets, two cards, raises, a third card, and what is paid (RD2 to RD4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from ...kit.actions import Action
from ...kit.chance import Random
from ...kit.chips import MOST_CHIPS
from ...kit.errors import IllegalAction, IllegalPosition, Violation
from ...kit.game import GameRefusal, Range, replay
from ...kit.notation import Notation
from ...kit.records import Deal, DealRecord, DealView, MoveLine, RecordFormat
from .action import BET, PASS, RAISE, STAND, parse_action
from .rules import DECK, PAIR_PAYS, HouseRules, format_house_rules, parse_house_rules, payout, rank, spread

__all__ = ["FORM", "NOTATION", "RoundRefusal", "State", "View"]

SEATS = range(1, 9)
STACK = 100
"""The chips of a player in a deal that names none."""


class RoundRefusal(Enum):
    """Why a round refuses an action, or a stack that it should begin with."""

    NOT_NOW = "not-now"
    BET = "bet"
    CANNOT_BET = "cannot-bet"
    RAISE = "raise"
    STACK = "stack"


@dataclass(frozen=True, slots=True)
class State:
    """A round at any point; a card of None is one that a view does not know."""

    deal: Deal[str]
    moves: tuple[MoveLine[Action], ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return the round before the first bet. Raises `IllegalPosition` for a stack above a million chips."""
        if max(deal.stacks) > MOST_CHIPS:
            raise IllegalPosition(Violation(RoundRefusal.STACK, (max(deal.stacks), MOST_CHIPS)))
        return cls(deal)

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return parse_house_rules(self.deal.rules)

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.deal.players

    @property
    def bets(self) -> tuple[int, ...]:
        """The chips bet so far, by seat; 0 for a seat that passed or has not been asked."""
        bets = [line.action.chips for line in self.moves[: self.deal.seats]]
        return (*bets, *[0] * (self.deal.seats - len(bets)))

    @property
    def raises(self) -> tuple[int, ...]:
        """The chips that each seat has added to its bet so far."""
        raised = {line.seat: line.action.chips for line in self.moves[self.deal.seats :]}
        return tuple(raised.get(seat, 0) for seat in range(1, self.deal.seats + 1))

    @property
    def is_open(self) -> bool:
        """Whether the first two cards lie on the table: everybody has spoken, and somebody has bet (RD2.2)."""
        return len(self.moves) >= self.deal.seats and any(self.bets)

    @property
    def spread(self) -> int | None:
        """The ranks between the two cards on the table, 0 for neighbours; None for a pair, or before they are dealt."""
        one, other, *_ = self.deal.deck
        return spread(one, other) if self.is_open and one and other else None

    @property
    def is_pair(self) -> bool:
        """Whether the two cards on the table are a pair."""
        return self.is_open and self.spread is None

    @property
    def asked(self) -> tuple[int, ...]:
        """Return the seats that may raise, in their order: those who bet and can (RD3.3)."""
        if not self.is_open or not self.spread:
            return ()
        allowed = self.rules.raises
        seats = enumerate(zip(self.bets, self.deal.stacks, strict=True), 1)
        return tuple(seat for seat, (bet, stack) in seats if bet and allowed(bet, stack))

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the round is over."""
        spoken = len(self.moves)
        if spoken < self.deal.seats:
            return spoken + 1
        return next(iter(self.asked[spoken - self.deal.seats :]), None)

    @property
    def cards(self) -> tuple[str | None, ...]:
        """The cards that lie on the table: none, two, or three at the end, but two after neighbours (RD3)."""
        if not self.is_open:
            return ()
        has_third = self.to_act is None and self.spread != 0
        return self.deal.deck[: 3 if has_third else 2]

    @property
    def gain(self) -> int:
        """What each chip wins once the round is over: -1 if it is lost, 0 if it comes back, or before the end (RD4)."""
        if len(self.cards) < 3:
            return 0
        one, other, third = (str(card) for card in self.cards)
        if self.is_pair:
            return PAIR_PAYS if rank(third) == rank(one) else 0
        low, high = sorted((rank(one), rank(other)))
        return payout(high - low - 1) if low < rank(third) < high else -1

    @property
    def scores(self) -> tuple[int, ...]:
        """What the round has changed, by seat, in chips; empty before its end."""
        if self.to_act is not None:
            return ()
        return tuple(self.gain * (bet + more) for bet, more in zip(self.bets, self.raises, strict=True))

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat to act may do, of bets and raises only the least and the most."""
        if self.to_act is None:
            return ()
        without = PASS if len(self.moves) < self.deal.seats else STAND
        amounts = (Action(each.verb, chips) for each in self.ranges() for chips in (each.least, each.most))
        return (without, *dict.fromkeys(amounts))

    def ranges(self) -> tuple[Range, ...]:
        """Return the chips that the seat to act may bet, or raise by."""
        if self.to_act is None:
            return ()
        stack = self.deal.stacks[self.to_act - 1]
        if len(self.moves) < self.deal.seats:
            most = min(self.rules.bet_max, stack)
            return (Range(BET, self.rules.bet_min, most),) if self.rules.bet_min <= most else ()
        allowed = self.rules.raises(self.bets[self.to_act - 1], stack)
        return (Range(RAISE, allowed[0], allowed[-1]),)

    def why_not(self, action: Action) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        betting = len(self.moves) < self.deal.seats
        if action.kind not in ((BET, PASS.kind) if betting else (RAISE, STAND.kind)):
            return Violation(RoundRefusal.NOT_NOW, (action.kind,))
        if action in (PASS, STAND):
            return None
        for _, least, most, _ in self.ranges():
            if least <= action.chips <= most:
                return None
            return Violation(RoundRefusal.BET if betting else RoundRefusal.RAISE, (action.chips, least, most))
        return Violation(RoundRefusal.CANNOT_BET, (self.deal.stacks[self.to_act - 1], self.rules.bet_min))

    def apply(self, action: Action) -> State:
        """Return the round after an action of the seat to act. Raises `IllegalAction`."""
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        return replace(self, moves=(*self.moves, MoveLine(self.to_act, action)))

    def seen_by(self, seat: int) -> View:
        """Return what a seat knows, which is what all know (RD4.4). Raises `IllegalPosition`."""
        return View(seat, replay(State(self.deal.masked(seat, range(len(self.cards)))), self.moves)[-1])

    def record(self) -> DealRecord[Action, View, str]:
        """Return the record of the round so far."""
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[Action, State]):
    """What a seat knows of a round: all but the cards that were not dealt."""

    __slots__ = ()

    @property
    def spread(self) -> int | None:
        """The ranks between the two cards on the table, 0 for neighbours; None for a pair, or before they are dealt."""
        return self.masked.spread

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return self.masked.rules

    @property
    def bet(self) -> int:
        """The chips that this seat has bet."""
        return self.masked.bets[self.seat - 1] if self.seat else 0

    def resample(self, rng: Random) -> State:
        """Return the round with the unseen cards in another order, all orders equally likely."""
        return State(self.masked.deal.filled(self.rules.pack, rng), self.masked.moves)


NOTATION = Notation("reddog", 1)
FORM = RecordFormat(
    NOTATION,
    seats=SEATS,
    rules=format_house_rules,
    pack=lambda rules: parse_house_rules(rules).pack,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    stack=STACK,
)
