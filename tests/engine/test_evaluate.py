"""`evaluate`, `made` and `showdown` against the reference, on hands drawn at random."""

from functools import partial

import pytest
from hypothesis import given

from rake import Card, HouseRules, MadeHand, evaluate, evaluator, made_hand, showdown
from tests.examples import examples

from . import reference
from .strategies import EVERY_RANKING, hands, random_hands, rules, tables


def assert_reads_alike(value: MadeHand, hand: tuple[Card, ...]) -> None:
    category, making, spare, _ = reference.read(hand)
    assert value.category.name == category
    assert len(value.combination) == len(making)
    assert frozenset(value.combination) == making
    assert value.kickers == spare
    assert value.skull.value == reference.skull(hand)
    assert frozenset(value.cards) == frozenset(hand)


def test_random_hands_read_like_the_reference() -> None:
    for hand in random_hands(10_000, seed=3):
        assert_reads_alike(evaluate(hand), hand)


@given(hands())
@examples(500)
def test_any_hand_reads_like_the_reference(hand: tuple[Card, ...]) -> None:
    assert_reads_alike(evaluate(hand), hand)


@given(hands(1, 4))
@examples(500)
def test_any_growing_hand_reads_like_the_reference(hand: tuple[Card, ...]) -> None:
    assert_reads_alike(made_hand(hand), hand)


@given(hands(10, 10), rules())
@examples(500)
def test_any_two_hands_compare_like_the_reference(cards: tuple[Card, ...], rules: HouseRules) -> None:
    order = partial(reference.key, two_pair_beats_three=rules.two_pair_beats_three, kickers=rules.kickers)
    left, right = cards[:5], cards[5:]
    ours, theirs = evaluate(left, rules), evaluate(right, rules)
    assert (ours < theirs) is (order(left) < order(right))
    assert (ours == theirs) is (order(left) == order(right))
    assert (ours > theirs) is (order(left) > order(right))
    assert (ours <= theirs) is (order(left) <= order(right))
    assert (hash(ours) == hash(theirs)) or ours != theirs


@given(hands(10, 10), rules())
@examples(500)
def test_the_evaluator_orders_any_two_hands_as_evaluate_does(cards: tuple[Card, ...], rules: HouseRules) -> None:
    strength = evaluator(rules.ranking)
    left, right = (strength(*[card.index for card in hand]) for hand in (cards[:5], cards[5:]))
    ours, theirs = evaluate(cards[:5], rules), evaluate(cards[5:], rules)
    assert (left < right, left == right) == (ours < theirs, ours == theirs)


@given(tables(), rules())
@examples(200)
def test_any_showdown_is_won_by_the_best_hands(dealt: tuple[tuple[Card, ...], ...], rules: HouseRules) -> None:
    order = partial(reference.key, two_pair_beats_three=rules.two_pair_beats_three, kickers=rules.kickers)
    keys = {seat: order(hand) for seat, hand in enumerate(dealt, 1)}
    result = showdown(dict(enumerate(dealt, 1)), rules)
    levels = sorted(set(keys.values()), reverse=True)
    assert result.order == tuple(tuple(seat for seat in keys if keys[seat] == level) for level in levels)
    assert result.winners == result.order[0]
    assert {seat: value.skull.value for seat, value in result.values.items()} == {
        seat: reference.skull(hand) for seat, hand in enumerate(dealt, 1)
    }


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_order_of_cards_in_a_hand_does_not_matter(rules: HouseRules) -> None:
    for hand in random_hands(300, seed=5):
        value = evaluate(hand, rules)
        again = evaluate(hand[::-1], rules)
        assert (again, again.cards, again.combination) == (value, value.cards, value.combination)
