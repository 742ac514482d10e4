"""Durak beside a reference written from the facts: whose turn it is, what is legal, what is seen, and the scores."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rake.kit.chance import pick, shuffle
from rake.kit.records import Deal
from rake.shelf.durak.deal import State
from rake.shelf.durak.game import GAME
from rake.shelf.durak.rules import DECK, SWITCHES
from tests.bounded import LONGEST, within

from . import durak_reference as reference
from .references import HouseRules, options_of

HOUSE_RULES = HouseRules(SWITCHES, reference.DEFAULTS)


def dealt(rules: str, rng: random.Random) -> tuple[State, dict[str, Any]]:
    """Return a deal in both forms: of any number of players, with a durak or without."""
    seats, deck = pick(rng, GAME.seats), shuffle(rng, DECK.cards)
    has_durak = rng.random() < 0.5
    own = (("durak", str(seats)),) if has_durak else ()
    state = State.begin(Deal(tuple(range(1, seats + 1)), rules, tuple(deck), own=own))
    return state, reference.deal(seats, options_of(rules), [*deck], has_durak)


def compare(rules: str, rng: random.Random) -> None:
    """Play a deal by chance to its end."""
    state, game = dealt(rules, rng)
    # Some play for a short deal, and a few for one in which cards go round and round.
    shy = pick(rng, (0.0, 0.0, 0.0, 0.3, 0.3, 0.3, 0.7))
    for _ in within(20 * LONGEST, "the end of the deal"):
        acts = {str(action): action for action in state.legal()}
        assert (state.to_act, {*acts}) == (game["turn"], reference.legal(game))
        assert state.stock == len(game["stock"])
        if not acts:
            break
        cheap = [act for act in acts if act in ("take", "pass")]
        act = cheap[0] if cheap and rng.random() < shy else pick(rng, [*acts])
        state = state.apply(acts[act])
        reference.play(game, act)
    assert [*state.scores] == game["scores"]


@pytest.mark.property
@pytest.mark.parametrize("rules", HOUSE_RULES.each)
def test_every_step_is_that_of_the_reference(rules: str) -> None:
    HOUSE_RULES.compare(rules, compare)
