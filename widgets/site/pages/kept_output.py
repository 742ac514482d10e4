"""Keeps what the theme makes of a page, and what the search knows of it, for the next build of `make serve`."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import partial
from typing import Any, override

from jinja2 import Environment, Template
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from widgets.site import rebuild

_THEME = re.compile(r"mkdocs\.yml|widgets/site/pages/theme/.*")
_SCRIPTS = "scripts@@"
"""What stands for the folder of scripts in pages that are kept: its name changes with any code that readers get."""

_IN_MENUS = ("icon", "status", "subtitle")
"""What the theme's menus show of another page's front matter, beside its title and address."""


class _Kept(Template):
    """A template of the theme that renders a page only if that would come to something else than before."""

    @override
    def render(self, *given: Any, **variables: Any) -> str:
        page = given[0].get("page") if given else None
        make = partial(super().render, *given, **variables)
        if page is None:
            return make()
        lang = given[0]["config"].theme["language"]
        scripts = given[0]["config"].extra["host"].rpartition("/")[0]
        shown = _shown(self.name, **given[0]).replace(scripts, _SCRIPTS)
        key = hashlib.sha256(shown.encode()).hexdigest()
        html = rebuild.kept(("output", lang, page.url), key, lambda: make().replace(scripts, _SCRIPTS), _THEME)
        return html.replace(_SCRIPTS, scripts)


def _shown(template: str | None, page: Page, config: MkDocsConfig, **context: Any) -> str:
    """Return what a template of the theme is given for a page."""
    nav = context["nav"]
    near = [(each.title, each.url) if each else None for each in (page.previous_page, page.next_page)]
    menus = [[each.meta.get(name) for name in _IN_MENUS] for each in nav.pages]
    scripts = [vars(script) for script in config.extra_javascript if not isinstance(script, str)]
    about = (page.title, page.meta, page.canonical_url, page.is_homepage, near, str(page.toc), page.content)
    site = (str(nav), menus, config.site_url, config.extra, config.extra_css, scripts, context["base_url"])
    return repr((template, about, getattr(page.file, "locale", ""), site))


def keep(env: Environment, config: MkDocsConfig) -> None:
    """Let the theme render pages, and the search read them, only if they have changed since the build before."""
    env.template_class = _Kept
    plugins: Any = config.plugins
    index = plugins["material/search"].search_index
    index.add_entry_from_context = partial(_add, index, index.add_entry_from_context, config)


def _add(index: Any, add: Callable[[Page], None], config: MkDocsConfig, page: Page) -> None:
    """Add the entries of a page to the search."""

    def entries() -> list[dict[str, Any]]:
        before = len(index.entries)
        add(page)
        return [*index.entries[before:]]

    given = (page.content, page.title, page.meta.get("title"), page.meta.get("search"), page.meta.get("tags"))
    before = len(index.entries)
    kept = rebuild.kept(("search", config.theme["language"], page.url), given, entries, None)
    index.entries[before:] = map(dict, kept)
