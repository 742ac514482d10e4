"""The bots of Solo Whist: two plain ones, and a strong one that plays deals out with one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from ...kit.actions import CardAction
from ...kit.bots import RandomBot
from ...kit.chance import Random
from ...kit.game import Bot
from ...kit.search import SearchBot
from .action import BID_ACTIONS, COP, PASS, TRUMPS, play
from .bidding import Bidding
from .deal import State, View
from .estimates import Strength
from .masks import CARDS, bits_of
from .playing import Table
from .rules import ABUNDANCE, MISERE, OUVERTE, PROP, ROYAL, SOLO, suits_with

__all__ = ["BOTS", "PLAIN", "Plain", "Style", "belief", "candidates", "measure", "units_per_point"]


@dataclass(frozen=True, slots=True)
class Style:
    """From how many tricks, in hundredths, a bot bids, and up to which risk; and with how many trumps it draws them."""

    prop: int
    cop: int
    solo: int
    abundance: int
    misere: int
    ouverte: int
    draws: int


@dataclass(frozen=True, slots=True)
class Plain:
    """A player that counts its tricks at a glance and plays by rules of thumb."""

    style: Style

    def choose(self, view: View, rng: Random) -> CardAction:
        """Return the bot's action; it draws no lots."""
        state = view.masked
        if state.bidding.to_act or state.naming:
            return self.call(state)
        return play(CARDS[Table(state, self.style.draws).card()])

    def finish(self, state: State) -> tuple[int, ...]:
        """Return the scores of a deal that it plays on for every seat."""
        while state.bidding.to_act or state.naming:
            state = state.apply(self.call(state))
        if not state.contract or state.to_act is None:
            return state.scores
        return state.scored(Table(state, self.style.draws).finish())

    def call(self, state: State) -> CardAction:
        """Return what the seat to act says in the bidding, or which trump suit it names; it looks at its own hand."""
        assert state.to_act
        hand = bits_of(state.hands[state.to_act - 1].cards)
        if state.naming:
            best = Strength.of(hand).best
            return next(action for action, suit in TRUMPS.items() if suit == best)
        return self.said(state.bidding, Strength.of(hand), state.turned[1])

    def said(self, bidding: Bidding, strength: Strength, default: str) -> CardAction:
        """Return what a hand says in the bidding: of the calls that it's good enough for, the first that's legal."""
        return next((call for call in self.wanted(strength, default) if not bidding.why_not(call)), PASS)

    def wanted(self, strength: Strength, default: str) -> Iterator[CardAction]:
        """Yield the calls that a hand is good enough for with this default suit, those that pay most first."""
        style, tricks = self.style, strength.tricks[default]
        if strength.risk <= style.ouverte:
            yield BID_ACTIONS[OUVERTE]
        if tricks >= style.abundance:
            yield BID_ACTIONS[ROYAL]
        if max(strength.tricks.values()) >= style.abundance:
            yield BID_ACTIONS[ABUNDANCE]
        if strength.risk <= style.misere:
            yield BID_ACTIONS[MISERE]
        if tricks >= style.solo:
            yield BID_ACTIONS[SOLO]
        if tricks >= style.cop:
            yield COP
        if tricks >= style.prop:
            yield BID_ACTIONS[PROP]


CAREFUL = Plain(Style(prop=370, cop=320, solo=460, abundance=830, misere=9, ouverte=4, draws=3))
BOLD = Plain(Style(prop=320, cop=270, solo=410, abundance=780, misere=13, ouverte=6, draws=5))
PLAIN = CAREFUL
"""The plain bot with which deals are played out."""

UNLIKELY = 0.2
"""How likely it is that a player calls what neither plain bot would with the same cards."""


def belief(view: View) -> Callable[[Any], float]:
    """Return how likely a deal makes what the others have said in the bidding."""
    state = view.masked
    bidding, calls = Bidding(), []
    for move in state.moves:
        if not bidding.to_act:
            break
        if move.seat != view.seat:
            calls.append((move.seat, bidding, move.action))
        bidding = bidding.plus(move.action, state.rules)

    def likelihood(deal: State) -> float:
        """Return how likely (0..1) the calls are in a deal."""
        likely = 1.0
        dealt: dict[int, Strength] = {}
        for seat, before, call in calls:
            if seat not in dealt:
                dealt[seat] = Strength.of(bits_of(deal.dealt(seat)))
            if all(bot.said(before, dealt[seat], deal.turned[1]) != call for bot in (CAREFUL, BOLD)):
                likely *= UNLIKELY
        return likely

    return likelihood


def units_per_point(view: View) -> int:
    """Return how many of what `measure` counts make a credit, or a point."""
    return 3 if view.masked.rules.scoring == "pencil" else 1


def measure(view: View) -> Callable[[Sequence[int]], int]:
    """Return what the scores of a deal are worth to the seat of a view.

    Where nobody pays, a point that the others write down sets it back: what counts is how far it gets ahead of their
    average, in thirds of a point. That's as much as it would win in credits, so that a hand is good for the same bids.
    """
    at, factor = view.seat - 1, units_per_point(view)
    return itemgetter(at) if factor == 1 else lambda scores: (factor + 1) * scores[at] - sum(scores)


def candidates(view: View) -> tuple[CardAction, ...]:
    """Return the actions worth a thought: of cards that win the same tricks only one."""
    state = view.masked
    legal = view.legal()
    if state.bidding.to_act or state.naming:
        return legal
    gone = [card for trick in state.tricks if trick.complete for card in trick.cards]
    cards = [card for action in legal for card in action.seen]
    return tuple(map(play, suits_with(state.trump).unlike(cards, state.hands[view.seat - 1].cards, gone)))


RECKLESS = Plain(Style(prop=200, cop=200, solo=350, abundance=700, misere=18, ouverte=10, draws=3))
"""A bot that bids whatever may be worth a thought."""


def promising(view: View) -> tuple[CardAction, ...]:
    """Return the actions that a searching bot compares: of the bids only those that the hand may be good enough for."""
    state = view.masked
    actions = candidates(view)
    if not state.bidding.to_act:
        return actions
    wanted = {*RECKLESS.wanted(Strength.of(bits_of(state.hands[view.seat - 1].cards)), state.turned[1])}
    return tuple(call for call in actions if call == PASS or call in wanted)


BATCHES = 6
"""How many batches of deals the searching bot plays out for one decision: as many as leave the table quick."""

BOTS: Mapping[str, Bot[CardAction, View]] = {
    "careful": CAREFUL,
    "bold": BOLD,
    "strong": SearchBot(PLAIN, promising, BATCHES, belief, measure),
    "random": RandomBot(),
}
"""The bots by name."""
