"""Section 5: the Ace of Skulls. In every hand named here it comes first."""

import pytest

from rake import ACE_OF_SKULLS, Category, HouseRules, Skull, evaluate, made_hand, parse_cards

from .reveals import assert_beats, reveal, worth
from .strategies import EVERY_RANKING, random_hands

WINS = {
    "three aces": "AS.AW.AF.9C.2S",
    "run to the ace": "AS.DW.LF.PC.TS",
    "run from the ace": "AS.2W.3F.4S.5S",
    "skulls full": "AS.9S.7S.5S.3S",
    "full pack of aces": "AS.AW.AF.9C.9S",
    "full pack with two aces": "AS.AW.9W.9C.9S",
    "four aces": "AS.AW.AF.AC.2S",
    "rake to the ace": "AS.DS.LS.PS.TS",
    "rake from the ace": "AS.2S.3S.4S.5S",
}
LOSES = {
    "high card": "AS.DW.9F.5C.2S",
    "pair of aces": "AS.AW.9F.5C.2S",
    "pair beside": "AS.DW.DF.5C.2S",
    "two pair with aces": "AS.AW.DF.DC.2S",
    "two pair beside": "AS.LW.LF.DC.DS",
    "three beside": "AS.DW.DF.DC.2S",
    "quads beside": "AS.DW.DF.DC.DS",
}
BEST = "DC.LC.PC.TC.9C"  # a Rake
WORST = "7W.5F.4C.3S.2W"  # a High Card


@pytest.mark.parametrize("hand", WINS.values(), ids=WINS)
@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_5_1_the_winner_beats_whatever_the_others_hold(hand: str, rules: HouseRules) -> None:
    result = reveal("8C.7C.6C.5C.4C", hand, "TF.9F.8F.7F.6F", rules=str(rules))
    assert result.winners == (2,)
    assert (result.decided_by, result.rule, result.ranks) == ("skull-wins", "5.2", ())


@pytest.mark.parametrize("hand", LOSES.values(), ids=LOSES)
@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_5_1_the_loser_loses_whatever_the_others_hold(hand: str, rules: HouseRules) -> None:
    result = reveal(hand, "7W.6F.4C.3S.2W", rules=str(rules))
    assert result.order == ((2,), (1,))
    assert (result.decided_by, result.rule, result.ranks) == ("skull-loses", "5.3", ())


def test_5_1_the_loser_stands_last_of_many() -> None:
    result = reveal("AS.DW.DF.DC.DS", "9W.8F.4C.3S.2W", "9F.8C.4S.3W.2F", "TW.TF.TC.6C.6F")
    assert result.order == ((4,), (2, 3), (1,))
    assert (result.decided_by, result.rule) == ("category", "3.7")


def test_5_1_the_winner_leaves_the_others_in_their_order() -> None:
    result = reveal("9W.8F.4C.3S.2W", "AS.AW.AF.9C.2S", "TW.TF.TC.6C.6F", "9F.8C.4S.3W.2F")
    assert result.order == ((2,), (3,), (1, 4))


def test_5_1_another_ace_does_nothing() -> None:
    assert worth("AW.AF.AC.9C.2S").skull is worth("AC.DW.9F.5C.2S").skull is Skull.ABSENT
    assert_beats("AW.AF.AC.9C.2S", "DW.DF.DC.9S.2W", "triplet", "4.4", *(hand.rank for hand in parse_cards("AW.DW")))


@pytest.mark.parametrize("hand", WINS.values(), ids=WINS)
def test_5_2_it_wins_as_one_of_the_cards_that_make_a_three_or_better(hand: str) -> None:
    value = worth(hand)
    assert value.skull is Skull.WINS
    assert ACE_OF_SKULLS in value.combination
    assert value > worth(BEST)


def test_5_2_it_wins_with_six_categories() -> None:
    assert {worth(hand).category for hand in WINS.values()} == {
        Category.THREE_OF_A_KIND,
        Category.RUN,
        Category.SUITS_FULL,
        Category.FULL_PACK,
        Category.QUADS,
        Category.RAKE,
    }


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_5_2_by_name_whatever_their_order(rules: HouseRules) -> None:
    """Two Pair loses even where 8.1 puts it above the Three-of-a-kind that wins."""
    assert worth(WINS["three aces"], str(rules)).skull is Skull.WINS
    assert worth(LOSES["two pair with aces"], str(rules)).skull is Skull.LOSES
    assert worth(LOSES["two pair with aces"], str(rules)) < worth(WORST, str(rules))
    assert worth(BEST, str(rules)) < worth(WINS["three aces"], str(rules))


@pytest.mark.parametrize("hand", LOSES.values(), ids=LOSES)
def test_5_3_it_loses_in_every_other_case(hand: str) -> None:
    value = worth(hand)
    assert value.skull is Skull.LOSES
    assert value < worth(WORST)


@pytest.mark.parametrize("name", ["high card", "pair of aces", "two pair with aces"])
def test_5_3_low_combinations_lose_even_with_it_in_them(name: str) -> None:
    value = worth(LOSES[name])
    assert ACE_OF_SKULLS in value.combination
    assert value.skull is Skull.LOSES


@pytest.mark.parametrize("name", ["three beside", "quads beside"])
def test_5_3_spare_ace_of_skulls_loses(name: str) -> None:
    value = worth(LOSES[name])
    assert ACE_OF_SKULLS in value.kickers
    assert value.skull is Skull.LOSES


def test_5_4_it_always_wins_where_all_five_cards_make_the_combination() -> None:
    for hand in random_hands(60_000, seed=54):
        if ACE_OF_SKULLS in hand:
            value = evaluate(hand)
            whole = value.category in {Category.RUN, Category.SUITS_FULL, Category.FULL_PACK, Category.RAKE}
            assert (not value.kickers) is whole
            assert value.skull is Skull.WINS or not whole


@pytest.mark.parametrize(
    ("cards", "verdict"),
    [
        ("AS", Skull.LOSES),
        ("AS.AW", Skull.LOSES),
        ("AS.AW.AF", Skull.WINS),
        ("AS.DW.DF.DC", Skull.LOSES),
        ("AS.AW.AF.9C", Skull.WINS),
        ("AS.AW.DF.DC", Skull.LOSES),
        ("AS.AW.AF.AC", Skull.WINS),
        ("AW.AF.AC", Skull.ABSENT),
    ],
)
def test_5_2_and_5_3_while_the_hand_grows(cards: str, verdict: Skull) -> None:
    assert made_hand(parse_cards(cards)).skull is verdict
