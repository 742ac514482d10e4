"""Hold'em and Omaha beside pokerkit: whose turn it is, what may be done, the pots, and every stack at the end.

Where the two differ by the facts ("For the test against pokerkit"), hands are drawn so that it doesn't matter: blinds
are never short, fixed-limit is deep, a raise is drawn only where both allow it, and all amounts can be divided by any
number of winners, because pokerkit gives all odd chips to one.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import pokerkit
import pytest

from rake.kit.ranking import DECK
from rake.shelf import load
from rake.shelf.holdem.action import CALL, CHECK, FOLD, bet, raise_to
from rake.shelf.holdem.deal import State
from tests.bounded import LONGEST, within
from tests.examples import searching

UNIT = 2520
HANDS = 10_000 if searching() else 500
AUTOMATIC = (
    pokerkit.Automation.ANTE_POSTING,
    pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
    pokerkit.Automation.BET_COLLECTION,
)
STRUCTURES = {
    "no-limit": pokerkit.BettingStructure.NO_LIMIT,
    "pot-limit": pokerkit.BettingStructure.POT_LIMIT,
    "fixed-limit": pokerkit.BettingStructure.FIXED_LIMIT,
}


class HoldemHand(pokerkit.StandardHighHand):
    """pokerkit's hand, worked out once: it asks for the same one many times."""

    @classmethod
    def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Any:
        return _hand(pokerkit.StandardHighHand, tuple(hole_cards), tuple(board_cards))


class OmahaHand(pokerkit.OmahaHoldemHand):
    """As above, of exactly two hole cards."""

    @classmethod
    def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Any:
        return _hand(pokerkit.OmahaHoldemHand, tuple(hole_cards), tuple(board_cards))


@lru_cache(64)
def _hand(kind: Any, hole: tuple[Any, ...], board: tuple[Any, ...]) -> Any:
    return kind.from_game(hole, board)


HANDS_OF = {"holdem": (2, HoldemHand), "omaha": (4, OmahaHand)}


def theirs(word: str, state: State) -> pokerkit.State:
    """Return the same deal in pokerkit, before its cards."""
    hole, hand = HANDS_OF[word]
    fixed = state.rules.betting == "fixed-limit"
    streets = tuple(
        pokerkit.Street(
            board > 0,
            (False,) * (0 if board else hole),
            board,
            False,
            pokerkit.Opening.POSITION,
            UNIT * (4 if fixed and late else 2),
            (4 if board else 3) if fixed else None,
        )
        for board, late in ((0, False), (3, False), (1, True), (1, True))
    )
    stacks, seats = state.deal.stacks, state.deal.seats
    return pokerkit.State(
        AUTOMATIC,
        pokerkit.Deck.STANDARD,
        (hand,),
        streets,
        STRUCTURES[state.rules.betting],
        True,
        0,
        (UNIT, 2 * UNIT),
        0,
        stacks,
        seats,
    )


def named(card: str | None) -> str:
    assert card
    return card[0] + card[1].lower()


def drawn(word: str, betting: str, rng: random.Random) -> State:
    """Return a deal, most stacks short; not in fixed-limit."""
    seats = rng.randint(2, 8)
    most = 390 if betting == "fixed-limit" else rng.choice((8, 20, 100))
    stacks = [UNIT * rng.randint(most // 2 if betting == "fixed-limit" else 2, most) for _ in range(seats)]
    deck = ".".join(rng.sample(DECK.cards, 52))
    rules = f"default.betting-{betting}.small_bet-{2 * UNIT}.big_bet-{4 * UNIT}"
    record = f"{word} 1 seats={seats} rules={rules} stake={2 * UNIT} stacks={'.'.join(map(str, stacks))} deck={deck}"
    state = load(word).parse_record(record).state()
    assert isinstance(state, State)
    return state


def act(state: State, peer: pokerkit.State, rng: random.Random) -> State:
    """Return the deal after an action that both allow, once both agree on what may be done."""
    assert state.to_act
    assert peer.actor_index == state.to_act - 1
    assert peer.checking_or_calling_amount == state.money.call(state.to_act)
    for each in state.ranges():
        if peer.can_complete_bet_or_raise_to():
            least, most = (
                peer.min_completion_betting_or_raising_to_amount,
                peer.max_completion_betting_or_raising_to_amount,
            )
            assert (each.least, each.most) == (least, most)
            if rng.random() < 0.4:
                total = rng.choice((each.least, each.most, UNIT * rng.randint(each.least // UNIT, each.most // UNIT)))
                if peer.can_complete_bet_or_raise_to(total):
                    peer.complete_bet_or_raise_to(total)
                    return state.apply(raise_to(total) if state.money.price else bet(total))
    if state.why_not(FOLD) is None and rng.random() < 0.2:
        peer.fold()
        return state.apply(FOLD)
    peer.check_or_call()
    return state.apply(CHECK if state.why_not(CHECK) is None else CALL)


def deal_to(peer: pokerkit.State, state: State, board: int) -> None:
    """Deal to pokerkit's board what lies on ours."""
    first = state.variant.hole * state.deal.seats
    while len(peer.board_cards) < board and peer.can_burn_card():
        street = len(peer.board_cards)
        burnt, cards = {0: (0, (1, 2, 3)), 3: (4, (5,)), 4: (6, (7,))}[street]
        peer.burn_card(named(state.deal.deck[first + burnt]))
        peer.deal_board("".join(named(state.deal.deck[first + at]) for at in cards))


def play(word: str, betting: str, rng: random.Random) -> tuple[State, pokerkit.State]:
    """Return a deal at its end, and the same in pokerkit with all chips still in the pots."""
    state = drawn(word, betting, rng)
    peer = theirs(word, state)
    for card in range(state.variant.hole):
        for seat in range(1, state.deal.seats + 1):
            peer.deal_hole(named(state.hole(seat)[card]))
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        deal_to(peer, state, state.board)
        state = act(state, peer, rng)
    if peer.actor_index is not None:  # a big blind whom nobody could answer: our betting is over (PK3.7)
        assert peer.checking_or_calling_amount == 0
        peer.check_or_call()
    while peer.can_show_or_muck_hole_cards():
        peer.show_or_muck_hole_cards(True)
    deal_to(peer, state, 5)
    while peer.can_show_or_muck_hole_cards():
        peer.show_or_muck_hole_cards(True)
    return state, peer


@pytest.mark.parametrize("betting", STRUCTURES)
@pytest.mark.parametrize("word", HANDS_OF)
def test_turns_amounts_pots_and_stacks_agree(word: str, betting: str) -> None:
    rng = random.Random(f"{word} {betting}")
    several = 0
    for _ in range(HANDS):
        state, peer = play(word, betting, rng)
        assert state.result
        contested = [(pot.chips, pot.contestants) for pot in state.result.pots if len(pot.contestants) > 1]
        pots = [(pot.unraked_amount, tuple(index + 1 for index in pot.player_indices)) for pot in peer.pots]
        assert contested == [(chips, seats) for chips, seats in pots if len(seats) > 1]
        while peer.can_kill_hand():
            peer.kill_hand()
        while peer.can_push_chips():
            peer.push_chips()
        while peer.can_pull_chips():
            peer.pull_chips()
        assert tuple(peer.stacks) == state.money.stacks
        several += len(contested) > 1
    assert several > 10 or betting == "fixed-limit"
