"""Whole rounds without the Ace of Skulls beside pokerkit: who acts, the pots, who plays for them, what each one wins.

A round of Rake is played by pokerkit as a game of five cards in the hand: three dealt, one more before each of the two
later betting rounds, which are the cards that the seats have picked up. That is the same game as far as chips go, and
nearly the same as far as cards go; where it is not, the rounds are drawn so that it does not matter:

- Without the Ace of Skulls the hands of one deck rank as in poker: Rake compares less only where two triplets or
  two Quads of one rank would have to meet (`test_peers.py`).
- Rake gives odd chips one each, pokerkit all of them to one player: every amount is a multiple of 840, which any number
  of winners up to eight divides.
- pokerkit takes the chips really posted for the price of a short blind, and has a reading of its own of when short
  all-ins reopen the betting: a raise is drawn only where both allow it, and blinds are never short. Antes are, often.
  The limits themselves are proved from the rules in 8.10, 9.1 and 9.2.

So both must agree on whose turn it is after every action, on what a call costs, on when nobody could answer a raise, on
every contested pot with its contestants, and on every stack at the end.
"""

import random

import pokerkit
import pytest

from rake import CALL, CHECK, DECK, FOLD, Action, Round, parse_rules
from rake.kit.betting import BettingRefusal
from rake.kit.errors import Violation
from tests.bounded import LONGEST, within

from .strategies import chosen

UNIT = 840
WITHOUT_SKULL = DECK[:-1]

AUTOMATIC = (
    pokerkit.Automation.ANTE_POSTING,
    pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
    pokerkit.Automation.BET_COLLECTION,
)


def theirs(start: Round) -> pokerkit.State:
    """Return the same round in pokerkit, before the deal."""
    blinds = (UNIT, 2 * UNIT) if start.rules.forced == "blinds" else (0,) * start.players
    return pokerkit.State(
        AUTOMATIC,
        pokerkit.Deck.STANDARD,
        (pokerkit.StandardHighHand,),
        tuple(
            pokerkit.Street(False, (False,) * cards, 0, False, pokerkit.Opening.POSITION, UNIT, None)
            for cards in (3, 1, 1)
        ),
        pokerkit.BettingStructure.NO_LIMIT,
        True,
        0 if start.rules.forced == "blinds" else start.stake,
        blinds,
        0,
        start.start,
        start.players,
    )


def drawn(rng: random.Random) -> Round:
    """Return a round just dealt, most stacks short."""
    players = rng.randint(2, 8)
    blinds = rng.random() < 0.3
    stake = UNIT * (2 if blinds else rng.choice((1, 1, 2, 5)))
    least, most = (2, rng.choice((5, 12))) if blinds else (1, rng.choice((4, 8, 20)))
    stacks = [UNIT * rng.randint(least, most) for _ in range(players)]
    rules = parse_rules("card-room.forced-blinds" if blinds else "card-room")
    return Round.from_deck(players, stacks, stake, rules, rng.sample(WITHOUT_SKULL, len(WITHOUT_SKULL)))


def pushing(now: Round, peer: pokerkit.State, rng: random.Random) -> Action:
    """Return an action that both allow; all-in where that is a raise."""
    options = now.options()
    seat = now.to_act or 0
    span = options.bet or options.raise_to
    if span and rng.random() < 0.5:
        total = now.bets[seat] + now.stacks[seat] if rng.random() < 0.6 else UNIT * rng.randint(1, 12)
        action = Action.bet(total) if options.bet else Action.raise_to(total)
        if now.why_not(action) is None and peer.can_complete_bet_or_raise_to(total):
            return action
    if options.fold and rng.random() < 0.25:
        return FOLD
    return CHECK if options.check else CALL


def agree_that_nobody_could_answer(now: Round, peer: pokerkit.State) -> None:
    seat = now.to_act or 0
    ours = now.why_not(Action.raise_to(now.bets[seat] + now.stacks[seat]))
    try:
        peer.verify_completion_betting_or_raising_to()
    except ValueError as error:
        if "no reason" in str(error):
            assert ours == Violation(BettingRefusal.NOBODY_TO_ANSWER)
    else:
        assert ours != Violation(BettingRefusal.NOBODY_TO_ANSWER)


def speak(peer: pokerkit.State, action: Action) -> None:
    if action == FOLD:
        peer.fold()
    elif action.chips:
        peer.complete_bet_or_raise_to(action.chips)
    else:
        peer.check_or_call()


# 2.4, in the names that pokerkit reads.
NAMES = str.maketrans("PLDSWFC", "JQKshdc")


def asked_in_vain(peer: pokerkit.State) -> None:
    """Let a big blind check whom nobody could answer: by 7.3 its betting is over."""
    if peer.actor_index is not None:
        assert peer.checking_or_calling_amount == 0
        assert sum(stack > 0 for stack, still_in in zip(peer.stacks, peer.statuses, strict=True) if still_in) == 1
        peer.check_or_call()


def play(rng: random.Random) -> tuple[Round, pokerkit.State]:
    """Return a round at its end, and the same in pokerkit with all chips still in the pots."""
    now = drawn(rng)
    peer = theirs(now)
    for card in range(3):
        for seat in range(1, now.players + 1):
            peer.deal_hole(str(now.hands[seat][card]).translate(NAMES))
    actions = within(LONGEST, "the end of the round")
    while now.to_act and next(actions):
        if now.phase.is_betting:
            assert peer.actor_index == now.to_act - 1
            assert peer.checking_or_calling_amount == now.options().call
            agree_that_nobody_could_answer(now, peer)
            action = pushing(now, peer, rng)
            speak(peer, action)
            now = now.apply(action)
        else:
            asked_in_vain(peer)
            phase = now.phase
            cards = within(20, "the end of the pick-up")
            while now.phase is phase and next(cards):
                now = now.apply(chosen(now.options(), rng))
            while peer.can_show_or_muck_hole_cards():  # as soon as all are all-in
                peer.show_or_muck_hole_cards(True)
            for seat in now.still_in:
                count = 3 if phase.name == "FIRST_PICK" else 4
                peer.deal_hole(str(now.hands[seat][count]).translate(NAMES))
    asked_in_vain(peer)
    return now, peer


@pytest.mark.parametrize("seed", range(4))
def test_pots_and_stacks_agree(seed: int) -> None:
    rng = random.Random(seed)
    several = 0
    for _ in range(500):
        now, peer = play(rng)
        assert now.result
        contested = [(pot.chips, pot.contestants) for pot in now.result.pots if len(pot.contestants) > 1]
        pots = [(pot.unraked_amount, tuple(index + 1 for index in pot.player_indices)) for pot in peer.pots]
        assert contested == [(chips, seats) for chips, seats in pots if len(seats) > 1]
        while peer.can_show_or_muck_hole_cards():
            peer.show_or_muck_hole_cards(True)
        while peer.can_kill_hand():
            peer.kill_hand()
        while peer.can_push_chips():
            peer.push_chips()
        while peer.can_pull_chips():
            peer.pull_chips()
        assert tuple(peer.stacks) == tuple(now.stacks.values())
        several += len(contested) > 1
    assert several > 100
