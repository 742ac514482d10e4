"""Keeps what pages are rendered to, for the next build of `make serve`, until something that they are made of changes.

That is the page's Markdown, the files that are opened meanwhile, where its links lead, and what our fences in it show:
if their code or their files have changed, they are asked anew, and the page is kept if they show the same.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial, wraps
from types import SimpleNamespace
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from widgets.site import rebuild


class Fence(NamedTuple):
    """A fence of ours: what its format is given, the number of the text that it is in, and what it shows."""

    source: str
    language: str
    css_class: str
    options: dict[str, Any]
    named: dict[str, Any]
    text: int
    html: str


class Call(NamedTuple):
    """A call of a method: its arguments, those with names, and what it returned."""

    given: tuple[Any, ...]
    named: dict[str, Any]
    answer: Any


@dataclass(slots=True)
class Rendered:
    """What a page was made of, and what rendering it has set in it and in the plugin for references to the engine.

    `files` has the hash of each file by its path, `behind` of those of its fences, `targets` the path and address of
    each file that a link leads to, by what was looked for. `links` are the page's `links_to_anchors`, with paths in
    place of files. `anchors`, `inventory` and `collected` are what mkdocstrings has noted about the engine.
    """

    markdown: str
    files: dict[str, str]
    fences: list[Fence]
    behind: dict[str, str]
    targets: dict[str, tuple[str, str] | None]
    set_in_page: dict[str, Any]
    links: dict[str, dict[str, str]]
    anchors: list[Call]
    inventory: list[Call]
    collected: Any

    def still_holds(self, page: Page, config: MkDocsConfig, files: Files) -> bool:
        """Return whether rendering the page would come to the same again."""
        return (
            self.markdown == page.markdown
            and rebuild.hold(self.files)
            and all(_address(files, path) == address for path, address in self.targets.items())
            and (rebuild.hold(self.behind) or self._show_the_same(config))
        )

    def _show_the_same(self, config: MkDocsConfig) -> bool:
        """Return whether the fences show the same, asked anew."""
        formats = {fence["name"]: fence["format"] for fence in _custom(config)}
        counters = [SimpleNamespace() for _ in self.fences]
        with rebuild.opened() as read:
            for fence in self.fences:
                given = (fence.source, fence.language, fence.css_class, dict(fence.options), counters[fence.text])
                if fence.language not in formats or formats[fence.language](*given, **fence.named) != fence.html:
                    return False
        self.behind = rebuild.hashes(read, rebuild.CODE)
        return True


_ENGINE = re.compile(r"rake/.*")

_SET = ("content", "toc", "_title_from_render", "present_anchor_ids")
"""What `Page.render` sets besides `links_to_anchors`."""

_pages: dict[tuple[str, str], Rendered] = {}
"""The pages by language and address."""


@dataclass(slots=True)
class _Notes:
    """What is noted of the fences of the page being rendered: each, the files behind them, the texts they are in."""

    fences: list[Fence]
    read: set[str]
    texts: list[Any]


_notes: _Notes | None = None


def _custom(config: MkDocsConfig) -> list[dict[str, Any]]:
    fences: list[dict[str, Any]] = config.mdx_configs["pymdownx.superfences"]["custom_fences"]
    return fences


def note_fences(config: MkDocsConfig) -> None:
    """Let what the fences of a page are given, and what they show, be noted while it is rendered."""
    for fence in _custom(config):
        fence["format"] = _noting(inspect.unwrap(fence["format"]))


def _noting(shown: Callable[..., str]) -> Callable[..., str]:
    @wraps(shown)
    def noting(source: str, language: str, css_class: str, options: dict[str, Any], md: Any, **named: Any) -> str:
        if not _notes:
            return shown(source, language, css_class, options, md, **named)
        with rebuild.opened(aside=True) as read:
            html = shown(source, language, css_class, options, md, **named)
        _notes.read |= read
        if md not in _notes.texts:
            _notes.texts.append(md)
        text = _notes.texts.index(md)
        _notes.fences.append(Fence(source, language, css_class, dict(options), named, text, html))
        return html

    return noting


@contextmanager
def _noted() -> Iterator[_Notes]:
    """Return notes of the fences that are shown inside."""
    global _notes
    _notes = _Notes([], set(), [])
    try:
        yield _notes
    finally:
        _notes = None


def keep(page: Page, lang: str) -> None:
    """Let a page be rendered only if that would come to something else than in the build before."""
    vars(page)["render"] = partial(_render, page, lang, page.render)


def _render(
    page: Page, lang: str, anew: Callable[[MkDocsConfig, Files], None], config: MkDocsConfig, files: Files
) -> None:
    plugins: Any = config.plugins
    autorefs, handlers = plugins["autorefs"], plugins["mkdocstrings"].handlers
    python, inventory = handlers.get_handler("python"), handlers.inventory
    kept = _pages.get((lang, page.url))
    markdown = page.markdown or ""
    if not kept or not kept.still_holds(page, config, files):
        with (
            _noted() as notes,
            rebuild.opened() as opened,
            _calls(files, "get_file_from_path") as looked,
            _calls(autorefs, "register_anchor") as anchors,
            _calls(inventory, "register") as registered,
        ):
            engine = (each.collected for each in _pages.values() if each.anchors and rebuild.hold(each.files))
            python._modules_collection = next(engine, python._modules_collection)
            anew(config, files)
        _pages[lang, page.url] = Rendered(
            markdown,
            rebuild.hashes({"mkdocs.yml", *opened}, _ENGINE if anchors else None),
            notes.fences,
            rebuild.hashes(notes.read, rebuild.CODE if notes.fences else None),
            {call.given[0]: _address(files, call.given[0]) for call in looked},
            {name: getattr(page, name) for name in _SET},
            {file.src_uri: links for file, links in (page.links_to_anchors or {}).items()},
            [call._replace(given=call.given[1:]) for call in anchors],  # without the page itself
            registered,
            python._modules_collection,
        )
        return
    for name, value in kept.set_in_page.items():
        setattr(page, name, value)
    page.links_to_anchors = {files.src_uris[path]: links for path, links in kept.links.items()}
    for call in kept.anchors:
        autorefs.register_anchor(page, *call.given, **call.named)
    for call in kept.inventory:
        inventory.register(*call.given, **call.named)
    if kept.anchors:
        python._modules_collection = kept.collected


def _address(files: Files, path: str) -> tuple[str, str] | None:
    file = files.get_file_from_path(path)
    return (file.src_uri, file.url) if file else None


@contextmanager
def _calls(owner: object, name: str) -> Iterator[list[Call]]:
    """Return a list of the calls of a method that happen inside."""
    method, calls = getattr(owner, name), []

    def called(*given: Any, **named: Any) -> Any:
        calls.append(Call(given, named, answer := method(*given, **named)))
        return answer

    setattr(owner, name, called)
    try:
        yield calls
    finally:
        delattr(owner, name)
