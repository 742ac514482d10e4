"""Decks that are defined here by a value alone: French ones of 52 and 36 cards, and one of colours and numbers."""

from __future__ import annotations

import random
from operator import add

import pytest

from rake.kit.cards import CardRefusal, Deck
from rake.kit.errors import IllegalPosition, InvalidNotation, Violation

SUITS = {"C": "C", "D": "D", "H": "H", "S": "S", "♣": "C", "♦": "D", "♥": "H", "♠": "S"}
RANKS = {rank: rank for rank in "23456789TJQKA"}

# The cards of these decks are their own notation.
FRENCH = Deck(RANKS | {"10": "T"}, SUITS, add)
SHORT = Deck({rank: rank for rank in "6789TJQKA"} | {"10": "T"}, SUITS, add)
ROOK = Deck(
    {str(number): str(number) for number in range(1, 15)},
    {"R": "R", "Y": "Y", "G": "G", "B": "B"},
    add,
    others={"ROOK": "Rook"},
)


@pytest.mark.parametrize(("deck", "count", "first", "last"), [(FRENCH, 52, "2C", "AS"), (SHORT, 36, "6C", "AS")])
def test_a_deck_holds_a_card_of_each_rank_and_suit_low_to_high(
    deck: Deck[str], count: int, first: str, last: str
) -> None:
    assert (len(deck.cards), deck.cards[0], deck.cards[-1]) == (count, first, last)
    assert len(set(deck.cards)) == count
    assert deck.descending(deck.cards) == deck.cards[::-1]


@pytest.mark.parametrize("deck", [FRENCH, SHORT, ROOK])
def test_every_deck_reads_what_it_writes(deck: Deck[str]) -> None:
    assert tuple(map(deck.parse, deck.cards)) == deck.cards
    shuffled = deck.shuffled(random.Random(7))
    assert sorted(shuffled) == sorted(deck.cards)
    assert deck.parse_cards(deck.format_cards(shuffled)) == deck.parse_cards("".join(shuffled)) == shuffled


def test_other_spellings_are_read_and_never_written() -> None:
    assert FRENCH.parse_cards("10♠ th, q♥\ufe0f") == ("TS", "TH", "QH")
    assert FRENCH.parse_cards(" - ") == ()
    assert FRENCH.format_cards(()) == "-"


def test_cards_of_another_deck_are_refused_at_their_place() -> None:
    assert FRENCH.parse("2C") == "2C"
    with pytest.raises(InvalidNotation) as error:
        SHORT.parse_cards("6C.7D 2C")
    assert (error.value.expected, error.value.found, error.value.at) == ("card", "2C", 6)
    for text in ("2C", "", ".", "6C7D"):
        with pytest.raises(InvalidNotation):
            SHORT.parse(text)


def test_a_card_stands_once() -> None:
    with pytest.raises(IllegalPosition) as error:
        SHORT.parse_cards("6C.10D.TD")
    assert error.value.violation == Violation(CardRefusal.TWICE, ("TD",))
    with pytest.raises(IllegalPosition):
        SHORT.parse_seen("xx.6C.xx.6c")


def test_a_card_that_is_not_seen_has_a_place_of_its_own() -> None:
    assert SHORT.parse_seen("6C.XX.7D") == ("6C", None, "7D")
    assert SHORT.format_cards(("6C", None)) == "6C.xx"
    assert SHORT.parse_seen("-") == ()


def test_a_deck_of_colours_and_numbers_has_a_card_with_neither() -> None:
    assert (len(ROOK.cards), ROOK.cards[-1]) == (57, "Rook")
    assert ROOK.parse_cards("14R1Grook 2b") == ("14R", "1G", "Rook", "2B")
    assert ROOK.descending(("9Y", "Rook", "10R", "9B")) == ("Rook", "10R", "9B", "9Y")
    with pytest.raises(InvalidNotation) as error:
        ROOK.parse_cards("1R.15R")
    assert (error.value.found, error.value.at) == ("15R", 3)
