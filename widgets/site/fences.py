"""Markdown fences that become widgets: the fence's text is the widget's state, its first frame is part of the page."""

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
    """The address of the page that is being written, and the language of its widgets."""

    lang: str = "en"
    root: str = ""


page = Page()
"""The page being written; MkDocs writes one at a time and hands fences no page."""


def begin(new_page: Page) -> None:
    """Tell the fences which page comes next."""
    global page
    page = new_page


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown
) -> bool:
    """Accept the options of a fence.

    `linked` is the widget that reads and writes the page's address, `kept` one whose state the reader's device keeps
    (`kept=NAME` where a widget has several such pages), `awake` one that is the page's own and needs neither, `shelves`
    one that looks after all that the device keeps.
    `source=FILE` names what the page brings for the widget, a file of `docs`: a lesson, a guide or a bank of spots;
    `source=course` brings the names of all lessons.
    """
    options.update(inputs)
    return set(inputs) <= {*OPTIONS, SOURCE}


def render(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **_unused: Any) -> str:
    """Return the block of a widget with its first frame. A text that the widget refuses stops the build."""
    # `make serve` forgets the widgets before each build, so they are imported anew here.
    from rake.kit.errors import offset_by
    from widgets.host import WIDGETS, Request, run
    from widgets.sharing import share_panel

    widget = language.removeprefix(PREFIX)
    if widget not in WIDGETS:
        raise SuperFencesException(f"{language}: no widget is called {widget!r}")
    numbers: list[str] = md.__dict__.setdefault("rake_widgets", [])
    ident = f"w{len(numbers) + 1}"
    numbers.append(widget)
    # A fence that is not the page's own widget is an example: its controls wait behind one button.
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
    # The search's parser ends an exclusion at the first closing tag of the same name: no frame holds a section.
    panel = share_panel(ident, page.lang, frame.link) if "linked" in options else ""
    return f'<section class="rake-widget" data-search-exclude{data}>\n{frame.html}\n</section>\n{panel}'.rstrip()


def _page_source(widget: str, name: str) -> str:
    """Return the course, a lesson or a guide in the page's language, or a bank of spots as it is.

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
