"""The question what may be played in Trex: to a trick, as a lead, or in the layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.card_sets import OfCardSets
from ....kit.chance import below, pick, some
from ....kit.notation import Fields
from ..layout import bits, cards_in, playable
from ..rules import DECK, INDEX, RANKS, SUITS, Contract
from .table import OfTable

__all__ = ["Legal"]

TRICK_GAMES = tuple(contract for contract in Contract if contract is not Contract.TREX)

JACK = RANKS.index("J")
ROWS = 3
"""The most rows of a layout: with four the answers would leave a phone's window."""

LOWEST = RANKS.index("7")
"""The lowest rank that the hands of drills have in a layout, which reaches down to the eight."""


@dataclass(frozen=True)
class Legal(OfTable, OfCardSets):
    """Ask which cards of the hand may be played (TX3.1, TX3.2, TX3.6); with none, the player passes (TX3.7)."""

    ask, deck = "legal", DECK

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        contract, table, hand = cls.read_turn(fields)
        return cls(contract=contract, table=table, hand=hand, say=cls.read_say(fields, hand))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | self.offered

    @property
    @override
    def cards(self) -> frozenset[str]:
        return frozenset(card for action in self.state.legal() for card in action.seen)

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        return map(frozenset, self._in_layout() if self.contract is Contract.TREX else self._in_trick())

    def _in_layout(self) -> Iterable[Iterable[str]]:
        jacks, fits = {card for card in self.hand if card[0] == "J"}, self.cards
        soon = playable(bits((*self.table, *fits)))
        yield fits - jacks
        yield fits | {card for card in cards_in(soon) if card in self.hand}
        yield (card for card in fits if INDEX[card] // len(SUITS) >= JACK)
        yield (card for card in fits if INDEX[card] // len(SUITS) <= JACK)
        yield fits | {card for card in self.hand if card[0] in {each[0] for each in self.table}}

    def _in_trick(self) -> Iterable[Iterable[str]]:
        hearts = {card for card in self.hand if card[1] == "H"}
        yield self.hand
        yield {*self.hand} - hearts
        yield hearts
        if self.table:
            led = {card for card in self.hand if card[1] == self.table[0][1]}
            best = max(INDEX[card] for card in self.table if card[1] == self.table[0][1])
            yield led | hearts
            yield (card for card in led if INDEX[card] > best)
            yield (card for card in led if INDEX[card] < best)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question about a trick or a layout; from level 2 on some are about leads in King of Hearts."""
        contract: Contract = pick(rng, TRICK_GAMES)
        table: Sequence[str] = ()
        suit, other, *_ = some(rng, SUITS, len(SUITS))
        if below(rng, 2):
            contract, table = Contract.TREX, _layout(rng, min(level + 1, ROWS))
            near = [card for card in DECK.cards if card[0] in RANKS[LOWEST:]]
        elif level > 1 and below(rng, 2):
            contract, near = Contract.KING, [card for card in DECK.cards if card[1] in ("H", other)]
        else:
            table = some(rng, [card for card in DECK.cards if card[1] == suit], 1 + below(rng, 3))
            near = [*DECK.cards]
        hand = some(rng, [card for card in near if card not in table], 3 + level)
        return cls(contract=contract, table=tuple(table), hand=DECK.descending(hand), say=()).offering(rng)


def _layout(rng: Random, rows: int) -> tuple[str, ...]:
    """Return a layout with that many rows, each with up to two cards above the jack and up to three below."""
    cards = []
    for suit in some(rng, SUITS, rows):
        cards += [rank + suit for rank in RANKS[JACK - below(rng, 4) : JACK + 1 + below(rng, 3)]]
    return DECK.descending(cards)
