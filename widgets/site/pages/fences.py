"""Fences in Markdown pages that become widgets: a fence's text is the widget's state; the page gets its first frame."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from rake.cli.refusals import explained
from rake.kit.errors import offset_by
from widgets.host import WIDGETS, Request, game_named, run
from widgets.other_games import load, words
from widgets.sharing import share_panel
from widgets.site import ROOT
from widgets.site.pages import first_deals, guides, lessons
from widgets.templates import environment

DOCS = ROOT / "docs"
RAKE, OTHER = "rake", "game"
FENCE = re.compile(rf"(?P<of>{RAKE}|{OTHER})-(?P<widget>\w+)")
"""The language of a fence: whose widget it is, Rake's or that of another game, and which one."""

OPTIONS = {"linked", "kept", "awake", "shelves"}
BLANK_LINES = re.compile(r"(?<=>)\n{2,}(?=<)")
"""Blank lines between tags, which templates leave and pages can do without."""

SOURCE, ROOM, GAME, PAPER = "source", "room", "game", "paper"


@dataclass(frozen=True, slots=True)
class Page:
    """The page being built: its widgets' language, the relative address of that language's first page, its own file."""

    lang: str = "en"
    root: str = ""
    file: Path | None = None

    def line_of(self, number: int) -> str:
        """Return where the page's fence of that number begins, `docs/hand.md:12: `; an empty text if it isn't there."""
        lines = self.file.read_text("utf-8").splitlines() if self.file else []
        starts = [at for at, line in enumerate(lines, 1) if re.match(rf"\s*[`~]{{3,}}\s*{FENCE.pattern}", line)]
        return f"{self.file}:{starts[number - 1]}: " if number <= len(starts) else ""


page = Page()
"""The page being built. MkDocs doesn't tell fences their page, so it is a global; pages are built one at a time."""


def declared() -> list[dict[str, Any]]:
    """Return the fences of all widgets, of Rake's and of other games, as the configuration of Markdown wants them."""
    own = (f"{RAKE}-{widget}" for widget in WIDGETS)
    theirs = (f"{OTHER}-{widget}" for word in words() for widget in load(word).widgets)
    names = dict.fromkeys((*own, *theirs))
    return [{"name": name, "class": name, "format": render, "validator": validate} for name in names]


def begin(new_page: Page) -> None:
    """Set the page that the next fences belong to."""
    global page
    page = new_page


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown
) -> bool:
    """Store the options of a fence and return whether all of them exist.

    `linked` marks the widget that reads and writes the page's address; `kept` one whose state is saved on the device
    (`kept=NAME` if several pages have a widget of that kind); `awake` marks a page's main widget that is neither
    `linked` nor `kept`; `shelves` the one that shows everything saved on the device. A widget without any of these is
    an example with hidden controls. `source=FILE` names the data for the widget, a file in `docs`: a lesson, a guide, a
    first deal or a bank of spots; `source=course` gives it the list of all lessons, `source=Ann.Ben` the names of the
    first seats. `room` gives its table the whole page, the title of which is then hidden from sight, and below it the
    choice of a pace. `game` is the word of the game, in the fences of other games than Rake. `paper=3.12` names the
    steps of a round that a paper shows (`widgets.site.paper.moments`).
    """
    options.update(inputs)
    return set(inputs) <= {*OPTIONS, SOURCE, ROOM, GAME, PAPER}


def render(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **_unused: Any) -> str:
    """Return the HTML of a widget with its first frame. Raises `SuperFencesException` for a state that it refuses."""
    fence = FENCE.fullmatch(language)
    assert fence
    widget, game = fence["widget"], options.get(GAME, "")
    numbers: list[str] = md.__dict__.setdefault("rake_widgets", [])
    numbers.append(widget)
    ident = f"w{len(numbers)}"

    def fault(reason: str, error: Exception | None = None) -> SuperFencesException:
        if error:
            reason += str(error) if game else explained(error)
        return SuperFencesException(f"{page.line_of(len(numbers))}{language}{reason}")

    if (fence["of"] == OTHER) != bool(game):
        raise fault(f": {GAME}= goes with {OTHER}- alone")
    try:
        widgets = game_named(game).widgets
    except ValueError as error:
        raise fault(": ", error) from error
    if widget not in widgets:
        raise fault(f": no widget is called {widget!r}")
    kind = widgets[widget].SOURCE
    if SOURCE in options and not kind:
        raise fault(f": this widget takes no {SOURCE}=")
    # A fence without any of these options is an example: one button shows all its controls.
    quiet = "" if OPTIONS & options.keys() else "quiet=1 "
    state = quiet + source.strip()
    try:
        page_source = _page_source(kind, options[SOURCE]) if SOURCE in options else ""
        asked = {"lang": page.lang, "root": page.root, "seed": ident, "source": page_source, "game": game}
        with offset_by(-len(quiet)):
            frame = run(Request(widget, ident, state=state, **asked), strict=True)
    except (OSError, ValueError) as error:
        raise fault(f" {source.strip()!r}: ", error) from error
    attributes = {"lang": page.lang, "root": page.root} | _data_for(kind, options, page_source)
    data = "".join(f' data-{name}="{escape(value)}"' for name, value in attributes.items())
    own = {name: options[name] for name in sorted((OPTIONS | {ROOM, GAME, PAPER}) & options.keys())}
    if "linked" in own:
        own["linked"] = widgets[widget].LINKED_BY
    data += "".join(f" data-{name}" + (f'="{escape(value)}"' if value != name else "") for name, value in own.items())
    # The search index skips a section up to the first closing tag of that name, so no frame may contain a section.
    panel = share_panel(ident, page.lang, frame.link) if "linked" in options else ""
    pace = environment().get_template("kit/pace.html").render(lang=page.lang) if options.get(ROOM) == ROOM else ""
    html = BLANK_LINES.sub("\n", frame.html)
    section = f'<section class="rake-widget" data-search-exclude{data}>\n{html}\n</section>'
    return "\n".join(filter(None, (section, pace, panel)))


def _data_for(kind: str, options: dict[str, Any], page_source: str) -> dict[str, str]:
    """Return the attribute that brings a widget its data: the data itself, or for a bank of spots the file's address.

    A bank is large, and the same for all pages: the worker fetches it once.
    """
    if SOURCE not in options:
        return {}
    if kind == "bank":
        return {"file": f"{page.root}{'' if page.lang == 'en' else '../'}{options[SOURCE]}"}
    return {SOURCE: page_source}


def _page_source(kind: str, name: str) -> str:
    """Return the data of a kind (see `Widget.SOURCE`) that the option `source=NAME` asks for, as text.

    The list of lessons, a lesson, a guide and a first deal are JSON in the page's language; a bank of spots is a file
    as it is; names of people are the option itself.
    Raises `OSError` and `ValueError`.
    """
    match kind:
        case "course":
            return lessons.course_source(page.lang)
        case "lesson":
            return lessons.lesson_source(DOCS / name, page.lang)
        case "guide":
            return guides.guide_source(DOCS / name, page.lang)
        case "first":
            return first_deals.first_source(DOCS / name, page.lang)
        case "people":
            return name
    return (DOCS / name).read_text("utf-8")
