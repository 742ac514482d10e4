"""A pick-up dealt on to the reveal, in a deal in which the difference between two cards shows: one out of many.

All is as in the model of the odds: nobody folds, the others pick by one policy and I by `outs`.
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
"""The search looks at deals with this many hands in all: 50 of eight players, 200 of two. A handful will do."""


class PlayOut(NamedTuple):
    """A deal played on to its end: `took` has every pick-up from mine on, `reveal` says who wins and by what rule."""

    took: tuple[Taken, ...]
    reveal: Showdown


def contrast(odds: Odds, taken: Action) -> tuple[PlayOut, PlayOut] | None:
    """Return a deal played on with the card taken, which loses it, and with the best one, which alone wins it.

    Both times the unseen cards are the same; the same spot, policy and card always have the same deal. None where no
    deal looked at shows such a difference. Raises `IllegalAction` for a card that does not lie there.
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
    """Return a deal played on to the reveal after the option of that index is taken."""
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
    """Return by how much my hand is stronger than the best of the others; less than nothing if it is beaten."""
    _, hands = follows.followed(option, deal)
    lead: int = hands[follows.me] - max([hands[seat] for seat, _, _ in follows.rivals])
    return lead
