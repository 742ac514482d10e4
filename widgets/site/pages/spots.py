"""The named spots: pick-up decisions worth knowing, each a page of its own in docs/spots.

The front matter of a spot's English page has the spot, its theme, its level and the tempting wrong card (`x`: a
face-down card); the text, in each language, explains the spot. docs/spots/odds.txt has the counted odds.

`python -m widgets.site.pages.spots` prints the chance of each spot's cards; with `--count` it counts the odds first.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from mkdocs.utils.meta import get_data

from rake import Action, Odds, Spot, parse_odds
from rake.analysis.coach import advise
from rake.analysis.odds import ODDS_FIELDS, odds, read_policy
from rake.analysis.spot import read_spot
from rake.cli.refusals import explained
from rake.kit.cards import UNSEEN
from rake.notation import NOTATION
from widgets.games.rake import GAME
from widgets.games.rake.coach_remarks import OtherWorse
from widgets.games.rake.verdict import show_options
from widgets.site import ROOT
from widgets.site.counting import counted
from widgets.templates import LANGUAGES, environment

FRONT_TEXTS = ("title", "description")
"""The fields in the front matter of a spot's page that every language needs."""

DOCS = ROOT / "docs"
FOLDER = DOCS / "spots"
COUNTED = FOLDER / "odds.txt"
GALLERY = DOCS / "spots.md"

LEVELS = ("first", "regular", "shark")
"""The levels of difficulty of a spot, from easy to hard: for beginners, regular players, experts."""

_THEME = re.compile(r"^<!-- spots: ([\w-]+) -->$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class NamedSpot:
    """A named spot.

    `slug` is the name of its page and `text` its notation, as in the front matter; `policy` is how the others pick up,
    `tempting` the tempting wrong pick-up. `odds` are the counted odds, None if the spot is new or has changed since.
    """

    slug: str
    theme: str
    level: str
    text: str
    spot: Spot
    policy: str
    tempting: Action
    odds: Odds | None

    def front(self, lang: str) -> Mapping[str, str]:
        """Return the front matter of the spot's page in a language, by field. Raises `ValueError` if one is missing."""
        return _front(_page(self.slug, lang), *FRONT_TEXTS)


def load(counts: Mapping[str, Odds] | None = None) -> Gallery:
    """Return all named spots in the order of the gallery: by theme, then from easy to hard, then by slug.

    `counts` has their odds by slug, by default those of the file of odds. Raises `ValueError` with the file's name for
    a page, in any language, that lacks a field of the front matter or has a wrong one.
    """
    themes = _THEME.findall(GALLERY.read_text("utf-8"))
    counts = _counted() if counts is None else counts
    spots = []
    for page in FOLDER.glob("*.md"):
        if "." not in page.stem:
            with _within(page.name):
                spots.append(_named(page, themes, counts))
            for translation in (_page(page.stem, lang) for lang in LANGUAGES):
                with _within(translation.name):
                    _front(translation, *FRONT_TEXTS)
    spots.sort(key=lambda spot: (themes.index(spot.theme), LEVELS.index(spot.level), spot.slug))
    return Gallery(tuple(spots))


def _page(slug: str, lang: str) -> Path:
    return FOLDER / f"{slug}{'' if lang == 'en' else f'.{lang}'}.md"


@contextmanager
def _within(source: str) -> Iterator[None]:
    """Turn an `OSError` or `ValueError` raised inside into a `ValueError` that begins with the name of the source."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise ValueError(f"{source}: {explained(error)}") from error


def _front(page: Path, *needed: str) -> dict[str, str]:
    _, meta = get_data(page.read_text("utf-8"))
    if missing := [name for name in needed if not meta.get(name)]:
        raise ValueError(f"the front matter has no {', '.join(missing)}")
    return {name: str(value) for name, value in meta.items()}


def _named(page: Path, themes: Sequence[str], counts: Mapping[str, Odds]) -> NamedSpot:
    front = _front(page, "spot", "theme", "level", "wrong")
    fields = NOTATION.parse_fields(f"{NOTATION.field} {front['spot']}", ODDS_FIELDS)
    spot, policy = read_spot(fields), fields.read("policy", read_policy, "outs")
    takes = {str(action.card or "x"): action for action in spot.options}
    for name, allowed in (("theme", themes), ("level", LEVELS), ("wrong", takes)):
        if front[name] not in allowed:
            raise ValueError(f"{name} {front[name]!r} is none of {', '.join(allowed)}")
    known_odds = counts.get(page.stem)
    fresh = known_odds if known_odds and (known_odds.spot, known_odds.policy) == (spot, policy) else None
    return NamedSpot(
        page.stem, front["theme"], front["level"], front["spot"], spot, policy, takes[front["wrong"]], fresh
    )


def _counted() -> dict[str, Odds]:
    lines = COUNTED.read_text("utf-8").splitlines() if COUNTED.exists() else []
    counts = {}
    for number, line in enumerate(lines, 1):
        with _within(f"{COUNTED.name}, line {number}"):
            slug, _, text = line.partition(" ")
            counts[slug] = parse_odds(text)
    return counts


@dataclass(frozen=True, slots=True)
class Gallery:
    """All named spots, in the order of the gallery, and their pages."""

    spots: tuple[NamedSpot, ...]

    def page(self, slug: str, text: str, lang: str) -> str:
        """Return the Markdown of a spot's page: its title, the question, and behind a button the answer and the text.

        Raises `ValueError` for the slug of no spot, and for a spot whose odds are not counted.
        """
        named = self.spots[self._index(slug)]
        if not named.odds:
            raise ValueError(f"{slug} is not counted: python -m widgets.site.pages.spots --count")
        advice = advise(named.odds, named.tempting)
        options = show_options(named.odds, None)
        tempting = OtherWorse(str(named.tempting.card or UNSEEN), 100 * advice.cost)
        values = {"tempting": tempting, "body": text}
        return _rendered("spot", lang, spot=named, front=named.front(lang), options=options, **values)

    def listed(self, text: str, lang: str) -> str:
        """Return the gallery's Markdown with each comment `<!-- spots: THEME -->` replaced by that theme's spots."""

        def of_theme(theme: re.Match[str]) -> str:
            return _rendered(
                "gallery", lang, spots=[_listed(spot, lang) for spot in self.spots if spot.theme == theme[1]]
            )

        return _THEME.sub(of_theme, text)

    def neighbours(self, slug: str) -> tuple[str | None, str | None]:
        """Return the slugs of the spots before and after a spot; None at either end."""
        slugs, index = [spot.slug for spot in self.spots], self._index(slug)
        return slugs[index - 1] if index else None, next(iter(slugs[index + 1 :]), None)

    def _index(self, slug: str) -> int:
        return [spot.slug for spot in self.spots].index(slug)


def _listed(named: NamedSpot, lang: str) -> dict[str, object]:
    front, spot = named.front(lang), named.spot
    return {
        "slug": named.slug,
        "level": named.level,
        "title": front["title"],
        "scene": front["description"],
        "players": spot.players,
        "pick": spot.pick,
        "hand": [str(card) for card in spot.hand],
        "middle": [*map(str, spot.up), *[UNSEEN] * spot.down],
    }


def _rendered(template: str, lang: str, **values: object) -> str:
    return environment().get_template(f"site/pages/{template}.html").render(lang=lang, game=GAME, **values)


def main(arguments: Sequence[str] | None = None) -> None:
    """Count the odds if asked to, then print each card's chance in percent; `*` marks the best, `!` the tempting."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.pages.spots", description=__doc__)
    parser.add_argument("--count", action="store_true", help="count every spot and keep what comes out")
    if parser.parse_args(arguments).count:
        due = {named.slug: odds(named.spot, named.policy).settled for named in load({}).spots}
        COUNTED.write_text("".join(sorted(f"{slug} {each}\n" for slug, each in counted(due))), "utf-8")
    for named in load().spots:
        print(f"{named.theme} {named.level} {named.slug}: {named.text}")
        for chance in named.odds.options if named.odds else ():
            best = named.odds and chance.action in advise(named.odds).best
            mark = "*" if best else "!" if chance.action == named.tempting else " "
            print(f"  {mark} {chance.action.card or UNSEEN} {chance.win:6.1%} ± {chance.error:.1%}")


if __name__ == "__main__":
    main()
