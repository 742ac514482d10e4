"""The strong picker: plays the round on in its head, in deals that explain what the others have done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from .action import Action, Kind
from .cards import Card, Random
from .outs import final_share, liked
from .phase import Phase
from .record import DEALT
from .round import View
from .rules import Ranking

__all__ = ["strong"]

WORK = 1_500
"""How many pick-ups it plays on in its head to choose one. Fewer make it quicker and nearer to `outs`."""

SLIP = 0.2
"""How much a deal counts in which somebody has not picked up as `outs` would: tables have other pickers, and decoys."""


@dataclass(frozen=True, slots=True)
class _PickUp:
    """What another seat saw when it picked up, how many cards it held, and the card it took, None for a hidden one."""

    seat: int
    held: int
    up: tuple[Card, ...]
    hidden: bool
    took: Card | None


def strong(view: View, rng: Random) -> Action:
    """Take what clearly wins more than what `outs` takes, when all go on as `outs` do; else what `outs` takes.

    The unseen cards are dealt anew, again and again. A deal counts as much as it explains what the others have done:
    who picks up is thought to do as `outs` does and seldom otherwise. So a card is worth what may follow it: what still
    lies face up, who takes before, what the others want and are left with. Bets tell it nothing.
    """
    options, ranking = view.options(), view.rules.ranking
    usual = options.take(liked(view.hand, options.up, bool(options.down), ranking))
    takes = list(dict.fromkeys((usual, *map(Action.take, options.up), *map(Action.take_hidden, options.down[:1]))))
    if len(takes) == 1:
        return usual
    players = [seat for seat in view.still_in if seat not in view.absent]
    again = players if view.phase is Phase.FIRST_PICK else ()
    turns = [*(seat for seat in players if seat > view.seat), *again]
    pick_ups = _pick_ups(view)
    hidden = len(options.down) + sum(view.hands[seat].count(None) for seat in players)
    gains: dict[Action, list[float]] = {take: [] for take in takes}
    for _ in range(WORK // (len(takes) * (1 + len(turns)))):
        cards = iter(_drawn(view.unseen, hidden, rng))
        down = [next(cards) for _ in options.down]
        hands = {seat: [card or next(cards) for card in view.hands[seat]] for seat in players}
        weight = _explained(hands, pick_ups, ranking)
        won = {}
        for take in takes:
            middle = [*options.up], [*down]
            mine = hands | {view.seat: [*view.hand, _lifted(take.card, *middle)]}
            won[take] = _part(view.seat, _played_on(mine, turns, *middle, ranking), ranking)
        for take in takes:
            gains[take].append(weight * (won[take] - won[usual]))
    return max(takes, key=lambda take: _surely(gains[take]))


def _surely(gains: Sequence[float]) -> float:
    """Return a sum less its standard error."""
    return sum(gains) - sqrt(sum(gain * gain for gain in gains))


def _pick_ups(view: View) -> list[_PickUp]:
    """Return the pick-ups of the others who are still in, where they had a choice."""
    up, down, found = list(view.middle.face_up), len(view.middle.face_down), []
    for move in reversed(view.moves):
        if move.action.kind is not Kind.TAKE:
            continue
        if move.action.card:
            up.append(move.action.card)
        else:
            down += 1
        if move.seat != view.seat and move.seat in view.still_in and up and len(up) + down > 1:
            held = DEALT + (move.phase is Phase.SECOND_PICK)
            found.append(_PickUp(move.seat, held, tuple(up), down > 0, move.action.card))
    return found


def _explained(hands: Mapping[int, Sequence[Card]], pick_ups: Iterable[_PickUp], ranking: Ranking) -> float:
    """Return how well (0..1) hands explain what was picked up."""
    weight = 1.0
    for pick in pick_ups:
        if liked(hands[pick.seat][: pick.held], pick.up, pick.hidden, ranking) != pick.took:
            weight *= SLIP
    return weight


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
        taken = up[0] if len(up) + len(down) == 1 and up else liked(ends[seat], up, bool(down), ranking)
        ends[seat] = [*ends[seat], _lifted(taken, up, down)]
    return ends


def _lifted(card: Card | None, up: list[Card], down: list[Card]) -> Card:
    """Return the card taken off the middle: this face-up one, or the first that lies face down."""
    return up.pop(up.index(card)) if card else down.pop(0)


def _part(seat: int, hands: Mapping[int, list[Card]], ranking: Ranking) -> float:
    """Return the part (0..1) of the pot that a seat wins at the reveal."""
    final = {other: final_share(hand, ranking) for other, hand in hands.items()}
    best = [other for other, share in final.items() if share == max(final.values())]
    return (seat in best) / len(best)
