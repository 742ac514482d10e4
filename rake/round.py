"""One round of Rake (section 6): dealing, betting, picking up, the reveal; and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from types import MappingProxyType
from typing import Self

from .action import CALL, CHECK, FOLD, Action, Kind
from .betting import Betting, Pot, least_bet, small_blind, started
from .cards import DECK, Card, Random, distinct, shuffled
from .errors import IllegalAction, IllegalPosition, Violation
from .hands import HAND, seated
from .middle import Middle
from .phase import Move, Options, Phase
from .record import Laid, Line, Shown, Transcript, Turns, in_order
from .reveal import Result, revealed, unshown
from .rules import BOOK, MOST_CHIPS, HouseRules, check_stake

__all__ = ["Record", "Round", "View", "parse_record"]


DEALT = 3
"""How many cards are dealt to each (6.2)."""

_PHASES = list(Phase)


@dataclass(frozen=True, slots=True, repr=False)
class Round:
    """A round between any two actions; the dealer's own knowledge, so nobody at the table is handed it: see `seen_by`.

    `start` holds the stacks before any ante, `ante` the stake (with blinds the big one), `posts` seats and their dead
    money (9.3). Tuples run from seat 1, at the dealer's left, to the dealer. A card that is not known is None, which
    happens in views and in records of what one seat saw.
    """

    rules: HouseRules
    ante: int
    start: tuple[int, ...]
    absent: frozenset[int]
    posts: tuple[tuple[int, int], ...]
    phase: Phase
    money: Betting
    cards: tuple[tuple[Card | None, ...], ...]
    middle: Middle
    stock: tuple[Card | None, ...]
    picker: int | None = None
    moves: tuple[Move, ...] = ()
    result: Result | None = None

    @classmethod
    def deal(
        cls,
        players: int,
        stacks: int | Sequence[int],
        ante: int,
        rules: HouseRules = BOOK,
        *,
        rng: Random,
        absent: Iterable[int] = (),
        posts: Mapping[int, int] = MappingProxyType({}),
    ) -> Round:
        """Return a new round with a deck shuffled by `rng.random()` alone. The rest is as in `from_deck`."""
        return cls.from_deck(players, stacks, ante, rules, shuffled(rng), absent=absent, posts=posts)

    @classmethod
    def from_deck(
        cls,
        players: int,
        stacks: int | Sequence[int],
        ante: int,
        rules: HouseRules,
        deck: Iterable[Card],
        *,
        absent: Iterable[int] = (),
        posts: Mapping[int, int] = MappingProxyType({}),
    ) -> Round:
        """Return a new round: the stake is paid and three cards each are dealt, one at a time (6.1, 6.2, 8.11).

        `stacks` are chips by seat, or one number for all; `ante` is the big blind where blinds are forced; `absent`
        seats fold at their turn and `posts` is dead money by seat (9.3). Raises `IllegalPosition`.
        """
        seated(players)
        cards = distinct(deck)
        if len(cards) < HAND * players:
            raise IllegalPosition(Violation("deck", (len(cards), HAND * players), "2.1"))
        hands = tuple(in_order(cards[seat : DEALT * players : players]) for seat in range(players))
        chips = (stacks,) * players if isinstance(stacks, int) else tuple(stacks)
        if len(chips) != players:
            raise IllegalPosition(Violation("stacks", (len(chips), players), "1.2"))
        header = Transcript(chips, ante, hands, rules, absent=frozenset(absent), posts=tuple(sorted(posts.items())))
        return _dealt(header, cards[DEALT * players :])

    @property
    def players(self) -> int:
        """Return how many were dealt in."""
        return len(self.start)

    @property
    def to_act(self) -> int | None:
        """Return the seat whose turn it is, to speak or to pick; None when the round is over."""
        return self.money.to_act if self.phase.is_betting else self.picker

    @property
    def stacks(self) -> dict[int, int]:
        """Return the chips that each seat has in front of it, bets excluded."""
        return dict(enumerate(self.money.stacks, 1))

    @property
    def bets(self) -> dict[int, int]:
        """Return the chips that each seat has bet in this betting round."""
        return dict(enumerate(self.money.bets, 1))

    @property
    def pot(self) -> int:
        """Return all chips in the middle, the bets of this betting round included."""
        return self.money.pot

    @property
    def pots(self) -> tuple[Pot, ...]:
        """Return the main pot and the side pots so far (8.8), the bets of this betting round excluded."""
        return self.money.pots()

    @property
    def hands(self) -> dict[int, tuple[Card | None, ...]]:
        """Return each seat's cards: the three dealt, then those picked up in their order."""
        return dict(enumerate(self.cards, 1))

    @property
    def still_in(self) -> tuple[int, ...]:
        """Return the seats that have not folded."""
        return self.money.still_in

    def why_not(self, action: Action) -> Violation | None:
        """Return why the seat to act may not do this; None where it may. `options` and `apply` ask here too."""
        seat = self.to_act
        if seat is None:
            return Violation("over", (), "6.9")
        if seat in self.absent:
            return None if action.kind is Kind.FOLD else Violation("absent", (seat,), "9.3")
        if self.phase.is_pick:
            return self.middle.why_not(action) if action.kind is Kind.TAKE else Violation("must-take", (), "6.5")
        return self.money.why_not(seat, action) if action.kind is not Kind.TAKE else Violation("betting", (), "6.3")

    def options(self) -> Options:
        """Return what the seat to act may do; nothing when the round is over."""

        def may(action: Action) -> bool:
            return self.why_not(action) is None

        seat = self.to_act
        if seat is None or self.phase.is_pick:
            up = tuple(card for card in self.middle.face_up if may(Action.take(card)))
            down = tuple(place for place in self.middle.face_down if may(Action.take_hidden(place)))
            return Options(fold=may(FOLD), up=up, down=down)
        span = self.money.span(seat)
        return Options(
            fold=may(FOLD),
            check=may(CHECK),
            call=self.money.call(seat) if may(CALL) else 0,
            bet=span if may(Action.bet(span.least)) else None,
            raise_to=span if may(Action.raise_to(span.least)) else None,
        )

    def lapse(self) -> Action:
        """Return what happens when the seat to act runs out of time (9.5), or what an absent one does (9.3)."""
        options = self.options()
        if options.down and self.phase.is_pick:
            return Action.take_hidden(options.down[0])
        if options.up:
            return Action.take(options.up[0])
        return CHECK if options.check else FOLD

    def apply(self, action: Action) -> Self:
        """Return the round after the seat to act has done this.

        Raises `IllegalAction` where `why_not` says why.
        """
        seat, refused = self.to_act, self.why_not(action)
        if refused or not seat:
            raise IllegalAction(refused or Violation("over", (), "6.9"))
        moves = (*self.moves, Move(self.phase, seat, action))
        if self.phase.is_betting:
            return replace(self, moves=moves, money=self.money.apply(seat, action))._passed_on()
        if action.kind is Kind.FOLD:
            money = self.money.fold(seat)
            return replace(self, moves=moves, money=money, picker=_after(seat, money.still_in))._passed_on()
        card, middle = self.middle.take(action)
        cards = (*self.cards[: seat - 1], (*self.cards[seat - 1], card), *self.cards[seat:])
        picker = _after(seat, self.still_in)
        return replace(self, moves=moves, cards=cards, middle=middle, picker=picker)._passed_on()

    def _passed_on(self) -> Self:
        """Return the round in the phase in which somebody has to decide, or over."""
        if self.to_act is not None and len(self.still_in) > 1:
            return self
        if self.phase.is_betting:
            return replace(self, money=self.money.closed())._next_phase()
        return self._next_phase()

    def _next_phase(self) -> Self:
        if len(self.still_in) == 1 or self.phase is Phase.THIRD_BETTING:
            return replace(self, phase=Phase.OVER, picker=None)._settled()
        phase = _PHASES[_PHASES.index(self.phase) + 1]
        if phase.is_betting:
            money = self.money.opened(self.rules.big_bet, least_bet(self.rules, self.ante))
            return replace(self, phase=phase, money=money)._passed_on()
        turn = replace(self, phase=phase, picker=self.still_in[0])
        return turn._laid() if phase is Phase.FIRST_PICK else turn

    def _laid(self) -> Self:
        """Return the round with the middle laid (6.4, 8.5)."""
        row = len(self.still_in) if self.rules.middle == "contesting" else self.players
        middle = Middle(self.stock[:row], self.stock[row : 2 * row])
        return replace(self, middle=middle, stock=self.stock[2 * row :])

    def _settled(self) -> Self:
        """Return the round with its pots shared out; as it is while hands that decide are not known."""
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

    def redeal(self, *, rng: Random) -> Round:
        """Return the round dealt anew, because a card was exposed in dealing (8.17).

        Raises `IllegalAction` once somebody has spoken.
        """
        if self.moves:
            raise IllegalAction(Violation("spoken", (), "8.17"))
        return Round.deal(
            self.players, self.start, self.ante, self.rules, rng=rng, absent=self.absent, posts=dict(self.posts)
        )

    def expose(self, place: int) -> Self:
        """Return the round with a face-down middle card turned up by mistake: it stays face up (8.17).

        Raises `IllegalAction` where no card lies face down.
        """
        if refused := self.middle.why_not(Action.take_hidden(place)):
            raise IllegalAction(refused)
        return replace(self, middle=self.middle.expose(place))

    def seen_by(self, seat: int) -> View:
        """Return all that a seat knows and nothing else: its own cards, what lies face up, what was shown (6.5, 8.14).

        Raises `IllegalPosition` for a seat that was not dealt in.
        """
        if not 1 <= seat <= self.players:
            raise IllegalPosition(Violation("seat", (seat, self.players), "1.2"))
        cards = tuple(
            hand if other == seat else in_order(hand) if self._is_shown(other) else self._public(other)
            for other, hand in self.hands.items()
        )
        middle = self.middle.seen(self._places(seat))
        return View(
            rules=self.rules,
            ante=self.ante,
            start=self.start,
            absent=self.absent,
            posts=self.posts,
            phase=self.phase,
            money=self.money,
            cards=cards,
            middle=middle,
            stock=(None,) * len(self.stock),
            picker=self.picker,
            moves=self.moves,
            result=self.result,
            seat=seat,
        )

    def _is_shown(self, seat: int) -> bool:
        return self.result is not None and self.result.showdown is not None and seat in self.still_in

    def _taken(self, seat: int) -> list[Action]:
        return [move.action for move in self.moves if move.seat == seat and move.action.kind is Kind.TAKE]

    def _places(self, seat: int) -> set[int]:
        """Return the face-down places that a seat picked up."""
        return {action.place for action in self._taken(seat) if action.place}

    def _public(self, seat: int) -> tuple[Card | None, ...]:
        """Return of a seat's cards what the others know: those that it took face up."""
        return (*(None,) * DEALT, *(action.card for action in self._taken(seat)))

    def record(self, seen: int | None = None) -> Record:
        """Return the round so far as text: with all cards, or as the seat `seen` saw it.

        Raises `IllegalPosition` where not all of these cards are known.
        """
        mine = self if seen is None else self.seen_by(seen)
        hands = tuple(
            hand[:DEALT] if seen in (None, seat) else (None,) * DEALT for seat, hand in enumerate(self.cards, 1)
        )
        if seen is None:
            known = [card for row in (*self.cards, self.middle.up, self.middle.down) for card in row]
        else:
            known = [
                *self.cards[seen - 1],
                *self.middle.up,
                *(self.middle.down[place - 1] for place in self._places(seen)),
            ]
        if None in known:
            raise IllegalPosition(Violation("hidden", () if seen is None else (seen,), "6.2"))
        turns = [
            Turns("bets" if phase.is_betting else "picks", tuple((move.seat, move.action) for move in moves))
            for phase, moves in groupby(self.moves, key=lambda move: move.phase)
        ]
        lines: list[Line] = list(turns)
        if mine.middle.up:
            first = bool(self.moves) and self.moves[0].phase is Phase.FIRST_BETTING
            lines.insert(int(first), Laid(mine.middle.up, mine.middle.down, tuple(sorted(mine.middle.exposed))))
        if self.result and self.result.drawn:
            lines.append(Shown("draw", tuple((seat, (card,)) for seat, card in self.result.drawn)))
        if seen is not None and self.result and self.result.showdown:
            shown = self.result.showdown.values
            lines.append(Shown("reveal", tuple((seat, value.cards) for seat, value in shown.items())))
        return Record(
            self.start, self.ante, tuple(map(in_order, hands)), self.rules, seen, self.absent, self.posts, tuple(lines)
        )


@dataclass(frozen=True, slots=True, repr=False)
class View(Round):
    """A round as one seat sees it: the cards that it has not seen are None. All that bots and pages are handed."""

    seat: int = 1

    @property
    def hand(self) -> tuple[Card, ...]:
        """Return the seat's own cards: the three dealt, then those picked up in their order."""
        return tuple(card for card in self.cards[self.seat - 1] if card)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Return the cards that this seat knows nothing of: they lie face down, in other hands or in the stock."""
        seen = {*self.middle.up, *self.middle.down, *(card for hand in self.cards for card in hand)}
        return tuple(card for card in DECK if card not in seen)


class Record(Transcript):
    """A round as text that can be played again: `parse_record(str(record)) == record`."""

    __slots__ = ()

    def round(self) -> Round:
        """Return the round as it stands at the end of the record.

        Raises `IllegalPosition` where cards are hidden, and whatever `replay` raises.
        """
        if self.seen is not None:
            raise IllegalPosition(Violation("hidden", (self.seen,), "6.2"))
        return self.replay()[-1]

    def replay(self) -> tuple[Round, ...]:
        """Return the round after the deal and after every action; views of the seat whose record it is.

        Raises `IllegalAction` for an action that the rules refuse and `IllegalPosition` for a step out of turn.
        """
        laid = next((line for line in self.lines if isinstance(line, Laid)), Laid((), ()))
        drawn = [pair for line in self.lines if isinstance(line, Shown) and line.word == "draw" for pair in line.cards]
        rounds = [_dealt(self, (*laid.up, *laid.down, *(card for _, cards in drawn for card in cards)))]
        for line in self.lines:
            now = rounds[-1]
            if isinstance(line, Turns):
                for seat, action in line.actions:
                    rounds.append(_turn(rounds[-1], line.word, seat, action))
            elif isinstance(line, Laid):
                if now.phase is not Phase.FIRST_PICK or len(now.middle.up) != len(line.up):
                    raise IllegalPosition(Violation("rows", (len(line.up), len(now.middle.up)), "8.5"))
                rounds[-1] = replace(now, middle=replace(now.middle, exposed=frozenset(line.exposed)))
            elif line.word == "reveal" and now.phase is Phase.OVER:
                rounds[-1] = replace(now, cards=_shown(now, line))._settled()
        last = rounds[-1]
        if last.phase is not Phase.FIRST_BETTING and not laid.up and len(last.still_in) > 1:
            raise IllegalPosition(Violation("no-middle", (), "6.4"))
        found = [(seat, (card,)) for seat, card in last.result.drawn] if last.result else []
        if found != drawn:
            raise IllegalPosition(Violation("drawn", (len(found), len(drawn)), "9.7"))
        if last.record(self.seen) != self:
            raise IllegalPosition(Violation("not-as-played", (), "6.9"))
        return tuple(rounds) if self.seen is None else tuple(each.seen_by(self.seen) for each in rounds)


def parse_record(text: str) -> Record:
    """Return the record that a text holds (notation version 1).

    Raises `InvalidNotation` and `IllegalPosition`; whether its actions are legal is found out by playing them.
    """
    return Record.parse(text)


def _turn(now: Round, word: str, seat: int, action: Action) -> Round:
    """Return the round after the next action of a record."""
    if seat != now.to_act or word != ("bets" if now.phase.is_betting else "picks"):
        raise IllegalPosition(Violation("turn", (word, seat, now.to_act or 0), "7.1" if word == "bets" else "6.5"))
    return now.apply(action)


def _shown(now: Round, line: Shown) -> tuple[tuple[Card | None, ...], ...]:
    """Return everyone's cards once the hands of a record's reveal lie open."""
    shown = dict(line.cards)
    if tuple(shown) != now.still_in:
        raise IllegalPosition(Violation("reveal", (len(shown), len(now.still_in)), "8.14"))
    for seat, hand in shown.items():
        if len(hand) != HAND or not set(now.cards[seat - 1]) <= {*hand, None}:
            raise IllegalPosition(Violation("reveal-misses", (seat,), "8.14"))
    cards = tuple(shown.get(seat, hand) if None in hand else hand for seat, hand in now.hands.items())
    distinct(card for row in (*cards, now.middle.face_up, now.stock) for card in row if card)
    return cards


def _after(seat: int, seats: Iterable[int]) -> int | None:
    """Return the next of some seats, if the dealer has not been passed."""
    return next((other for other in seats if other > seat), None)


def _dealt(header: Transcript, stock: tuple[Card | None, ...]) -> Round:
    """Return the round after the deal. Raises `IllegalPosition` for chips that nobody can play with."""
    rules, stake = header.rules, header.ante
    blinds = rules.forced == "blinds"
    check_stake(rules, stake)
    least = 1 if rules.table_stakes else stake
    seats = range(1, len(header.stacks) + 1)
    for seat, chips in zip(seats, header.stacks, strict=True):
        if not least <= chips <= MOST_CHIPS:
            raise IllegalPosition(Violation("stack", (seat, chips, least, MOST_CHIPS), "8.12"))
    most = stake + small_blind(stake) if blinds else 0
    for seat, chips in header.posts:
        if seat not in seats or not 0 < chips <= most:
            raise IllegalPosition(Violation("dead-money", (seat, chips, most), "9.3"))
    if len(dict(header.posts)) < len(header.posts):
        raise IllegalPosition(Violation("seat-twice", (), "9.3"))
    if not header.absent <= set(seats):
        raise IllegalPosition(Violation("absent", (max(header.absent), len(seats)), "9.3"))
    money = started(rules, header.stacks, stake, header.posts)
    return Round(
        rules=rules,
        ante=stake,
        start=header.stacks,
        absent=header.absent,
        posts=header.posts,
        phase=Phase.FIRST_BETTING,
        money=money,
        cards=header.hands,
        middle=Middle(),
        stock=stock,
    )._passed_on()
