"""The order of hands without the Ace of Skulls against evaluators of poker, whose order Rake shares (1.1).

Rake compares less than poker does in three places: the triplet of a Three-of-a-kind (4.4) and of a Full Pack (4.7), and
the four of Quads (4.8), so there and only there several values of poker become one strength.
"""

import warnings
from itertools import combinations, groupby

import phevaluator
import pytest

from rake import ACE_OF_SKULLS, BOOK, DECK, Category, evaluate, evaluator

with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):  # from its own parser
    import eval7

type Cards = tuple[int, ...]

# 2.4, in the names that both peers read.
NAMES = [str(card).translate(str.maketrans("PLDSWFC", "JQKshdc")) for card in DECK]
EVAL7 = [eval7.Card(name) for name in NAMES]
PHEVALUATOR = [phevaluator.Card(name) for name in NAMES]

COMPARING_LESS = {Category.THREE_OF_A_KIND, Category.FULL_PACK, Category.QUADS}


def by_eval7(hand: Cards) -> int:
    a, b, c, d, e = hand
    value: int = eval7.evaluate([EVAL7[a], EVAL7[b], EVAL7[c], EVAL7[d], EVAL7[e]])
    return value


def by_phevaluator(hand: Cards) -> int:
    a, b, c, d, e = hand
    rank: int = phevaluator.evaluate_cards(
        PHEVALUATOR[a], PHEVALUATOR[b], PHEVALUATOR[c], PHEVALUATOR[d], PHEVALUATOR[e]
    )
    return -rank


@pytest.fixture(scope="module")
def hands() -> dict[tuple[int, int], Cards]:
    """Return a hand for each pair of eval7's value and our strength that any hand has."""
    strength = evaluator(BOOK.ranking)
    without_skull = [index for index, card in enumerate(DECK) if card != ACE_OF_SKULLS]
    return {(by_eval7(hand), strength(*hand)): hand for hand in combinations(without_skull, 5)}


def test_order_of_poker(hands: dict[tuple[int, int], Cards]) -> None:
    ordered = sorted(hands)
    # Poker's 7,462 classes, less the twelve with four Aces: those hold the Ace of Skulls.
    assert [poker for poker, _ in ordered] == sorted({poker for poker, _ in ordered})
    assert len(ordered) == 7_462 - 12
    strengths = [ours for _, ours in ordered]
    assert strengths == sorted(strengths)
    for _, pairs in groupby(ordered, key=lambda pair: pair[1]):
        kinds = [evaluate(DECK[index] for index in hands[pair]) for pair in pairs]
        assert len({(kind.category, kind.counting) for kind in kinds}) == 1
        assert len(kinds) == 1 or kinds[0].category in COMPARING_LESS
    # High Card and Suits Full 1,277 each, Pair 2,860, Two Pair 858, Run and Rake 10 each, triplets 13, Quads 12.
    assert len(set(strengths)) == 2 * 1_277 + 2_860 + 858 + 2 * 10 + 2 * 13 + 12


def test_another_peer_orders_the_classes_of_poker_alike(hands: dict[tuple[int, int], Cards]) -> None:
    values = [by_phevaluator(hands[pair]) for pair in sorted(hands)]
    assert values == sorted(set(values))
