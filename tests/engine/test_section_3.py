"""Section 3: the combinations, low to high. None of the hands here holds the Ace of Skulls."""

from itertools import pairwise

import pytest

from rake import Category, made_hand, parse_cards

from .reveals import assert_beats, assert_makes, worth

# The lowest and the highest hand of each category.
LADDER = {
    Category.HIGH_CARD: ("7W.5F.4C.3S.2W", "AW.DF.LC.PS.9W"),
    Category.PAIR: ("2W.2F.5C.4S.3W", "AW.AF.DC.LS.PW"),
    Category.TWO_PAIR: ("3W.3F.2C.2S.4W", "AW.AF.DC.DS.LW"),
    Category.THREE_OF_A_KIND: ("2W.2F.2C.4S.3W", "AW.AF.AC.DS.LW"),
    Category.RUN: ("AW.2F.3C.4S.5W", "TW.PF.LC.DS.AW"),
    Category.SUITS_FULL: ("7F.5F.4F.3F.2F", "AC.DC.LC.PC.9C"),
    Category.FULL_PACK: ("2W.2F.2C.3S.3W", "AW.AF.AC.DS.DW"),
    Category.QUADS: ("2S.2W.2F.2C.3S", "DS.DW.DF.DC.AW"),
    Category.RAKE: ("AF.2F.3F.4F.5F", "TC.PC.LC.DC.AC"),
}


def assert_stands_above(category: Category) -> None:
    """Assert that the lowest hand of this category beats the highest of the one below."""
    lowest, highest = LADDER[category][0], LADDER[Category(category - 1)][1]
    assert worth(highest) < worth(lowest)
    assert (worth(lowest).category, worth(highest).category) == (category, category - 1)


def test_3_1_high_card() -> None:
    assert_makes("9W.AF.DC.2S.5W", Category.HIGH_CARD, "AF", "DC.9W.5W.2S")
    assert_makes("7W.5F.4C.3S.2W", Category.HIGH_CARD, "7W", "5F.4C.3S.2W")
    assert_makes("8C.5C.4C.3C.2W", Category.HIGH_CARD, "8C", "5C.4C.3C.2W")
    for hand in LADDER[Category.HIGH_CARD]:
        assert worth(hand).category is Category.HIGH_CARD


def test_3_2_pair() -> None:
    assert_makes("9W.2F.DC.9S.5W", Category.PAIR, "9S.9W", "DC.5W.2F")
    assert_stands_above(Category.PAIR)
    assert_beats("2W.2F.5C.4S.3W", "AW.DF.LC.PS.9W", "category", "3.2")


def test_3_3_two_pair() -> None:
    assert_makes("9W.2F.DC.9S.2W", Category.TWO_PAIR, "9S.9W.2W.2F", "DC")
    assert_stands_above(Category.TWO_PAIR)
    assert_beats("3W.3F.2C.2S.4W", "AW.AF.DC.LS.PW", "category", "3.3")


def test_3_4_three_of_a_kind() -> None:
    assert_makes("9W.DF.9C.2S.9S", Category.THREE_OF_A_KIND, "9S.9W.9C", "DF.2S")
    assert_stands_above(Category.THREE_OF_A_KIND)
    assert_beats("2W.2F.2C.4S.3W", "AW.AF.DC.DS.LW", "category", "3.4")


def test_3_5_run() -> None:
    assert_makes("8F.5W.7W.6C.9W", Category.RUN, "9W.8F.7W.6C.5W")
    assert_stands_above(Category.RUN)
    assert_beats("AW.2F.3C.4S.5W", "DW.DF.DC.AF.LW", "category", "3.5")


@pytest.mark.parametrize("top", range(5, 15))
def test_3_5_ten_runs(top: int) -> None:
    letters = "A23456789TPLDA"[top - 5 : top]
    assert worth(f"{letters[0]}W" + "".join(f"{letter}F" for letter in letters[1:])).category is Category.RUN


@pytest.mark.parametrize("hand", ["DW.AF.2C.3W.4F", "LW.DF.AC.2W.3F", "PW.LF.DC.AW.2F", "TW.9F.8C.7W.5F"])
def test_3_5_a_run_does_not_wrap_round(hand: str) -> None:
    assert worth(hand).category is Category.HIGH_CARD


@pytest.mark.parametrize("hand", ["DW.AW.2W.3W.4W", "LW.DW.AW.2W.3W", "PW.LW.DW.AW.2W"])
def test_3_5_no_rake_wraps_round(hand: str) -> None:
    assert worth(hand).category is Category.SUITS_FULL


def test_3_6_suits_full() -> None:
    assert_makes("9W.2W.DW.5W.7W", Category.SUITS_FULL, "DW.9W.7W.5W.2W")
    assert_makes("9S.2S.DS.5S.7S", Category.SUITS_FULL, "DS.9S.7S.5S.2S")
    assert_stands_above(Category.SUITS_FULL)
    assert_beats("7F.5F.4F.3F.2F", "TW.PF.LC.DS.AW", "category", "3.6")
    assert worth("9W.2W.DW.5W.7F").category is Category.HIGH_CARD


def test_3_7_full_pack() -> None:
    assert_makes("9W.2F.9C.9S.2W", Category.FULL_PACK, "9S.9W.9C.2W.2F")
    assert_makes("2C.9F.2S.9C.2W", Category.FULL_PACK, "2S.2W.2C.9F.9C")
    assert_stands_above(Category.FULL_PACK)
    assert_beats("2W.2F.2C.3S.3W", "AC.DC.LC.PC.9C", "category", "3.7")


def test_3_8_quads() -> None:
    assert_makes("LW.LS.7C.LF.LC", Category.QUADS, "LS.LW.LF.LC", "7C")
    assert_makes("LW.LS.AC.LF.LC", Category.QUADS, "LS.LW.LF.LC", "AC")
    assert_stands_above(Category.QUADS)
    assert_beats("2S.2W.2F.2C.3S", "AW.AF.AC.DS.DW", "category", "3.8")


def test_3_9_rake() -> None:
    assert_makes("8F.5F.7F.6F.9F", Category.RAKE, "9F.8F.7F.6F.5F")
    assert_stands_above(Category.RAKE)
    assert_beats("AF.2F.3F.4F.5F", "DS.DW.DF.DC.AW", "category", "3.9")


@pytest.mark.parametrize("top", range(5, 15))
def test_3_9_ten_rakes_of_a_suit(top: int) -> None:
    letters = "A23456789TPLDA"[top - 5 : top]
    assert worth("".join(f"{letter}C" for letter in letters)).category is Category.RAKE


@pytest.mark.parametrize(("low", "high"), list(pairwise(Category)))
def test_section_3_runs_from_low_to_high(low: Category, high: Category) -> None:
    assert {worth(hand).category for hand in LADDER[low]} == {low}
    assert max(worth(hand) for hand in LADDER[low]) < min(worth(hand) for hand in LADDER[high])


@pytest.mark.parametrize(
    ("cards", "category", "combination"),
    [
        ("9C", Category.HIGH_CARD, "9C"),
        ("9C.DW", Category.HIGH_CARD, "DW"),
        ("9C.9W", Category.PAIR, "9W.9C"),
        ("9C.DW.9W", Category.PAIR, "9W.9C"),
        ("9C.9F.9W", Category.THREE_OF_A_KIND, "9W.9F.9C"),
        ("9C.DF.9W.DW", Category.TWO_PAIR, "DW.DF.9W.9C"),
        ("9C.9F.9W.DW", Category.THREE_OF_A_KIND, "9W.9F.9C"),
        ("9C.9F.9W.9S", Category.QUADS, "9S.9W.9F.9C"),
        ("5C.6C.7C.8C", Category.HIGH_CARD, "8C"),
    ],
)
def test_growing_hands_make_what_equal_ranks_make(cards: str, category: Category, combination: str) -> None:
    hand = made_hand(parse_cards(cards))
    assert (hand.category, hand.combination) == (category, parse_cards(combination))
    assert set(hand.combination + hand.kickers) == set(parse_cards(cards))
