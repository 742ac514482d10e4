"""Deals of Solo Whist with chosen hands, for its tests."""

from __future__ import annotations

from rake.kit.game import replay
from rake.kit.records import Deal, MoveLine
from rake.shelf.solo.action import parse_action
from rake.shelf.solo.deal import State
from rake.shelf.solo.rules import DECK
from tests.bounded import end_of

INDICES = [[12 * row + 3 * seat + at for row in range(4) for at in range(3)] + [48 + seat] for seat in range(4)]
"""SW2.1: where each seat's cards lie in the deck."""


def dealt(*hands: str, turned: str = "2C", rules: str = "default") -> State:
    """Return a deal in which seats hold these cards, from seat 1 on, and others: the first seats get the highest.

    The card that is turned up is the dealer's, in seat 4.
    """
    named = [DECK.parse_cards(hand or "-") for hand in (*hands, "", "", "", "")[:4]]
    named[3] = tuple({*named[3], turned})
    rest = [card for card in reversed(DECK.cards) if not any(card in hand for hand in named)]
    deck = [""] * 52
    for hand, indices in zip(named, INDICES, strict=True):
        full = sorted([*hand, *(rest.pop(0) for _ in range(13 - len(hand)))], key=lambda card: card == turned)
        for index, card in zip(indices, full, strict=True):
            deck[index] = card
    return State.begin(Deal((1, 2, 3, 4), rules, tuple(deck)))


def does(state: State, text: str) -> State:
    """Return the deal after what seats have done, as the facts write it: `1 bid prop, 2 pass`."""
    moves = [each.strip().split(" ", 1) for each in text.split(",")]
    return replay(state, [MoveLine(int(seat), parse_action(action)) for seat, action in moves])[-1]


def plays(state: State, cards: str) -> State:
    """Return the deal after these cards were played."""
    for card in cards.split():
        state = state.apply(parse_action(f"play {card}"))
    return state


def legal(state: State) -> list[str]:
    """Return the texts of what the seat to act may do."""
    return [str(action) for action in state.legal()]


def over(state: State) -> State:
    """Return the deal once every seat has played the first card that it may, to the end."""
    return end_of(state, lambda now: now.legal()[0])
