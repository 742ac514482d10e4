"""Under `make serve` nothing is stale: after an edit of any file, the site is what a build from nothing makes."""

from __future__ import annotations

import filecmp
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serve import Edit, Serve, serve
from tests.toys.site import copied, keep

PAGES = (
    *("index", "hand", "engine", "odds", "spots", "spots/one-in-the-hand", "learn/index", "learn/pots", "rules/*"),
    *("games/index", "games/reddog/index", "games/reddog/play", "games/reddog/learn", "games/reddog/rules"),
)
"""The pages that are left of the site, in both languages, so that the test is quick."""

APART = (
    Edit("docs/hand.md", "", "\nOne more sentence.\n", "hand/"),
    Edit("docs/contributing/new.md", "", "# New\n\n[A hand](../hand.md)\n", "contributing/new/"),
    Edit("docs/learn/pots.toml", "Ann bets 10.", "Ann has bet 10.", "learn/pots/"),
    Edit("docs/games/reddog/learn.toml", "Two cards are dealt.", "Two cards are out.", "games/reddog/learn/"),
    Edit("docs/rules/ties.md", "The highest card decides.", "The higher card decides.", "rules/all/"),
    Edit("docs/spots/one-in-the-hand.md", "title: One", "title: Two", "spots/"),
    Edit("docs/data/odds.json", '"HIGH_CARD": 0,', '"HIGH_CARD": 1000000,', "odds/"),
    Edit("docs/assets/favicon.svg", "<svg ", '<svg id="card" ', "assets/favicon.svg"),
)
"""Edits that are saved at once: each is of a file in `docs` and changes pages that none of the others changes."""

EDITS: dict[str, tuple[tuple[Edit, ...], ...]] = {
    "what pages show and every build reads": (
        APART,
        (Edit("docs/includes/rules.txt", "rulings.md#r8-4", "rulings.md#r8-3", "rules/ties/"),),
        (Edit("docs/includes/glossary.en.txt", "a card outside", "any card outside", "rules/ties/"),),
        (Edit("docs/games/reddog/index.md", "title: Red Dog", "title: Red Dogs", "games/"),),
        (Edit("widgets/site/look/css/board/room.css", "", "b { top: 0 }\n", ""),),
        (Edit("widgets/js/keys.js", "", "export const edited = 1;\n", ""),),
        (Edit("widgets/site/pages/theme/main.html", "<title>", "<title>Now: ", ""),),
    ),
    "templates, translations, modules and settings": (
        (Edit("widgets/games/rake/hand/view.html", "Deal a hand", "Deal me a hand", "hand/"),),
        (Edit("widgets/locale/ru.po", "Сдать руку", "Раздать руку", "ru/hand/"),),
        (Edit("widgets/games/reddog/sentences/en.ftl", "The bank deals", "The bank lays out", "games/reddog/rules/"),),
        (
            Edit("rake/cards.py", "The four suits.", "The suits, four of them.", "engine/"),
            Edit("rake/shelf/reddog/rules.py", "PAIR_PAYS = 11", "PAIR_PAYS = 12", "games/reddog/rules/"),
        ),
        (Edit("widgets/site/pages/fences.py", 'class="rake-widget"', 'class="rake-widget now"', "hand/"),),
        (Edit("mkdocs.yml", 'permalink: "#"', 'permalink: "¶"', "rules/ties/"),),
    ),
}
"""The edits of each kind, in the order in which they are saved and followed."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    scratch = tmp_path_factory.mktemp("serve")
    sources = copied(scratch / "sources")
    keep(sources, PAGES)
    with serve(sources, scratch) as site:
        yield site


@pytest.mark.seldom
@pytest.mark.parametrize("kind", EDITS)
def test_after_an_edit_the_site_is_what_a_build_from_nothing_makes(served: Serve, kind: str, tmp_path: Path) -> None:
    for edits in EDITS[kind]:
        served.follow(*edits)
    served.build_anew(tmp_path)
    assert differing(served.site, tmp_path) == []


def differing(site: Path, other: Path) -> list[str]:
    """Return the files that two sites don't share, byte for byte. A gzipped one has the time at which it was made."""
    files = {path.relative_to(each) for each in (site, other) for path in each.rglob("*") if path.is_file()}
    shared = filecmp.cmpfiles(site, other, map(str, files), shallow=False)[0]
    return sorted(name for name in {*map(str, files)} - {*shared} if not name.endswith(".gz"))
