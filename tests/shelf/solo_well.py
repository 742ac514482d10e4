"""Deals of Solo Whist among careful bots, counted for the page on how to play well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from rake.kit.game import play_until
from rake.shelf.solo.bots import BOTS, CAREFUL
from rake.shelf.solo.deal import State
from rake.shelf.solo.game import GAME
from rake.shelf.solo.rules import MISERE, SOLO
from tests.bounded import within

from .solo_counts import taken

HIGH = "AKQJT"
"""The ranks that hands for a Misère are counted by."""


def deals(count: int, seed: str) -> Iterator[State]:
    """Yield that many random deals before the first call."""
    return (GAME.deal(4, rng=Random(f"{seed} {number}")) for number in range(count))


def contracts(count: int, seed: str) -> Counter[tuple[str, bool]]:
    """Return how often four careful bots made which bid or not; the empty one is a hand thrown in."""
    counts = Counter[tuple[str, bool]]()
    for state in deals(count, seed):
        calls = within(50, "the end of the bidding")
        while state.bidding.to_act and next(calls):
            state = state.apply(CAREFUL.call(state))
        bid, scores = state.contract, CAREFUL.finish(state)
        counts[bid.word if bid else "", bool(bid) and scores[state.bidding.bidder - 1] > 0] += 1
    return counts


def solos(count: int, seed: str) -> Counter[tuple[int, int, bool]]:
    """Return how often a hand with that many trumps and that many aces makes a Solo; every hand of a deal plays it."""
    counts = Counter[tuple[int, int, bool]]()
    for state in deals(count, seed):
        for seat, hand in enumerate(state.hands, 1):
            trumps = sum(card[1] == state.turned[1] for card in hand.cards)
            aces = sum(card[0] == "A" for card in hand.cards)
            counts[trumps, aces, SOLO.is_made(taken(state, SOLO, seat))] += 1
    return counts


def miseres(count: int, seed: str) -> Counter[tuple[int, bool]]:
    """Return how often a hand with that many high cards makes a Misère; every hand of a deal plays it."""
    counts = Counter[tuple[int, bool]]()
    for state in deals(count, seed):
        for seat, hand in enumerate(state.hands, 1):
            high = sum(card[0] in HIGH for card in hand.cards)
            counts[high, MISERE.is_made(taken(state, MISERE, seat))] += 1
    return counts


def caution(count: int, seed: str) -> list[int]:
    """Return what two careful bots won from two bold ones, by deal; each is played twice, with seats changed."""
    return [sum(_won_by(state, careful) for careful in ((1, 3), (2, 4))) for state in deals(count, seed)]


def _won_by(state: State, careful: tuple[int, int]) -> int:
    bots = {seat: BOTS["careful" if seat in careful else "bold"] for seat in range(1, 5)}
    last = play_until(state, bots, 1)
    return sum(last.scores[seat - 1] for seat in careful)
