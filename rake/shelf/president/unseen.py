"""An exchange that a seat hasn't seen: which cards may have been given up and returned, and in how many ways.

Cards are looked at from the highest down. Until all that was given up has come, no other card can have been dealt to
the giver: it would have been given up instead. From there on the giver's cards are free, and the ways to share out the
rest are counted at once. So every deal and every return is counted, and each can be drawn as often as any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import comb
from operator import add
from typing import NamedTuple

from ...kit.chance import Random
from .exchange import Exchange
from .rules import DECK

__all__ = ["Bar", "Handed", "Unseen"]


class Bar(NamedTuple):
    """A hand with `room` for unseen cards, all of them lower than the card with this index in the pack."""

    room: int = 0
    limit: int = 0


class Handed(NamedTuple):
    """What changed hands: the cards given up, and those of the returned ones that have been drawn.

    The giver's other cards are lower than the card with the index `limit`, and `more` of them were returned.
    """

    given: tuple[str, ...]
    returned: tuple[str, ...]
    limit: int
    more: int


class _Counts(NamedTuple):
    """How many cards were given up and returned; of unseen ones, how many of these the receiver has, and the giver.

    `barred` are the unseen ones among them that the barred hand could have had. For a single card it's its fate.
    """

    given: int = 0
    returned: int = 0
    received: int = 0
    back: int = 0
    barred: int = 0

    def plus(self, other: _Counts) -> _Counts:
        """Return both together."""
        return _Counts(*map(add, self, other))


class _Lower(NamedTuple):
    """How many cards below one of the pack are unseen; how many lie with the giver, surely returned or perhaps.

    `wrong` are those that would have been given up, and weren't.
    """

    unseen: int = 0
    perhaps: int = 0
    surely: int = 0
    wrong: int = 0


class Unseen:
    """An exchange that a seat hasn't seen, of which `returned` cards have come back.

    `lying` has the seats of the cards that are seen, in hands or as they were played, and `dealt` the seats to which
    cards were dealt, where that is seen. `rooms` are the unseen cards of each hand, from seat 1 on.
    """

    def __init__(
        self,
        exchange: Exchange,
        returned: int,
        lying: Mapping[str, int],
        dealt: Mapping[str, int],
        rooms: Sequence[int],
        bar: Bar,
    ) -> None:
        self._size, self._returned, self._bar = exchange.size, returned, bar
        self._room, self._back = rooms[exchange.receiver - 1], rooms[exchange.giver - 1]
        self._others = sum(rooms) - self._room - self._back - bar.room
        self._fates: list[tuple[_Counts, ...]] = []
        lower: list[_Lower] = [_Lower()]
        for card in DECK.cards:
            fates, each = self._card(exchange, lying.get(card), dealt.get(card))
            self._fates.append(fates)
            lower.append(each)
        self._lower = [*accumulate(lower, lambda one, other: _Lower(*map(add, one, other)))]
        self._memo: dict[tuple[int, _Counts], int] = {}

    def _card(self, exchange: Exchange, lies: int | None, dealt: int | None) -> tuple[tuple[_Counts, ...], _Lower]:
        """Return what may have happened to the next card of the pack, and how it counts if it's a low one."""
        was_givers, was_not = dealt in (None, exchange.giver), dealt != exchange.giver
        if lies == exchange.receiver:
            fates = (*[_Counts()] * was_not, *[_Counts(given=1)] * was_givers)
            return fates, _Lower(wrong=dealt == exchange.giver)
        if lies == exchange.giver:
            fates = (*[_Counts(returned=1)] * was_not, *[_Counts(1, 1)] * was_givers)
            return fates, _Lower(perhaps=dealt is None, surely=was_not and not was_givers)
        if lies:
            return (_Counts(),), _Lower()
        bar = int(len(self._fates) < self._bar.limit)
        return (_Counts(), _Counts(1, 0, 1, 0, bar), _Counts(0, 1, 0, 1, bar), _Counts(1, 1, 0, 1, bar)), _Lower(1)

    @property
    def ways(self) -> int:
        """How many deals and returns fit, up to a factor that is the same for all: 0 if there are none."""
        return self._ways(len(DECK.cards), _Counts())

    def draw(self, rng: Random) -> Handed:
        """Return what changed hands, every deal and return equally likely. Some must fit."""
        at, counts = len(DECK.cards), _Counts()
        given, returned = [], []
        while counts.given < self._size:
            at -= 1
            after = [counts.plus(fate) for fate in self._fates[at]]
            lot = rng.random() * sum(self._ways(at, each) for each in after)
            for fate, each in zip(self._fates[at], after, strict=True):
                if ways := self._ways(at, each):
                    counts, drawn = each, fate
                    lot -= ways
                    if lot < 0:
                        break
            given += [DECK.cards[at]] * drawn.given
            returned += [DECK.cards[at]] * drawn.returned
        return Handed(tuple(given), tuple(returned), at, self._returned - counts.returned)

    def _ways(self, at: int, counts: _Counts) -> int:
        """Return the ways that are left once all cards from this index of the pack on have had their fates."""
        if counts.given == self._size:
            return self._low_ways(at, counts)
        if not at or counts.returned > self._returned:
            return 0
        if (at, counts) not in self._memo:
            after = (self._ways(at - 1, counts.plus(fate)) for fate in self._fates[at - 1])
            self._memo[at, counts] = sum(after)
        return self._memo[at, counts]

    def _low_ways(self, at: int, counts: _Counts) -> int:
        """Return the same where all that was given up lies above."""
        lower, bar = self._lower[at], self._bar
        back, kept = self._back - counts.back, self._room - counts.received
        more = self._returned - counts.returned - lower.surely
        if lower.wrong:
            return 0
        if bar.limit >= at:
            low = _comb(lower.unseen, back) * _comb(self._lower[bar.limit].unseen - counts.barred - back, bar.room)
        else:
            low = _comb(self._lower[bar.limit].unseen, bar.room) * _comb(lower.unseen - bar.room, back)
        return low * _comb(self._others + kept, kept) * _comb(lower.perhaps + back, more)


def _comb(cards: int, chosen: int) -> int:
    """Return in how many ways cards can be chosen; 0 for numbers that can't be."""
    return comb(cards, chosen) if 0 <= chosen <= cards else 0
