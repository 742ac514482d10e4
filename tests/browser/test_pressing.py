"""A press that leads nowhere fails a test, which says what didn't come, instead of being repeated for ever."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from .playing import finish, press_until

NOWHERE = """
<form id="w1">
  <input name="state" value="0">
  <button type="button" id="w1-check" onclick="this.form.state.value++">Check</button>
</form>
"""


@pytest.mark.parametrize(
    ("press_on", "missing"),
    [(finish, "the end of the round"), (partial(press_until, selector="#w1-slider"), "#w1-slider")],
    ids=["end", "element"],
)
def test_at_a_table_without_an_end_what_does_not_come_is_named(
    page: Page, press_on: Callable[[Page], None], missing: str
) -> None:
    page.set_content(NOWHERE)
    with pytest.raises(AssertionError, match=rf"^{missing} didn't come within 40 steps$"):
        press_on(page)
    assert page.locator("[name=state]").input_value() == "40"


def test_nothing_is_pressed_where_it_is_there_already(page: Page) -> None:
    page.set_content(NOWHERE.replace("w1-check", "w1-next"))
    finish(page)
    press_until(page, "#w1-next")
    assert page.locator("[name=state]").input_value() == "0"
