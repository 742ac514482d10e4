"""Pickers: which middle card a seat takes, over what it sees. Bots and odds share them."""

from __future__ import annotations

from collections.abc import Callable

from ..action import Action
from ..cards import Card
from ..hands import HAND, Made, comparison_key, evaluate, hand_of, read
from ..kit.chance import Random, pick
from ..lookup import category_order
from ..round import View
from .outs import preferred
from .strong import strong

__all__ = ["PICKERS", "Picker"]

type Picker = Callable[[View, Random], Action]
"""Returns what the seat whose view it is takes, at its turn to pick."""


def random(view: View, rng: Random) -> Action:
    """Take any middle card, all alike."""
    takes = view.options().actions
    return pick(rng, takes)


def made(view: View, rng: Random) -> Action:
    """Take the face-up card that makes the best hand now, if it is a better combination than before; else face down."""
    del rng

    options, ranking = view.options(), view.rules.ranking

    def reading(card: Card) -> tuple[object, ...]:
        cards = (*view.hand, card)
        return (evaluate(cards, view.rules).strength,) if len(cards) == HAND else comparison_key(_read(*cards), ranking)

    best = max(options.up, key=reading, default=None)
    order = category_order(ranking)
    if best and options.down and order[_read(*view.hand, best).category] <= order[_read(*view.hand).category]:
        best = None
    return options.take(best)


def outs(view: View, rng: Random) -> Action:
    """Take the face-up card worth most to the hand, if that is at least what a card is worth on the whole."""
    del rng
    options = view.options()
    return options.take(preferred(view.hand, options.up, bool(options.down), view.rules.ranking))


def _read(*cards: Card) -> Made:
    return read(hand_of(cards, 1, HAND))


PICKERS: dict[str, Picker] = {"random": random, "made": made, "outs": outs, "strong": strong}
"""The pickers by name, the weakest first."""
