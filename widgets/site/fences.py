"""Fences in Markdown pages that become widgets: a fence's text is the widget's state; the page gets its first frame."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from rake.rule_of import explained

DOCS = Path(__file__).parent.parent.parent / "docs"
PREFIX = "rake-"
OPTIONS = {"linked", "kept", "awake", "shelves"}
SOURCE, COURSE = "source", "course"


@dataclass(frozen=True, slots=True)
class Page:
    """The page being built: the language of its widgets, and the relative address of the language's first page."""

    lang: str = "en"
    root: str = ""


page = Page()
"""The page being built. MkDocs doesn't tell fences their page, so it is a global; pages are built one at a time."""


def begin(new_page: Page) -> None:
    """Set the page that the next fences belong to."""
    global page
    page = new_page


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown
) -> bool:
    """Store the options of a fence and return whether all of them exist.

    `linked` marks the widget that reads and writes the page's address; `kept` one whose state is saved on the device
    (`kept=NAME` if the widget has several such pages); `awake` a page's main widget that is neither; `shelves` the one
    that shows everything saved on the device. A widget without any of these is an example with hidden controls.
    `source=FILE` names the data for the widget, a file in `docs`: a lesson, a guide or a bank of spots; `source=course`
    gives it the list of all lessons.
    """
    options.update(inputs)
    return set(inputs) <= {*OPTIONS, SOURCE}


def render(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **_unused: Any) -> str:
    """Return the HTML of a widget with its first frame. Raises `SuperFencesException` for a state that it refuses."""
    # Imported here, not above: `make serve` drops the widgets' modules before each build, to reload edited ones.
    from rake.kit.errors import offset_by
    from widgets.host import WIDGETS, Request, run
    from widgets.sharing import share_panel

    widget = language.removeprefix(PREFIX)
    if widget not in WIDGETS:
        raise SuperFencesException(f"{language}: no widget is called {widget!r}")
    numbers: list[str] = md.__dict__.setdefault("rake_widgets", [])
    ident = f"w{len(numbers) + 1}"
    numbers.append(widget)
    # A fence without any of these options is an example: one button shows all its controls.
    quiet = "" if OPTIONS & options.keys() else "quiet=1 "
    try:
        page_source = _page_source(widget, options[SOURCE]) if SOURCE in options else ""
        request = Request(
            widget, ident, state=quiet + source.strip(), lang=page.lang, root=page.root, seed=ident, source=page_source
        )
        with offset_by(-len(quiet)):
            frame = run(request, strict=True)
    except (OSError, ValueError) as error:
        raise SuperFencesException(f"{language} {source.strip()!r}: {explained(error)}") from error
    attributes = {"lang": page.lang, "root": page.root} | ({SOURCE: page_source} if page_source else {})
    data = "".join(f' data-{name}="{escape(value)}"' for name, value in attributes.items())
    own = {name: options[name] for name in sorted(OPTIONS & options.keys())}
    data += "".join(f" data-{name}" + (f'="{escape(value)}"' if value != name else "") for name, value in own.items())
    # The search index skips a section up to the first closing tag of that name, so no frame may contain a section.
    panel = share_panel(ident, page.lang, frame.link) if "linked" in options else ""
    return f'<section class="rake-widget" data-search-exclude{data}>\n{frame.html}\n</section>\n{panel}'.rstrip()


def _page_source(widget: str, name: str) -> str:
    """Return the data that the option `source=NAME` asks for, as text.

    That is the list of lessons, a lesson or a guide as JSON in the page's language, or the bank of spots unchanged.
    Raises `OSError` and `ValueError`.
    """
    from widgets.site import guides, lessons

    if name == COURSE:
        return lessons.course_source(page.lang)
    path = DOCS / name
    if path.suffix != ".toml":
        return path.read_text("utf-8")
    read_source = guides.guide_source if widget == "table" else lessons.lesson_source
    return read_source(path, page.lang)
