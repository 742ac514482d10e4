"""Every one of the 2,598,960 hands: how many make what, and how each ranking orders them.

What a hand is worth follows from its five ranks, from whether it is of one suit and from whether it holds the Ace of
Skulls. The engine is asked about every hand; the reference about one hand of each such class, and about random hands
to show that the classes are sound.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from rake import ACE_OF_SKULLS, DECK, Card, HouseRules, evaluate, evaluator

from . import reference
from .strategies import EVERY_RANKING, random_hands

COUNTS = Path(__file__).parents[1] / "data" / "counts.tsv"

type Key = tuple[str, bool, bool]
type Order = Callable[[tuple[Card, ...]], tuple[int, int, tuple[int, ...]]]


@dataclass
class HandClass:
    """The hands of one class: one of them, how many they are, and the engine's strengths under each ranking."""

    hand: tuple[Card, ...]
    size: int = 0
    strengths: set[tuple[int, ...]] = field(default_factory=set)


def key_of(hand: tuple[Card, ...]) -> Key:
    ranks = sorted(card.rank.letter for card in hand)
    return "".join(ranks), len({card.suit for card in hand}) == 1, ACE_OF_SKULLS in hand


def order_under(rules: HouseRules) -> Order:
    return partial(reference.key, two_pair_beats_three=rules.two_pair_beats_three, kickers=rules.kickers)


@pytest.fixture(scope="module")
def classes() -> dict[Key, HandClass]:
    """Ask the engine about every hand."""
    first, second, third, fourth = (evaluator(rules.ranking) for rules in EVERY_RANKING)
    ranks = [card.rank for card in DECK]
    suits = [card.suit for card in DECK]
    skull = DECK.index(ACE_OF_SKULLS)
    by_cards: dict[tuple[int, int, int, int, int, bool, bool], HandClass] = {}
    for hand in combinations(range(52), 5):
        a, b, c, d, e = hand
        suited = suits[a] is suits[b] is suits[c] is suits[d] is suits[e]
        # The deck runs from low to high, so equal ranks have equal keys.
        key = ranks[a], ranks[b], ranks[c], ranks[d], ranks[e], suited, e == skull
        hand_class = by_cards.get(key)
        if hand_class is None:
            hand_class = by_cards[key] = HandClass(tuple(DECK[index] for index in hand))
        hand_class.size += 1
        hand_class.strengths.add(
            (first(a, b, c, d, e), second(a, b, c, d, e), third(a, b, c, d, e), fourth(a, b, c, d, e))
        )
    by_key = {key_of(hand_class.hand): hand_class for hand_class in by_cards.values()}
    assert len(by_key) == len(by_cards)
    return by_key


def counted() -> dict[str, tuple[int, int, int]]:
    """Return the committed table: hands, wins and losses by category."""
    lines = [line.split("\t") for line in COUNTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {category: (int(hands), int(wins), int(loses)) for category, hands, wins, loses, *_ in lines}


def tally(
    classes: dict[Key, HandClass], read: Callable[[tuple[Card, ...]], tuple[str, str]]
) -> dict[str, tuple[int, int, int]]:
    """Return the table that a reading (category and verdict) gives."""
    hands: Counter[str] = Counter()
    verdicts: Counter[tuple[str, str]] = Counter()
    for hand_class in classes.values():
        category, skull = read(hand_class.hand)
        hands[category] += hand_class.size
        verdicts[category, skull] += hand_class.size
    return {category: (hands[category], verdicts[category, "wins"], verdicts[category, "loses"]) for category in hands}


def test_every_hand_is_asked_about_once(classes: dict[Key, HandClass]) -> None:
    assert sum(hand_class.size for hand_class in classes.values()) == 2_598_960
    assert sum(hand_class.size for (_, _, skull), hand_class in classes.items() if skull) == 249_900


def test_committed_counts_add_up() -> None:
    columns = list(zip(*counted().values(), strict=True))
    assert tuple(counted()) == reference.CATEGORIES
    assert [sum(column) for column in columns] == [2_598_960, 4_581, 245_319]


def test_counts_of_the_reference(classes: dict[Key, HandClass]) -> None:
    assert tally(classes, lambda hand: (reference.read(hand).category, reference.skull(hand))) == counted()


def test_counts_of_the_engine(classes: dict[Key, HandClass]) -> None:
    def read(hand: tuple[Card, ...]) -> tuple[str, str]:
        value = evaluate(hand)
        return value.category.name, value.skull.value

    assert tally(classes, read) == counted()


def test_hands_of_one_class_are_equally_strong(classes: dict[Key, HandClass]) -> None:
    assert [key for key, hand_class in classes.items() if len(hand_class.strengths) != 1] == []


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_classes_are_sound(classes: dict[Key, HandClass], rules: HouseRules) -> None:
    order = order_under(rules)
    for hand in random_hands(8_000, seed=7):
        representative = classes[key_of(hand)].hand
        assert order(hand) == order(representative)
        assert reference.read(hand).category == reference.read(representative).category


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_order_of_every_hand(classes: dict[Key, HandClass], rules: HouseRules) -> None:
    """The engine's strengths and the reference's keys match one to one and rise together."""
    order = order_under(rules)
    index = EVERY_RANKING.index(rules)
    pairs = sorted(
        {
            (order(hand_class.hand), strengths[index])
            for hand_class in classes.values()
            for strengths in hand_class.strengths
        }
    )
    wrong = [(low, high) for low, high in pairwise(pairs) if not (low[0] < high[0] and low[1] < high[1])]
    assert wrong == []


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_reading_of_every_class(classes: dict[Key, HandClass], rules: HouseRules) -> None:
    for hand_class in classes.values():
        value = evaluate(hand_class.hand, rules)
        category, making, spare, _ = reference.read(hand_class.hand)
        assert (value.category.name, frozenset(value.combination), value.kickers) == (category, making, spare)
        assert value.skull.value == reference.skull(hand_class.hand)
        counting = reference.compared(hand_class.hand, rules.kickers)
        assert tuple(2 + reference.RANKS.index(rank.name) for rank in value.counting) == counting
