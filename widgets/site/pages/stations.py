"""The lessons of a game as a path, with a picture of each, and what a reader of Rake has left off.

Both are links with the name of what the browser's storage keeps for them, which `widgets/js/stations.js` looks up. A
lesson's file says in a sentence what is learned in it, `says`, and has a `picture` of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mkdocs.utils.meta import get_data

from widgets.games.rake.diary import FIRST
from widgets.host import game_named
from widgets.other_games import words
from widgets.site.pages.first_deals import ROUNDS, last_step
from widgets.site.pages.game_facts import GAMES
from widgets.site.pages.lessons import FOLDER, LESSONS, read_toml, table_title
from widgets.templates import environment

_TEMPLATES = {"<!-- lessons -->": "path", "<!-- back -->": "back"}
_KEPT = re.compile(r'-lesson [^\n]*\bkept="(\w+)"')

STEPS_A_MINUTE = 3.5
"""How many steps of a lesson a reader takes in a minute."""


@dataclass(frozen=True, slots=True)
class Station:
    """A lesson: the name of its page, its title, what is learned in it, its picture's cards and signs, its steps.

    `kept` is what the browser's storage keeps its state under, after `lesson-`.
    """

    name: str
    kept: str
    title: str
    says: str
    picture: tuple[str, ...]
    steps: int

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        return round(self.steps / STEPS_A_MINUTE)


def stations(lang: str, word: str = "") -> list[Station]:
    """Return the lessons of a game that have a page, in their order; without a word, Rake's."""
    files = _lessons_of(word) if word else _lessons_of_rake()
    return [_station(path, lang) for path in files if path.with_suffix(".md").exists()]


def _lessons_of_rake() -> Iterator[Path]:
    yield from (FOLDER / f"{name}.toml" for name in LESSONS)


def _lessons_of(word: str) -> Iterator[Path]:
    """Yield the files of a game's lessons, each of which names the one that follows."""
    files = {path.stem: path for path in sorted((GAMES / word).glob("*.toml")) if path.stem != "first"}
    after = {name: str(read_toml(path).get("following", "")) for name, path in files.items()}
    name = next(name for name in files if name not in after.values())
    while name:
        yield files[name]
        name = after[name]


def _station(path: Path, lang: str) -> Station:
    file, page = read_toml(path), path.with_suffix(".md").read_text("utf-8")
    kept = _KEPT.search(page)
    if not kept:
        raise ValueError(f"{path.stem}.md keeps no lesson")
    picture = tuple(file["picture"].split())
    return Station(path.stem, kept[1], file["title"][lang], file["says"][lang], picture, len(file["step"]))


def filled(markdown: str, root: str, lang: str, word: str = "") -> str:
    """Return the Markdown of a page of a game, Rake without a word, with links for each of the two comments.

    A comment is one that has a line to itself. `root` is the relative address of the language's first page.
    """
    for comment, template in _TEMPLATES.items():
        if comment in markdown.splitlines():
            shown = environment().get_template(f"site/pages/{template}.html")
            about = {"titles": _titles(word, lang), "game": game_named(word), "root": root, "first_day": FIRST}
            about |= {"stations": stations(lang, word), "last_of_first": last_step(ROUNDS / "first.toml", lang)}
            about |= {"tables": [(other, table_title(other, lang)) for other in words()]}
            markdown = markdown.replace(comment, shown.render(lang=lang, **about))
    return markdown


def _titles(word: str, lang: str) -> dict[str, str]:
    """Return the titles of the pages where a game is practised and played, by their names, if it has them."""
    pages = {name: GAMES / word / f"{name}{'' if lang == 'en' else f'.{lang}'}.md" for name in ("drill", "play")}
    return {name: get_data(page.read_text("utf-8"))[1]["title"] for name, page in pages.items() if page.exists()}
