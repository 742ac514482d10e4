"""Pages for frames on other sites: each page with a `linked` widget has one, at the same address below `embed/`.

It shows that widget and nothing else. If it should begin with something other than the page does, the front matter
of the English page says so, as `frame`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from widgets.site.pages import translations
from widgets.site.pages.fences import FENCE

TEMPLATE = "embed.html"
"""The template of these pages, without the theme's header, navigation and footer."""

_FOLDER = "embed/"
_LINKED = re.compile(rf"^```(?P<begin>{FENCE.pattern}\b.*\blinked\b.*)\n(?P<state>(?:.*\n)*?)```$", re.MULTILINE)
_AT_HOME = re.compile(r' (?:room|kept)\b(?:="[^"]*")?')
"""The options that only a page of ours has a use for: a frame isn't a room, and keeps nothing."""


def address(url: str, lang: str) -> str:
    """Return the address of the page for frames of a page, or another address below it; both from the first page."""
    root = "" if lang == "en" else f"{lang}/"
    return f"{root}{_FOLDER}{url.removeprefix(root)}"


def has_frame(markdown: str) -> bool:
    """Return whether a page has a linked widget, and so a page for frames."""
    return bool(_LINKED.search(markdown))


def whole(source: str) -> str:
    """Return the source of the whole page, given that of its page for frames or its own."""
    return source.removeprefix(_FOLDER)


def whole_address(url: str, lang: str) -> str:
    """Return the address of the whole page, given that of its page for frames or its own; both from the first page."""
    root = "" if lang == "en" else f"{lang}/"
    return f"{root}{url.removeprefix(root).removeprefix(_FOLDER)}"


def is_embedded(page: Page) -> bool:
    """Return whether a page is one for frames."""
    return page.file.src_uri.startswith(_FOLDER)


def embedded(files: Files, config: MkDocsConfig) -> Iterator[File]:
    """Yield a page for frames for each page of a language with a linked widget. Both are made from the same file."""
    lang = config.theme["language"]
    for file in files.documentation_pages():
        if has_frame(file.content_string):
            frame = copy(file)
            frame.src_uri = _FOLDER + file.src_uri
            frame.dest_uri = address(file.dest_uri, lang)
            frame.url = address(file.url, lang)
            frame.abs_dest_path = str(Path(config.site_dir, frame.dest_uri))
            frame.inclusion = InclusionLevel.NOT_IN_NAV
            yield frame


def begin(page: Page, markdown: str) -> str:
    """Make a page one for frames; return the Markdown of its widget."""
    page.meta.update(template=TEMPLATE, search={"exclude": True})
    fence = _LINKED.search(markdown)
    assert fence
    english = translations.source(Path(page.file.abs_src_path or ""))
    _, front = get_data(english.read_text("utf-8"))
    state = f"{front['frame']}\n" if "frame" in front else fence["state"]
    return f"```{_AT_HOME.sub('', fence['begin'])}\n{state}```"
