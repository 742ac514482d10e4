"""Actions written as a word, or as a word and chips: `check`, `raise 60`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from .chips import parse_chips
from .errors import InvalidNotation, offset_by

__all__ = ["Action"]


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player says: a word, and chips if the word has any."""

    kind: str
    chips: int = 0

    def __str__(self) -> str:
        """Return the notation."""
        return f"{self.kind} {self.chips}" if self.chips else self.kind


def action_parser(words: Collection[str], with_chips: Collection[str]) -> Callable[[str], Action]:
    """Return a parser of a game's actions: `words` alone, `with_chips` with at least one chip."""

    def parse(text: str) -> Action:
        """Return the action that a text names. Raises `InvalidNotation`."""
        said = text.strip()
        word, gap, chips = said.partition(" ")
        kind = word.lower()
        with offset_by(len(text) - len(text.lstrip())):
            if kind in with_chips and gap:
                with offset_by(len(word + gap)):
                    if not (number := parse_chips(chips)):
                        raise InvalidNotation("chips", chips)
                return Action(kind, number)
            if gap or kind not in words:
                raise InvalidNotation("chips" if kind in with_chips else "action", said)
        return Action(kind)

    return parse
