"""A deal of Hold'em: forced bets, hole cards, four betting rounds over the board, the showdown (HE2 to HE4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from ...kit.actions import Action
from ...kit.betting import Betting
from ...kit.chance import Random
from ...kit.chips import parse_chips
from ...kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, offset_by, read_each
from ...kit.game import GameRefusal, Range, replay
from ...kit.match import TableAction
from ...kit.pots import won
from ...kit.ranking import DECK, Hand, Ranking
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
from ...kit.stakes import blind_seats, started
from .action import CALL, CHECK, FOLD, Act, bet, parse_action, raise_to
from .rules import DEUCES, FLOP, RIVER, STREETS, HouseRules, Variant
from .showdown import Result, shown_in, taken

__all__ = ["SEATS", "STACK", "STAKE", "DealRefusal", "State", "View", "form_of", "format_posts"]

SEATS = range(2, 11)
STAKE, STACK = 10, 1000
"""The stake, and the chips of each player, in a deal that names none."""

TRIES = 1000
"""How often cards are drawn for hands that were thrown in unseen before they count as impossible."""


class DealRefusal(Enum):
    """Why a deal refuses an action, or what it should begin with."""

    ABSENT = "absent"
    ABSENT_SEAT = "absent-seat"


@dataclass(frozen=True, slots=True)
class State:
    """A deal at any point. A card of None is one that a view does not know.

    `board` is how many cards lie on the board; `aggressor` is the seat that bet or raised last in the latest betting
    round, 0 for none.
    """

    variant: Variant
    rules: HouseRules
    deal: Deal[str]
    money: Betting
    moves: tuple[MoveLine[Act], ...] = ()
    board: int = 0
    aggressor: int = 0
    result: Result | None = None

    @classmethod
    def begin(cls, variant: Variant, deal: Deal[str]) -> State:
        """Return the deal once the forced bets are paid and the hole cards dealt (PK2, HE2.1).

        Raises `IllegalPosition` for a stake, stacks or dead money that are not allowed.
        """
        rules = variant.parse_rules(deal.rules)
        limits = rules.limits(deal.stake)
        money = started(rules, limits, deal.stacks, deal.stake, _posts_of(deal), blinds_first=True)
        state = cls(variant, rules, deal, money)
        if not state.absent <= set(money.seats):
            raise IllegalPosition(Violation(DealRefusal.ABSENT_SEAT, (max(state.absent), deal.seats)))
        return state._moved_on()

    @property
    def ranking(self) -> Ranking:
        """How hands are made and ranked here."""
        return self.variant.ranking(wild=self.rules.wild == DEUCES)

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.deal.players

    @property
    def posts(self) -> tuple[tuple[int, int], ...]:
        """The seats that paid dead money, and their chips (PK2.7)."""
        return _posts_of(self.deal)

    @property
    def absent(self) -> frozenset[int]:
        """The seats whose players sit out: they fold at their turn (PK2.7)."""
        return frozenset(_seats(dict(self.deal.own).get("absent", "")))

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the deal is over."""
        return None if self.result else self.money.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        """The chips that each seat has won less those it has paid; empty before the end."""
        if not self.result:
            return ()
        return tuple(left - before for left, before in zip(self.money.stacks, self.deal.stacks, strict=True))

    @property
    def community(self) -> tuple[str | None, ...]:
        """The cards on the board, in the order dealt."""
        return tuple(self.deal.deck[at] for at in self._board_indices[: self.board])

    def hole(self, seat: int) -> tuple[str | None, ...]:
        """Return a seat's hole cards, in the order dealt."""
        return tuple(self.deal.deck[at] for at in self._hole_indices(seat))

    def hand(self, seat: int) -> Hand | None:
        """Return a seat's best hand with the board so far; None before the flop, or where its cards are not known."""
        cards = self._visible(seat)
        return self.ranking.hand_of(*cards) if cards else None

    def strength(self, seat: int) -> int | None:
        """Return the strength of that hand; None where it is."""
        cards = self._visible(seat)
        return self.ranking.best_of(*cards) if cards else None

    def _visible(self, seat: int) -> tuple[list[str], list[str]] | None:
        """Return a seat's cards and the board; None before the flop, or where they are not all known."""
        hole = [card for card in self.hole(seat) if card]
        board = [card for card in self.community if card]
        return (hole, board) if len(hole) == self.variant.hole and len(board) >= max(FLOP, self.board) else None

    def _hole_indices(self, seat: int) -> tuple[int, ...]:
        """Return where a seat's cards are in the deck: one at a time, clockwise from the dealer's left (HE2.3)."""
        return tuple(seat - 1 + round_ * self.deal.seats for round_ in range(self.variant.hole))

    @property
    def _board_indices(self) -> tuple[int, ...]:
        """Where the board is in the deck: the flop, the turn and the river, each after a burnt card (HE2.2)."""
        first = self.variant.hole * self.deal.seats
        return tuple(first + at for at in (1, 2, 3, 5, 7))

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat to act may do; of bets and raises only the least and the most."""
        amounts = (Action(each.verb, chips) for each in self.ranges() for chips in (each.least, each.most))
        return tuple(act for act in dict.fromkeys([FOLD, CHECK, CALL, *amounts]) if self.why_not(act) is None)

    def ranges(self) -> tuple[Range, ...]:
        """Return the totals that the seat to act may bet, or raise to."""
        if self.to_act is None:
            return ()
        span = self.money.span(self.to_act)
        action = raise_to(span.least) if self.money.price else bet(span.least)
        return (Range(action.kind, *span),) if span.least > 0 and self.why_not(action) is None else ()

    def why_not(self, action: Act) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        if isinstance(action, TableAction):
            return Violation(GameRefusal.BETWEEN_DEALS)
        if self.to_act in self.absent:
            return None if action == FOLD else Violation(DealRefusal.ABSENT, (self.to_act,))
        return self.money.why_not(self.to_act, action)

    def apply(self, action: Act) -> State:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`."""
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        assert isinstance(action, Action)
        after = replace(
            self,
            # An absent seat folds even if it owes nothing.
            money=self.money.fold(self.to_act) if action == FOLD else self.money.apply(self.to_act, action),
            moves=(*self.moves, MoveLine(self.to_act, action)),
            aggressor=self.to_act if action.chips else self.aggressor,
        )
        return after._moved_on()

    def lapse(self) -> Action:
        """Return what the clock does for the seat to act: it checks if it can, else it folds (PK3.13)."""
        return CHECK if self.why_not(CHECK) is None else FOLD

    def _moved_on(self) -> State:
        """Return the deal with the next cards on the board, or over, if a betting round has ended (PK3.6 to PK3.8)."""
        now = self._without_absent()
        if now.money.to_act:
            return now
        money = now.money.closed()
        if len(money.still_in) == 1:
            return now._ended(money, Result(taken(money.pots(), {})))
        if now.board < RIVER and (opened := money.opened()).to_act:
            board = next(cards for cards in STREETS if cards > now.board)
            return replace(now, money=opened, board=board, aggressor=0)
        # Nobody has a decision left: the hands are shown, and then the rest of the board is dealt (HE3.4).
        last = replace(now, board=RIVER)
        values = ((seat, last.strength(seat)) for seat in money.still_in)
        strengths = {seat: value for seat, value in values if value is not None}
        all_in = any(not money.stacks[seat - 1] for seat in money.still_in)
        shown = shown_in(now._order(), money.pots(), strengths, "all" if all_in else self.rules.showdown)
        return last._ended(money, Result(taken(money.pots(), strengths), shown))

    def _without_absent(self) -> State:
        """Return the deal once the hands of absent seats that the turn passes over are folded (PK2.7).

        Those seats are all-in, or the betting is over. The last hand left is never folded.
        """
        absent, money = self.absent, self.money
        if not absent:
            return self
        for seat in sorted(money.still_in, key=lambda seat: (seat <= self.money.last, seat)):
            if seat == money.to_act or len(money.still_in) == 1:
                break
            if seat in absent:
                money = money.fold(seat)
        return replace(self, money=money)

    def _ended(self, money: Betting, result: Result) -> State:
        chips = won(result.pots)
        return replace(self, money=money.shared_out([chips.get(seat, 0) for seat in money.seats]), result=result)

    def _order(self) -> list[int]:
        """Return the seats still in, in the order in which they show (HE4.2)."""
        first = self.aggressor or 1
        if not self.aggressor and not self.board and self.rules.forced == "blinds":
            first = blind_seats(self.deal.seats)[1] % self.deal.seats + 1
        return sorted(self.money.still_in, key=lambda seat: (seat < first, seat))

    def seen_by(self, seat: int) -> View:
        """Return all that a seat knows: its own cards, the board, hands shown (PK4.5). Raises `IllegalPosition`."""
        visible = {*self._board_indices[: self.board]}
        shown = self.result.shown if self.result else ()
        for each in {*shown, seat} & {*self.money.seats}:
            visible |= {*self._hole_indices(each)}
        return View(seat, replace(self, deal=self.deal.masked(seat, visible)))

    def record(self) -> DealRecord[Act, View, str]:
        """Return the record of the deal so far."""
        return DealRecord(form_of(self.variant), self.deal, self.moves)


class View(DealView[Act, State]):
    """What a seat knows of a deal: all but the cards of others and those that lie face down."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        """Return the deal with other cards where this seat knows none: all that fit are equally likely (PK4.5).

        A hand thrown in unseen is drawn again until it could not have won (HE5.3). Raises `IllegalPosition` if `TRIES`
        draws find none.
        """
        now = self.masked
        shown = now.result.shown if now.result else ()
        if not shown or {*now.money.still_in} <= {*shown, self.seat}:
            return replace(now, deal=now.deal.filled(DECK.cards, rng))
        for _ in range(TRIES):
            deal = now.deal.filled(DECK.cards, rng)
            dealt = replay(State.begin(now.variant, deal), now.moves)[-1]
            if dealt.result == now.result:
                return dealt
        raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.seat,)))


def form_of(variant: Variant) -> RecordFormat[Act, View, str]:
    """Return how the records of a variant are written."""
    return RecordFormat(
        variant.notation,
        seats=SEATS,
        rules=variant.format_rules,
        pack=lambda rules: DECK.cards,
        parse_card=DECK.parse,
        parse_action=parse_action,
        begin=partial(State.begin, variant),
        own={"posts": lambda text: format_posts(_posts(text)), "absent": _format_seats},
        stake=STAKE,
        stack=STACK,
    )


def _seats(text: str) -> tuple[int, ...]:
    return parse_numbers(text) if text else ()


def _format_seats(text: str) -> str:
    return format_numbers(sorted({*_seats(text)}))


def _posts_of(deal: Deal[str]) -> tuple[tuple[int, int], ...]:
    return _posts(dict(deal.own).get("posts", ""))


def _posts(text: str) -> tuple[tuple[int, int], ...]:
    """Return the seats and chips of dead money, e.g. `3:15.5:10`. Raises `InvalidNotation`."""

    def post(piece: str) -> tuple[int, int]:
        seat, colon, chips = piece.partition(":")
        if not colon:
            raise InvalidNotation("seat:chips", piece)
        (number,) = parse_numbers(seat)  # the dots are gone
        with offset_by(len(seat + colon)):
            return number, parse_chips(chips)

    return read_each(".", post, text) if text else ()


def format_posts(posts: Iterable[tuple[int, int]]) -> str:
    """Return the field `posts` of seats and their dead money, e.g. `3:15.5:10`."""
    return ".".join(f"{seat}:{chips}" for seat, chips in sorted(posts))
