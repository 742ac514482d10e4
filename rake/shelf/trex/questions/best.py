"""The question what to do in Trex, by the rules of thumb of the bot that plays deals out for hints."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ..action import PASS, SHOW, play
from ..bots import PLAIN
from ..deal import View
from ..rules import Contract
from .table import READER, OfTable

__all__ = ["Best"]

TURNS = ("play", "ask")


@dataclass(frozen=True)
class Best(OfTable):
    """Ask what to play, or, by `turn`, whether to expose or to show cards; the answers include what is refused."""

    ask = "best"
    turn: str = "play"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        question = cls(*cls.read_turn(fields), fields.read("turn", _turn, "play"))
        if question.before_play and (question.table or not question.state.asking):
            raise InvalidNotation("turn", question.turn)
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | {"turn": self.turn if self.before_play else ""}

    @property
    @override
    def before_play(self) -> bool:
        return self.turn == "ask"

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        if self.before_play and self.contract is Contract.TREX:
            return (str(SHOW), str(PASS))
        if self.before_play:
            return tuple(map(str, self.state.legal()))
        return (*(str(play(card)) for card in self.hand), *[str(PASS)] * (self.contract is Contract.TREX))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(PLAIN.choose(View(READER, self.state), Random(0)))})


def _turn(text: str) -> str:
    if text not in TURNS:
        raise InvalidNotation("|".join(TURNS), text)
    return text
