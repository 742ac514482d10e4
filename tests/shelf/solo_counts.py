"""What the estimates of Solo Whist's bots were fitted to: `python -m tests.shelf.solo_counts` prints them anew.

In each random deal one seat, in turn, plays a Solo with whatever it holds. The tricks that it takes are fitted by least
squares to what its hand has: high trumps, their length, high cards beside them, and short suits to ruff.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rake.shelf.solo.bidding import Bidding
from rake.shelf.solo.bots import CAREFUL
from rake.shelf.solo.deal import State
from rake.shelf.solo.game import GAME
from rake.shelf.solo.playing import Table
from rake.shelf.solo.rules import SOLO, Bid

NAMES = (
    *("base", "ace", "king", "queen", "jack", "ace and king", "all three", "length", "longer"),
    *("side ace", "side king", "side queen", "short"),
)


def alone(state: State, bid: Bid, seat: int) -> State:
    """Return the deal as if a seat had bid this, and all others passed."""
    return state._replace(bidding=Bidding(to_act=None, bid=bid, bidder=seat))


def taken(state: State, bid: Bid, seat: int) -> int:
    """Return how many tricks a seat takes alone, all played by a plain bot."""
    return Table(alone(state, bid, seat), CAREFUL.style.draws).finish()


def features(cards: Sequence[str], trump: str) -> list[int]:
    """Return what a hand has, in the order of `NAMES`."""
    suits = {suit: [card[0] for card in cards if card[1] == suit] for suit in "CDHS"}
    trumps = suits.pop(trump)
    beside = [*suits.values()]
    return [
        1,
        *(int(rank in trumps) for rank in "AKQJ"),
        *(int({*tops} <= {*trumps}) for tops in ("AK", "AKQ")),
        len(trumps),
        max(0, len(trumps) - 4),
        sum("A" in held for held in beside),
        sum("K" in held and len(held) > 1 for held in beside),
        sum("Q" in held and len(held) > 2 for held in beside),
        sum(max(0, 2 - len(held)) for held in beside) * min(3, len(trumps)),
    ]


def solved(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the solution of as many equations, each a row with its right side last."""
    left, count = [list(row) for row in rows], len(rows)
    for at in range(count):
        pivot = max(range(at, count), key=lambda row: abs(left[row][at]))
        left[at], left[pivot] = left[pivot], left[at]
        for row in range(count):
            if row != at:
                factor = left[row][at] / left[at][at]
                left[row] = [here - factor * there for here, there in zip(left[row], left[at], strict=True)]
    return [left[at][count] / left[at][at] for at in range(count)]


def fitted(deals: int, seed: str) -> dict[str, float]:
    """Return what each feature of a hand is worth, in tricks."""
    seen = []
    for number in range(deals):
        state, seat = GAME.deal(4, rng=Random(f"{seed} {number}")), number % 4 + 1
        seen.append((features(state.hands[seat - 1].cards, state.turned[1]), taken(state, SOLO, seat)))
    size = range(len(NAMES))
    rows = [
        [*(sum(has[one] * has[other] for has, _ in seen) for other in size), sum(has[one] * won for has, won in seen)]
        for one in size
    ]
    return dict(zip(NAMES, solved(rows), strict=True))


if __name__ == "__main__":
    print({name: round(worth, 2) for name, worth in fitted(30_000, "fit").items()})
