"""The questions about a game: which kinds there are, how one is read, and how drills draw one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .drills import Drilled, draw
from .notation import Fields, Notation
from .questions import Question, read_question

__all__ = ["QuestionFormat"]


@dataclass(frozen=True)
class QuestionFormat[Asked: Question]:
    """The questions about a game, for its lesson and its drills, and the names of the fields that one may have.

    `drilled` has the `ask` words of the kinds that drills ask. Never change their order: a reader's saved progress has
    one level for each of them, in this order.
    """

    notation: Notation
    fields: tuple[str, ...]
    kinds: tuple[type[Asked], ...]
    drilled: tuple[str, ...] = ()

    @property
    def by_word(self) -> Mapping[str, type[Asked]]:
        """The kinds by their `ask` words."""
        return {kind.ask: kind for kind in self.kinds}

    def read(self, fields: Fields) -> Asked:
        """Return the question that these fields hold. Raises as `read_question` does, and as records do."""
        return read_question(fields, self.by_word)

    def parse(self, text: str) -> Asked:
        """Return the question that a text holds, e.g. `ask=best trump=H table=TS hand=JS.9S`. Raises as `read` does."""
        return self.read(self.notation.parse_fields(text, self.fields))

    def draw(self, word: str, level: int, seed: str) -> Question:
        """Return a random question of a kind in `drilled`. Raises as `drills.draw` does."""
        kind = self.by_word[word]
        assert issubclass(kind, Drilled)
        return draw(kind, level, seed)
