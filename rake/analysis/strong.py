"""The picker `strong`: it simulates the rest of the round in deals weighted by what the others took and left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from ..action import Action
from ..kit.chance import Random
from ..record import DEALT
from ..round import View
from .hand_trie import HandTrie
from .outs import preferred, worth_of
from .preferences import Preferences
from .rollout import Deal, Rollout
from .spot import Spot

__all__ = ["strong"]

MOST_PICK_UPS = 8_000
"""The number of pick-ups simulated for one decision. Fewer make the picker quicker and its choices more like `outs`."""

SLIP_WEIGHT = 0.2
"""The weight of a deal for each earlier pick-up in it that `outs` would not have made.

It is not 0, because other seats may use other pickers, or take decoys.
"""

HAND_WEIGHT = 1.0
"""The weight of a card's worth to the hand alone, in fair shares of the pot, beside the share that it wins in deals."""


class _PickUp(NamedTuple):
    """An earlier pick-up of another seat: its hand then, what lay in the middle, and what it took.

    The seat's unseen cards begin at index `start` of a deal's cards; it held the first `held` of them then, and
    `before`, the card that it had taken face up earlier, if any.
    `up` has the bits of the cards that lay face up and `down` is how many lay face down. `took` is the index of the
    card taken, None for a face-down one.
    """

    start: int
    held: int
    before: int | None
    up: int
    down: int
    took: int | None


def strong(view: View, rng: Random) -> Action:
    """Return the pick-up of `outs`, or another one that clearly wins more if all seats go on picking up as `outs` does.

    The unseen cards are dealt at random many times, and each deal is played out for every card that can be taken. A
    deal has less weight if in it the others' earlier pick-ups are not those of `outs`. So the value of a card includes
    what the others will want, take and be left with. Bets are ignored, but they end many rounds before the reveal, when
    only the hand so far counts: so the card's worth to the hand alone is added.
    """
    options = view.options()
    usual = options.take(preferred(view.hand, options.up, bool(options.down), view.rules.ranking))
    if not options.up or len(options.up) + len(options.down) == 1 or view.absent.issuperset(_others(view)):
        return usual
    spot = Spot.from_view(view)
    way = Rollout(spot, "outs")
    wanted = [card for card in spot.up if card != usual.card]
    takes = [usual, *map(Action.take, wanted), *([options.take(None)] if usual.card and spot.down else [])]
    after = [way.after(spot.up.index(take.card) if take.card else len(spot.up)) for take in takes]
    fair = HAND_WEIGHT / len(view.still_in)
    worth = [fair * worth_of(take.card, view.hand, view.rules.ranking) for take in takes]
    preferences, pick_ups = _pick_ups(spot, way)
    gains: list[list[float]] = [[] for _ in takes]
    for deal in way.dealt(MOST_PICK_UPS // (len(takes) * (1 + len(way.turns))), rng):
        weight = _explained(deal, pick_ups, preferences, way.trie)
        won = [way.played(card, up, deal) + own for (card, up), own in zip(after, worth, strict=True)]
        for gain, each in zip(gains, won, strict=True):
            gain.append(weight * (each - won[0]))
    return takes[max(range(len(takes)), key=lambda take: _surely(gains[take]))]


def _others(view: View) -> set[int]:
    return {*view.still_in} - {view.seat}


def _surely(gains: Sequence[float]) -> float:
    """Return the sum of the gains less its standard error: above 0 for a gain that is unlikely to be chance."""
    return sum(gains) - sqrt(sum(gain * gain for gain in gains))


def _pick_ups(spot: Spot, way: Rollout) -> tuple[Preferences, list[_PickUp]]:
    """Return the preferences of `outs` and the earlier pick-ups of the others still in at which they had a choice."""
    faces = [*spot.up, *(taken.card for taken in spot.took if taken.card and taken.face_up)]
    bits = {card: 1 << index for index, card in enumerate(faces)}
    starts, at = {}, 0
    for seat, _, hidden in way.rivals:
        starts[seat] = at
        at += hidden
    up, down, pick_ups = (1 << len(spot.up)) - 1, spot.down, []
    for number in range(len(spot.took) - 1, -1, -1):
        seat, card, face_up = spot.took[number]
        if card and face_up:
            up |= bits[card]
        else:
            down += 1
        if seat in starts and up and (up & (up - 1) or down):
            before = [taken for taken in spot.took[:number] if taken.seat == seat]
            first_seen = next((taken.card.index for taken in before if taken.card), None)
            held = DEALT + len(before) - (first_seen is not None)
            pick_ups.append(_PickUp(starts[seat], held, first_seen, up, down, card.index if card else None))
    return Preferences("outs", way.trie, spot.rules.ranking, [card.index for card in faces]), pick_ups


def _explained(deal: Deal, pick_ups: Iterable[_PickUp], preferences: Preferences, trie: HandTrie) -> float:
    """Return the weight (0..1) of a deal: times `SLIP_WEIGHT` for each earlier pick-up unlike that of `outs`."""
    weight = 1.0
    for start, held, before, up, down, took in pick_ups:
        hand = trie.root if before is None else trie.root[before]
        for card in deal.cards[start : start + held]:
            hand = hand[card]
        if preferences.choice(hand, up, down) != took:
            weight *= SLIP_WEIGHT
    return weight
