"""The question what the rules of Rummy allow in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Self, override

from ....kit.actions import CardAction
from ....kit.errors import IllegalAction, InvalidNotation, read_each
from ....kit.notation import Fields
from ..action import DISCARD, MELD
from ..melds import meld_order
from ..rules import DECK
from .table import OfTurn

__all__ = ["InTurn"]

type Steps = tuple[tuple[str, ...], ...]
"""What leaves the hand in a turn, step by step: one card is discarded, several are laid down as a meld."""


@dataclass(frozen=True)
class InTurn(OfTurn):
    """Ask which of these turns the rules allow, once a card is drawn; the answers are their numbers."""

    ask = "turn"
    say: tuple[Steps, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        question = cls(*cls.read_turn(fields), fields.read("say", partial(read_each, "_", _steps)))
        if question.pile:
            raise InvalidNotation("hand", question.pile)
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        said = (",".join(map(DECK.format_cards, steps)) for steps in self.say)
        return super().fields | {"say": "_".join(said)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(str(number) for number in range(1, len(self.say) + 1))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(answer for answer in self.answers if self.allows(answer))

    def allows(self, answer: str) -> bool:
        """Return whether the rules allow a turn."""
        state = self.state
        try:
            for action in self.actions(answer):
                state = state.apply(action)
        except IllegalAction:
            return False
        return True

    def actions(self, answer: str) -> Iterator[CardAction]:
        """Yield what is done in a turn."""
        for cards in self.say[int(answer) - 1]:
            yield CardAction(MELD if len(cards) > 1 else DISCARD, meld_order(cards))


def _steps(text: str) -> Steps:
    return read_each(",", DECK.parse_cards, text)
