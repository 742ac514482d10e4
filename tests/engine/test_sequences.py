"""How many ways small rounds can go: the engine's own enumeration against a count from the rules."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rake import Action, ActionKind, Phase, Round

from . import sequences
from .rounds import dealt

FILE = Path(__file__).parents[1] / "data" / "sequences.tsv"


class Case(NamedTuple):
    """A line of the file."""

    rules: str
    stake: int
    stacks: list[int]
    what: str
    ways: int


def cases() -> Iterator[Case]:
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            rules, stake, stacks, what, number = line.split("\t")
            yield Case(rules, int(stake), [int(chips) for chips in stacks.split(".")], what, int(number))


def every(now: Round) -> Iterator[Action]:
    """Yield everything that may be done next, every amount of chips included."""
    options = now.options()
    for action in options.actions:
        if action.kind not in (ActionKind.BET, ActionKind.RAISE):
            yield action
    for kind, span in ((ActionKind.BET, options.bet), (ActionKind.RAISE, options.raise_to)):
        if span:
            yield from (Action(kind, chips) for chips in range(span.least, span.most + 1))


def ways(now: Round, over: Callable[[Round], bool]) -> int:
    """Return in how many ways the engine lets a round go on until it is over."""
    return 1 if over(now) else sum(ways(now.apply(action), over) for action in every(now))


ENDS: dict[str, Callable[[Round], bool]] = {
    "betting": lambda now: now.phase is not Phase.FIRST_BETTING,
    "round": lambda now: now.phase is Phase.OVER,
}

each = pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"{case.rules} {case.what} {case.stacks}")


@each
def test_the_engine_goes_as_many_ways_as_the_rules_allow(case: Case) -> None:
    assert ways(dealt(case.stacks, case.rules, stake=case.stake), ENDS[case.what]) == case.ways


@each
def test_the_counts_follow_from_the_rules(case: Case) -> None:
    house = dealt(case.stacks, case.rules, stake=case.stake).rules
    agreed = sequences.Agreed(
        stake=case.stake,
        betting=house.betting,
        min_raise=house.min_raise,
        small_bet=house.small_bet,
        big_bet=house.big_bet,
        cap=house.cap,
        forced=house.forced,
        table_stakes=house.table_stakes,
        middle=house.middle,
    )
    count = sequences.first_betting if case.what == "betting" else sequences.whole
    assert count(agreed, case.stacks) == case.ways
