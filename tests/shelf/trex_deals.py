"""Deals of Trex with chosen hands, for its tests."""

from __future__ import annotations

from rake.kit.records import Deal
from rake.shelf.trex.action import PASS
from rake.shelf.trex.deal import State
from rake.shelf.trex.game import GAME
from rake.shelf.trex.rules import DECK
from tests.bounded import end_of, within


def dealt(*hands: str, rules: str = "default", played: str = "") -> State:
    """Return a deal in which seats were dealt these cards, from seat 1 on, and others: the first get the lowest."""
    named = [hand.split() for hand in (*hands, "", "", "", "")[:4]]
    rest = [card for card in DECK.cards if not any(card in hand for hand in named)]
    full = [[*hand, *(rest.pop(0) for _ in range(13 - len(hand)))] for hand in named]
    deck = tuple(full[index % 4][index // 4] for index in range(52))
    return State.begin(Deal((1, 2, 3, 4), rules, deck, own=(("played", played),) if played else ()))


def after(state: State, *actions: str) -> State:
    """Return the deal after these actions."""
    for action in actions:
        state = state.apply(GAME.parse_action(action))
    return state


def legal(state: State) -> list[str]:
    """Return the texts of what the seat to act may do."""
    return [str(action) for action in state.legal()]


def chosen(state: State, contract: str) -> State:
    """Return the deal once a contract is chosen, and nobody has exposed or shown anything."""
    state = after(state, f"choose {contract}")
    actions = within(50, "the end of what is asked")
    while state.asking and next(actions):
        state = state.apply(PASS)
    return state


def over(state: State, first: bool = True) -> State:
    """Return the deal played to its end with the first, or the last, of the legal actions."""
    return end_of(state, lambda now: now.legal()[0 if first else -1])
