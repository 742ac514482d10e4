"""Questions about a trick of Rook: which card takes it, what it counts, and which cards may be played to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.chance import below, pick, shuffle, some
from ....kit.drills import Drilled
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ....kit.questions import numbers
from ....kit.trick_questions import OfTrick, Playable
from ....kit.trick_questions import Takes as TakesOfAnyGame
from ....kit.tricks import Suits
from ..deal import FORM
from ..rules import DECK, POINTS, ROOK, STEP, suits_of
from .cards import CARDS, RULES, SEATS, SUITS, height, parse_cards, read_cards, read_trump

__all__ = ["Legal", "Points", "Takes"]

OFFERED = 4
"""How many answers a drill's question has at most."""

COUNTING = tuple(card for card in CARDS if POINTS[card] and card != ROOK)
"""The cards that count points, without the Rook."""


@dataclass(frozen=True)
class Takes(TakesOfAnyGame):
    """Ask which card takes the trick (RK3.8, RK3.9)."""

    notation, deck, size = FORM.notation, DECK, SEATS
    trump: str

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(_read_trick(cls, fields), read_trump(fields))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"trump": self.trump} | super().fields

    @property
    @override
    def suits(self) -> Suits:
        return suits_of(RULES.pack, self.trump)

    @property
    def trumps(self) -> int:
        """How many trumps lie there, the Rook among them."""
        return sum(self.suits.suit(card) == self.trump for card in self.table)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with one trump on another suit, or none; from level 2 on with the Rook.

        At level 2 at most one other trump lies there, at level 3 two or three, or the Rook was led.
        """
        led, other, trump, *_ = some(rng, SUITS, len(SUITS))
        near = [card for card in CARDS[1:] if card[-1] in (led, other, trump)]
        if level == 1:
            first = pick(rng, [card for card in near if card[-1] == led])
            drawn = cls((first, *some(rng, [card for card in near if card != first], SEATS - 1)), trump)
            return drawn if drawn.trumps <= 1 else None
        drawn = cls(shuffle(rng, (ROOK, *some(rng, near, SEATS - 1))), trump)
        hard = drawn.trumps > 2 or drawn.table[0] == ROOK
        return drawn if hard == (level > 2) else None


@dataclass(frozen=True)
class Points(OfTrick, Drilled):
    """Ask how many points a trick counts, in the `last` one with those for winning it (RK1.3, RK4.1)."""

    ask, notation, deck, size = "points", FORM.notation, DECK, SEATS
    last: bool
    say: tuple[int, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        last = "last" in fields and fields.read("last", _yes)
        return cls(_read_trick(cls, fields), last, fields.read("say", numbers))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | {"last": "1" if self.last else "", "say": ".".join(self.answers)}

    @property
    @override
    def suits(self) -> Suits:
        return suits_of(RULES.pack, "")

    @property
    def points(self) -> int:
        """What the trick counts."""
        return sum(POINTS[card] for card in self.table) + (RULES.last if self.last else 0)

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.points)} & {*self.answers})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with two cards that count, or three, or three and the Rook; half of the hard ones last."""
        counting = some(rng, COUNTING, min(level + 1, SEATS - 1))
        rook = [ROOK] * (level > 2 or (level == 2 and below(rng, 2) == 0))
        others = some(rng, [card for card in CARDS if not POINTS[card]], SEATS)
        table = shuffle(rng, (*rook, *counting, *others)[:SEATS])
        drawn = cls(table, level > 2 and not below(rng, 2), ())
        right = drawn.points
        wrong = sorted({number for number in drawn._mistaken() if number > 0} - {right})
        return cls(table, drawn.last, tuple(sorted((right, *some(rng, wrong, OFFERED - 1)))))

    def _mistaken(self) -> Iterable[int]:
        """Yield what is counted by players who mix up what cards count."""
        right, ranks = self.points, [card[0] for card in self.table]
        yield from (right - STEP, right + STEP, right + 2 * STEP)
        yield right - 4 * STEP * (ROOK in self.table)
        yield right - 4 * STEP * self.last
        yield right - STEP * ranks.count("A")
        yield right - STEP * ranks.count("5")
        yield right + 2 * STEP * (ranks.count("Q") + ranks.count("J"))


@dataclass(frozen=True)
class Legal(Playable):
    """Ask which cards of the hand may be played to a trick (RK3.7, RK5.7)."""

    notation, deck, size = FORM.notation, DECK, SEATS
    read_trump = staticmethod(read_trump)
    parse_cards = staticmethod(parse_cards)

    @property
    @override
    def suits(self) -> Suits:
        return suits_of(RULES.pack, self.trump)

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        led = self.suits.suit(self.table[0])
        follow = frozenset(card for card in self.hand if card[-1] == led)
        trumps = frozenset(card for card in self.hand if self.suits.suit(card) == self.trump)
        rook = frozenset({ROOK} & {*self.hand})
        best = max(height(card) for card in self.table if self.suits.suit(card) == led)
        sets = (
            follow | rook,
            follow | trumps,
            trumps or follow,
            frozenset(self.hand),
            frozenset(self.hand) - trumps,
            frozenset(self.hand) - rook,
            frozenset(card for card in follow if height(card) > best),
        )
        yield from filter(None, sets)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with a hand of four to six cards, by level, most often with the Rook.

        A third of the hands can't follow suit. At level 3 half of the tricks are led with a trump.
        """
        led, *suits = some(rng, SUITS, len(SUITS))
        trump = led if level > 2 and below(rng, 2) else pick(rng, suits)
        cards: Sequence[str] = shuffle(rng, CARDS[1:])
        first = next(card for card in cards if card[-1] == led)
        table = (first, *[card for card in cards if card != first][: below(rng, SEATS - 1)])
        void = below(rng, 3) == 0
        rest = [card for card in cards if card not in table and not (void and card[-1] == led)]
        rook = [ROOK] if level > 1 or below(rng, 2) else []
        hand = DECK.descending((*rook, *rest)[: level + 3])
        if void == any(card[-1] == led for card in hand):
            return None
        return cls(hand=hand, say=(), trump=trump, table=table).offering(rng)


def _read_trick(kind: type[OfTrick], fields: Fields) -> tuple[str, ...]:
    """Return the cards of a trick of the default pack. Raises `InvalidNotation` and `IllegalPosition`."""
    read_cards(fields, "table")
    return kind.read_trick(fields)


def _yes(text: str) -> bool:
    if text != "1":
        raise InvalidNotation("1", text)
    return True
