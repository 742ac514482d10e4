"""What a device keeps of the deals that a reader has played: a word for each, by whose key no deal counts twice.

`20785.3f9a2b1c4d5e.-4` is the deal `3f9a2b1c4d5e`, played on the day 20785 (since 1970) in a game for chips. It lost 4
of them. In a game for points the last part says whether the deal was won, `w` or `l`, and then the same of the match
that it ended, if it ended one. The page adds the day to what was noted, and keeps the words of each game in an entry of
their own (`js/rounds.js`). Rake's say more, see `games/rake/ledger.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from operator import itemgetter
from random import Random
from typing import NamedTuple

from rake.kit.errors import InvalidNotation
from rake.kit.notation import Notation

ENTRY = "rounds"
"""The name of Rake's ledger in the device's storage, and the beginning of those of the other games."""

VERSION = 1
"""The version of these words. It's the same in every game, and has nothing to do with that of the game's notation."""

MOST = 500
"""The most rounds or deals of a ledger; `js/rounds.js` keeps to it too."""

_DEAL = re.compile(r"(\d{1,6})\.([0-9a-f]{12})\.(0|-?[1-9]\d{0,11}|[wl]{1,2})", re.ASCII)


def key_of(seed: str) -> str:
    """Return the key of what was dealt from this seed."""
    return f"{int(Random(f'ledger {seed}').random() * 2**48):012x}"


def read_words[P](text: str, field: str, read: Callable[[str], P]) -> tuple[P, ...]:
    """Return what the words after a version's field hold. Raises `InvalidNotation`."""
    version, *words = text.split() or [""]
    if version != field:
        raise InvalidNotation("round played", version)
    return tuple(map(read, words))


def latest[P](played: Iterable[P], at: Callable[[P], tuple[int, str]], merged: Callable[[P, P], P]) -> tuple[P, ...]:
    """Return these in order, each once, the latest `MOST` of them.

    Each was played `at` a day and has a key; `merged` returns what two words say of the same one.
    """
    by_key: dict[str, P] = {}
    for each in played:
        _, key = at(each)
        by_key[key] = merged(each, by_key.get(key, each))
    return tuple(sorted(by_key.values(), key=at)[-MOST:])


class PlayedDeal(NamedTuple):
    """A deal of another game than Rake, played to its end."""

    day: int
    key: str
    result: str

    @classmethod
    def parse(cls, word: str) -> PlayedDeal:
        """Return the deal that a word of a ledger is about. Raises `InvalidNotation`."""
        read = _DEAL.fullmatch(word)
        if not read:
            raise InvalidNotation("round played", word)
        return cls(int(read[1]), read[2], read[3])

    def __str__(self) -> str:
        """Return the word that `parse` reads."""
        return f"{self.day}.{self.key}.{self.result}"

    @property
    def gain(self) -> int | None:
        """The chips won, below 0 if they were lost; None in a game for points."""
        return None if self.result.isalpha() else int(self.result)

    @property
    def is_won(self) -> bool:
        """Whether the deal was won."""
        return self.result[0] == "w" if self.gain is None else self.gain > 0


class Deals(NamedTuple):
    """The deals of a game that were played, the latest last: no two of the same key."""

    word: str
    rounds: tuple[PlayedDeal, ...]

    @classmethod
    def parse(cls, word: str, text: str) -> Deals:
        """Return what the entry of a game holds. Raises `InvalidNotation`."""
        return cls(word, ()).merged(*read_words(text, _field(word), PlayedDeal.parse))

    def __str__(self) -> str:
        """Return the text that `parse` reads."""
        return " ".join([_field(self.word), *map(str, self.rounds)])

    def merged(self, *rounds: PlayedDeal) -> Deals:
        """Return these deals and others, each counted once: of the words of the same one the earlier counts."""
        return Deals(self.word, latest((*self.rounds, *rounds), itemgetter(0, 1), min))

    @property
    def won(self) -> int:
        """How many were won."""
        return sum(each.is_won for each in self.rounds)

    @property
    def matches(self) -> tuple[bool, ...]:
        """Of each match that they ended, whether it was won."""
        return tuple(each.result[1] == "w" for each in self.rounds if each.gain is None and each.result[1:])

    @property
    def chips(self) -> int | None:
        """The chips won in all, below 0 if they were lost; None in a game for points."""
        gains = [each.gain for each in self.rounds if each.gain is not None]
        return sum(gains) if gains else None


def note_deal(word: str, seed: str, result: str) -> str:
    """Return what the page notes of a deal of a game."""
    return f"{_field(word)} {key_of(seed)}.{result}"


def _field(word: str) -> str:
    return Notation(word, VERSION).field
