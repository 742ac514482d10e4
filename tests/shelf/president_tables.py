"""Deals of President with chosen hands, for its tests."""

from __future__ import annotations

from rake.kit.actions import CardAction
from rake.kit.hands import Hand
from rake.kit.records import Deal, MoveLine
from rake.shelf.president.action import PLAY, parse_action
from rake.shelf.president.deal import State
from rake.shelf.president.exchange import own_of
from rake.shelf.president.rules import DECK

PLAYING = "default.exchange-none"
"""Rules by which a later deal begins with a lead."""


def at_table(*hands: str, best: str = "", by: int = 0, to_act: int = 1, rules: str = PLAYING) -> State:
    """Return a deal in play with these hands, from seat 1 on; `best` are the cards that `by` has played, if any."""
    seats = tuple(range(1, len(hands) + 1))
    deal = Deal(seats, rules, DECK.cards, own=own_of(seats))
    line = MoveLine(by, CardAction(PLAY, DECK.parse_cards(best))) if best else None
    held = tuple(Hand.of(DECK.parse_cards(hand)) for hand in hands)
    return State(deal, held, to_act, (0,) * len(seats), line, moves=(line,) if line else ())


def dealt(*hands: str, rules: str = "default", offices: str = "") -> State:
    """Return a deal in which seats were dealt these cards, from seat 1 on, and others: the first seats get the highest.

    Without `offices` it's a first deal.
    """
    named = [DECK.parse_cards(hand or "-") for hand in hands]
    rest = [card for card in reversed(DECK.cards) if not any(card in hand for hand in named)]
    seats = len(hands)
    sizes = [52 // seats + (seat < 52 % seats) for seat in range(seats)]
    full = [[*hand, *(rest.pop(0) for _ in range(size - len(hand)))] for hand, size in zip(named, sizes, strict=True)]
    deck = tuple(full[index % seats][index // seats] for index in range(52))
    own = (("offices", offices),) if offices else ()
    return State.begin(Deal(tuple(range(1, seats + 1)), rules, deck, own=own))


def after(state: State, *actions: str) -> State:
    """Return the deal after these actions."""
    for action in actions:
        state = state.apply(parse_action(action))
    return state


def legal(state: State) -> list[str]:
    """Return the texts of what the seat to act may do."""
    return [str(action) for action in state.legal()]
