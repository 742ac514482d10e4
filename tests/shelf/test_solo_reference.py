"""Solo Whist beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random
from functools import partial

import pytest

from rake.kit.chance import shuffle
from rake.kit.records import Deal
from rake.shelf.solo.deal import State
from rake.shelf.solo.match import Match
from rake.shelf.solo.rules import DECK, SWITCHES
from tests.bounded import LONGEST, within

from . import solo_reference as reference
from .references import HouseRules, options_of

HOUSE_RULES = HouseRules(SWITCHES, reference.DEFAULTS)


def act(state: State, table: reference.Table, rng: random.Random) -> State:
    """Return the deal after an action by chance, once both agree on it. Bids are rare, so that low ones are played."""
    assert state.to_act == table["turn"]
    acts = {str(action): action for action in state.legal()}
    assert {*acts} == reference.legal(table)
    chosen = rng.choice([*acts] if rng.random() < 0.5 else [*acts][:3])
    reference.act(table, chosen)
    return state.apply(acts[chosen])


def compare(rules: str, rng: random.Random, *, played: bool) -> None:
    """Bid by chance, and play the deal to its end if it's to be played."""
    deck = shuffle(rng, DECK.cards)
    state = State.begin(Deal((1, 2, 3, 4), rules, tuple(deck)))
    table = reference.dealt([*deck], options_of(rules))
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and (played or table["asked"] != "card") and next(actions):
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
@pytest.mark.parametrize("rules", HOUSE_RULES.each)
def test_turns_legal_actions_hands_tricks_and_scores_agree(rules: str) -> None:
    HOUSE_RULES.compare(rules, partial(compare, played=True))


@pytest.mark.property
@pytest.mark.parametrize("rules", HOUSE_RULES.each)
def test_who_is_asked_what_in_the_bidding_agrees(rules: str) -> None:
    HOUSE_RULES.compare(rules, partial(compare, played=False))
