"""The question which contract a hand of Trex suits best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Self, override

from ....kit.chance import below, some
from ....kit.drills import Drilled
from ....kit.errors import IllegalPosition, InvalidNotation, Violation, read_each
from ....kit.notation import Fields
from ..deal import NOTATION, contract_named
from ..estimates import estimate
from ..rules import CONTRACTS, DECK, HELD, Contract, Refusal

__all__ = ["Choose"]

MARGIN = {1: 40, 2: 25, 3: 12}
"""By how many points the best contract of a drill's question is ahead of all others, at least, by level."""


@dataclass(frozen=True)
class Choose(Drilled):
    """Ask which contract to choose, of those not yet `played` in the kingdom, by the estimate that bots go by."""

    ask, notation = "choose", NOTATION
    played: tuple[Contract, ...]
    hand: tuple[str, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        played = fields.read("played", partial(read_each, ".", contract_named)) if "played" in fields else ()
        hand = fields.read("hand", DECK.parse_cards)
        DECK.distinct(hand)
        if len(hand) != HELD:
            raise InvalidNotation("hand", DECK.format_cards(hand))
        if len({*played}) < len(played):
            raise IllegalPosition(Violation(Refusal.PLAYED))
        return cls(played, DECK.descending(hand))

    @property
    @override
    def fields(self) -> dict[str, str]:
        played = ".".join(contract.value for contract in self.played)
        return {"played": played, "hand": DECK.format_cards(self.hand)}

    @property
    def worths(self) -> Mapping[str, int]:
        """How many points more than with an average hand each contract left brings, by its word."""
        left = (contract for contract in CONTRACTS if contract not in self.played)
        return {contract.value: estimate(contract, self.hand, plus=True) for contract in left}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(self.worths)

    @property
    @override
    def right(self) -> frozenset[str]:
        worths = self.worths
        return frozenset(word for word, worth in worths.items() if worth == max(worths.values()))

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with two or three, three or four, or all contracts left, by level, and one clearly best."""
        count = len(CONTRACTS) - 1 - level - below(rng, 2) if level < len(MARGIN) else 0
        question = cls(tuple(some(rng, CONTRACTS, count)), DECK.descending(some(rng, DECK.cards, HELD)))
        best, second, *_ = sorted(question.worths.values(), reverse=True)
        return question if best - second >= MARGIN[level] else None
