"""Pickers: which middle card a seat takes, over what it sees. Bots and odds share them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean

from .action import Action
from .cards import Card, Random
from .hands import HAND, evaluate, hand_of, read
from .outs import final_share, worths
from .round import View

__all__ = ["PICKERS", "Picker"]

type Picker = Callable[[View, Random], Action]
"""Returns what the seat whose view it is takes, at its turn to pick."""

CLOSE = 0.01
"""Worths that differ by less than this are alike to `strong`, which then thinks of the others."""


def random(view: View, rng: Random) -> Action:
    """Take any middle card, all alike."""
    takes = view.options().actions
    return takes[int(rng.random() * len(takes))]


def made(view: View, rng: Random) -> Action:
    """Take the face-up card that makes the best hand now, if it is a better combination than before; else face down."""
    del rng

    def reading(card: Card) -> tuple[object, ...]:
        cards = (*view.hand, card)
        if len(cards) == HAND:
            return (evaluate(cards, view.rules).strength,)
        hand = read(hand_of(cards, 1, HAND))
        return hand.category, [held.rank for held in hand.combination + hand.kickers]

    options = view.options()
    held = read(hand_of(view.hand, 1, HAND)).category
    best = max(options.up, key=reading, default=None)
    if best and (not options.down or read(hand_of((*view.hand, best), 1, HAND)).category > held):
        return Action.take(best)
    return Action.take_hidden(options.down[0])


def outs(view: View, rng: Random) -> Action:
    """Take the face-up card worth most to the hand, if that is at least what a card is worth on the whole."""
    del rng
    worth = worths(frozenset(view.hand), view.rules.ranking)
    return _best(view, worth.__getitem__, mean(worth.values()))


def strong(view: View, rng: Random) -> Action:
    """Take what wins most often against so many rivals, over the cards not seen.

    What others took or left face up cannot lie face down. An early seat will have more to choose from at the second
    pick-up. Of cards that are worth alike, the one that the next to pick want most is denied them.
    """
    del rng
    worth = {card: _chance(view, card) for card in view.unseen}
    up = {card: _chance(view, card) for card in view.options().up}
    most = max(up.values(), default=0.0)
    alike = [card for card, chance in up.items() if chance >= most - CLOSE]
    denied = max(alike, key=lambda card: (_wanted(view, card), up[card]), default=None)
    return _best(view, lambda card: up[card] + CLOSE * (card is denied), mean(worth.values()))


def _chance(view: View, card: Card) -> float:
    """Return about how often (0..1) a hand with this card wins against all rivals at the reveal."""
    hand, ranking, rivals = frozenset((*view.hand, card)), view.rules.ranking, len(view.still_in) - 1
    if len(hand) == HAND:
        return float(final_share(hand, ranking) ** rivals)
    finals = worths(hand, ranking)
    chances = sorted(finals[other] ** rivals for other in view.unseen if other is not card)
    place = view.still_in.index(view.seat)
    return best_of(chances, 1 + (rivals - place) / 2)


def best_of(values: Sequence[float], choices: float) -> float:
    """Return the mean of the best of so many values, each drawn from these, which stand in order."""
    count = len(values)
    below: list[float] = [(place / count) ** choices for place in range(count + 1)]
    return sum(value * (below[place + 1] - below[place]) for place, value in enumerate(values))


def _wanted(view: View, card: Card) -> int:
    """Return how many of the cards that later players took face up go with this one: of its rank or its suit."""
    later = [hand for seat, hand in view.hands.items() if seat in view.still_in and seat != view.seat]
    shown = [held for hand in later for held in hand if held]
    return sum(held.rank is card.rank or held.suit is card.suit for held in shown)


def _best(view: View, worth: Callable[[Card], float], hidden: float) -> Action:
    """Return the face-up card worth most, if it is worth at least what one face down is."""
    options = view.options()
    best = max(options.up, key=worth, default=None)
    if best and (not options.down or worth(best) >= hidden):
        return Action.take(best)
    return Action.take_hidden(options.down[0])


PICKERS: dict[str, Picker] = {"random": random, "made": made, "outs": outs, "strong": strong}
"""The pickers by name, the weakest first."""
