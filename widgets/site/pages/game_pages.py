"""The other games in the navigation, in the list on their first page, and the doors on the first page of each.

All of it follows from their folders. The first page of a game says in its front matter which `pages` follow it, how
many `players` there can be, about how many `minutes` it takes, what `kind` of game it is, in one sentence what it is,
`says`, who would like it, `audience`, and which `cards` stand for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure import StructureItem
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from widgets.host import game_named
from widgets.site.pages.game_facts import GAMES, game_of
from widgets.templates import environment

FIRST = "games/index.md"
_LIST = "<!-- games -->"
_TITLE = re.compile(r"(?m)^# .+$")
_KIN = {"rules": "rules/index", "spots": "spots", "contributing": "engine"}
"""The page whose section is that of a folder's pages which the menu doesn't list."""
_ABOUT = ("title", "players", "minutes", "kind", "says", "audience", "cards")
_PATH = re.compile(r"(?m)^## .+\{#path\}$")


def words() -> list[str]:
    """Return the words of the games that have pages."""
    return sorted(path.parent.name for path in GAMES.glob("*/index.md"))


def with_games(nav: list[Any]) -> list[Any]:
    """Return a navigation as in mkdocs.yml with a section for each game, after the page that lists them all.

    Only sections get a title here; pages bring their own.
    """
    return [{title: _filled(entries) for title, entries in section.items()} for section in nav]


def _filled(entries: Any) -> Any:
    if not isinstance(entries, list) or FIRST not in _sources(entries):
        return entries
    games = {_front(word, "en")["title"]: _pages(word) for word in words()}
    own = [entry for entry in entries if not (isinstance(entry, dict) and entry.keys() <= games.keys())]
    at = next(at for at, entry in enumerate(own, 1) if FIRST in _sources([entry]))
    return [*own[:at], *({title: pages} for title, pages in games.items()), *own[at:]]


def _sources(entries: list[Any]) -> list[str]:
    """Return the paths of those entries that are pages."""
    values = (next(iter(entry.values())) if isinstance(entry, dict) else entry for entry in entries)
    return [value for value in values if isinstance(value, str)]


def _pages(word: str) -> list[str]:
    return [f"games/{word}/{name}.md" for name in ("index", *_front(word, "en")["pages"])]


def translate(nav: Navigation, lang: str) -> None:
    """Give each game's section the title of its first page in a language."""
    for section in _sections(nav.items):
        if word := _word(section):
            section.title = _front(word, lang)["title"]


def as_seen_from(nav: Navigation, page: Page) -> Navigation:
    """Return a navigation for a page in which every game but the page's own is one entry, its first page.

    So a page grows by one entry for each further game, and a reader who opens the menu sees a list of games. For a page
    that the menu doesn't list, the section of another one is the active one.
    """
    own, kin = game_of(page.file.src_uri), _KIN.get(page.file.src_uri.partition("/")[0])

    def seen(item: StructureItem) -> StructureItem:
        if not isinstance(item, Section):
            return item
        word = _word(item)
        if word and word != own:
            return item.children[0]
        section = copy(item)
        section.children = [seen(child) for child in item.children]
        section.active = item.active or any(isinstance(child, Page) and _name(child) == kin for child in item.children)
        return section

    return Navigation([seen(item) for item in nav.items], nav.pages)


def beside(nav: Navigation, page: Page) -> list[Page]:
    """Return the pages that a page without a menu leads to, in their order, from its navigation `as_seen_from` it.

    They're those of its section, this one among them. Where one page lists the others, it's that page alone: the first
    of a game, or of the lessons, and the list of named spots.
    """
    section = _innermost(nav.items)
    if not section:
        return []
    own = [child for child in section.children if isinstance(child, Page)]
    kin = _KIN.get(page.file.src_uri.partition("/")[0])
    return [each for each in own if each.is_index or _name(each) == kin][:1] or own


def _innermost(items: list[Any]) -> Section | None:
    """Return the smallest active section of a navigation; None if it has none."""
    active = next((item for item in items if isinstance(item, Section) and item.active), None)
    return (_innermost(active.children) or active) if active else None


def _name(page: Page) -> str:
    """Return the path of a page's source without its language and ending."""
    return page.file.src_uri.partition(".")[0]


def _word(section: Section) -> str:
    """Return the word of the game that a section is about; empty if it's about none."""
    first = section.children[0] if section.children else None
    return game_of(first.file.src_uri) if isinstance(first, Page) else ""


def _sections(items: list[Any]) -> Iterator[Section]:
    for item in items:
        if isinstance(item, Section):
            yield item
            yield from _sections(item.children)


def listed(markdown: str, lang: str) -> str:
    """Return the Markdown of the list of games with an item for each in place of a comment."""
    items = "".join(_item(word, lang) for word in words())
    return markdown.replace(_LIST, f'<ul class="rake-games">\n{items}</ul>')


def _item(word: str, lang: str) -> str:
    """Return a game's item: the cards that stand for it, and what it is."""
    about = _front(word, lang)
    template = environment().get_template("site/pages/game.html")
    return f"{template.render(lang=lang, game=game_named(word), word=word, about=about).strip()}\n"


def with_doors(markdown: str, source: str, lang: str) -> str:
    """Return the Markdown of a game's page with its doors, if it's the first one of the game.

    They are the ways to learn, to play and to the rules at its top, and above its lesson what there is to print.
    """
    if not source.endswith("/index.md"):
        return markdown
    doors = environment().get_template("site/pages/doors.html").render(lang=lang, folder="")
    scored = "sheet" in _front(game_of(source), lang)
    paper = environment().get_template("site/pages/paper.html").render(lang=lang, scored=scored)
    markdown = _TITLE.sub(lambda title: f"{title[0]}\n\n{doors}", markdown, count=1)
    return _PATH.sub(lambda title: f"{paper}\n\n{title[0]}", markdown, count=1)


def _front(word: str, lang: str) -> Mapping[str, Any]:
    """Return what the first page of a game says of itself at its top, in English if it isn't translated.

    Raises `PluginError` if something is missing.
    """
    translated = GAMES / word / f"index.{lang}.md"
    page = translated if translated.exists() else GAMES / word / "index.md"
    _, front = get_data(page.read_text("utf-8"))
    if missing := {*_ABOUT, *(["pages"] if page != translated else [])} - front.keys():
        raise PluginError(f"{page}: the front matter lacks {', '.join(sorted(missing))}")
    return front
