"""Deals of Rook among careful bots, counted for the page on how to play well."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from rake.kit.game import play_until
from rake.shelf.rook.action import GIVE, LEAD, LEFT, ME, RookAction
from rake.shelf.rook.bots import BOTS, PLAIN
from rake.shelf.rook.deal import Phase, State, View
from rake.shelf.rook.game import GAME
from rake.shelf.rook.masks import masks_of
from rake.shelf.rook.playout import Table
from rake.shelf.rook.rules import DECK, POINTS, ROOK
from rake.shelf.rook.unseen import taker
from tests.bounded import LONGEST, within

SEATS = range(1, 5)


class Tally:
    """Numbers of points: how many, their sum, the sum of their squares."""

    def __init__(self, count: int = 0, total: int = 0, squares: int = 0) -> None:
        self.count, self.total, self.squares = count, total, squares

    def add(self, points: int) -> None:
        self.count += 1
        self.total += points
        self.squares += points * points

    def plus(self, other: Tally) -> Tally:
        return Tally(self.count + other.count, self.total + other.total, self.squares + other.squares)


def deals(count: int, seed: str) -> Iterator[State]:
    """Yield that many random deals before the first call."""
    return (GAME.deal(4, rng=Random(f"{seed} {number}")) for number in range(count))


def until(state: State, phase: Phase) -> State:
    """Return a deal that careful bots have played on to a phase, or to its end if it's thrown in."""
    actions = within(LONGEST, f"{phase} or the end")
    while state.phase not in (phase, Phase.OVER) and next(actions):
        assert state.to_act
        state = state.apply(PLAIN.choose(View(state.to_act, state), Random(0)))
    return state


class Contracts(NamedTuple):
    """How deals of careful bots went.

    `bids` counts by the highest bid, 0 for none, and whether it was reached; `sweeps` by whether the bidders won every
    trick, `last` by whether they won the last one. `trumps` counts by how many of the three cards that came to the
    bidder were trumps, `rooks` by where the Rook was, with the `bidder`, the `partner` or the `others`, and whether the
    bidders took it.
    """

    bids: Counter[tuple[int, bool]]
    sweeps: Counter[bool]
    last: Counter[bool]
    trumps: Counter[int]
    rooks: Counter[tuple[str, bool]]


def contracts(count: int, seed: str) -> Contracts:
    """Return how that many deals of four careful bots went."""
    counts = Contracts(Counter(), Counter(), Counter(), Counter(), Counter())
    for state in deals(count, seed):
        named = until(state, Phase.LEAD)
        bidder, bid, _ = named.bidding
        if not bidder:
            counts.bids[0, False] += 1
            continue
        over = until(named, Phase.OVER)
        counts.bids[bid, over.scores[bidder - 1] > 0] += 1
        counts.sweeps[sum(over.won[seat - 1] for seat in over.bidders) == len(over.tricks)] += 1
        counts.last[over.suits.winner(over.tricks[-1]) in over.bidders] += 1
        came = next(over.given[seat - 1] for seat in SEATS if taker(over.deal, seat) == bidder)
        counts.trumps[sum(over.suits.suit(card or "") == over.trump for card in came)] += 1
        if ROOK in over.kitty:
            continue
        holder = next(seat for seat, hand in enumerate(named.hands, 1) if ROOK in hand)
        trick = next(trick for trick in over.tricks if ROOK in trick.cards)
        where = "bidder" if holder == bidder else "partner" if holder in over.bidders else "others"
        counts.rooks[where, over.suits.winner(trick) in over.bidders] += 1
    return counts


def taken(state: State, bidder: int) -> int:
    """Return the points that a high bidder and the partner take, from the cards passed on to the end."""
    masks = masks_of(state.rules.pack)
    hands = [masks.of(hand.cards) for hand in state.hands]
    takers = [taker(state.deal, seat) - 1 for seat in SEATS]
    kitty = sum(POINTS[card] for card in state.kitty if card)
    return Table(state.rules, PLAIN.habits, hands, takers, bidder - 1, kitty).taken()


def hands(count: int, seed: str) -> dict[tuple[int, int], list[int]]:
    """Return what high bidders take, by the cards of their longest suit and their aces; every hand of a deal bids."""
    points: dict[tuple[int, int], list[int]] = defaultdict(list)
    for state in deals(count, seed):
        for seat, hand in enumerate(state.hands, 1):
            longest = max(sum(card[-1] == suit for card in hand.cards) for suit in state.rules.suits)
            aces = sum(card[0] == "A" for card in hand.cards)
            points[longest, aces].append(taken(state, seat))
    return points


def leads(count: int, seed: str) -> dict[int, Tally]:
    """Return how many points more the bidders take if the bidder leads than if the left neighbour does, by trumps."""
    tallies: dict[int, Tally] = defaultdict(Tally)
    for state in deals(count, seed):
        named = until(state, Phase.LEAD)
        if bidder := named.bidding.bidder:
            both = (named.apply(RookAction(LEAD, choice=choice)) for choice in (ME, LEFT))
            me, left = (Table.of(led, PLAIN.habits).taken() for led in both)
            trumps = sum(named.suits.suit(card) == named.trump for card in named.hands[bidder - 1].cards)
            tallies[trumps].add(me - left)
    return tallies


def gifts(count: int, seed: str) -> Tally:
    """Return what a team scores more that passes on as the bots do than one that gives its lowest worthless cards.

    Each deal is played twice, with sides changed; scores are compared, the other team's taken off.
    """
    tally = Tally()
    for state in deals(count, seed):
        giving = until(state, Phase.GIVING)
        if giving.phase is Phase.GIVING:
            tally.add(sum(_after(giving, sides) for sides in ((1, 3), (2, 4))))
    return tally


def _after(state: State, sides: tuple[int, int]) -> int:
    """Return the scores of these seats, less those of the others, if only they pass on as the bots do."""
    gifts = within(10, "the end of the gifts")
    while state.phase is Phase.GIVING and next(gifts):
        seat = state.to_act
        assert seat
        if seat in sides:
            state = state.apply(PLAIN.choose(View(seat, state), Random(0)))
        else:
            upwards = reversed(DECK.descending(state.hands[seat - 1].cards))
            lowest = sorted(upwards, key=POINTS.__getitem__)[: state.rules.give]
            state = state.apply(RookAction(GIVE, DECK.descending(lowest)))
    scores = PLAIN.finish(state)
    return sum(points if seat in sides else -points for seat, points in enumerate(scores, 1)) // 2


def caution(count: int, seed: str) -> Tally:
    """Return what a careful team scored more than a bold one; each deal is played twice, with sides changed."""
    tally = Tally()
    for state in deals(count, seed):
        tally.add(sum(_more(state, careful) for careful in ((1, 3), (2, 4))))
    return tally


def _more(state: State, careful: tuple[int, int]) -> int:
    bots = {seat: BOTS["careful" if seat in careful else "bold"] for seat in SEATS}
    scores = play_until(state, bots, 1).scores
    return sum(points if seat in careful else -points for seat, points in enumerate(scores, 1)) // 2
