"""The bots of Hold'em and Omaha: legal everywhere, from views alone, and sound where it's plain what to do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rake.kit.game import play_until
from rake.kit.ranking import DECK, Ranking
from rake.shelf import load
from rake.shelf.holdem.bots import BOTS, choices, likely
from rake.shelf.holdem.deal import State, View
from rake.shelf.holdem.estimates import improvement, start
from rake.shelf.holdem.shares import ahead
from tests.bounded import LONGEST, within

every_bot = pytest.mark.parametrize("name", BOTS)
every_variant = pytest.mark.parametrize("word", ["holdem", "omaha"])
CHARACTERS = ("tight", "loose", "bold")


def after(record: str, word: str = "holdem") -> View:
    """Return what the seat to act sees after a record whose deck begins with these cards."""
    fields, *actions = record.split("~")
    head, _, top = fields.partition("deck=")
    first = top.split(".")
    deck = ".".join([*first, *(card for card in DECK.cards if card not in first)])
    state = load(word).parse_record("\n".join([f"{word} 1 {head}deck={deck}", *actions])).state()
    assert state.to_act
    view = state.seen_by(state.to_act)
    assert isinstance(view, View)
    return view


@every_bot
@every_variant
@pytest.mark.parametrize(
    "rules", ["default", "limit", "default.betting-pot-limit", "default.forced-ante.min_raise-any"]
)
@pytest.mark.parametrize("seats", [2, 6, 10])
def test_a_deal_among_bots_comes_to_its_end(name: str, word: str, rules: str, seats: int) -> None:
    game = load(word)
    stake = 1 if rules == "limit" else 10
    for seed in range(3):
        rng = random.Random(f"{rules} {seats} {seed}")
        stacks = [1 + int(rng.random() * 400) for _ in range(seats)]
        dealt = game.deal(seats, rules, rng=rng, stacks=stacks, stake=stake)
        ended = play_until(dealt, dict.fromkeys(range(1, seats + 1), BOTS[name]), seed)
        assert ended.to_act is None
        assert sum(ended.scores) == 0


@every_bot
@every_variant
def test_a_bot_knows_no_more_than_its_seat(name: str, word: str) -> None:
    game, bots = load(word), dict.fromkeys(range(1, 5), BOTS[name])
    for seed in range(5):
        state: Any = game.deal(4, rng=random.Random(seed))
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            view = state.seen_by(state.to_act)
            elsewhere = view.resample(random.Random(seed + 100)).seen_by(state.to_act)
            assert BOTS[name].choose(view, random.Random(7)) == BOTS[name].choose(elsewhere, random.Random(7))
            state = state.apply(bots[state.to_act].choose(view, random.Random(f"{seed} {len(state.moves)}")))


@pytest.mark.parametrize("name", CHARACTERS)
@every_variant
def test_nobody_folds_for_nothing(name: str, word: str) -> None:
    for seed in range(20):
        state: Any = load(word).deal(4, rng=random.Random(seed))
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            action = BOTS[name].choose(state.seen_by(state.to_act), random.Random(seed))
            assert str(action) != "fold" or state.money.owes(state.to_act)
            state = state.apply(action)


NUTS = "seats=2 rules=default deck=AS.2C.KS.7D.3C.QS.JS.TS.4D.5C.4H.9H~2 call~1 check~1 check~2 check~1 check~2 check"
"""The big blind has a royal flush from the flop on; the other has nothing."""


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_hand_that_can_not_lose_is_never_folded(name: str) -> None:
    view = after(f"{NUTS}~1 check~2 bet 990")
    assert str(BOTS[name].choose(view, random.Random(1))) == "call"


@pytest.mark.parametrize("name", CHARACTERS)
def test_nothing_is_folded_to_a_bet_of_many_times_the_pot(name: str) -> None:
    view = after(f"{NUTS}~1 bet 990")
    assert all(str(BOTS[name].choose(view, random.Random(seed))) == "fold" for seed in range(20))


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_hand_that_can_not_lose_is_bet(name: str) -> None:
    view = after(NUTS)
    assert str(BOTS[name].choose(view, random.Random(1))).startswith("bet")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AS.AH", "KS.KH"),
        ("KS.KH", "AS.KS"),
        ("AS.KS", "AS.KD"),
        ("AS.KD", "AS.7D"),
        ("9S.8S", "9S.3D"),
        ("7S.7D", "7S.2D"),
    ],
)
def test_a_better_start_counts_for_more(better: str, worse: str) -> None:
    assert start(DECK.parse_cards(better), Ranking()) > start(DECK.parse_cards(worse), Ranking())


def test_pk5_7_a_wild_card_makes_a_good_start() -> None:
    worst, best = (start(DECK.parse_cards(hand), Ranking(wild=True)) for hand in ("7S.2D", "AS.2D"))
    assert start(DECK.parse_cards("7S.3D"), Ranking(wild=True)) < 0.2 < 0.7 < worst < 0.95 < best
    assert start(DECK.parse_cards("2H.2D"), Ranking(wild=True)) > 0.95
    assert start(DECK.parse_cards("2H.2D.KS.QS"), Ranking(2, wild=True)) > 0.95


def test_in_omaha_cards_that_work_together_count_for_more() -> None:
    aces, three = DECK.parse_cards("AS.AH.KS.KH"), DECK.parse_cards("AS.AH.AD.7C")
    omaha = Ranking(own=2)
    assert start(aces, omaha) > 0.95
    assert start(three, omaha) < start(DECK.parse_cards("AS.AH.9C.7C"), omaha)
    assert start(DECK.parse_cards("JS.TS.9H.8H"), omaha) > start(DECK.parse_cards("JS.8H.5C.2D"), omaha)


def test_a_start_is_as_good_in_any_order_and_half_of_all_are_worse_than_the_middle() -> None:
    rng = random.Random(1)
    hands = [tuple(rng.sample(DECK.cards, 2)) for _ in range(500)]
    assert all(start(hand, Ranking()) == start(hand[::-1], Ranking()) for hand in hands)
    assert abs(sum(start(hand, Ranking()) for hand in hands) / 500 - 0.5) < 0.05


@pytest.mark.parametrize("own", [0, 2])
def test_the_part_of_hands_that_one_beats_grows_with_the_hand(own: int) -> None:
    board = DECK.parse_cards("KS.9H.4D.2C.7S")
    extra = ("JD", "3C") if own else ()
    hands = [(*DECK.parse_cards(hand), *extra) for hand in ("QD.8H", "4S.8H", "KD.8H", "KD.9S", "KD.KC")]
    parts = [ahead(tuple(hand), board, Ranking(own)) for hand in hands]
    assert parts == sorted(parts)
    assert parts[0] < 0.5 < 0.9 < parts[-1] < 1


@pytest.mark.parametrize(
    ("hole", "board", "own", "chance"),
    [
        ("AH.4H", "KH.9H.2C", 0, 0.36),
        ("AH.4H", "KH.9H.2C.7D", 0, 0.18),
        ("8S.7D", "9H.6C.2S", 0, 0.32),
        ("8S.7D", "9H.5C.2S", 0, 0.16),
        ("AH.4C", "KH.9H.2H", 0, 0.36),
        ("AH.4C.8D.7S", "KH.9H.2H", 2, 0.0),
        ("AH.4H.8D.7S", "KH.9H.2C", 2, 0.36),
        ("AS.KD", "9H.5C.2S.7D.3C", 0, 0.0),
    ],
)
def test_improvement_is_four_percent_an_out_on_the_flop_and_two_on_the_turn(
    hole: str, board: str, own: int, chance: float
) -> None:
    assert improvement(DECK.parse_cards(hole), DECK.parse_cards(board), Ranking(own)) == pytest.approx(chance)


def test_a_hint_compares_every_action_without_chips_and_two_sizes() -> None:
    assert list(map(str, choices(after(NUTS)))) == ["check", "bet 10", "bet 20"]
    assert list(map(str, choices(after(f"{NUTS}~1 bet 100")))) == ["fold", "call", "raise 210", "raise 320"]


@pytest.mark.parametrize("wild", [False, True], ids=["natural", "wild"])
@every_variant
def test_the_part_of_hands_that_one_beats_is_about_that_of_hands_dealt(word: str, wild: bool) -> None:
    """What is counted is close to what is dealt: within 0.09 on average, and right over all."""
    own, hole = {"holdem": (0, 2), "omaha": (2, 4)}[word]
    rng, misses, ranking = random.Random(1), [], Ranking(own, wild)
    for deal in range(120):
        cards = 3 + deal % 3
        deck = rng.sample(DECK.cards, 52)
        mine, board, rest = deck[:hole], deck[hole : hole + cards], deck[hole + cards :]
        worth = ranking.best_of(mine, board)
        others = [ranking.best_of(rng.sample(rest, hole), board) for _ in range(60)]
        beaten = sum((worth > other) + (worth == other) / 2 for other in others) / len(others)
        misses.append(ahead(tuple(mine), tuple(board), ranking) - beaten)
    assert sum(miss * miss for miss in misses) / len(misses) < 0.1**2
    assert abs(sum(misses)) / len(misses) < 0.03


@pytest.mark.parametrize(
    ("hole", "board", "own", "part"),
    [
        ("AS.KS", "QS.JS.TS", 0, 1.0),  # a royal flush
        ("2C.3D", "AS.KS.QS.JS.TS", 0, 0.5),  # the board is everybody's hand
        ("2C.3D", "9S.8S.7D.6H.5C", 0, 0.4),  # so is a straight, but a ten beats it
        ("2C.3D.4H.6C", "AS.KS.QS.JS.TS", 2, 0.0),  # nobody plays the board in Omaha
    ],
)
def test_a_board_that_is_a_hand_counts_as_everybodys(hole: str, board: str, own: int, part: float) -> None:
    assert ahead(DECK.parse_cards(hole), DECK.parse_cards(board), Ranking(own)) == pytest.approx(part, abs=0.03)


def explained(moves: str) -> list[float]:
    """Return how likely the first seat finds what the second has done, with starts from the worst to the best."""
    view = after(f"seats=2 rules=default deck=8S.7C.4H.2D.3C.KS.8D.5H.5D.9S.6C.TC~{moves}")
    sampled = [view.resample(random.Random(seed)) for seed in range(60)]
    deals = sorted(sampled, key=lambda deal: start(hole_of(deal), Ranking()))
    return [likely(view)(deal) for deal in deals]


def hole_of(deal: State) -> tuple[str, ...]:
    return tuple(map(str, deal.hole(2)))


def test_good_cards_explain_a_raise_and_poor_ones_a_call() -> None:
    raised, called = explained("2 raise 30"), explained("2 call")
    assert raised[0] < raised[-1] == 1
    assert called[-1] < max(called) == 1
