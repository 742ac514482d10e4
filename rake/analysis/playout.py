"""An example for the coach: one deal played out to the reveal twice, with the card taken, which loses, and the best.

The play is that of the model of the odds: nobody folds, the others pick up by one policy and the asking seat by `outs`.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from ..action import Action
from ..cards import DECK
from ..hands import Showdown, showdown
from .odds import Odds
from .rollout import Deal, Rollout, rollout
from .spot import Spot, Taken

HANDS = 400
"""The search for an example stops after this many hands: 50 deals of eight players, 200 of two. Usually few suffice."""


class PlayOut(NamedTuple):
    """A deal played out: `took` has every pick-up from the asking seat's on, `reveal` the showdown that follows."""

    took: tuple[Taken, ...]
    reveal: Showdown


def contrast(odds: Odds, taken: Action) -> tuple[PlayOut, PlayOut] | None:
    """Return one deal played out twice: with the card taken, which loses, and with the best card, which wins alone.

    The unseen cards are the same both times; the same spot, policy and card always give the same deal. Return None if
    no deal of the search shows such a difference. Raises `IllegalAction` for a card that is not in the middle.
    """
    spot, follows = odds.spot, rollout(odds.spot, odds.policy)
    best = max(odds.options, key=lambda chance: chance.win).action
    mine, better = map(spot.options.index, (spot.option(taken), best))
    rng = random.Random(f"{spot} {odds.policy} {spot.options[mine].taken}")
    for deal in follows.dealt(HANDS // spot.players, rng):
        if _lead(follows, mine, deal) < 0 < _lead(follows, better, deal):
            return played_out(spot, follows, mine, deal), played_out(spot, follows, better, deal)
    return None


def played_out(spot: Spot, follows: Rollout, option: int, deal: Deal) -> PlayOut:
    """Return a deal played out to the reveal after the asking seat takes the option of that index."""
    held, at = {spot.seat: [*spot.hand]}, 0
    for seat, _, hidden in follows.rivals:
        seen_cards = [taken.card for taken in spot.took if taken.seat == seat and taken.card]
        held[seat] = seen_cards + [DECK[card] for card in deal.cards[at : at + hidden]]
        at += hidden
    picks, _ = follows.followed(option, deal)
    took = tuple([Taken(seat, DECK[card], face_up) for seat, card, face_up in picks])
    for taken in took:
        held[taken.seat] += [taken.card] if taken.card else []
    stock = [DECK[card] for card in deal.cards[at + spot.down :]]
    return PlayOut(took, showdown(held, spot.rules, stock))


def _lead(follows: Rollout, option: int, deal: Deal) -> int:
    """Return my hand's final strength less that of the best other hand: above 0 if I win alone, below 0 if I lose."""
    _, hands = follows.followed(option, deal)
    lead: int = hands[follows.me] - max([hands[seat] for seat, _, _ in follows.rivals])
    return lead
