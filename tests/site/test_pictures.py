"""The pictures in the rulebook: drawn by the engine in both languages; what can't be drawn is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from rake import Category
from widgets.site.pages import fences, pictures
from widgets.site.pages.pictures import cards, seats
from widgets.templates import LANGUAGES

DRAWN = {
    "ladder": {"ladder": "ladder"},
    "skulls": {"skulls": "skulls"},
    "timeline": {"timeline": "timeline"},
    "table": {"table": "Ann.Ben.Cat.Dan", "folds": "Dan"},
    "middle": {"middle": "9C.3W.LW", "down": "3", "taken": "9C.x1.LW"},
}


@pytest.fixture(autouse=True)
def _page() -> Iterator[None]:
    yield
    fences.begin(fences.Page())


def drawn(options: dict[str, str], lang: str = "en") -> str:
    fences.begin(fences.Page(lang))
    return pictures.render("A caption.", "picture", "picture", options, Markdown())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_has_its_caption_and_says_what_it_shows(name: str, lang: str) -> None:
    html = drawn(DRAWN[name], lang)
    assert "<figcaption>A caption.</figcaption>" in html
    assert re.search(r'role="img" aria-label="[^"]{20,}"' if "<svg" in html else "rake-said", html)


def test_every_picture_is_tried() -> None:
    assert {*DRAWN} == {*pictures.pictures()}


def test_section_3_the_ladder_goes_from_the_lowest_combination_to_the_highest() -> None:
    assert [hand.reading.category for hand in cards.ladder()] == [category.name for category in Category]


def test_5_1_one_hand_wins_by_the_ace_of_skulls_and_one_loses() -> None:
    assert [hand.reading.skull for hand in cards.skulls()] == ["wins", "loses"]


@given(players=st.integers(2, 8), data=st.data())
def test_8_15_the_order_is_that_of_the_seats_without_those_who_folded(players: int, data: st.DataObject) -> None:
    people = [chr(ord("A") + seat) for seat in range(players)]
    folds = data.draw(st.sets(st.sampled_from(people), max_size=players - 2))
    shown = seats.table(".".join(people), ".".join(folds))
    order = [seat.name for seat in sorted(shown, key=lambda seat: seat.turn) if seat.turn]
    assert order == [person for person in people if person not in folds]
    assert [seat.name for seat in shown if seat.dealer] == [people[-1]]


def test_section_6_the_stations_of_a_round_and_the_cards_in_hand() -> None:
    assert [(each.code, each.cards) for each in seats.timeline()] == [
        ("ante", 0),
        ("deal", 3),
        ("bet", 0),
        ("middle", 0),
        ("pick", 4),
        ("bet", 0),
        ("pick", 5),
        ("bet", 0),
        ("reveal", 0),
    ]


def test_8_11_a_card_that_was_taken_leaves_its_place_empty() -> None:
    up, down = cards.middle("9C.3W.LW", "3", "9C.x1")
    assert [slot.here for slot in (*up, *down)] == [False, True, True, False, True, True]
    assert [slot.number for slot in down] == [1, 2, 3]


@pytest.mark.parametrize(
    "options",
    [
        {"table": "Ann.Ben", "folds": "Cat"},
        {"table": "Ann"},
        {"middle": "9C.3W"},
        {"middle": "9C.ZZ", "down": "2"},
        {"middle": "9C.3W", "down": "2", "taken": "LW"},
    ],
)
def test_what_cannot_be_drawn_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(SuperFencesException, match="picture"):
        drawn(options)


@pytest.mark.parametrize(
    "inputs", [{"ladder": "ladder", "folds": "Ann"}, {"folds": "Ann"}, {"ladder": "", "skulls": ""}]
)
def test_a_fence_names_one_picture_and_its_own_options(inputs: dict[str, str]) -> None:
    assert not pictures.validate("picture", inputs, {}, {}, Markdown())


@pytest.mark.parametrize("lang", ["", ".ru"])
def test_rules_at_a_glance_has_the_steps_and_the_ace_of_skulls_beside_the_ladder(lang: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "rules" / f"index{lang}.md").read_text("utf-8")
    glance = text.partition("rake-glance")[2].partition("{#about}")[0]
    assert re.findall(r"^1\.|(?<=```picture )\w+", glance, re.MULTILINE) == ["1.", "skulls", "ladder"]
