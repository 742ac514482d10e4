"""The review of a deal at the shared table: decisions beside the best ones."""

from __future__ import annotations

from widgets.shelf.presentation import Decision
from widgets.shelf.review import BetterAction, ClearlyBetterAction, show_review


def test_a_gain_is_shown_to_the_hundredth_unless_its_error_is_half_a_point_or_more() -> None:
    points = Decision("pass", {"pass": 0.4, "play": 1.254}, {"pass": 0.1, "play": 0.2})
    chips = Decision("fold", {"fold": -10.0, "call": 12.4}, {"call": 3.0})
    fine, coarse = show_review({0: points, 1: chips}, (1,), complete=True).decisions
    assert (fine.again, coarse.again) == (False, True)
    assert (fine.gain, fine.coarse) == (40, False)
    assert isinstance(fine.verdict, BetterAction)
    assert fine.verdict.gain == 1.254
    assert (coarse.gain, coarse.coarse) == (-1000, True)
    assert isinstance(coarse.verdict, ClearlyBetterAction)
    assert coarse.verdict.gain == 12
