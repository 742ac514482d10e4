"""Rook beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random

import pytest

from rake.kit.chance import shuffle
from rake.shelf.rook.action import BID, GIVE, parse_action
from rake.shelf.rook.deal import State
from rake.shelf.rook.game import GAME
from rake.shelf.rook.match import Match
from rake.shelf.rook.rules import SWITCHES, format_house_rules
from tests.examples import searching

from . import rook_reference as reference

OPTIONS = [{}, *({field: word} for field in SWITCHES for word in [*SWITCHES[field].values][1:])]
"""The defaults, and each house rule that has another value."""

DEALS = 10_000 if searching() else 16


def rules_of(options: dict[str, str]) -> str:
    return format_house_rules(".".join(["default", *(f"{field}-{word}" for field, word in options.items())]))


def drawn(options: dict[str, str], seats: int, rng: random.Random) -> tuple[State, reference.Table]:
    """Return a deal of these rules by chance, in any hand of a match, and the same in the reference."""
    deck = shuffle(rng, reference.pack(options.get("pack", "french")))
    number = rng.randint(1, 9)
    own = f" hand={number}" if number > 1 else ""
    text = f"rook 1 seats={seats} rules={rules_of(options)}{own} deck={'.'.join(deck)}"
    state = GAME.parse_record(text).state()
    assert isinstance(state, State)
    return state, reference.dealt([*deck], seats, options, number)


def legal(state: State) -> set[str]:
    """Return the texts of all legal actions, every bid included, and the cards of gifts in the order of their texts."""
    texts = {f"give {'.'.join(sorted(act.seen))}" if act.kind == GIVE else str(act) for act in state.legal()}
    bids = (points for _, least, most, step in state.ranges() for points in range(least, most + 1, step))
    return texts | {f"{BID} {points}" for points in bids}


def act(state: State, table: reference.Table, rng: random.Random) -> State:
    """Return the deal after an action by chance, once both agree on it. High bids are rare, so that many are made."""
    assert state.to_act == table["turn"]
    acts = sorted(legal(state))
    assert {*acts} == reference.legal(table)
    assert [sorted(hand.cards) for hand in state.hands] == [sorted(hand) for hand in table["hands"].values()]
    chosen = rng.choice(acts)
    if state.ranges():
        low = f"{BID} {state.ranges()[0].least}"
        chosen = rng.choice([chosen, low, "pass", "pass"]) if rng.random() < 0.9 else chosen
    reference.act(table, chosen)
    return state.apply(parse_action(chosen))


def compare(options: dict[str, str], seats: int, rng: random.Random) -> None:
    """Play a deal by chance to its end."""
    state, table = drawn(options, seats, rng)
    while state.to_act:
        state = act(state, table, rng)
    assert table["stage"] == "over"
    assert state.scores == reference.scores(table)


@pytest.mark.property
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=rules_of)
def test_turns_legal_actions_hands_and_scores_agree(options: dict[str, str], seats: int) -> None:
    rng = random.Random(f"reference {options} {seats}")
    for _ in range(DEALS // 2):
        compare(options, seats, rng)


@pytest.mark.property
def test_all_house_rules_at_once_agree_with_the_reference() -> None:
    rng = random.Random("all")
    for _ in range(DEALS):
        options = {field: rng.choice([*SWITCHES[field].values]) for field in reference.DEFAULTS}
        compare(options, rng.choice(GAME.seats), rng)


@pytest.mark.property
def test_matches_end_where_the_reference_ends_them() -> None:
    rng = random.Random("matches")
    for _ in range(20 * DEALS):
        seats, target = rng.choice(GAME.seats), rng.choice([500, 1000])
        row = [5 * rng.randint(90, 210) for _ in range(seats)]
        row = [row[0], row[1], row[0], row[1]] if seats == 4 else row
        match = Match(rules_of({"target": str(target)}), seats, sheet=(tuple(row),))
        assert [*match.winners] == reference.winners(row, target)
        assert match.over == bool(match.winners)
