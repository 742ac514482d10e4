"""The table of the toy Swap as its frames, for tests; they use the fixture `toys`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.bounded import LONGEST, within
from tests.corpus.page import Form
from widgets.host import Frame, Request, run

TABLE = {"preset": "full", "who-2": "lowest", "who-3": "random", "who-4": "lowest"}
CHOSEN = 'aria-pressed="true"'


def ask(frame: Frame, *, strict: bool = True, **request: Any) -> Frame:
    """Return the frame after another one: after a press or a move of a bot."""
    return run(Request("play", "w1", frame.state, game="swap", seed="7", **request), strict=strict)


def ready(frame: Frame) -> list[str]:
    """Return what the reader may do with cards."""
    return [each for each in Form(frame.html).messages if each.startswith(("give", "return", "play"))]


def message_of(frame: Frame) -> str:
    """Return what a reader presses who always does the first thing that they may; empty once the deal is over."""
    to_choose = [each for each in Form(frame.html).messages if each.startswith("choose")]
    return next(iter([*ready(frame), *to_choose[frame.html.count(CHOSEN) :]]), "")


def deal_of(frame: Frame, lang: str = "en") -> Iterator[Frame]:
    """Yield each frame of a deal from this one on."""
    for _ in within(LONGEST, "the end of the deal"):
        yield frame
        message = message_of(frame)
        if not (frame.tick or message):
            return
        frame = ask(frame, batches=1, lang=lang) if frame.tick else ask(frame, fields={"msg": message}, lang=lang)


def whole_deal(lang: str = "en") -> Iterator[Frame]:
    """Yield each frame of a deal of thirteen cards, from the one in which nothing has been done."""
    yield from deal_of(
        ask(run(Request("play", "w1", game="swap", lang=lang)), fields={"msg": "sit", **TABLE}, lang=lang), lang
    )


def dealt_in(match: str, lang: str = "en") -> Frame:
    """Return the first frame of the next deal of a match."""
    others = ("lowest", "random", "lowest")[: 2 + ("seats=4" in match)]
    text = f"swap=1 who={'.'.join(others)} seed=7 match={match}"
    return run(Request("play", "w1", text, game="swap", lang=lang), strict=True)
