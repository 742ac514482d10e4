"""Section 4: two hands of one combination. None of the hands here holds the Ace of Skulls."""

from itertools import combinations

import pytest

from rake import Rank

from .reveals import assert_beats, assert_splits, worth


@pytest.mark.parametrize(
    ("better", "worse", "ranks"),
    [
        ("DW.6F.4C.3S.2W", "LW.PF.TC.9S.7W", (Rank.DUKE, Rank.LADY)),
        ("8W.5F.4C.3S.2W", "7W.6F.5C.4F.2F", (Rank.EIGHT, Rank.SEVEN)),
    ],
)
def test_4_1_high_cards_compare_their_highest_card(better: str, worse: str, ranks: tuple[Rank, ...]) -> None:
    assert_beats(better, worse, "high-card", "4.1", *ranks)
    assert_beats(better, worse, "high-card", "4.1", *ranks, rules="book.kickers-one")


def test_4_2_pairs_compare_the_pair() -> None:
    assert_beats("3W.3F.6C.5S.4W", "2W.2F.AC.DS.LW", "pair", "4.2", Rank.THREE, Rank.TWO)


@pytest.mark.parametrize("rules", ["book", "book.kickers-one"])
def test_4_2_equal_pairs_compare_the_highest_other_card(rules: str) -> None:
    assert_beats("9W.9F.LC.3S.2W", "9S.9C.PC.TS.8W", "kicker", "4.2", Rank.LADY, Rank.PRIEST, rules=rules)


def test_4_3_two_pairs_compare_the_higher_pair_first() -> None:
    assert_beats("TW.TF.2C.2S.3W", "9W.9F.8C.8S.AW", "high-pair", "4.3", Rank.TEN, Rank.NINE)


def test_4_3_then_the_lower_pair() -> None:
    assert_beats("TW.TF.3C.3S.4W", "TS.TC.2C.2S.AW", "low-pair", "4.3", Rank.THREE, Rank.TWO)


@pytest.mark.parametrize("rules", ["book", "book.kickers-one", "book.two_pair_beats_three-on"])
def test_4_3_then_the_fifth_card(rules: str) -> None:
    assert_beats("TW.TF.3C.3S.5W", "TS.TC.3W.3F.4W", "kicker", "4.3", Rank.FIVE, Rank.FOUR, rules=rules)


def test_4_4_threes_compare_the_triplet() -> None:
    assert_beats("3W.3F.3C.5S.4W", "2W.2F.2C.AW.DW", "triplet", "4.4", Rank.THREE, Rank.TWO)


def test_4_4_no_other_card_counts_beside_the_triplet() -> None:
    # Equal triplets cannot meet; that nothing more counts shows in their worth.
    assert worth("9W.9F.9C.5S.4W") == worth("9W.9F.9C.AC.DW") == worth("9S.9F.9C.3C.2W")


def test_4_5_runs_compare_the_top_card() -> None:
    assert_beats("TW.9F.8C.7S.6W", "9W.8F.7C.6S.5W", "top-card", "4.5", Rank.TEN, Rank.NINE)
    assert_splits("TW.9F.8C.7S.6W", "TF.9W.8S.7C.6C")


def test_4_5_a_run_from_the_ace_tops_out_at_five() -> None:
    assert_beats("6W.5F.4C.3S.2W", "AF.2F.3C.4W.5C", "top-card", "4.5", Rank.SIX, Rank.FIVE)
    assert_beats("AW.DF.LC.PS.TW", "DW.LF.PC.TS.9W", "top-card", "4.5", Rank.ACE, Rank.DUKE)


@pytest.mark.parametrize("index", range(5))
@pytest.mark.parametrize("rules", ["book", "book.kickers-one"])
def test_4_6_suits_full_compare_card_by_card(index: int, rules: str) -> None:
    """Two hands that first differ in this place, the rest of the weaker one as high as it can be."""
    better = [Rank.DUKE, Rank.PRIEST, Rank.NINE, Rank.SEVEN, Rank.FIVE]
    worse = [*better[:index], *(Rank(rank - 1) for rank in better[index:])]
    of_wings, of_fangs = (
        "".join(rank.letter + suit for rank in ranks) for ranks, suit in ((better, "W"), (worse, "F"))
    )
    assert_beats(of_wings, of_fangs, "suits-full-card", "4.6", better[index], worse[index], rules=rules)


@pytest.mark.parametrize(
    ("better", "worse", "ranks"),
    [
        ("AW.6W.4W.3W.2W", "DF.LF.PF.TF.8F", (Rank.ACE, Rank.DUKE)),
        ("AW.TW.4W.3W.2W", "AF.9F.8F.7F.6F", (Rank.TEN, Rank.NINE)),
        ("DW.9W.8W.3W.2W", "DF.9F.7F.6F.5F", (Rank.EIGHT, Rank.SEVEN)),
    ],
)
def test_4_6_a_higher_card_outweighs_all_lower_ones(better: str, worse: str, ranks: tuple[Rank, ...]) -> None:
    assert_beats(better, worse, "suits-full-card", "4.6", *ranks)


def test_4_7_full_packs_compare_the_triplet() -> None:
    assert_beats("3W.3F.3C.4S.4W", "2F.2C.2S.AW.AF", "triplet", "4.7", Rank.THREE, Rank.TWO)
    assert worth("9W.9F.9C.5S.5W") == worth("9W.9F.9S.AC.AW")


def test_4_8_quads_compare_the_four() -> None:
    assert_beats("3W.3F.3C.3S.4W", "2W.2F.2C.2S.AW", "quads", "4.8", Rank.THREE, Rank.TWO)


def test_4_8_the_fifth_card_never_counts() -> None:
    fifths = ["2W", "3W", "TW", "DW", "AW"]
    for one, other in combinations(fifths, 2):
        assert worth(f"9W.9F.9C.9S.{one}") == worth(f"9W.9F.9C.9S.{other}")


def test_4_9_rakes_compare_the_top_card() -> None:
    assert_beats("TW.9W.8W.7W.6W", "9F.8F.7F.6F.5F", "top-card", "4.9", Rank.TEN, Rank.NINE)
    assert_beats("6W.5W.4W.3W.2W", "AF.5F.4F.3F.2F", "top-card", "4.9", Rank.SIX, Rank.FIVE)
    assert_splits("TW.9W.8W.7W.6W", "TF.9F.8F.7F.6F", "TS.9S.8S.7S.6S", "TC.9C.8C.7C.6C")
