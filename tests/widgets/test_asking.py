"""Asking a widget ends: what goes on by itself comes to rest, or a test says that it doesn't."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bounded import LONGEST
from tests.widgets import asking
from tests.widgets.asking import Widget, at_rest
from tests.widgets.test_table import seated
from widgets.host import Frame, Request

ASKED = Request("pickup", "w1", "rake=1 players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx")


def test_what_is_counted_comes_to_rest_as_a_page_would_show_it() -> None:
    widget = Widget("pickup", ASKED.state).click("tell")
    assert widget.frame.tick
    rested = at_rest(Request("pickup", "w1", widget.state), batches=50)
    assert (rested.tick, rested.state) == (False, widget.wait().state)


@pytest.mark.parametrize(
    ("pause", "ask", "missing"),
    [
        (0, lambda: at_rest(ASKED), "the end of what goes on by itself"),
        (0, lambda: Widget("pickup").wait(), "the end of the calculation"),
        (1, lambda: Widget("pickup"), "the reader's turn"),
    ],
    ids=["rest", "calculation", "turn"],
)
def test_what_never_ends_fails(
    monkeypatch: pytest.MonkeyPatch, pause: int, ask: Callable[[], object], missing: str
) -> None:
    frame = Frame(state="", html='<div class="rake-refusal"></div>', link="", focus="", tick=True, pause=pause)
    monkeypatch.setattr(asking, "run", lambda *_, **__: frame)
    with pytest.raises(AssertionError, match=f"^{missing} didn't come within {LONGEST} steps$"):
        ask()


def test_a_reader_does_not_press_for_ever() -> None:
    player = seated()
    with pytest.raises(AssertionError, match=r"^a win didn't come within 60 steps$"):
        player.press_until(lambda _: False, "a win", "hint", "")
    before = player.state
    assert player.press_until(lambda _: True, "a win", "").state == before
