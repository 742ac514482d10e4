"""The numbers on the pages of Rummy, by the names that their Markdown uses (`{{ name }}`)."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from rake.shelf.rummy.melds import LOW_ACE, bits, cards_of, points
from rake.shelf.rummy.rules import DECK, cards_each

from ...kit.numbers import Numbers

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

WAITING = ("7S.8S", "QS.KS", "7S.9S", "8S.8H", "7S.8S.8H")
"""The cards of which the page says what they wait for."""

DRAWS = (1, 5)
"""In how many draws from the stock that is to come."""

UNSEEN = len(DECK.cards) - cards_each(2) - 1
"""How many cards one of two players can't see before the first draw."""


class Measured(NamedTuple):
    """How many points a deal a bot loses more than `patient`, and half of the 95 % interval."""

    cost: float
    error: float


THRIFTY, SECRETIVE, DEALS = Measured(1.33, 0.37), Measured(0.24, 0.32), 3_000
"""Those of the two bots, each in that many deals of two players, counted as `benchmarks.points_bots` does."""


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)

    def row(codes: str) -> str:
        hand = codes.split(".")
        fitting = cards_of(LOW_ACE.waits(bits(hand)))
        chances = (numbers.short(_drawn(len(fitting), draws)) + numbers.sign for draws in DRAWS)
        return f"| {_signs(hand)} | {_signs(fitting)} | {' | '.join(chances)} |"

    return {
        "waits": "\n".join(map(row, WAITING)),
        "unseen": str(UNSEEN),
        "average": numbers.fixed(points(bits(DECK.cards)) / len(DECK.cards), 1),
        "deals": numbers.count(DEALS),
        "thrifty": f"{numbers.fixed(THRIFTY.cost, 1)} ± {numbers.fixed(THRIFTY.error, 1)}",
        "secretive": f"{numbers.fixed(SECRETIVE.cost, 1)} ± {numbers.fixed(SECRETIVE.error, 1)}",
    }


def _drawn(fitting: int, draws: int) -> float:
    """Return the chance to draw one of that many fitting cards, each unseen card being as likely as any other."""
    return 1 - comb(UNSEEN - fitting, draws) / comb(UNSEEN, draws)


def _signs(cards: list[str] | tuple[str, ...]) -> str:
    return " ".join(f"{card[:-1].replace('T', '10')}{SIGNS[card[-1]]}" for card in cards)
