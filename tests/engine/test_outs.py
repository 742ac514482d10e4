"""What a growing hand may become, against counts, plain enumeration and the readings of `evaluate`."""

import random
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from rake import ACE_OF_SKULLS, BOOK, DECK, Card, Category, IllegalPosition, Skull, evaluate, outs, parse_cards
from rake.analysis.outs import final_share, worths
from rake.lookup import SPAN, evaluator, shares
from rake.rules import Ranking

from .strategies import EVERY_RANKING, random_hands

COUNTS = Path(__file__).parents[1] / "data" / "counts.tsv"
HANDS = comb(52, 5)
RANKINGS = [pytest.param(rules.ranking, id=str(rules)) for rules in EVERY_RANKING]


def rest(hand: tuple[Card, ...]) -> list[Card]:
    return [card for card in DECK if card not in hand]


def test_five_cards_are_certain() -> None:
    found = outs(parse_cards("AS AW AF 9C 2S"), [])
    assert found.categories == {category: float(category is Category.THREE_OF_A_KIND) for category in Category}
    assert (found.skull_wins, found.skull_loses) == (1.0, 0.0)


def test_four_of_one_suit_have_nine_outs() -> None:
    hand = parse_cards("DW TW 7W 2W")
    found = outs(hand, rest(hand))
    assert found.categories[Category.SUITS_FULL] == 9 / 48
    assert found.categories[Category.PAIR] == 12 / 48
    assert found.categories[Category.HIGH_CARD] == 27 / 48


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_outs_against_evaluating_every_end(count: int) -> None:
    rng = random.Random(count)
    for _ in range(4):
        cards = rng.sample(DECK, count + (14 if count < 3 else 30))
        hand, unseen = cards[:count], cards[count:]
        ends = [evaluate([*hand, *drawn]) for drawn in combinations(unseen, 5 - count)]
        categories = Counter(end.category for end in ends)
        skulls = Counter(end.skull for end in ends)
        found = outs(hand, unseen)
        assert found.categories == {category: categories[category] / len(ends) for category in Category}
        assert (found.skull_wins, found.skull_loses) == tuple(
            skulls[skull] / len(ends) for skull in (Skull.WINS, Skull.LOSES)
        )
        assert sum(found.categories.values()) == pytest.approx(1)


def test_too_few_unseen_cards_are_refused() -> None:
    with pytest.raises(IllegalPosition, match=r"unseen \(1, 2\)"):
        outs(parse_cards("AS DW 2F"), parse_cards("9C"))
    with pytest.raises(IllegalPosition, match="card-twice"):
        outs(parse_cards("AS DW 2F"), parse_cards("9C AS"))


@pytest.mark.parametrize("ranking", RANKINGS)
def test_shares_against_the_table_of_counts(ranking: Ranking) -> None:
    """Weaker hands and half the equal ones: a category's shares lie where the counts of those below it put them."""
    lines = [line.split("\t") for line in COUNTS.read_text("utf-8").splitlines() if not line.startswith("#")]
    counts = {Category[name]: (int(hands), int(wins), int(loses)) for name, hands, wins, loses, *_ in lines}
    order = list(Category)
    if ranking.two_pair_beats_three:
        order[2], order[3] = order[3], order[2]
    share = shares(ranking)
    losing = sum(loses for _, _, loses in counts.values())
    winning = sum(wins for _, wins, _ in counts.values())
    assert (winning, losing) == (4_581, 245_319)
    used = [strength for strength in range(-SPAN, 2 * SPAN) if share[strength + SPAN]]
    plain = [strength for strength in used if 0 <= strength < SPAN]
    assert max(share[strength + SPAN] for strength in used if strength < 0) < losing / HANDS
    assert share[plain[0] + SPAN] > losing / HANDS
    assert share[plain[-1] + SPAN] < 1 - winning / HANDS
    assert min(share[strength + SPAN] for strength in used if strength >= SPAN) > 1 - winning / HANDS
    strength = evaluator(ranking)
    found: dict[Category, list[float]] = {category: [] for category in Category}
    for hand in random_hands(20_000, 3):
        if ACE_OF_SKULLS not in hand:
            value = strength(*[card.index for card in hand])
            found[evaluate(hand).category].append(share[value + SPAN])
    below = losing
    for category in order:
        hands, wins, loses = counts[category]
        above = below + hands - wins - loses
        assert all(below / HANDS < each < above / HANDS for each in found[category])
        below = above
    assert below == HANDS - winning


@pytest.mark.parametrize("ranking", RANKINGS)
def test_the_shares_of_a_sample_are_the_part_that_it_beats(ranking: Ranking) -> None:
    strength = evaluator(ranking)
    hands = random_hands(20_000, 4)
    values = [strength(*[card.index for card in hand]) for hand in hands]
    for hand, value in list(zip(hands, values, strict=True))[:20]:
        beaten = sum(other < value for other in values) + sum(other == value for other in values) / 2
        assert final_share(hand, ranking) == pytest.approx(beaten / len(values), abs=0.02)


@pytest.mark.parametrize("ranking", RANKINGS)
@pytest.mark.parametrize(
    "text",
    ["AS DW 2F", "9S 8S 7S", "AS 4S 3S", "6W 6F 6C", "AW AF AC", "DF TF 2C", "5S 5W DC", "AS DW 2F 9C", "AS AW AF AC"],
)
def test_worths_are_the_plain_mean_over_all_ends(text: str, ranking: Ranking) -> None:
    hand = parse_cards(text)
    others = rest(hand)
    naive = {}
    for card in others:
        grown = (*hand, card)
        ends = [grown] if len(grown) == 5 else [(*grown, last) for last in others if last is not card]
        naive[card] = sum(final_share(end, ranking) for end in ends) / len(ends)
    assert worths(frozenset(hand), ranking) == naive


def test_cards_worth_alike_are_worth_exactly_alike() -> None:
    worth = worths(frozenset(parse_cards("DF TF 2C")), BOOK.ranking)
    for rank in {card.rank for card in worth}:
        same = {value for card, value in worth.items() if card.rank is rank and card != ACE_OF_SKULLS}
        assert len(same) == 1
    assert len(set(worths(frozenset(parse_cards("AS AW AF AC")), BOOK.ranking).values())) == 1
