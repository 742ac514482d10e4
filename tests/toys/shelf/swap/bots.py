"""The bots of Swap, and a quick way to play a deal on."""

from __future__ import annotations

from collections.abc import Iterable

from rake.kit.actions import CardAction
from rake.kit.chance import Random
from rake.kit.search import SearchBot

from .action import GIVE, PLAY, THROW_IN
from .deal import SUITS, State, View
from .rules import DECK, INDEX

MASKS = {suit: sum(1 << index for card, index in INDEX.items() if card[1] == suit) for suit in "CDHS"}
"""Each suit as a bit mask: the higher a card, the higher its bit."""


class Lowest:
    """A bot that parts with its lowest card, and throws the deal in whenever it may."""

    def choose(self, view: View, rng: Random) -> CardAction:
        return _lowest(view.masked)

    def finish(self, state: State) -> tuple[int, ...]:
        """Return the scores of a deal that it plays on for every seat."""
        while state.to_act is not None and not state.handed:
            state = state.apply(_lowest(state))
        if state.to_act is None:
            return state.scores
        seats, tricks = len(state.players), list(state.tricks)
        hands = [_bits(hand.cards) for hand in state.hands]
        order = range(seats)
        trick = state.trick
        leader = trick.leader - 1
        led = best = 0
        winner = leader
        for seat, card in trick.laid:
            bit = 1 << INDEX[card]
            led = led or MASKS[card[1]]
            if bit & led and bit > best:
                best, winner = bit, seat - 1
        at = len(trick.cards)
        for _ in range(state.rules.tricks - sum(tricks)):
            for turn in order[at:]:
                seat = (leader + turn) % seats
                held = hands[seat]
                may = held & led or held
                card_bit = may & -may
                hands[seat] = held ^ card_bit
                if not led:
                    led = next(suit for suit in MASKS.values() if suit & card_bit)
                if card_bit & led and card_bit > best:
                    best, winner = card_bit, seat
            tricks[winner] += 1
            leader, led, best, at = winner, 0, 0, 0
        return state.scored(tuple(tricks))


def _lowest(state: State) -> CardAction:
    """Return the last legal action; when cards are passed on, without a list of all ways."""
    assert state.to_act
    verb = state.verbs[0]
    if verb == PLAY:
        return state.legal()[-1]
    if state.why_not(THROW_IN) is None:
        return THROW_IN
    held = DECK.descending(state.hands[state.to_act - 1].cards)
    return CardAction(verb, held[-(state.rules.passed if verb == GIVE else 1) :])


def _bits(cards: Iterable[str]) -> int:
    return sum(1 << INDEX[card] for card in cards)


def candidates(view: View) -> tuple[CardAction, ...]:
    """Return the actions worth a thought: of cards that win the same tricks one, and some of the passes."""
    legal = view.legal()
    if legal[0].kind != PLAY:
        return (*legal[:: len(legal) // 6 + 1], legal[-1])
    played, trick = view.masked.played(), view.masked.trick
    gone = [card for card in played if card not in trick.cards]
    cards = SUITS.unlike([act.seen[0] for act in legal], view.masked.hands[view.seat - 1].cards, gone)
    return tuple(CardAction(PLAY, (card,)) for card in cards)


THINKER = SearchBot(Lowest(), candidates, batches=2)
