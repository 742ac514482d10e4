"""Deals of Rummy as tests write them down: hands, melds and piles, whatever was played before."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rake.kit.hands import Hand
from rake.shelf.rummy.deal import Meld, State, Turn
from rake.shelf.rummy.game import GAME
from rake.shelf.rummy.rules import DECK, cards_each
from tests.bounded import LONGEST, within


def dealt(hands: Sequence[str], top: str, stock: str = "", rules: str = "default") -> State:
    """Return a deal with hands that begin with these cards; the card turned up, and those on top of the stock."""
    seats = len(hands)
    named = {card for text in (*hands, top, stock) for card in text.split()}
    rest = iter([card for card in DECK.cards if card not in named])
    held = [[*text.split(), *(next(rest) for _ in range(cards_each(seats) - len(text.split())))] for text in hands]
    deck = [*(hand[turn] for turn in range(cards_each(seats)) for hand in held), top, *stock.split(), *rest]
    state = GAME.parse_record(f"rummy 1 seats={seats} rules={rules} deck={'.'.join(deck)}").state()
    assert isinstance(state, State)
    return state


def midway(
    hand: str,
    *others: str,
    melds: Sequence[str] = (),
    owner: int = 2,
    pile: str = "2C",
    stock: str = "3C",
    taken: str = "",
    has_drawn: bool = True,
    has_melded: bool = False,
    turned: int = 0,
    rules: str = "default",
) -> State:
    """Return a deal in which seat 1 holds this hand, in its turn; the others hold `others`, by default a king."""
    held = [hand, *(others or ("KS",))]
    start = GAME.deal(len(held), rules, rng=Random(1))
    assert isinstance(start, State)
    hands = tuple(Hand.of(text.split()) for text in held)
    return start._replace(
        hands=hands,
        open_hands=tuple(each.masked(taken.split()) for each in hands),
        melds=tuple(Meld(owner, tuple(meld.split())) for meld in melds),
        pile=tuple(pile.split()),
        stock=tuple(stock.split()),
        turn=Turn(1, has_drawn, taken, has_melded),
        turned=turned,
        starts=(),
    )


def does(state: State, *actions: str) -> State:
    """Return the deal after these actions."""
    for action in actions:
        state = state.apply(GAME.parse_action(action))
    return state


def may(state: State, but: str = "discard") -> list[str]:
    """Return what the seat to act may do, without the actions of one kind."""
    return [str(action) for action in state.legal() if action.kind != but]


def over(state: State) -> State:
    """Return a deal after turns in which everybody draws from the stock and discards that card: it ends blocked."""
    turns = within(LONGEST, "the end of the deal")
    while state.to_act and next(turns):
        card = state.stock[0] if state.stock else state.pile[0]
        state = does(state, "draw stock", f"discard {card}")
    return state
