"""The numbers on Trex's pages, as counted among the bots that play deals out for hints, by the names of their Markdown.

`tests/shelf/trex_counts.py` counts them again.
"""

from __future__ import annotations

from math import comb

from rake.shelf.trex.rules import CONTRACTS, DECK, HELD, LOWEST, SEATS, Contract

from ...kit.numbers import Numbers

CHOOSING_DEALS = 10_000
CHOOSING = {
    Contract.DIAMONDS: (329_560, 2_440, 177_280),
    Contract.ELTOOSH: (-508_500, 2_353, -62_880),
    Contract.GIRLS: (-294_175, 797, -13_675),
    Contract.KING: (-216_975, 2_427, 126_750),
    Contract.TREX: (1_187_250, 1_983, 281_200),
}
"""The owner's points in all those deals; in how many the contract suited the hand best, and the points in these."""

KING_HELD = 2_411
"""How many of the hands that King of Hearts suited best held that king."""

LAYOUT_DEALS = 10_000
TWOS = ((11_168, 1_734_950), (17_298, 2_135_900), (8_588, 824_850), (1_290, 97_300))
JACKS = ((11_507, 1_405_250), (17_036, 2_101_300), (8_176, 1_064_400), (1_625, 222_050))
"""By how many of a rank a hand has, at last three or more: how many hands of those deals, and their points."""

EXPOSING_DEALS = {Contract.GIRLS: 5_000, Contract.KING: 10_000}
EXPOSING = {
    Contract.GIRLS: ((1_060, -20_500), (4_007, -20_800), (6_272, 67_675), (5_286, 101_725), (3_375, 74_550)),
    Contract.KING: ((321, 8_325), (1_582, 77_625), (2_941, 195_075), (2_884, 211_575), (2_272, 169_850)),
}
"""By how many lower cards guard it, at last four or more: how many cards were exposed, and the points that brought."""

DUCKING_DEALS = 2_000
DUCKING = {Contract.GIRLS: 13_800, Contract.KING: 8_700}
"""The points of two bots that throw high cards away, less those of two that don't, in deals played twice."""

NAMES = {
    "en": ("Diamonds", "Eltoosh", "Girls", "King of Hearts", "Trex"),
    "ru": ("«Бубны»", "«Взятки»", "«Дамы»", "«Король червей»", "«Трекс»"),
}
COUNTS = {"en": ("none", "1", "2", "3", "4 or more"), "ru": ("нет", "1", "2", "3", "4 и больше")}
MOST = {"en": "3 or 4", "ru": "3 или 4"}


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)

    def points(total: float, count: int) -> str:
        value = round(total / count)
        return ("+" if value > 0 else "\N{MINUS SIGN}" if value < 0 else "") + numbers.count(abs(value))

    def percent(share: float) -> str:
        return numbers.percent(share) + numbers.sign

    names = dict(zip(CONTRACTS, NAMES[lang], strict=True))
    return {
        "choosing_deals": numbers.count(CHOOSING_DEALS),
        "choosing": "\n".join(
            f"| {names[contract]} | {points(all_points, CHOOSING_DEALS)} | {points(own, count)} |"
            f" {percent(count / CHOOSING_DEALS)} |"
            for contract, (all_points, count, own) in CHOOSING.items()
        ),
        "king_held": numbers.short(KING_HELD / CHOOSING[Contract.KING][1]) + numbers.sign,
        "layout_deals": numbers.count(LAYOUT_DEALS),
        "layouts": "\n".join(
            f"| {held} | {points(twos[1], twos[0])} | {points(jacks[1], jacks[0])} |"
            for held, twos, jacks in zip((*COUNTS[lang][:3], MOST[lang]), TWOS, JACKS, strict=True)
        ),
        "exposing_girls": numbers.count(EXPOSING_DEALS[Contract.GIRLS]),
        "exposing_king": numbers.count(EXPOSING_DEALS[Contract.KING]),
        "exposing": "\n".join(
            f"| {guards} | {points(girls[1], girls[0])} | {points(king[1], king[0])} |"
            for guards, girls, king in zip(COUNTS[lang], *EXPOSING.values(), strict=True)
        ),
        "ducking_deals": numbers.count(DUCKING_DEALS),
        "ducking_girls": numbers.fixed(DUCKING[Contract.GIRLS] / (4 * DUCKING_DEALS), 1),
        "ducking_king": numbers.fixed(DUCKING[Contract.KING] / (4 * DUCKING_DEALS), 1),
        "void": percent(void()),
        "void_any": percent(SEATS[0] * void()),
    }


def void() -> float:
    """Return the chance that a hand has the low cards that void a deal: only one of the four can have them (TX3.5)."""
    others = len(DECK.cards) - len(LOWEST)
    four = comb(others, HELD - len(LOWEST))
    three = len(LOWEST) * comb(others - 1, HELD - len(LOWEST))
    return (four + three) / comb(len(DECK.cards), HELD)
