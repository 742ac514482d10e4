"""Questions about what a pick-up tells: who knows a card, and what a hand may be by the cards that it showed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import DECK, Card, IllegalPosition, format_cards
from rake.analysis.outs import highest, outs
from rake.questions import parse_question

KNOWN = "players=3 seat=1 pick=2 hand=9W.9F.6C.2S up=LF.4S down=1 took=1-x6C.2-TW.3-xx"
LAST = "players=3 seat=3 pick=2 hand=DW.DC.9C.5S down=1"


@pytest.mark.parametrize(("want", "who"), [(2, "all"), (3, "taker"), (1, "taker"), (0, "nobody")])
def test_6_5_all_know_an_open_card_its_taker_a_hidden_one_and_nobody_what_was_left(want: int, who: str) -> None:
    assert parse_question(f"ask=knows want={want} {KNOWN}").right == {who}


def test_6_5_of_a_seats_two_cards_it_is_the_last_that_is_asked_about() -> None:
    assert parse_question(f"ask=knows want=1 {LAST} took=1-xx.2-AW.3-DW.1-9S.2-xx").right == {"all"}


@given(st.lists(st.sampled_from(DECK), min_size=18, max_size=18, unique=True), st.integers(1, 4))
def test_the_highest_combination_is_the_highest_that_has_a_chance(cards: list[Card], held: int) -> None:
    hand, unseen = cards[:held], cards[held:]
    assert highest(hand, unseen) is max(
        category for category, chance in outs(hand, unseen).categories.items() if chance
    )


@pytest.mark.parametrize(
    ("took", "name"),
    [
        ("1-8F.2-xx.3-DW.1-8S.2-xx", "QUADS"),
        ("1-9F.2-xx.3-DW.1-9S.2-xx", "FULL_PACK"),
        ("1-8C.2-xx.3-DW.1-6C.2-xx", "RAKE"),
        ("1-8C.2-7C.3-DW.1-6C.2-xx", "QUADS"),
    ],
)
def test_6_5_a_card_that_is_seen_elsewhere_is_in_no_rivals_hand(took: str, name: str) -> None:
    assert parse_question(f"ask=holds want=1 {LAST} took={took}").right == {name}


@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=20, unique=True))
def test_no_card_that_is_seen_is_an_out(cards: list[Card]) -> None:
    text = f"ask=outs want=PAIR hand=LW.PF.6C.2S up={format_cards(set(cards) - set(_HAND))}"
    left = sum(card not in cards and any(card.rank is one.rank for one in _HAND) for card in set(DECK) - set(_HAND))
    assert parse_question(f"{text} say={left}.{left + 1}").right == {str(left)}


_HAND = [Card.parse(code) for code in ("LW", "PF", "6C", "2S")]


@pytest.mark.parametrize(
    "text",
    [
        f"ask=knows want=4 {KNOWN}",
        "ask=knows want=0 players=2 seat=1 pick=2 hand=8C.8W.6F.3S up=LF.4C took=1-x8C.2-LS",
        f"ask=holds want=2 {KNOWN}",
        f"ask=holds want=3 {LAST} took=1-9F.2-xx.3-DW.1-9S.2-AW",
        f"ask=holds want=2 {LAST} took=1-9F.2-xx.3-DW.1-9S.2-xx",
        "ask=outs want=PAIR hand=LW.PF.6C.2S up=LW say=11.12",
    ],
)
def test_a_card_or_a_hand_that_nothing_is_known_of_is_not_asked_about(text: str) -> None:
    with pytest.raises(IllegalPosition):
        parse_question(text)
