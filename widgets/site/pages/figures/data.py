"""The numbers in `FILE` and `GUIDE`, which `python -m widgets.site.pages.figures` has counted, and their language."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Any

from rake import Category
from widgets.kit.numbers import Numbers
from widgets.site import ROOT
from widgets.site.pages.figures.counts import STARTS
from widgets.site.pages.figures.rounds import Mean
from widgets.templates import catalogue, voice

FILE = ROOT / "docs" / "data" / "odds.json"
GUIDE = ROOT / "docs" / "data" / "well.json"
"""The numbers of the guide, *How do you play Rake well?*"""


class Data:
    """The counts in `FILE` and `GUIDE`, and the numbers that the pages derive from them. Shares and errors are 0..1."""

    def __init__(self) -> None:
        data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
        self.starts: dict[str, dict[str, Any]] = data["starts"]
        self.skull_starts: dict[str, dict[str, int]] = data["skull_starts"]
        self.skulls: dict[str, list[int]] = data["skulls"]
        self.pairs: dict[str, dict[str, tuple[float, float, int, int]]] = data["pairs"]
        self._rounds, self._saved = data["rounds"], data["saved"]
        self.guide: dict[str, Any] = json.loads(GUIDE.read_text("utf-8"))

    @cached_property
    def hands(self) -> Counter[str]:
        """The number of five-card hands of each combination, by its name.

        The file counts each hand ten times: once for each three of its five cards as the dealt ones.
        """
        return Counter(
            {each.name: sum(start["ends"][each.name] for start in self.starts.values()) // 10 for each in Category}
        )

    @property
    def skull_wins(self) -> int:
        """The number of five-card hands that win by the Ace of Skulls."""
        return sum(wins for wins, _ in self.skulls.values())

    @property
    def skull_loses(self) -> int:
        """The number of five-card hands that lose by the Ace of Skulls."""
        return sum(loses for _, loses in self.skulls.values())

    def worth(self, start: str, row: int) -> float:
        """Return the mean worth (0..1) of the first pick-up for a start, or for `any` one, with `row` cards face up."""
        starts = [self.starts[each] for each in (STARTS if start == "any" else (start,))]
        total = sum(each["hands"] * each["worth"][str(row)] for each in starts)
        return float(total / sum(each["hands"] for each in starts))

    def seats(self, players: int) -> list[Mean]:
        """Return the share of rounds that each seat wins, from seat 1 on, with this number of players."""
        return [Mean(*each) for each in self._rounds[str(players)]["seats"]]

    def winners(self, players: int) -> dict[str, Mean]:
        """Return the share of rounds won by each combination, by name, and by the Ace of Skulls (`SKULL`)."""
        return {name: Mean(*each) for name, each in self._rounds[str(players)]["winners"].items()}

    def hidden(self, players: int, pick: int) -> list[Mean]:
        """Return, from seat 1 on, how often each takes a face-down card; `pick` is 0 for the first pick-up, else 1."""
        return [Mean(*each) for each in self._rounds[str(players)]["hidden"][pick]]

    def saved(self, players: int) -> Mean:
        """Return how often a player who is dealt the Ace of Skulls wins by it."""
        return Mean(*self._saved[str(players)]["wins"])

    def start(self, kind: str, players: int) -> Mean:
        """Return the share of the pot that three dealt cards of a kind (`guided.STARTS`) win."""
        return Mean(*self.guide["rounds"][str(players)]["starts"][kind])

    def beside_skull(self, kind: str, players: int) -> Mean:
        """Return the share of the pot that the Ace of Skulls wins, by what is dealt with it (`guided.SKULL_STARTS`)."""
        return Mean(*self.guide["skulls"][str(players)][kind])

    def seat_shares(self, players: int) -> list[Mean]:
        """Return the share of the pot that each seat wins in the rounds of the guide, from seat 1 on."""
        return [Mean(*each) for each in self.guide["rounds"][str(players)]["seats"]]

    def bets(self, players: int) -> list[Mean]:
        """Return what each seat wins in a round with bets, in antes, from seat 1 on."""
        return [Mean(*each) for each in self.guide["bets"][str(players)]["seats"]]

    def left(self, players: int, way: str) -> Mean:
        """Return the share of rounds in which a player is left with the Ace of Skulls: `up`, `down` or `saved`."""
        return Mean(*self.guide["rounds"][str(players)]["left"][way])

    def kind(self, kind: str, held: int) -> float:
        """Return how often a face-up card of a kind (`advice.KINDS`) is worth a face-down one, to three or four."""
        better, cases = self.guide["kinds"][str(held)][kind]
        return float(better / cases)

    def duel(self, way: str, players: int) -> Mean:
        """Return the share of the pots that the guide's rules win from another way to pick up (`advice.DUELS`)."""
        return Mean(*self.guide["duels"][way][str(players)])

    @property
    def rounds(self) -> int:
        """The number of rounds played for the figures of the page Odds in all."""
        turned = sum(int(players) * each["deals"] for players, each in self._rounds.items())
        return int(turned + sum(each["deals"] for each in self._saved.values()))

    @property
    def dealings(self) -> int:
        """The number of hands of three cards that can be dealt."""
        return int(sum(each["hands"] for each in self.starts.values()))

    def rows(self, row: int) -> int:
        """Return the number of pairs of a dealt hand of three and a row of `row` face-up cards."""
        return self.dealings * comb(49, row)


@dataclass(frozen=True, slots=True)
class Speech:
    """Translates words, and formats numbers, for one language."""

    lang: str

    @property
    def numbers(self) -> Numbers:
        """The formatter of numbers for this language."""
        return Numbers(self.lang)

    def __call__(self, text: str, **values: object) -> str:
        """Return the translation of a text, with the values put in."""
        said = catalogue(self.lang).gettext(text)
        return said % values if values else said

    def ranks(self, letter: str) -> str:
        """Return what the cards of a rank are called, by its letter."""
        return str(voice(self.lang, None).phrase("rank", rank=letter, case="plural"))

    def each(self, *texts: str) -> tuple[str, ...]:
        """Return the translations of several texts."""
        return tuple(map(self, texts))
