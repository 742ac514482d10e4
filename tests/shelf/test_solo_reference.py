"""Solo Whist beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random

import pytest

from rake.kit.chance import shuffle
from rake.shelf.solo.deal import State
from rake.shelf.solo.game import GAME
from rake.shelf.solo.match import Match
from rake.shelf.solo.rules import DECK, SWITCHES, format_house_rules
from tests.examples import searching

from . import solo_reference as reference

OPTIONS = [{}, *({field: word} for field in reference.DEFAULTS for word in [*SWITCHES[field].values][1:])]
"""The defaults, and each house rule of a deal that has another value."""

DEALS, BIDDINGS = (10_000, 50_000) if searching() else (25, 300)


def rules_of(options: dict[str, str]) -> str:
    return format_house_rules(".".join(["default", *(f"{field}-{word}" for field, word in options.items())]))


def act(state: State, table: reference.Table, rng: random.Random) -> State:
    """Return the deal after an action by chance, once both agree on it. Bids are rare, so that low ones are played."""
    assert state.to_act == table["turn"]
    acts = [str(action) for action in state.legal()]
    assert {*acts} == reference.legal(table)
    assert len(acts) == len({*acts})
    chosen = rng.choice(acts if rng.random() < 0.5 else acts[:3])
    reference.act(table, chosen)
    return state.apply(GAME.parse_action(chosen))


def compare(options: dict[str, str], rng: random.Random, *, played: bool) -> None:
    """Bid by chance, and play the deal to its end if it's to be played."""
    rules, deck = rules_of(options), shuffle(rng, DECK.cards)
    state = GAME.parse_record(f"solo 1 seats=4 rules={rules} deck={'.'.join(deck)}").state()
    assert isinstance(state, State)
    table = reference.dealt([*deck], options)
    while state.to_act and (played or table["asked"] != "card"):
        state = act(state, table, rng)
        assert [sorted(hand.cards) for hand in state.hands] == [sorted(hand) for hand in table["hands"].values()]
        assert (state.shown, state.won) == (table["shown"], tuple(table["tricks"].values()))
    assert (state.trump, state.thrown_in) == (table["trump"], table["void"])
    if state.to_act:
        assert state.to_act == table["turn"]
        return
    assert table["turn"] is None
    assert state.scores == reference.scores(table)
    match = Match(rules, 4).settle(state)
    assert [*match.order] == reference.next_players(table, [*state.players])
    assert len(match.sheet) == (0 if table["void"] else 1)


@pytest.mark.property
@pytest.mark.parametrize("options", OPTIONS, ids=rules_of)
def test_turns_legal_actions_hands_tricks_and_scores_agree(options: dict[str, str]) -> None:
    rng = random.Random(f"reference {options}")
    for _ in range(DEALS):
        compare(options, rng, played=True)


@pytest.mark.property
@pytest.mark.parametrize("options", OPTIONS, ids=rules_of)
def test_who_is_asked_what_in_the_bidding_agrees(options: dict[str, str]) -> None:
    rng = random.Random(f"bidding {options}")
    for _ in range(BIDDINGS):
        compare(options, rng, played=False)


@pytest.mark.property
def test_all_house_rules_at_once_agree_with_the_reference() -> None:
    rng = random.Random("all")
    for _ in range(DEALS):
        options = {field: rng.choice([*SWITCHES[field].values]) for field in reference.DEFAULTS}
        compare(options, rng, played=True)
