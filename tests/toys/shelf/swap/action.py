"""What is done in Swap, and how it is written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rake.kit.cards import UNSEEN
from rake.kit.errors import InvalidNotation, offset_by

from .rules import DECK


class Verb(StrEnum):
    """What is done with a card, and what without one."""

    GIVE = "give"
    RETURN = "return"
    PLAY = "play"
    THROW_IN = "throw in"


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a seat does; a card of None is one that is not seen."""

    verb: Verb
    card: str | None = None

    def __str__(self) -> str:
        return self.verb if self.verb is Verb.THROW_IN else f"{self.verb} {self.card or UNSEEN}"


THROW_IN = Act(Verb.THROW_IN)


def parse_action(text: str) -> Act:
    """Return the action that a text names. Raises `InvalidNotation`."""
    said = text.strip()
    if said.lower() == Verb.THROW_IN:
        return THROW_IN
    verb, gap, card = said.partition(" ")
    with offset_by(len(text) - len(text.lstrip())):
        if verb.lower() not in (Verb.GIVE, Verb.RETURN, Verb.PLAY):
            raise InvalidNotation("action", verb)
        with offset_by(len(verb + gap)):
            return Act(Verb(verb.lower()), None if card.lower() == UNSEEN else DECK.parse(card))
