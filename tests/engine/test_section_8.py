"""Section 8, rulings: those that decide who wins a showdown."""

import pytest

from rake import HouseRules, Rank, Skull, parse_cards, showdown

from .reveals import assert_beats, assert_splits, reveal, worth
from .strategies import EVERY_RANKING

TWO_PAIR = "3W.3F.2C.2W.4W"
THREE = "DW.DF.DC.AF.LW"


def test_8_1_off_three_of_a_kind_beats_two_pair() -> None:
    assert HouseRules().two_pair_beats_three is False
    assert_beats(THREE, TWO_PAIR, "category", "3.4")
    assert_beats("2W.2F.2C.4S.3W", "AW.AF.DC.DS.LW", "category", "3.4", rules="book.two_pair_beats_three-off")


def test_8_1_on_two_pair_beats_three_of_a_kind() -> None:
    assert_beats(TWO_PAIR, THREE, "category", "8.1", rules="book.two_pair_beats_three-on")


@pytest.mark.parametrize("rules", ["book.two_pair_beats_three-on", "literal"])
def test_8_1_on_moves_nothing_else(rules: str) -> None:
    ladder = ["AW.DF.LC.PS.9W", "AW.AF.DC.LS.PW", "AW.AF.AC.DS.LW", TWO_PAIR, "AW.2F.3C.4S.5W", "7F.5F.4F.3F.2F"]
    values = [worth(hand, rules) for hand in ladder]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_8_1_does_not_touch_the_ace_of_skulls() -> None:
    assert worth("AS.AW.DF.DC.2S", "book.two_pair_beats_three-on").skull is Skull.LOSES
    result = reveal("AS.AW.AF.9C.2S", "DF.DC.LF.LC.3W", rules="book.two_pair_beats_three-on")
    assert (result.winners, result.decided_by) == ((1,), "skull-wins")


@pytest.mark.parametrize("hand", ["9W.8F.7W.6F.5W", "9W.8W.7W.6W.5F", "9S.8S.7C.6S.5S", "9W.8F.7C.6S.5W"])
def test_8_2_a_run_may_repeat_suits(hand: str) -> None:
    assert worth(hand).category.name == "RUN"


@pytest.mark.parametrize(
    ("better", "worse", "ranks"),
    [
        ("DW.6F.4C.3S.2W", "DF.5F.4S.3W.2F", (Rank.SIX, Rank.FIVE)),
        ("DW.9F.8C.3S.2W", "DF.9C.7S.6W.5F", (Rank.EIGHT, Rank.SEVEN)),
        ("DW.9F.8C.4S.2W", "DF.9C.8S.3W.2F", (Rank.FOUR, Rank.THREE)),
        ("DW.9F.8C.4S.3W", "DF.9C.8S.4W.2F", (Rank.THREE, Rank.TWO)),
        ("9W.9F.LC.5S.2W", "9S.9C.LS.4W.3W", (Rank.FIVE, Rank.FOUR)),
        ("9W.9F.LC.5S.3W", "9S.9C.LS.5W.2W", (Rank.THREE, Rank.TWO)),
    ],
)
class TestKickers:
    """Two High Cards or two Pairs that 4.1 and 4.2 leave equal."""

    def test_8_3_all_compares_the_next_highest_cards(self, better: str, worse: str, ranks: tuple[Rank, Rank]) -> None:
        assert_beats(better, worse, "kicker", "8.3", *ranks)
        assert_beats(better, worse, "kicker", "8.3", *ranks, rules="book.two_pair_beats_three-on")

    def test_8_3_one_splits_at_once(self, better: str, worse: str, ranks: tuple[Rank, Rank]) -> None:
        assert_splits(better, worse, rules="book.kickers-one")
        assert ranks[0] > ranks[1]


def test_8_3_does_not_touch_two_pair_and_suits_full() -> None:
    assert_beats("TW.TF.3C.3S.5W", "TS.TC.3W.3F.4W", "kicker", "4.3", Rank.FIVE, Rank.FOUR, rules="literal")
    last = (Rank.THREE, Rank.TWO)
    assert_beats("DW.LW.9W.7W.3W", "DF.LF.9F.7F.2F", "suits-full-card", "4.6", *last, rules="book.kickers-one")


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_8_4_equal_hands_share(rules: HouseRules) -> None:
    assert_splits("AW.DF.9C.5S.2W", "AF.DC.9S.5W.2F", rules=str(rules))
    assert_splits("9W.9F.LC.5S.2W", "9S.9C.LS.5W.2F", rules=str(rules))
    assert_splits("TW.TF.3C.3S.5W", "TS.TC.3W.3F.5F", rules=str(rules))
    assert_splits("9W.8F.7C.6S.5W", "9F.8C.7S.6W.5F", rules=str(rules))


def test_8_4_winners_are_listed_from_the_dealers_left() -> None:
    hands = {
        7: "AF.DC.9S.5W.2F",
        2: "AC.DS.9W.5F.2C",
        5: "LW.LF.8C.6S.4W",
        3: "8W.8F.7S.6C.4C",
        8: "LS.LC.8S.6W.4F",
    }
    result = showdown({seat: parse_cards(hand) for seat, hand in hands.items()})
    assert result.winners == (5, 8)
    assert result.order == ((5, 8), (3,), (2, 7))
    assert list(result.values) == [2, 3, 5, 7, 8]


def test_8_4_a_split_below_the_winner_does_not_share() -> None:
    result = reveal("AW.DF.9C.5S.2W", "AF.DC.9S.5W.2F", "3W.3F.6C.7C.8W")
    assert (result.winners, result.order) == ((3,), ((3,), (1, 2)))
    assert (result.decided_by, result.rule) == ("category", "3.2")
