"""Durak beside a reference written from the facts: whose turn it is, what is legal, what is seen, and the scores."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rake.kit.chance import pick
from rake.kit.records import Deal
from rake.shelf.durak.deal import State
from rake.shelf.durak.game import GAME
from rake.shelf.durak.rules import DECK
from tests.examples import searching

from . import durak_reference as reference

OPTIONS = (
    "default",
    "default.throwers-neighbours",
    "default.throwers-attacker",
    "default.after_take-none",
    "default.first_limit-5",
    "default.next_start-lowest",
    "default.next_start-under",
    "default.transfer-yes",
    "default.throwers-neighbours.first_limit-5.transfer-yes",
)
DEALS = 10_000 if searching() else 40

pytestmark = pytest.mark.property


def dealt(seed: str, rules: str, rng: random.Random) -> tuple[State, dict[str, Any]]:
    """Return a deal in both forms: of any number of players, with a durak or without."""
    seats = pick(rng, GAME.seats)
    deck = [*DECK.cards]
    random.Random(seed).shuffle(deck)
    has_durak = rng.random() < 0.5
    own = (("durak", str(seats)),) if has_durak else ()
    state = State.begin(Deal(tuple(range(1, seats + 1)), rules, tuple(deck), own=own))
    return state, reference.deal(seats, rules, deck, has_durak)


@pytest.mark.parametrize("rules", OPTIONS)
def test_every_step_is_that_of_the_reference(rules: str) -> None:
    for number in range(DEALS):
        rng = random.Random(f"{rules} {number}")
        state, other = dealt(f"{rules} {number}", rules, rng)
        # Some play for a short deal, and some for one in which cards go round and round.
        shy = pick(rng, (0.0, 0.3, 0.7))
        while True:
            acts = list(map(str, state.legal()))
            assert (state.to_act, {*acts}) == (other["turn"], reference.legal(other)), state.record()
            assert list(state.scores) == (other["scores"] or []), state.record()
            assert state.stock == len(other["stock"])
            if state.to_act is None:
                break
            cheap = [act for act in acts if act in ("take", "pass")]
            act = cheap[0] if cheap and rng.random() < shy else pick(rng, acts)
            state = state.apply(GAME.parse_action(act))
            reference.play(other, act)
