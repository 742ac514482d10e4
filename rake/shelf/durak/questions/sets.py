"""Questions about Durak that the rules alone answer: which cards of a hand beat a card, which may be thrown in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Self, override

from ....kit.card_sets import OfCardSets
from ....kit.chance import below, pick, some
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ..action import ATTACK, BEAT
from ..bout import Stage
from ..rules import DECK, INDEX, SUITS, beats
from .table import OfTable, cards_on

__all__ = ["Beats", "Follows", "OfCards"]


@dataclass(frozen=True)
class OfCards(OfTable, OfCardSets):
    """Ask which cards of the hand can be used in a bout."""

    deck = DECK

    stage: ClassVar[Stage]
    kind: ClassVar[str]
    """When in a bout it's asked, and the kind of action that the cards would be used for."""

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        trump, table, hand = cls.read_table(fields)
        question = cls(trump=trump, table=table, hand=hand, say=cls.read_say(fields, hand))
        if not table or question.bout.stage is not cls.stage:
            raise InvalidNotation("table", question.fields["table"])
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | self.offered

    @property
    @override
    def cards(self) -> frozenset[str]:
        return frozenset(card for card in self.hand if self.bout.why_not_card(self.kind, card, self.trump) is None)


@dataclass(frozen=True)
class Beats(OfCards):
    """Ask which cards beat the open card (DU1.4)."""

    ask, stage, kind = "beats", Stage.ANSWER, BEAT

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        (attacked,) = self.bout.open_cards
        yield frozenset(card for card in self.hand if card[1] == attacked[1] and beats(card, attacked, self.trump))
        yield frozenset(card for card in self.hand if card[1] in (attacked[1], self.trump))
        yield frozenset(card for card in self.hand if INDEX[card] // len(SUITS) > INDEX[attacked] // len(SUITS))
        yield self.cards | {card for card in self.hand if card[0] == "A"}

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with a hand of three to six cards, by level; at level 3 half the attacks are trumps."""
        trump, (attacked, *cards) = pick(rng, SUITS), some(rng, DECK.cards, len(DECK.cards))
        if (attacked[1] == trump) != (level == 3 and below(rng, 2) == 1):
            return None
        near = [card for card in cards if card[1] in (attacked[1], trump)]
        far = [card for card in cards if card[1] not in (attacked[1], trump)]
        few = level if level < 3 else 2
        hand = DECK.descending((*near[: level + 1], *far[:few]))
        return cls(trump=trump, table=((attacked,),), hand=hand, say=()).offering(rng)


@dataclass(frozen=True)
class Follows(OfCards):
    """Ask which cards may be thrown in once all attack cards are beaten (DU3.4)."""

    ask, stage, kind = "follows", Stage.THROWING, ATTACK

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        on_table = cards_on(self.table)
        for laid in ([pair[0] for pair in self.table], [pair[-1] for pair in self.table], self.table[-1]):
            yield self._of_ranks(laid)
        yield self.cards | {card for card in self.hand if card[1] == on_table[0][1]}
        yield self.cards | {card for card in self.hand if card[1] == self.trump}

    def _of_ranks(self, laid: Sequence[str]) -> frozenset[str]:
        return frozenset(card for card in self.hand if card[0] in {each[0] for each in laid})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with one, two or three beaten cards on the table, by level, and one more in the hand."""
        trump, cards = pick(rng, SUITS), some(rng, DECK.cards, len(DECK.cards))
        table: list[tuple[str, ...]] = []
        while len(table) < level:
            ranks = {card[0] for pair in table for card in pair}
            attacked = next(card for card in cards if not ranks or card[0] in ranks)
            beating = next((card for card in cards if beats(card, attacked, trump)), None)
            if beating is None:
                return None
            cards = [card for card in cards if card not in (attacked, beating)]
            table.append((attacked, beating))
        ranks = {card[0] for pair in table for card in pair}
        fitting = [card for card in cards if card[0] in ranks]
        others = [card for card in cards if card[0] not in ranks]
        count = below(rng, 3)
        hand = DECK.descending((*fitting[:count], *others[: level + 3 - count]))
        return cls(trump=trump, table=tuple(table), hand=hand, say=()).offering(rng)
