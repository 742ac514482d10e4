"""Durak for two beside durakgame: whose turn it is, what may be done, both hands after every action, and who is left.

Where the two differ, deals are set so that it doesn't matter. durakgame lets player 1 attack first in every deal, asks
nobody who has no choice, and plays on where a bout would begin for the third time (DU5.8). Its limit of five cards
until an attack is beaten off, our `first_limit`, doesn't hold for gifts, so it's put off. A card that is given to a
defender who takes also stays with its giver there: which gifts are allowed is compared, but none is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import durakgame
import pytest
from durakgame import move as theirs
from durakgame.game import Game
from durakgame.gameutils import GameConfiguration
from durakgame.primitives import Card, CardValue, GameResult, Suit, Switch

from rake.kit.chance import pick
from rake.kit.records import Deal
from rake.shelf.durak.action import ATTACK, BEAT, GIVE, PASS, TAKE, parse_action
from rake.shelf.durak.deal import State
from rake.shelf.durak.rules import DECK
from tests.bounded import LONGEST, within
from tests.examples import searching

DEALS = 3_000 if searching() else 150
VALUES = dict(zip("6789TJQKA", CardValue, strict=True))
SUITS = dict(zip("HCSD", Suit, strict=True))
PEERS = {rank + suit: Card(value, kind) for rank, value in VALUES.items() for suit, kind in SUITS.items()}
OURS = {peer: card for card, peer in PEERS.items()}


def beside(deck: Sequence[str]) -> tuple[State, Game]:
    """Return the same deal of both, in which player 1 attacks first: seat 2 is the durak of the deal before (DU2.4)."""
    deal = Deal((1, 2), "default", tuple(deck), own=(("durak", "2"),))
    players = durakgame.MrFirst(), durakgame.MrFirst()
    return State.begin(deal), Game([PEERS[card] for card in deck], *players, config=GameConfiguration(MaxTossBD=6))


def offered(peer: Game) -> dict[str, theirs.Move]:
    """Return what the peer lets the player to act do, by our words for it; of gifts each set, its cards in order."""
    words = {theirs.OpeningMove: ATTACK, theirs.AttackingMove: ATTACK, theirs.DefensiveMove: BEAT}
    found: dict[str, theirs.Move] = {}
    for each in peer.generateOptions():
        match each:
            case theirs.ForfeitingMove():
                found[str(TAKE)] = each
            case theirs.EndingMove():
                found[str(PASS)] = each
            case theirs.FinishingMove(cards):
                found[" ".join([GIVE, *sorted(OURS[card] for card in cards)])] = each
            case _:
                found[f"{words[type(each)]} {OURS[each.card]}"] = each
    return found


def hands(peer: Game) -> list[list[str]]:
    return [sorted(OURS[card] for card in player.hand) for player in (peer.player1, peer.player2)]


def done(state: State, choice: str) -> State:
    """Return our deal after what was chosen."""
    return state.apply(PASS if choice == GIVE else parse_action(choice))


def played(rng: Random) -> Iterator[None]:
    """Play a deal of both by the same actions, and compare them before each."""
    deck = list(DECK.cards)
    rng.shuffle(deck)
    state, peer = beside(deck)
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        options = offered(peer)
        if len(options) == 1 and {*options} <= {str(PASS), GIVE}:
            peer.process(*options.values())
            if state.legal() == (PASS,):
                state = state.apply(PASS)
        else:
            assert state.to_act == {Switch.First: 1, Switch.Second: 2}[peer.move]
            gifts = [each for each in options if each.startswith(GIVE)]
            single = {each for each in gifts if len(each.split()) == 2} | {str(PASS)} if gifts else {*options}
            assert {*map(str, state.legal())} == single
            choice = GIVE if gifts else pick(rng, sorted(options))
            peer.process(options[choice])
            state = done(state, choice)
        if not state.bout.thrown and not peer.table.attack:
            assert [sorted(hand.cards) for hand in state.hands] == hands(peer)
            yield
    if state.ended is None:
        return  # the same bout for the third time
    if peer.table.attack:
        peer.process(*offered(peer).values())
    assert peer.isFinished
    assert peer.result is {0: GameResult.Draw, 1: GameResult.Loss, 2: GameResult.Win}[state.ended]


@pytest.mark.parametrize("seed", range(3))
def test_durakgame_plays_durak_for_two_alike(seed: int) -> None:
    bouts = sum(1 for deal in range(DEALS // 3) for _ in played(Random(f"durakgame {seed} {deal}")))
    assert bouts > DEALS
