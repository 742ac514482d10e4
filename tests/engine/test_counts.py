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

from rake import ACE_OF_SKULLS, DECK, Card, HouseRules, evaluate
from rake.lookup import evaluator

from . import reference
from .strategies import EVERY_RANKING, random_hands

COUNTS = Path(__file__).parents[1] / "data" / "counts.tsv"

type Key = tuple[str, bool, bool]
type Order = Callable[[tuple[Card, ...]], tuple[int, int, tuple[int, ...]]]


@dataclass
class ActionKind:
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
def kinds() -> dict[Key, ActionKind]:
    """Ask the engine about every hand."""
    first, second, third, fourth = (evaluator(rules.ranking) for rules in EVERY_RANKING)
    ranks = [card.rank for card in DECK]
    suits = [card.suit for card in DECK]
    skull = DECK.index(ACE_OF_SKULLS)
    found: dict[tuple[int, int, int, int, int, bool, bool], ActionKind] = {}
    for hand in combinations(range(52), 5):
        a, b, c, d, e = hand
        suited = suits[a] is suits[b] is suits[c] is suits[d] is suits[e]
        # The deck runs from low to high, so equal ranks have equal keys.
        key = ranks[a], ranks[b], ranks[c], ranks[d], ranks[e], suited, e == skull
        kind = found.get(key)
        if kind is None:
            kind = found[key] = ActionKind(tuple(DECK[index] for index in hand))
        kind.size += 1
        kind.strengths.add((first(a, b, c, d, e), second(a, b, c, d, e), third(a, b, c, d, e), fourth(a, b, c, d, e)))
    by_key = {key_of(kind.hand): kind for kind in found.values()}
    assert len(by_key) == len(found)
    return by_key


def counted() -> dict[str, tuple[int, int, int]]:
    """Return the committed table: hands, wins and losses by category."""
    lines = [line.split("\t") for line in COUNTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {category: (int(hands), int(wins), int(loses)) for category, hands, wins, loses, *_ in lines}


def tally(
    kinds: dict[Key, ActionKind], read: Callable[[tuple[Card, ...]], tuple[str, str]]
) -> dict[str, tuple[int, int, int]]:
    """Return the table that a reading (category and verdict) gives."""
    hands: Counter[str] = Counter()
    verdicts: Counter[tuple[str, str]] = Counter()
    for kind in kinds.values():
        category, skull = read(kind.hand)
        hands[category] += kind.size
        verdicts[category, skull] += kind.size
    return {category: (hands[category], verdicts[category, "wins"], verdicts[category, "loses"]) for category in hands}


def test_every_hand_is_asked_about_once(kinds: dict[Key, ActionKind]) -> None:
    assert sum(kind.size for kind in kinds.values()) == 2_598_960
    assert sum(kind.size for (_, _, skull), kind in kinds.items() if skull) == 249_900


def test_committed_counts_add_up() -> None:
    columns = list(zip(*counted().values(), strict=True))
    assert tuple(counted()) == reference.CATEGORIES
    assert [sum(column) for column in columns] == [2_598_960, 4_581, 245_319]


def test_counts_of_the_reference(kinds: dict[Key, ActionKind]) -> None:
    assert tally(kinds, lambda hand: (reference.read(hand).category, reference.skull(hand))) == counted()


def test_counts_of_the_engine(kinds: dict[Key, ActionKind]) -> None:
    def read(hand: tuple[Card, ...]) -> tuple[str, str]:
        value = evaluate(hand)
        return value.category.name, value.skull.value

    assert tally(kinds, read) == counted()


def test_hands_of_one_class_are_equally_strong(kinds: dict[Key, ActionKind]) -> None:
    assert [key for key, kind in kinds.items() if len(kind.strengths) != 1] == []


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_classes_are_sound(kinds: dict[Key, ActionKind], rules: HouseRules) -> None:
    order = order_under(rules)
    for hand in random_hands(8_000, seed=7):
        known = kinds[key_of(hand)].hand
        assert order(hand) == order(known)
        assert reference.read(hand).category == reference.read(known).category


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_order_of_every_hand(kinds: dict[Key, ActionKind], rules: HouseRules) -> None:
    """The engine's strengths and the reference's keys match one to one and rise together."""
    order = order_under(rules)
    index = EVERY_RANKING.index(rules)
    pairs = sorted({(order(kind.hand), found[index]) for kind in kinds.values() for found in kind.strengths})
    wrong = [(low, high) for low, high in pairwise(pairs) if not (low[0] < high[0] and low[1] < high[1])]
    assert wrong == []


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_reading_of_every_class(kinds: dict[Key, ActionKind], rules: HouseRules) -> None:
    for kind in kinds.values():
        value = evaluate(kind.hand, rules)
        category, making, spare, _ = reference.read(kind.hand)
        assert (value.category.name, frozenset(value.combination), value.kickers) == (category, making, spare)
        assert value.skull.value == reference.skull(kind.hand)
        counting = reference.compared(kind.hand, rules.kickers)
        assert tuple(2 + reference.RANKS.index(rank.name) for rank in value.counting) == counting
