"""Rummy beside its reference: whose turn it is, what may be done, how a deal ends, and what it scores."""

from __future__ import annotations

import random

import pytest

from rake.kit.actions import CardAction
from rake.shelf.rummy.deal import State
from rake.shelf.rummy.game import GAME
from rake.shelf.rummy.melds import BOTH_ACES, LOW_ACE, bits, points
from rake.shelf.rummy.rules import SWITCHES
from tests.bounded import LONGEST, within

from . import rummy_reference as reference
from .references import DEALS, HouseRules, options_of

HOUSE_RULES = HouseRules(SWITCHES, reference.DEFAULTS)


def chosen(deal: reference.Deal, actions: list[str], care: float, rng: random.Random) -> str:
    """Return an action: with a chance of `care` one that helps to go out, else any, so that deals end in both ways."""
    if rng.random() > care:
        return rng.choice(actions)
    melded = [action for action in actions if action[:3] in ("mel", "lay")]
    if melded:
        return rng.choice(melded)
    hand = deal["hands"][deal["seat"]]
    if actions[0].startswith("discard"):
        loose = [card for card in hand if not company(card, hand)]
        return rng.choice([action for action in actions if action[8:10] in loose] or actions)
    return actions[0] if company(deal["pile"][-1], hand) > 1 else actions[-1]


def company(card: str, hand: list[str]) -> int:
    """Return how many cards of a hand are of the rank of a card, or next to it."""
    rank = reference.RANKS.index
    near = [other for other in hand if other[1] == card[1] and abs(rank(other[0]) - rank(card[0])) == 1]
    return len(near) + sum(other[0] == card[0] and other != card for other in hand)


def agree(state: State, deal: reference.Deal) -> dict[str, CardAction]:
    """Return what may be done, once both agree on it and on everything else at this point of a deal."""
    acts = {str(action): action for action in state.legal()}
    assert {*acts} == reference.legal(deal)
    assert [sorted(hand) for hand in deal["hands"]] == [list(hand.cards) for hand in state.hands]
    assert (list(state.pile), list(state.stock)) == (deal["pile"], deal["stock"])
    assert [[meld.owner - 1, list(meld.cards)] for meld in state.melds] == [
        [owner, cards] for owner, cards in zip(deal["owners"], deal["table"], strict=True)
    ]
    assert state.to_act == (None if deal["over"] else deal["seat"] + 1)
    assert [*state.scores] == (reference.scores(deal) if deal["over"] else [])
    return acts


@pytest.mark.property
@pytest.mark.parametrize("rules", HOUSE_RULES.each)
def test_deals_go_as_in_the_reference(rules: str) -> None:
    ends = set()

    def compare(rules: str, rng: random.Random) -> None:
        care = rng.choice((0, 1 / 3, 2 / 3, 1))
        state = GAME.deal(rng.choice(GAME.seats), rules, rng=rng)
        assert isinstance(state, State)
        deal = reference.begin([str(card) for card in state.deal.deck], len(state.players), options_of(rules))
        actions = within(20 * LONGEST, "the end of the deal")
        while (acts := agree(state, deal)) and next(actions):
            action = chosen(deal, sorted(acts), care, rng)
            reference.play(deal, action)
            state = state.apply(acts[action])
        ends.add(state.out is not None)

    HOUSE_RULES.compare(rules, compare)
    assert ends == {True, False}, "deals in which somebody goes out, and others"


def test_hands_are_sorted_as_in_the_reference() -> None:
    rng = random.Random("deadwood")
    for ace, possible in (("low", LOW_ACE), ("both", BOTH_ACES)):
        for _ in range(DEALS // 3):
            # Hands of neighbouring ranks have melds that share cards.
            low = rng.randrange(9)
            near = [rank + suit for rank in (reference.RANKS[low : low + 5] + "A") for suit in "SHDC"]
            hand = rng.sample(sorted({*near}), rng.randint(1, 11))
            cost = reference.deadwood(hand, {"deadwood": "unmatched", "ace": ace})
            assert points(possible.unmatched(bits(hand))) == cost
            assert sorted(possible.cards[mask] for mask in possible.of(bits(hand))) == sorted(
                map(tuple, reference.melds_of(hand, ace))
            )
