"""Trex beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random

import pytest

from rake.kit.actions import CardAction
from rake.kit.chance import shuffle
from rake.kit.records import Deal
from rake.shelf.trex.deal import State
from rake.shelf.trex.game import GAME
from rake.shelf.trex.match import Match
from rake.shelf.trex.rules import DECK, SWITCHES, format_house_rules
from tests.bounded import LONGEST, within

from . import trex_reference as reference
from .references import HouseRules, options_of

HOUSE_RULES = HouseRules(SWITCHES, reference.DEFAULTS)


def drawn(rules: str, rng: random.Random) -> tuple[State, reference.Table]:
    """Return a deal of these rules by chance, and the same in the reference; in some a seat can show low cards."""
    deck = [*shuffle(rng, DECK.cards)]
    if rng.random() < 0.2:
        lows = ["2S", "2H", "2D", rng.choice(["2C", "3C"])]
        seat = rng.randrange(4)
        for at, card in enumerate(lows):
            other = deck.index(card)
            deck[other], deck[4 * at + seat] = deck[4 * at + seat], deck[other]
    before = [*shuffle(rng, reference.CONTRACTS)][: rng.randrange(5)]
    own = (("played", ".".join(before)),) if before else ()
    state = State.begin(Deal((1, 2, 3, 4), format_house_rules(rules), tuple(deck), own=own))
    return state, reference.dealt(deck, options_of(rules), before)


def agree(state: State, table: reference.Table) -> dict[str, CardAction]:
    """Return what may be done, once both agree on it, on the hands, and on whose turn it is."""
    assert state.to_act == table["turn"]
    acts = {str(action): action for action in state.legal()}
    assert {*acts} == reference.legal(table)
    assert [[*hand.cards] for hand in state.hands] == [sorted(hand) for hand in table["hands"].values()]
    assert state.exposed == table["exposed"]
    return acts


def compare(rules: str, rng: random.Random) -> None:
    """Play a deal by chance to its end."""
    state, table = drawn(rules, rng)
    actions = within(LONGEST, "the end of the deal")
    while (acts := agree(state, table)) and next(actions):
        chosen = rng.choice([*acts])
        reference.act(table, chosen)
        state = state.apply(acts[chosen])
    assert state.scores == reference.scores(table)
    before = [f"0.0.0.{sum_of(contract, options_of(rules))}" for contract in table["before"]]
    sheet = f" sheet={'_'.join(before)}" if before else ""
    match = GAME.parse_match(f"trex=1 rules={rules} seats=4{sheet} order=1.2.3.4")
    assert isinstance(match, Match)
    after = match.settle(state)
    order, played = reference.next_deal([1, 2, 3, 4], table)
    assert ([*after.order], [each.value for each in after.played]) == (order, played)


def sum_of(contract: str, options: dict[str, str]) -> int:
    """TX4.1: what the points of a deal add up to."""
    diamonds = -130 if options.get("diamonds") == "minus" else 130
    return {"diamonds": diamonds, "eltoosh": -195, "girls": -100, "king": -75, "trex": 500}[contract]


@pytest.mark.property
@pytest.mark.parametrize("rules", HOUSE_RULES.each)
def test_turns_legal_actions_hands_and_scores_agree(rules: str) -> None:
    HOUSE_RULES.compare(rules, compare)
