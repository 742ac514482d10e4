"""The decks: a sheet each with every card in its place, small, strict and legible."""

from __future__ import annotations

import gzip
import re
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from rake import DECK, Rank
from widgets.site.look import art, drawings, fonts
from widgets.site.serve import assets

SVG = "{http://www.w3.org/2000/svg}"
CODES = {str(card) for card in DECK}
MARKS = {f"mark-{suit}" for suit in art.SUITS}
FONT = fonts.source("latin")


@pytest.fixture(scope="module")
def sheets() -> dict[str, str]:
    return art.sheets(drawings.ICONS, FONT)


@pytest.fixture(scope="module", params=["vardic", "standard", "rook"])
def deck(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def sheet(sheets: dict[str, str], deck: str) -> str:
    return sheets[deck]


@pytest.fixture(scope="module")
def elements(sheet: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(sheet).iter())


@pytest.fixture(scope="module")
def cells(elements: list[ElementTree.Element]) -> dict[str, ElementTree.Element]:
    """Return what readers see, by name: every other id begins with an underscore."""
    return {name: element for element in elements if not (name := element.attrib.get("id", "_")).startswith("_")}


def offsets(cell: ElementTree.Element) -> tuple[Fraction, Fraction]:
    """Return in which column a cell is, and how far from the sheet's upper edge, of the way to its last row."""
    found = re.fullmatch(r"translate\((\d+) (\d+)\)", cell.attrib["transform"])
    assert found
    return Fraction(int(found[1]), 180), Fraction(int(found[2]), 4 * 252)


EXTRAS = {
    "vardic": CODES | MARKS | {"back", "ace"},
    "standard": CODES | MARKS | {"back", "ace", "rook"},
    "rook": {f"{number}{colour}" for number in range(1, 15) for colour in "RGYB"} | {"back", "rook"},
}
"""What each sheet holds."""


def test_a_sheet_holds_every_card_the_back_a_plain_ace_and_the_suit_marks(
    deck: str, elements: list[ElementTree.Element], cells: dict[str, ElementTree.Element]
) -> None:
    ids = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert set(cells) == EXTRAS[deck]
    columns = 14 if deck == "rook" else 13
    assert elements[0].attrib["viewBox"] == f"0 0 {columns * 180} {5 * 252}"
    assert elements[0].attrib["preserveAspectRatio"] == "none"
    assert len({offsets(cell) for cell in cells.values()}) == len(cells)


def styled(selector: str, declaration: str) -> Fraction:
    """Return the number, or the part of the whole, that a rule of the style sheet gives for `@` in a declaration."""
    style = "".join(drawings.sheets()[name] for name in ("widgets.css", "zones.css"))
    number = r"(?:(\d+)%|calc\(100% \* (\d+) / 12\)|(\d+))"
    rule = rf"{re.escape(selector)}[^{{}};]* {{\n  {declaration};"
    found = re.search(rule.replace("@", number), style)
    assert found, selector
    return Fraction(int(found[1] or 0), 100) + Fraction(int(found[2] or 0), 12) + int(found[3] or 0)


def test_the_style_sheet_looks_for_each_card_where_it_is(deck: str, cells: dict[str, ElementTree.Element]) -> None:
    last = 13 if deck == "rook" else 12
    for code in EXTRAS[deck] - MARKS - {"back", "ace", "rook"}:
        x = styled(f'[data-card^="{code[:-1]}"]', "--rake-column: @")
        y = styled(f'[data-card$="{code[-1]}"]', "background-position-y: @")
        assert offsets(cells[code]) == (x, y)
        french = {"P": "J", "L": "Q", "D": "K"}.get(code[0]), {"W": "H", "F": "D"}.get(code[-1])
        assert not french[0] or x == styled(f'[data-card^="{french[0]}"]', "--rake-column: @")
        assert not french[1] or y == styled(f'[data-card$="{french[1]}"]', "background-position-y: @")
    selector = '[data-card$="B"])' if deck == "rook" else "\n.rake-face"
    assert styled(selector, r"(?:--rake-column: 0;\n  )?--rake-last: @") == last
    single = {"ace": '.rake-french [data-card="AS"]', "rook": '\n[data-card="RO"]'}
    for name in {*single} & {*cells}:
        x = styled(single[name], "background-position: @ 100%")
        assert offsets(cells[name]) == (12 * x, Fraction(1)), "Rook's own sheet is read for its numbers only"
    for suit in art.SUITS if deck != "rook" else ():
        # WebKit knows no mask-position-x.
        x = styled(f".rake-suit-{suit} .rake-mark", "mask-position: @ 100%")
        assert offsets(cells[f"mark-{suit}"]) == (12 * x, Fraction(1))


def test_every_shape_is_used_and_every_use_has_its_shape(elements: list[ElementTree.Element]) -> None:
    ids = {element.attrib["id"] for element in elements if "id" in element.attrib}
    used = {element.attrib["href"].removeprefix("#") for element in elements if element.tag == f"{SVG}use"}
    assert used <= ids
    assert {name for name in ids if name.startswith("_")} <= used


def test_it_holds_shapes_only_and_nothing_that_a_strict_policy_refuses(
    sheet: str, elements: list[ElementTree.Element]
) -> None:
    shapes = {"svg", "defs", "g", "use", "path", "rect", "circle"}
    assert {element.tag.removeprefix(SVG) for element in elements} <= shapes
    attributes = {name for element in elements for name in element.attrib}
    assert [name for name in attributes if name in ("style", "class") or name.startswith("on")] == []
    assert "url(" not in sheet
    assert sheet.replace("http://www.w3.org/2000/svg", "").count("http") == 0


def test_a_sheet_is_small_and_always_the_same(sheets: dict[str, str]) -> None:
    for sheet in sheets.values():
        assert len(gzip.compress(sheet.encode(), 9)) <= 12_000
    assert art.sheets(drawings.ICONS, FONT) == sheets


def test_a_changed_sheet_has_another_address() -> None:
    files = assets.collect("search.js", fast=False)
    sheets = {assets.unhashed(uri): path.read_text("utf-8") for uri, path in files.items() if uri.endswith(".css")}
    style = sheets["widgets.css"] + sheets["zones.css"]
    shown = set(re.findall(r"url\(([^)]+)\)", style))
    assert {name.partition(".")[0] for name in shown} == {"vardic", "standard", "rook", "back"}
    assert all(re.fullmatch(r"\w+\.[0-9a-f]{8}\.svg", name) and f"assets/rake/{name}" in files for name in shown)


def test_every_card_differs_from_every_other(cells: dict[str, ElementTree.Element]) -> None:
    drawn = {name: [ElementTree.tostring(part) for part in cell] for name, cell in cells.items()}
    colours = {name: cell.attrib.get("color") for name, cell in cells.items()}
    assert len({(colours[name], *parts) for name, parts in drawn.items()}) == len(cells)


@pytest.mark.parametrize("deck", ["vardic", "standard"], indirect=True)
def test_number_cards_draw_as_many_pips_as_their_rank(
    elements: list[ElementTree.Element], cells: dict[str, ElementTree.Element]
) -> None:
    shapes = {element.attrib["id"]: element for element in elements if "id" in element.attrib}

    def marks(element: ElementTree.Element, suit: str) -> int:
        if element.attrib.get("href") == f"#_{suit}":
            return 1
        used = [shapes[element.attrib["href"].removeprefix("#")]] if element.tag == f"{SVG}use" else list(element)
        return sum(marks(part, suit) for part in used)

    for card in DECK:
        if card.rank <= Rank.TEN:
            drawn = marks(cells[str(card)], card.suit.value)
            assert drawn == card.rank + 2, f"{card}: its pips, and the mark under each of two indices"


@pytest.mark.parametrize("name", drawings.sheets())
def test_no_style_asks_what_the_whole_page_holds(name: str) -> None:
    """The theme adds a tooltip to the body for each link that has one; each would style all of the page again."""
    assert re.findall(r"(?:^|[\s,])(?:html|body|:root):has\(.*", drawings.sheets()[name], re.MULTILINE) == []
