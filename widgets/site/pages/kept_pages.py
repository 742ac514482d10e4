"""Keeps what pages are rendered to, for the next build of `make serve`, until something that they are made of changes.

That is the page's Markdown, the files that are opened meanwhile, where its links lead, and, if it has a fence of ours,
all our code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from widgets.site.pages import rebuild


class Call(NamedTuple):
    """A call of a method: its arguments, those with names, and what it returned."""

    given: tuple[Any, ...]
    named: dict[str, Any]
    answer: Any


@dataclass(frozen=True, slots=True)
class Rendered:
    """What a page was made of, and what rendering it has set in it and in the plugin for references to the engine.

    `files` has the hash of each file by its path, `targets` the path and address of each file that a link leads to, by
    what was looked for. `links` are the page's `links_to_anchors`, with paths in place of files. `anchors`, `inventory`
    and `collected` are what mkdocstrings has noted about the engine.
    """

    markdown: str
    files: dict[str, str]
    targets: dict[str, tuple[str, str] | None]
    set_in_page: dict[str, Any]
    links: dict[str, dict[str, str]]
    anchors: list[Call]
    inventory: list[Call]
    collected: Any

    def still_holds(self, page: Page, files: Files) -> bool:
        """Return whether rendering the page would come to the same again."""
        return (
            self.markdown == page.markdown
            and all(rebuild.sources.get(name) == content for name, content in self.files.items())
            and all(_address(files, path) == address for path, address in self.targets.items())
        )


_SET = ("content", "toc", "_title_from_render", "present_anchor_ids")
"""What `Page.render` sets besides `links_to_anchors`."""

_pages: dict[tuple[str, str], Rendered] = {}
"""The pages by language and address."""


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
    if not kept or not kept.still_holds(page, files):
        with (
            rebuild.opened() as opened,
            _calls(files, "get_file_from_path") as looked,
            _calls(autorefs, "register_anchor") as anchors,
            _calls(inventory, "register") as registered,
        ):
            anew(config, files)
        _pages[lang, page.url] = Rendered(
            markdown,
            {name: rebuild.sources[name] for name in _made_from(markdown, opened, bool(anchors), config)},
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


def _made_from(markdown: str, opened: set[str], describes_engine: bool, config: MkDocsConfig) -> set[str]:
    """Return the files that a page is made from."""
    fences = "|".join(fence["name"] for fence in config.mdx_configs["pymdownx.superfences"]["custom_fences"])
    ours = re.compile(rf"(```|~~~).*\b({fences})\b")
    texts = (markdown, *((rebuild.ROOT / name).read_text("utf-8") for name in opened if name.startswith("docs/")))
    if any(map(ours.search, texts)):
        return opened | {name for name in rebuild.sources if rebuild.CODE.fullmatch(name)}
    engine = {name for name in rebuild.sources if describes_engine and name.startswith("rake/")}
    return {"mkdocs.yml", *opened, *engine}


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
