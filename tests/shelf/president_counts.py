"""Deals of President among four thrifty bots, counted for the page on how to play well."""

from __future__ import annotations

from collections import Counter
from random import Random

from rake.kit.game import play_until
from rake.shelf.president.bots import BOTS, PLAIN
from rake.shelf.president.deal import State
from rake.shelf.president.match import Match

SEATS = 4


def later_deals(deals: int, seed: str) -> Counter[tuple[int, int]]:
    """Return how often which office followed which, 0 for the President, in that many deals with an exchange."""
    rng, counts, match = Random(seed), Counter[tuple[int, int]](), Match("default.target-none.deals-9999", SEATS)
    match = match.settle(ended(match.deal(rng)))
    for _ in range(deals):
        state = match.deal(rng)
        last = ended(state)
        counts.update((before, last.offices.index(seat)) for before, seat in enumerate(state.start.offices))
        match = match.settle(last)
    return counts


def ended(state: State) -> State:
    return play_until(state, dict.fromkeys(range(1, SEATS + 1), PLAIN), 1)


def first_deals(deals: int, seed: str) -> Counter[tuple[int, bool]]:
    """Return how many hands with that many twos became President or not, in that many first deals."""
    rng, counts = Random(seed), Counter[tuple[int, bool]]()
    for _ in range(deals):
        state = Match("default", SEATS).deal(rng)
        scores = PLAIN.finish(state)
        for hand, points in zip(state.hands, scores, strict=True):
            counts[sum(card[0] == "2" for card in hand.cards), points == 2] += 1
    return counts


def saving(deals: int, seed: str) -> Counter[str]:
    """Return the points of two thrifty bots and of two hasty ones, in that many first deals, played twice."""
    rng, points = Random(seed), Counter[str]()
    for _ in range(deals):
        state = Match("default", SEATS).deal(rng)
        for thrifty in ((1, 3), (2, 4)):
            names = {seat: "thrifty" if seat in thrifty else "hasty" for seat in range(1, SEATS + 1)}
            last = play_until(state, {seat: BOTS[name] for seat, name in names.items()}, 1)
            for seat, name in names.items():
                points[name] += last.scores[seat - 1]
    return points
