"""PK1, the hands of poker: every example of the facts, exhaustive counts, and treys as a peer."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from treys import Card, Evaluator

from rake.kit.chance import some
from rake.kit.ranking import DECK, Category, best_hand, best_of, category_of, hand_of, strength, strength_with


def cards(text: str) -> list[str]:
    return text.split(".")


def test_pk1_1_one_pack_of_52_and_no_suit_beats_another() -> None:
    assert len({*DECK.cards}) == 52
    assert strength(cards("AS.KS.9S.7S.3S")) == strength(cards("AC.KC.9C.7C.3C"))
    assert strength(cards("AS.AD.9S.7S.3S")) == strength(cards("AC.AH.9C.7C.3C"))


LADDER = [
    "AS.KS.QS.JS.TS",
    "9H.8H.7H.6H.5H",
    "6S.6H.6D.6C.2S",
    "QS.QH.QD.9S.9C",
    "KD.TD.8D.5D.3D",
    "8S.7H.6D.5C.4S",
    "9S.9H.9C.KD.2H",
    "AS.AD.3H.3C.QD",
    "TH.TC.AD.9S.4C",
    "AS.KD.9C.7H.3D",
]


def test_pk_v1_each_of_these_beats_the_next() -> None:
    values = [strength(cards(hand)) for hand in LADDER]
    assert values == sorted({*values}, reverse=True)
    assert [category_of(value) for value in values] == sorted(Category, reverse=True)


def test_pk_v2_the_ace_is_low_only_in_a_straight() -> None:
    assert strength(cards("6H.5D.4C.3S.2H")) > strength(cards("5S.4H.3D.2C.AS"))
    assert strength(cards("AD.KH.QC.9D.7S")) > strength(cards("AS.KS.4C.3D.2H"))
    assert strength(cards("5H.4H.3H.2H.AH")) > strength(cards("KS.KH.KD.KC.AS"))
    assert category_of(strength(cards("AS.KS.4C.3D.2H"))) is Category.HIGH_CARD


def test_pk1_3_an_ace_is_above_the_king_or_below_the_two_and_never_between() -> None:
    rows = ["A2345", *("23456789TJQKA"[low : low + 5] for low in range(9))]
    suits = "SHDCS"
    for kind, marks in ((Category.STRAIGHT, suits), (Category.STRAIGHT_FLUSH, "S" * 5)):
        made = [strength([rank + mark for rank, mark in zip(row, marks, strict=True)]) for row in rows]
        assert made == sorted({*made})
        assert [category_of(value) for value in made[:-1]] == [kind] * 9
    straight = {frozenset(row) for row in rows}
    for ranks in combinations("23456789TJQKA", 5):
        found = category_of(strength([rank + mark for rank, mark in zip(ranks, suits, strict=True)]))
        assert found is (Category.STRAIGHT if frozenset(ranks) in straight else Category.HIGH_CARD)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6S.6H.6D.6C.3S", "6S.6H.6D.6C.2S"),
        ("QS.QH.QD.TS.TC", "QS.QH.QD.9S.9C"),
        ("KD.TD.8D.5D.4D", "KD.TD.8D.5D.3D"),
        ("9S.9H.9C.KD.3H", "9S.9H.9C.KD.2H"),
        ("AS.AD.4H.4C.2D", "AS.AD.3H.3C.QD"),
        ("AS.AD.3H.3C.KD", "AS.AD.3H.3C.QD"),
        ("TH.TC.AD.9S.5C", "TH.TC.AD.9S.4C"),
    ],
)
def test_pk1_4_hands_of_one_kind_compare_rank_by_rank(better: str, worse: str) -> None:
    assert category_of(strength(cards(better))) is category_of(strength(cards(worse)))
    assert strength(cards(better)) > strength(cards(worse))


def test_pk1_5_a_sixth_card_never_decides() -> None:
    board = cards("6S.7D.8H.9C.TS")
    assert best_of(cards("AC.AD"), board) == best_of(cards("KC.3D"), board)


def test_every_hand_of_five_cards_is_counted() -> None:
    # The textbook's numbers of hands of each kind.
    counted = Counter(category_of(strength(hand)) for hand in combinations(DECK.cards, 5))
    assert counted == {
        Category.HIGH_CARD: 1_302_540,
        Category.PAIR: 1_098_240,
        Category.TWO_PAIR: 123_552,
        Category.THREE_OF_A_KIND: 54_912,
        Category.STRAIGHT: 10_200,
        Category.FLUSH: 5_108,
        Category.FULL_HOUSE: 3_744,
        Category.FOUR_OF_A_KIND: 624,
        Category.STRAIGHT_FLUSH: 36,
        Category.ROYAL_FLUSH: 4,
    }


def test_seven_cards_are_worth_their_best_five_as_treys_says_too() -> None:
    peer, rng = Evaluator(), Random(1)
    for _ in range(3000):
        one, other = (some(rng, DECK.cards, 7) for _ in range(2))
        theirs = [peer.evaluate([], [Card.new(card[0] + card[1].lower()) for card in seven]) for seven in (one, other)]
        ours = [strength(seven) for seven in (one, other)]
        assert (ours[0] > ours[1], ours[0] == ours[1]) == (theirs[0] < theirs[1], theirs[0] == theirs[1])
        assert ours[0] == max(strength(five) for five in combinations(one, 5)) == best_hand(one).strength


def test_om1_2_exactly_two_own_cards_and_three_of_the_board() -> None:
    rng = Random(2)
    for _ in range(200):
        dealt = some(rng, DECK.cards, 9)
        hole, board = dealt[:4], dealt[4:]
        sixty = [strength((*two, *three)) for two in combinations(hole, 2) for three in combinations(board, 3)]
        assert len(sixty) == 60
        assert best_of(hole, board, own=2) == max(sixty)
        best = hand_of(hole, board, own=2)
        assert best.strength == max(sixty)
        assert len({*best.cards} & {*hole}) == 2


@pytest.mark.parametrize("suits", ["CDHS", "HS", "S"])
@pytest.mark.parametrize("own", [0, 2, 3])
def test_a_hand_on_many_boards_and_a_board_with_many_hands_come_to_the_same(own: int, suits: str) -> None:
    pack, rng = [card for card in DECK.cards if card[1] in suits], Random(3)
    board, hole = (some(rng, pack, 5 if own else count) for count in (5, 2))
    on_board, with_hole = strength_with(board, own), strength_with(hole, 5 - own if own else 0)
    for _ in range(60):
        other = some(rng, [card for card in pack if card not in board], len(hole))
        assert on_board(other) == hand_of(other, board, own).strength
        other = some(rng, [card for card in pack if card not in hole], 5)
        assert with_hole(other) == hand_of(hole, other, own).strength


@pytest.mark.parametrize(
    ("hand", "ordered", "ranks"),
    [
        ("5S.AH.4H.3D.2C", "5S.4H.3D.2C.AH", "5"),
        ("9S.QH.QD.9C.QS", "QS.QH.QD.9S.9C", "Q9"),
        ("2H.9S.KD.9C.9H", "9S.9H.9C.KD.2H", "9K2"),
        ("TS.AS.QS.JS.KS", "AS.KS.QS.JS.TS", ""),
        ("3D.AD.QD.3C.AC", "AD.AC.3D.3C.QD", "A3Q"),
    ],
)
def test_a_hand_says_its_cards_as_they_are_read_aloud(hand: str, ordered: str, ranks: str) -> None:
    best = best_hand(cards(hand))
    assert [card[0] for card in best.ordered] == [card[0] for card in cards(ordered)]
    assert {*best.ordered} == {*cards(hand)}
    assert "".join(best.ranks) == ranks
