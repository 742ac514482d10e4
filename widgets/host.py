"""The only door to the widgets: a request in, a frame out. The site's build and the browser's worker both use it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from rake import IllegalAction, IllegalPosition, InvalidNotation, from_query, to_query

from . import day, deal, drill, hand, lesson, pickup, pots, progress, table, versus
from .games.rake.refusal import show_refusal
from .kit.position import OTHER_DECK, Position
from .kit.widget import Advancing, Context, Merging, Widget
from .sharing import share_pack, shown_position
from .templates import LANGUAGES, environment

WIDGETS: dict[str, Widget[Any]] = {
    "drill": drill,
    "pickup": pickup,
    "hand": hand,
    "versus": versus,
    "deal": deal,
    "table": table,
    "pots": pots,
    "lesson": lesson,
    "day": day,
    "progress": progress,
}
"""The widgets by their words; each opens on the page of the same name.

A link belongs to the first of them whose field it holds.
"""

MOST_LINK = 8_000
"""How many characters a link may have: several times the longest round that people play, and quick to answer."""

REFUSALS = (InvalidNotation, IllegalPosition, IllegalAction)


_latest: dict[str, tuple[str, Context, Any]] = {}
"""The state that each widget was left in, its context and its model: a page that goes on from there saves reading."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a page asks: a widget's first frame (no `fields`), or the answer to a click.

    `state` is the widget's own text, `link` the query of the page's address (read instead of it), `fields` the form's
    data, `seen` the state that the reader looked at when they pressed (an older one where clicks queue), `seed` fresh
    chance, `root` the address of the language's first page (whole, but for frames that are built into pages), `batches`
    how much work to do on a frame that was not done.
    `source` is what the page brings for a widget that knows nothing of it, a lesson or a bank of spots; `today` the
    date by UTC, `2026-11-22`.
    With `pack`, the deck whose names the reader reads, the answer is the forum pack of the state.
    """

    widget: str
    ident: str
    state: str = ""
    link: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    lang: str = "en"
    seed: str = ""
    root: str = ""
    seen: str = ""
    batches: int = 0
    pack: str = ""
    source: str = ""
    today: str = ""

    @property
    def context(self) -> Context:
        """Return what the widget is to know. Raises `ValueError` for what isn't a date."""
        return Context(self.source, date.fromisoformat(self.today) if self.today else date.min)


@dataclass(frozen=True)
class Frame:
    """What the page shows next.

    The widget's new text, its HTML, the query that leads here (if any), the control that takes the focus when the one
    that had it is gone, and whether there is more to work out: then the page asks again, with `batches`. `stored` is
    all that the device is to keep from now on, by name, where the reader has changed that.
    """

    state: str
    html: str
    link: str
    focus: str
    tick: bool = False
    stored: Mapping[str, str] | None = None


def run(request: Request, *, strict: bool = False) -> Frame:
    """Answer a request. What cannot be read or is refused changes nothing and is reported in the frame.

    With `strict` (for authors) it is raised instead: `InvalidNotation` or `IllegalPosition`.
    """
    if request.widget not in WIDGETS or request.lang not in LANGUAGES or request.pack not in ("", *OTHER_DECK):
        raise ValueError(f"no widget {request.widget!r} in {request.lang!r}")
    widget, context = WIDGETS[request.widget], request.context
    model, refusal = _opened(widget, request, context)
    if "msg" in request.fields and not refusal:
        try:
            seen = widget.parse(request.seen, context) if request.seen not in ("", request.state) else model
            model = widget.update(model, seen, request.fields, request.seed)
        except REFUSALS as error:
            refusal = error
    if request.batches and not refusal and isinstance(widget, Advancing):
        model = widget.advance(model, request.batches)
    if strict and refusal:
        raise refusal
    view = widget.view(model)
    state, link = widget.format(model), to_query(text) if (text := widget.link(model)) else ""
    _latest[request.widget] = state, context, model
    if request.pack:
        return Frame(state, _packed(request, view, link), link, "")
    focus = f"{request.ident}-{view['focus']}"
    html = (
        environment()
        .get_template(f"{request.widget}/view.html")
        .render(
            **view,
            widget=request.widget,
            ident=request.ident,
            state=state,
            lang=request.lang,
            root=request.root,
            refusal=show_refusal(refusal),
            linked=bool(request.link),
            elsewhere=_elsewhere(request) if refusal else None,
            typed=request.fields if refusal else {},
        )
    )
    stored: Any = None if refusal else view.get("stored")
    return Frame(state, html, link, focus, bool(view.get("tick")), stored)


def _packed(request: Request, view: Mapping[str, object], link: str) -> str:
    """Return what fills the share panel; nothing without a link."""
    if not link:
        return ""
    return share_pack(request.widget, request.ident, view, link, request.lang, request.root, request.pack)


def position(widget: str, text: str, lang: str) -> Position:
    """Return what a widget's text shows, as it is passed on. Raises `InvalidNotation` and `IllegalPosition`."""
    view = WIDGETS[widget].view(WIDGETS[widget].parse(text, Context()))
    return shown_position(widget, view, lang, "", "vardic")


def _opened(widget: Widget[Any], request: Request, context: Context) -> tuple[Any, ValueError | None]:
    """Return the model of the link, else of the state, else a fresh one; and why the first of them was not taken.

    A link shows a position and nothing of what its maker did with it.
    """
    refusal: ValueError | None = None
    try:
        if len(request.link) > MOST_LINK:
            raise InvalidNotation(f"length {MOST_LINK}", request.link)
        if request.link:
            model = widget.parse(from_query(request.link), context)
            position = widget.link(model)
            linked = widget.parse(position, context) if position else model
            if isinstance(widget, Merging):
                # What the device keeps may be of an older edition; the link opens all the same.
                with suppress(*REFUSALS):
                    linked = widget.merge(linked, widget.parse(request.state, context))
            return linked, None
    except REFUSALS as error:
        refusal = error
    try:
        if request.state:
            state, last_context, model = _latest.get(request.widget, ("", context, None))
            if (state, last_context) != (request.state, context):
                model = widget.parse(request.state, context)
            return model, refusal
    except REFUSALS as error:
        refusal = refusal or error
    return widget.init(request.seed, context), refusal


def answer(text: str) -> str:
    """Answer a request in JSON with a frame in JSON."""
    return json.dumps(vars(run(Request(**json.loads(text)))), ensure_ascii=False)


def _elsewhere(request: Request) -> str | None:
    """Return the address of the page that can read a link which this page cannot."""
    text = f" {from_query(request.link)}"
    fields = {word: widget.LINKED_BY for word, widget in WIDGETS.items() if widget.LINKED_BY}
    word = next((word for word, name in fields.items() if f" {name}=" in text), request.widget)
    return None if word == request.widget else f"{request.root}{word}/?{request.link.removeprefix('?')}"
