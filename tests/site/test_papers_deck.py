"""The deck to cut out: whether both sides of a sheet register, however it is cut."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from widgets.site.paper import cards
from widgets.site.paper.words import BIRD, KEY, RANK_NAMES, SUIT_NAMES
from widgets.templates import said

from .printed import A4, MM, every_language, folder, opened, size, text

CARD = (63, 88)


SCALE = 4
"""How many pixels a point has in a rendered sheet of the deck."""


def drawn(page: Any) -> Callable[[float, float], int]:
    """Return a function that tells how bright a point of a page is, in millimetres from its upper left corner."""
    bitmap = page.render(scale=SCALE, grayscale=True)
    ink, wide = bytes(bitmap.buffer), bitmap.stride
    return lambda x, y: ink[int(y * MM * SCALE) * wide + int(x * MM * SCALE)]


def cells() -> Iterator[tuple[tuple[int, int], tuple[float, float]]]:
    """Yield the row and the column of each place on a sheet of the deck, and its upper left corner."""
    for row, column in product(range(3), range(3)):
        yield (row, column), ((A4[0] - 3 * CARD[0]) / 2 + column * CARD[0], (A4[1] - 3 * CARD[1]) / 2 + row * CARD[1])


def frames(page: Any, is_drawn: Callable[[int], bool]) -> dict[tuple[int, int], tuple[float, ...]]:
    """Return how far a card on a sheet is drawn from its left, right, top and bottom edge, along its middle lines."""
    at = drawn(page)
    across, down = ([each / MM / SCALE for each in range(int(side * MM * SCALE))] for side in CARD)
    found: dict[tuple[int, int], tuple[float, ...]] = {}
    for spot, (left, top) in cells():
        xs = [x for x in across if is_drawn(at(left + x, top + CARD[1] / 2))]
        ys = [y for y in down if is_drawn(at(left + CARD[0] / 2, top + y))]
        if xs and ys:
            found[spot] = (min(xs), CARD[0] - max(xs), min(ys), CARD[1] - max(ys))
    return found


@every_language
def test_the_backs_of_the_deck_lie_behind_its_cards_if_the_sheet_is_turned_on_its_long_edge(
    site: Path, lang: str
) -> None:
    deck = opened(folder(site, lang) / "deck/deck.pdf")
    assert {size(page) for page in deck} == {A4}
    cards = 0
    for at in range(0, len(deck), 2):
        fronts = frames(deck[at], lambda bright: bright < 200)
        backs = frames(deck[at + 1], lambda bright: 150 < bright < 240)  # their gold
        assert all((row, 2 - column) in fronts for row, column in backs)
        for left, right, top, bottom in (*(fronts[row, 2 - column] for row, column in backs), *backs.values()):
            assert abs(left - right) < 0.5
            assert abs(top - bottom) < 0.5
            assert min(left, top) > 2.5, "a cut that is a little off goes through no drawing"
        assert len(fronts) == len(backs)
        cards += len(backs)
    assert cards == 54, "52 cards, the Rook and the card of reference"


def test_the_ground_of_each_side_goes_on_past_the_cut(site: Path) -> None:
    deck = opened(site / "deck/deck.pdf")
    for at, page in enumerate(deck):
        bright = drawn(page)
        ground = range(236, 252) if at % 2 == 0 else range(100)
        for _, (left, top) in cells():
            xs, ys = (left - 2.5, left + 1, left + CARD[0] + 2.5), (top - 2.5, top + 1, top + CARD[1] + 2.5)
            assert all(bright(x, y) in ground for x, y in product(xs, ys))


@every_language
def test_the_last_card_says_what_the_others_are_in_a_standard_deck(site: Path, lang: str) -> None:
    last = opened(folder(site, lang) / "deck/deck.pdf")[10]
    names = [*KEY, *SUIT_NAMES.values(), *RANK_NAMES.values(), BIRD]
    printed = text(last, left=A4[0] / 2 + CARD[0] / 2, top=A4[1] / 2 - CARD[1] / 2)
    assert [name for name in names if said(lang, name) not in printed] == []


def test_suit_marks_beside_their_names_have_the_colours_of_their_cards() -> None:
    deck = cards.cut("vardic")
    colours = {suit: re.findall(r'color="(#\w+)"', deck[f"mark-{suit}"]) for suit in SUIT_NAMES}
    assert colours == {suit: re.findall(r'color="(#\w+)"', deck[f"9{suit}"]) for suit in SUIT_NAMES}
    assert len({*map(tuple, colours.values())}) == 4
