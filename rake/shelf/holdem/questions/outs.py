"""The question how many outs a hand has: cards that would give it the wanted kind of hand, or make it win."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Self, override

from ....kit.chance import pick, some
from ....kit.drills import Drilled, choices
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ....kit.questions import OfNumbers, numbers
from ....kit.ranking import DECK, Category, category_of
from ..rules import TURN
from .base import OfHands, cards_parser
from .hands import category_word, read_category

__all__ = ["Outs"]

WANTED = {
    1: (Category.STRAIGHT, Category.FLUSH),
    2: (Category.THREE_OF_A_KIND, Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE),
}
"""What the hands of a drill are to become, by level; at level 3 they are to win against another."""

FEWEST, MOST = {1: 8, 2: 2, 3: 2}, 20
"""The fewest outs of a drill's question, by level, and the most."""


@dataclass(frozen=True)
class Outs(OfNumbers, OfHands, Drilled):
    """Ask how many of the cards that the player can't see would do on the river.

    With `want` those are the cards that make the hand one of that kind or a higher one (PK1.2), with `against` those
    with which it beats this other hand, whose cards lie open (PK1.4); a split is not enough.
    """

    ask = "outs"
    hole: tuple[str, ...]
    board: tuple[str, ...]
    want: Category | None = None
    against: tuple[str, ...] = ()

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        hole, board = fields.read("hole", cards_parser([cls.variant.hole])), fields.read("board", cards_parser([TURN]))
        want = fields.read("want", read_category) if "want" in fields else None
        against = fields.read("against", cards_parser([cls.variant.hole])) if "against" in fields else ()
        if (want is None) == (not against):
            raise InvalidNotation("want|against", "" if want is None else category_word(want))
        DECK.distinct((*hole, *board, *against))
        return cls(fields.read("say", numbers), hole, board, want, against, wild=cls.read_wild(fields))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {
            "hole": DECK.format_cards(self.hole),
            "board": DECK.format_cards(self.board),
            "want": "" if self.want is None else category_word(self.want),
            "against": DECK.format_cards(self.against) if self.against else "",
            **super().fields,
            "say": ".".join(self.answers),
        }

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The outs, high to low."""
        seen = {*self.hole, *self.board, *self.against}
        return DECK.descending([card for card in DECK.cards if card not in seen and self._is_out(card)])

    def _is_out(self, card: str) -> bool:
        worth = self.ranking.with_board((*self.board, card))
        value = worth(self.hole)
        return value > worth(self.against) if self.want is None else category_of(value) >= self.want

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(len(self.cards))})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question about random cards.

        Level 1 has at least eight outs, all of them to a straight or all to a flush; level 2 also fewer, and other
        kinds of hands. At level 3 another hand is as good or better, and some cards beat it. Return None for cards that
        don't suit.
        """
        hole, ranking = cls.variant.hole, cls.variant.ranking(wild=False)
        cards = some(rng, DECK.cards, TURN + 2 * hole)
        board, mine, other = (tuple(cards[at:end]) for at, end in ((0, TURN), (TURN, TURN + hole), (TURN + hole, None)))
        want = pick(rng, WANTED[level]) if level in WANTED else None
        against = other if want is None else ()
        now = ranking.best_of(mine, board)
        if (now > ranking.best_of(other, board)) if want is None else category_of(now) >= want:
            return None
        outs = cls((), mine, board, want, against).cards
        right = len(outs)
        if not FEWEST[level] <= right <= MOST:
            return None
        if level == 1 and any(category_of(ranking.best_of(mine, (*board, card))) is not want for card in outs):
            return None
        tempting = (4, 8, 9, 12, 15, *range(right - 2, right + 4))
        return cls(choices(right, tempting, rng), mine, board, want, against)
