"""A table whose hands have thirteen cards: a whole deal of the toy Swap is played, hinted at and reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rake.shelf import load
from tests.corpus.page import Form
from tests.toys import on_the_shelf
from widgets.host import Frame, Request, run
from widgets.site import catalogues

TABLE = {"preset": "full", "who-2": "lowest", "who-3": "random", "who-4": "lowest"}
MOVES = 4 + 52
"""A card passed by each of four, then every card played."""


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with on_the_shelf():
        catalogues.compile_all()
        yield


def ask(frame: Frame, **request: Any) -> Frame:
    return run(Request("play", "w1", frame.state, game="swap", seed="7", **request), strict=True)


def cards(frame: Frame) -> list[str]:
    """Return the messages of the cards that the reader may play."""
    return [each for each in Form(frame.html).messages if each.startswith(("give", "play"))]


def whole_deal() -> Iterator[Frame]:
    """Yield each frame of a deal in which the reader always does the first thing that they may."""
    frame = ask(run(Request("play", "w1", game="swap")), fields={"msg": "sit", **TABLE})
    while True:
        yield frame
        if not (frame.tick or cards(frame)):
            return
        frame = ask(frame, batches=1) if frame.tick else ask(frame, fields={"msg": cards(frame)[0]})


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_deal_is_played_to_its_end_and_reviewed(lang: str) -> None:
    frames = [*whole_deal()]
    assert len(frames) == MOVES + 1
    choices = sum(len(cards(each)) > 1 for each in frames if not each.tick)
    last = ask(frames[-1], fields={"msg": "judge"}, lang=lang)
    while last.tick:
        last = ask(last, batches=1, lang=lang)
    assert last.html.count("<tr>") == 1 + choices


def test_a_hint_says_what_each_card_is_worth() -> None:
    frame = next(each for each in whole_deal() if not each.tick)
    hinted = ask(frame, fields={"msg": "hint"})
    assert hinted.tick
    while hinted.tick:
        hinted = ask(hinted, batches=30)
    assert hinted.html.count("±") >= 2


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
    assert max(at[5:]) <= 2, "what the bot sees, and what the reader sees of it"
