"""The bots of President: two plain ones, and a strong one that plays deals out with the better of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...kit.actions import CardAction
from ...kit.bots import RandomBot
from ...kit.chance import Random
from ...kit.game import Bot
from ...kit.search import SearchBot
from .action import PASS, PLAY, RETURN
from .deal import State, View
from .plans import Style, Table, beat, counted, lead, returned
from .playout import finished
from .rules import DECK, RANKS, rank

__all__ = ["BOTS", "PLAIN", "Plain", "candidates"]


@dataclass(frozen=True, slots=True)
class Plain:
    """A sound player: leads low, beats with the lowest that does, and goes out with cards that nobody can beat."""

    style: Style

    def choose(self, view: View, rng: Random) -> CardAction:
        """Return the bot's action; it draws no lots."""
        return self._act(view.masked)

    def finish(self, state: State) -> tuple[int, ...]:
        """Return the scores of a deal that it plays on for every seat."""
        while state.exchanging or not state.moves:
            state = state.apply(self._act(state))
        return state.scores if state.to_act is None else finished(state, self.style)

    def _act(self, state: State) -> CardAction:
        """Return what the seat to act does; only its own hand is looked at."""
        assert state.to_act
        held = state.hands[state.to_act - 1].cards
        hand = counted(held)
        if state.exchanging:
            count = state.start.exchanges[len(state.moves)].size
            return _cards(RETURN, held, returned(hand, count))
        if not state.moves and not state.start.offices:
            return _cards(PLAY, held, [0] * hand[0])
        sizes = [len(each) for seat, each in enumerate(state.hands, 1) if each and seat != state.to_act]
        unplayed = [4 - count for count in counted(state.played)]
        table = Table(unplayed, min(sizes), max(sizes), state.rules.equal)
        if not state.best:
            chosen = lead(hand, table)
            return _cards(PLAY, held, [chosen] * hand[chosen])
        to_beat = state.best.action.seen
        beats = beat(hand, table, rank(to_beat[0]), len(to_beat), self.style)
        return PASS if beats is None else _cards(PLAY, held, [beats] * len(to_beat))


def _cards(verb: str, held: Sequence[str], ranks: Sequence[int]) -> CardAction:
    """Return an action with cards of these ranks: of equal ones, those first in the order S H D C."""
    left = [*DECK.descending(held)]
    cards = []
    for each in ranks:
        cards.append(next(card for card in left if rank(card) == each))
        left.remove(cards[-1])
    return CardAction(verb, DECK.descending(cards))


def candidates(view: View) -> tuple[CardAction, ...]:
    """Return the actions that differ: for each rank and number of cards one, because suits never matter.

    Of returns it's the lowest ones: with two cards there would be up to ninety.
    """
    different: dict[tuple[str, ...], CardAction] = {}
    for action in view.legal():
        different.setdefault((action.kind, *(card[0] for card in action.seen)), action)
    acts = tuple(different.values())
    return acts[-RETURNS:] if view.masked.exchanging else acts


PLAIN = Plain(Style(saving=5, whole=6))
"""The plain bot with which deals are played out."""

RETURNS = 12
"""How many returns are compared at most."""

BATCHES = 4
"""How many batches of deals the searching bot plays out for one decision: as many as leave the table quick."""

BOTS: Mapping[str, Bot[CardAction, View]] = {
    "thrifty": PLAIN,
    "hasty": Plain(Style(saving=len(RANKS), whole=len(RANKS))),
    "strong": SearchBot(PLAIN, candidates, BATCHES),
    "random": RandomBot(),
}
"""The bots by name."""
