"""The numbers on the pages of Solo Whist, as counted among careful bots, by the names that their Markdown uses.

`tests/shelf/solo_well.py` counts them again.
"""

from __future__ import annotations

from math import sqrt

from rake.kit.margin import SIGMAS, margin

from ...kit.numbers import Numbers

CONTRACT_DEALS = 50_000
THROWN_IN = 9_899
CONTRACTS = {
    "prop": (9_189, 2_874),
    "solo": (21_529, 4_898),
    "misere": (550, 281),
    "abundance": (430, 100),
    "royal": (146, 34),
    "ouverte": (66, 4),
}
"""How often each bid was made, and how often it failed, in those deals; in the others the hand was thrown in."""

SOLO_DEALS = 30_000
SOLOS = {
    3: ((92, 10_660), (1_043, 15_035), (1_905, 7_208), (973, 1_564)),
    4: ((376, 8_855), (2_377, 12_219), (3_204, 6_271), (1_055, 1_265)),
    5: ((705, 4_471), (3_038, 6_598), (2_423, 3_164), (594, 625)),
    6: ((644, 1_566), (1_703, 2_206), (1_071, 1_128), (196, 197)),
}
"""By the number of trumps, and of aces, at last three or four: how many hands made a Solo, of how many."""

MISERE_DEALS = 30_000
MISERES = ((330, 955), (1_177, 4_628), (2_057, 13_909), (2_127, 25_610), (1_232, 30_987))
"""The same of a Misère, by the number of cards above the nine: none or one, two, three, four, five."""

CAUTION_DEALS = 3_000
CAUTION = (770, 15_508)
"""What two careful bots won from two bold ones in those deals, each played twice, and the sum of its squares."""

BIDS = {
    "en": dict(
        zip(CONTRACTS, ("Prop", "Solo", "Misère", "Abundance", "Abundance in Trump", "Misère Ouverte"), strict=True)
    ),
    "ru": dict(
        zip(
            CONTRACTS,
            ("предложение", "соло", "мизер", "абонданс", "козырный абонданс", "открытый мизер"),
            strict=True,
        )
    ),
}
FEW = {"en": "0 or 1", "ru": "0 или 1"}


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)

    def percent(share: float) -> str:
        return numbers.short(share) + numbers.sign

    def row(name: str, made: int, failed: int) -> str:
        played = made + failed
        error = numbers.fixed(100 * off(made, played), 1)
        return f"| {name} | {percent(played / CONTRACT_DEALS)} | {percent(made / played)} ± {error} |"

    solos = (
        f"| {trumps} | " + " | ".join(percent(made / hands) for made, hands in cells) + " |"
        for trumps, cells in SOLOS.items()
    )
    highs = (FEW[lang], *map(str, range(2, len(MISERES) + 1)))
    total, squares = CAUTION
    return {
        "bids": "\n".join(row(BIDS[lang][bid], *counts) for bid, counts in CONTRACTS.items()),
        "bid_deals": numbers.count(CONTRACT_DEALS),
        "thrown_in": percent(THROWN_IN / CONTRACT_DEALS),
        "solos": "\n".join(solos),
        "solo_deals": numbers.count(SOLO_DEALS),
        "solo_error": numbers.fixed(100 * max(off(*cell) for cells in SOLOS.values() for cell in cells), 0),
        "solo_two_aces": percent(SOLOS[4][2][0] / SOLOS[4][2][1]),
        "miseres": "\n".join(
            f"| {high} | {percent(made / hands)} |" for high, (made, hands) in zip(highs, MISERES, strict=True)
        ),
        "misere_deals": numbers.count(MISERE_DEALS),
        "misere_error": numbers.fixed(100 * max(off(*cell) for cell in MISERES), 0),
        "misere_bid": percent(CONTRACTS["misere"][0] / sum(CONTRACTS["misere"])),
        "caution": numbers.fixed(total / (4 * CAUTION_DEALS), 2),
        "caution_error": numbers.fixed(SIGMAS * sqrt(squares) / (4 * CAUTION_DEALS), 2),
        "caution_deals": numbers.count(CAUTION_DEALS),
    }


def off(made: int, hands: int) -> float:
    """Return by how much a share is off at most, in 95 cases of 100."""
    share = made / hands
    return margin(share * (1 - share), hands)
