"""Pictures of positions: every card from its own place in the deck's sheet, in the size that previews want."""

from __future__ import annotations

import re
import struct
from dataclasses import replace

import pytest

from rake import DECK
from rake.kit.cards import UNSEEN
from widgets.games.rake.picture import CARD, cell, draw
from widgets.host import position
from widgets.kit.position import Row, SharedPosition
from widgets.site.look import drawings, picture

SPOT = "rake=1 players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx"
FULL = (
    "rake=1 players=8 seat=5 pick=1 hand=AS.AW.9F up=DS.2W.7C.LF.LC.4W down=7 took=1-TW.2-xx.4-3S out=3 "
    "rules=book.middle-seated"
)
CELL = re.compile(r'<g id="(\w{2,3}|back|rook)" transform="translate\((\d+) (\d+)\)"')
NUMBERED = [f"{number}{colour}" for number in range(1, 15) for colour in "RGYB"]


def size(png: bytes) -> tuple[int, int]:
    """Return a PNG's width and height in pixels."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def preview(spot: str, title: str, lang: str) -> bytes:
    return picture.png(picture.preview(replace(position("pickup", spot, lang), title=title), "Rake", "", 40))


@pytest.mark.parametrize(
    ("deck", "codes", "columns"),
    [
        ("vardic.svg", [*map(str, DECK), UNSEEN], 13),
        ("standard.svg", [*map(str, DECK), UNSEEN, "RO"], 13),
        ("rook.svg", [*NUMBERED, UNSEEN, "RO"], 14),
    ],
)
def test_each_card_is_taken_from_where_it_lies_in_the_sheet(deck: str, codes: list[str], columns: int) -> None:
    _, sheet = drawings.decks()[deck]
    lies = {name: (int(x), int(y)) for name, x, y in CELL.findall(sheet) if name != "ace"}
    assert {name: (x, y) for name, x, y in map(cell, codes)} == lies
    width, height = map(int, re.findall(r'viewBox="0 0 (\d+) (\d+)"', sheet)[0])
    assert (width / columns, height / 5) == CARD


@pytest.mark.parametrize(("spot", "lang"), [(SPOT, "en"), (FULL, "ru")])
def test_a_spots_card_has_the_size_of_a_preview_and_shows_what_the_spot_holds(spot: str, lang: str) -> None:
    drawn = preview(spot, "Which one?", lang)
    assert size(drawn) == (1200, 630)
    assert len(drawn) > 20_000, "an empty one has a tenth of that"
    other = spot.replace("7W", "6W").replace("7C", "6C")
    assert drawn != preview(other, "Which one?", lang), "another card, another picture"
    assert drawn != preview(spot, "Which other?", lang), "the title can be read"


def test_a_picture_grows_where_its_cards_would_be_too_small_to_read() -> None:
    hands = SharedPosition("Who wins?", tuple(Row(f"Hand {number}", ("AS",) * 5) for number in range(8)))
    heights = [int(re.findall(r'height="(\d+)"', draw(hands, "", least))[0]) for least in (40, 84)]
    assert heights[0] == 630 < heights[1]


def test_what_is_written_in_a_picture_is_escaped() -> None:
    drawn = draw(SharedPosition('<script>"&', (Row("<b>", ("AS",), "&"),), ("<i>",)), "<u>")
    assert not re.search(r"<(script|b|i|u)>", drawn)
    assert "&lt;script&gt;" in drawn
