"""PK1, the hands of poker: every example of the facts, exhaustive counts, and treys as a peer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random

import pytest
from treys import Card, Evaluator

from rake.kit.chance import some
from rake.kit.ranking import DECK, Category, Hand, Ranking, category_of, strength


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
    natural = {*Category} - {Category.FIVE_OF_A_KIND}
    assert [category_of(value) for value in values] == sorted(natural, reverse=True)


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
    assert Ranking().best_of(cards("AC.AD"), board) == Ranking().best_of(cards("KC.3D"), board)


@pytest.fixture(scope="module")
def counted() -> Counter[tuple[Category, bool]]:
    """How many of all hands of five cards are of each kind, and have a deuce or not."""
    naturals = [card for card in DECK.cards if card[0] != "2"]
    everything = Counter(strength(hand) >> 20 for hand in combinations(DECK.cards, 5))
    without = Counter(strength(hand) >> 20 for hand in combinations(naturals, 5))
    kinds = {(Category(kind), False): count for kind, count in without.items()}
    return Counter(kinds | {(Category(kind), True): everything[kind] - without[kind] for kind in everything})


def test_every_hand_of_five_cards_is_counted(counted: Counter[tuple[Category, bool]]) -> None:
    # The textbook's numbers of hands of each kind.
    kinds = {kind: counted[kind, True] + counted[kind, False] for kind, _ in counted}
    assert kinds == {
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
        assert ours[0] == max(strength(five) for five in combinations(one, 5)) == Ranking().hand_of(one).strength


def test_om1_2_exactly_two_own_cards_and_three_of_the_board() -> None:
    rng = Random(2)
    for _ in range(200):
        dealt = some(rng, DECK.cards, 9)
        hole, board = dealt[:4], dealt[4:]
        sixty = [strength((*two, *three)) for two in combinations(hole, 2) for three in combinations(board, 3)]
        assert len(sixty) == 60
        assert Ranking(own=2).best_of(hole, board) == max(sixty)
        best = Ranking(own=2).hand_of(hole, board)
        assert best.strength == max(sixty)
        assert len({*best.cards} & {*hole}) == 2


@pytest.mark.parametrize("suits", ["CDHS", "HS", "S"])
@pytest.mark.parametrize("wild", [False, True], ids=["natural", "wild"])
@pytest.mark.parametrize("own", [0, 2, 3])
def test_a_hand_on_many_boards_and_a_board_with_many_hands_come_to_the_same(own: int, wild: bool, suits: str) -> None:
    ranking = Ranking(own, wild)
    pack, rng = [card for card in DECK.cards if card[1] in suits], Random(3)
    board, hole = (some(rng, pack, 5 if own else count) for count in (5, 2))
    on_board, with_hole = ranking.with_board(board), ranking.with_hole(hole)
    for _ in range(60):
        other = some(rng, [card for card in pack if card not in board], len(hole))
        assert on_board(other) == ranking.hand_of(other, board).strength
        other = some(rng, [card for card in pack if card not in hole], 5)
        assert with_hole(other) == ranking.hand_of(hole, other).strength


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
    best = Ranking().hand_of(cards(hand))
    assert [card[0] for card in best.ordered] == [card[0] for card in cards(ordered)]
    assert {*best.ordered} == {*cards(hand)}
    assert "".join(best.ranks) == ranks


# Wild deuces (PK5.7)

WILD = Ranking(wild=True)


def value(hand: str) -> int:
    """Return the strength of five cards, deuces wild."""
    return WILD.strength(cards(hand))


def test_pk_v11_wild_deuces() -> None:
    ladder = [
        "2S.2H.2D.2C.AS",
        "KS.KH.KD.KC.2S",
        "3S.3H.2D.2C.2S",
        "AS.KS.2D.JS.TS",
        "9H.8H.7H.2D.2C",
        "AS.AH.AD.2S.KC",
        "QS.QH.9D.9S.2C",
        "AD.TD.8D.5D.2C",
        "AS.2S.QD.JC.TS",
        "9S.9H.2C.KD.3H",
        "AS.2D.9C.7H.3D",
    ]
    values = [value(hand) for hand in ladder]
    assert values == sorted({*values}, reverse=True)
    assert [category_of(each) for each in values] == [
        Category.FIVE_OF_A_KIND,
        Category.FIVE_OF_A_KIND,
        Category.FIVE_OF_A_KIND,
        Category.ROYAL_FLUSH,
        Category.STRAIGHT_FLUSH,
        Category.FOUR_OF_A_KIND,
        Category.FULL_HOUSE,
        Category.FLUSH,
        Category.STRAIGHT,
        Category.THREE_OF_A_KIND,
        Category.PAIR,
    ]


def test_pk1_2_five_of_a_kind_needs_a_wild_card_and_pk1_4_compares_its_rank() -> None:
    assert category_of(value("AS.AH.AD.AC.2S")) is Category.FIVE_OF_A_KIND
    assert category_of(strength(cards("AS.AH.AD.AC.2S"))) is Category.FOUR_OF_A_KIND
    assert value("AS.AH.AD.AC.2S") > value("KS.KH.KD.KC.2S") > value("AS.KS.QS.JS.TS")
    assert Hand(tuple(cards("3S.3H.2D.2C.2S")), wild=True).ranks == ("3",)


@pytest.mark.parametrize(
    ("wild", "natural"),
    [
        ("AS.KS.QS.JS.2D", "AH.KH.QH.JH.TH"),
        ("9H.8H.7H.2C.2D", "JS.TS.9S.8S.7S"),
        ("6S.6H.6D.2C.9S", "6S.6H.6D.6C.9H"),
        ("QS.QH.2D.9S.9C", "QS.QH.QD.9S.9C"),
        ("AD.TD.8D.5D.2C", "AS.KS.TS.8S.5S"),
        ("8S.7H.2D.5C.4S", "8D.7D.6S.5S.4D"),
        ("9S.9H.2C.KD.3H", "9S.9H.9C.KS.3S"),
        ("TH.2C.AD.9S.4C", "AS.AH.TS.9H.4D"),
        ("2S.2H.AS.AH.AD", "2S.2C.2D.2H.AC"),
    ],
)
def test_pk5_7_wild_and_natural_hands_tie(wild: str, natural: str) -> None:
    assert value(wild) == value(natural)


def test_pk5_7_a_deuce_may_be_a_deuce() -> None:
    assert value("5S.4H.3D.2C.AS") == strength(cards("5S.4H.3D.2C.AS"))
    assert value("5S.4S.3S.2S.AS") == strength(cards("5S.4S.3S.2S.AS"))
    assert Hand(tuple(cards("5S.4H.3D.2C.AS")), wild=True).stand_ins == {}


def test_pk5_7_no_card_is_there_twice_so_no_flush_has_two_aces() -> None:
    assert value("AS.KS.9S.5S.2D") == strength(cards("AS.KS.QS.9S.5S"))
    assert value("AS.9S.5S.2C.2D") < strength(cards("AC.AD.AH.AS.3C"))
    assert value("AS.QS.9S.5S.2D") == strength(cards("AS.KS.QS.9S.5S"))


def meant(five: Sequence[str]) -> int:
    """Return the strength of five cards whose deuces stand for the best of all cards, each tried."""
    rest = [card for card in five if card[0] != "2"]
    ranks = {card[0] for card in rest}
    if len(ranks) == 1 and len(rest) < 5:
        return int(Category.FIVE_OF_A_KIND) << 20 | "23456789TJQKA".index(ranks.pop()) << 16
    others = [card for card in DECK.cards if card not in rest]
    return max(strength((*rest, *stand_ins)) for stand_ins in combinations(others, 5 - len(rest)))


@pytest.mark.parametrize(("deuces", "tries"), [(0, 200), (1, 400), (2, 60), (3, 6)])
def test_pk5_7_each_deuce_is_the_best_of_all_52_cards(deuces: int, tries: int) -> None:
    rng, naturals = Random(4), [card for card in DECK.cards if card[0] != "2"]
    for suits in ("CDHS", "HS", "S"):
        for _ in range(tries):
            rest = some(rng, [card for card in naturals if card[1] in suits], 5 - deuces)
            five = (*rest, *some(rng, cards("2C.2D.2H.2S"), deuces))
            hand = Hand(five, wild=True)
            assert hand.strength == meant(five)
            # What the deuces stand for makes the same hand, and repeats a card in five of a kind only.
            stand_ins = [hand.stand_ins.get(card, card) for card in five]
            assert strength(stand_ins) == hand.strength
            assert len({*stand_ins}) == 5 or hand.category is Category.FIVE_OF_A_KIND
            assert {*hand.ordered} == {*five}


def test_every_hand_of_five_cards_with_wild_deuces_is_counted(counted: Counter[tuple[Category, bool]]) -> None:
    """The published numbers of hands of each kind; which suits the deuces have makes no difference."""
    naturals = [card for card in DECK.cards if card[0] != "2"]
    kinds = Counter({kind: count for (kind, deuce), count in counted.items() if not deuce})
    for deuces in range(1, 5):
        wild = cards("2C.2D.2H.2S")[:deuces]
        for rest in combinations(naturals, 5 - deuces):
            kinds[category_of(WILD.strength((*rest, *wild)))] += comb(4, deuces)
    assert kinds == {
        Category.HIGH_CARD: 799_680,
        Category.PAIR: 1_225_008,
        Category.TWO_PAIR: 95_040,
        Category.THREE_OF_A_KIND: 355_080,
        Category.STRAIGHT: 62_232,
        Category.FLUSH: 14_472,
        Category.FULL_HOUSE: 12_672,
        Category.FOUR_OF_A_KIND: 31_552,
        Category.STRAIGHT_FLUSH: 2_068,
        Category.ROYAL_FLUSH: 484,
        Category.FIVE_OF_A_KIND: 672,
    }


@pytest.mark.parametrize("own", [0, 2])
@pytest.mark.parametrize("suits", ["CDHS", "HS"])
def test_pk5_7_seven_or_nine_cards_with_deuces_are_worth_their_best_five(own: int, suits: str) -> None:
    rng, seen = Random(5), set[int]()
    pack = [card for card in DECK.cards if card[1] in suits or card[0] == "2"]
    for _ in range(150):
        dealt = some(rng, pack, 5 + (own * 2 or 2))
        hole, board = dealt[5:], dealt[:5]
        twos = combinations(hole, 2)
        fives = [(*two, *three) for two in twos for three in combinations(board, 3)] if own else combinations(dealt, 5)
        best = max(Hand(tuple(five), wild=True).strength for five in fives)
        ranking = Ranking(own, wild=True)
        assert ranking.best_of(hole, board) == best == ranking.hand_of(hole, board).strength
        seen.add(sum(card[0] == "2" for card in dealt))
    assert {0, 1, 2, 3} <= seen


@pytest.mark.parametrize(
    ("hand", "ordered", "stand_ins"),
    [
        ("9S.2H.7D.6C.5C", "9S.2H.7D.6C.5C", {"2H": "8H"}),
        ("KS.2S.2H.TS.9S", "KS.2H.2S.TS.9S", {"2H": "QS", "2S": "JS"}),
        ("AS.9S.5S.3S.2D", "AS.2D.9S.5S.3S", {"2D": "KS"}),
        ("7D.KS.2C.KH.4S", "2C.KS.KH.7D.4S", {"2C": "KC"}),
        ("AS.2S.2H.2D.2C", "AS.2S.2H.2D.2C", {"2S": "AS", "2H": "AH", "2D": "AD", "2C": "AC"}),
    ],
)
def test_pk5_7_a_hand_says_what_each_deuce_stands_for(hand: str, ordered: str, stand_ins: dict[str, str]) -> None:
    wild = Hand(tuple(cards(hand)), wild=True)
    assert wild.stand_ins == stand_ins
    assert [wild.stand_ins.get(card, card)[0] for card in wild.ordered] == [
        wild.stand_ins.get(card, card)[0] for card in cards(ordered)
    ]
