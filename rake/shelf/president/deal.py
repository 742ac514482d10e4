"""A deal of President: the exchange, the tricks, the offices won in it, and what a seat knows of all that."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, groupby
from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.chance import Random
from ...kit.errors import IllegalAction, IllegalPosition, Violation
from ...kit.game import GameRefusal, Range
from ...kit.hands import Hand
from ...kit.notation import Notation
from ...kit.records import (
    Deal,
    DealRecord,
    DealView,
    MoveLine,
    RecordFormat,
    RecordRefusal,
    format_numbers,
    parse_numbers,
)
from .action import PASS, PLAY, RETURN, parse_action
from .exchange import Start, dealt_to, given, shown_at_first, start_of
from .guess import guess
from .rules import DECK, OPENING, SEATS, TWO, HouseRules, Refusal, format_house_rules, parse_house_rules, rank

__all__ = ["FORM", "State", "View"]

type Line = MoveLine[CardAction]


class State(NamedTuple):
    """A deal between any two actions; in a view, hands have cards that are not seen.

    `offices` has the seats by the offices that they have won, the best first, and 0 where one is still free. `best` is
    the play that has to be beaten, None where a trick begins, and `barred` the seats that may not play to this trick
    any more.
    """

    deal: Deal[str]
    hands: tuple[Hand, ...]
    to_act: int | None
    offices: tuple[int, ...]
    best: Line | None = None
    barred: tuple[int, ...] = ()
    moves: tuple[Line, ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return a deal before its first action, the cards given up with their new owners (PR2.4, PR3.1).

        Raises `IllegalPosition` for offices that cannot be, and for a view without a card that its seat has seen.
        """
        start = start_of(deal)
        hands = [Hand.of(_visible(deal, seat)) for seat in range(1, deal.seats + 1)]
        for exchange in start.exchanges:
            sees = deal.seen in (None, *exchange[:2])
            for card in given(deal, exchange) if sees else (None,) * exchange.size:
                _pass_on(hands, card, exchange.giver, exchange.receiver)
        first = start.offices[0] if start.offices else _index(deal, OPENING) % deal.seats + 1
        return cls(deal, tuple(hands), first, (0,) * deal.seats)

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return parse_house_rules(self.deal.rules)

    @property
    def start(self) -> Start:
        """The offices with which the deal began, and the exchanges."""
        return start_of(self.deal)

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.deal.players

    @property
    def exchanging(self) -> bool:
        """Whether a card has yet to be returned (PR2.4)."""
        return len(self.moves) < len(self.start.exchanges)

    @property
    def played(self) -> dict[str, int]:
        """The cards that were played, each with the seat that did."""
        return {card: seat for seat, action in self.moves if action.kind == PLAY for card in action.seen}

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat: 2 for the President, 1 for the second office (PR4.1); empty before the end."""
        if self.to_act is not None:
            return ()
        return tuple(max(0, 2 - self.offices.index(seat)) for seat in range(1, self.deal.seats + 1))

    def legal(self) -> tuple[CardAction, ...]:
        """Return what the seat to act may do: low plays first, a pass last."""
        if self.to_act is None:
            return ()
        held = DECK.descending(self.hands[self.to_act - 1].cards)
        if self.exchanging:
            count = self.start.exchanges[len(self.moves)].size
            return tuple(CardAction(RETURN, cards) for cards in combinations(held, count))
        if not self.best:
            plays = [CardAction(PLAY, cards) for cards in _sets(held, range(1, 5))]
            return tuple(act for act in plays if OPENING in act.cards) if self._opens else tuple(plays)
        least, counts = self._least, (len(self.best.action.cards),)
        higher = [card for card in held if rank(card) >= least]
        return (*(CardAction(PLAY, cards) for cards in _sets(higher, counts)), PASS)

    @property
    def _opens(self) -> bool:
        """Whether the next play is the first of a deal in which nobody holds an office (PR3.1)."""
        return not self.moves and not self.start.offices

    @property
    def _least(self) -> int:
        """The lowest rank that beats the best play (PR3.3)."""
        assert self.best
        return rank(self.best.action.seen[0]) + (not self.rules.equal)

    def ranges(self) -> tuple[Range, ...]:
        """Return nothing: no action names an amount."""
        return ()

    def why_not(self, action: CardAction) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        if self.exchanging:
            return self._why_no_return(action)
        if action.kind == RETURN:
            return Violation(Refusal.NO_RETURN)
        if action == PASS:
            return None if self.best else Violation(Refusal.MUST_LEAD)
        if None in action.cards:
            return Violation(GameRefusal.HIDDEN)
        return self._why_not_held(action) or self._why_no_play(action.seen)

    def _why_no_return(self, action: CardAction) -> Violation | None:
        """Return why the receiver of cards may not do this instead of, or as, a return (PR2.4)."""
        count = self.start.exchanges[len(self.moves)].size
        if action.kind != RETURN:
            return Violation(Refusal.RETURN_FIRST, (count,))
        if len(action.cards) != count:
            return Violation(Refusal.RETURN_COUNT, (len(action.cards), count))
        return self._why_not_held(action)

    def _why_not_held(self, action: CardAction) -> Violation | None:
        """Return why these cards can't be in the hand of the seat to act."""
        assert self.to_act
        hand = self.hands[self.to_act - 1]
        others = [card for card in action.seen if card not in hand]
        if len(action.seen) < len(action.cards) and not hand.hidden:
            return Violation(GameRefusal.HIDDEN)
        for number, card in enumerate(others):
            if number >= hand.hidden or card in self.played or any(card in other for other in self.hands):
                return Violation(GameRefusal.NOT_HELD, (card,))
        return None

    def _why_no_play(self, cards: Sequence[str]) -> Violation | None:
        """Return why the rules of play refuse these cards (PR3.1, PR3.2, PR3.3)."""
        if len({rank(card) for card in cards}) > 1:
            return Violation(Refusal.RANKS)
        if not self.best:
            return Violation(Refusal.OPENING, (OPENING,)) if self._opens and OPENING not in cards else None
        to_beat = self.best.action.seen
        if len(cards) != len(to_beat):
            return Violation(Refusal.COUNT, (len(cards), len(to_beat)))
        return Violation(Refusal.NOT_HIGHER, to_beat[:1]) if rank(cards[0]) < self._least else None

    def apply(self, action: CardAction) -> State:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`.

        Raises `IllegalPosition` where the record of a view hides what its seat has seen.
        """
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        moves = (*self.moves, MoveLine(self.to_act, action))
        if action.kind == RETURN:
            return self._returned(action, moves)
        if action.kind == PLAY:
            return self._laid(action, moves)
        barred = (*self.barred, self.to_act) if self.rules.passing == "final" else ()
        return self._replace(barred=barred, moves=moves)._turned()

    def _returned(self, action: CardAction, moves: tuple[Line, ...]) -> State:
        """Return the deal after the receiver of cards has returned as many."""
        start, hands = self.start, list(self.hands)
        receiver, giver, _ = start.exchanges[len(self.moves)]
        if None in action.cards and self.deal.seen in (receiver, giver):
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.deal.seen or 0,)))
        for card in action.cards:
            _pass_on(hands, card, receiver, giver)
        left = start.exchanges[len(moves) :]
        return self._replace(hands=tuple(hands), to_act=left[0].receiver if left else start.offices[0], moves=moves)

    def _laid(self, action: CardAction, moves: tuple[Line, ...]) -> State:
        """Return the deal after a play."""
        *_, best = moves
        hands, offices = list(self.hands), self.offices
        for card in action.seen:
            hands[best.seat - 1] = hands[best.seat - 1].without(card)
        twos = rank(action.seen[0]) == TWO
        if not hands[best.seat - 1]:
            offices = self._won(best.seat, last=twos and self.rules.finish2 == "last")
        after = self._replace(hands=tuple(hands), offices=offices, best=best, moves=moves)
        if offices.count(0) == 1:
            return after._ended()
        return after._led(best.seat) if twos and not self.rules.equal else after._turned()

    def _won(self, seat: int, *, last: bool) -> tuple[int, ...]:
        """Return the offices once a seat has taken the best one that is free, or the last (PR3.7, PR6)."""
        free = [number for number, holder in enumerate(self.offices) if not holder]
        taken = free[-1 if last else 0]
        return (*self.offices[:taken], seat, *self.offices[taken + 1 :])

    def _ended(self) -> State:
        """Return the deal once only one seat has cards: it takes the office that is left and shows them (PR3.9)."""
        (seat,) = {*range(1, self.deal.seats + 1)} - {*self.offices}
        left = Hand.of({*DECK.cards} - {*self.played})
        hands = (*self.hands[: seat - 1], left, *self.hands[seat:])
        return self._replace(hands=hands, to_act=None, offices=self._won(seat, last=False))

    def _turned(self) -> State:
        """Return the deal with the turn passed on; back at the best play, that seat has won the trick (PR3.5)."""
        assert self.to_act
        assert self.best
        for seat in _clockwise(self.to_act, self.deal.seats):
            if seat == self.best.seat:
                break
            if self.hands[seat - 1] and seat not in self.barred:
                return self._replace(to_act=seat)
        return self._led(self.best.seat)

    def _led(self, winner: int) -> State:
        """Return the deal as a trick begins: its winner leads, or the next on the left with cards (PR3.6)."""
        after = (winner, *_clockwise(winner, self.deal.seats))
        return self._replace(to_act=next(seat for seat in after if self.hands[seat - 1]), best=None, barred=())

    def seen_by(self, seat: int) -> View:
        """Return what a seat knows (PR5.7): its cards, what it gave, got and returned, and what lies open.

        Raises `IllegalPosition`.
        """
        deal, moves = self.deal, list(self.moves)
        handed, left = set(shown_at_first(deal, seat)), self._left()
        own = range(seat - 1, len(deal.deck), deal.seats) if seat else ()
        masked = deal.masked(seat, {*own, *(_index(deal, card) for card in (*handed, *left))})
        for at, (exchange, move) in enumerate(zip(self.start.exchanges, self.moves, strict=False)):
            if seat in exchange[:2]:
                handed.update(move.action.seen)
            else:
                moves[at] = MoveLine(move.seat, move.action.masked)
        hands = (hand if each == seat else hand.masked({*handed, *left}) for each, hand in enumerate(self.hands, 1))
        return View(seat, self._replace(deal=masked, hands=tuple(hands), moves=tuple(moves)))

    def _left(self) -> tuple[str, ...]:
        """Return the cards that lie open at the end of the deal."""
        return tuple(card for hand in self.hands for card in hand.cards) if self.to_act is None else ()

    def record(self) -> DealRecord[CardAction, View, str]:
        """Return the record of the deal so far."""
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[CardAction, State]):
    """What one seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        """Return a deal of which this may be a view; all deals and returned cards are equally likely."""
        now = self.masked
        deal, hands, moves = guess(rng, now.deal, now.hands, now.moves)
        return now._replace(deal=deal, hands=hands, moves=moves)


def _visible(deal: Deal[str], seat: int) -> Iterator[str | None]:
    """Yield the cards dealt to a seat, None for those that nobody or only others see as the deal begins."""
    own = deal.seen in (None, seat)
    shown = () if own else shown_at_first(deal, deal.seen or 0)
    return (card if own or card in shown else None for card in dealt_to(deal, seat))


def _index(deal: Deal[str], card: str) -> int:
    """Return where a card was dealt, from 0. Raises `IllegalPosition` for a view that lacks it."""
    if card not in deal.deck:
        raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))
    return deal.deck.index(card)


def _pass_on(hands: list[Hand], card: str | None, giver: int, receiver: int) -> None:
    """Give a card of one seat to another; None for one that is not seen."""
    hands[giver - 1] = hands[giver - 1].without(card)
    hands[receiver - 1] = hands[receiver - 1].plus(card)


def _clockwise(seat: int, seats: int) -> Iterator[int]:
    """Yield the seats to the left of one, in turn, itself last."""
    return ((seat - 1 + step) % seats + 1 for step in range(1, seats + 1))


def _sets(held: Sequence[str], counts: Collection[int]) -> Iterator[tuple[str, ...]]:
    """Yield what can be played of a hand, given high to low, with this many cards: low ranks and few cards first."""
    for _, group in groupby(reversed(held), key=rank):
        equal = tuple(reversed([*group]))
        for count in counts:
            yield from combinations(equal, count)


NOTATION = Notation("president", 1)
FORM = RecordFormat(
    NOTATION,
    seats=SEATS,
    rules=format_house_rules,
    pack=lambda rules: DECK.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    own={"offices": lambda text: format_numbers(parse_numbers(text))},
)
