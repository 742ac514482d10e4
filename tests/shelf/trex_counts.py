"""Deals of Trex among four of the bots that play deals out for hints, counted for the page on how to play well."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

from rake.kit.game import play_until
from rake.kit.records import Deal
from rake.shelf.trex.action import CHOICES, PASS, expose
from rake.shelf.trex.bots import PLAIN, Plain
from rake.shelf.trex.deal import State
from rake.shelf.trex.estimates import contract_for
from rake.shelf.trex.plans import Style
from rake.shelf.trex.rules import CONTRACTS, DECK, DOUBLED, HELD, INDEX, KING, Contract
from tests.bounded import within

SILENT = Plain(Style(clean=True, guards=HELD))
"""The bot that plays deals out for hints, but it exposes nothing."""

DUCKER = Plain(Style(clean=False, guards=HELD))
"""The same, but it wins no trick on purpose."""


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


def random_deals(deals: int, seed: str) -> Iterator[State]:
    """Yield deals in which anybody may hold the seven of hearts."""
    rng = Random(seed)
    for _ in range(deals):
        yield State.begin(Deal((1, 2, 3, 4), "default", DECK.shuffled(rng)))


def choices(deals: int, seed: str) -> dict[str, Tally]:
    """Return the owner's points by contract, in deals where it suits the hand best; with `all` those in any deal.

    `held` has a 1 for each hand best suited to King of Hearts that holds that king, and a 0 for each other one.
    """
    tallies: dict[str, Tally] = defaultdict(Tally)
    for state in random_deals(deals, seed):
        best = contract_for(state.hands[-1].cards, CONTRACTS, plus=True)
        if best is Contract.KING:
            tallies["held"].add(KING in state.hands[-1])
        for contract in CONTRACTS:
            scores = PLAIN.finish(state.apply(CHOICES[contract]))
            tallies[f"{contract.value} all"].add(scores[-1])
            if contract is best:
                tallies[contract.value].add(scores[-1])
    return tallies


def layouts(deals: int, seed: str) -> dict[tuple[str, int], Tally]:
    """Return a hand's points in layouts by how many it has of a rank, jacks or twos."""
    tallies: dict[tuple[str, int], Tally] = defaultdict(Tally)
    for state in random_deals(deals, seed):
        scores = PLAIN.finish(state.apply(CHOICES[Contract.TREX]))
        if not any(scores):
            continue
        for hand, points in zip(state.hands, scores, strict=True):
            for rank in "J2":
                tallies[rank, sum(card[0] == rank for card in hand.cards)].add(points)
    return tallies


def exposing(contract: Contract, deals: int, seed: str) -> dict[int, Tally]:
    """Return what it brings to expose a card when nobody else does, by how many lower cards of its suit guard it."""
    tallies: dict[int, Tally] = defaultdict(Tally)
    for state in random_deals(deals, seed):
        asked = state.apply(CHOICES[contract])
        usual = SILENT.finish(asked)
        for card in DOUBLED[contract]:
            seat = next(at for at, hand in enumerate(state.hands, 1) if card in hand)
            now = asked
            actions = within(50, "the end of what is asked")
            while now.asking and next(actions):
                now = now.apply(expose(card) if now.to_act == seat else PASS)
            guards = sum(own[1] == card[1] and INDEX[own] < INDEX[card] for own in state.hands[seat - 1].cards)
            tallies[guards].add(SILENT.finish(now)[seat - 1] - usual[seat - 1])
    return tallies


def ducking(contract: Contract, deals: int, seed: str) -> Tally:
    """Return what two bots scored more than two that win no trick on purpose, in deals played twice, sides changed."""
    tally = Tally()
    for state in random_deals(deals, seed):
        more = 0
        for sides in ((1, 3), (2, 4)):
            bots = {seat: SILENT if seat in sides else DUCKER for seat in range(1, 5)}
            last = play_until(state.apply(CHOICES[contract]), bots, 1)
            more += sum(points if seat in sides else -points for seat, points in enumerate(last.scores, 1))
        tally.add(more)
    return tally
