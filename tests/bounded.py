"""Loops that end: where a test goes on until something turns up, it fails with a sentence if that doesn't."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol, Self

LONGEST = 1_000
"""More actions than a deal has, but for one in which chance sends the cards round and round."""


class Deal(Protocol):
    """A deal of any game, as far as it's played on here."""

    @property
    def to_act(self) -> int | None: ...

    def apply(self, action: Any, /) -> Self: ...


class Count(Protocol):
    """Odds, an equity or a review, counted in batches of deals."""

    @property
    def done(self) -> bool: ...

    def advance(self, batches: int, /) -> Self: ...


def within(most: int, what: str) -> Iterator[Any]:  # of `int`; mypy would want them to be what is before the `and`
    """Yield the number of each step towards something; one too many raises an `AssertionError` that says what.

    It ends the condition of a loop, by a name that says what the steps are: `while not over(page) and next(presses)`. A
    loop that is left by a `break` has it in the place of a condition: `for _ in within(40, "the end of the round")`.
    """
    yield from range(1, most + 1)
    raise AssertionError(f"{what} didn't come within {most} steps")


def states_of[D: Deal](deal: D, choose: Callable[[D], Any]) -> Iterator[D]:
    """Yield a deal before each action that is chosen, and at its end."""
    actions = within(LONGEST, "the end of the deal")
    while deal.to_act is not None and next(actions):
        yield deal
        deal = deal.apply(choose(deal))
    yield deal


def end_of[D: Deal](deal: D, choose: Callable[[D], Any]) -> D:
    """Return a deal at its end, after all actions that are chosen."""
    *_, over = states_of(deal, choose)
    return over


def counted[C: Count](count: C, batches: int = 50) -> C:
    """Return a count with everything counted, that many batches at a time."""
    parts = within(LONGEST, "the end of the count")
    while not count.done and next(parts):
        count = count.advance(batches)
    return count
