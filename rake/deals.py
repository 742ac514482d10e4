"""Deals of Rake behind the interface of `kit.game`: a round, and which player of the match has each seat.

A record of Rake leaves out two parts of a deal: the cards that were not dealt, and which players have the seats. So a
deal read from a record seats players 1, 2 and so on, and can be continued only as long as no further cards are needed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .action import Action, ActionKind, parse_action
from .cards import Card
from .category import Category
from .kit.chair import TableRefusal
from .kit.chance import Random, shuffle
from .kit.errors import IllegalAction, IllegalPosition, Violation
from .kit.game import GameRefusal, Range
from .kit.match import TableAction, parse_table_action
from .phase import Move
from .record import DEALT, CardsLine, MiddleLine, in_order
from .round import Record, Round, View
from .round_state import RoundState

__all__ = ["Act", "DealRecord", "DealView", "State", "parse_act", "parse_deal"]


type Act = Action | TableAction
"""An action of a round, or one between two deals."""


def parse_act(text: str) -> Act:
    """Return the action that a text names: one of a round, or `buy 20`, `sit out`, `back`, `wait`, `leave`.

    Raises `InvalidNotation`.
    """
    return parse_table_action(text) or parse_action(text)


@dataclass(frozen=True, slots=True)
class _Position[R: RoundState]:
    """What the dealer's state of a deal and a seat's view of it have in common."""

    round: R
    players: tuple[int, ...]

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the round is over."""
        return self.round.to_act

    @property
    def moves(self) -> tuple[Move, ...]:
        """All actions so far, with seat and phase; a face-down card is given by its slot."""
        return self.round.moves

    @property
    def scores(self) -> tuple[int, ...]:
        """The chips that each seat has won less those it has paid, from seat 1 on; empty until the round is over."""
        if not self.round.result:
            return ()
        return tuple(left - start for left, start in zip(self.round.money.stacks, self.round.start, strict=True))

    def legal(self) -> tuple[Act, ...]:
        """Return the actions allowed to the seat to act; bets and raises only with the least and the most chips."""
        return self.round.options().actions

    def ranges(self) -> tuple[Range, ...]:
        """Return the range of chips that the seat to act may bet, or raise to: none, or one."""
        options = self.round.options()
        spans = ((ActionKind.BET, options.bet), (ActionKind.RAISE, options.raise_to))
        return tuple(Range(str(kind), span.least, span.most) for kind, span in spans if span)

    def why_not(self, action: Act) -> Violation | None:
        """Return why this action is not allowed to the seat to act; None if it is."""
        return Violation(TableRefusal.ROUND_ON) if isinstance(action, TableAction) else self.round.why_not(action)


@dataclass(frozen=True, slots=True)
class State(_Position[Round]):
    """A deal as the dealer knows it, with all cards."""

    def apply(self, action: Act) -> State:
        """Return the deal after an action of the seat to act.

        Raises `IllegalAction`, and `IllegalPosition` if it needs cards that the record left out.
        """
        if isinstance(action, TableAction):
            raise IllegalAction(Violation(TableRefusal.ROUND_ON))
        try:
            after = self.round.apply(action)
        except IllegalPosition:
            raise IllegalPosition(Violation(GameRefusal.HIDDEN)) from None
        if _lacks_cards(after):
            raise IllegalPosition(Violation(GameRefusal.HIDDEN))
        return State(after, self.players)

    def seen_by(self, seat: int) -> DealView:
        """Return the view of a seat: all that it knows and nothing else. Raises `IllegalPosition`.

        For seat 0 that is what everyone knows.
        """
        return DealView(self.round.seen_by(seat) if seat else self.round.public_view(), self.players)

    def record(self) -> DealRecord:
        """Return the deal so far as text, with all cards that were dealt."""
        return DealRecord(self.round.record())


def _lacks_cards(now: Round) -> bool:
    """Return whether the round needs cards that are not known, to draw for a tie (9.7)."""
    if now.stock or now.rules.suits_full_tie != "draw" or not now.result or not now.result.showdown:
        return False
    values, pots = now.result.showdown.values, now.result.pots
    return any(len(pot.winners) > 1 and values[pot.winners[0]].category is Category.SUITS_FULL for pot in pots)


@dataclass(frozen=True, slots=True)
class DealView(_Position[View]):
    """What one seat knows of a deal."""

    def __str__(self) -> str:
        """Return the notation of the deal so far, as this seat knows it."""
        return str(self.record())

    @property
    def seat(self) -> int:
        """The seat whose view this is, or 0 for what everyone knows."""
        return self.round.seat

    def legal(self) -> tuple[Act, ...]:
        """Return the actions allowed to the seat: none unless it has the turn."""
        return self.round.options().actions if self.seat == self.to_act else ()

    def ranges(self) -> tuple[Range, ...]:
        """Return the range of chips that the seat may bet, or raise to: none unless it has the turn."""
        return _Position.ranges(self) if self.seat == self.to_act else ()

    def why_not(self, action: Act) -> Violation | None:
        """Return why this action is not allowed to the seat; None if it is."""
        if self.to_act not in (None, self.seat):
            return Violation(GameRefusal.OUT_OF_TURN, (self.seat, self.to_act or 0))
        return _Position.why_not(self, action)

    def record(self) -> DealRecord:
        """Return the deal so far as text, with `xx` for what the seat does not know."""
        return DealRecord(self.round.record())

    def resample(self, rng: Random) -> State:
        """Return a random whole deal that fits this view: the unseen cards are dealt at random.

        All such deals are equally likely, whatever the actions of the others may suggest. Raises `IllegalPosition`.
        """
        return State(_resampled(self.round, rng), self.players)


def _resampled(view: View, rng: Random) -> Round:
    """Return a whole round that fits this view, with random cards in place of the unseen ones."""
    drawn = [card for _, card in view.result.drawn] if view.result else []
    unseen = list(shuffle(rng, (card for card in view.unseen if card not in drawn)))
    down, hands = list(view.middle.down), []
    for seat, hand in view.hands.items():
        took = [move.action for move in view.moves if move.seat == seat and move.action.kind is ActionKind.TAKE]
        if seat != view.seat:
            # A hand shown at the reveal doesn't say which of its cards were dealt and which were picked up face down,
            # so that is drawn at random too.
            face_up = [action.card for action in took if action.card]
            hand = shuffle(rng, [card or unseen.pop() for card in hand if card not in face_up])
            for action, card in zip([action for action in took if action.slot], hand[DEALT:], strict=True):
                down[action.slot - 1] = card
        hands.append(in_order(hand[:DEALT]))
    laid = tuple(card or unseen.pop() for card in down)
    record = view.record()
    lines = [line._replace(down=laid) if isinstance(line, MiddleLine) else line for line in record.lines]
    lines = [line for line in lines if not (isinstance(line, CardsLine) and line.word == "reveal")]
    played = replace(record, seen=None, hands=tuple(hands), lines=tuple(lines)).round()
    return replace(played, stock=(*drawn, *unseen))


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deal so far as a record of Rake. If the record's `seen` is 0, it holds only what everyone knows."""

    round: Record

    def __str__(self) -> str:
        """Return the notation."""
        return str(self.round)

    def state(self) -> State:
        """Return the deal at the end of the record. Raises as `states` does."""
        return self.states()[-1]

    def states(self) -> tuple[State, ...]:
        """Return the states of the deal: after the dealing, then after each action.

        Cards that the record leaves out are missing. Raises `IllegalPosition`, always for the record of a view, and
        `IllegalAction`.
        """
        if self.round.seen is not None:
            raise IllegalPosition(Violation(GameRefusal.HIDDEN))
        return tuple(State(each, self._players) for each in self.round.rounds())

    def views(self, seat: int) -> tuple[DealView, ...]:
        """Return the views of a seat: after the dealing, then after each action.

        The record of a view gives only those of its own seat. Raises as `states` does.
        """
        if self.round.seen not in (None, seat):
            raise IllegalPosition(Violation(GameRefusal.HIDDEN))
        views = self.round.views(seat) if seat else self.round.public_views()
        return tuple(DealView(each, self._players) for each in views)

    @property
    def _players(self) -> tuple[int, ...]:
        return tuple(range(1, len(self.round.stacks) + 1))


def parse_deal(text: str) -> DealRecord:
    """Return the record that a text holds. Raises `InvalidNotation` and `IllegalPosition`.

    Rake's notation has no `seen=0`: a record of what everyone knows has `xx` for hidden cards and no field `seen`.
    """
    record = Record.parse(text)
    rows: list[tuple[Card | None, ...]] = [*record.hands]
    for line in record.lines:
        rows += [line.up, line.down] if isinstance(line, MiddleLine) else []
    return DealRecord(replace(record, seen=0) if record.seen is None and any(None in row for row in rows) else record)
