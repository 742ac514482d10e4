"""What the property tests draw from."""

import random
from dataclasses import replace
from itertools import combinations, product
from typing import Any

from hypothesis import strategies as st

from rake import BOOK, DECK, Card, HouseRules

SWITCHES: dict[str, tuple[Any, ...]] = {
    "two_pair_beats_three": (False, True),
    "kickers": ("all", "one"),
    "middle": ("contesting", "seated"),
    "table_stakes": (True, False),
    "min_raise": ("any", "last"),
    "betting": ("no-limit", "pot-limit", "fixed-limit"),
    "small_bet": (1, 2),
    "big_bet": (2, 4),
    "cap": (3, 1),
    "forced": ("ante", "blinds"),
    "missed_blinds": ("post", "wait", "dealt"),
    "buy_in_min": (1, 20),
    "buy_in_max": (1_000_000, 200),
    "clock": (0, 30),
    "suits_full_tie": ("split", "draw"),
}
"""Every switch of the house rules, in the order of the rules, with its values, the default first."""


def _every(*names: str) -> tuple[HouseRules, ...]:
    chosen = product(*(SWITCHES[name] for name in names))
    return tuple(replace(BOOK, **dict(zip(names, values, strict=True))) for values in chosen)


EVERY_RULES = tuple(dict.fromkeys(house for names in combinations(SWITCHES, 2) for house in _every(*names)))
"""The book and every house rules with one or two changes to it."""

EVERY_RANKING = _every("two_pair_beats_three", "kickers")
"""One house rules for each order of hands."""


def hands(least: int = 5, most: int = 5) -> st.SearchStrategy[tuple[Card, ...]]:
    """Draw distinct cards in any order."""
    return st.lists(st.sampled_from(DECK), min_size=least, max_size=most, unique=True).map(tuple)


@st.composite
def tables(draw: st.DrawFn) -> tuple[tuple[Card, ...], ...]:
    """Draw two to eight hands of five that share no card."""
    count = draw(st.integers(2, 8))
    cards = draw(hands(5 * count, 5 * count))
    return tuple(cards[start : start + 5] for start in range(0, len(cards), 5))


def rules() -> st.SearchStrategy[HouseRules]:
    """Draw house rules: any value of each switch."""
    return st.builds(HouseRules, **{name: st.sampled_from(values) for name, values in SWITCHES.items()})


def random_hands(count: int, seed: int) -> list[tuple[Card, ...]]:
    """Return many hands of five, the same for the same seed."""
    rng = random.Random(seed)
    return [tuple(rng.sample(DECK, 5)) for _ in range(count)]
