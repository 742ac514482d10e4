"""A page as its reader has it: it asks a widget, shows the frame, and sends what the form holds at every press."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from html.parser import HTMLParser
from random import Random
from types import MappingProxyType
from typing import Any, Self

from tests.bounded import LONGEST, within
from widgets.host import Frame, Request, run

from .blocks import Block, canonical, drawn
from .sources import NOTHING, Source

BLANK: Mapping[str, str] = MappingProxyType({})

LANGUAGES = ("en", "ru")

ABSOLUTE = {"en": "https://rake.example/", "ru": "https://rake.example/ru/"}
"""The address of the first page in each language, as what is passed on names it."""


CONTROL = re.compile(r"<(?:button|input|option|select)\b[^>]*>|</select>|<textarea\b[^>]*>[^<]*</textarea>")
"""What a form sends, in HTML that holds no bare `<` or `>` in texts and attributes."""


class Form(HTMLParser):
    """What a frame's form would send: its fields as they are filled in, and the messages of its buttons."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.fields: dict[str, str] = {}
        self.messages: list[str] = []
        self.default = ""
        self._select = self._area = ""
        self.feed("".join(CONTROL.findall(html)))  # most of a frame is text, and the parser is slow in the browser
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        name, value = found.get("name", ""), found.get("value", "")
        if tag == "button" and name == "msg":
            if "hidden" in found:
                self.default = value
            elif found.get("aria-disabled") != "true":
                self.messages.append(value)
        elif tag == "input" and name not in ("", "state"):
            self.fields[name] = value
        elif tag == "select":
            self._select = name
        elif tag == "option" and self._select and ("selected" in found or self._select not in self.fields):
            self.fields[self._select] = value
        elif tag == "textarea" and name:
            self._area = name
            self.fields[name] = ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self._select = ""
        elif tag == "textarea":
            self._area = ""

    def handle_data(self, data: str) -> None:
        if self._area:
            self.fields[self._area] += data


class Page:
    """A widget on a page; `blocks` holds its requests and frames, except those that only lead to others.

    Of a `shared` page each language holds every other frame, and both together all.
    """

    def __init__(
        self,
        widget: str,
        lang: str,
        seed: str = "1",
        source: Source = NOTHING,
        *,
        shared: bool = False,
        today: date | None = None,
        game: str = "",
    ) -> None:
        self.blocks: list[Block] = []
        self._widget, self._lang, self._seed, self._source = widget, lang, seed, source
        self._shared, self._asked, self._kept = shared, 0, 0
        self._today, self._game = str(today or ""), game
        self.frame: Frame
        self.form: Form

    def ask(self, *, keep: bool = True, **about: Any) -> Self:
        """Send a request; `keep` says whether the corpus holds it."""
        self._asked += 1
        values: dict[str, Any] = {"widget": self._widget, "game": self._game, "ident": "w1", "lang": self._lang}
        values["root"] = "../"
        values |= {"source": self._source.text, "seed": f"{self._seed}-{self._asked}"} | about
        self.frame = run(Request(**values, today=self._today))
        self.form = Form(self.frame.html)
        header = {name: value for name, value in values.items() if value}
        if self._source.name:
            header["source"] = self._source.name
        self._kept += keep
        if keep and not (self._shared and self._kept % 2 == LANGUAGES.index(self._lang)):
            self.blocks.append(Block(canonical(header), _body(self.frame)))
        return self

    def first(self) -> Self:
        """Ask for the first frame."""
        return self.ask()

    def press(self, message: str, fields: Mapping[str, str] = BLANK, *, keep: bool = True) -> Self:
        """Press a button that the frame has, the form filled in with some fields."""
        if message not in (*self.form.messages, self.form.default):
            raise ValueError(f"no button {message!r} in {self._widget}, but {self.form.messages}")
        return self.send(message, fields, keep=keep)

    def send(self, message: str, fields: Mapping[str, str] = BLANK, *, seen: str = "", keep: bool = True) -> Self:
        """Send a message, whether the frame has a button for it or not; `seen` is an older state."""
        filled = {**self.form.fields, **fields, "msg": message}
        self.ask(keep=keep, state=self.frame.state, seen=seen or self.frame.state, fields=filled)
        actions = within(LONGEST, "the reader's turn")
        while self.frame.pause and next(actions):  # bots have the turn
            self.ask(keep=False, state=self.frame.state, batches=1)
        return self

    def work(self, *batches: int) -> Self:
        """Ask for more deals for as long as the frame is not done."""
        for count in batches:
            if self.frame.tick:
                self.ask(state=self.frame.state, batches=count)
        return self

    def pack(self, *decks: str) -> Self:
        """Ask for the forum pack of the state, and stay."""
        frame, form = self.frame, self.form
        for deck in decks:
            self.ask(state=frame.state, pack=deck, root=ABSOLUTE[self._lang])
        self.frame, self.form = frame, form
        return self

    def wander(self, presses: int, seed: str) -> Self:
        """Press buttons by chance."""
        rng = Random(seed)
        for _ in range(presses):
            self.press(drawn(rng.random(), self.form.messages))
        return self


def _body(frame: Frame) -> str:
    values: dict[str, object] = {"state": frame.state, "link": frame.link, "focus": frame.focus, "tick": frame.tick}
    values |= {"shelves": None if frame.stored is None else dict(frame.stored)}
    return "\n".join([*(f"{name} {canonical(value)}" for name, value in values.items()), frame.html])
