"""How good it was to take a card, and the one reason that matters most; before that, what to think of.

All as codes and numbers, for others to word.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from math import comb
from typing import NamedTuple

from ..action import Action
from ..cards import ACE_OF_SKULLS, DECK, Card, Rank
from ..category import Category
from ..hands import HAND, hand_of, read
from ..lookup import category_order
from ..record import DEALT
from .odds import TARGET, Chance, Odds
from .outs import Outs, outs, worth_of
from .spot import Spot

__all__ = ["Advice", "Idea", "Reason", "ReasonCode", "advise", "idea", "is_near_big", "outs_after", "tells"]

CLEAR = 0.1
"""From which difference of two chances (0..1) on it is a reason."""

BIG = [category for category in Category if category >= Category.RUN]
"""The combinations that are rarely beaten."""


class ReasonCode(Enum):
    """Why one card is better than another."""

    SKULL = "skull"
    """The Ace of Skulls loses with it less often (5.3)."""
    MADE = "made"
    """It makes a better combination at once."""
    BIG = "big"
    """It ends in a Run or better more often."""
    HIDDEN = "hidden"
    """No face-up card helps the hand as much as an unseen one does on the whole (6.5)."""
    RATHER_UP = "rather-up"
    """It helps the hand more than an unseen one does on the whole (6.5)."""
    DENIES = "denies"
    """It helps the hand no more, but then nobody else can take it (6.5)."""
    HIGHER = "higher"
    """It helps the hand more in small things: a higher combination, better kickers."""


class Idea(Enum):
    """What to think of first in a spot."""

    SKULL_HELD = "skull-held"
    """The Ace of Skulls in hand has to come into the combination (5.2, 5.3)."""
    SKULL_THERE = "skull-there"
    """The Ace of Skulls lies face up: a hand that takes it needs a place for it (5.2, 5.3)."""
    LAST = "last"
    """It is the last card: what each makes at once is all that counts (6.7)."""
    ALIKE = "alike"
    """Cards of one rank are held; another of them, or of a second rank, is worth much (3.2 to 3.4)."""
    BIG = "big"
    """A Run or one suit is within reach (3.5, 3.6)."""
    NOTHING = "nothing"
    """Nothing is held that promises much (6.5)."""


class Reason(NamedTuple):
    """Why the best card is better. Where a chance (0..1) tells: that of the best card and that of the one taken."""

    why: ReasonCode
    best: float = 0.0
    taken: float = 0.0


class Advice(NamedTuple):
    """What is to be said of a pick-up: the options that win most, equal within their errors, and what the taken cost.

    `cost` is in probability (0..1) to win the reveal, 0 where the taken card is among the best; `reason` is given
    where it isn't and the cards show one.
    """

    best: tuple[Action, ...]
    cost: float = 0.0
    reason: Reason | None = None


def advise(odds: Odds, taken: Action | None = None) -> Advice:
    """Return the best options of a spot by its odds, and how much worse the card taken is and why.

    Options are equal that are no further apart than their errors, or than half a percentage point.

    Raises `IllegalAction` for a card that does not lie there.
    """
    chances = odds.options
    most = max(chances, key=lambda chance: chance.win)
    best = tuple(chance.action for chance in chances if _is_equal(chance, most))
    taken = taken and odds.spot.option(taken)
    if taken is None or taken in best:
        return Advice(best)
    mine = chances[odds.spot.options.index(taken)]
    return Advice(best, most.win - mine.win, _reason(odds.spot, most.action, taken))


def idea(spot: Spot) -> Idea:
    """Return what to think of first in a spot."""
    if ACE_OF_SKULLS in spot.hand:
        return Idea.SKULL_HELD
    if ACE_OF_SKULLS in spot.up:
        return Idea.SKULL_THERE
    if spot.pick == 2:
        return Idea.LAST
    if len({card.rank for card in spot.hand}) < len(spot.hand):
        return Idea.ALIKE
    return Idea.BIG if is_near_big(spot.hand) else Idea.NOTHING


def is_near_big(hand: tuple[Card, ...]) -> bool:
    """Return whether cards are all of one suit (3.6), or could all be part of one Run (3.5)."""
    ranks = {card.rank for card in hand}
    low = {1 if rank is Rank.ACE else rank for rank in ranks}
    close = any(max(each) - min(each) < HAND for each in (ranks, low))
    return len({card.suit for card in hand}) == 1 or (close and len(ranks) == len(hand))


@lru_cache(64)
def outs_after(spot: Spot, action: Action) -> Outs:
    """Return the chances (0..1) of what the hand ends as after taking a card, and of its Ace of Skulls (5.2, 5.3).

    By chance alone: whatever is still to come, a card taken face down included, is any of the unseen cards, all
    equally likely. After a face-up card at the second pick-up nothing comes (6.7), and one combination is certain.
    Raises `IllegalAction` for a card that does not lie there.
    """
    card = spot.option(action).card
    return outs((*spot.hand, card) if card else spot.hand, spot.unseen)


def tells(spot: Spot, action: Action) -> float:
    """Return what a face-up take tells a player who sees only open cards (6.5): how likely it matches my others.

    That is the probability (0..1) that the hand holds another card of its rank; 0 for a card taken face down.
    """
    if not action.card:
        return 0.0
    shown = [taken for taken in spot.took if taken.face_up and taken.card]
    mine = [taken.card for taken in shown if taken.seat == spot.seat]
    if any(card and card.rank is action.card.rank for card in mine):
        return 1.0
    hidden = set(DECK) - {*spot.up, *(taken.card for taken in shown)}
    others = sum(card.rank is not action.card.rank for card in hidden)
    unknown = len(spot.hand) - len(mine)
    return 1 - comb(others, unknown) / comb(len(hidden), unknown)


def _is_equal(chance: Chance, most: Chance) -> bool:
    return most.win - chance.win <= max(most.error + chance.error, TARGET)


def _reason(spot: Spot, best: Action, taken: Action) -> Reason | None:
    ends, others = outs_after(spot, best), outs_after(spot, taken)
    if others.skull_loses - ends.skull_loses >= CLEAR:
        return Reason(ReasonCode.SKULL, ends.skull_loses, others.skull_loses)
    mine, theirs = (worth_of(each.card, spot.hand, spot.rules.ranking) for each in (best, taken))
    if mine < theirs:
        return Reason(ReasonCode.DENIES) if best.card else None
    if not best.card:
        return Reason(ReasonCode.HIDDEN)
    if _hand_order(spot, best) > _hand_order(spot, taken):
        return Reason(ReasonCode.MADE)
    big, others_big = (sum(ending.categories[category] for category in BIG) for ending in (ends, others))
    if big - others_big >= CLEAR:
        return Reason(ReasonCode.BIG, big, others_big)
    return Reason(ReasonCode.HIGHER if taken.card else ReasonCode.RATHER_UP)


def _hand_order(spot: Spot, action: Action) -> int:
    """Return how high the combination (3.1) is after taking a card, before any other comes."""
    cards = (*spot.hand, action.card) if action.card else spot.hand
    return category_order(spot.rules.ranking)[read(hand_of(cards, DEALT, HAND)).category]
