"""Deals and positions of Durak for tests, by the cards in the hands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from rake.kit.hands import Hand
from rake.kit.records import Deal
from rake.shelf.durak.bout import facing, next_with_cards
from rake.shelf.durak.deal import State
from rake.shelf.durak.game import GAME
from rake.shelf.durak.repeats import Start
from rake.shelf.durak.rules import DECK, HELD, LIMIT, parse_house_rules
from rake.shelf.durak.unseen import OpenCard


def dealt(hands: Sequence[str], turned_up: str, rules: str = "default", durak: bool = False, stock: str = "") -> State:
    """Return a deal of six cards each; `stock` are the first cards to draw."""
    seats, held = len(hands), [hand.split() for hand in hands]
    around = [card for turn in zip(*held, strict=True) for card in turn]
    first = [*around, turned_up, *stock.split()]
    deck = (*first, *(card for card in DECK.cards if card not in first))
    own = (("durak", str(seats)),) if durak else ()
    return State.begin(Deal(tuple(range(1, seats + 1)), rules, deck, own=own))


def position(hands: Sequence[str], attacker: int, trump: str, stock: str = "", rules: str = "default") -> State:
    """Return a deal at the start of a bout; the cards that are nowhere have been discarded.

    `trump` is the card that was turned up, to be drawn after those of `stock`, or only its suit if the stock is empty.
    """
    held, seats, to_draw = [hand.split() for hand in hands], len(hands), stock.split()
    gone = [card for card in DECK.cards if card not in chain(*held, to_draw)]
    turned_up = trump if len(trump) == 2 else next(card for card in gone if card[1] == trump)
    gone.remove(turned_up)
    had = [[*cards, *(gone.pop() for _ in range(HELD - len(cards)))] for cards in held]
    had[0] += gone
    dealt_out = [card for turn in zip(*(cards[:HELD] for cards in had), strict=True) for card in turn]
    deck = (*dealt_out, turned_up, *(card for cards in had for card in cards[HELD:]), *to_draw)
    received = [tuple(deck.index(card) for card in cards) for cards in had]
    if len(trump) == 1:
        received[0] = (*received[0], deck.index(turned_up))
    discarded = [
        OpenCard(card, seat, len(received[seat - 1]))
        for seat, cards in enumerate(had, 1)
        for card in cards
        if card not in held[seat - 1]
    ]
    now = tuple(map(Hand.of, held))
    bout = facing(attacker, next_with_cards(attacker, now) or 0, now, parse_house_rules(rules), LIMIT)
    return State.begin(Deal(tuple(range(1, seats + 1)), rules, deck))._replace(
        hands=now,
        received=tuple(received),
        shown=(OpenCard(turned_up, 0, 0), *discarded),
        bout=bout,
        starts=(Start(attacker),),
    )


def after(state: State, *acts: str) -> State:
    """Return a deal after these actions."""
    for act in acts:
        state = state.apply(GAME.parse_action(act))
    return state
