"""What `python -m widgets.site.figures` has counted, read from its file, and the language that it is shown in."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from math import comb
from pathlib import Path
from typing import Any

from rake import Category
from widgets.site.figures.counts import STARTS
from widgets.site.figures.numbers import Numbers
from widgets.site.figures.rounds import Mean

FILE = Path(__file__).parents[3] / "docs" / "data" / "odds.json"


class Data:
    """The counts, and what follows from them. Shares and errors are 0..1."""

    def __init__(self) -> None:
        data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
        self.starts: dict[str, dict[str, Any]] = data["starts"]
        self.skull_starts: dict[str, dict[str, int]] = data["skull_starts"]
        self.skulls: dict[str, list[int]] = data["skulls"]
        self.pairs: dict[str, dict[str, tuple[float, float, int, int]]] = data["pairs"]
        self._rounds, self._saved = data["rounds"], data["saved"]

    @cached_property
    def hands(self) -> Counter[str]:
        """Return how many of all five-card hands make each combination: three of five may come first in ten ways."""
        return Counter(
            {each.name: sum(start["ends"][each.name] for start in self.starts.values()) // 10 for each in Category}
        )

    @property
    def skull_wins(self) -> int:
        """Return how many hands win by the Ace of Skulls."""
        return sum(wins for wins, _ in self.skulls.values())

    @property
    def skull_loses(self) -> int:
        """Return how many hands lose by it."""
        return sum(loses for _, loses in self.skulls.values())

    def worth(self, start: str, row: int) -> float:
        """Return what a choice with that many face-up cards is worth to a start, or to `any` three cards."""
        starts = [self.starts[each] for each in (STARTS if start == "any" else (start,))]
        total = sum(each["hands"] * each["worth"][str(row)] for each in starts)
        return float(total / sum(each["hands"] for each in starts))

    def seats(self, players: int) -> list[Mean]:
        """Return how often each seat wins."""
        return [Mean(*each) for each in self._rounds[str(players)]["seats"]]

    def winners(self, players: int) -> dict[str, Mean]:
        """Return with what the reveal is won."""
        return {name: Mean(*each) for name, each in self._rounds[str(players)]["winners"].items()}

    def hidden(self, players: int, pick: int) -> list[Mean]:
        """Return how often each seat takes a face-down card at a pick-up, 0 or 1."""
        return [Mean(*each) for each in self._rounds[str(players)]["hidden"][pick]]

    def saved(self, players: int) -> Mean:
        """Return how often the Ace of Skulls wins for a player who is dealt it."""
        return Mean(*self._saved[str(players)]["wins"])

    @property
    def rounds(self) -> int:
        """Return how many rounds were played in all."""
        turned = sum(int(players) * each["deals"] for players, each in self._rounds.items())
        return int(turned + sum(each["deals"] for each in self._saved.values()))

    @property
    def dealings(self) -> int:
        """Return how many three cards can be dealt."""
        return int(sum(each["hands"] for each in self.starts.values()))

    def rows(self, row: int) -> int:
        """Return how many hands of three cards, each with a row of that many face-up ones, there can be."""
        return self.dealings * comb(49, row)


@dataclass(frozen=True, slots=True)
class Speech:
    """Says words and numbers in one language."""

    lang: str

    @property
    def numbers(self) -> Numbers:
        """Return how numbers are written."""
        return Numbers(self.lang)

    def __call__(self, text: str, **values: object) -> str:
        """Return a text of the catalogue in this language, with its values."""
        # `make serve` forgets the widgets before each build, so they are imported anew here.
        from widgets.templates import catalogue

        said = catalogue(self.lang).gettext(text)
        return said % values if values else said

    def each(self, *texts: str) -> tuple[str, ...]:
        """Return several texts."""
        return tuple(map(self, texts))
