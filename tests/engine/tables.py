"""Tables in few words, for tests of what lasts from round to round."""

import random
from collections.abc import Callable

import pytest

from rake import IllegalAction, Round, Table, parse_table, rule_of
from tests.bounded import end_of

BLINDS = "rules=book.forced-blinds"
WAIT = f"{BLINDS}.missed_blinds-wait"
DEALT = f"{BLINDS}.missed_blinds-dealt"


def table(chairs: str, said: str = "ante=10") -> Table:
    """Return a table: its chairs, then its other fields."""
    return parse_table(f"rake=1 chairs={chairs} {said}")


def next_round(now: Table, seed: int = 1) -> tuple[Table, Round]:
    """Return the table with its next round, and that round."""
    return now.next_round(random.Random(seed))


def played(now: Round) -> Round:
    """Return a round at its end in which nobody bets; a seat that owes chips folds."""
    return end_of(now, Round.lapse)


def passed(now: Table, rounds: int = 1) -> Table:
    """Return the table after rounds in which nobody bets."""
    for seed in range(rounds):
        now, dealt = next_round(now, seed)
        now = now.settle(played(dealt))
    return now


def dealers(now: Table, rounds: int) -> list[int]:
    """Return who deals, round after round."""
    found = []
    for _ in range(rounds):
        now = passed(now)
        found.append(now.dealer)
    return found


def owed(now: Table) -> list[str]:
    """Return chair by chair what is owed, and by whom: the letters of the notation."""
    return [str(chair).lstrip("0123456789") if chair else "-" for chair in now.chairs]


def refusal(step: Callable[..., object], *values: object) -> tuple[str, str]:
    """Return the code and the rule by which a table refuses a step."""
    with pytest.raises(IllegalAction) as error:
        step(*values)
    return error.value.violation.code.value, rule_of(error.value.violation)
