"""Frames of drills."""

from __future__ import annotations

from collections.abc import Iterator

from tests.bounded import within

from .blocks import Block
from .frames_shared import bad_links, half, linked, refused
from .page import Page
from .sources import bank

SESSION_KINDS = ("name", "winner", "skull", "outs", "pot", "holds", "card", "mixed", "exam")


def answers(page: Page) -> list[str]:
    """Return the answers that the frame offers."""
    return [message for message in page.form.messages if message.startswith(("answer ", "take "))]


def solved(page: Page) -> Page:
    """Give the first answer, then one after another up to the right one; the corpus holds the first and the last."""
    page.press(answers(page)[0])
    presses = within(60, "the right answer")
    while answers(page) and next(presses):
        # Only a given answer shows whether it is right: the question is asked again if the answer is to be shown.
        state, answer = page.frame.state, answers(page)[0]
        if answers(page.press(answer, keep=False)) == []:
            page.ask(state=state, keep=False).press(answer)
    return page


def drill(lang: str) -> Iterator[Block]:
    """Yield questions of every kind, and runs up to their summaries, with questions kept and asked again."""
    yield from Page("drill", lang, "1", bank()).first().blocks
    page = Page("drill", lang, "2", bank(), shared=True).ask(keep=False)
    for index, kind in enumerate(SESSION_KINDS[1:8]):
        page.press(f"drill {kind}", keep=index == 6)
        if kind != "mixed":
            solved(page.press(f"level {2 + index % 2}", keep=False)).press("next", keep=index == 2)
    yield from page.blocks
    run = Page("drill", lang, "3", bank(), shared=True).ask(keep=False).press("drill mixed", keep=False)
    run.press("keep on")
    for number in range(10):
        for answer in answers(run)[: number % 3]:
            if answer in answers(run):
                run.press(answer, keep=False)
        run.press("next", keep=False)
    run.ask(state=run.frame.state).press("missed")
    solved(run).press("drill name", keep=False).press("queue").press("keep off").press("drill exam")
    yield from run.blocks
    yield from examined(lang)
    yield from linked("drill", lang, half(lang, (3, 5)), bank())
    met = Page("drill", lang, "met", bank(), shared=True)
    met.ask(state="rake=1 drill=pot seed=a levels=1123111 done=1-1-0", link="rake=1&ask=name&hand=AS.2W.3F.4C.5S")
    solved(met).press("next").send("answer 99").send("drill dance").send("level 4", keep=False).send("keep it")
    met.send("missed", keep=False).send("next", seen="rake=1 drill=name").ask(state="rake=1 drill=name levels=12")
    met.ask(state="rake=1 drill=exam seed=2 done=1-1-0.2-1-s.3-1-2-41").ask(state="rake=1 drill=name done=99-1-1")
    met.ask(state="rake=1 drill=card seed=4 levels=1111113 repeat=card-3-4-2.pot-1-b-7 keep=on queue=outs-2-x-3")
    yield from met.blocks
    bad = ("ask=riddle", "ask=name&hand=AS.AW", "ask=pot&paid=1.2&want=9&say=1.2", "drill=exam&seed=%C2%A7", "ask=turn")
    yield from bad_links("drill", lang, *(f"rake=1&{each}" for each in bad))
    yield from refused("drill", lang, bank())


EXAM = ".".join(f"{number}-{1 + (number - 1) * 3 // 20}-{'0012s'[number % 5]}" for number in range(1, 19))
"""An examination of which two questions are left."""


def examined(lang: str) -> Iterator[Block]:
    """Yield the last questions of an examination, each answered once, and its summary."""
    page = Page("drill", lang, "exam", bank(), shared=True)
    page.ask(state=f"rake=1 drill=exam seed=7 done={EXAM}").press(answers(page)[0]).press("next", keep=False)
    yield from page.press(answers(page)[-1]).press("next").press("missed").blocks
