"""Pickers: which middle card a seat takes, over what it sees. Bots and odds share them."""

from __future__ import annotations

from collections.abc import Callable

from .action import Action
from .cards import Card, Random
from .category import COUNTING, Category
from .hands import HAND, Made, evaluate, hand_of, read
from .outs import liked
from .round import View
from .strong import strong

__all__ = ["PICKERS", "Picker"]

_SWAPPED = {Category.TWO_PAIR: Category.THREE_OF_A_KIND, Category.THREE_OF_A_KIND: Category.TWO_PAIR}
"""What the house rule 8.1 puts in each other's place."""

type Picker = Callable[[View, Random], Action]
"""Returns what the seat whose view it is takes, at its turn to pick."""


def random(view: View, rng: Random) -> Action:
    """Take any middle card, all alike."""
    takes = view.options().actions
    return takes[int(rng.random() * len(takes))]


def made(view: View, rng: Random) -> Action:
    """Take the face-up card that makes the best hand now, if it is a better combination than before; else face down."""
    del rng

    ranking = view.rules.ranking

    def category(hand: Made) -> int:
        swapped = ranking.two_pair_beats_three and hand.category in _SWAPPED
        return _SWAPPED[hand.category] if swapped else hand.category

    def reading(card: Card) -> tuple[object, ...]:
        cards = (*view.hand, card)
        if len(cards) == HAND:
            return (evaluate(cards, view.rules).strength,)
        hand = _read(*cards)
        ranks = dict.fromkeys(held.rank for held in hand.combination + hand.kickers)
        return category(hand), list(ranks)[: COUNTING[ranking.kickers][hand.category]]

    options = view.options()
    best = max(options.up, key=reading, default=None)
    if best and options.down and category(_read(*view.hand, best)) <= category(_read(*view.hand)):
        best = None
    return options.take(best)


def outs(view: View, rng: Random) -> Action:
    """Take the face-up card worth most to the hand, if that is at least what a card is worth on the whole."""
    del rng
    options = view.options()
    return options.take(liked(view.hand, options.up, bool(options.down), view.rules.ranking))


def _read(*cards: Card) -> Made:
    return read(hand_of(cards, 1, HAND))


PICKERS: dict[str, Picker] = {"random": random, "made": made, "outs": outs, "strong": strong}
"""The pickers by name, the weakest first."""
