"""Questions which cards of a hand fit, with sets of cards to choose from."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, ClassVar, Self, override

from .cards import Deck
from .chance import pick, some
from .drills import Drilled
from .errors import InvalidNotation, read_each
from .notation import Fields

__all__ = ["OfCardSets"]

OFFERED = 4
"""How many answers a drill's question has at most."""


@dataclass(frozen=True)
class OfCardSets(Drilled):
    """Ask which cards of the hand fit; the answers are the numbers of the sets in `say`, of which one may be empty."""

    hand: tuple[str, ...]
    say: tuple[tuple[str, ...], ...]

    deck: ClassVar[Deck[Any]]
    """The cards of the game."""

    @classmethod
    def read_say(cls, fields: Fields, hand: Iterable[str]) -> tuple[tuple[str, ...], ...]:
        """Return the sets to choose from. Raises `InvalidNotation`, also for cards that aren't in the hand."""
        say = fields.read("say", partial(read_each, "_", cls.deck.parse_cards))
        if not {card for cards in say for card in cards} <= {*hand}:
            raise InvalidNotation("say", "_".join(map(cls.deck.format_cards, say)))
        return say

    @property
    def offered(self) -> dict[str, str]:
        """The sets as a field of notation, which `read_say` reads."""
        return {"say": "_".join(map(self.deck.format_cards, self.say))}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(str(number) for number in range(1, len(self.say) + 1))

    @property
    @override
    def right(self) -> frozenset[str]:
        sets = zip(self.answers, self.say, strict=True)
        return frozenset(number for number, cards in sets if {*cards} == self.cards)

    @property
    @abstractmethod
    def cards(self) -> frozenset[str]:
        """The cards that fit."""

    @abstractmethod
    def mistaken(self) -> Iterable[frozenset[str]]:
        """Yield the cards that would fit by rules that players mix up with the right one."""

    def offering(self, rng: Random) -> Self:
        """Return the question with the right set and, as far as there are any, tempting wrong ones to choose from."""
        tempting = {*self.mistaken()} - {self.cards}
        while len(tempting) < OFFERED - 1:
            tempting |= {self.cards ^ {pick(rng, self.hand)}}
        wrong = some(rng, sorted(map(self.deck.descending, tempting)), OFFERED - 1)
        offered = sorted({self.deck.descending(self.cards), *wrong}, key=lambda cards: (len(cards), cards))
        return replace(self, say=tuple(offered))
