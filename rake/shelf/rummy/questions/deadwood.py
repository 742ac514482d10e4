"""The question what a hand of Rummy costs at the end of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.chance import below, pick, some
from ....kit.drills import Drilled, choices
from ....kit.notation import Fields
from ....kit.questions import OfNumbers, numbers
from ..deal import NOTATION
from ..melds import LONGEST_PART, LOW_ACE, bits, cards_of, in_groups, points
from ..rules import DECK

__all__ = ["Deadwood"]

FEWEST = {1: 4, 2: 6, 3: 8}
"""How many cards a drill's hand has at least, by level; it may have one more."""

FEWEST_ANSWERS = 3
"""How many answers a drill's question has at least."""

NEAR = (-10, 10)
"""How far off the answers are of a player who overlooks a card."""

MELDS = [meld for meld in LOW_ACE.cards.values() if len(meld) <= LONGEST_PART]
"""The melds that hands of drills are made of."""


@dataclass(frozen=True)
class Deadwood(OfNumbers, Drilled):
    """Ask how many points of deadwood a hand has (RM4.1); the answers are numbers of points."""

    ask, notation = "deadwood", NOTATION
    hand: tuple[str, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        hand = fields.read("hand", DECK.parse_cards)
        DECK.distinct(hand)
        return cls(fields.read("say", numbers), hand)

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hand": DECK.format_cards(self.hand), "say": ".".join(self.answers)}

    @property
    def unmatched(self) -> tuple[str, ...]:
        """The cards that count."""
        return cards_of(LOW_ACE.unmatched(bits(self.hand)))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(points(bits(self.unmatched)))} & {*self.answers})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with a hand that has a meld; at level 3 some of its cards would fit into two."""
        count = FEWEST[level] + below(rng, 2)
        melds = [pick(rng, MELDS) for _ in range(level)]
        cards = {card for meld in melds for card in meld}
        if len(cards) >= count:
            return None
        others = [card for card in DECK.cards if card not in cards]
        hand = bits((*cards, *some(rng, others, count - len(cards))))
        right, overlaps = points(LOW_ACE.unmatched(hand)), bool(in_groups(hand) & LOW_ACE.in_runs(hand))
        if not right or overlaps != (level == max(FEWEST)):
            return None
        say = _choices(right, hand, rng)
        return cls(say, cards_of(hand)) if len(say) >= FEWEST_ANSWERS else None


def _choices(right: int, hand: int, rng: Random) -> tuple[int, ...]:
    """Return points to choose from: the right ones, and what's counted by players who miss melds, or choose badly."""
    no_groups, no_runs = hand ^ in_groups(hand), hand ^ LOW_ACE.in_runs(hand)
    counted = (hand, no_groups, no_groups ^ LOW_ACE.in_runs(no_groups), no_runs, no_runs ^ in_groups(no_runs))
    return choices(right, [*map(points, counted), *(right + off for off in NEAR)], rng)
