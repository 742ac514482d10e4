"""The only entry point to the widgets: `run` answers a request with a frame, in the site's build and in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from rake import IllegalAction, IllegalPosition, InvalidNotation

from . import other_games, progress
from .games import rake
from .kit.hosted_game import HostedGame
from .kit.position import OTHER_DECK, SharedPosition
from .kit.widget import Advancing, Context, FrameView, Merging, Sharing, Widget
from .linked_pages import linked_pages
from .links import Link, check_left_out, is_slip, is_tracker, read_link
from .other_games import HOST
from .sharing import WidgetPage, share_pack, shown_position
from .templates import LANGUAGES, environment

RAKE = replace(
    rake.GAME,
    widgets={**rake.GAME.widgets, "progress": progress},
    templates={**rake.GAME.templates, "progress": "progress/{name}.html"},
)
"""Rake, and the page of what its reader has learnt, of other games too."""

WIDGETS = RAKE.widgets
"""The widgets of Rake by name; each has a page of the same name."""

MOST_LINK = 8_000
"""The most characters of a link: several times the longest round that people play, and still quick to answer."""

REFUSALS = (InvalidNotation, IllegalPosition, IllegalAction)


_latest: dict[tuple[str, str], tuple[str, Context, Any]] = {}
"""The last state of each widget of a game, with its context and model, so that the next request needn't parse it."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request of a page: for a widget's first frame (without `fields`), or for the frame after a click.

    `ident` is the id of the form; `state` the widget's saved state; `link` the query of the page's address, read
    instead of `state`; `fields` the form's data; `seen` the state of the frame that was clicked (an older one if clicks
    queue up); `seed` a new random text; `root` the address of the language's first page (absolute, but in frames that
    are built into pages relative); `batches` how much more work to do on an unfinished calculation; `source` data from
    the page such as a lesson or a bank of spots; `today` the date by UTC, e.g. `2026-11-22`. If `pack` names a deck,
    the answer is the forum pack of the state, with the card names of that deck. `game` is the word of another game,
    empty for Rake.
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
    game: str = ""

    @property
    def page(self) -> WidgetPage:
        """The page of the widget."""
        return WidgetPage(game_named(self.game), self.widget, self.lang, self.root)

    @property
    def context(self) -> Context:
        """The context for the widget. Raises `ValueError` if `today` isn't a date."""
        return Context(self.source, date.fromisoformat(self.today) if self.today else date.min)


@dataclass(frozen=True, kw_only=True)
class Frame:
    """The answer to a request: what the page shows next.

    `state` is the widget's new saved state; `link` the query of a link to it, empty if it has none; `focus` the id of
    the control that gets the focus if the focused one is gone; `tick` says that something is unfinished, so that the
    page asks again with `batches`, after `pause` milliseconds. `stored`, if not None, has all entries that the device's
    storage shall hold now, by name. `unread` says that the saved state could not be read, so that the page keeps a copy
    of it. `seconds`, if not 0, is how long the reader has to press something; then the page sends the message `late`.
    While that message stays the same the time runs on. `noted`, if not empty, is a round that is over, as Rake's ledger
    notes it: for the device's storage, if it came of a press or of going on. `aside` is a line of HTML about a link
    that was opened, empty if all of it was read.
    """

    state: str
    html: str
    link: str
    focus: str
    tick: bool = False
    pause: int = 0
    stored: Mapping[str, str] | None = None
    unread: bool = False
    seconds: float = 0
    late: str = ""
    noted: str = ""
    aside: str = ""


def run(request: Request, *, strict: bool = False) -> Frame:
    """Return the frame that answers a request. Input that is refused changes nothing; the frame shows the reason.

    With `strict` (for the site's build) the refusal is raised instead: `InvalidNotation` or `IllegalPosition`.
    """
    widgets = game_named(request.game).widgets
    if request.widget not in widgets or request.lang not in LANGUAGES or request.pack not in ("", *OTHER_DECK):
        raise ValueError(f"no widget {request.widget!r} in {request.lang!r}")
    return _run(widgets[request.widget], request, strict=strict)


def game_named(game: str) -> HostedGame:
    """Return a game by its word, Rake for an empty one. Raises `ValueError` for an unknown word."""
    return other_games.load(game) if game else RAKE


def _run[Model](widget: Widget[Model], request: Request, *, strict: bool) -> Frame:
    context = request.context
    opened = _opened(widget, request, context)
    model, refusal = opened.model, opened.refusal
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
    shared, page = widget.shared(model) if isinstance(widget, Sharing) else model, request.page
    state, link = widget.format(model), page.game.to_query(text) if (text := widget.link(shared)) else ""
    _latest[request.game, request.widget] = state, context, model
    if request.pack:
        return Frame(state=state, html=_packed(request, widget.view(shared).view, link), link=link, focus="")
    shown = widget.view(model)
    html = page.template("view").render(
        **vars(shown.view),
        **page.variables,
        widget=request.widget,
        ident=request.ident,
        state=state,
        refusal=page.game.show_refusal(refusal, linked=opened.is_link_refused),
        unread_state=opened.unread,
        elsewhere=_elsewhere(widget, request) if opened.is_link_refused else None,
        typed=request.fields if refusal else {},
    )
    return Frame(
        state=state,
        html=html,
        link=link,
        focus=f"{request.ident}-{shown.focus}",
        tick=shown.tick,
        pause=shown.pause,
        stored=None if refusal else shown.stored,
        unread=opened.unread,
        seconds=shown.seconds,
        late=shown.late,
        noted="" if refusal else shown.noted,
        aside="" if opened.link is None else _aside(request, opened.link),
    )


def _aside(request: Request, link: Link) -> str:
    """Return what is said of a link that was opened: what of it was left out, and whether part may be missing."""
    template = environment().get_template("kit/aside.html")
    return template.render(lang=request.lang, parts=link.quoted, is_shortened=link.is_shortened).strip()


def _packed(request: Request, view: FrameView, link: str) -> str:
    """Return the HTML of the share panel's content; an empty text without a link."""
    if not link:
        return ""
    return share_pack(request.page, request.ident, view, link, request.pack)


def position(widget: str, text: str, lang: str, game: str = "") -> SharedPosition:
    """Return the position for sharing of a widget's saved state, in a language.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    page = WidgetPage(game_named(game), widget, lang, "")
    asked = page.game.widgets[widget]
    return shown_position(page, asked.view(asked.parse(text, Context())).view, "vardic")


@dataclass(frozen=True, slots=True)
class _Opened[Model]:
    """What a request begins with: the model, and why the link or the saved state was refused, if it was.

    `unread` says that it was the state. `link` is what a link that was opened had beside the position.
    """

    model: Model
    refusal: ValueError | None = None
    is_link_refused: bool = False
    unread: bool = False
    link: Link | None = None


def _opened[Model](widget: Widget[Model], request: Request, context: Context) -> _Opened[Model]:
    """Return the model of the link, else of the state, else a new one."""
    refusal: ValueError | None = None
    try:
        if linked := _linked(widget, request, context):
            return linked
    except REFUSALS as error:
        refusal = error
    is_link_refused, unread = refusal is not None, False
    try:
        if request.state:
            state, last_context, model = _latest.get((request.game, request.widget), ("", context, None))
            if (state, last_context) != (request.state, context):
                model = widget.parse(request.state, context)
            return _Opened(model, refusal, is_link_refused)
    except REFUSALS as error:
        refusal, unread = refusal or error, True
    return _Opened(widget.init(request.seed, context), refusal, is_link_refused, unread)


def _linked[Model](widget: Widget[Model], request: Request, context: Context) -> _Opened[Model] | None:
    """Return the model of the position in the link; None if it has nothing but what other sites add.

    The link's text is reduced to what `link` gives, so that it shows a position but not what its author did with it.
    """
    if len(request.link) > MOST_LINK:
        raise InvalidNotation(f"length {MOST_LINK}", request.link)
    names = (request.game or HOST, *widget.FIELDS)
    ours, others = read_link(request.link).part(names)
    left_out = others.without_trackers()
    if not ours and not left_out:
        return None
    if others:
        if _elsewhere(widget, request):
            raise InvalidNotation("field", others.fields[0][0])
        check_left_out(others, sorted({*names} - dict(ours.fields).keys()), _pages(request.game))
    model = widget.parse(ours.text, context)
    position = widget.link(model)
    linked = widget.parse(position, context) if position else model
    if isinstance(widget, Merging):
        # The saved state may be of an older version and unreadable: then the link opens without it.
        with suppress(*REFUSALS):
            linked = widget.merge(linked, widget.parse(request.state, context))
    return _Opened(linked, link=left_out)


def answer(text: str) -> str:
    """Return, as JSON, the frame that answers a request given as JSON."""
    return json.dumps(vars(run(Request(**json.loads(text)))), ensure_ascii=False)


def _elsewhere(widget: Widget[Any], request: Request) -> str | None:
    """Return the address of the page whose widget can read the link, None if that is this page or there is none."""
    fields = dict(read_link(request.link[:MOST_LINK]).fields)
    game = _game_of(fields, widget, request)
    here = widget.FIELDS if game == request.game and widget.LINKED_BY in fields else ()
    leading = [name for name in fields if name == widget.LINKED_BY or name not in here]
    word = next((page for name, page in _pages(game).items() if name in leading), "")
    if not word or (game, word) == (request.game, request.widget):
        return None
    folder = f"games/{game}/" if game else ""
    return f"{request.root}{folder}{word}/?{request.link.removeprefix('?')}"


def _pages(game: str) -> Mapping[str, str]:
    """Return the widgets of a game that links belong to, by the field that tells."""
    return linked_pages(game) if game else RAKE.linked


def _game_of(fields: Mapping[str, str], widget: Widget[Any], request: Request) -> str:
    """Return the word of the game that a link is about, empty for Rake: by its opening, else the game of the page."""
    if (request.game or HOST) in fields:
        return request.game
    if HOST in fields:
        return ""
    opening, version = next((each for each in fields.items() if not is_tracker(each[0])), ("", ""))
    is_own = opening in widget.FIELDS or is_slip(opening, request.game or HOST)
    is_opening = re.fullmatch(r"[a-z]\w*=\d\d?", f"{opening}={version}", re.ASCII)
    return opening if is_opening and not is_own else request.game
