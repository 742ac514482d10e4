"""One round of Rake (section 6) and what each seat may know of it: the dealer's round, a seat's view, a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import groupby
from types import MappingProxyType
from typing import Any

from .action import Action, Kind
from .cards import DECK, Card, distinct, shuffled
from .hands import HAND, SeatRefusal, seated
from .kit.chance import Random
from .kit.errors import IllegalAction, IllegalPosition, Violation
from .middle import PickRefusal
from .phase import Phase
from .play import Play, RoundRefusal
from .record import DEALT, Laid, Line, RecordRefusal, Shown, Transcript, Turns, in_order
from .rules import BOOK, HouseRules

__all__ = ["Record", "Round", "View", "parse_record"]

_FIELDS = [field.name for field in fields(Play)]


@dataclass(frozen=True, slots=True, repr=False)
class Round(Play):
    """A round between any two actions; the dealer's own knowledge, so nobody at the table is handed it: see `seen_by`.

    `start` holds the stacks before any ante, `ante` the stake (with blinds the big one), `posts` seats and their dead
    money (9.3). Tuples run from seat 1, at the dealer's left, to the dealer.
    """

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
            raise IllegalPosition(Violation(RoundRefusal.DECK, (len(cards), HAND * players)))
        hands = tuple(in_order(cards[seat : DEALT * players : players]) for seat in range(players))
        chips = (stacks,) * players if isinstance(stacks, int) else tuple(stacks)
        if len(chips) != players:
            raise IllegalPosition(Violation(RoundRefusal.STACKS, (len(chips), players)))
        header = Transcript(chips, ante, hands, rules, absent=frozenset(absent), posts=tuple(sorted(posts.items())))
        return cls.dealt(header, cards[DEALT * players :])

    def redeal(self, *, rng: Random) -> Round:
        """Return the round dealt anew, because a card was exposed in dealing (8.17).

        Raises `IllegalAction` once somebody has spoken.
        """
        if self.moves:
            raise IllegalAction(Violation(RoundRefusal.SPOKEN))
        return Round.deal(
            self.players, self.start, self.ante, self.rules, rng=rng, absent=self.absent, posts=dict(self.posts)
        )

    def seen_by(self, seat: int) -> View:
        """Return all that a seat knows and nothing else: its own cards, what lies face up, what was shown (6.5, 8.14).

        Raises `IllegalPosition` for a seat that was not dealt in.
        """
        if not 1 <= seat <= self.players:
            raise IllegalPosition(Violation(SeatRefusal.SEAT, (seat, self.players)))
        cards = tuple(
            hand if other == seat else in_order(hand) if self._is_shown(other) else self._public(other)
            for other, hand in self.hands.items()
        )
        known: dict[str, Any] = {name: getattr(self, name) for name in _FIELDS}
        known |= {"cards": cards, "middle": self.middle.seen(self._places(seat)), "stock": (None,) * len(self.stock)}
        return View(**known, seat=seat)

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
            raise IllegalPosition(Violation(RecordRefusal.HIDDEN, () if seen is None else (seen,)))
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
            raise IllegalPosition(Violation(RecordRefusal.HIDDEN, (self.seen,)))
        return self.replay()[-1]

    def replay(self) -> tuple[Round, ...]:
        """Return the round after the deal and after every action; views of the seat whose record it is.

        Raises `IllegalAction` for an action that the rules refuse and `IllegalPosition` for a step out of turn.
        """
        laid = next((line for line in self.lines if isinstance(line, Laid)), Laid((), ()))
        drawn = [pair for line in self.lines if isinstance(line, Shown) and line.word == "draw" for pair in line.cards]
        rounds = [Round.dealt(self, (*laid.up, *laid.down, *(card for _, cards in drawn for card in cards)))]
        for line in self.lines:
            now = rounds[-1]
            if isinstance(line, Turns):
                for seat, action in line.actions:
                    rounds.append(_turn(rounds[-1], line.word, seat, action))
            elif isinstance(line, Laid):
                if now.phase is not Phase.FIRST_PICK or len(now.middle.up) != len(line.up):
                    raise IllegalPosition(Violation(RecordRefusal.ROWS, (len(line.up), len(now.middle.up))))
                rounds[-1] = replace(now, middle=replace(now.middle, exposed=frozenset(line.exposed)))
            elif line.word == "reveal" and now.phase is Phase.OVER:
                rounds[-1] = replace(now, cards=_shown(now, line)).settled()
        last = rounds[-1]
        if last.phase is not Phase.FIRST_BETTING and not laid.up and len(last.still_in) > 1:
            raise IllegalPosition(Violation(RecordRefusal.NO_MIDDLE))
        found = [(seat, (card,)) for seat, card in last.result.drawn] if last.result else []
        if found != drawn:
            raise IllegalPosition(Violation(RecordRefusal.DRAWN, (len(found), len(drawn))))
        if last.record(self.seen) != self:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED))
        return tuple(rounds) if self.seen is None else tuple(each.seen_by(self.seen) for each in rounds)


def parse_record(text: str) -> Record:
    """Return the record that a text holds (notation version 1).

    Raises `InvalidNotation` and `IllegalPosition`; whether its actions are legal is found out by playing them.
    """
    return Record.parse(text)


def _turn(now: Round, word: str, seat: int, action: Action) -> Round:
    """Return the round after the next action of a record."""
    if seat != now.to_act or word != ("bets" if now.phase.is_betting else "picks"):
        code = RecordRefusal.OUT_OF_TURN if word == "bets" else PickRefusal.OUT_OF_TURN
        raise IllegalPosition(Violation(code, (word, seat, now.to_act or 0)))
    return now.apply(action)


def _shown(now: Round, line: Shown) -> tuple[tuple[Card | None, ...], ...]:
    """Return everyone's cards once the hands of a record's reveal lie open."""
    shown = dict(line.cards)
    if tuple(shown) != now.still_in:
        raise IllegalPosition(Violation(RecordRefusal.REVEAL, (len(shown), len(now.still_in))))
    for seat, hand in shown.items():
        if len(hand) != HAND or not set(now.cards[seat - 1]) <= {*hand, None}:
            raise IllegalPosition(Violation(RecordRefusal.REVEAL_MISSES, (seat,)))
    cards = tuple(shown.get(seat, hand) if None in hand else hand for seat, hand in now.hands.items())
    distinct(card for row in (*cards, now.middle.face_up, now.stock) for card in row if card)
    return cards
