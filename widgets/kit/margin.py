"""How far an estimated share may be off, as it's shown beside it."""

from __future__ import annotations


def margin(share: float, error: float) -> float:
    """Return half the 95 % interval of a share (0..1); 0, which isn't shown, if an end of it would be no share."""
    return error if error <= share <= 1 - error else 0
