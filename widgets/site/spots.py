"""The named spots: pick-up decisions worth knowing, each a page of its own in docs/spots.

The front matter of an English page holds the spot, its theme, its level and the card that tempts (`x`: one that lies
face down); the text, in either language, what is to be learnt. docs/spots/odds.txt holds the counted chances.

`python -m widgets.site.spots` tells what each spot's cards win; with `--count` it counts them first.
"""

from __future__ import annotations

import argparse
import hashlib
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
from rake.kit.cards import UNSEEN
from rake.notation import NOTATION
from rake.rule_of import explained
from widgets.games.rake.verdict import share, show_options
from widgets.site import picture
from widgets.site.runtime import ROOT
from widgets.templates import LANGUAGES, environment

FRONT_TEXTS = ("title", "description")
"""What the front matter of a spot's page says in each language."""

DOCS = ROOT / "docs"
FOLDER = DOCS / "spots"
COUNTED = FOLDER / "odds.txt"
GALLERY = DOCS / "spots.md"

LEVELS = ("first", "regular", "shark")
"""How hard a spot is: for a first evening, for regulars, for sharks."""

CARDS = ROOT / ".cache" / "cards"

DRAWN_BY = ("kit", "games/rake", "pickup", "locale", "site/art")
"""The folders of widgets whose files decide how a spot's picture looks."""

BATCHES = 16
"""How many batches of deals are added before the errors are looked at again."""

_THEME = re.compile(r"^<!-- spots: ([\w-]+) -->$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class NamedSpot:
    """A spot with a name: its page's address, its text as the widget reads it, how the others pick, what tempts.

    `odds` are those that were counted; None if the spot is new or another one by now.
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
        """Return the front matter of the spot's page in a language."""
        return _front(_page(self.slug, lang), *FRONT_TEXTS)


def load(counted: Mapping[str, Odds] | None = None) -> Gallery:
    """Return the spots as the gallery lists them: by theme, then from easy to hard, then by address.

    Their odds are those that were `counted`, by default as the file of odds has them. Raises `ValueError` with the
    file's name for a page that does not say what a spot needs, in any language.
    """
    themes = _THEME.findall(GALLERY.read_text("utf-8"))
    counted = _counted() if counted is None else counted
    spots = []
    for page in FOLDER.glob("*.md"):
        if "." not in page.stem:
            with _within(page.name):
                spots.append(_named(page, themes, counted))
            for translation in (_page(page.stem, lang) for lang in LANGUAGES):
                with _within(translation.name):
                    _front(translation, *FRONT_TEXTS)
    spots.sort(key=lambda spot: (themes.index(spot.theme), LEVELS.index(spot.level), spot.slug))
    return Gallery(tuple(spots))


def _page(slug: str, lang: str) -> Path:
    return FOLDER / f"{slug}{'' if lang == 'en' else f'.{lang}'}.md"


@contextmanager
def _within(source: str) -> Iterator[None]:
    """Let an error in a file be reported with the file's name."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise ValueError(f"{source}: {explained(error)}") from error


def _front(page: Path, *needed: str) -> dict[str, str]:
    _, meta = get_data(page.read_text("utf-8"))
    if missing := [name for name in needed if not meta.get(name)]:
        raise ValueError(f"the front matter has no {', '.join(missing)}")
    return {name: str(value) for name, value in meta.items()}


def _named(page: Path, themes: Sequence[str], counted: Mapping[str, Odds]) -> NamedSpot:
    front = _front(page, "spot", "theme", "level", "wrong")
    fields = NOTATION.parse_fields(f"{NOTATION.field} {front['spot']}", ODDS_FIELDS)
    spot, policy = read_spot(fields), fields.read("policy", read_policy, "outs")
    takes = {str(action.card or "x"): action for action in spot.options}
    for name, allowed in (("theme", themes), ("level", LEVELS), ("wrong", takes)):
        if front[name] not in allowed:
            raise ValueError(f"{name} {front[name]!r} is none of {', '.join(allowed)}")
    known_odds = counted.get(page.stem)
    fresh = known_odds if known_odds and (known_odds.spot, known_odds.policy) == (spot, policy) else None
    return NamedSpot(
        page.stem, front["theme"], front["level"], front["spot"], spot, policy, takes[front["wrong"]], fresh
    )


def _counted() -> dict[str, Odds]:
    lines = COUNTED.read_text("utf-8").splitlines() if COUNTED.exists() else []
    counted = {}
    for number, line in enumerate(lines, 1):
        with _within(f"{COUNTED.name}, line {number}"):
            slug, _, text = line.partition(" ")
            counted[slug] = parse_odds(text)
    return counted


def count(spot: Spot, policy: str) -> Odds:
    """Return the odds of a spot: exact, or dealt until every error is small. They are the same each time."""
    counted = odds(spot, policy)
    while not counted.done:
        counted = counted.advance(BATCHES)
    return counted


@dataclass(frozen=True, slots=True)
class Gallery:
    """The spots in their order, as pages."""

    spots: tuple[NamedSpot, ...]

    def page(self, slug: str, text: str, lang: str) -> str:
        """Return the Markdown of a spot's page: its name, the question, and behind a button the answer and the text.

        Raises `ValueError` for a page that isn't a spot's, and for a spot that is not counted.
        """
        named = self.spots[self._index(slug)]
        if not named.odds:
            raise ValueError(f"{slug} is not counted: python -m widgets.site.spots --count")
        advice = advise(named.odds, named.tempting)
        options = sorted(show_options(named.odds, None), key=lambda option: -int(str(option["win"])))
        values = {"tempting": str(named.tempting.card or UNSEEN), "cost": share(advice.cost), "body": text}
        return _rendered("spot", lang, spot=named, front=named.front(lang), options=options, **values)

    def listed(self, text: str, lang: str) -> str:
        """Return the gallery's Markdown with the spots of each theme where it names the theme."""

        def of_theme(theme: re.Match[str]) -> str:
            return _rendered(
                "gallery", lang, spots=[_listed(spot, lang) for spot in self.spots if spot.theme == theme[1]]
            )

        return _THEME.sub(of_theme, text)

    def neighbours(self, slug: str) -> tuple[str | None, str | None]:
        """Return the spots before and after one."""
        slugs, index = [spot.slug for spot in self.spots], self._index(slug)
        return slugs[index - 1] if index else None, next(iter(slugs[index + 1 :]), None)

    def _index(self, slug: str) -> int:
        return [spot.slug for spot in self.spots].index(slug)

    def cards(self, lang: str, foot: str) -> dict[str, Path]:
        """Return the pictures that other sites show of the spots, with a line at the foot: address, file on disk.

        A picture is drawn anew when what goes into it has changed.
        """
        CARDS.mkdir(parents=True, exist_ok=True)
        sources = [file for folder in DRAWN_BY for file in sorted((ROOT / "widgets" / folder).glob("*.*"))]
        recipe = b"".join(file.read_bytes() for file in sources)
        return {card_of(named.slug, lang): _card(named, lang, foot, recipe) for named in self.spots}


def card_of(slug: str, lang: str) -> str:
    """Return the address, from the site's first page, of a spot's picture."""
    return f"assets/spots/{slug}.{lang}.png"


def _card(named: NamedSpot, lang: str, foot: str, recipe: bytes) -> Path:
    title = named.front(lang)["title"]
    made_of = "\n".join((named.text, title, lang, foot)).encode() + recipe
    path = CARDS / f"{named.slug}.{lang}.{hashlib.sha256(made_of).hexdigest()[:16]}.png"
    if not path.exists():
        for older in CARDS.glob(f"{named.slug}.{lang}.*"):
            older.unlink(missing_ok=True)
        path.write_bytes(picture.spot_card(named.text, title, lang, foot))
    return path


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
    return environment().get_template(f"site/pages/{template}.html").render(lang=lang, **values)


def main(arguments: Sequence[str] | None = None) -> None:
    """Count the spots if asked to, and tell what each card wins, in percent: `*` is best, `!` the one that tempts."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.spots", description=__doc__)
    parser.add_argument("--count", action="store_true", help="count every spot and keep what comes out")
    if parser.parse_args(arguments).count:
        lines = sorted(f"{named.slug} {count(named.spot, named.policy)}\n" for named in load({}).spots)
        COUNTED.write_text("".join(lines), "utf-8")
    for named in load().spots:
        print(f"{named.theme} {named.level} {named.slug}: {named.text}")
        for chance in named.odds.options if named.odds else ():
            best = named.odds and chance.action in advise(named.odds).best
            mark = "*" if best else "!" if chance.action == named.tempting else " "
            print(f"  {mark} {chance.action.card or UNSEEN} {chance.win:6.1%} ± {chance.error:.1%}")


if __name__ == "__main__":
    main()
