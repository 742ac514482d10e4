"""A seat's equity at any point of a round: its share of the pot at the reveal, by random deals of what it can't see.

The model is that of the odds: nobody folds from here on, each unseen card is equally likely to be anywhere, and every
seat picks up by the picker `outs`. Nothing is read into what the others bet, took or left.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..cards import Card
from ..kit.betting import Price
from ..kit.chance import Random
from ..kit.errors import IllegalPosition, Violation
from ..phase import Phase
from ..round import View
from .hand_trie import NUMBER, Hand, hand_trie
from .odds import BATCH, Tally
from .preferences import PREFERENCES, Preference
from .spot import SpotRefusal

__all__ = ["Equity", "Price", "equity", "price"]

TARGET = 0.01
"""The error (0..1) at which an equity is precise enough."""

NO_DEALS = Tally()


@dataclass(frozen=True, slots=True, repr=False)
class Equity:
    """The equity of a view's seat, from the deals so far; `advance` deals more."""

    view: View
    tally: Tally = NO_DEALS

    @property
    def win(self) -> float:
        """The estimated share (0..1) of the pot that the seat wins at the reveal; 0.5 before the first batch."""
        return self.tally.win

    @property
    def error(self) -> float:
        """Half of the 95 % interval of `win` (0..1); 0.5 before the first batch."""
        return self.tally.error

    @property
    def done(self) -> bool:
        """Whether `advance` would change nothing: the error is at most `TARGET`."""
        return self.error <= TARGET

    def advance(self, batches: int = 1) -> Equity:
        """Return the equity after that many more batches of deals; it stops once the error is at most `TARGET`.

        A batch is seeded by the record of the view and the batch's number, so that any process gets the same numbers.
        """
        simulation, record, tally = _Simulation(self.view), self.view.record(), self.tally
        for _ in range(batches):
            if replace(self, tally=tally).done:
                break
            tally = tally.plus(*simulation.sample(BATCH, random.Random(f"{record} {tally.batches}")))
        return replace(self, tally=tally)


def equity(view: View) -> Equity:
    """Return the equity of a view's seat, without any deals so far: call `advance`.

    Raises `IllegalPosition` if the round is over, or the seat is not in it or has nobody left to play against.
    """
    if view.phase is Phase.OVER or view.seat not in view.still_in or not has_rivals(view):
        raise IllegalPosition(Violation(SpotRefusal.ALONE))
    return Equity(view)


def has_rivals(view: View) -> bool:
    """Return whether another seat is still in that is not absent (9.3)."""
    return bool(set(view.still_in) - view.absent - {view.seat})


def price(view: View) -> Price:
    """Return what a call costs the seat of a view; it wins from each other seat no more than it has put in (8.8)."""
    return view.money.call_price(view.seat)


class _Simulation:
    """What stays the same from deal to deal. Cards are indexes in `DECK`, hands are nodes of a `HandTrie`.

    `hidden` has for each other seat how many of its cards are not seen; `picks` the seats that are still to pick up, in
    order; `row` the number of cards in each row of a middle that is still to be laid, else 0.
    """

    def __init__(self, view: View) -> None:
        self.ranking = view.rules.ranking
        self.trie, self.me = hand_trie(self.ranking), view.seat
        self.unseen = [card.index for card in view.unseen]
        seats = [seat for seat in view.still_in if seat not in view.absent]
        self.hands = {seat: self._walked(card for card in view.cards[seat - 1] if card) for seat in seats}
        self.hidden = {seat: view.cards[seat - 1].count(None) for seat in seats if seat != view.seat}
        self.picks = [*_picks(view, seats)]
        laid = view.phase is not Phase.FIRST_BETTING
        self.row = 0 if laid else len(view.still_in) if view.rules.middle == "contesting" else view.players
        self.up = [card.index for card in view.middle.face_up]
        self.down = len(view.middle.face_down) if laid else self.row
        self._preferences: dict[int, Preference] = {}

    def _walked(self, cards: Iterable[Card]) -> Hand:
        hand = self.trie.root
        for card in cards:
            hand = hand[card.index]
        return hand

    def sample(self, deals: int, rng: Random) -> tuple[float, float]:
        """Return the sum of the pot shares (0..1) won in that many deals, and the sum of their squares."""
        won = squares = 0.0
        for final in self._finals(deals, rng):
            mine = final.pop(self.me)
            best = max(final.values())
            share = 1.0 if mine > best else 0.0 if mine < best else 1 / (1 + [*final.values()].count(best))
            won += share
            squares += share * share
        return won, squares

    def _finals(self, deals: int, rng: Random) -> Iterator[dict[int, Any]]:
        """Yield the final strengths of all hands by seat, for that many random deals."""
        cards, chance = self.unseen.copy(), rng.random
        count = sum(self.hidden.values()) + self.row + min(self.down, len(self.picks))
        for _ in range(deals):
            for index in range(count):
                other = index + int(chance() * (len(cards) - index))
                cards[index], cards[other] = cards[other], cards[index]
            unseen, hands = iter(cards), self.hands.copy()
            for seat, hidden in self.hidden.items():
                for _ in range(hidden):
                    hands[seat] = hands[seat][next(unseen)]
            up, down = [next(unseen) for _ in range(self.row)] or self.up.copy(), self.down
            for seat in self.picks:
                card = self._choice(hands[seat], up, down)
                if card is None:
                    card, down = next(unseen), down - 1
                else:
                    up.remove(card)
                hands[seat] = hands[seat][card]
            yield hands

    def _choice(self, hand: Hand, up: list[int], down: int) -> int | None:
        """Return the face-up card that a hand takes; None for a face-down card."""
        prefer = self._preferences.get(hand[NUMBER]) or self._preference(hand)
        best = max(up, key=prefer, default=None)
        return best if best is not None and (not down or prefer(best)[1]) else None

    def _preference(self, hand: Hand) -> Callable[[int], tuple[Any, bool]]:
        prefer = PREFERENCES["outs"](self.trie, hand, self.ranking)
        self._preferences[hand[NUMBER]] = prefer
        return prefer


def _picks(view: View, seats: list[int]) -> Iterator[int]:
    """Yield the seats that are still to pick up, in order (6.5, 6.7)."""
    if view.phase.is_pick:
        yield from (seat for seat in seats if seat >= (view.picker or 0))
    if view.phase is Phase.FIRST_BETTING:
        yield from seats
    if view.phase in (Phase.FIRST_BETTING, Phase.FIRST_PICK, Phase.SECOND_BETTING):
        yield from seats
