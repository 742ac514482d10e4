"""Unseen cards are put where they may lie: all that is possible, equally likely, counted beside every arrangement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.fits import fill, ways
from rake.kit.hands import Hand

from .chances import alike

type Case = tuple[str, Sequence[int], Mapping[str, Collection[int]]]

CASES: list[Case] = [
    ("abcde", (2, 2, 1), {}),
    ("abcdef", (2, 2, 2), {"a": {0}, "b": {0}, "c": {1}}),
    ("abcdef", (3, 0, 3), {"a": {0}, "f": {2}}),
    ("abcdef", (2, 1, 2, 1), {"a": {1}, "b": {1}}),
    ("abcdef", (1, 2, 3), {"a": {0, 1}, "b": {0}, "c": {0, 2}}),
    ("abcd", (1, 1, 1, 1), {"a": {0, 1, 2}, "b": {3}, "c": {3, 0}}),
    ("", (0, 0), {}),
]


def arrangements(cards: str, rooms: Sequence[int], barred: Mapping[str, Collection[int]]) -> Iterator[str]:
    """Yield every way to share out the cards, found by trying all piles for each."""
    for piles in product(range(len(rooms)), repeat=len(cards)):
        counts = Counter(piles)
        fits = all(pile not in barred.get(card, ()) for card, pile in zip(cards, piles, strict=True))
        if fits and all(counts[pile] == room for pile, room in enumerate(rooms)):
            yield "".join(map(str, piles))


@pytest.mark.parametrize(("cards", "rooms", "barred"), CASES)
def test_every_arrangement_that_fits_is_drawn_and_all_are_equally_likely(
    cards: str, rooms: Sequence[int], barred: Mapping[str, Collection[int]]
) -> None:
    expected = Counter(arrangements(cards, rooms, barred))
    rng, counts = Random("fits"), Counter[str]()
    for _ in range(40 * len(expected)):
        lying = fill(rng, cards, rooms, lambda card: barred.get(card, ()))
        assert lying is not None
        counts["".join(str(next(at for at, held in enumerate(lying) if card in held)) for card in cards)] += 1
    assert counts.keys() == expected.keys()
    assert len(expected) < 2 or alike(counts, expected)


@given(
    st.lists(st.integers(0, 3), min_size=1, max_size=3),
    st.lists(st.sets(st.integers(0, 2), max_size=3), min_size=6, max_size=6),
)
def test_the_ways_are_as_many_as_are_found_by_trying(rooms: list[int], bars: list[set[int]]) -> None:
    cards = "abcdef"[: sum(rooms)]
    barred = dict(zip("abcdef", bars, strict=True))
    count = len([*arrangements(cards, rooms, barred)])
    assert ways(cards, rooms, lambda card: barred[card]) == count
    assert (fill(Random(1), cards, rooms, lambda card: barred[card]) is None) == (not count)


def test_cards_that_are_too_many_or_too_few_fit_nowhere() -> None:
    for cards in ("abc", "abcde"):
        assert fill(Random(1), cards, (2, 2), lambda _: ()) is None


def test_a_hand_with_gaps_knows_no_more_than_was_seen() -> None:
    hand = Hand.of(["5S", None, "2C"])
    assert (str(hand), len(hand), "5S" in hand, "3H" in hand) == ("2C.5S.xx", 3, True, False)
    assert str(hand.without("5S")) == "2C.xx"
    assert str(hand.without("3H")) == "2C.5S", "one that was not known to be there was the hidden one"
    assert str(hand.without(None)) == "xx.xx", "what left unseen may have been any"
    assert str(hand.plus("3H")) == "2C.3H.5S.xx"
    assert str(hand.plus(None)) == "2C.5S.xx.xx"
    assert str(hand.masked({"2C"})) == "2C.xx.xx"
    assert str(hand.filled(["4D"])) == "2C.4D.5S"
