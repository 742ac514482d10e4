"""The only door to the widgets: a request in, a frame out. The site's build and the browser's worker both use it."""

from __future__ import annotations

import gettext
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module, resources
from typing import Any, Protocol

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from rake import IllegalAction, IllegalPosition, InvalidNotation, from_query, to_query

from .parts import rulebook, words
from .parts.pack import pack
from .parts.picture import draw
from .parts.position import OTHER_DECK, Position, plain, read_position
from .parts.prose import prose
from .parts.refusal import show_refusal

WIDGETS = {
    "drill": "ask",
    "pickup": "pick",
    "hand": "hand",
    "versus": "hands",
    "deal": "round",
    "table": "",
    "pots": "paid",
    "lesson": "",
    "day": "",
    "progress": "",
}
"""Each widget and the field of notation by which its links are known, if any: the first of these that a link holds.

They open on the page of the same name.
"""

LANGUAGES = ("en", "ru")

MOST_LINK = 8_000
"""How many characters a link may have: several times the longest round that people play, and quick to answer."""

REFUSALS = (InvalidNotation, IllegalPosition, IllegalAction)


_latest: dict[str, tuple[str, Any]] = {}
"""The state that each widget was left in, and its model: a page that goes on from there saves reading it again."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a page asks: a widget's first frame (no `fields`), or the answer to a click.

    `state` is the widget's own text, `link` the query of the page's address (read instead of it), `fields` the form's
    data, `seen` the state that the reader looked at when they pressed (an older one where clicks queue), `seed` fresh
    chance, `root` the address of the language's first page (whole, but for frames that are built into pages), `batches`
    how much work to do on a frame that was not done.
    `source` is what the page brings for a widget that knows nothing of it: a lesson, a bank of spots.
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


@dataclass(frozen=True)
class Frame:
    """What the page shows next.

    The widget's new text, its HTML, the query that leads here (if any), the control that takes the focus when the one
    that had it is gone, and whether there is more to work out: then the page asks again, with `batches`. `shelves` is
    all that the device is to keep from now on, by name, where the reader has changed that.
    """

    state: str
    html: str
    link: str
    focus: str
    tick: bool = False
    shelves: Mapping[str, str] | None = None


class Widget[Model](Protocol):
    """What a folder of `widgets` offers. `parse` reads states and links alike; both are notation.

    One whose view says `tick` offers `advance(model, batches)` too, which works on at what is not done; one whose pages
    bring a source, `learn(source)`; one whose links lead into what the reader has begun, `meet(linked, own)`.
    """

    def init(self, seed: str) -> Model:
        """Return the model of a widget that was given no text."""

    def parse(self, text: str) -> Model:
        """Return the model that the text describes. Raises `InvalidNotation` and `IllegalPosition`."""

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads back."""

    def link(self, model: Model) -> str:
        """Return the position that others may be shown, or nothing."""

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after the reader's click on the frame of `seen`; `model` is later where clicks queue.

        Raises `InvalidNotation` and `IllegalPosition`.
        """

    def view(self, model: Model) -> dict[str, object]:
        """Return strings and whole numbers for the widget's `view.html`."""


def run(request: Request, *, strict: bool = False) -> Frame:
    """Answer a request. What cannot be read or is refused changes nothing and is told in the frame.

    With `strict` (for authors) it is raised instead: `InvalidNotation` or `IllegalPosition`.
    """
    if request.widget not in WIDGETS or request.lang not in LANGUAGES or request.pack not in ("", *OTHER_DECK):
        raise ValueError(f"no widget {request.widget!r} in {request.lang!r}")
    widget: Widget[Any] = import_module(f"widgets.{request.widget}")
    if request.source:
        taught: Any = widget
        taught.learn(request.source)
    model, refusal = _opened(widget, request)
    if "msg" in request.fields and not refusal:
        try:
            seen = widget.parse(request.seen) if request.seen not in ("", request.state) else model
            model = widget.update(model, seen, request.fields, request.seed)
        except REFUSALS as error:
            refusal = error
    if request.batches and not refusal:
        working: Any = widget
        model = working.advance(model, request.batches)
    if strict and refusal:
        raise refusal
    view = widget.view(model)
    state, link = widget.format(model), to_query(text) if (text := widget.link(model)) else ""
    _latest[request.widget] = state, model
    if request.pack:
        return Frame(state, _packed(request, view, link) if link else "", link, "")
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
    shelves: Any = None if refusal else view.get("shelves")
    return Frame(state, html, link, focus, bool(view.get("tick")), shelves)


def _packed(request: Request, view: Mapping[str, object], link: str) -> str:
    """Return what fills the share panel."""
    lang, root = request.lang, request.root
    shown = _position(request, view)
    page = f"{request.widget}/?{link}"
    forms = pack(
        shown, f"{root}{page}", f"{root}embed/{page}", lambda code: plain(_card_name(lang, code), request.pack)
    )
    picture = draw(shown, f"{_said(lang, 'Rake')} · {root.partition('://')[2].rstrip('/')}")
    template = environment().get_template("parts/pack.html")
    return template.render(ident=request.ident, lang=lang, forms=forms, picture=picture)


def _position(request: Request, view: Mapping[str, object]) -> Position:
    template = environment().get_template(f"{request.widget}/share.html")
    return read_position(template.render(**view, lang=request.lang, root=request.root), request.pack)


def position(widget: str, text: str, lang: str) -> Position:
    """Return what a widget's text shows, as it is passed on. Raises `InvalidNotation` and `IllegalPosition`."""
    known: Widget[Any] = import_module(f"widgets.{widget}")
    return _position(Request(widget, "", lang=lang, pack="vardic"), known.view(known.parse(text)))


def share_panel(ident: str, lang: str, link: str) -> str:
    """Return the panel that stands below a widget with a link, or hidden without one, before its reader opens it."""
    return environment().get_template("parts/share.html").render(ident=ident, lang=lang, link=link)


def _opened(widget: Widget[Any], request: Request) -> tuple[Any, ValueError | None]:
    """Return the model of the link, else of the state, else a fresh one; and why the first of them was not taken.

    A link shows a position and nothing of what whoever made it did with it.
    """
    refusal: ValueError | None = None
    try:
        if len(request.link) > MOST_LINK:
            raise InvalidNotation(f"length {MOST_LINK}", request.link)
        if request.link:
            model = widget.parse(from_query(request.link))
            position = widget.link(model)
            linked = widget.parse(position) if position else model
            if meet := getattr(widget, "meet", None):
                # What the device keeps may be of an older edition; the link opens all the same.
                with suppress(*REFUSALS):
                    linked = meet(linked, widget.parse(request.state))
            return linked, None
    except REFUSALS as error:
        refusal = error
    try:
        if request.state:
            state, model = _latest.get(request.widget, ("", None))
            return model if state == request.state else widget.parse(request.state), refusal
    except REFUSALS as error:
        refusal = refusal or error
    return widget.init(request.seed), refusal


def answer(text: str) -> str:
    """Answer a request in JSON with a frame in JSON."""
    return json.dumps(vars(run(Request(**json.loads(text)))), ensure_ascii=False)


def _elsewhere(request: Request) -> str | None:
    """Return the address of the page that can read a link which this page cannot."""
    text = f" {from_query(request.link)}"
    widget = next((widget for widget, name in WIDGETS.items() if name and f" {name}=" in text), request.widget)
    return None if widget == request.widget else f"{request.root}{widget}/?{request.link.removeprefix('?')}"


@cache
def environment() -> Environment:
    """Return the one Jinja2 environment. Which language speaks is the `lang` of each call."""
    env = Environment(
        loader=PackageLoader("widgets", "."),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        auto_reload=False,  # `make serve` forgets this environment when a template changes
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    extended: Any = env
    extended.install_gettext_callables(_gettext, _ngettext)
    extended.newstyle_gettext = True  # templates call with variables; ours put them in, quicker than Jinja's wrappers
    env.globals |= {"rulebook": rulebook, "words": words, "prose": prose}
    # Filters are called without Jinja's inquiry into what may be called.
    env.filters |= {
        "card_name": pass_context(lambda context, code: _card_name(context["lang"], code)),
        "unchanging": pass_context(lambda context, about, template: _unchanging(template, context["lang"], about)),
    }
    env.globals["_"] = _gettext  # the extension's own looks `gettext` up at each call
    return env


@cache
def _unchanging(template: str, lang: str, about: str) -> Markup:
    """Return what a template says of one thing in a language, whatever else the frame shows; it is made once."""
    return Markup(environment().get_template(template).render(lang=lang, about=about).strip())


def _card_name(lang: str, code: str) -> Markup:
    return _unchanging("parts/card_name.html", lang, code)


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """Return a language's translations; English is the text of the templates."""
    if lang == "en":
        return gettext.NullTranslations()
    with (resources.files("widgets") / "locale" / f"{lang}.mo").open("rb") as file:
        return gettext.GNUTranslations(file)


@lru_cache(4096)
def _said(lang: str, text: str, many: str = "", number: int = 1) -> Markup:
    speak = catalogue(lang)
    return Markup(speak.ngettext(text, many, number) if many else speak.gettext(text))


@pass_context
def _gettext(context: Context, text: str, /, **variables: object) -> Markup:
    said = _said(context["lang"], text)
    return said % variables if "%" in said else said


@pass_context
def _ngettext(context: Context, one: str, many: str, number: int, /, **variables: object) -> Markup:
    return _said(context["lang"], one, many, number) % ({"num": number} | variables)
