"""Red Dog by its facts: every numbered rule, every example of them, and its odds counted card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from rake.kit.actions import Action
from rake.kit.cards import CardRefusal
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.kit.game import GameRefusal, play_until
from rake.kit.records import RecordRefusal
from rake.shelf.reddog import GAME, odds
from rake.shelf.reddog.action import BET, PASS, RAISE, STAND, parse_action
from rake.shelf.reddog.deal import FORM, RoundRefusal, State
from rake.shelf.reddog.rules import AmountsRefusal, parse_house_rules, payout, rank, spread

RANKS = "23456789TJQKA"
PACKS = range(1, 9)


def dealt(cards: str, stacks: Sequence[int] = (100,), rules: str = "default") -> State:
    """Return a round that begins with these cards."""
    pack = Counter(parse_house_rules(rules).pack)
    first = cards.split(".")
    deck = ".".join([*first, *(pack - Counter(first)).elements()])
    chips = ".".join(map(str, stacks))
    record = FORM.parse(f"reddog 1 seats={len(stacks)} rules={rules} stacks={chips} deck={deck}")
    state = record.state()
    assert isinstance(state, State)
    return state


def played(cards: str, *actions: str, stacks: Sequence[int] = (100,), rules: str = "default") -> State:
    """Return the round after these actions."""
    state = dealt(cards, stacks, rules)
    for action in actions:
        state = state.apply(parse_action(action))
    return state


def refused(state: State, action: str) -> Enum:
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_action(action))
    return caught.value.violation.code


def test_rd1_1_one_to_eight_play_against_the_bank() -> None:
    assert [*GAME.seats] == [*range(1, 9)]
    assert GAME.total(played("9S.9D.9H", "bet 10")) is None
    for seats in (0, 9):
        with pytest.raises(IllegalPosition) as caught:
            GAME.match(seats)
        assert GAME.rule_of(caught.value.violation.code) == "RD1.1"


@pytest.mark.parametrize("packs", PACKS)
def test_rd1_2_all_packs_are_shuffled_together_anew_for_every_round(packs: int) -> None:
    match = GAME.match(1, f"default.decks-{packs}")
    one, other = match.deal(Random(1)), match.deal(Random(2))
    assert Counter(one.deal.deck) == Counter([rank + suit for rank in RANKS for suit in "SHDC"] * packs)
    assert one.deal.deck != other.deal.deck
    assert parse_house_rules("default").decks == 6


def test_rd1_3_the_ace_is_high_only_and_suits_do_not_matter() -> None:
    assert [*RANKS] == sorted(RANKS, key=rank)
    assert spread("AS", "2D") == 11
    assert {spread(f"6{one}", f"Q{other}") for one, other in product("SHDC", repeat=2)} == {5}


def test_rd1_4_the_spread_is_the_ranks_strictly_between() -> None:
    for one, other in product(RANKS, repeat=2):
        between = [each for each in RANKS if min(rank(one), rank(other)) < rank(each) < max(rank(one), rank(other))]
        assert spread(f"{one}S", f"{other}H") == (None if one == other else len(between))


def test_rd2_1_each_in_turn_bets_or_passes() -> None:
    state = dealt("6D.QS.9C", (100, 0, 5))
    assert state.to_act == 1
    assert state.legal() == (PASS, Action(BET, 1), Action(BET, 100))
    for action in ("bet 101", "stand", "raise 1"):
        assert GAME.rule_of(refused(state, action)) in ("RD2.1", "RD3.3")
    state = state.apply(parse_action("bet 100"))
    assert (state.to_act, state.legal(), state.ranges()) == (2, (PASS,), ())
    assert refused(state, "bet 1") is RoundRefusal.CANNOT_BET
    state = state.apply(PASS)
    assert (state.to_act, state.legal()[-1]) == (3, Action(BET, 5))


@pytest.mark.parametrize(
    ("rules", "least", "most"), [("default.bet_min-5.bet_max-20", 5, 20), ("default.bet_max-3", 1, 3)]
)
def test_rd2_1_a_bet_lies_between_the_least_and_the_most(rules: str, least: int, most: int) -> None:
    state = dealt("6D.QS.9C", rules=rules)
    assert state.legal() == (PASS, Action(BET, least), Action(BET, most))
    assert refused(state, f"bet {most + 1}") is RoundRefusal.BET
    poor = dealt("6D.QS.9C", (4, 100), "default.bet_min-5")
    assert poor.legal() == (PASS,)


def test_rd2_2_without_a_bet_the_round_is_over_and_no_card_is_dealt() -> None:
    state = played("6D.QS.9C", "pass", "pass", stacks=(100, 100))
    assert (state.to_act, state.cards, state.scores) == (None, (), (0, 0))
    assert played("6D.QS.9C", "pass", "bet 1", stacks=(100, 100)).cards == ("6D", "QS")
    assert played("6D.QS.9C", "bet 1", stacks=(100, 100)).cards == ()


def test_rd3_1_after_a_pair_a_third_card_comes_and_nobody_is_asked() -> None:
    state = played("9S.9D.TH", "bet 10")
    assert (state.to_act, state.cards, state.is_pair) == (None, ("9S", "9D", "TH"), True)


def test_rd3_2_after_neighbours_the_round_is_over_without_a_third_card() -> None:
    for cards in ("7S.8D.9H", "KS.AD.2H"):
        state = played(cards, "bet 10")
        assert (state.to_act, len(state.cards), state.scores) == (None, 2, (0,))


def test_rd3_3_a_bettor_stands_or_raises_once() -> None:
    state = played("6D.QS.9C", "bet 10", "pass", "bet 5", stacks=(100, 100, 100))
    assert (state.to_act, state.cards) == (1, ("6D", "QS"))
    assert state.legal() == (STAND, Action(RAISE, 1), Action(RAISE, 10))
    state = state.apply(STAND)
    assert (state.to_act, state.legal()[-1]) == (3, Action(RAISE, 5))
    assert state.apply(parse_action("raise 5")).to_act is None


def test_rd3_3_a_player_who_cannot_raise_stands_unasked() -> None:
    state = played("6D.QS.9C", "bet 10", "bet 5", stacks=(10, 100))
    assert state.to_act == 2
    assert state.apply(STAND).scores == (10, 5)


@pytest.mark.parametrize(
    ("rules", "stack", "allowed"),
    [
        ("default", 100, range(1, 11)),
        ("default", 14, range(1, 5)),
        ("online", 100, range(10, 11)),
        ("default.raise-any", 100, range(1, 91)),
        ("default.raise-any.bet_max-10", 100, range(1, 91)),  # the most of a bet does not limit a raise
    ],
)
def test_rd3_3_how_far_a_raise_may_go(rules: str, stack: int, allowed: range) -> None:
    state = played("6D.QS.9C", "bet 10", stacks=(stack,), rules=rules)
    assert state.ranges() == ((RAISE, allowed[0], allowed[-1], 1),)
    for chips in (allowed[0] - 1, allowed[-1] + 1):
        if chips:
            assert refused(state, f"raise {chips}") is RoundRefusal.RAISE
    assert played("6D.QS.9C", "bet 10", stacks=(19,), rules="online").to_act is None


def test_rd4_1_three_of_a_rank_pay_eleven_to_one_otherwise_the_bet_comes_back() -> None:
    assert played("9S.9D.9H", "bet 10").scores == (110,)
    assert played("9S.9D.TH", "bet 10").scores == (0,)


@pytest.mark.parametrize("ranks", range(1, 12))
def test_rd4_2_a_card_between_pays_by_the_spread_on_bet_and_raise_alike(ranks: int) -> None:
    high = RANKS[ranks + 1]
    pays = {1: 5, 2: 4, 3: 2}.get(ranks, 1)
    assert payout(ranks) == pays
    assert played(f"2S.{high}H.3D", "bet 10", "raise 5").scores == (15 * pays,)
    assert played(f"{high}H.2S.{RANKS[ranks]}D", "bet 10", "stand").scores == (10 * pays,)


@pytest.mark.parametrize("third", ["5D", "6S", "QH", "AD"])
def test_rd4_3_a_card_outside_or_equal_loses_bet_and_raise(third: str) -> None:
    assert played(f"6D.QS.{third}", "bet 10", "raise 10").scores == (-20,)


def test_rd4_4_everything_is_public_but_the_cards_that_were_not_dealt() -> None:
    state = played("6D.QS.9C", "bet 10", "bet 5", stacks=(100, 100))
    views = [state.seen_by(seat) for seat in range(3)]
    assert {view.masked.deal.deck for view in views} == {("6D", "QS", *[None] * 310)}
    assert {view.moves for view in views} == {state.moves}


def test_rd4_4_rounds_go_on_until_nobody_can_bet() -> None:
    match = GAME.match(2, "default.bet_min-10", stacks=(10, 9))
    ended = State(match.deal(Random(1)).deal)
    lost = played("6D.QS.2C", "bet 10", "pass", stacks=(10, 9), rules="default.bet_min-10")
    assert not match.over
    assert match.settle(lost).over
    assert match.settle(lost).scores == (0, 9)
    with pytest.raises(IllegalPosition) as caught:
        match.settle(ended)
    assert caught.value.violation.code is GameRefusal.NOT_OVER
    with pytest.raises(IllegalAction):
        match.settle(lost).deal(Random(1))
    rich = GAME.match(1, stacks=(1_000_001,))
    assert rich.why_no_deal()


def count_all_deals(packs: int) -> tuple[Counter[int | None], Counter[tuple[int | None, bool]]]:
    """Count all ordered deals of three ranks: by spread, and by spread and whether the third card wins."""
    starts: Counter[int | None] = Counter()
    outcomes: Counter[tuple[int | None, bool]] = Counter()
    for one, other, third in product(range(13), repeat=3):
        ways = 4 * packs * (4 * packs - (one == other)) * (4 * packs - (one == third) - (other == third))
        apart = abs(one - other) - 1 if one != other else None
        won = third == one if apart is None else min(one, other) < third < max(one, other)
        starts[apart] += ways
        outcomes[apart, won] += ways
    return starts, outcomes


@pytest.mark.parametrize("packs", PACKS)
def test_rd5_3_rd5_4_chances_are_those_of_all_deals_counted(packs: int) -> None:
    starts, outcomes = count_all_deals(packs)
    deals = starts.total()
    assert odds.spreads(packs) == {ranks: Fraction(ways, deals) for ranks, ways in starts.items()}
    for ranks in range(1, 12):
        assert odds.between(packs, ranks) == Fraction(outcomes[ranks, True], starts[ranks])
    assert Fraction(outcomes[None, True], starts[None]) == Fraction(4 * packs - 2, 52 * packs - 2)


@pytest.mark.parametrize(
    ("packs", "percent"),
    [(1, "8.000 40.000 56.000 88.000"), (2, "7.843 39.216 54.902 86.275"), (6, "7.742 38.710 54.194 85.161")],
)
def test_rd5_3_the_table_of_chances(packs: int, percent: str) -> None:
    assert [f"{float(100 * odds.between(packs, ranks)):.3f}" for ranks in (1, 5, 7, 11)] == percent.split()


EDGES = ["523/16575", "2101/68289", "4591/155155", "7993/277173"]
EDGES += ["12307/434343", "17533/626665", "23671/854139", "30721/1116765"]


@pytest.mark.parametrize(("packs", "edge"), [*enumerate(EDGES, 1)])
def test_rd5_5_the_banks_edge_is_that_of_all_deals_counted(packs: int, edge: str) -> None:
    starts, outcomes = count_all_deals(packs)
    won = 11 * outcomes[None, True]
    for ranks in range(1, 12):
        stake = 2 if ranks >= 7 else 1
        won += stake * (payout(ranks) * outcomes[ranks, True] - outcomes[ranks, False])
    assert odds.bank_edge(packs) == Fraction(-won, starts.total()) == Fraction(edge)


@pytest.mark.parametrize(("packs", "never", "from_six"), [(6, "7.968", "3.303"), (1, "9.189", "3.445")])
def test_rd5_5_worse_play_costs_more(packs: int, never: str, from_six: str) -> None:
    assert f"{float(100 * odds.bank_edge(packs, 12)):.3f}" == never
    assert f"{float(100 * odds.bank_edge(packs, 6)):.3f}" == from_six


@pytest.mark.parametrize("packs", PACKS)
def test_rd5_5_no_set_of_spreads_to_raise_at_is_better_than_seven_and_more(packs: int) -> None:
    starts, outcomes = count_all_deals(packs)
    gains = {ranks: payout(ranks) * outcomes[ranks, True] - outcomes[ranks, False] for ranks in range(1, 12)}
    assert {ranks for ranks in gains if gains[ranks] > 0} == {*range(odds.BREAK_EVEN, 12)}
    assert all(odds.gain(packs, ranks) == Fraction(gains[ranks], starts[ranks]) for ranks in gains)


@pytest.mark.parametrize("packs", PACKS)
@pytest.mark.parametrize("rules", ["up-to-bet", "equal", "any"])
def test_the_steady_bot_plays_as_well_as_anybody_can(packs: int, rules: str) -> None:
    """At every spread it does what is worth the most of all that may be done, and it bets the least."""
    named = f"default.decks-{packs}.raise-{rules}"
    bot = GAME.bots["steady"]
    for high in RANKS[2:]:
        state = played(f"2S.{high}H.3D", "bet 10", stacks=(40,), rules=named)
        chosen = bot.choose(state.seen_by(1), Random(1))
        worth = {action: _mean(state.apply(action)) for action in _all_actions(state)}
        assert worth[chosen] == max(worth.values())
    first = dealt("2S.3H.4D", rules=f"{named}.bet_min-7").seen_by(1)
    assert bot.choose(first, Random(1)) == Action(BET, 7)


def _all_actions(state: State) -> list[Action]:
    (each,) = state.ranges()
    return [STAND, *(Action(RAISE, chips) for chips in range(each.least, each.most + 1))]


def _mean(ended: State) -> Fraction:
    """Return the mean score over every third card that could have come."""
    one, other, *rest = (str(card) for card in ended.deal.deck)
    third = Counter(card[0] for card in rest)
    low, high = sorted((rank(one), rank(other)))
    chips = ended.bets[0] + ended.raises[0]
    won = sum(ways for each, ways in third.items() if low < RANKS.index(each) < high)
    return chips * Fraction(won * payout(high - low - 1) - (third.total() - won), third.total())


def test_hints_are_the_mean_over_every_third_card() -> None:
    state = played("4S.QH.2D", "bet 10")
    view = state.seen_by(1)
    assert odds.gains(view) == {action: _mean(state.apply(action)) for action in view.legal()}
    assert odds.gains(state.seen_by(0)) == odds.gains(dealt("4S.QH.2D").seen_by(1)) == {}


@pytest.mark.parametrize("packs", PACKS)
def test_rd5_1_raises_are_limited_because_large_ones_beat_the_bank(packs: int) -> None:
    """RD3.3 lets nobody raise by more than the bet; by 1.56 times the bet at spread 7 and more, the bank would lose."""
    chances = odds.spreads(packs)
    bet = 11 * chances[None] * Fraction(4 * packs - 2, 52 * packs - 2)
    bet += sum(chances[ranks] * odds.gain(packs, ranks) for ranks in range(1, 12))
    raised = sum(chances[ranks] * odds.gain(packs, ranks) for ranks in range(7, 12))
    assert bet + raised == -odds.bank_edge(packs)
    assert bet + raised < 0 < bet + Fraction(156, 100) * raised
    assert parse_house_rules("default").raising == "up-to-bet"


def test_rd6_options_and_presets() -> None:
    assert GAME.presets == ("default", "online")
    assert str(parse_house_rules("online")) == "online"
    assert str(parse_house_rules("default.decks-1.raise-equal")) == "online"
    assert str(parse_house_rules("online.decks-2.bet_max-50")) == "default.decks-2.raise-equal.bet_max-50"
    for text in (
        "default.decks-0",
        "default.decks-9",
        "default.raise-never",
        "default.raising-any",
        "default.bet_max-0",
    ):
        with pytest.raises(InvalidNotation):
            parse_house_rules(text)
    with pytest.raises(IllegalPosition) as caught:
        parse_house_rules("default.bet_min-20.bet_max-10")
    assert caught.value.violation.code is AmountsRefusal.BETS


VECTORS = [
    ("6D.QS.9C", ["bet 10", "raise 10"], 20),
    ("6D.QS.6C", ["bet 10", "raise 10"], -20),
    ("6D.QS.KC", ["bet 10", "stand"], -10),
    ("2S.3D.9C", ["bet 10"], 0),
    ("KS.AD.9C", ["bet 10"], 0),
    ("AS.2D.7C", ["bet 10", "raise 10"], 20),
    ("AS.2D.AH", ["bet 10", "raise 10"], -20),
    ("9S.9D.9H", ["bet 10"], 110),
    ("9S.9D.TH", ["bet 10"], 0),
    ("7S.9D.8H", ["bet 10", "raise 5"], 75),
    ("7S.9D.9H", ["bet 10", "raise 5"], -15),
]


@pytest.mark.parametrize(("cards", "actions", "score"), VECTORS)
def test_rd_v1_to_rd_v5(cards: str, actions: list[str], score: int) -> None:
    state = played(cards, *actions)
    assert (state.to_act, state.scores) == (None, (score,))


def test_rd_v6_the_best_raise() -> None:
    steady = GAME.bots["steady"]
    assert odds.between(6, 7) == Fraction(84, 155)
    assert odds.between(6, 6) == Fraction(72, 155)
    assert steady.choose(played("4S.QH.2D", "bet 10").seen_by(1), Random(1)) == Action(RAISE, 10)
    assert steady.choose(played("5S.QH.2D", "bet 10").seen_by(1), Random(1)) == STAND


def test_rd_v7_what_is_legal() -> None:
    state = played("8D.4S.2C", "bet 10")
    assert all(state.why_not(Action(RAISE, chips)) is None for chips in range(1, 11))
    assert state.why_not(STAND) is None
    assert state.why_not(Action(RAISE, 11))
    assert state.why_not(PASS)
    assert state.why_not(Action(BET, 5))
    with pytest.raises(InvalidNotation):
        parse_action("raise 0")


def test_rd_v8_three_players() -> None:
    state = played("6D.QS.9C", "bet 10", "pass", "bet 5", stacks=(100, 100, 100))
    assert state.to_act == 1
    state = state.apply(parse_action("raise 10"))
    assert state.to_act == 3
    state = state.apply(STAND)
    assert state.scores == (20, 0, 5)
    assert GAME.match(3).settle(state).scores == (120, 100, 105)


@pytest.mark.parametrize(
    "text", ["bet", "bet x", "bet 0", "stand 5", "pass 1", "double", "", "raise -5", "bet 12345678"]
)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_action(text)


def test_an_impossible_round_is_refused_with_its_rule() -> None:
    text = str(dealt("6D.QS.9C", rules="online").record())
    changes: dict[str, tuple[str, Enum]] = {
        "twice": (text.replace("deck=6D", "deck=QS"), CardRefusal.TWICE),
        "short": (text.replace("deck=6D.", "deck="), RecordRefusal.DECK),
        "rich": (text.replace("rules=online", "rules=online stacks=1000001"), RoundRefusal.STACK),
    }
    for changed, code in changes.values():
        with pytest.raises(IllegalPosition) as caught:
            GAME.parse_record(changed).state()
        assert caught.value.violation.code is code
        assert GAME.rule_of(code).startswith("RD")


def test_a_match_of_bots_is_played_to_its_end() -> None:
    match, rounds = GAME.match(3, "default.bet_min-20", stacks=(100, 60, 40)), 0
    while not match.over and rounds < 2_000:
        state = play_until(match.deal(Random(rounds)), dict.fromkeys((1, 2, 3), GAME.bots["random"]), rounds)
        match, rounds = match.settle(state), rounds + 1
    assert match.over
