"""Rook beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random

import pytest

from rake.kit.chance import shuffle
from rake.kit.records import Deal
from rake.shelf.rook.action import BID, GIVE, RookAction
from rake.shelf.rook.deal import State
from rake.shelf.rook.game import GAME
from rake.shelf.rook.match import Match
from rake.shelf.rook.rules import SWITCHES, format_house_rules
from tests.bounded import LONGEST, within

from . import rook_reference as reference
from .references import DEALS, HouseRules, options_of

HOUSE_RULES = HouseRules(SWITCHES, reference.DEFAULTS)


def drawn(rules: str, rng: random.Random) -> tuple[State, reference.Table]:
    """Return a deal of these rules by chance, in any hand of a match, and the same in the reference."""
    seats, options = rng.choice(GAME.seats), options_of(rules)
    deck = shuffle(rng, reference.pack(options.get("pack", "french")))
    number = rng.randint(1, 9)
    own = (("hand", str(number)),) if number > 1 else ()
    state = State.begin(Deal(tuple(range(1, seats + 1)), rules, tuple(deck), own=own))
    return state, reference.dealt([*deck], seats, options, number)


def legal(state: State) -> dict[str, RookAction]:
    """Return all legal actions by their texts, every bid included; the cards of gifts are in the order of theirs."""
    acts = {f"give {'.'.join(sorted(act.seen))}" if act.kind == GIVE else str(act): act for act in state.legal()}
    bids = [points for _, least, most, step in state.ranges() for points in range(least, most + 1, step)]
    return acts | {f"{BID} {points}": RookAction(BID, points=points) for points in bids}


def act(state: State, table: reference.Table, rng: random.Random) -> State:
    """Return the deal after an action by chance, once both agree on it. High bids are rare, so that many are made."""
    assert state.to_act == table["turn"]
    acts = legal(state)
    assert {*acts} == reference.legal(table)
    assert [[*hand.cards] for hand in state.hands] == [sorted(hand) for hand in table["hands"].values()]
    chosen = rng.choice([*acts])
    if state.ranges():
        low = f"{BID} {state.ranges()[0].least}"
        chosen = rng.choice([chosen, low, "pass", "pass"]) if rng.random() < 0.9 else chosen
    reference.act(table, chosen)
    return state.apply(acts[chosen])


def compare(rules: str, rng: random.Random) -> None:
    """Play a deal by chance to its end."""
    state, table = drawn(rules, rng)
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        state = act(state, table, rng)
    assert table["stage"] == "over"
    assert state.scores == reference.scores(table)


@pytest.mark.property
@pytest.mark.parametrize("rules", HOUSE_RULES.each)
def test_turns_legal_actions_hands_and_scores_agree(rules: str) -> None:
    HOUSE_RULES.compare(rules, compare)


@pytest.mark.property
def test_matches_end_where_the_reference_ends_them() -> None:
    rng = random.Random("matches")
    for _ in range(DEALS):
        seats, target = rng.choice(GAME.seats), rng.choice([500, 1000])
        row = [5 * rng.randint(90, 210) for _ in range(seats)]
        row = [row[0], row[1], row[0], row[1]] if seats == 4 else row
        match = Match(format_house_rules(f"default.target-{target}"), seats, sheet=(tuple(row),))
        assert [*match.winners] == reference.winners(row, target)
        assert match.over == bool(match.winners)
