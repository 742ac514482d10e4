"""Questions what to pass on and which trumps to name, by the rules of thumb of the bot that plays deals out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Self, override

from ....kit.errors import InvalidNotation, read_each
from ....kit.notation import Fields
from ....kit.questions import Question
from ..action import GIVE, RookAction
from ..bidding import Bidding
from ..bots import PLAIN
from ..deal import FORM, Phase, View
from ..rules import DECK
from .cards import HELD, RULES, SUITS, parse_cards, read_cards, state_of

__all__ = ["Give", "NameTrump"]

READER = 1
"""The seat that is asked."""


@dataclass(frozen=True)
class OfHand(Question):
    """A question to the high bidder about a hand."""

    notation = FORM.notation
    hand: tuple[str, ...]

    def chosen(self, phase: Phase) -> RookAction:
        """Return what the bot does with the hand."""
        return PLAIN.choose(View(READER, state_of(READER, self.hand, phase, Bidding(READER, RULES.minbid))), Random(0))


@dataclass(frozen=True)
class Give(OfHand):
    """Ask which three cards to pass on, of those in `say` (RK3.4)."""

    ask = "give"
    say: tuple[tuple[str, ...], ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        hand = _read_hand(fields, HELD)
        say = fields.read("say", partial(read_each, "_", parse_cards))
        if any(len(cards) != RULES.give or not {*cards} <= {*hand} for cards in say):
            raise InvalidNotation("say", "_".join(map(DECK.format_cards, say)))
        return cls(hand, tuple(map(DECK.descending, say)))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hand": DECK.format_cards(self.hand), "say": "_".join(map(DECK.format_cards, self.say))}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(str(RookAction(GIVE, cards)) for cards in self.say)

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.chosen(Phase.GIVING))} & {*self.answers})


@dataclass(frozen=True)
class NameTrump(OfHand):
    """Ask which trumps to name with the ten cards that are kept; the answers are suits (RK3.5)."""

    ask = "trump"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(_read_hand(fields, HELD - RULES.give))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hand": DECK.format_cards(self.hand)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(SUITS)

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({self.chosen(Phase.TRUMP).choice})


def _read_hand(fields: Fields, size: int) -> tuple[str, ...]:
    """Return a hand of that many cards. Raises `InvalidNotation` and `IllegalPosition`."""
    hand = DECK.descending(read_cards(fields, "hand"))
    if len(hand) != size:
        raise InvalidNotation("hand", DECK.format_cards(hand))
    return hand
