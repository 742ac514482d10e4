"""The numbers on President's pages, as counted among four thrifty bots, by the names that their Markdown uses.

`tests/shelf/president_counts.py` counts them again.
"""

from __future__ import annotations

from math import comb

from rake.kit.margin import margin
from rake.shelf.president.rules import DECK, Office, offices

from ...kit.numbers import Numbers

FIRST_DEALS = 20_000
TWOS = ((3_026, 24_306), (8_526, 35_045), (6_482, 17_189), (1_966, 3_460))
"""By the number of twos in a hand, at last three or four: how many hands of those first deals won, of how many."""

LATER_DEALS = 9_000
AFTER = (
    (5_489, 1_979, 1_047, 485),
    (1_466, 2_841, 2_355, 2_338),
    (1_352, 2_418, 2_892, 2_338),
    (693, 1_762, 2_706, 3_839),
)
"""By the old office, the best first, how many players of those later deals won each office."""

SAVING_DEALS = 5_000
SAVING = {"thrifty": 16_002, "hasty": 13_998}
"""The points of two thrifty and of two hasty bots in those first deals, each played twice, with seats changed."""

HELD = {"en": ("none", "1", "2", "3 or 4"), "ru": ("ни одной", "1", "2", "3 или 4")}
OFFICES = {
    "en": {
        Office.PRESIDENT: "President",
        Office.VICE_PRESIDENT: "Vice-President",
        Office.CITIZEN: "Citizen",
        Office.BEGGAR: "Beggar",
    },
    "ru": {
        Office.PRESIDENT: "Президент",
        Office.VICE_PRESIDENT: "Вице-президент",
        Office.CITIZEN: "Гражданин",
        Office.BEGGAR: "Нищий",
    },
}


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)

    def percent(share: float) -> str:
        return numbers.short(share) + numbers.sign

    def points(bot: str) -> str:
        return numbers.fixed(SAVING[bot] / (4 * SAVING_DEALS), 2)

    names = [OFFICES[lang][office] for office in offices(len(AFTER))]
    rows = enumerate(zip(names, AFTER, strict=True), 1)
    return {
        "twos": "\n".join(
            f"| {twos} | {percent(won / hands)} |" for twos, (won, hands) in zip(HELD[lang], TWOS, strict=True)
        ),
        "first_deals": numbers.count(FIRST_DEALS),
        "after": "\n".join(
            f"| {number} {name} | " + " | ".join(percent(each / LATER_DEALS) for each in row) + " |"
            for number, (name, row) in rows
        ),
        "later_deals": numbers.count(LATER_DEALS),
        "later_error": numbers.fixed(100 * margin(0.25, LATER_DEALS), 0),
        "stays": percent(AFTER[0][0] / LATER_DEALS),
        "rises": percent(AFTER[-1][0] / LATER_DEALS),
        "beggar_stays": percent(AFTER[-1][-1] / LATER_DEALS),
        "no_two": percent(no_two(4)),
        "saving_deals": numbers.count(SAVING_DEALS),
        "thrifty": points("thrifty"),
        "hasty": points("hasty"),
    }


def no_two(seats: int) -> float:
    """Return the chance that a hand of that many equal ones has no two."""
    cards = len(DECK.cards)
    return comb(cards - 4, cards // seats) / comb(cards, cards // seats)
