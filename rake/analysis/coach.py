"""Coaching for a pick-up: a hint beforehand; afterwards what the card taken cost, and the main reason.

Hints and reasons are codes and numbers; the widgets put them into words.
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
"""The least difference of two probabilities (0..1) that is given as a reason."""

BIG = [category for category in Category if category >= Category.RUN]
"""The combinations that are rarely beaten."""


class ReasonCode(Enum):
    """Why the best card is better than the card taken."""

    SKULL = "skull"
    """With the best card the hand less often loses by the Ace of Skulls (5.3)."""
    MADE = "made"
    """The best card makes a better combination at once."""
    BIG = "big"
    """With the best card the hand more often ends as a Run or better."""
    HIDDEN = "hidden"
    """A face-down card is best: no face-up one is worth as much to the hand as the average unseen card (6.5)."""
    RATHER_UP = "rather-up"
    """The best card lies face up and is worth more to the hand than the average unseen card (6.5)."""
    DENIES = "denies"
    """The best card is worth less to the hand than the card taken, but taking it denies it to the others (6.5)."""
    HIGHER = "higher"
    """The best card is worth a little more to the hand: a higher combination or better kickers."""


class Idea(Enum):
    """The first thing to consider in a spot, as a hint before the pick-up."""

    SKULL_HELD = "skull-held"
    """The hand holds the Ace of Skulls and loses by it unless it becomes part of the right combination (5.2, 5.3)."""
    SKULL_THERE = "skull-there"
    """The Ace of Skulls lies face up: take it only for a combination that it can be part of (5.2, 5.3)."""
    LAST = "last"
    """This is the second and last pick-up: only the combination that a card makes at once counts (6.7)."""
    ALIKE = "alike"
    """The hand has cards of one rank, and a face-up card has a rank of the hand (3.2 to 3.4)."""
    KICKER = "kicker"
    """The hand has cards of one rank, and no face-up card has a rank of the hand: a high one only breaks ties (8.3)."""
    SUIT = "suit"
    """The hand could still become five cards of one suit (3.6), and a face-up card keeps that open."""
    RUN = "run"
    """The hand could still become a Run (3.5), and a face-up card keeps that open."""
    PAIR = "pair"
    """A face-up card makes a Pair (3.2) of a hand that has no two cards of one rank."""
    NOTHING = "nothing"
    """None of the above applies: no face-up card goes with the hand (6.5)."""


class Reason(NamedTuple):
    """Why the best card is better than the card taken.

    For reasons that compare a probability (0..1), `best` is that of the best card and `taken` that of the card taken;
    for others both are 0.
    """

    why: ReasonCode
    best: float = 0.0
    taken: float = 0.0


class Advice(NamedTuple):
    """The verdict on a pick-up: `best` holds the options with the highest chance to win, equal within their errors.

    `cost` is the probability (0..1) to win the reveal that the card taken gave away, 0 if it is among the best;
    `reason` is None then, and also if the cards show no clear reason.
    """

    best: tuple[Action, ...]
    cost: float = 0.0
    reason: Reason | None = None


def advise(odds: Odds, taken: Action | None = None) -> Advice:
    """Return the best options of a spot by its odds and, if `taken` is given, how much worse the card taken is and why.

    Options count as equal if their chances differ by no more than their errors, or than half a percentage point.

    Raises `IllegalAction` if `taken` is a card that is not in the middle.
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
    """Return the hint for a spot: the first thing to consider before picking up."""
    if ACE_OF_SKULLS in spot.hand:
        return Idea.SKULL_HELD
    if ACE_OF_SKULLS in spot.up:
        return Idea.SKULL_THERE
    if spot.pick == 2:
        return Idea.LAST
    ranks = {card.rank for card in spot.hand}
    fits = any(card.rank in ranks for card in spot.up)
    if len(ranks) < len(spot.hand):
        return Idea.ALIKE if fits else Idea.KICKER
    hands = [(*spot.hand, card) for card in spot.up]
    if any(map(_is_suited, hands)):
        return Idea.SUIT
    if any(map(_is_close, hands)):
        return Idea.RUN
    return Idea.PAIR if fits else Idea.NOTHING


def is_near_big(hand: tuple[Card, ...]) -> bool:
    """Return whether all cards of a hand are of one suit (3.6), or could all be part of one Run (3.5)."""
    return _is_suited(hand) or _is_close(hand)


def _is_suited(hand: tuple[Card, ...]) -> bool:
    return len({card.suit for card in hand}) == 1


def _is_close(hand: tuple[Card, ...]) -> bool:
    ranks = {card.rank for card in hand}
    low = {1 if rank is Rank.ACE else rank for rank in ranks}
    return len(ranks) == len(hand) and any(max(each) - min(each) < HAND for each in (ranks, low))


@lru_cache(64)
def outs_after(spot: Spot, action: Action) -> Outs:
    """Return the chances (0..1) of each final combination, and of the Ace of Skulls (5.2, 5.3), after a pick-up.

    Every card still to come, one taken face down included, is a random unseen card; nobody chooses. After a face-up
    card at the second pick-up no more cards come (6.7), so one combination has chance 1.
    Raises `IllegalAction` for a card that is not in the middle.
    """
    card = spot.option(action).card
    return outs((*spot.hand, card) if card else spot.hand, spot.unseen)


def tells(spot: Spot, action: Action) -> float:
    """Return how much taking a card face up gives away to players who see only face-up cards (6.5).

    That is the probability (0..1), from their view, that the taker's hand holds another card of its rank; 0 for a card
    taken face down.
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
    """Return the position (0 is lowest) of the combination (3.1) that the hand makes right after taking a card."""
    cards = (*spot.hand, action.card) if action.card else spot.hand
    return category_order(spot.rules.ranking)[read(hand_of(cards, DEALT, HAND)).category]
