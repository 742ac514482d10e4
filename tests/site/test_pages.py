"""The built site as files: its links, its weight, its anchors, what it asks of other sites."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from widgets.games.rake import rulebook
from widgets.site.look.drawings import faces
from widgets.templates import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
LIGHT = 200_000
"""The most that a page may weigh, compressed, with all that it loads but Python."""


class Document(HTMLParser):
    """The ids, the links and the loaded files of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element is called, leads to and loads."""
        values = {name: value or "" for name, value in attrs}
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if "src" in values:
            self.loads.append(values["src"])
        if tag == "link" and values.get("rel") in ("stylesheet", "icon"):
            self.loads.append(values["href"])


@pytest.fixture(scope="session")
def documents(site: Path) -> dict[str, Document]:
    """Return every page of the site by its path."""
    return {
        path.relative_to(site).as_posix(): Document(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))
    }


def target(base: str, page: str, link: str) -> tuple[str, str] | None:
    """Return the file and the anchor that a link of a page leads to; nothing for another site."""
    address = urlsplit(urljoin(base + page.removesuffix("index.html"), link))
    if not address.geturl().startswith(base):
        return None
    path = unquote(address.geturl().split("?")[0].split("#")[0]).removeprefix(base)
    return (path + "index.html" if path.endswith("/") or not path else path), unquote(address.fragment)


def test_every_link_within_the_site_leads_somewhere(documents: dict[str, Document], site: Path, base_url: str) -> None:
    broken = []
    for page, document in documents.items():
        for link in document.links:
            found = target(base_url, page, link)
            if found is None:
                continue
            path, anchor = found
            here = documents.get(path)
            if not (site / path).is_file() or (anchor and here and anchor not in here.ids):
                broken.append(f"{page}: {link}")
    assert broken == []


def test_no_id_stands_twice_in_a_page(documents: dict[str, Document]) -> None:
    twice = {
        page: [name for name in document.ids if document.ids.count(name) > 1] for page, document in documents.items()
    }
    assert {page: names for page, names in twice.items() if names} == {}


def test_every_rule_has_its_address(documents: dict[str, Document]) -> None:
    numbers = re.findall(r"^(\d+\.\d+)\b", (ROOT / "tests" / "data" / "rules.txt").read_text("utf-8"), re.MULTILINE)
    assert len(numbers) >= 30
    for lang in ("", "ru/"):
        for number in numbers:
            page, anchor = rulebook.address(number).split("#")
            assert anchor in documents[f"{lang}{page}index.html"].ids
            assert anchor in documents[f"{lang}rules/all/index.html"].ids
            contents = documents[f"{lang}rules/index.html"]
            assert anchor in contents.ids, "the number alone is an address"
            assert f"{page.removeprefix('rules/')}#{anchor}" in contents.links


def test_the_rulebook_is_whole(documents: dict[str, Document]) -> None:
    sections = {"1": 3, "2": 4, "3": 9, "4": 9, "5": 4, "6": 11, "7": 5, "8": 19, "9": 7}
    numbers = [f"{section}.{rule}" for section, rules in sections.items() for rule in range(1, rules + 1)]
    anchors = [f"r{number.replace('.', '-')}" for number in numbers]
    assert [name for name in documents["rules/index.html"].ids if re.fullmatch(r"r\d+-\d+", name)] == anchors
    assert [name for name in documents["rules/all/index.html"].ids if re.fullmatch(r"r\d+-\d+", name)] == anchors
    links = (ROOT / "docs" / "includes" / "rules.txt").read_text("utf-8")
    assert re.findall(r"^\[(.*?)\]: /rules/", links, re.MULTILINE) == numbers


def test_pages_load_nothing_from_other_sites(documents: dict[str, Document], base_url: str) -> None:
    assert [
        (page, load) for page, doc in documents.items() for load in doc.loads if not target(base_url, page, load)
    ] == []


def test_a_style_is_named_by_its_content_and_asked_for_once(
    documents: dict[str, Document], site: Path, base_url: str
) -> None:
    for page, document in documents.items():
        files = [found[0] for load in document.loads if (found := target(base_url, page, load))]
        sheets = [file for file in files if file.endswith(".css")]
        ours = [file for file in sheets if file.startswith("assets/rake/")]
        assert len(ours) >= 3
        assert len(sheets) == len(set(sheets)), page
        for file in ours:
            assert hashlib.sha256((site / file).read_bytes()).hexdigest()[:8] == file.split(".")[1]


def modules(site: Path) -> set[str]:
    """Return the scripts that every page's own script imports, whatever the reader does, as paths in the site."""
    due, found = [next(site.rglob("host.js"))], set[Path]()
    while due:
        script = due.pop()
        found.add(script)
        imported = re.findall(r'\bimport\b(?:\{[^}]*\}from)?"\./(.+?)"', script.read_text("utf-8"))
        due += {script.with_name(name) for name in imported} - found
    assert len(found) > 5
    return {script.relative_to(site).as_posix() for script in found}


def weights(site: Path, base: str, page: str, document: Document) -> Iterator[int]:
    """Yield the compressed size of a page and of each file that it loads: fonts, its deck and its faces too."""
    html = (site / page).read_text("utf-8")
    # A bot without a drawing shows the stranger's.
    hidden = [
        bot for bot in faces() if f'data-face="{bot}"' not in html and (bot != "stranger" or "data-face" not in html)
    ]
    styles = {found[0] for load in document.loads if (found := target(base, page, load)) and found[0].endswith(".css")}
    shown = {
        f"{Path(style).parent.as_posix()}/{name}"
        for style in styles
        for name in re.findall(r"url\(\"?([\w./-]+\.(?:woff2|svg))", (site / style).read_text("utf-8"))
        if not name.startswith(("standard.", "rook.", *(f"faces/{bot}." for bot in hidden)))
    }
    files = {found[0] for load in document.loads if (found := target(base, page, load))} | shown
    for path in sorted({page} | files | modules(site)):
        yield len(gzip.compress((site / path).read_bytes(), 9))


@pytest.mark.parametrize("path", ["", "ru/", "pickup/", "drill/", "spots/one-in-the-hand/"])
def test_the_sheet_of_the_cards_that_a_page_begins_with_is_fetched_at_once(site: Path, path: str) -> None:
    (sheet,) = (each.name for each in site.glob("assets/rake/vardic.*.svg"))
    assert re.findall(
        r'<link rel="preload" as="image" href="([^"]+)">', (site / path / "index.html").read_text("utf-8")
    ) == [f"{'../' * path.count('/')}assets/rake/{sheet}"]


@pytest.mark.parametrize("path", ["about/", "table/", "rules/skulls/", "games/durak/learn/"])
def test_no_sheet_is_fetched_where_a_page_begins_without_cards_of_rake(site: Path, path: str) -> None:
    assert 'as="image"' not in (site / path / "index.html").read_text("utf-8")


def test_a_page_without_python_stays_light(documents: dict[str, Document], site: Path, base_url: str) -> None:
    heavy = {page: sum(weights(site, base_url, page, document)) for page, document in documents.items()}
    assert {page: weight for page, weight in heavy.items() if weight > LIGHT} == {}
    assert heavy["index.html"] > 50_000, "fonts and theme were counted"


def test_search_and_sitemap_know_both_languages(site: Path) -> None:
    english, russian = (json.loads((site / "search" / f"{lang}.json").read_text("utf-8")) for lang in LANGUAGES)
    assert all(page["location"].startswith("ru/") for page in russian)
    assert not any(page["location"].startswith("ru/") for page in english)
    assert any("рука" in page["text"].lower() for page in russian)
    assert any(page["location"] == "rules/skulls/#r5-3" for page in english)
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    assert index["docs"] == [], "who does not search does not pay for it"
    assert 'hreflang="ru"' in (site / "sitemap.xml").read_text("utf-8")


def test_the_sitemap_lists_the_pages_that_may_be_listed_and_no_others(
    documents: dict[str, Document], site: Path, base_url: str
) -> None:
    listed = re.findall(r"<loc>([^<]*)</loc>", (site / "sitemap.xml").read_text("utf-8"))
    pages = {f"{page.removeprefix(base_url)}index.html" for page in listed}
    barred = {page for page in documents if "noindex" in (site / page).read_text("utf-8")}
    assert {"embed/hand/index.html", "ru/embed/hand/index.html"} <= barred
    assert pages == documents.keys() - barred - {"404.html", "about/503.html", "ru/about/503.html"}


def test_search_finds_what_pages_say_and_not_the_cards_of_their_examples(site: Path) -> None:
    assert "Hand 2" in (site / "rules" / "ties" / "index.html").read_text("utf-8")
    pages = json.loads((site / "search" / "en.json").read_text("utf-8"))
    ties = [page["text"] for page in pages if page["location"].startswith("rules/ties/")]
    assert ties
    assert [text for text in ties if "Hand 2" in text] == []


def test_no_page_has_to_say_that_it_is_not_translated(site: Path) -> None:
    assert [page for page in site.rglob("*.html") if "rake-untranslated" in page.read_text("utf-8")] == []


def test_what_comes_from_the_code_is_told_to_be_english_on_a_russian_page(site: Path) -> None:
    html = (site / "ru" / "engine" / "index.html").read_text("utf-8")
    assert html.count('class="doc doc-object ') == html.count('<div lang="en" class="doc doc-object ') > 0


def test_the_page_for_the_lost_speaks_english_first_and_russian_too(site: Path) -> None:
    lost = (site / "404.html").read_text("utf-8")
    assert '<html lang="en"' in lost
    assert '<div lang="ru">' in lost


def test_about_credits_every_icon_and_letter() -> None:
    from widgets.site.look.art import CREDITS

    for page in ("about.md", "about.ru.md"):
        about = (ROOT / "docs" / page).read_text("utf-8")
        for credit in CREDITS:
            assert f"[{credit.icon}]({credit.source})" in about
            assert credit.author in about
        assert "EB Garamond" in about
        assert "CC BY 3.0" in about


def test_words_of_rake_are_explained_on_its_own_pages_in_their_language(site: Path) -> None:
    explained = {
        page.relative_to(site).as_posix(): re.findall(r'<abbr title="([^"]*)">', page.read_text("utf-8"))
        for page in site.rglob("*.html")
    }
    assert explained["rules/rulings/index.html"]
    assert explained["ru/rules/rulings/index.html"]
    assert [page for page, titles in explained.items() if titles and "games/" in page] == []
    for page, titles in explained.items():
        assert [title for title in titles if bool(re.search("[а-яё]", title)) != page.startswith("ru/")] == []


@pytest.mark.parametrize(
    ("folder", "names"),
    [
        ("", ["Light by day, dark by night", "Paper by day", "Lamplight"]),
        ("ru/", ["Днём светло, ночью темно", "Дневная бумага", "Свет лампы"]),
    ],
)
def test_the_switch_of_light_and_dark_is_named_in_the_pages_language(site: Path, folder: str, names: list[str]) -> None:
    html = (site / folder / "index.html").read_text("utf-8")
    switch = (
        r'<label class="md-header__button md-icon" for="__palette[^>]*><span role="button" tabindex="0" title="([^"]*)"'
    )
    assert re.findall(switch, html) == names
    assert re.findall(r'<input class="md-option"[^>]* aria-label="([^"]*)"', html) == names


@pytest.mark.parametrize("folder", ["", "ru/"])
def test_the_page_of_the_deck_shows_the_sign_of_each_suit_beside_its_name(site: Path, folder: str) -> None:
    html = (site / folder / "deck" / "index.html").read_text("utf-8")
    rows = re.findall(
        r'<td>\w+ <span class="rake-suit-(\w)"><i class="rake-mark rake-own"></i></span></td>\n<td><code>(\w)', html
    )
    assert rows == [("S", "S"), ("W", "W"), ("F", "F"), ("C", "C")]


def test_every_page_is_in_a_section_of_the_menu(site: Path) -> None:
    outside = []
    for path in site.rglob("index.html"):
        html = path.read_text("utf-8")
        if "md-tabs" in html and html.count("md-tabs__item--active") != 1:
            outside.append(path.relative_to(site).as_posix())
    assert outside == []


BESIDE = {
    "drill": ["drill", "day", "spots", "progress"],
    "day": ["drill", "day", "spots", "progress"],
    "table": ["table", "deal"],
    "pickup": ["pickup", "hand", "versus", "pots", "odds"],
    "spots/one-in-the-hand": ["spots"],
    "learn/skulls": ["learn"],
    "games/durak/play": ["games/durak"],
}
"""What some pages without a menu lead to: the pages beside them, or the one that lists these."""


@pytest.mark.parametrize("folder", ["", "ru/"])
def test_a_page_without_a_menu_leads_to_those_beside_it(site: Path, folder: str) -> None:
    for page, beside in BESIDE.items():
        html = (site / folder / page / "index.html").read_text("utf-8")
        links = re.findall(r'<a href="([^"]*)"', html.partition('<nav class="rake-beside')[2].partition("</nav>")[0])
        assert [urljoin(f"/{folder}{page}/", link) for link in links] == [f"/{folder}{each}/" for each in beside], page
    for path in site.rglob("index.html"):
        html = path.read_text("utf-8")
        if "md-tabs__item--active" in html:
            has_menu = 'data-md-type="navigation" >' in html
            assert has_menu or 'class="rake-beside' in html or 'data-room="home"' in html, path


def test_what_a_page_contains_is_listed_from_three_entries_on(site: Path) -> None:
    for path in site.rglob("index.html"):
        beside = path.read_text("utf-8").partition("md-sidebar--secondary")[2].partition('<div class="md-content"')[0]
        assert beside.count("<a ") not in (1, 2), path
    chapters = (site / "rules" / "all" / "index.html").read_text("utf-8")
    assert len(re.findall(r'<a href="#[\w-]+" class="md-nav__link"', chapters)) == 9
