"""A table whose hands have thirteen cards: a whole deal of the toy Swap is played, hinted at and reviewed."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rake.shelf import load
from tests.bounded import LONGEST, within
from tests.corpus.page import Form
from widgets.host import Frame

from .swap_table import CHOSEN, ask, ready, whole_deal

pytestmark = pytest.mark.usefixtures("toys")

MOVES, PASSED = 4 + 52, 3
"""Cards passed on by each of four, then every card played; the reader has to choose which to pass on."""
HAND = re.compile(r'<ul class="(board-hand[^"]*)">(.*?)</ul>', re.DOTALL)


def refused(frame: Frame, message: str) -> Frame:
    """Return the frame that says why a message is refused."""
    return ask(frame, fields={"msg": message}, strict=False)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_deal_is_played_to_its_end_and_reviewed(lang: str) -> None:
    frames = [*whole_deal()]
    assert len(frames) == 1 + MOVES + PASSED
    choices = 1 + sum(len(ready(each)) > 1 for each in frames if not each.tick)
    last = ask(frames[-1], fields={"msg": "judge"}, lang=lang)
    parts = within(LONGEST, "the end of the review")
    while last.tick and next(parts):
        last = ask(last, batches=1, lang=lang)
    decisions = last.html.partition("w1-all")[2].partition("</details>")[0]
    assert decisions.count("<tr>") == 1 + choices


def test_a_hint_says_what_each_card_is_worth() -> None:
    frame = next(each for each in whole_deal() if not each.tick)
    hinted = ask(frame, fields={"msg": "hint"})
    assert hinted.tick
    parts = within(LONGEST, "the end of the search")
    while hinted.tick and next(parts):
        hinted = ask(hinted, batches=30)
    assert hinted.html.count("±") >= 2
    cards = re.findall(r'<button [^>]*class="board-card board-\w+ is-best".*?</button>', hinted.html, re.DOTALL)
    assert cards, "what it names is marked"
    assert all("(recommended)" in card for card in cards)


def test_each_action_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(load("swap").deal(4, "full", rng=Random(1)))
    calls: list[int] = []
    seen_by = state.seen_by

    def counted(self: Any, seat: int) -> Any:
        calls.append(seat)
        return seen_by(self, seat)

    monkeypatch.setattr(state, "seen_by", counted)
    at = []
    for _ in whole_deal():
        at.append(len(calls))
        calls.clear()
    assert {*at[MOVES // 4 :]} == {1, 2}, "what the reader sees, and a bot whose turn it was"


def passing() -> Frame:
    """Return the frame in which the reader is to pass cards on."""
    return next(each for each in whole_deal() if not each.tick)


def test_cards_are_chosen_one_by_one_and_put_back_and_only_as_many_as_the_rules_want_can_be_passed_on() -> None:
    frame = passing()
    cards = [each for each in Form(frame.html).messages if each.startswith("choose")]
    assert len(cards) == 13
    for count, card in enumerate((*cards[3::-1], cards[0]), 1):
        frame = ask(frame, fields={"msg": card})
        chosen = min(count, 8 - count)
        assert (frame.html.count(CHOSEN), bool(ready(frame))) == (chosen, chosen == PASSED)
    named = [card.removeprefix("choose ") for card in cards[1:4]]
    assert ready(frame) == [f"give {'.'.join(named)}"], "in the order of the hand"
    assert frame.state == ask(frame).state, "what is chosen is kept"
    assert ask(frame, fields={"msg": "put back"}).html.count(CHOSEN) == 0
    kept = refused(frame, f"give {'.'.join(named[:2])}")
    assert "You have to pass on exactly 3." in kept.html
    assert kept.html.count(CHOSEN) == PASSED, "a refusal loses nothing"


def test_two_presses_on_a_card_before_the_page_changes_choose_it_once() -> None:
    frame = passing()
    press = {"msg": Form(frame.html).messages[0]}
    once = ask(frame, fields=press)
    assert ask(once, fields=press, seen=frame.state).html.count(CHOSEN) == 1
    assert ask(once, fields=press, seen=once.state).html.count(CHOSEN) == 0


def test_with_nothing_chosen_the_button_asks_for_cards() -> None:
    kept = refused(passing(), "give")
    assert "First choose cards from your hand." in kept.html
    assert kept.html.count(CHOSEN) == 0


def test_saved_choices_and_estimates_that_no_longer_fit_cost_nothing_else() -> None:
    frame = passing()
    held = Form(frame.html).messages[0].removeprefix("choose ")
    other = next(f"{rank}S" for rank in "23456789TJQKA" if f"choose {rank}S" not in Form(frame.html).messages)
    state = frame.state.replace(" match=", f" chosen={held}.{other} hint=1 sums=1.2 match=")
    assert state != frame.state
    kept = ask(replace(frame, state=state))
    assert not kept.unread
    assert kept.html.count(CHOSEN) == 1
    assert kept.tick, "the hint is counted anew"


def test_a_card_that_is_not_in_the_hand_can_not_be_chosen() -> None:
    frame = passing()
    held = {each.removeprefix("choose ") for each in Form(frame.html).messages}
    other = next(f"{rank}S" for rank in "23456789TJQKA" if f"{rank}S" not in held)
    kept = refused(frame, f"choose {other}")
    assert kept.state == frame.state
    assert re.search(r'rake-refusal"[^>]*>\s*<p', kept.html)


def test_a_card_that_may_not_be_played_says_why() -> None:
    following = [each for each in whole_deal() if not each.tick and 'value="play' in each.html]
    frame = next(each for each in following if 0 < len(ready(each)) < each.html.count('value="play'))
    barred = next(card for card in re.findall(r'value="(play \w\w)"', frame.html) if card not in ready(frame))
    assert "You can follow suit" in refused(frame, barred).html


def test_a_hand_lies_alike_whoever_has_the_turn() -> None:
    hands = [match for frame in whole_deal() if (match := HAND.search(frame.html))]
    assert {(match[2].count("rake-face") > 6, "board-many" in match[1]) for match in hands} == {
        (True,) * 2,
        (False,) * 2,
    }
