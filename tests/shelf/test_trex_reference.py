"""Trex beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random

import pytest

from rake.kit.chance import shuffle
from rake.shelf.trex.deal import State
from rake.shelf.trex.game import GAME
from rake.shelf.trex.match import Match
from rake.shelf.trex.rules import DECK, SWITCHES, format_house_rules
from tests.examples import searching

from . import trex_reference as reference

OPTIONS = [{}, *({field: word} for field in reference.DEFAULTS for word in [*SWITCHES[field].values][1:])]
"""The defaults, and each house rule with another value."""

DEALS = 10_000 if searching() else 15


def rules_of(options: dict[str, str]) -> str:
    return format_house_rules(".".join(["default", *(f"{field}-{word}" for field, word in options.items())]))


def drawn(options: dict[str, str], rng: random.Random) -> tuple[State, reference.Table]:
    """Return a deal of these rules by chance, and the same in the reference; in some a seat can show low cards."""
    deck = [*shuffle(rng, DECK.cards)]
    if rng.random() < 0.2:
        lows = ["2S", "2H", "2D", rng.choice(["2C", "3C"])]
        seat = rng.randrange(4)
        for at, card in enumerate(lows):
            other = deck.index(card)
            deck[other], deck[4 * at + seat] = deck[4 * at + seat], deck[other]
    before = [*shuffle(rng, reference.CONTRACTS)][: rng.randrange(5)]
    own = f" played={'.'.join(before)}" if before else ""
    state = GAME.parse_record(f"trex 1 seats=4 rules={rules_of(options)}{own} deck={'.'.join(deck)}").state()
    assert isinstance(state, State)
    return state, reference.dealt(deck, options, before)


def agree(state: State, table: reference.Table) -> list[str]:
    """Return what may be done, once both agree on it, on the hands, and on whose turn it is."""
    assert state.to_act == table["turn"]
    acts = [*map(str, state.legal())]
    assert {*acts} == reference.legal(table)
    assert [sorted(hand.cards) for hand in state.hands] == [sorted(hand) for hand in table["hands"].values()]
    assert state.exposed == table["exposed"]
    return acts


def compare(options: dict[str, str], rng: random.Random) -> None:
    """Play a deal by chance to its end."""
    state, table = drawn(options, rng)
    while acts := agree(state, table):
        chosen = rng.choice(acts)
        reference.act(table, chosen)
        state = state.apply(GAME.parse_action(chosen))
    assert state.scores == reference.scores(table)
    before = [f"0.0.0.{sum_of(contract, options)}" for contract in table["before"]]
    sheet = f" sheet={'_'.join(before)}" if before else ""
    match = GAME.parse_match(f"trex=1 rules={rules_of(options)} seats=4{sheet} order=1.2.3.4")
    assert isinstance(match, Match)
    after = match.settle(state)
    order, played = reference.next_deal([1, 2, 3, 4], table)
    assert ([*after.order], [each.value for each in after.played]) == (order, played)


def sum_of(contract: str, options: dict[str, str]) -> int:
    """TX4.1: what the points of a deal add up to."""
    diamonds = -130 if options.get("diamonds") == "minus" else 130
    return {"diamonds": diamonds, "eltoosh": -195, "girls": -100, "king": -75, "trex": 500}[contract]


@pytest.mark.property
@pytest.mark.parametrize("options", OPTIONS, ids=rules_of)
def test_turns_legal_actions_hands_and_scores_agree(options: dict[str, str]) -> None:
    rng = random.Random(f"reference {options}")
    for _ in range(DEALS):
        compare(options, rng)


@pytest.mark.property
def test_all_house_rules_at_once_agree_with_the_reference() -> None:
    rng = random.Random("all")
    for _ in range(DEALS):
        compare({field: rng.choice([*SWITCHES[field].values]) for field in reference.DEFAULTS}, rng)
