"""Pickers: functions that choose a middle card from what a seat sees. Bots use them; the odds model them."""

from __future__ import annotations

from collections.abc import Callable

from ..action import Action
from ..cards import Card
from ..hands import HAND, MadeHand, comparison_key, evaluate, hand_of, read
from ..kit.chance import Random, pick
from ..lookup import category_order
from ..round import View
from .outs import preferred
from .strong import strong

__all__ = ["PICKERS", "Picker"]

type Picker = Callable[[View, Random], Action]
"""A function from a view, at its seat's turn to pick up, and a random generator to the pick-up that the seat makes."""


def random(view: View, rng: Random) -> Action:
    """Return the pick-up of a random middle card, face up or face down, all equally likely."""
    takes = view.options().actions
    return pick(rng, takes)


def made(view: View, rng: Random) -> Action:
    """Return the pick-up of the face-up card that makes the best hand now, if that is a higher combination than before.

    Otherwise return the pick-up of a face-down card, as long as there is one.
    """
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
    """Return the pick-up of the face-up card worth most to the hand, if it is worth at least the average card.

    Otherwise return the pick-up of a face-down card, as long as there is one.
    """
    del rng
    options = view.options()
    return options.take(preferred(view.hand, options.up, bool(options.down), view.rules.ranking))


def _read(*cards: Card) -> MadeHand:
    return read(hand_of(cards, 1, HAND))


PICKERS: dict[str, Picker] = {"random": random, "made": made, "outs": outs, "strong": strong}
"""The pickers by name, the weakest first."""
