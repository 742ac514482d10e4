"""The odds against the game itself: hands against the evaluator, picks against the pickers, chances against play."""

import random
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, islice
from typing import Any

import pytest

from rake import (
    ACE_OF_SKULLS,
    BOOK,
    DECK,
    PICKERS,
    Action,
    Card,
    Phase,
    Spot,
    View,
    evaluator,
    odds,
    parse_cards,
    parse_rules,
    parse_spot,
)
from rake.analysis.exact import chances
from rake.analysis.hand_trie import NUMBER, hand_trie
from rake.analysis.odds import BATCH, TARGET, Tally
from rake.analysis.outs import worths
from rake.analysis.preferences import Preferences
from rake.analysis.rollout import Rollout
from tests.bounded import within

from .naive_odds import estimate, pick_views, share, takes
from .strategies import EVERY_RANKING, random_hands

RULES = [
    parse_rules(text)
    for text in ("book", "literal", "russian", "book.kickers-one", "book.two_pair_beats_three-on", "book.middle-seated")
]
POLICIES = ("random", "made", "outs")


def walked(root: Any, cards: Iterable[Card]) -> Any:
    for card in cards:
        root = root[card.index]
    return root


@cache
def rounds(count: int, most: int = 8) -> list[list[View]]:
    """Return the turns to pick up of that many rounds: two to `most` players, under all house rules of ranking."""
    dealt = (pick_views(2 + seed % (most - 1), RULES[seed // 7 % len(RULES)], seed) for seed in range(10 * count))
    return list(islice((turns for turns in dealt if turns), count))


# Hands and picks


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_a_grown_hand_is_as_strong_as_the_evaluator_says(rules: Any) -> None:
    root, strength = hand_trie(rules.ranking).root, evaluator(rules.ranking)
    for hand in random_hands(20_000, 5):
        cards = random.Random(hand[0].index).sample(hand, 5)
        assert walked(root, cards) == strength(*[card.index for card in hand])
    # Those of one suit, and those with the Ace of Skulls, are few among these.
    for suit in range(4):
        for five in combinations(range(suit, 52, 4), 5):
            assert walked(root, [DECK[card] for card in five]) == strength(*five)
    for others in combinations(DECK[8:51:3], 4):
        hand = (*others[:2], ACE_OF_SKULLS, *others[2:])
        assert walked(root, hand) == strength(*[card.index for card in hand])


def realized(held: Sequence[int], suit: int | None) -> tuple[Card, ...] | None:
    """Return cards of a kind of hand; None for one that no deck holds (four aces beside the Ace of Skulls)."""
    if suit is not None:
        return tuple(DECK[card] for card in held)
    ways: list[tuple[int, ...]] = [()]
    for card in held:
        cards = [card] if card == 51 else [4 * (card // 4) + each for each in range(4) if card // 4 != 12 or each < 3]
        ways = [(*way, other) for way in ways for other in cards if other not in way]
    mixed = (way for way in ways if len({card % 4 for card in way}) > 1)
    return next((tuple(DECK[card] for card in way) for way in mixed), None)


@pytest.mark.parametrize("rules", EVERY_RANKING, ids=str)
def test_every_hand_takes_by_outs_what_its_worths_say(rules: Any) -> None:
    trie = hand_trie(rules.ranking)
    preferences = Preferences("outs", trie, rules.ranking, range(52))
    asked = 0
    for number, held in enumerate(trie.held):
        hand = realized(held, trie.suits[number]) if len(held) in (3, 4) else None
        if hand is None or (len(held) == 4 and number % 3):
            continue
        worth = worths(frozenset(hand), rules.ranking)
        grows = walked(trie.root, hand)
        assert grows[NUMBER] == number
        wants = {card: bit for bit, card in preferences.fill(grows) if card is not None}
        enough = sum(worth.values()) / len(worth)
        assert {card for card in worth if worth[card] >= enough} == {DECK[card] for card in wants} & set(worth)
        order = [DECK[card] for _, card in preferences.orders[number] if DECK[card] in worth]
        assert order == sorted(worth, key=lambda card: (-worth[card], card.index))
        asked += 1
    assert asked > 3000


@pytest.mark.parametrize("policy", ["made", "outs"])
def test_a_seat_takes_what_its_picker_takes(policy: str) -> None:
    asked = set()
    for turns in rounds(84):
        for view in turns:
            spot = Spot.from_view(view)
            ranking = spot.rules.ranking
            trie = hand_trie(ranking)
            preferences = Preferences(policy, trie, ranking, [card.index for card in spot.up])
            card = preferences.choice(walked(trie.root, view.hand), (1 << len(spot.up)) - 1, spot.down)
            picked = PICKERS[policy](view, random.Random(1))
            assert (None if card is None else DECK[card]) == picked.card
            asked.add((spot.pick, bool(spot.down), card is None, ACE_OF_SKULLS in (*view.hand, *spot.up)))
    assert len(asked) == 10


# Chances


def played_by(view: View, action: Action, policy: str, deals: int) -> tuple[float, float]:
    rng = random.Random(f"{view.seat} {action} {policy}")
    return estimate([share(view, action, policy, rng) for _ in range(deals)])


def test_chances_are_those_of_rounds_played_on_by_views_and_pickers() -> None:
    """Of 84 spots two options each."""
    seen: set[object] = set()
    far = []
    for seed, turns in enumerate(rounds(84)):
        policy = POLICIES[seed % 3]
        view = random.Random(seed).choice(turns)
        spot = Spot.from_view(view)
        indices = random.Random(seed).sample(range(len(spot.options)), min(2, len(spot.options)))
        chances = odds(spot, policy).advance(24).options
        for index in indices:
            mean, error = played_by(view, takes(view)[index], policy, 40)
            chance = chances[index]
            spread = (error**2 + (chance.error / 1.96) ** 2) ** 0.5
            far.append((mean - chance.win) / spread)
            assert abs(far[-1]) < 4, f"{spot} {policy}: {takes(view)[index]} wins {mean}, not {chance}"
        ace = "held" if ACE_OF_SKULLS in spot.hand else "up" if ACE_OF_SKULLS in spot.up else "unseen"
        seen |= {spot.players, f"pick {spot.pick}", policy, ace, "folded" if spot.out else "", spot.rules}
        seen |= {"took" for taken in spot.took if taken.face_up and taken.seat in spot.rivals}
    assert len(far) > 120
    assert sum(value**2 for value in far) / len(far) < 1.5
    assert {*range(2, 9), "pick 1", "pick 2", *POLICIES, "held", "up", "unseen", "folded", "took", *RULES} <= seen


def countable() -> list[View]:
    """Return turns at the last pick-up against one rival."""
    turns = [view for turns in rounds(120, most=4) for view in turns]
    return [view for view in turns if view.phase is Phase.SECOND_PICK and len(view.still_in) == 2]


def test_counted_chances_are_those_of_random_deals() -> None:
    seen: set[object] = set()
    far = []
    for seed, view in enumerate(countable()[::5]):
        for policy in POLICIES:
            follows = Rollout(Spot.from_view(view), policy)
            exact = [float(chance) for chance in chances(follows)]
            sums = follows.sample(range(len(exact)), 1000, random.Random(seed))
            for (won, squares), win in zip(sums, exact, strict=True):
                spread = ((squares + 2) / 1004 - ((won + 2) / 1004) ** 2) ** 0.5 / 1000**0.5
                far.append((won / 1000 - win) / spread)
                assert abs(far[-1]) < 4
            seen |= {policy, bool(follows.turns), len(follows.options), follows.rivals[0][2], view.rules}
    assert len(far) > 100
    assert sum(value**2 for value in far) / len(far) < 1.3
    assert {True, False, 3, 4, 5, *RULES, *POLICIES} <= seen


def test_a_counted_chance_is_the_part_of_all_deals_when_the_rival_still_chooses() -> None:
    """One of three has folded since the middle was laid: the rival takes the better of two cards."""
    spot = parse_spot("rake=1 players=3 seat=1 pick=2 hand=AW.DF.9F.5C up=DS.7W.9C took=1-9F.2-xx.3-7C out=3")
    strength = evaluator(BOOK.ranking)
    everything = [card.index for card in spot.unseen]
    halves = dict.fromkeys(spot.up, 0)
    dealt = list(combinations(everything, 4))
    for mine in spot.up:
        left = [card for card in spot.up if card is not mine]
        value = strength(*[card.index for card in (*spot.hand, mine)])
        for hidden in dealt:
            rival = max(strength(*hidden, card.index) for card in left)
            halves[mine] += (value > rival) + (value >= rival)
    counted = {action.card: win for action, win in zip(spot.options, odds(spot).wins, strict=True)}
    assert counted == {card: Fraction(found, 2 * len(dealt)) for card, found in halves.items()}


def test_a_counted_chance_is_the_part_of_all_deals_when_both_take_a_hidden_card() -> None:
    """Never the same one: every three cards of the rival's, then every two of the rest."""
    spot = parse_spot("rake=1 players=2 seat=1 pick=2 hand=TW.9F.7C.5C down=2 took=1-9F.2-2W")
    strength, unseen = evaluator(BOOK.ranking), [card.index for card in spot.unseen]
    shown = parse_cards("2W")[0].index
    held = walked(hand_trie(BOOK.ranking).root, spot.hand)
    mine = {card: held[card] for card in unseen}
    halves = deals = 0
    for hidden in combinations(unseen, 3):
        one, two, three = hidden
        rest = [card for card in unseen if card not in hidden]
        values = sorted(mine[card] for card in rest)
        for last in rest:
            rival = strength(one, two, three, shown, last)
            halves += 2 * len(rest) - bisect_left(values, rival) - bisect_right(values, rival)
            # The rival's own last card isn't one that I can get.
            halves -= (mine[last] > rival) + (mine[last] >= rival)
            deals += len(rest) - 1
    assert odds(spot).wins == (Fraction(halves, 2 * deals),)


# The error


LATE = "rake=1 players=2 seat=1 pick=2 hand=AW.DF.9F.5C up=AC down=1 took=1-9F.2-2W"


def test_the_stated_error_covers_the_truth_at_its_rate() -> None:
    follows = Rollout(parse_spot(LATE), "outs")
    truth = [float(chance) for chance in chances(follows)]
    runs, covered = 600, [0] * len(truth)
    for seed in range(runs):
        found = follows.sample(range(len(truth)), BATCH, random.Random(seed))
        for index, (won, squares) in enumerate(found):
            tally = Tally().plus(won, squares)
            covered[index] += abs(tally.win - truth[index]) <= tally.error
    assert all(0.925 * runs <= count for count in covered)


@pytest.mark.parametrize("truth", [0.001, 0.01, 0.03, 0.1])
def test_stopping_at_the_target_keeps_the_error_honest(truth: float) -> None:
    """Deals of a known chance, batch by batch, until the error is small enough, as `advance` does."""
    rng, runs, covered = random.Random(truth), 400, 0
    for _ in range(runs):
        tally = Tally()
        batches = within(500, "an error that is small enough")
        while tally.error > TARGET and next(batches):
            won = sum([rng.random() < truth for _ in range(BATCH)])
            tally = tally.plus(won, won)
        covered += abs(tally.win - truth) <= tally.error
    assert covered >= 0.925 * runs
