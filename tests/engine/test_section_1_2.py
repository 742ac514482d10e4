"""Section 1, the game, and section 2, the deck."""

from itertools import pairwise
from typing import Any

import pytest

from rake import (
    DECK,
    Card,
    Category,
    IllegalPosition,
    Rank,
    Suit,
    Violation,
    evaluate,
    made_hand,
    parse_cards,
    rule_of,
    showdown,
)
from rake.hands import HandRefusal
from rake.kit.chairs import SeatRefusal

from .reveals import assert_beats, assert_makes, assert_splits, reveal, worth
from .strategies import random_hands


@pytest.mark.parametrize("count", [0, 1, 4, 6, 52])
def test_1_1_a_hand_is_exactly_five_cards(count: int) -> None:
    with pytest.raises(IllegalPosition) as refused:
        evaluate(DECK[:count])
    assert refused.value.violation == Violation(HandRefusal.SIZE, (count, 5, 5))


@pytest.mark.parametrize("count", [0, 5, 6])
def test_1_1_a_growing_hand_is_one_to_four_cards(count: int) -> None:
    with pytest.raises(IllegalPosition) as refused:
        made_hand(DECK[:count])
    assert refused.value.violation == Violation(HandRefusal.SIZE, (count, 1, 4))


def test_1_1_every_hand_at_the_reveal_is_five_cards() -> None:
    with pytest.raises(IllegalPosition) as refused:
        reveal("AW.DW.9F.5C.2S", "AF.DF.9C.5S")
    assert refused.value.violation == Violation(HandRefusal.SIZE, (4, 5, 5))


def test_1_1_the_best_hand_wins() -> None:
    result = reveal("AW.DW.9F.5C.2S", "6W.6F.6C.3W.2W", "DF.DC.9W.9C.2F")
    assert (result.winners, result.order) == ((2,), ((2,), (3,), (1,)))


@pytest.mark.parametrize("players", range(2, 9))
def test_1_2_two_to_eight_play(players: int) -> None:
    result = showdown({seat: DECK[5 * seat - 5 : 5 * seat] for seat in range(1, players + 1)})
    assert sorted(seat for level in result.order for seat in level) == list(range(1, players + 1))
    assert list(result.values) == list(range(1, players + 1))


@pytest.mark.parametrize("players", [0, 1, 9, 10])
def test_1_2_no_other_number_plays(players: int) -> None:
    with pytest.raises(IllegalPosition) as refused:
        showdown({seat: DECK[5 * seat - 5 : 5 * seat] for seat in range(1, players + 1)})
    assert refused.value.violation == Violation(SeatRefusal.PLAYERS, (players, 2, 8))


def test_2_1_the_deck_has_52_cards_in_four_suits() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert {suit.name for suit in Suit} == {"SKULLS", "WINGS", "FANGS", "CROSSES"}
    assert set(DECK) == {Card(rank, suit) for rank in Rank for suit in Suit}
    assert [card.index for card in DECK] == list(range(52))


def test_2_1_a_card_stands_once() -> None:
    for refuse in (
        lambda: worth("AS.AW.AF.9C.AS"),
        lambda: reveal("AW.DW.9F.5C.2S", "AF.DF.9C.5S.2S"),
        lambda: reveal("AW.LW.9W.5W.2W", "AF.LF.9F.5F.2F", rules="russian", stock="7S.2W"),
        lambda: reveal("AW.LW.9W.5W.2W", "AF.LF.9F.5F.2F", rules="russian", stock="7S.7S"),
    ):
        with pytest.raises(IllegalPosition) as refused:
            refuse()
        assert (refused.value.violation.code.value, rule_of(refused.value.violation)) == ("card-twice", "2.1")


def test_2_1_no_suit_outranks_another() -> None:
    assert_splits("AW.DF.9C.5S.2W", "AF.DC.9S.5W.2F", "AC.DS.9W.5F.2C")
    assert_splits("DW.LW.9W.5W.2W", "DF.LF.9F.5F.2F", "DS.LS.9S.5S.2S", "DC.LC.9C.5C.2C")
    skulls: Any = Suit.SKULLS
    with pytest.raises(TypeError):
        assert skulls < Suit.CROSSES


def test_2_1_suits_may_change_places_as_long_as_the_ace_of_skulls_stays_out() -> None:
    turned = {Suit.WINGS: Suit.FANGS, Suit.FANGS: Suit.CROSSES, Suit.CROSSES: Suit.WINGS, Suit.SKULLS: Suit.SKULLS}
    for hand in random_hands(500, seed=21):
        value, again = evaluate(hand), evaluate(Card(card.rank, turned[card.suit]) for card in hand)
        assert (value, value.category, value.skull) == (again, again.category, again.skull)


def test_2_2_ranks_low_to_high() -> None:
    ranks = "23456789TPLDA"
    assert "".join(rank.letter for rank in sorted(Rank)) == ranks
    for low, high in pairwise(ranks):
        rest = " ".join(f"{rank}C" for rank in ranks if rank not in (low, high))[:8]
        better, worse = worth(f"{high}W {high}F {rest}"), worth(f"{low}W {low}F {rest}")
        assert worse < better


def test_2_3_the_ace_is_the_highest_card() -> None:
    assert_beats("AW.7F.5C.4S.2W", "DW.LF.PC.9S.8W", "high-card", "4.1", Rank.ACE, Rank.DUKE)
    assert_beats("AW.AF.5C.4S.2W", "DW.DF.PC.9S.8W", "pair", "4.2", Rank.ACE, Rank.DUKE)
    assert_makes("AW.DF.LC.PS.TW", Category.RUN, "AW.DF.LC.PS.TW")


def test_2_3_the_ace_may_count_as_one_in_a_run_or_a_rake() -> None:
    assert_makes("AW.2F.3C.4S.5W", Category.RUN, "5W.4S.3C.2F.AW")
    assert_makes("AW.2W.3W.4W.5W", Category.RAKE, "5W.4W.3W.2W.AW")
    assert_beats("6W.2F.3C.4S.5W", "AF.2W.3F.4W.5F", "top-card", "4.5", Rank.SIX, Rank.FIVE)


def test_2_3_the_ace_counts_as_one_nowhere_else() -> None:
    assert_makes("AW.2F.3C.4S.6W", Category.HIGH_CARD, "AW", "6W.4S.3C.2F")
    assert_makes("AW.2W.3W.4W.6W", Category.SUITS_FULL, "AW.6W.4W.3W.2W")
    assert_beats("AF.8F.4F.3F.2F", "DW.LW.PW.TW.8W", "suits-full-card", "4.6", Rank.ACE, Rank.DUKE)


def test_2_4_the_standard_deck() -> None:
    ranks = dict(zip("23456789TJQKA", Rank, strict=True))
    suits = {"S♠": Suit.SKULLS, "H♥": Suit.WINGS, "D♦": Suit.FANGS, "C♣": Suit.CROSSES}
    for rank, meant in ranks.items():
        for marks, suit in suits.items():
            for mark in marks:
                assert Card.parse(rank + mark) == Card(meant, suit)
    assert parse_cards("J♠ Q♥ K♦ J♣") == parse_cards("PS LW DF PC")
