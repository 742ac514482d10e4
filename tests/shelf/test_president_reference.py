"""President beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random

import pytest

from rake.kit.chance import shuffle
from rake.kit.records import Deal
from rake.shelf.president.deal import State
from rake.shelf.president.exchange import own_of
from rake.shelf.president.match import Match
from rake.shelf.president.rules import DECK, SWITCHES
from tests.bounded import LONGEST, within

from . import president_reference as reference
from .references import HouseRules, options_of

HOUSE_RULES = HouseRules(SWITCHES, reference.DEFAULTS)


def drawn(rules: str, rng: random.Random) -> tuple[State, reference.Table, dict[str, str]]:
    """Return a deal of these rules by chance, a first or a later one, and the same in the reference."""
    options = options_of(rules)
    seats, deck = rng.randint(3, 7), shuffle(rng, DECK.cards)
    offices = [*range(1, seats + 1)]
    if options.get("reseat") == "no":
        offices = [*shuffle(rng, offices[:-1]), seats]
    if rng.random() < 0.3:
        offices = []
    state = State.begin(
        Deal(tuple(range(1, seats + 1)), rules, tuple(deck), own=own_of(tuple(offices)) if offices else ())
    )
    return state, reference.dealt([*deck], seats, options, offices), options


def act(state: State, table: reference.Table, rng: random.Random) -> State:
    """Return the deal after an action by chance, once both agree on it. Passes are rare, so that deals end soon."""
    assert state.to_act == table["turn"]
    acts = {str(action): action for action in state.legal()}
    assert {*acts} == reference.legal(table)
    assert [[*hand.cards] for hand in state.hands] == [sorted(hand) for hand in table["hands"].values()]
    chosen = rng.choice([*acts] if rng.random() < 0.3 else [*acts][:-1] or [*acts])
    reference.act(table, chosen)
    return state.apply(acts[chosen])


def compare(rules: str, rng: random.Random) -> None:
    """Play a deal by chance to its end."""
    state, table, options = drawn(rules, rng)
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        state = act(state, table, rng)
    assert table["turn"] is None
    assert [*state.offices] == reference.offices(table)
    assert state.scores == reference.scores(table)
    match = Match(rules, state.deal.seats, own=state.deal.own).settle(state)
    order, offices = reference.next_deal([*state.players], [*state.offices], options.get("reseat", "yes"))
    assert (match.order, match.deal(rng).start.offices) == (tuple(order), tuple(offices))


@pytest.mark.property
@pytest.mark.parametrize("rules", HOUSE_RULES.each)
def test_turns_legal_actions_hands_offices_and_scores_agree(rules: str) -> None:
    HOUSE_RULES.compare(rules, compare)
