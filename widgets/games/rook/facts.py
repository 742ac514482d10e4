"""The numbers on the pages of Rook, as counted among careful bots, by the names that their Markdown uses.

`tests/shelf/rook_counts.py` counts them again.
"""

from __future__ import annotations

from rake.kit.margin import margin
from rake.shelf.rook.rules import POINTS, PRESETS, STEP

from ...kit.numbers import Numbers

HAND_DEALS = 10_000
HANDS = {
    4: ((4_999, 60, 4_558), (6_729, 70, 6_079), (3_143, 80, 2_840), (666, 90, 604)),
    5: ((5_270, 70, 4_788), (7_371, 80, 6_766), (3_616, 95, 3_299), (732, 110, 672)),
    6: ((1_819, 85, 1_647), (2_742, 100, 2_512), (1_286, 115, 1_165), (199, 130, 182)),
    7: ((410, 100, 370), (688, 115, 633), (288, 130, 267), (42, 155, 39)),
}
"""By the length of the longest suit, at last seven or more, and the aces, at last three or four.

How many hands of those deals they were, what at least nine of ten of them took as high bidders, and how many did.
"""

AVERAGE = 5_118_005
"""The points that all of these hands took together."""

LEAD_DEALS = 4_000
LEADS = ((1_035, -220, 405_400), (2_208, 2_665, 611_975), (753, 135, 141_225))
"""By the bidder's trumps, at most five, six or seven, or more: how many deals, and what it brought that the bidder led.

These are the points more than if the left neighbour led, their sum and that of their squares.
"""

CONTRACT_DEALS = 4_000
THROWN_IN = 7
CONTRACTS = {70: (1_337, 37), 85: (1_089, 87), 100: (774, 130), 115: (360, 70), 130: (85, 24)}
"""By the lowest bid of each row: how often such a bid was made, and how often it failed; other hands were thrown in."""

SWEEPS, LAST = 68, 3_317
"""How often the bidders won every trick, and how often the last one."""

TRUMPS = (1_382, 1_543, 986, 82)
"""How often none, one, two or three of the cards that came to the bidder were trumps."""

ROOKS = {"bidder": (1_049, 52), "partner": (870, 73), "others": (1_107, 751)}
"""By who held the Rook in play: how often the bidders took it, and how often they didn't."""

GIFT_DEALS = 2_000
GIFTS = (1_997, 36_355, 22_320_175)
"""What teams that pass on as the bots do scored more than teams that give their lowest worthless cards.

In how many of those deals, each played twice with sides changed, somebody bid; the points; the sum of their squares.
"""

CAUTION_DEALS = 1_000
CAUTION = (1_000, 24_575, 20_415_525)
"""The same of careful teams against bold ones."""

MORE = {"en": "or more", "ru": "и больше"}


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)

    def percent(share: float) -> str:
        return numbers.short(share) + numbers.sign

    def more(tally: tuple[int, int, int], plays: int = 1) -> tuple[str, str]:
        deals, total, squares = tally
        error = margin(squares / deals - (total / deals) ** 2, deals)
        return numbers.fixed(total / deals / plays, 1), numbers.fixed(error / plays, 1)

    played = CONTRACT_DEALS - THROWN_IN
    lows = (*CONTRACTS, 0)
    kitty = [POINTS[card] for card in PRESETS["default"].cards]
    gifts, caution = more(GIFTS, 2), more(CAUTION, 2)
    lead = more(LEADS[1])
    rooks = {who: took / (took + not_taken) for who, (took, not_taken) in ROOKS.items()}
    return {
        "hand_deals": numbers.count(HAND_DEALS),
        "hands": "\n".join(
            f"| {longest}{f' {MORE[lang]}' if longest == max(HANDS) else ''} | "
            + " | ".join(numbers.count(safe) for _, safe, _ in cells)
            + " |"
            for longest, cells in HANDS.items()
        ),
        "average": numbers.count(AVERAGE / (4 * HAND_DEALS)),
        "bid_deals": numbers.count(CONTRACT_DEALS),
        "bids": "\n".join(
            f"| {low}{f'–{high - STEP}' if high else f' {MORE[lang]}'} | {percent((made + failed) / CONTRACT_DEALS)} |"
            f" {percent(made / (made + failed))} |"
            for (low, (made, failed)), high in zip(CONTRACTS.items(), lows[1:], strict=True)
        ),
        "made": percent(sum(made for made, _ in CONTRACTS.values()) / played),
        "sweeps": percent(SWEEPS / played),
        "last": percent(LAST / played),
        "no_trump": percent(TRUMPS[0] / played),
        "came_trumps": numbers.fixed(sum(at * count for at, count in enumerate(TRUMPS)) / played, 1),
        "rook_bidder": percent(rooks["bidder"]),
        "rook_partner": percent(rooks["partner"]),
        "rook_others": percent(rooks["others"]),
        "kitty_counts": percent(sum(map(bool, kitty)) / len(kitty)),
        "kitty_points": numbers.fixed(sum(kitty) / len(kitty), 1),
        "lead_deals": numbers.count(LEAD_DEALS),
        "lead_more": lead[0],
        "lead_error": lead[1],
        "gift_deals": numbers.count(GIFT_DEALS),
        "gift": gifts[0],
        "gift_error": gifts[1],
        "caution_deals": numbers.count(CAUTION_DEALS),
        "caution": caution[0],
        "caution_error": caution[1],
    }
