"""Deals of Rook with chosen hands, for its tests."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.hands import Hand
from rake.kit.records import Deal
from rake.kit.tricks import Trick
from rake.shelf.rook.action import parse_action
from rake.shelf.rook.bidding import Bidding
from rake.shelf.rook.deal import Phase, State
from rake.shelf.rook.rules import DECK, parse_house_rules
from tests.bounded import within


def dealt(*hands: str, kitty: str = "-", rules: str = "default", seats: int = 4, hand: int = 1) -> State:
    """Return a deal in which seats were dealt these cards, from seat 1 on, and then the lowest that are left."""
    house = parse_house_rules(rules)
    named = [[*DECK.parse_cards(each)] for each in (*hands, *["-"] * (seats - len(hands)), kitty)]
    rest = [card for card in house.cards[1:] if not any(card in cards for cards in named)]
    rest += [card for card in house.cards[:1] if not any(card in cards for cards in named)]
    held = house.held(seats)
    for cards, size in zip(named, [held] * seats + [len(house.cards) - held * seats], strict=True):
        while len(cards) < size:
            cards.append(rest.pop(0))
    deck = (*(named[at % seats][at // seats] for at in range(held * seats)), *named[-1])
    own = (("hand", str(hand)),) if hand > 1 else ()
    return State.begin(Deal(tuple(range(1, seats + 1)), rules, deck, own=own))


def at_table(
    *hands: str,
    trump: str = "H",
    leader: int = 1,
    led: str = "-",
    bid: int = 100,
    bidder: int = 1,
    points: Sequence[int] = (),
    won: Sequence[int] = (),
    kitty: str = "2C",
    rules: str = "default",
    wanted: str = "",
) -> State:
    """Return a deal in play with these hands, from seat 1 on; the cards `led` lie in the trick that `leader` began."""
    seats, cards = len(hands), DECK.parse_cards(led)
    middle = DECK.parse_cards(kitty)
    pack = parse_house_rules(rules).cards
    deck = (*(card for card in pack if card not in middle), *middle)
    trick = Trick(seats, leader, cards)
    return State(
        Deal(tuple(range(1, seats + 1)), rules, deck),
        tuple(Hand.of(DECK.parse_cards(hand)) for hand in hands),
        tuple(points) or (0,) * seats,
        tuple(won) or (0,) * seats,
        trick.to_act,
        Phase.PLAY,
        Bidding(bidder, bid),
        trump=trump,
        wanted=wanted,
        tricks=(trick,),
    )


def after(state: State, *actions: str) -> State:
    """Return the deal after these actions, of which each may name the seat that has to do it: `4 bid 85`."""
    for said in actions:
        seat, _, action = said.partition(" ")
        if seat.isdecimal():
            assert state.to_act == int(seat)
        state = state.apply(parse_action(action if seat.isdecimal() else said))
    return state


def bid(state: State, *said: str | int) -> State:
    """Return the deal after a bidding: `pass` or a number for each seat in turn."""
    return after(state, *(each if each == "pass" else f"bid {each}" for each in said))


def given(state: State) -> State:
    """Return the deal once every seat has passed on its lowest cards."""
    gifts = within(10, "the end of the gifts")
    while state.phase is Phase.GIVING and next(gifts):
        state = state.apply(state.legal()[-1])
    return state


def legal(state: State) -> list[str]:
    """Return the texts of what the seat to act may do, with every bid."""
    acts = [str(act) for act in state.legal() if act.kind != "bid"]
    return acts + [f"bid {points}" for each in state.ranges() for points in range(each.least, each.most + 1, each.step)]
