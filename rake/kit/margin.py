"""The margin of error of an estimate: half of the 95 % interval of a mean of random samples."""

from __future__ import annotations

from math import sqrt

SIGMAS = 1.96
"""The number of standard errors in half of a 95 % confidence interval."""

GUARD = 3
"""The number of imaginary deals won, and as many lost, added when the margin of a share is worked out.

Without them a few deals with the same result would give a margin of 0.
"""


def margin(variance: float, samples: int) -> float:
    """Return the margin of error of the mean of that many samples, at least one, with this variance."""
    return SIGMAS * sqrt(variance) / sqrt(samples)


def share_margin(samples: int, total: float, squares: float) -> float:
    """Return the margin of error of a mean share (0..1) of the pot, of at least one deal.

    `total` is the sum of the shares and `squares` that of their squares.
    """
    guarded = samples + 2 * GUARD
    return margin((squares + GUARD) / guarded - ((total + GUARD) / guarded) ** 2, samples)
