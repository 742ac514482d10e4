"""The question whether a hand of Rook should bid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Self, override

from ....kit.chance import below, some
from ....kit.chips import parse_chips
from ....kit.drills import Drilled
from ....kit.errors import IllegalPosition, InvalidNotation, read_each
from ....kit.notation import Fields
from ..action import PASS
from ..bidding import UNBID, Bidding
from ..bots import PLAIN, taken
from ..deal import FORM, Phase, View
from ..rules import DECK, STEP
from .cards import CARDS, HELD, RULES, SEATS, read_cards, state_of

__all__ = ["Call"]

USUAL = 4
"""The place, among the results of the deals that a bot imagines, of one that a bold player counts on."""

MARGIN = 2 * STEP
"""By how much more than the bid a hand is worth at least in a drill's question that asks to bid."""

HIGH = {1: 0, 2: 0, 3: 10}
"""By how much the first bid in a drill's question is above the lowest one at least, by level."""

PASSES = {1: 1, 2: 2, 3: 3}
"""Of how many questions that ask to pass one is asked, by level; the others would be too many."""

type Said = tuple[int, ...]
"""What was said from seat 1 on, or what may be chosen: points, or 0 for a pass."""


@dataclass(frozen=True)
class Call(Drilled):
    """Ask whether to bid with a hand after these calls; the right answer is that of the careful bot (RK3.1)."""

    ask, notation = "call", FORM.notation
    calls: Said
    hand: tuple[str, ...]
    say: Said

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        calls = fields.read("calls", partial(read_each, ".", _call)) if "calls" in fields else ()
        hand = DECK.descending(read_cards(fields, "hand"))
        if len(hand) != HELD:
            raise InvalidNotation("hand", DECK.format_cards(hand))
        if _bidding(calls)[1] is None:
            raise InvalidNotation("calls", ".".join(map(_word, calls)))
        say = fields.read("say", partial(read_each, ".", _call))
        question = cls(calls, hand, say)
        for points in say:
            _check(question.bidding, points)
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        calls, say = (".".join(map(_word, each)) for each in (self.calls, self.say))
        return {"calls": calls, "hand": DECK.format_cards(self.hand), "say": say}

    @property
    def bidding(self) -> Bidding:
        """The bidding after the calls."""
        return _bidding(self.calls)[0]

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        seat = _bidding(self.calls)[1]
        assert seat
        return seat

    @property
    def spoken(self) -> tuple[tuple[int, int], ...]:
        """Each seat that spoke, in order, and what it said."""
        seats = (_bidding(self.calls[:count])[1] or 0 for count in range(len(self.calls)))
        return tuple(zip(seats, self.calls, strict=True))

    @property
    def said(self) -> int:
        """What the careful bot says."""
        state = state_of(self.seat, self.hand, Phase.BIDDING, self.bidding)
        return PLAIN.choose(View(self.seat, state), Random(0)).points

    @property
    def limit(self) -> int:
        """The points that the careful bot takes with the hand in nine of ten deals that it imagines, or more."""
        return PLAIN.limit(RULES, SEATS, self.hand)

    @property
    def reason(self) -> str:
        """Why the careful bot says what it does: the `partner` has the bid, the hand lacks an `ace`, or its `limit`."""
        if self.bidding.bidder == (self.seat + 1) % SEATS + 1:
            return "partner"
        return "limit" if self.said or self.limit < self.bidding.least(RULES) else "ace"

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(_word, self.say))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({_word(self.said)} & {*self.answers})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with a clear answer; nobody has bid at level 1, somebody has at level 3."""
        speaker = 1 + below(rng, SEATS)
        calls = tuple(_drawn(level, speaker, rng))
        bidding = _bidding(calls)[0]
        partner = bidding.bidder and bidding.bidder == (speaker + 1) % SEATS + 1
        if (bool(bidding.bid), level) in ((True, 1), (False, 3)) or (partner and below(rng, 4)):
            return None
        drawn, least = cls(calls, DECK.descending(some(rng, CARDS, HELD)), ()), bidding.least(RULES)
        usual = taken(RULES, SEATS, drawn.hand, PLAIN.habits)[USUAL]
        if drawn.said:
            clear = drawn.limit >= least + MARGIN
        else:
            clear = (usual < least or drawn.reason != "limit") and not below(rng, PASSES[level])
        bold = min(max(least, usual) + STEP * (2 + below(rng, 3)), RULES.most)
        return replace(drawn, say=(0, least, bold)) if clear else None


def _drawn(level: int, speaker: int, rng: Random) -> Iterator[int]:
    """Yield what those before a speaker say: passes at level 1, else also bids, higher ones at level 3."""
    bid = RULES.minbid - STEP + HIGH[level]
    for _ in range(1, speaker):
        bids = level > 1 and below(rng, 2)
        bid += STEP * (1 + below(rng, 4)) if bids else 0
        yield bid if bids else 0


def _word(points: int) -> str:
    return str(points) if points else PASS.kind


def _call(text: str) -> int:
    return 0 if text.lower() == PASS.kind else parse_chips(text) or _refuse(text)


def _refuse(text: str) -> int:
    raise InvalidNotation("points", text)


def _check(bidding: Bidding, points: int) -> None:
    """Raise `IllegalPosition` for a bid that isn't allowed."""
    if points and (violation := bidding.why_not(points, RULES)):
        raise IllegalPosition(violation)


def _bidding(calls: Said) -> tuple[Bidding, int | None]:
    """Return the bidding after these calls, and whose turn it is. Raises `IllegalPosition` for a bid not allowed."""
    bidding, seat = UNBID, 1
    for points in calls:
        if not seat:
            raise InvalidNotation("calls", ".".join(map(_word, calls)))
        _check(bidding, points)
        bidding = bidding.after(seat, points, SEATS, RULES)
        seat = bidding.next_seat(seat, SEATS, RULES) or 0
    return bidding, seat or None
