"""Rounds in few words, for tests that prove one rule."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pytest

from rake import (
    CALL,
    CHECK,
    DECK,
    Action,
    Card,
    IllegalAction,
    Round,
    View,
    parse_action,
    parse_cards,
    parse_rules,
    rule_of,
)
from tests.bounded import end_of, within

NOBODY: Mapping[int, int] = MappingProxyType({})

FILLER = "-"
"""In place of the cards of a seat that folds before the middle is laid."""

FIVE = (
    "DW.LW.9F.5C.2S",
    "DF.LF.9C.5S.2W",
    "DC.LC.9S.5W.2F",
    "TS.TW.8F.6C.3S",
    "7S.7W.6F.4C.3W",
    "LS.PS.8C.6S.4W",
    "PW.TF.8W.6W.4F",
    "PF.TC.8S.7F.3F",
)
"""Hands for eight seats; nobody's is the Ace of Skulls. The first three share, and beat the last three."""


def stacked(*hands: str, stock: str = "-") -> tuple[Card, ...]:
    """Return a deck by which every seat comes to hold its five cards, the first three of them dealt.

    The middle is laid for those with five cards only; each gets them if all take from the left, face-up cards first.
    """
    wanted = [parse_cards(hand) for hand in hands]
    drawn = parse_cards(stock)
    named = {card for cards in (*wanted, drawn) for card in cards}
    spare = [card for card in DECK[:-1] if card not in named]
    dealt = [cards[:3] if cards else tuple(spare.pop() for _ in range(3)) for cards in wanted]
    picked = [cards[3:] for cards in wanted if cards]
    rows = [cards[turn] for turn in range(2) for cards in picked]
    return (*(hand[turn] for turn in range(3) for hand in dealt), *rows, *drawn, *spare)


def dealt(
    stacks: Sequence[int],
    rules: str = "book",
    *,
    stake: int = 1,
    deck: Sequence[Card] = DECK,
    absent: Sequence[int] = (),
    posts: Mapping[int, int] = NOBODY,
) -> Round:
    """Return a round just dealt, its house rules in notation."""
    return Round.from_deck(len(stacks), stacks, stake, parse_rules(rules), deck, absent=absent, posts=posts)


def play(now: Round, script: str) -> Round:
    """Return the round after actions such as `1 check, 2 bet 5, 1 TW`; asserts that each seat's turn it is."""
    for step in script.split(","):
        seat, said = step.split(maxsplit=1)
        assert now.to_act == int(seat), f"{step.strip()}: it is the turn of seat {now.to_act}"
        now = now.apply(meant(now, said))
    return now


def meant(now: Round, said: str) -> Action:
    """Return the action that these words name; a pick-up needs no verb."""
    return parse_action(f"take {said}" if now.phase.is_pick and said != "fold" else said)


def passive(now: Round) -> Action:
    """Return what a seat does that stays in and starts nothing: check, call, take the leftmost face-up card first."""
    options = now.options()
    if options.check:
        return CHECK
    return CALL if options.call else options.actions[0]


def picked(now: Round) -> Round:
    """Return the round after a pick-up in which everyone takes from the left."""
    phase = now.phase
    assert phase.is_pick
    actions = within(20, "the end of the pick-up")
    while now.phase is phase and next(actions):
        now = now.apply(passive(now))
    return now


def played_out(now: Round) -> Round:
    """Return the round at its end after everyone has stayed in without another bet."""
    return end_of(now, passive)


def refused(now: Round, said: str) -> tuple[str, str]:
    """Return the code and the rule by which an action is refused; asserts that `apply` refuses it too."""
    action = meant(now, said)
    violation = now.why_not(action)
    assert violation, f"{said} is allowed"
    with pytest.raises(IllegalAction) as error:
        now.apply(action)
    assert error.value.violation == violation
    return violation.code.value, rule_of(violation)


def pots(now: Round) -> list[tuple[int, tuple[int, ...]]]:
    """Return the chips and contestants of every pot: so far, or at the end."""
    if now.result:
        return [(pot.chips, pot.contestants) for pot in now.result.pots]
    return [(pot.chips, pot.contestants) for pot in now.pots]


def chips(now: Round | View) -> tuple[int, ...]:
    """Return the stacks, from seat 1."""
    return tuple(now.stacks.values())
