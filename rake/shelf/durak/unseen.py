"""The cards that a seat of Durak hasn't seen, dealt at random to where they may lie, all arrangements equally likely.

A card that another seat has shown lay in one of the gaps of the deck that the seat had received by then. Some trumps
were dealt to nobody, so they lay in gaps that were drawn later. So we count in how many ways the cards that a seat has
shown can lie, by how many of its dealt gaps stay free; we draw these numbers first, and then the gaps of the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import perm
from typing import NamedTuple

from ...kit.chance import Random, pick, shuffle
from ...kit.records import Deal
from .rules import DECK, HELD

__all__ = ["OpenCard", "fill_gaps"]


class OpenCard(NamedTuple):
    """A card that has lain open: which seat had it, and how many cards that seat had received by then.

    The card that was turned up is nobody's.
    """

    card: str
    seat: int
    received: int


class Lay(NamedTuple):
    """A card that lay in one of the first `drawn` of the gaps drawn or, if it `may_be_dealt`, of those dealt."""

    card: str
    drawn: int
    may_be_dealt: bool


@dataclass(frozen=True)
class Gaps:
    """The gaps of the deck that a seat received, as indices, and the cards of them that it has shown, in order."""

    dealt: tuple[int, ...]
    drawn: tuple[int, ...]
    cards: tuple[Lay, ...]

    @cached_property
    def ways(self) -> tuple[Mapping[int, int], ...]:
        """In how many ways the first cards may lie, by how many dealt gaps stay free: before each card, and at last."""
        steps = [{len(self.dealt): 1}]
        for at in range(len(self.cards)):
            after: dict[int, int] = {}
            for free, ways in steps[-1].items():
                for left, choices in ((free - 1, self._dealt(at, free)), (free, self._drawn(at, free))):
                    if choices:
                        after[left] = after.get(left, 0) + ways * choices
            steps.append(after)
        return tuple(steps)

    def _dealt(self, at: int, free: int) -> int:
        """Return in how many dealt gaps a card may lie if that many are free."""
        return free if self.cards[at].may_be_dealt else 0

    def _drawn(self, at: int, free: int) -> int:
        """Return in how many drawn gaps a card may lie if that many of the dealt ones are free."""
        earlier = at - (len(self.dealt) - free)
        return max(0, self.cards[at].drawn - earlier)

    def lay(self, rng: Random, free: int, deck: list[str | None]) -> None:
        """Put the cards into gaps of the deck, so that this many dealt ones stay free."""
        were_dealt = []
        for at in range(len(self.cards) - 1, -1, -1):
            dealt = self.ways[at].get(free + 1, 0) * self._dealt(at, free + 1)
            drawn = self.ways[at].get(free, 0) * self._drawn(at, free)
            were_dealt.append(rng.random() * (dealt + drawn) < dealt)
            free += were_dealt[-1]
        for each, was_dealt in zip(self.cards, reversed(were_dealt), strict=True):
            gaps = self.dealt if was_dealt else self.drawn[: each.drawn]
            deck[pick(rng, [index for index in gaps if deck[index] is None])] = each.card


def fill_gaps(
    rng: Random,
    deal: Deal[str],
    received: Sequence[Sequence[int]],
    shown: Sequence[OpenCard],
    never_dealt: Collection[str],
) -> tuple[str, ...] | None:
    """Return the deck of a view's deal with the unseen cards in its gaps; None if they fit nowhere.

    `received` has the indices of the cards that each seat was dealt or drew, and `never_dealt` those cards that only
    the stock can have held.
    """
    deck = list(deal.deck)
    unseen = {card for card in DECK.cards if card not in deal.deck}
    laid = [each for each in shown if each.card in unseen]
    seats = [
        _gaps(deal, indices, [each for each in laid if each.seat == seat], never_dealt)
        for seat, indices in enumerate(received, 1)
    ]
    rest = [card for card in DECK.cards if card in unseen and all(card != each.card for each in laid)]
    late = [card for card in rest if card in never_dealt]
    sums: list[dict[int, int]] = [{0: 1}]
    for gaps in seats:
        sums.append(_added(sums[-1], gaps.ways[-1]))
    lots = {free: ways * perm(len(rest) - free, len(late)) for free, ways in sums[-1].items()}
    if not any(lots.values()):
        return None
    free = _weighted(rng, lots)
    for gaps, before in zip(reversed(seats), reversed(sums[:-1]), strict=True):
        own = _weighted(rng, {each: ways * before.get(free - each, 0) for each, ways in gaps.ways[-1].items()})
        gaps.lay(rng, own, deck)
        free -= own
    dealt = deal.seats * HELD
    for card in late:
        deck[pick(rng, [index for index, other in enumerate(deck) if other is None and index > dealt])] = card
    others = iter(shuffle(rng, [card for card in rest if card not in late]))
    return tuple(card or next(others) for card in deck)


def _gaps(deal: Deal[str], indices: Sequence[int], shown: Sequence[OpenCard], never_dealt: Collection[str]) -> Gaps:
    """Return the gaps of a seat that has received the cards at these indices and shown these."""
    gaps = [index for index in indices if deal.deck[index] is None]
    drawn = [index for index in gaps if index > deal.seats * HELD]
    cards = []
    for each in shown:
        by_then = {*indices[: each.received]}
        cards.append(Lay(each.card, sum(index in by_then for index in drawn), each.card not in never_dealt))
    return Gaps(tuple(gaps[: len(gaps) - len(drawn)]), tuple(drawn), tuple(cards))


def _added(ones: Mapping[int, int], others: Mapping[int, int]) -> dict[int, int]:
    """Return in how many ways two independent numbers add up to each sum."""
    sums: dict[int, int] = {}
    for one, ways in ones.items():
        for other, more in others.items():
            sums[one + other] = sums.get(one + other, 0) + ways * more
    return sums


def _weighted(rng: Random, weights: Mapping[int, int]) -> int:
    """Return one of the numbers, as likely as its weight says."""
    lot = rng.random() * sum(weights.values())
    drawn = 0
    for number, weight in weights.items():
        if weight:
            drawn = number
            lot -= weight
            if lot < 0:
                break
    return drawn
