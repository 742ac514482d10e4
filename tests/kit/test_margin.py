"""The margin of error: that of the normal approximation, and never 0 for random deals."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from rake.kit.margin import GUARD, margin, share_margin


def test_a_margin_covers_95_of_100_means() -> None:
    # Of 400 fair coins, counted exactly: the mean is within the margin of one half in 95 to 96 % of all throws.
    ways, total = 1, 0
    for heads in range(401):
        total += ways if abs(heads / 400 - 0.5) <= margin(0.25, 400) else 0
        ways = ways * (400 - heads) // (heads + 1)
    assert 0.945 <= Fraction(total, 2**400) <= 0.96


@pytest.mark.parametrize(("deals", "result"), [*product((1, 4, 128), (0, 1))])
def test_deals_that_all_end_alike_leave_a_margin(deals: int, result: int) -> None:
    assert share_margin(deals, deals * result, deals * result) > 0


@pytest.mark.parametrize("shares", [(1, 0, 0.5, 0.5), (1, 1, 0, 1 / 3)])
def test_the_margin_of_a_share_counts_imaginary_deals_in(shares: tuple[float, ...]) -> None:
    guarded = [*shares, *[0] * GUARD, *[1] * GUARD]
    mean = sum(guarded) / len(guarded)
    variance = sum((share - mean) ** 2 for share in guarded) / len(guarded)
    expected = 1.96 * sqrt(variance / len(shares))
    assert share_margin(len(shares), sum(shares), sum(share**2 for share in shares)) == pytest.approx(expected)
