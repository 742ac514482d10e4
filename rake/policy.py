"""Pickers: which middle card a seat takes, over what it sees. Bots and odds share them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from .action import Action
from .cards import Card, Random
from .category import COUNTING, Category
from .hands import HAND, Made, evaluate, hand_of, read
from .outs import final_share, worths
from .phase import Options, Phase
from .round import View
from .rules import Ranking

__all__ = ["PICKERS", "Picker"]

_SWAPPED = {Category.TWO_PAIR: Category.THREE_OF_A_KIND, Category.THREE_OF_A_KIND: Category.TWO_PAIR}
"""What the house rule 8.1 puts in each other's place."""

type Picker = Callable[[View, Random], Action]
"""Returns what the seat whose view it is takes, at its turn to pick."""

GAMES = 100
"""How many games `strong` plays on in its head at a pick-up. Fewer make it quicker and weaker."""

DOUBT = 0.02
"""By how much of the pot something must seem better to `strong` than what `outs` takes: so many games err by more."""


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
    return _take(options, best)


def outs(view: View, rng: Random) -> Action:
    """Take the face-up card worth most to the hand, if that is at least what a card is worth on the whole."""
    del rng
    options = view.options()
    return _take(options, _liked(view.hand, options.up, bool(options.down), view.rules.ranking))


def strong(view: View, rng: Random) -> Action:
    """Take at first what wins most when the unseen cards are dealt anew, again and again, and all go on as `outs` do.

    So a card is worth what may follow it: what still lies face up, who takes before, what the others are left with; and
    the cards that they took face up count as theirs. At the second pick-up it does as `outs` does: to deny a card there
    without reading why the others left it loses more than it wins.
    """
    options, players = view.options(), [seat for seat in view.still_in if seat not in view.absent]
    takes = [*map(Action.take, options.up), *map(Action.take_hidden, options.down[:1])]
    if view.phase is not Phase.FIRST_PICK or len(takes) == 1:
        return outs(view, rng)
    turns = [*(seat for seat in players if seat > view.seat), *players]
    hidden = len(options.down) + sum(view.hands[seat].count(None) for seat in players)
    won = dict.fromkeys(takes, 0.0) | {outs(view, rng): DOUBT * GAMES}
    for _ in range(GAMES):
        cards = iter(_drawn(view.unseen, hidden, rng))
        down = [next(cards) for _ in options.down]
        hands = {seat: [card or next(cards) for card in view.hands[seat]] for seat in players}
        for take in takes:
            middle = [*options.up], [*down]
            mine = hands | {view.seat: [*view.hand, _lifted(take.card, *middle)]}
            won[take] += _part(view.seat, _played_on(mine, turns, *middle, view.rules.ranking), view.rules.ranking)
    return max(takes, key=won.__getitem__)


def _drawn(cards: Sequence[Card], count: int, rng: Random) -> list[Card]:
    """Return so many of these cards by chance."""
    left = list(cards)
    for place in range(count):
        other = place + int(rng.random() * (len(left) - place))
        left[place], left[other] = left[other], left[place]
    return left[:count]


def _played_on(
    hands: Mapping[int, list[Card]], turns: Iterable[int], up: list[Card], down: list[Card], ranking: Ranking
) -> dict[int, list[Card]]:
    """Return the hands after the seats of these turns have taken a card each, as `outs` would."""
    ends = dict(hands)
    for seat in turns:
        liked = up[0] if len(up) + len(down) == 1 and up else _liked(ends[seat], up, bool(down), ranking)
        ends[seat] = [*ends[seat], _lifted(liked, up, down)]
    return ends


def _lifted(card: Card | None, up: list[Card], down: list[Card]) -> Card:
    """Return the card taken off the middle: this face-up one, or the first that lies face down."""
    return up.pop(up.index(card)) if card else down.pop(0)


def _part(seat: int, hands: Mapping[int, list[Card]], ranking: Ranking) -> float:
    """Return the part (0..1) of the pot that a seat wins at the reveal."""
    final = {other: final_share(hand, ranking) for other, hand in hands.items()}
    best = [other for other, share in final.items() if share == max(final.values())]
    return (seat in best) / len(best)


def _liked(hand: Sequence[Card], up: Sequence[Card], hidden: bool, ranking: Ranking) -> Card | None:
    """Return the face-up card that `outs` takes from a middle with hidden cards or without; None for a hidden one."""
    worth = worths(frozenset(hand), ranking)
    best = max(up, key=worth.__getitem__, default=None)
    return best if best and (not hidden or worth[best] >= sum(worth.values()) / len(worth)) else None


def _read(*cards: Card) -> Made:
    return read(hand_of(cards, 1, HAND))


def _take(options: Options, card: Card | None) -> Action:
    """Return the pick-up of a face-up card, or of the first that lies face down."""
    return Action.take(card) if card else Action.take_hidden(options.down[0])


PICKERS: dict[str, Picker] = {"random": random, "made": made, "outs": outs, "strong": strong}
"""The pickers by name, the weakest first."""
