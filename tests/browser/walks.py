"""The ways through what is asked on a page: a widget's frames one after another, as presses lead to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cached_property

from playwright.sync_api import Page

from tests.bounded import within
from tests.corpus.page import Form
from tests.widgets.asking import at_rest
from widgets.games.rake.diary import FIRST
from widgets.host import Frame, Request, run
from widgets.site.pages.fences import DOCS, FENCE

TODAY = FIRST + timedelta(days=20)

SHOWN = 1
"""How many questions of a set are looked at; the others are skipped."""

PLAYS = ("sit", "fold", "check", "call", "bet", "raise", "take")
"""The first words of what a reader says at a table."""

RAKE_GUIDE = re.compile(r'<div class="rake-guide"[^>]*>(.*?)</div>', re.DOTALL)

# What a page tells Python about its widget; a bank of spots is fetched, as the worker does it.
ABOUT = """
async (ident) => {
  const form = document.getElementById(ident);
  const { lang, root, source = "", file, game = "" } = form.parentElement.dataset;
  const data = file ? await (await fetch(file)).text() : source;
  const state = form.elements.namedItem("state").value;
  return { widget: form.dataset.widget, ident, state, lang, root, source: data, game };
}
"""


def pages_with(widget: str, about: str = "") -> list[str]:
    """Return the addresses, from the first page on, of all pages whose fence of a widget has `about` in its options."""
    fence = re.compile(rf"^```{FENCE.pattern}\b(.*)$", re.MULTILINE)
    pages = (path for path in sorted(DOCS.rglob("*.md")) if ".ru" not in path.suffixes)
    return [
        path.relative_to(DOCS).with_suffix("").as_posix()
        for path in pages
        if any(found["widget"] == widget and about in found[0] for found in fence.finditer(path.read_text("utf-8")))
    ]


@dataclass(frozen=True)
class Moment:
    """A frame of a widget, and the request that any further press takes up."""

    frame: Frame
    about: Request
    called: str = ""

    @classmethod
    def first(cls, page: Page, ident: str) -> Moment:
        """Return what a page of the site shows before anything is pressed."""
        about = Request(**page.evaluate(ABOUT, ident), seed="7", today=str(TODAY))
        return cls(run(about, strict=True), about)

    @cached_property
    def messages(self) -> list[str]:
        """The messages of the buttons that can be pressed."""
        return Form(self.frame.html).messages

    @property
    def answers(self) -> list[str]:
        """The messages of the answers."""
        return [message for message in self.messages if message.startswith(("answer ", "take "))]

    def named(self, *words: object) -> Moment:
        """Return the moment under another name, for the message of a test that fails."""
        return replace(self, called=" ".join(map(str, words)))

    def press(self, message: str) -> Moment:
        """Return the moment after a press, once nothing goes on by itself."""
        if message not in self.messages:
            raise ValueError(f"no button {message!r}, but {self.messages}")
        fields = Form(self.frame.html).fields | {"msg": message}
        frame = at_rest(replace(self.about, state=self.frame.state, fields=fields), strict=True)
        return Moment(frame, self.about, f"{self.called}, {message}")


def outcomes(moment: Moment) -> tuple[list[Moment], list[Moment]]:
    """Return what the answers lead to: the moments in which the question is asked again, and those that end it."""
    after = [moment.press(answer) for answer in moment.answers]
    return [each for each in after if each.answers], [each for each in after if not each.answers]


def lesson(moment: Moment) -> Iterator[Moment]:
    """Yield the steps of a lesson, each asked, with its wrong answers and hints in turn, and right; then its end."""
    steps = within(60, "the end of the lesson")
    while moment.answers and (step := next(steps)):
        moment = moment.named("step", step)
        yield moment
        right = ""
        for answer in moment.answers:
            if answer not in moment.messages:
                continue  # one face-down card is as good as another
            after = moment.press(answer)
            if not after.answers:
                right = answer
                continue
            yield after
            moment = after.press("hint") if "hint" in after.messages else after
        presses = within(20, "the last hint")
        while "hint" in moment.messages and next(presses):
            moment = moment.press("hint")
            yield moment
        moment = moment.press(right)
        yield moment
        moment = moment.press("next")
    yield moment.named("the end")


def drill(moment: Moment) -> Iterator[Moment]:
    """Yield some of the sets of every kind, one for each level."""
    starts = [moment, *map(moment.press, (message for message in moment.messages if message.startswith("drill ")))]
    for start in starts:
        yield from drill_set(start)
        for level in (message for message in start.messages if message.startswith("level ")):
            yield from drill_set(start.press(level))


def drill_set(moment: Moment) -> Iterator[Moment]:
    """Yield the first questions of a set: asked, answered wrong and answered right; and its end."""
    called, numbers = moment.called, within(60, "the end of the set")
    while moment.answers and (number := next(numbers)):
        moment = moment.named(called, "question", number)
        if number <= SHOWN:
            yield moment
            wrong, ends = outcomes(moment)
            yield from wrong[:1]
            yield from ends[:1] + ends[1:][-1:]  # in an examination a wrong answer ends a question too
        moment = (ends[0] if number <= SHOWN else moment).press("next")
    yield moment.named(called, "the end")


def day(moment: Moment) -> Iterator[Moment]:
    """Yield what a day's spot has for a reader: before it is laid, asked, with every card taken, and days before it."""
    yield moment
    today = moment.press("today")
    yield today
    for answer in today.answers:
        yield today.press(answer)
    before = today.press(today.answers[0]).press(f"day {TODAY - timedelta(days=1)}")
    yield before
    after = before.press(before.answers[-1])
    yield after
    yield after.press("today")


def guide(moment: Moment) -> Iterator[Moment]:
    """Yield a guided round for as long as the guide has another word to say."""
    heard, due = set[str](), [moment]
    for each in due:
        said = RAKE_GUIDE.search(each.frame.html)
        if said and said[1] not in heard:
            heard.add(said[1])
            yield each
            due += [each.press(message) for message in each.messages if message.split()[0] in PLAYS]
