"""Frames of lessons, and of what the device keeps of all that its reader has done."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from tests.bounded import within

from .blocks import Block
from .frames_drills import answers, solved
from .frames_shared import refused
from .page import Page
from .sources import COURSE, course, lesson, toml

ENDED = "step=11 marks=0121s0.000"
"""Where a lesson of ten steps is over."""


def tasks() -> dict[str, tuple[str, int]]:
    """Return for each kind of question the lesson and the number of the step that ask it last."""
    steps: dict[str, tuple[str, int]] = {}
    for name in COURSE:
        for number, step in enumerate(toml(name)["step"], 1):
            steps[re.findall(r"ask=(\w+)", step["ask"])[0]] = name, number
    return steps


def lesson_frames(lang: str) -> Iterator[Block]:
    """Yield a step of each kind, a lesson from its start to its end, and steps that don't exist."""
    for name, number in tasks().values():
        page = Page("lesson", lang, name, lesson(name, lang), shared=True)
        yield from solved(page.ask(state=f"rake=1 lesson={name} step={number}", keep=False)).blocks
    deck = lesson("deck", lang)
    yield from Page("lesson", lang, "9", deck).first().blocks
    page = Page("lesson", lang, "8", deck, shared=True).ask(keep=False)
    page.press("hint").press("hint").press("hint").press("hint").send("hint", seen="rake=1 lesson=deck", keep=False)
    presses = within(60, "the end of the lesson")
    while "next" in page.form.messages and next(presses):
        page.press(answers(page)[1], keep=False).press("next", keep=False)
    page.ask(state=page.frame.state).press("step 2", keep=False).send("answer XX").send("step 99", keep=False)
    page.press(answers(page)[0], keep=False).send("answer LW", seen="rake=1 lesson=deck").press("next", keep=False)
    page.ask(state="rake=1 lesson=deck step=9 marks=00000000").ask(state="rake=1 lesson=deck step=7 marks=0000")
    page.ask(state="rake=1 lesson=nowhere").ask(state="rake=1 lesson=deck step=3 hint=9")
    page.ask(state="rake=1 lesson=deck step=4 tried=AS.XX.DW marks=0s2....").send("next")
    yield from page.blocks
    yield from Page("lesson", lang, "whole", lesson("whole", lang)).ask(state=f"rake=1 lesson=whole {ENDED}").blocks
    yield from refused("lesson", lang, deck)


STORED = {
    "first": "rake=1 guide=first step=6",
    "drill": "rake=1 drill=outs seed=a levels=1231111 done=1-1-0.2-1-s keep=on queue=pot-1-b-7",
    "lesson-deck": "rake=1 lesson=deck step=4 tried=AS marks=01s....",
    "lesson-ladder": "rake=1 lesson=ladder step=10 marks=000000000",
    "lesson-old": "rake=1 lesson=old",
    "day": "rake=1 day=2026-11-22 took=17-20110",
    "table": "rake=1 chairs=40.40.-.-.-.-.-.- ante=2 who=sly.-.-.-.-.-.- skill=fair buy=40 seed=1 acts=check",
    "table-whole": "rake=1 chairs=0.40.-.-.-.-.-.- ante=2 who=sly.-.-.-.-.-.- skill=fair buy=40 guide=whole",
}
"""What a device keeps in browser storage; one entry cannot be read."""

BROUGHT = {"drill": "rake=1 drill=name seed=b levels=1111111", "day": "rake=1 day=- took=3-1"}


OPEN = (
    "20786.faf0d69a3c54.1.-1/chairs=100.100.100.100.100.-.-.-/ante=1/who=careful.careful.careful.careful.-.-.-/skill=fair/buy=100/bought=100/seed=s3/"
    "acts=check.check.check.check.check.take_LS.take_x1.take_TC.take_3S.take_x2.check.check.bet_2.fold.fold.call.fold.take_x3.take_x4.bet_4.call"
)
"""A round that isn't judged yet, at the table where it ended."""

JUDGED = (f"20785.{number:012x}.2.{number % 9 - 4}.a{number + 1}bb12d{number % 5 + 1}" for number in range(32))
ROUNDS = {
    "rounds": " ".join(("rake=1", *JUDGED, OPEN)),
    "rounds-durak": "durak=1 20785.00000000000a.w 20786.00000000000b.l 20786.00000000000c.wl",
    "rounds-reddog": "reddog=1 20785.00000000000a.-4",
}
"""Rounds of which enough are judged for some figures, and deals of two other games."""


def progress(lang: str) -> Iterator[Block]:
    """Yield what is kept, taken along, brought from elsewhere and forgotten."""
    kept, fewer = {"kept": json.dumps(STORED)}, {"kept": json.dumps(STORED | {"table-whole": "rake=1"})}
    brought, whole = {"text": json.dumps(BROUGHT)}, {"text": json.dumps(STORED)}
    yield from Page("progress", lang, "1", course(lang)).first().send("look", kept).blocks
    page = Page("progress", lang, "2", course(lang), shared=True).ask(keep=False)
    page.send("look").send("look", {"kept": "{}"}).send("look", kept, keep=False)
    page.press("import", kept | brought).press("sure", fewer, keep=False)
    page.press("sure", kept, keep=False)
    page.press("import", kept | brought, keep=False).press("sure", kept)
    page.press("import", kept | {"text": brought["text"][:-1]}).press("import", kept | {"text": "hello"})
    page.press("import", kept | {"text": json.dumps(BROUGHT | {"day": "rake=1 took=4-1 took=4-1"})})
    page.press("import", kept | whole)
    page.press("reset", kept | {"text": ""}).press("leave", kept, keep=False).press("reset", kept, keep=False)
    page.press("sure", kept).send("look", {"refused": "refused"}).send("sure", {"kept": "{}"})
    few, many = {"kept": json.dumps({"rounds": f"rake=1 {OPEN}"})}, {"kept": json.dumps(ROUNDS)}
    page.send("look", few).press("judge", few, keep=False).work(1, 8, 99, 999)
    page.send("look", many, keep=False).press("judge", many).press("stop", many).press("clear", many)
    page.press("sure", many).press("import", few | {"text": json.dumps(ROUNDS)}, keep=False)
    page.press("import", many | {"text": json.dumps({"rounds": "rake=1 round"})})
    page.ask(state="rake=1 kept=new said=what").ask(state="rake=1 kept=%7B%7D text=%FF said=imported")
    yield from page.blocks
    yield from refused("progress", lang, course(lang))
