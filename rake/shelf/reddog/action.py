"""What a player of Red Dog says, and how it is written: `bet 10`, `pass`, `raise 5`, `stand` (RD2.1, RD3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ...kit.chips import parse_chips
from ...kit.errors import InvalidNotation, offset_by

__all__ = ["PASS", "STAND", "Action", "Verb", "parse_action"]


class Verb(StrEnum):
    """The kinds of action."""

    BET = "bet"
    PASS = "pass"
    RAISE = "raise"
    STAND = "stand"


WITH_CHIPS = (Verb.BET, Verb.RAISE)


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player says; a bet or a raise has its chips."""

    verb: Verb
    chips: int = 0

    def __str__(self) -> str:
        """Return the notation."""
        return f"{self.verb} {self.chips}" if self.verb in WITH_CHIPS else str(self.verb)


PASS, STAND = Action(Verb.PASS), Action(Verb.STAND)


def parse_action(text: str) -> Action:
    """Return the action that a text names, e.g. `bet 10`. Raises `InvalidNotation`."""
    said = text.strip()
    verb, gap, chips = said.partition(" ")
    with offset_by(len(text) - len(text.lstrip())):
        if verb.lower() not in [*Verb]:
            raise InvalidNotation("action", said)
        named = Verb(verb.lower())
        if (named in WITH_CHIPS) != bool(gap):
            raise InvalidNotation("chips" if named in WITH_CHIPS else "action", said)
        if not gap:
            return Action(named)
        with offset_by(len(verb + gap)):
            if not (number := parse_chips(chips)):
                raise InvalidNotation("chips", chips)
    return Action(named, number)
