"""A loop that waits for what never comes ends, and says what that was."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from .bounded import LONGEST, counted, end_of, states_of, within


@dataclass(frozen=True)
class Countdown:
    """A deal with this many actions left, each of which takes some away; counted, it does so by batches."""

    left: int

    @property
    def to_act(self) -> int | None:
        return 1 if self.left else None

    def apply(self, action: int, /) -> Countdown:
        return replace(self, left=self.left - action)

    @property
    def done(self) -> bool:
        return not self.left

    def advance(self, batches: int, /) -> Countdown:
        return self.apply(min(batches, self.left))


def test_what_does_not_come_is_named_with_the_number_of_steps() -> None:
    presses = within(3, "the end of the round")
    assert [next(presses) for _ in range(3)] == [1, 2, 3]
    with pytest.raises(AssertionError, match=r"^the end of the round didn't come within 3 steps$"):
        next(presses)


def test_what_comes_with_the_last_step_has_come() -> None:
    presses, pressed = within(3, "the end of the round"), 0
    while pressed < 3 and next(presses):
        pressed += 1
    assert pressed == 3


def test_a_loop_without_a_condition_ends_too() -> None:
    with pytest.raises(AssertionError, match="a card didn't come within 2 steps"):
        assert [step for step in within(2, "a card") if step > 2]


def test_a_deal_is_seen_before_each_action_and_at_its_end() -> None:
    assert [each.left for each in states_of(Countdown(5), lambda deal: 2 - deal.left % 2)] == [5, 4, 2, 0]
    assert end_of(Countdown(5), lambda _: 1) == Countdown(0)
    assert end_of(Countdown(0), lambda _: 1) == Countdown(0)


@pytest.mark.parametrize(("left", "taken"), [(1, 0), (LONGEST + 1, 1)])
def test_a_deal_that_does_not_end_fails(left: int, taken: int) -> None:
    assert end_of(Countdown(LONGEST), lambda _: 1).to_act is None
    with pytest.raises(AssertionError, match=rf"^the end of the deal didn't come within {LONGEST} steps$"):
        end_of(Countdown(left), lambda _: taken)


def test_a_count_goes_on_until_it_is_done_or_fails() -> None:
    assert counted(Countdown(101)) == counted(Countdown(101), 1000) == Countdown(0)
    with pytest.raises(AssertionError, match=rf"^the end of the count didn't come within {LONGEST} steps$"):
        counted(Countdown(1), 0)
