"""The deck: one sprite with every card, small, strict and legible."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from rake import DECK, Rank
from widgets.site import art, assets

SVG = "{http://www.w3.org/2000/svg}"
CODES = [str(card) for card in DECK]
MARKS = [f"suit-{suit}" for suit in "SWFC"]
PUBLIC = {*CODES, *MARKS, *(f"std-{name}" for name in CODES + MARKS), "back"}


@pytest.fixture(scope="module")
def sprite() -> str:
    return art.sprite(assets.ICONS, assets.FONT / "eb-garamond-latin-wght-normal.woff2")


@pytest.fixture(scope="module")
def elements(sprite: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(sprite).iter())


def test_it_holds_both_decks_the_back_and_the_suit_marks(elements: list[ElementTree.Element]) -> None:
    ids = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {name for name in ids if not name.startswith("_")} == PUBLIC


def test_every_shape_is_used_and_every_use_has_its_shape(elements: list[ElementTree.Element]) -> None:
    ids = {element.attrib["id"] for element in elements if "id" in element.attrib}
    used = {element.attrib["href"].removeprefix("#") for element in elements if element.tag == f"{SVG}use"}
    assert used <= ids
    assert {name for name in ids if name.startswith("_")} <= used


def test_it_holds_shapes_only_and_nothing_that_a_strict_policy_refuses(
    sprite: str, elements: list[ElementTree.Element]
) -> None:
    shapes = {"svg", "defs", "symbol", "g", "use", "path", "rect", "circle"}
    assert {element.tag.removeprefix(SVG) for element in elements} <= shapes
    attributes = {name for element in elements for name in element.attrib}
    assert [name for name in attributes if name in ("style", "class") or name.startswith("on")] == []
    assert "url(" not in sprite
    assert sprite.replace("http://www.w3.org/2000/svg", "").count("http") == 0


def test_cards_have_one_size_and_marks_take_the_colour_of_the_text(elements: list[ElementTree.Element]) -> None:
    for element in elements:
        name = element.attrib.get("id", "_")
        if name in PUBLIC:
            assert element.attrib["viewBox"] == ("0 0 512 512" if "suit-" in name else "0 0 180 252")
    marks = [element for element in elements if "suit-" in element.attrib.get("id", "")]
    fills = {part.attrib["fill"] for mark in marks for part in mark.iter() if "fill" in part.attrib}
    assert fills <= {"currentColor", "none"}


def test_it_is_small_and_always_the_same(sprite: str) -> None:
    assert len(sprite.encode()) <= 60_000
    assert len(gzip.compress(sprite.encode(), 9)) <= 16_384
    assert art.sprite(assets.ICONS, assets.FONT / "eb-garamond-latin-wght-normal.woff2") == sprite


def test_every_card_differs_from_every_other(elements: list[ElementTree.Element]) -> None:
    drawn = {
        element.attrib["id"]: re.sub(r' id="[^"]*"', "", ElementTree.tostring(element, "unicode"), count=1)
        for element in elements
        if element.attrib.get("id", "_") in PUBLIC
    }
    assert len(set(drawn.values())) == len(PUBLIC)
    assert len(Rank) * 4 * 2 + 9 == len(PUBLIC)


@pytest.mark.parametrize("prefix", ["", "std-"])
def test_number_cards_draw_as_many_pips_as_their_rank(elements: list[ElementTree.Element], prefix: str) -> None:
    shapes = {element.attrib["id"]: element for element in elements if "id" in element.attrib}

    def marks(element: ElementTree.Element, suit: str) -> int:
        if element.attrib.get("href") == f"#{prefix}suit-{suit}":
            return 1
        used = [shapes[element.attrib["href"].removeprefix("#")]] if element.tag == f"{SVG}use" else list(element)
        return sum(marks(part, suit) for part in used)

    for card in DECK:
        if card.rank <= Rank.TEN:
            drawn = marks(shapes[f"{prefix}{card}"], card.suit.value)
            assert drawn == card.rank + 2, f"{card}: its pips, and the mark under each of two indices"
