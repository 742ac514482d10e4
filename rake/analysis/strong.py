"""The strong picker: plays the round on in its head, in deals that explain what the others have taken and left."""

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
"""How many pick-ups it plays on in its head to choose one. Fewer make it quicker and nearer to `outs`."""

SLIP_WEIGHT = 0.2
"""How much a deal counts in which somebody has not picked up as `outs` would: tables have other pickers, and decoys."""

HAND_WEIGHT = 1.0
"""How many times a fair share what a card is worth to the hand alone counts, beside the share that it wins."""


class _PickUp(NamedTuple):
    """What another seat did: where its unseen cards begin in a deal, what it saw, and what it took.

    `before` is the card that it had taken face up before, if any, and `held` how many of its unseen cards it held then;
    `up` has the bits of the cards that lay face up, `down` is how many lay face down; `took` is None for one of these.
    """

    start: int
    held: int
    before: int | None
    up: int
    down: int
    took: int | None


def strong(view: View, rng: Random) -> Action:
    """Take what clearly wins more than what `outs` takes, when all go on as `outs` do; else what `outs` takes.

    The unseen cards are dealt anew, again and again. A deal counts as much as it explains what the others have done:
    a seat that picks up is thought to do as `outs` does and seldom otherwise. So a card is worth what may follow it:
    what still lies face up, who takes before, what the others want and are left with. Bets tell it nothing. But they
    end many rounds before the reveal, and then the better hand wins as it stands: so what a card is worth to the hand
    alone counts too.
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
    """Return a sum less its standard error."""
    return sum(gains) - sqrt(sum(gain * gain for gain in gains))


def _pick_ups(spot: Spot, way: Rollout) -> tuple[Preferences, list[_PickUp]]:
    """Return the pick-ups of the others still in, where they had a choice, and the preferences to read them by."""
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
    """Return how well (0..1) a deal explains what was picked up."""
    weight = 1.0
    for start, held, before, up, down, took in pick_ups:
        hand = trie.root if before is None else trie.root[before]
        for card in deal.cards[start : start + held]:
            hand = hand[card]
        if preferences.choice(hand, up, down) != took:
            weight *= SLIP_WEIGHT
    return weight
