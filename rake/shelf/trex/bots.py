"""The bots of Trex: two plain ones, and a strong one that plays deals out with the better of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...kit.actions import CardAction
from ...kit.bots import RandomBot
from ...kit.chance import Random
from ...kit.game import Bot
from ...kit.search import Search, SearchBot, search
from .action import CHOICES, PASS, SHOW, expose, play
from .deal import State, View
from .estimates import contract_for
from .layout import SUIT_BITS, bits, cards_in, voiding
from .plans import Led, Style, highest, to_expose, to_layout, to_trick
from .playout import finished, may_play
from .rules import HELD, TRICKS, Contract
from .scoring import counting

__all__ = ["BOTS", "PLAIN", "Plain", "Strong", "above_average", "candidates"]


@dataclass(frozen=True, slots=True)
class Plain:
    """A sound player: chooses what the hand suits, throws away what costs points, and opens its own rows."""

    style: Style

    def choose(self, view: View, rng: Random) -> CardAction:
        """Return the bot's action; it draws no lots."""
        return self._act(view.masked)

    def finish(self, state: State) -> tuple[int, ...]:
        """Return the scores of a deal that it plays on for every seat."""
        while state.to_act and (state.contract is None or state.asking):
            state = state.apply(self._act(state))
        return state.scores if state.to_act is None else finished(state, self.style)

    def _act(self, state: State) -> CardAction:
        """Return what the seat to act does; only its own hand is looked at."""
        assert state.to_act
        held = state.hands[state.to_act - 1].cards
        if state.contract is None:
            return CHOICES[contract_for(held, state.left, plus=state.rules.diamonds == "plus")]
        if state.asking:
            return self._answer(state.contract, held)
        if state.contract is Contract.TREX:
            bit = to_layout(bits(held), state.gone)
            return play(*cards_in(bit)) if bit else PASS
        return play(*cards_in(self._card(state, state.contract, bits(held))))

    def _answer(self, contract: Contract, held: Sequence[str]) -> CardAction:
        """Return the answer to the question before play."""
        if contract is Contract.TREX:
            return SHOW if voiding(held) else PASS
        doubled = to_expose(contract, self.style, bits(held))
        return expose(*doubled) if doubled else PASS

    def _card(self, state: State, contract: Contract, hand: int) -> int:
        """Return the card that goes to a trick."""
        trick, led, suit = state.trick, None, 0
        if trick.cards:
            suit, cards = SUIT_BITS[trick.cards[0][1]], bits(trick.cards)
            led = Led(suit, highest(cards & suit), cards, len(trick.cards) == trick.seats - 1)
        may = may_play(contract, hand, suit)
        return to_trick(contract, state.rules.diamonds == "plus", self.style, may, led, state.gone)


def candidates(view: View) -> tuple[CardAction, ...]:
    """Return the actions that differ: of the cards that win and lose the same tricks, and cost the same, one."""
    state, legal = view.masked, view.legal()
    if state.contract in (None, Contract.TREX) or state.asking:
        return legal
    cards = [card for action in legal for card in action.seen]
    held, lying = state.hands[view.seat - 1].cards, state.trick.cards
    gone = [card for card in cards_in(state.gone) if card not in lying]
    costly = counting(state.contract, cards)
    plain = [card for card in cards if card not in costly]
    return tuple(play(card) for some in (plain, costly) for card in TRICKS.unlike(some, held, gone))


def above_average(view: View, so_far: Search[CardAction]) -> dict[CardAction, float]:
    """Return what each contract that can be chosen is worth to a hand more than to an average one, in points.

    An average hand has a quarter of what the four players score together (TX4.1).
    """
    state = view.masked
    usual = {CHOICES[contract]: points / len(state.players) for contract, points in state.rules.sums.items()}
    return {each.action: each.mean - usual[each.action] for each in so_far.worths}


@dataclass(frozen=True, slots=True)
class Strong:
    """A bot that searches; it chooses the contract that the hand suits best, compared with an average hand."""

    searching: SearchBot[CardAction, View]

    def choose(self, view: View, rng: Random) -> CardAction:
        """Return the action that is best in random deals; it draws no lots of its own."""
        if view.masked.contract:
            return self.searching.choose(view, rng)
        worth = above_average(view, search(view, self.searching.policy, view.legal()).advance(CHOOSING))
        return max(worth, key=worth.__getitem__)


PLAIN = Plain(Style(clean=True, guards=1))
"""The plain bot with which deals are played out."""

BATCHES, CHOOSING = 8, 8
"""How many batches of deals the searching bot plays out for a card, and to choose a contract."""

BOTS: Mapping[str, Bot[CardAction, View]] = {
    "bold": PLAIN,
    "careful": Plain(Style(clean=False, guards=HELD)),
    "strong": Strong(SearchBot(PLAIN, candidates, BATCHES)),
    "random": RandomBot(),
}
"""The bots by name."""
