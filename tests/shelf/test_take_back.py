"""Readers may take their latest choice back while no clock is running; the review says where they did."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.bounded import within
from tests.corpus.page import Form
from tests.shelf.test_tables import every_language
from tests.widgets.asking import Widget

type Begin = Callable[[], Widget]

HOLDEM = {"buy": "100", "who-2": "tight", "who-3": "loose"}


def rake(lang: str = "en", **fields: str) -> Widget:
    """Return a table of Rake at which the reader has sat down with two bots."""
    seated = {"buy": "100", "stake": "1", "who-2": "careful", "who-3": "careful"} | fields
    return Widget("table", lang=lang).click("sit", **seated)


def holdem(lang: str = "en") -> Widget:
    """Return a table of Hold'em at which the reader has sat down with two bots."""
    return Widget("play", game="holdem", lang=lang).click("sit", **HOLDEM)


def buttons(table: Widget) -> list[str]:
    return Form(table.frame.html).messages


def choose(table: Widget) -> Widget:
    """Check, or call, or take the first card."""
    there = buttons(table)
    takes = [each for each in there if each.startswith("take ")]
    return table.click(next(each for each in ("check", "call", *takes) if each in there))


def to_the_end(table: Widget) -> Widget:
    presses = within(50, "the end of the round")
    while not {"next", "rebuy"} & {*buttons(table)} and next(presses):
        choose(table)
    return table


BOTH = pytest.mark.parametrize("begin", [rake, holdem])


@BOTH
def test_no_button_is_filled_where_there_is_a_choice(begin: Begin) -> None:
    table = begin()
    assert "bet" in buttons(table) or {"fold", "call"} <= {*buttons(table)}
    assert "board-main" not in table.frame.html
    assert "board-main" in to_the_end(table).frame.html, "it leads on"


@BOTH
def test_a_choice_is_taken_back_with_what_the_others_did_after_it(begin: Begin) -> None:
    table = begin()
    before = table.state
    assert "undo" not in buttons(table), "nothing has been chosen yet"
    assert table.click("undo").notice
    assert table.state == before
    assert "undo" in buttons(choose(table))
    table.click("undo")
    assert re.sub(r" hinted=\d+", "", table.state) == before
    again = choose(table).state
    choose(table.click("undo"))
    assert table.state == again, "the others answer the same choice alike"


@BOTH
def test_shift_and_tab_lead_from_a_hint_to_the_button_that_takes_back(begin: Begin) -> None:
    table = choose(begin().click("hint"))
    presses = within(50, "a bet")
    while "bet" not in buttons(table) and "raise" not in buttons(table) and next(presses):
        choose(table)
    there = table.click("hint").frame.html
    assert 0 < there.index('value="undo"') < there.index('class="board-told"') < there.index('class="board-hint"')
    between = there[there.index('value="undo"') : there.index('class="board-hint"')]
    assert "<button" not in between


@BOTH
def test_a_deal_that_is_over_stays_as_it_is_and_the_next_one_begins_with_nothing_taken_back(begin: Begin) -> None:
    table = begin()
    to_the_end(choose(table).click("undo"))
    assert "undo" not in buttons(table)
    assert "hinted=" in table.state
    assert "hinted=" not in table.click("next").state


@BOTH
def test_the_review_marks_what_was_chosen_after_another_choice_was_taken_back(begin: Begin) -> None:
    said = "not the first try"
    table = begin()
    to_the_end(choose(table).click("undo"))
    decisions = table.click("judge").wait().frame.html.rpartition("<table>")[2]
    assert decisions.count(said) == 1
    fresh = begin()
    assert said not in to_the_end(fresh).click("judge").wait().frame.html


@every_language
def test_with_a_clock_nothing_is_taken_back(lang: str) -> None:
    assert "undo" not in buttons(choose(rake(lang, clock="20")))
    assert "undo" in buttons(choose(rake(lang)))


def test_what_was_taken_back_is_kept_with_the_table() -> None:
    table = choose(rake()).click("undo")
    assert Widget("table", table.state).state == table.state
    for broken in ("x", "1.x", "1000"):
        assert Widget("table", table.state.replace("hinted=", f"hinted={broken}.")).notice


@BOTH
def test_a_table_that_was_kept_with_more_hints_than_there_are_now_opens_at_the_last_one(begin: Begin) -> None:
    table = begin().click("hint")
    presses = within(20, "the last hint")
    while "hint" in buttons(table.wait()) and next(presses):
        table.click("hint")
    older = re.sub(r" hint=\d", " hint=4 hinted=-", table.state)
    again = Widget("play" if begin is holdem else "table", older, game="holdem" if begin is holdem else "")
    assert again.wait().state == table.state
