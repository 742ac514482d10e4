"""The papers that the site offers, each beside the page that links to it, and what they are made from: the pages.

A booklet and a cheat sheet of Rake, a deck to cut out, a chart of each other game, and a score sheet where the first
page of a game names in its front matter, as `sheet`, the columns before those of the players, and as `scoring` the
rules that say what is noted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from widgets.host import game_named
from widgets.kit.board import Name
from widgets.kit.widget import Context
from widgets.site import rebuild
from widgets.site.look.art import RANKS, SUITS
from widgets.site.look.art.back import OXBLOOD
from widgets.site.look.art.colours import EDGE, PAPER
from widgets.site.paper import agreement, charts, press, switches, words
from widgets.site.paper.moments import unfolded
from widgets.site.paper.reading import Element, first, read, without_rules
from widgets.templates import said, voice

RULES = ("index", "game", "deck", "combinations", "ties", "skulls", "round", "betting", "rulings", "house-rules")
"""The pages of the rules in the order of the booklet."""
_GAME = re.compile(r"games/(\w+)/index\.md")
_SIZES = (9.5, 9.55, 9.6, 9.65, 9.7, 9.75, 9.85)
"""How large the letters of the booklet may be, in points."""
_LINES = 24
"""How many deals a score sheet has room for, unless the deals have names."""

type Pages = Mapping[str, Page]
"""Pages by their source: their path in `docs`, without the language."""


class Site(NamedTuple):
    """What papers know of the site: its language, its name, whose it is, and the line at the foot of its pictures."""

    lang: str
    name: str
    rights: str
    foot: str


class Paper(NamedTuple):
    """A paper: its address within its language, the sources of the pages that it's made from, and what makes it."""

    address: str
    sources: tuple[str, ...]
    make: Callable[[Pages, Site], Path]


def by_source(files: Files, lang: str) -> dict[str, File]:
    """Return the files of the pages of a language by their source."""
    named = {file.src_uri.removesuffix(".md").removesuffix(f".{lang}"): file for file in files.documentation_pages()}
    return {f"{name}.md": file for name, file in named.items()}


def planned(files: Files, config: MkDocsConfig) -> list[File]:
    """Return the papers of a language as files of the site, each where a page can link to it.

    Their content is set once the pages are rendered.
    """
    lang = config.theme["language"]
    planned = []
    for paper in _papers(by_source(files, lang)):
        file = File.generated(config, paper.address, content=b"")
        file.dest_uri = paper.address if lang == "en" else f"{lang}/{paper.address}"
        planned.append(file)
    return planned


def fill(files: Files, config: MkDocsConfig, foot: str) -> None:
    """Set all papers of a language from its rendered pages. Raises `PluginError` with the paper's name."""
    lang = config.theme["language"]
    site = Site(lang, config.site_name, config.copyright or "", foot)
    sources = by_source(files, lang)
    for paper in _papers(sources):
        pages = {source: page for source in paper.sources if (page := sources[source].page)}
        given = (tuple(site), [(page.content, page.file.content_string) for page in pages.values()])
        file = files.get_file_from_path(paper.address)
        assert file
        try:
            path = rebuild.kept((paper.address, lang), given, partial(_file_of, paper, pages, site))
        except (ValueError, RuntimeError) as error:
            raise PluginError(f"{paper.address}: {error}") from error
        file.content_bytes = Path(path).read_bytes()


def _file_of(paper: Paper, pages: Pages, site: Site) -> str:
    return str(paper.make(pages, site))


def _papers(sources: Mapping[str, File]) -> Iterator[Paper]:
    """Yield the papers that can be made of these pages."""
    rules = (*(f"rules/{name}.md" for name in RULES), "glossary.md")
    if {*rules} <= sources.keys():
        yield Paper("rules/booklet.pdf", rules, booklet)
        yield Paper("rules/cheat-sheet.pdf", (rules[0], "rules/combinations.md"), cheat_sheet)
    if "deck.md" in sources:
        yield Paper("deck/deck.pdf", (), deck)
    for source, file in sources.items():
        game = _GAME.fullmatch(source)
        if game and (rules_of_game := f"games/{game[1]}/rules.md") in sources:
            front = get_data(file.content_string)[1]
            others = (f"games/{other}/index.md" for other in re.findall(r"(\w+)#", str(front.get("chart", ""))))
            yield Paper(f"games/{game[1]}/chart.pdf", (source, rules_of_game, *others), partial(chart, game[1]))
            if "sheet" in front:
                yield Paper(f"games/{game[1]}/scores.pdf", (source, rules_of_game), partial(scores, game[1]))


def booklet(pages: Pages, site: Site) -> Path:
    """Set the rules and the glossary as a booklet."""
    parts = [_content(pages[f"rules/{name}.md"]) for name in RULES] + [_content(pages["glossary.md"])]
    for part in parts:
        switches.in_words(part, site.lang)
    content = {
        "title": site.name,
        "lang": site.lang,
        "moments": [said(site.lang, words.FIRST), said(site.lang, words.THEN)],
        "subtitle": said(site.lang, words.RULES_AND_GLOSSARY),
        "contents": said(site.lang, words.CONTENTS),
        "notes": said(site.lang, words.NOTES),
        "agreed": said(site.lang, words.AGREED),
        "agreement": said(site.lang, words.AGREED_HINT),
        "switches": [*agreement.switches(site.lang)],
        "hint": said(site.lang, words.BOOKLET_HINT),
        "suits": [[rank + suit for rank in RANKS] for suit in SUITS],
        "deck": f"{said(site.lang, words.SUITS)} {said(site.lang, words.LETTERS)}",
        "imprint": [read(site.rights).text, site.foot],
        "foot": site.foot,
        "parts": [part.data() for part in parts],
    }
    return press.imposed(f"booklet.{site.lang}", "booklet", content, _SIZES)


def cheat_sheet(pages: Pages, site: Site) -> Path:
    """Set the round and the ladder, side by side on the page of the rules at a glance, on one sheet.

    Its odds are a table, and each combination has the first sentence of what the rules say of it.
    """
    glance = first(_content(pages["rules/index.md"]), lambda each: "rake-glance" in each.classes)
    assert glance
    without_rules(glance)
    title = f"{site.name}: {said(site.lang, words.CHEAT_SHEET).lower()}"
    left, right = (each for each in glance.children if isinstance(each, Element))
    *_, odds = (each for each in left.children if isinstance(each, Element) and each.tag == "p")
    left.children.remove(odds)
    heading = first(odds, lambda each: each.tag == "strong")
    assert heading
    given = {
        "title": title,
        "columns": [left.data(), right.data()],
        "odds": [heading.text.rstrip("."), odds_table(odds.text, site.lang)],
        "meanings": [*_meanings(_content(pages["rules/combinations.md"]))],
        **_key(site.lang),
        "foot": site.foot,
    }
    return _printed("cheat-sheet", "cheat-sheet", site, **given)


def odds_table(paragraph: str, lang: str) -> list[tuple[str, str]]:
    """Return what may happen, each with one time in how many by the numbers of a paragraph.

    Raises `ValueError` if there is one too few or too many, or another unit.
    """
    if "%" in paragraph:
        raise ValueError("the odds of the cheat sheet are in two units")
    often = (said(lang, words.ONE_IN) % {"number": each} for each in re.findall(r"\d+(?:[.,]\d+)?", paragraph))
    return [*zip((said(lang, event) for event in words.ODDS), often, strict=True)]


def _meanings(combinations: Element) -> Iterator[str]:
    """Yield the first sentence below the title of each combination."""
    for title, below in zip(combinations.children, combinations.children[1:], strict=False):
        if isinstance(title, Element) and isinstance(below, Element) and title.tag == "h2":
            yield below.text.partition(".")[0]


def _key(lang: str) -> dict[str, dict[str, str]]:
    """Return what the letters and the marks on the cards of Rake mean."""
    keys = {"suits": words.SUIT_NAMES, "ranks": words.RANK_NAMES}
    return {kind: {shown: said(lang, name) for shown, name in names.items()} for kind, names in keys.items()}


def chart(word: str, pages: Pages, site: Site) -> Path:
    """Set what the first page of a game says before its lesson on one sheet, with the tables of the rules it names.

    Its example is a picture with the paragraph that leads to it, or else with what has just happened.
    """
    page = pages[f"games/{word}/index.md"]
    content, named = _content(page), str(page.meta.get("chart", "")).split()
    rows, news = charts.example(page.content or "", word, site.lang, str(page.meta.get("moments", "")))
    caption = charts.caption(content)
    tables = {each: charts.gist(_content(_named(pages, word, each)), each.rpartition("#")[2]) for each in named}
    facts = [*charts.facts(content), *(table for each, table in tables.items() if "#" not in each)]
    # What another game has explained is beside the advice on good play, which comes last.
    facts[-1:-1] = [table for each, table in tables.items() if "#" in each]
    body = Element("div", {}, [*facts])
    for each in (body, caption):
        without_rules(each)
    given = {
        "title": str(page.meta["title"]),
        "says": str(page.meta["says"]),
        "about": f"{page.meta['players']} · {page.meta['minutes']}",
        "cards": _known_by(page),
        "rows": rows,
        "caption": caption.data()["children"] or [news],
        "body": body.data(),
        "deck": said(site.lang, words.RAKES_DECK),
        **_key(site.lang),
        "foot": site.foot,
    }
    return _printed(f"chart-{word}", "chart", site, **given)


def _named(pages: Pages, word: str, table: str) -> Page:
    """Return the page of a table that a game names: a rule of its own, or `holdem#hands` on another's first page."""
    other, _, _ = table.rpartition("#")
    return pages[f"games/{other}/index.md" if other else f"games/{word}/rules.md"]


def scores(word: str, pages: Pages, site: Site) -> Path:
    """Set a score sheet: a line for each deal, as the table of the game has them, and a column for each side.

    What is noted is said below, by the rules that the page names. Lines with names belong to a player, and have no
    dealer: they're called what the first of those rules calls them, in whole words.
    """
    page, rules = pages[f"games/{word}/index.md"], _content(pages[f"games/{word}/rules.md"])
    scoring = [charts.gist(rules, anchor) for anchor in str(page.meta["scoring"]).split()]
    for each in scoring:
        without_rules(each)
    presentation: Any = game_named(word).widgets["play"].init("", Context()).presentation
    usual = presentation.game.match(len(presentation.sitting) + 1)
    paired = any(len(side) > 1 for side in usual.sides)
    match = usual if paired else presentation.game.match(presentation.game.seats[-1])
    blank = {player: Name("person", "", "", str(player)) for player in range(1, match.seats + 1)}
    sheet, deals = presentation.sheet(match, blank), match.limit.deals
    names = charts.lines(scoring[0]) if sheet.names else []
    speak = voice(site.lang, game_named(word))
    deal, *others = (each.strip() for each in str(page.meta["sheet"]).split(","))
    dealer = said(site.lang, words.DEALER)
    content = {
        "date": said(site.lang, words.DATE),
        "dealer": dealer,
        "before": [deal, *([] if names else [dealer]), *others],
        "players": [len(side) for side in sheet.columns],
        "lines": names * (deals // len(names)) if names else deals or _LINES,
        "group": len(names),
        "owner": said(site.lang, sheet.group) % {"name": ""} if sheet.group else "",
        "halves": [said(site.lang, each) for each in (words.POINTS, words.SUM)],
        "total": said(site.lang, words.TOTAL),
        "winner": said(site.lang, words.WINNER),
        "label": said(site.lang, words.TEAM if paired else words.NAME),
        "scoring": [each.data() for each in scoring],
        "ending": " ".join(speak.say(each, {}) for each in sheet.ending),
        "foot": site.foot,
    }
    title = f"{page.meta['title']}: {said(site.lang, words.SCORE_SHEET).lower()}"
    return _printed(f"scores-{word}", "scores", site, title=title, **content)


def deck(pages: Pages, site: Site) -> Path:
    """Set the cards, the bird of Rook and a card that explains them, and the backs on the other side of each sheet."""
    del pages
    given = {
        "title": said(site.lang, words.DECK),
        "heading": site.name,
        "hint": said(site.lang, words.DECK_HINT),
        "codes": [rank + suit for suit in SUITS for rank in RANKS],
        "others": {"rook": said(site.lang, words.BIRD)},
        "key": [said(site.lang, each) for each in words.KEY],
        **_key(site.lang),
        "ground": OXBLOOD,
        "paper": PAPER,
        "ink": EDGE,
    }
    return _printed("deck", "deck", site, **given)


def _known_by(page: Page) -> list[str]:
    """Return the cards that a game is known by; a gap between them is an empty string."""
    return ["" if each == "-" else charts.drawing(each) for each in str(page.meta["cards"]).split()]


def _printed(name: str, template: str, site: Site, **content: Any) -> Path:
    return press.printed(f"{name}.{site.lang}", template, {"lang": site.lang, **content})


def _content(page: Page) -> Element:
    return read(unfolded(page.content or ""))
