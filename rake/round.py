"""One round of Rake (section 6): the dealer's `Round`, the `View` of one seat, and the `Record` as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import chain, groupby
from types import MappingProxyType
from typing import Any

from .action import Action, ActionKind
from .cards import DECK, Card, distinct, format_cards, shuffled
from .hands import HAND, seated
from .kit.chairs import check_seat
from .kit.chance import Random
from .kit.errors import IllegalAction, IllegalPosition, Violation
from .kit.stakes import started
from .middle import Middle, PickRefusal
from .phase import Move, Phase
from .record import DEALT, ActionsLine, CardsLine, Line, MiddleLine, RecordRefusal, Transcript, fill_in_reveal, in_order
from .reveal import revealed, unshown
from .round_state import RoundRefusal, RoundState, slots_taken, takes_of
from .rules import BOOK, HouseRules
from .stakes import limits_of

__all__ = ["Record", "Round", "View", "parse_record"]

_FIELDS = [each.name for each in fields(RoundState)]
_PHASES = list(Phase)


@dataclass(frozen=True, slots=True, repr=False)
class Round(RoundState):
    """A round between any two actions as the dealer knows it, with all cards. Players get a view of it: see `seen_by`.

    `start` holds the stacks before any ante, `stake` the stake (with blinds the big one), `posts` seats and their dead
    money (9.3), `stock` the cards left to deal. Tuples run from seat 1, at the dealer's left, to the dealer.
    """

    stock: tuple[Card | None, ...] = field(kw_only=True)

    @classmethod
    def deal(
        cls,
        players: int,
        stacks: int | Sequence[int],
        stake: int,
        rules: HouseRules = BOOK,
        *,
        rng: Random,
        absent: Iterable[int] = (),
        posts: Mapping[int, int] = MappingProxyType({}),
    ) -> Round:
        """Return a new round with a deck shuffled by `rng.random()` alone. All else is as for `from_deck`."""
        return cls.from_deck(players, stacks, stake, rules, shuffled(rng), absent=absent, posts=posts)

    @classmethod
    def from_deck(
        cls,
        players: int,
        stacks: int | Sequence[int],
        stake: int,
        rules: HouseRules,
        deck: Iterable[Card],
        *,
        absent: Iterable[int] = (),
        posts: Mapping[int, int] = MappingProxyType({}),
    ) -> Round:
        """Return a new round: the stake is paid and three cards each are dealt, one at a time (6.1, 6.2, 8.11).

        `stacks` are chips by seat, or one number for all; `stake` is the ante, or the big blind if the house rules have
        blinds; `absent` seats fold at their turn and `posts` is dead money by seat (9.3). Raises `IllegalPosition`.
        """
        seated(players)
        cards = distinct(deck)
        if len(cards) < HAND * players:
            raise IllegalPosition(Violation(RoundRefusal.DECK, (len(cards), HAND * players)))
        hands = tuple(in_order(cards[seat : DEALT * players : players]) for seat in range(players))
        chips = (stacks,) * players if isinstance(stacks, int) else tuple(stacks)
        if len(chips) != players:
            raise IllegalPosition(Violation(RoundRefusal.STACKS, (len(chips), players)))
        header = Transcript(chips, stake, hands, rules, absent=frozenset(absent), posts=tuple(sorted(posts.items())))
        return cls.dealt(header, cards[DEALT * players :])

    @classmethod
    def dealt(cls, header: Transcript, stock: tuple[Card | None, ...]) -> Round:
        """Return the round just after dealing. `header` holds the stacks, rules and hands, `stock` the cards left.

        Raises `IllegalPosition` for chips that nobody can play with.
        """
        seats, limits = len(header.stacks), limits_of(header.rules, header.stake)
        if not header.absent <= set(range(1, seats + 1)):
            raise IllegalPosition(Violation(RoundRefusal.ABSENT_SEAT, (max(header.absent), seats)))
        return cls(
            rules=header.rules,
            stake=header.stake,
            start=header.stacks,
            absent=header.absent,
            posts=header.posts,
            phase=Phase.FIRST_BETTING,
            money=started(header.rules, limits, header.stacks, header.stake, header.posts),
            cards=header.hands,
            middle=Middle(),
            stock=stock,
        )._passed_on()

    def redeal(self, *, rng: Random) -> Round:
        """Return the round dealt again with new cards, because a card was exposed in dealing (8.17).

        Raises `IllegalAction` if any seat has acted already.
        """
        if self.moves:
            raise IllegalAction(Violation(RoundRefusal.SPOKEN))
        return Round.deal(
            self.players, self.start, self.stake, self.rules, rng=rng, absent=self.absent, posts=dict(self.posts)
        )

    def apply(self, action: Action) -> Round:
        """Return the round after this action of the seat to act.

        Raises `IllegalAction` with the violation that `why_not` gives, and `IllegalPosition` if the middle must be laid
        and its cards are not known, as the round comes from a record that ends before.
        """
        seat, refused = self.to_act, self.why_not(action)
        if refused or not seat:
            raise IllegalAction(refused or Violation(RoundRefusal.OVER))
        moves = (*self.moves, Move(self.phase, seat, action))
        if self.phase.is_betting:
            return replace(self, moves=moves, money=self.money.apply(seat, action))._passed_on()
        if action.kind is ActionKind.FOLD:
            money = self.money.fold(seat)
            return replace(self, moves=moves, money=money, picker=_after(seat, money.still_in))._passed_on()
        card, middle = self.middle.take(action)
        cards = (*self.cards[: seat - 1], (*self.cards[seat - 1], card), *self.cards[seat:])
        picker = _after(seat, self.still_in)
        return replace(self, moves=moves, cards=cards, middle=middle, picker=picker)._passed_on()

    def _passed_on(self) -> Round:
        """Return the round moved on to the next phase in which a seat has to decide, or to its end."""
        if self.to_act is not None and len(self.still_in) > 1:
            return self
        if self.phase.is_betting:
            return replace(self, money=self.money.closed())._next_phase()
        return self._next_phase()

    def _next_phase(self) -> Round:
        if len(self.still_in) == 1 or self.phase is Phase.THIRD_BETTING:
            return replace(self, phase=Phase.OVER, picker=None).settled()
        phase = _PHASES[_PHASES.index(self.phase) + 1]
        if phase.is_betting:
            money = self.money.opened()
            return replace(self, phase=phase, money=money)._passed_on()
        turn = replace(self, phase=phase, picker=self.still_in[0])
        return turn._laid() if phase is Phase.FIRST_PICK else turn

    def _laid(self) -> Round:
        """Return the round with the middle laid from the stock (6.4, 8.5). Raises `IllegalPosition` without a stock."""
        if not self.stock:
            raise IllegalPosition(Violation(RecordRefusal.NO_MIDDLE))
        row = len(self.still_in) if self.rules.middle == "contesting" else self.players
        middle = Middle(self.stock[:row], self.stock[row : 2 * row])
        return replace(self, middle=middle, stock=self.stock[2 * row :])

    def settled(self) -> Round:
        """Return the finished round with its pots shared out; unchanged if a hand that is needed is not known."""
        money = self.money
        returned = tuple((seat, chips) for seat, chips in enumerate(money.returned, 1) if chips)
        if len(self.still_in) == 1:
            result = unshown(money.pots(), returned)
        else:
            hands = {seat: [card for card in self.cards[seat - 1] if card] for seat in self.still_in}
            if any(len(hand) < HAND for hand in hands.values()):
                return self
            stock = [card for card in self.stock if card]
            result = revealed(money.pots(), hands, stock, self.rules, returned)
        return replace(self, money=money.shared_out([result.won.get(seat, 0) for seat in money.seats]), result=result)

    def expose(self, slot: int) -> Round:
        """Return the round with a face-down middle card turned up by mistake: it stays face up (8.17).

        Raises `IllegalAction` if no card lies face down in that slot.
        """
        if refused := self.middle.why_not_hidden(slot):
            raise IllegalAction(refused)
        return replace(self, middle=self.middle.expose(slot))

    def seen_by(self, seat: int) -> View:
        """Return the view of a seat: its own cards, face-up cards and shown hands, and no others (6.5, 8.14).

        Raises `IllegalPosition` for a seat that was not dealt in.
        """
        check_seat(seat, self.players)
        return self._view(seat)

    def public_view(self) -> View:
        """Return the view of what everyone knows, as that of a seat 0 without cards."""
        return self._view(0)

    def _view(self, seat: int) -> View:
        cards = tuple(hand if other == seat else self._public(other) for other, hand in self.hands.items())
        middle = self.middle.seen(slots_taken(self, seat))
        state: dict[str, Any] = {name: getattr(self, name) for name in _FIELDS}
        return View(**state | {"cards": cards, "middle": middle}, seat=seat)

    def _public(self, seat: int) -> tuple[Card | None, ...]:
        """Return a seat's cards as the others know them: the hand it showed, or None but for cards it took face up."""
        if self.result and self.result.showdown and seat in self.still_in:
            return in_order(self.cards[seat - 1])
        return (*(None,) * DEALT, *(action.card for action in takes_of(self, seat)))

    def __repr__(self) -> str:
        """Return an expression that gives this round: the deal with its whole pack, then every action.

        A round from a record that ends before the middle is given by its record.
        """
        dealt = chain.from_iterable(zip(*(hand[:DEALT] for hand in self.cards), strict=True))
        cards = (*dealt, *self.middle.up, *self.middle.down, *self.stock)
        if len(cards) < HAND * self.players:
            return f"parse_record({str(self.record())!r}).round()"
        pack = format_cards(cards)
        absent = f", absent={sorted(self.absent)}" if self.absent else ""
        posts = f", posts={dict(self.posts)}" if self.posts else ""
        start = f"{self.players}, {self.start}, {self.stake}, {self.rules!r}, parse_cards({pack!r}){absent}{posts}"
        steps = [f".apply({move.action!r})" for move in self.moves]
        laid = sum(move.phase is Phase.FIRST_BETTING for move in self.moves)
        steps[laid:laid] = [f".expose({slot})" for slot in sorted(self.middle.exposed)]
        return f"Round.from_deck({start}){''.join(steps)}"

    def record(self) -> Record:
        """Return the record of the round so far, with all cards.

        Raises `IllegalPosition` if any of its cards is not known.
        """
        dealt = tuple(hand[:DEALT] for hand in self.cards)
        return _record(self, dealt, (*self.cards, self.middle.up, self.middle.down))


@dataclass(frozen=True, slots=True, repr=False)
class View(RoundState):
    """What one seat knows of a round; bots, hints and pages get nothing more. A card not seen by the seat is None.

    Seat 0 holds no cards: its view is what everyone knows.
    """

    seat: int = field(kw_only=True)

    def __repr__(self) -> str:
        """Return an expression that gives this view."""
        record = f"parse_record({str(self.record())!r})"
        return f"{record}.views({self.seat})[-1]" if self.seat else f"replace({record}, seen=0).public_views()[-1]"

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards: the three dealt, then those picked up, in order."""
        return tuple(card for card in self._own if card)

    @property
    def _own(self) -> tuple[Card | None, ...]:
        return self.cards[self.seat - 1] if self.seat else ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that this seat has not seen: they lie face down, or are in other hands or in the stock."""
        drawn = self.result.drawn if self.result else ()
        seen = {*self.middle.up, *self.middle.down, *chain.from_iterable(self.cards), *(card for _, card in drawn)}
        return tuple(card for card in DECK if card not in seen)

    def record(self) -> Record:
        """Return the record of the round so far as this seat saw it.

        Raises `IllegalPosition` if a card that the seat saw is not known.
        """
        own = self._own
        dealt = tuple(own[:DEALT] if seat == self.seat else (None,) * DEALT for seat in self.hands)
        picked = tuple(self.middle.down[slot - 1] for slot in slots_taken(self, self.seat))
        shown = self.result.showdown.values if self.result and self.result.showdown else {}
        reveal = CardsLine("reveal", tuple((seat, value.cards) for seat, value in shown.items()))
        record = _record(self, dealt, (own, self.middle.up, picked), self.seat)
        return replace(record, lines=(*record.lines, reveal)) if shown else record


class Record(Transcript):
    """A round as text that can be replayed: `parse_record(str(record)) == record`.

    With `seen` 0 it holds what everyone knows. Notation can't express that: the text reads back as the record of a
    whole round with cards missing, which can't be replayed.
    """

    __slots__ = ()

    def round(self) -> Round:
        """Return the round at the end of the record. Raises as `rounds` does."""
        return self.rounds()[-1]

    def rounds(self) -> tuple[Round, ...]:
        """Return the states of the round: after the deal, then after every action.

        Raises `IllegalAction` for an action that the rules refuse, and `IllegalPosition` for a step out of turn or if
        the record hides cards.
        """
        if self.seen is not None:
            raise IllegalPosition(Violation(RecordRefusal.HIDDEN, (self.seen,)))
        return self._played()

    def views(self, seat: int) -> tuple[View, ...]:
        """Return the views of a seat: after the deal, then after every action.

        Raises as `rounds` does, but the record of a seat's view does give that seat's own views.
        """
        views = tuple(each.seen_by(seat) for each in self._played())
        if self.seen not in (None, seat):
            raise IllegalPosition(Violation(RecordRefusal.HIDDEN, (seat,)))
        return views

    def public_views(self) -> tuple[View, ...]:
        """Return the views of what everyone knew: after the deal, then after every action. Raises as `views` does."""
        rounds = self._played()
        if self.seen:
            raise IllegalPosition(Violation(RecordRefusal.HIDDEN, (0,)))
        return tuple(each.public_view() for each in rounds)

    def replay(self) -> tuple[Round, ...] | tuple[View, ...]:
        """Return `rounds()`, or `views()` of the seat if the record is one seat's view. Raises as these do."""
        return self.rounds() if self.seen is None else self.views(self.seen)

    def _played(self) -> tuple[Round, ...]:
        """Return the states after the deal and after every action, with None for the cards that the record hides."""
        laid = next((line for line in self.lines if isinstance(line, MiddleLine)), MiddleLine((), ()))
        drawn = [
            pair for line in self.lines if isinstance(line, CardsLine) and line.word == "draw" for pair in line.cards
        ]
        rounds = [Round.dealt(self, (*laid.up, *laid.down, *(card for _, cards in drawn for card in cards)))]
        for line in self.lines:
            now = rounds[-1]
            if isinstance(line, ActionsLine):
                for seat, action in line.actions:
                    rounds.append(_turn(rounds[-1], line.word, seat, action))
            elif isinstance(line, MiddleLine):
                if now.phase is not Phase.FIRST_PICK or len(now.middle.up) != len(line.up):
                    raise IllegalPosition(Violation(RecordRefusal.ROWS, (len(line.up), len(now.middle.up))))
                rounds[-1] = replace(now, middle=replace(now.middle, exposed=frozenset(line.exposed)))
            elif line.word == "reveal" and now.phase is Phase.OVER:
                cards = fill_in_reveal(line, now.hands, now.still_in)
                distinct(card for row in (*cards, now.middle.face_up, now.stock) for card in row if card)
                rounds[-1] = replace(now, cards=cards).settled()
        last = rounds[-1]
        due = [(seat, (card,)) for seat, card in last.result.drawn] if last.result else []
        if due != drawn:
            raise IllegalPosition(Violation(RecordRefusal.DRAWN, (len(due), len(drawn))))
        state = last.seen_by(self.seen) if self.seen else last if self.seen is None else last.public_view()
        if state.record() != self:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED))
        return tuple(rounds)


def parse_record(text: str) -> Record:
    """Return the record that a text holds (notation version 1).

    Raises `InvalidNotation` and `IllegalPosition`. It doesn't check whether the actions are legal: `rounds` does.
    """
    return Record.parse(text)


def _record(
    now: RoundState,
    dealt: tuple[tuple[Card | None, ...], ...],
    needed: Iterable[Iterable[Card | None]],
    seen: int | None = None,
) -> Record:
    """Return the record of a round, without its reveal; `dealt` holds the first three cards of each seat.

    `seen` is the seat whose view it is, None for the whole round. Raises `IllegalPosition` if any of the `needed` cards
    is None.
    """
    if None in chain.from_iterable(needed):
        raise IllegalPosition(Violation(RecordRefusal.HIDDEN, () if seen is None else (seen,)))
    lines: list[Line] = [
        ActionsLine("bets" if phase.is_betting else "picks", tuple((move.seat, move.action) for move in moves))
        for phase, moves in groupby(now.moves, key=lambda move: move.phase)
    ]
    if now.middle.up:
        first = bool(now.moves) and now.moves[0].phase is Phase.FIRST_BETTING
        lines.insert(int(first), MiddleLine(now.middle.up, now.middle.down, tuple(sorted(now.middle.exposed))))
    if now.result and now.result.drawn:
        lines.append(CardsLine("draw", tuple((seat, (card,)) for seat, card in now.result.drawn)))
    hands = tuple(map(in_order, dealt))
    return Record(now.start, now.stake, hands, now.rules, seen, now.absent, now.posts, tuple(lines))


def _turn(now: Round, word: str, seat: int, action: Action) -> Round:
    """Return the round after the next action of a record. Raises `IllegalPosition` if it is out of turn."""
    if seat != now.to_act or word != ("bets" if now.phase.is_betting else "picks"):
        code = RecordRefusal.OUT_OF_TURN if word == "bets" else PickRefusal.OUT_OF_TURN
        raise IllegalPosition(Violation(code, (word, seat, now.to_act or 0)))
    return now.apply(action)


def _after(seat: int, seats: Iterable[int]) -> int | None:
    """Return the first of `seats` after `seat`, up to the dealer; None if there is none."""
    return next((other for other in seats if other > seat), None)
