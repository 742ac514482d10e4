"""Asking a widget as a page would: one click after another."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Self

from tests.bounded import LONGEST, within
from tests.widgets.markup import Frame as Markup
from widgets.host import Frame, Request, run

HAND = "rake=1 hand=AS.AW.AF.9C.2S"
HANDS = "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W"


def percent(share: float) -> str:
    """Return a share as sentences in English give it: as a percentage whose decimal is left out if it is 0."""
    return f"{100 * share:.1f}".removesuffix(".0") + "%"


def part(html: str, name: str) -> Markup:
    """Return the one innermost block of that class, which every frame has."""
    found = re.findall(rf'<div class="{name}"[^>]*>(.*?)</div>', html, re.DOTALL)
    assert len(found) == 1, f"{len(found)} of {name} in {html}"
    return Markup(found[0])


def at_rest(asked: Request, batches: int = 20, *, strict: bool = False) -> Frame:
    """Return the frame that a request leads to, once nothing goes on by itself."""
    frame, parts = run(asked, strict=strict), within(LONGEST, "the end of what goes on by itself")
    while frame.tick and next(parts):
        frame = run(replace(asked, state=frame.state, link="", fields={}, seen="", batches=batches), strict=strict)
    return frame


class Widget:
    """A widget on a page, from a state or a link on."""

    def __init__(
        self, name: str, state: str = "", *, link: str = "", lang: str = "en", source: str = "", game: str = ""
    ) -> None:
        self._name, self._lang, self.source, self._game = name, lang, source, game
        self._ask(Request(name, "w1", state, link, lang=lang, seed="0", root="../", game=game))

    def _ask(self, request: Request) -> None:
        self.frame = run(replace(request, source=self.source))
        actions = within(LONGEST, "the reader's turn")
        while self.frame.pause and next(actions):  # bots have the turn
            self.frame = run(
                replace(request, state=self.frame.state, link="", fields={}, batches=1, source=self.source)
            )
        self.state = self.frame.state
        self.seen = Markup(self.frame.html)
        self.notice = part(self.frame.html, "rake-refusal").text

    def click(self, message: str, *, cards: str = "", seed: str = "1", seen: str = "", **others: str) -> Self:
        """Press the button that sends `message`.

        `cards` is the content of the text field and `others` that of other fields, by name; `seen` is an older state.
        """
        fields = {"msg": message, "cards": cards} | others
        seen = seen or self.state
        self._ask(Request(self._name, "w1", self.state, "", fields, self._lang, seed, "../", seen, game=self._game))
        return self

    def wait(self, batches: int = 20) -> Self:
        """Let the widget go on until its calculation is done."""
        parts = within(LONGEST, "the end of the calculation")
        while self.frame.tick and next(parts):
            self._ask(
                Request(self._name, "w1", self.state, lang=self._lang, root="../", batches=batches, game=self._game)
            )
        return self

    def part(self, name: str) -> Markup:
        """Return the block of that class."""
        return part(self.frame.html, name)

    @property
    def typed(self) -> str:
        """Return what the text field shows."""
        return next(field["value"] for field in self.seen.all("input") if field["name"] == "cards")

    @property
    def players(self) -> list[str]:
        """Return what those at the table are called, clockwise: the others first, then the one before the reader."""
        plates = re.findall(r'<p class="board-name"><strong><span>([^<]*)</span>([^<]*)<', self.frame.html)
        own = re.findall(r'<div class="board-own[^>]*aria-label="([^"]*)"', self.frame.html)
        return [*("".join(plate) for plate in plates), *own]

    @property
    def pressed(self) -> list[str]:
        """Return the messages of the buttons that are shown as pressed."""
        return [button["value"] for button in self.seen.all("button") if button.get("aria-pressed") == "true"]
