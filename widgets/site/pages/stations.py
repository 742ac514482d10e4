"""The lessons of Rake as a path, on their first page, and what a reader has left off, on the site's first page.

Both are links with the name of what the browser's storage keeps for them, which `widgets/js/stations.js` looks up. A
lesson's file says in a sentence what is learned in it, `says`.
"""

from __future__ import annotations

from dataclasses import dataclass

from widgets.games.rake import GAME
from widgets.site.pages.lessons import FOLDER, LESSONS, read_toml
from widgets.templates import environment

LEARN, HOME = "learn/index.md", "index.md"
_TEMPLATES = {LEARN: ("<!-- lessons -->", "path"), HOME: ("<!-- back -->", "back")}

STEPS_A_MINUTE = 3.5
"""How many steps of a lesson a reader takes in a minute."""


@dataclass(frozen=True, slots=True)
class Station:
    """A lesson: its name, its title, what is learned in it, and how many steps and minutes it takes."""

    name: str
    title: str
    says: str
    steps: int

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        return round(self.steps / STEPS_A_MINUTE)


def stations(lang: str) -> list[Station]:
    """Return the lessons in their order."""
    files = {name: read_toml(FOLDER / f"{name}.toml") for name in LESSONS}
    return [Station(name, file["title"][lang], file["says"][lang], len(file["step"])) for name, file in files.items()]


def filled(markdown: str, page: str, lang: str) -> str:
    """Return the Markdown of one of the two pages with its links in place of a comment."""
    comment, template = _TEMPLATES[page]
    shown = environment().get_template(f"site/pages/{template}.html")
    return markdown.replace(comment, shown.render(lang=lang, game=GAME, stations=stations(lang)))
