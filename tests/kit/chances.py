"""Whether what was drawn at random is distributed as it should be."""

from __future__ import annotations

import math
from collections.abc import Mapping


def alike(counts: Mapping[str, int], expected: Mapping[str, int]) -> bool:
    """Return whether counts fit these weights: chi-square below its mean plus five standard deviations."""
    drawn, weights = sum(counts.values()), sum(expected.values())
    assert set(counts) <= set(expected)
    chi = sum(
        (counts.get(key, 0) - drawn * weight / weights) ** 2 / (drawn * weight / weights)
        for key, weight in expected.items()
    )
    freedom = len(expected) - 1
    return chi < freedom + 5 * math.sqrt(2 * freedom)
