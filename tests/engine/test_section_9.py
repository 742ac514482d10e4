"""Section 9, house rules: the presets, and the draw of the Russian edition."""

import re
from dataclasses import fields

import pytest

import rake
from rake import (
    BOOK,
    CARD_ROOM,
    LITERAL,
    RUSSIAN,
    HouseRules,
    Rank,
    format_cards,
    parse_cards,
    parse_rules,
    showdown,
)  # fmt: skip
from rake.rules import SWITCHES as DECLARED
from tests.files import ROOT

from .reveals import reveal
from .strategies import SWITCHES

# Suits Full, equal card for card.
WINGS, FANGS, CROSSES = "DW.LW.9W.5W.2W", "DF.LF.9F.5F.2F", "DC.LC.9C.5C.2C"


def changes(rules: HouseRules) -> dict[str, bool | str]:
    """Return what these rules change in the book, switch by switch."""
    every = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {name: value for name, value in every.items() if value != getattr(BOOK, name)}


def test_9_6_book_is_all_defaults() -> None:
    assert HouseRules() == BOOK == parse_rules("book")
    assert {name: getattr(BOOK, name) for name in SWITCHES} == {name: values[0] for name, values in SWITCHES.items()}


@pytest.mark.parametrize(
    ("name", "preset", "changed"),
    [
        ("card-room", CARD_ROOM, {"min_raise": "last"}),
        ("russian", RUSSIAN, {"suits_full_tie": "draw"}),
        (
            "literal",
            LITERAL,
            {"two_pair_beats_three": True, "kickers": "one", "middle": "seated", "table_stakes": False},
        ),
    ],
)
def test_9_6_presets(name: str, preset: HouseRules, changed: dict[str, bool | str]) -> None:
    assert parse_rules(name) == preset
    assert str(preset) == name
    assert changes(preset) == changed


@pytest.mark.parametrize("page", ["house-rules.md", "house-rules.ru.md"])
def test_9_6_the_rulebook_lists_every_switch_with_what_each_preset_plays(page: str) -> None:
    rows = re.findall(r"(?m)^\| `(\w+)` \| \[(.+?)\] \|(.*)\|$", (ROOT / "docs" / "rules" / page).read_text("utf-8"))
    listed = [(name, rule, [re.sub(r"[`,\s]", "", cell) for cell in cells.split("|")]) for name, rule, cells in rows]
    others = [changes(house) for house in (CARD_ROOM, LITERAL, RUSSIAN)]
    assert listed == [
        (name, switch.rule, [switch.said(getattr(BOOK, name)), *(switch.said(each.get(name, "")) for each in others)])
        for name, switch in DECLARED.items()
    ]


def test_9_7_split_draws_nothing() -> None:
    result = reveal(WINGS, FANGS, stock="AC.3S")
    assert (result.winners, result.drawn, result.decided_by) == ((1, 2), {}, "split")


def test_9_7_the_highest_new_card_wins() -> None:
    result = reveal(WINGS, FANGS, rules="russian", stock="7S.8S.AC")
    assert result.order == ((2,), (1,))
    assert {seat: format_cards(cards) for seat, cards in result.drawn.items()} == {1: "7S", 2: "8S"}
    assert (result.decided_by, result.rule, result.ranks) == ("draw", "9.7", (Rank.EIGHT, Rank.SEVEN))


def test_9_7_drawing_starts_at_the_dealers_left() -> None:
    result = reveal(CROSSES, "3W.3F.3C.4S.6W", FANGS, WINGS, rules="russian", stock="7S.AC.8S")
    assert {seat: format_cards(cards) for seat, cards in result.drawn.items()} == {1: "7S", 3: "AC", 4: "8S"}
    assert result.order == ((3,), (4,), (1,), (2,))


def test_9_7_those_who_share_the_highest_card_draw_again() -> None:
    result = reveal(WINGS, FANGS, CROSSES, rules="russian", stock="8S.TF.TC.3S.4S")
    assert {seat: format_cards(cards) for seat, cards in result.drawn.items()} == {1: "8S", 2: "TF.3S", 3: "TC.4S"}
    assert result.order == ((3,), (2,), (1,))
    assert result.ranks == (Rank.FOUR, Rank.THREE)


def test_9_7_they_draw_until_one_has_the_senior_card() -> None:
    result = reveal(WINGS, FANGS, rules="russian", stock="TF.TC.8C.8F.AS.AW.6S.3S")
    assert result.winners == (1,)
    assert format_cards(result.drawn[1]) == "TF.8C.AS.6S"
    assert result.ranks == (Rank.SIX, Rank.THREE)


def test_9_7_a_drawn_ace_of_skulls_is_a_plain_ace() -> None:
    assert reveal(WINGS, FANGS, rules="russian", stock="AS.7S").winners == (1,)
    assert reveal(WINGS, FANGS, rules="russian", stock="AS.AC.7S.8S").winners == (2,)


def test_9_7_where_no_stock_is_known_the_equal_lead_together_and_are_to_draw() -> None:
    hands = {seat: parse_cards(hand) for seat, hand in enumerate(("3W.3F.3C.4S.6W", FANGS, WINGS), 1)}
    result = showdown(hands, RUSSIAN)
    assert (result.order, result.decided_by, result.rule, result.ranks) == (((2, 3), (1,)), "draw", "9.7", ())
    assert eval(repr(result), vars(rake)) == result
    assert showdown(hands, BOOK).decided_by == "split"


@pytest.mark.parametrize(
    ("stock", "winners", "drawn"),
    [
        ("-", (1, 2, 3), {}),
        ("AC", (1, 2, 3), {}),
        ("AC.7S", (1, 2, 3), {}),
        ("8S.TF.TC", (2, 3), {1: "8S", 2: "TF", 3: "TC"}),
        ("8S.TF.TC.AC", (2, 3), {1: "8S", 2: "TF", 3: "TC"}),
    ],
)
def test_9_7_too_few_cards_for_all_tied_split(stock: str, winners: tuple[int, ...], drawn: dict[int, str]) -> None:
    result = reveal(WINGS, FANGS, CROSSES, rules="russian", stock=stock)
    assert result.winners == winners
    assert {seat: format_cards(cards) for seat, cards in result.drawn.items()} == drawn
    assert (result.decided_by, result.rule) == ("split", "8.4")


@pytest.mark.parametrize(
    "hands",
    [
        pytest.param(("TW.9F.8C.7S.6W", "TF.9C.8S.7W.6F"), id="runs"),
        pytest.param(("TW.9W.8W.7W.6W", "TF.9F.8F.7F.6F"), id="rakes"),
        pytest.param(("9W.9F.LC.5S.2W", "9S.9C.LS.5W.2F"), id="pairs"),
    ],
)
def test_9_7_only_suits_full_draw(hands: tuple[str, ...]) -> None:
    result = reveal(*hands, rules="russian", stock="AC.3C")
    assert (result.winners, result.drawn) == ((1, 2), {})


def test_9_7_only_equal_suits_full_draw() -> None:
    result = reveal(WINGS, "DF.LF.9F.5F.3F", rules="russian", stock="AC.3C")
    assert (result.winners, result.drawn, result.decided_by) == ((2,), {}, "suits-full-card")


def test_9_7_equal_suits_full_that_do_not_win_draw_nothing() -> None:
    result = reveal(WINGS, FANGS, "3W.3F.3C.4S.4W", rules="russian", stock="AC.3S")
    assert (result.order, result.drawn) == (((3,), (1, 2)), {})
    result = reveal(WINGS, FANGS, "AS.TS.7S.5S.3S", rules="russian", stock="AC.8C")
    assert (result.order, result.drawn, result.decided_by) == (((3,), (1, 2)), {}, "skull-wins")
