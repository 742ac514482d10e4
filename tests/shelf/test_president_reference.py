"""President beside a reference written from its facts: whole deals by chance, compared at every step."""

from __future__ import annotations

import random

import pytest

from rake.kit.chance import shuffle
from rake.shelf.president.deal import State
from rake.shelf.president.game import GAME
from rake.shelf.president.match import Match
from rake.shelf.president.rules import DECK, SWITCHES, format_house_rules
from tests.examples import searching

from . import president_reference as reference
from .president_tables import legal

OPTIONS = [{}, *({field: word} for field in reference.DEFAULTS for word in [*SWITCHES[field].values][1:])]
"""The defaults, and each house rule of a deal that has another value."""

DEALS = 10_000 if searching() else 25


def rules_of(options: dict[str, str]) -> str:
    return format_house_rules(".".join(["default", *(f"{field}-{word}" for field, word in options.items())]))


def drawn(rules: str, rng: random.Random) -> tuple[State, reference.Table, dict[str, str]]:
    """Return a deal of these rules by chance, a first or a later one, and the same in the reference."""
    options = dict(change.split("-", 1) for change in rules.split(".")[1:])
    seats, deck = rng.randint(3, 7), shuffle(rng, DECK.cards)
    offices = [*range(1, seats + 1)]
    if options.get("reseat") == "no":
        offices = [*shuffle(rng, offices[:-1]), seats]
    if rng.random() < 0.3:
        offices = []
    own = f" offices={'.'.join(map(str, offices))}" if offices else ""
    state = GAME.parse_record(f"president 1 seats={seats} rules={rules}{own} deck={'.'.join(deck)}").state()
    assert isinstance(state, State)
    return state, reference.dealt([*deck], seats, options, offices), options


def act(state: State, table: reference.Table, rng: random.Random) -> State:
    """Return the deal after an action by chance, once both agree on it. Passes are rare, so that deals end soon."""
    assert state.to_act == table["turn"]
    acts = legal(state)
    assert {*acts} == reference.legal(table)
    assert [sorted(hand.cards) for hand in state.hands] == [sorted(hand) for hand in table["hands"].values()]
    chosen = rng.choice(acts if rng.random() < 0.3 else acts[:-1] or acts)
    reference.act(table, chosen)
    return state.apply(GAME.parse_action(chosen))


def compare(rules: str, rng: random.Random) -> None:
    """Play a deal by chance to its end."""
    state, table, options = drawn(rules, rng)
    while state.to_act:
        state = act(state, table, rng)
    assert table["turn"] is None
    assert [*state.offices] == reference.offices(table)
    assert state.scores == reference.scores(table)
    match = Match(rules, state.deal.seats).settle(state)
    order, offices = reference.next_deal([*state.players], [*state.offices], options.get("reseat", "yes"))
    assert (match.order, match.deal(rng).start.offices) == (tuple(order), tuple(offices))


@pytest.mark.property
@pytest.mark.parametrize("options", OPTIONS, ids=rules_of)
def test_turns_legal_actions_hands_offices_and_scores_agree(options: dict[str, str]) -> None:
    rng = random.Random(f"reference {options}")
    for _ in range(DEALS):
        compare(rules_of(options), rng)


@pytest.mark.property
def test_all_house_rules_at_once_agree_with_the_reference() -> None:
    rng = random.Random("all")
    for _ in range(DEALS):
        options = {field: rng.choice([*SWITCHES[field].values]) for field in reference.DEFAULTS}
        compare(rules_of(options), rng)
