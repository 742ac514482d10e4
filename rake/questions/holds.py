"""`ask=holds`: the highest combination that another seat can hold."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Self, override

from ..analysis.outs import highest
from ..analysis.spot import PICKS, Spot, Taken
from ..cards import DECK, Card, shuffled
from ..category import Category
from ..hands import HAND, hand_of
from ..kit.chance import below, pick
from ..record import DEALT
from .base import Drilled, OfSeat, Varied
from .varying import other_cards


@dataclass(frozen=True)
class Holds(OfSeat, Drilled, Varied):
    """Ask for the highest combination that the seat `want`, which has five cards, can hold (6.5).

    One or both of its picked-up cards were taken face up, for all to see; its others can be any unseen cards.
    """

    ask = "holds"
    order = 9
    answers = tuple(Category.__members__)

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards that the seat `want` took face up."""
        return tuple(taken.card for taken in self.took if taken.card)

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        if not self.shown or len(self.took) < max(PICKS) or self.want not in self.spot.rivals:
            return frozenset()
        return frozenset({highest(self.shown, self.spot.unseen).name})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self:
        """Return a question about a seat that took both its cards face up.

        Levels 1, 2 and 3 have three, five and seven players: the more players, the more cards lie face up.
        """
        players, rival = 2 * level + 1, 1
        mine = 2 + below(rng, players - 1)
        shown, gone = _pair_of(pick(rng, (Category.QUADS, Category.FULL_PACK, Category.RAKE)), rng)
        stock = [card for card in shuffled(rng) if card not in (*shown, *gone)]
        hand = [*gone, *(stock.pop() for _ in range(DEALT - len(gone)))]
        up = [stock.pop() for _ in range(players - len(shown))]
        down, took = players, []
        for seat in (*range(1, players + 1), *range(1, mine)):
            if seat == rival:
                took.append(Taken(seat, shown.pop(), face_up=True))
            elif up and (not down or below(rng, 2)):
                took.append(Taken(seat, up.pop(), face_up=True))
            else:
                down -= 1
                took.append(Taken(seat, stock.pop() if seat == mine else None, face_up=False))
        hand += [taken.card for taken in took if taken.seat == mine and taken.card]
        return cls(Spot(players, mine, 2, tuple(hand), tuple(up), down, tuple(took)), rival)

    @override
    def varied(self, rng: Random) -> Self | None:
        """Return the question about a spot with other cards in the same places, in which the seat can hold the same."""
        spot = self.spot
        seen = tuple(dict.fromkeys([*spot.hand, *spot.up, *(taken.card for taken in spot.took if taken.card)]))
        other = other_cards((seen,), lambda groups: self._with(seen, groups[0]).right, rng)
        return self._with(seen, other[0]) if other else None

    def _with(self, old: tuple[Card, ...], cards: tuple[Card, ...]) -> Self:
        """Return the question with these cards in the places of the old ones, which are all that are seen."""
        spot, new = self.spot, dict(zip(old, cards, strict=True))
        took = tuple(taken._replace(card=new[taken.card]) if taken.card else taken for taken in spot.took)
        hand, up = hand_of([new[card] for card in spot.hand], 1, HAND), tuple(new[card] for card in spot.up)
        return replace(self, spot=replace(spot, hand=hand, up=up, took=took))


def _pair_of(most: Category, rng: Random) -> tuple[list[Card], list[Card]]:
    """Return two face-up cards that can lead to the combination `most`, and cards that rule out higher ones.

    The second list is for the asking seat's own hand: for a Full Pack, one more card of either rank, so that too few
    are left for Quads. For the other combinations that list is empty.
    """
    one = pick(rng, DECK)
    if most is Category.RAKE:
        near = [card for card in DECK if card.suit is one.suit and 0 < abs(card.rank - one.rank) < HAND]
        return [one, pick(rng, near)], []
    other = pick(rng, [card for card in DECK if card.suit is not one.suit and card.rank is not one.rank])
    if most is Category.QUADS:
        return [one, other], []
    like = [[card for card in DECK if card.rank is shown.rank and card is not shown] for shown in (one, other)]
    return [one, other], [pick(rng, cards) for cards in like]
