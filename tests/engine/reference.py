"""Sections 3 to 5, 8.1 and 8.3 of the rules once more: slow, plain, and sharing nothing with the engine but `Card`."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from rake import Card

# 2.2, low to high.
RANKS = ("TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "PRIEST", "LADY", "DUKE", "ACE")

# Section 3, low to high.
CATEGORIES = (
    "HIGH_CARD",
    "PAIR",
    "TWO_PAIR",
    "THREE_OF_A_KIND",
    "RUN",
    "SUITS_FULL",
    "FULL_PACK",
    "QUADS",
    "RAKE",
)

# 8.1 and 8.3 as pairs: does Two Pair beat Three-of-a-kind, and how many kickers count.
RANKINGS = ((False, "all"), (False, "one"), (True, "all"), (True, "one"))


class Reading(NamedTuple):
    """What a hand makes; `compared` holds what counts against a hand of the same category, in order."""

    category: str
    making: frozenset[Card]
    spare: tuple[Card, ...]
    compared: tuple[int, ...]


@cache
def value(card: Card) -> int:
    """Return 2 for a Two up to 14 for an Ace (2.2)."""
    return 2 + RANKS.index(card.rank.name)


@cache
def is_ace_of_skulls(card: Card) -> bool:
    return card.rank.name == "ACE" and card.suit.name == "SKULLS"


def is_suited(cards: Iterable[Card]) -> bool:
    return len({card.suit.name for card in cards}) == 1


def top_of_sequence(values: list[int]) -> int | None:
    """Return the highest of five ranks in sequence, or None (3.5). The Ace may count as one (2.3)."""
    for top in range(6, 15):
        if sorted(values) == [top - 4, top - 3, top - 2, top - 1, top]:
            return top
    if sorted(values) == [2, 3, 4, 5, 14]:
        return 5
    return None


def times(values: list[int], number: int) -> list[int]:
    """Return the values that occur exactly this often, high to low."""
    return sorted({one for one in values if values.count(one) == number}, reverse=True)


def of_all_five(hand: list[Card]) -> tuple[str, list[int]] | None:
    """Return the combination that all five cards make, and what it compares; None if there is none."""
    values = [value(card) for card in hand]
    top = top_of_sequence(values)
    if top is not None and is_suited(hand):
        return "RAKE", [top]  # 3.9, 4.9
    if times(values, 3) and times(values, 2):
        return "FULL_PACK", times(values, 3)  # 3.7, 4.7
    if is_suited(hand):
        return "SUITS_FULL", values  # 3.6, 4.6
    if top is not None:
        return "RUN", [top]  # 3.5, 4.5
    return None


def of_some(hand: list[Card]) -> tuple[str, list[int], list[int]]:
    """Return the combination that equal values make, those values, and what it compares."""
    values = [value(card) for card in hand]
    fours, threes, twos, ones = (times(values, number) for number in (4, 3, 2, 1))
    if fours:
        return "QUADS", fours, fours  # 3.8, 4.8
    if threes:
        return "THREE_OF_A_KIND", threes, threes  # 3.4, 4.4
    if len(twos) == 2:
        return "TWO_PAIR", twos, twos + ones  # 3.3, 4.3
    if twos:
        return "PAIR", twos, twos + ones  # 3.2, 4.2, 8.3
    return "HIGH_CARD", values[:1], values  # 3.1, 4.1, 8.3


def read(cards: Iterable[Card]) -> Reading:
    """Return what one to five cards make, with every kicker that 8.3 `all` lets count."""
    hand = sorted(cards, key=value, reverse=True)
    whole = of_all_five(hand) if len(hand) == 5 else None
    if whole:
        category, compared = whole
        return Reading(category, frozenset(hand), (), tuple(compared))
    category, wanted, compared = of_some(hand)
    making = frozenset(card for card in hand if value(card) in wanted)
    return Reading(category, making, tuple(card for card in hand if card not in making), tuple(compared))


def skull(cards: Iterable[Card]) -> str:
    """Return the verdict of the Ace of Skulls: `absent`, `wins` or `loses` (5.2 to 5.4)."""
    return _skull(read(cards))


def _skull(reading: Reading) -> str:
    if not any(is_ace_of_skulls(card) for card in (*reading.making, *reading.spare)):
        return "absent"
    saving = {"THREE_OF_A_KIND", "RUN", "SUITS_FULL", "FULL_PACK", "QUADS", "RAKE"}
    saved = reading.category in saving and any(is_ace_of_skulls(card) for card in reading.making)
    return "wins" if saved else "loses"


def compared(cards: Iterable[Card], kickers: str) -> tuple[int, ...]:
    """Return the values that count against a hand of the same category under 8.3."""
    return _compared(read(cards), kickers)


def _compared(reading: Reading, kickers: str) -> tuple[int, ...]:
    if kickers == "one":
        return reading.compared[: {"HIGH_CARD": 1, "PAIR": 2}.get(reading.category, len(reading.compared))]
    return reading.compared


def key(cards: Iterable[Card], two_pair_beats_three: bool, kickers: str) -> tuple[int, int, tuple[int, ...]]:
    """Return what hands of five are ordered by: the verdict (5.1), the category (section 3, 8.1), then section 4.

    Two hands with the Ace of Skulls never meet; they are ordered here as if they did, each verdict apart.
    """
    reading = read(cards)
    order = list(CATEGORIES)
    if two_pair_beats_three:
        order[2], order[3] = order[3], order[2]
    verdict = ("loses", "absent", "wins").index(_skull(reading))
    return verdict, order.index(reading.category), _compared(reading, kickers)
