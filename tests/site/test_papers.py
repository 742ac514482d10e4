"""What readers print: how many pages of which size, what is on them, and whether both sides of a sheet register."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from ctypes import c_double, c_uint
from html import unescape
from itertools import groupby, product
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

import pypdfium2
import pytest

from tests.files import ROOT
from widgets.host import Request, run
from widgets.site.look.art.standard import COLOURS
from widgets.site.pages.game_pages import words
from widgets.site.paper import cards, charts, papers, press
from widgets.site.paper.moments import unfolded
from widgets.site.paper.reading import Element, read
from widgets.templates import LANGUAGES

MM = 72 / 25.4
A4 = (210, 297)
SCORED = {"president": 7, "rook": 2, "rummy": 6, "solo": 4, "trex": 4}
"""The games with a score sheet, and how many sides have a column."""
GAMES = words()
ON_SCREEN = {
    "en": r"\b(?:(?:this|our) site|pages?|links?|click|buttons?|card engine)\b",
    "ru": r"(?:этом|нашем) сайте|сайт умеет|страниц|ссылк|нажм|кнопк|движ(?:ок|ка)\b",
}
"""What there is on a screen and not on paper."""
NOWHERE = {"en": r"\bhere\b(?!['\u2019]s)", "ru": r"\b[Зз]десь\b"}
"""What means the site where no example is near."""

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def folder(site: Path, lang: str) -> Path:
    return site if lang == "en" else site / lang


@pytest.fixture(scope="session")
def all_papers(site: Path) -> list[Path]:
    return sorted(site.rglob("*.pdf"))


def opened(path: Path) -> Any:
    return pypdfium2.PdfDocument(path)


def text(page: Any, left: float = 0, right: float = 1000, bottom: float = 0, top: float = 1000) -> str:
    """Return what a part of a page says; the sides are in millimetres from the left and from the bottom."""
    inside = {"left": left * MM, "right": right * MM, "bottom": bottom * MM, "top": top * MM}
    return str(page.get_textpage().get_text_bounded(**inside))


def bare(words: str) -> str:
    """Return words without the spaces, line breaks, hyphens and apostrophes that setting them may change."""
    return re.sub(r"[\s\-'\u2019\u00ad\u2010\ufffe\u0002]", "", words)


def running(pdf: Any) -> str:
    """Return what a paper says in lines of any length, without the hyphens at their ends."""
    return re.sub(r"\s+", " ", re.sub(r"[\-\u00ad\u2010\ufffe\u0002]\s+|[\ufffe\u0002]", "", "\n".join(map(text, pdf))))


def unnumbered(words: str) -> str:
    """Return bare words without the numbers of rules in brackets."""
    numbers = r"(?:[A-Z]{0,2}\d\.\d+|[,;–]|and|to|и|до)+"
    return re.sub(rf"\({numbers}\)|[,;]{numbers}(?=\))", "", words)


def size(page: Any) -> tuple[int, int]:
    width, height = page.get_size()
    return round(width / MM), round(height / MM)


def panels(booklet: Any) -> dict[int, tuple[Any, int]]:
    """Return the side and the left edge, in millimetres, of each page of a folded booklet, counted as it's read."""
    count = 2 * len(booklet)
    found: dict[int, tuple[Any, int]] = {}
    for sheet in range(len(booklet) // 2):
        front, back = booklet[2 * sheet], booklet[2 * sheet + 1]
        found |= {count - 2 * sheet: (front, 0), 2 * sheet + 1: (front, 148)}
        found |= {2 * sheet + 2: (back, 0), count - 2 * sheet - 1: (back, 148)}
    return found


def shown(html: str) -> str:
    """Return the HTML of what a page says, without widgets, pictures, and what is for screens alone."""
    article = html.partition("<article")[2].partition("</article>")[0].partition(">")[2]
    widgets, boot = r"<(section|figure|nav|noscript)\b.*?</\1>", r'<div class="rake-boot".*?</div>'
    article = re.sub(rf'{widgets}|{boot}|<p class="rake-(?:screen|update)".*?</p>', "", article, flags=re.DOTALL)
    aside = r'<span class="rake-(screen|standard)">.*?</span>|<a class="headerlink".*?</a>'
    return re.sub(aside, "", article, flags=re.DOTALL)


def paragraphs(html: str) -> Iterator[str]:
    """Yield the words of each paragraph, title and item of a list in what a page says."""
    for _, paragraph in re.findall(r"<(p|h\d|li)\b[^>]*>((?:(?!<(?:p|ul|ol|div)\b).)*?)</\1>", html, re.DOTALL):
        if words := bare(unescape(re.sub(r"<[^>]+>", "", paragraph))):
            yield words


@every_language
def test_the_booklet_is_imposed_so_that_its_pages_follow_each_other_once_it_is_folded(site: Path, lang: str) -> None:
    booklet = opened(folder(site, lang) / "rules/booklet.pdf")
    assert len(booklet) % 2 == 0
    assert {size(side) for side in booklet} == {A4[::-1]}
    found = panels(booklet)
    assert sorted(found) == list(range(1, 2 * len(booklet) + 1))
    for number, (side, left) in found.items():
        folio = text(side, left, left + 148, 0, 14).strip()
        assert folio == ("" if number in (1, len(found)) else str(number))


@every_language
def test_the_booklet_leaves_room_for_staples_and_for_a_printer(site: Path, lang: str) -> None:
    for side in opened(folder(site, lang) / "rules/booklet.pdf"):
        for left, right in ((0, 7), (148.5 - 12, 148.5 + 12), (290, 297)):
            assert not text(side, left, right).strip()


@every_language
def test_every_rule_and_every_word_of_the_glossary_is_in_the_booklet(site: Path, lang: str) -> None:
    found = panels(opened(folder(site, lang) / "rules/booklet.pdf"))
    within = [text(side, left, left + 148.5, 15, 194) for _, (side, left) in sorted(found.items())]
    printed = bare("".join(within))
    for page in (*(f"rules/{name}" for name in papers.RULES[1:]), "glossary"):
        html = (folder(site, lang) / page / "index.html").read_text("utf-8")
        assert [words for words in paragraphs(shown(html)) if words not in printed] == []
    numbers = re.findall(r"(?m)^\[(\d\.\d+)\]", (ROOT / "docs/includes/rules.txt").read_text("utf-8"))
    assert len(numbers) > 60
    lines = "\n".join(within)
    assert [number for number in numbers if not re.search(rf"(?m)^{re.escape(number)} \S", lines)] == []


@every_language
def test_the_cheat_sheet_is_one_page_with_steps_ladder_odds_and_the_ace_of_skulls(site: Path, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "rules/cheat-sheet.pdf")
    assert size(page) == A4
    html = (folder(site, lang) / "rules/index.html").read_text("utf-8")
    said = [*paragraphs(shown(html).partition('<div class="rake-glance">')[2].partition('id="about"')[0])]
    printed = bare(text(page))
    assert [words for words in said if unnumbered(words) not in printed] == []
    assert len(said) == 12, "ten steps, the betting, the odds"
    rungs = re.findall(
        r"<li><span>([^<]+) <a class=\"rake-rule\"", html.partition("rake-ladder")[2].partition("</ol>")[0]
    )
    ladder = bare(text(page, 140))
    assert sorted(rungs, key=lambda name: ladder.index(bare(name))) == rungs
    assert len(rungs) == 9
    fates = re.findall(r'<p class="rake-skull [^>]+><strong>([^<]+)</strong>', html)
    assert [bare(fate) in printed for fate in fates] == [True, True]
    assert not re.search(r"\(\d\.\d+|(?<!\d)3\.\d\s", text(page)), "nobody looks a rule up on a wall"
    assert re.search(r"P\b.+L\b.+D\b.+A\b", text(page)), "what the letters stand for"


@every_language
@every_game
def test_a_chart_is_one_page(site: Path, game: str, lang: str) -> None:
    home = folder(site, lang) / "games" / game
    (page,) = opened(home / "chart.pdf")
    assert size(page) == A4
    steps = [*paragraphs(shown((home / "index.html").read_text("utf-8")).partition("<ol>")[2].partition("</ol>")[0])]
    printed = bare(text(page))
    assert len(steps) >= 4
    assert [words for words in steps if unnumbered(words) not in printed] == []
    assert not re.search(r"[;(]\s*[A-Z]{2}\d\.\d", text(page)), "nobody looks a rule up on a wall"


@every_language
def test_no_paper_speaks_of_what_only_a_screen_has(site: Path, lang: str) -> None:
    rules, games = folder(site, lang) / "rules", folder(site, lang) / "games"
    charts = [games / game / "chart.pdf" for game in GAMES]
    for path in (rules / "booklet.pdf", rules / "cheat-sheet.pdf", *charts):
        assert re.findall(ON_SCREEN[lang], running(opened(path))) == [], path
    for path in charts:
        assert re.findall(NOWHERE[lang], running(opened(path))) == [], path


@every_language
@pytest.mark.parametrize("game", SCORED)
def test_a_score_sheet_is_one_page(site: Path, game: str, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "scores.pdf")
    assert size(page) == A4
    assert len(text(page).split("\n")) > 16


def test_only_games_with_points_to_note_have_a_score_sheet(all_papers: list[Path]) -> None:
    assert {path.parent.name for path in all_papers if path.name == "scores.pdf"} == {*SCORED}


CARD = (63, 88)
SCALE = 4
"""How many pixels a point has in a rendered sheet of the deck."""


def drawn(page: Any) -> Callable[[float, float], int]:
    """Return a function that tells how bright a point of a page is, in millimetres from its upper left corner."""
    bitmap = page.render(scale=SCALE, grayscale=True)
    ink, wide = bytes(bitmap.buffer), bitmap.stride
    return lambda x, y: ink[int(y * MM * SCALE) * wide + int(x * MM * SCALE)]


def cells() -> Iterator[tuple[tuple[int, int], tuple[float, float]]]:
    """Yield the row and the column of each place on a sheet of the deck, and its upper left corner."""
    for row, column in product(range(3), range(3)):
        yield (row, column), ((A4[0] - 3 * CARD[0]) / 2 + column * CARD[0], (A4[1] - 3 * CARD[1]) / 2 + row * CARD[1])


def frames(page: Any, is_drawn: Callable[[int], bool]) -> dict[tuple[int, int], tuple[float, ...]]:
    """Return how far a card on a sheet is drawn from its left, right, top and bottom edge, along its middle lines."""
    at = drawn(page)
    across, down = ([each / MM / SCALE for each in range(int(side * MM * SCALE))] for side in CARD)
    found: dict[tuple[int, int], tuple[float, ...]] = {}
    for spot, (left, top) in cells():
        xs = [x for x in across if is_drawn(at(left + x, top + CARD[1] / 2))]
        ys = [y for y in down if is_drawn(at(left + CARD[0] / 2, top + y))]
        if xs and ys:
            found[spot] = (min(xs), CARD[0] - max(xs), min(ys), CARD[1] - max(ys))
    return found


@every_language
def test_the_backs_of_the_deck_lie_behind_its_cards_if_the_sheet_is_turned_on_its_long_edge(
    site: Path, lang: str
) -> None:
    deck = opened(folder(site, lang) / "deck/deck.pdf")
    assert {size(page) for page in deck} == {A4}
    cards = 0
    for at in range(0, len(deck), 2):
        fronts = frames(deck[at], lambda bright: bright < 200)
        backs = frames(deck[at + 1], lambda bright: 150 < bright < 240)  # their gold
        assert all((row, 2 - column) in fronts for row, column in backs)
        for left, right, top, bottom in (*(fronts[row, 2 - column] for row, column in backs), *backs.values()):
            assert abs(left - right) < 0.5
            assert abs(top - bottom) < 0.5
            assert min(left, top) > 2.5, "a cut that is a little off goes through no drawing"
        assert len(fronts) == len(backs) or "D" in text(deck[at]), "what the letters stand for, where a card would be"
        cards += len(backs)
    assert cards == 52


def test_the_ground_of_the_backs_goes_on_past_the_cut(site: Path) -> None:
    deck = opened(site / "deck/deck.pdf")
    backs = 0
    for at in range(1, len(deck), 2):
        bright = drawn(deck[at])
        for _, (left, top) in cells():
            if bright(left + CARD[0] / 2, top + CARD[1] / 2) < 100:
                backs += 1
                xs, ys = (left - 2.5, left + 1, left + CARD[0] + 2.5), (top - 2.5, top + 1, top + CARD[1] + 2.5)
                assert all(bright(x, y) < 100 for x, y in product(xs, ys))
    assert backs == 52


@every_language
def test_a_newcomer_finds_the_cheat_sheet(site: Path, lang: str) -> None:
    name = {"en": "cheat sheet", "ru": "шпаргалка"}[lang]
    for page, link in (("", "rules/"), ("learn/", "../rules/"), ("rules/", "")):
        html = (folder(site, lang) / page / "index.html").read_text("utf-8")
        assert re.search(rf'<a href="{link}cheat-sheet\.pdf">{name} \(PDF\)</a>', html)


@every_language
def test_every_paper_is_linked_from_the_page_that_it_is_beside(site: Path, lang: str) -> None:
    root = folder(site, lang)
    for path in root.rglob("*.pdf"):
        page = path.parent / "index.html"
        assert f'href="{path.name}"' in page.read_text("utf-8")


def test_papers_are_light_and_say_nothing_of_when_they_were_made(all_papers: list[Path]) -> None:
    assert len(all_papers) == 2 * (3 + len(GAMES) + len(SCORED))
    for path in all_papers:
        content = path.read_bytes()
        assert len(content) < 1_000_000
        assert not re.search(rb"/(Creation|Mod)Date|xmp:\w+Date", content)


def test_no_paper_is_fetched_unless_a_reader_asks_for_it(site: Path) -> None:
    assert ".pdf" not in (site / "sw.js").read_text("utf-8")
    for page in site.rglob("*.html"):
        assert not re.search(r'<(?!a )[^>]*\.pdf"', page.read_text("utf-8"))


def test_a_paper_is_the_same_byte_for_byte_whenever_it_is_set() -> None:
    content = {"title": "Test", "lang": "en", "hint": "", "key": "", "codes": ["AS", "2W"], "ground": "#000"}
    first = press.printed("test", "deck", content)
    before = first.read_bytes()
    first.unlink()
    again = press.printed("test", "deck", content)
    assert again.read_bytes() == before
    again.unlink()


def test_a_letter_that_cannot_be_printed_stops_the_build() -> None:
    with pytest.raises(ValueError, match="test: the fonts on paper lack ★"):
        press.printed(
            "test", "deck", {"title": "★", "lang": "en", "hint": "", "key": "", "codes": [], "ground": "#000"}
        )


@pytest.mark.parametrize(
    ("html", "printed"),
    [
        ("<p>Count. <a>There's a page on that</a>.</p>", "Count."),
        ("<p>Count. <a>Section 7</a> has the rules.</p>", "Count. Section 7 has the rules."),
        ("<p>See <a>8.12</a>.</p>", "See 8.12."),
        ("<p>О ней см. <a>8.18</a>.</p>", "О ней см. 8.18."),
        ('<p>Cards. <span class="rake-screen">Press it.</span></p>', "Cards."),
        ("<p>Cards.</p>\n<p>\n  More </p>", "Cards.More"),
        ('<p><span class="rake-vardic">Duke</span><span class="rake-standard">King</span></p>', "Duke"),
        ("<p>Draw <button>Press</button></p>", "Draw"),
    ],
)
def test_what_only_a_screen_can_do_is_not_printed(html: str, printed: str) -> None:
    assert read(html).text == printed


FOLDS = (
    "rake=1 step=3 quiet=1 round=players=3 ante=2 stacks=30.30.30"
    "~deal 1=AS.AF.AC 2=TW.9W.2S 3=DF.7C.6S~bets 1 bet 6, 2 fold, 3 fold"
)


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("1.3", ["Ann bets 6.", "Ben folds. Cat folds. Ann gets back"]),
        ("3", ["Ann bets 6. Ben folds. Cat folds. Ann gets back"]),
        ("0.1", ["Everyone pays an ante of 2.", "Ann bets 6."]),
    ],
)
def test_a_round_is_printed_at_its_moments_with_what_happened_up_to_each(steps: str, said: list[str]) -> None:
    frame = run(Request("deal", "w1", FOLDS, source="Ann.Ben.Cat")).html
    opening = (
        f'<section class="rake-widget" data-lang="en" data-root="" data-source="Ann.Ben.Cat" data-paper="{steps}">'
    )
    page = read(unfolded(f"{opening}{frame}</section>"))
    assert sum("rake-deal" in each.classes for each in page) == len(said)
    news = [" ".join(p.text for p in each if p.tag == "p") for each in page if "board-told" in each.classes]
    assert [text[: len(words)] for text, words in zip(news, said, strict=True)] == said


def test_a_table_that_a_chart_names_must_be_there() -> None:
    with pytest.raises(ValueError, match="no table follows tx9-9"):
        charts.table(read('<h3 id="tx4-1">Points</h3><table><tr><td>1</td></tr></table>'), "tx9-9")


@every_language
def test_a_table_in_the_booklet_says_what_its_numbers_and_rows_are(site: Path, lang: str) -> None:
    printed = "".join(text(page) for page in opened(folder(site, lang) / "rules/booklet.pdf"))
    chips, rows = {"en": (r"Ann\s+49 chips", "Face down"), "ru": (r"Анна\s+49 фишек", "Закрытые")}[lang]
    assert re.search(chips, printed)
    assert rows in printed
    assert re.search(r"1\s+2\s+3\s+4\s+5\s", printed), "the places in the middle, which the news counts"


@every_language
def test_chips_and_how_a_player_is_doing_do_not_run_together(site: Path, lang: str) -> None:
    printed = running(opened(folder(site, lang) / "rules/booklet.pdf"))
    plates = {
        "en": (
            "29 chips · folded",
            "36 chips · bet 4",
            "0 chips · to act · all-in",
            "38 chips · +8",
            "12 chips · Pair",
        ),
        "ru": ("29 фишек · пас", "36 фишек · ставка 4", "0 фишек · ход · ва-банк", "38 фишек · +8", "12 фишек · Пара"),
    }
    assert [plate for plate in plates[lang] if plate not in printed] == []


@every_language
def test_the_first_glance_is_a_spread(site: Path, lang: str) -> None:
    found = panels(opened(folder(site, lang) / "rules/booklet.pdf"))
    html = (folder(site, lang) / "rules/index.html").read_text("utf-8").partition('<div class="rake-glance">')[2]
    steps = [*paragraphs(html.partition("<ol>")[2].partition("</ol>")[0])]
    rungs = re.findall(r"<li><span>([^<]+) <a", html.partition("rake-ladder")[2].partition("</ol>")[0])
    left, right = (bare(text(side, edge, edge + 148.5)) for side, edge in (found[4], found[5]))
    assert [step for step in steps if step not in left] == []
    assert [rung for rung in rungs if bare(rung) not in right] == []


@every_language
def test_no_section_of_the_booklet_begins_at_the_foot_of_a_page(site: Path, lang: str) -> None:
    pages = ("rules", *(f"rules/{name}" for name in papers.RULES[1:]), "glossary")
    files = [(folder(site, lang) / page / "index.html").read_text("utf-8") for page in pages]
    titles = [bare(unescape(re.sub("<[^>]+>", "", html.partition("<h1")[2].partition("</h1>")[0]))) for html in files]
    titles = [title.partition(">")[2].removesuffix("#") for title in titles]
    found = sorted(panels(opened(folder(site, lang) / "rules/booklet.pdf")).items())
    heads = [head for _, (side, left) in found[3:-1] for head in large(side, left)]
    assert [bare(title) for title, _ in heads][: len(titles)] == titles
    feet = [(title, bottom) for title, bottom in heads if bottom < 16 + 35]
    assert feet == []
    assert heads[len(titles) - 1][1] > 210 / 2, "nor does the glossary begin in the lower half of one"


def large(side: Any, left: float) -> Iterator[tuple[str, float]]:
    """Yield the titles on a page of the booklet, and how far each is from its foot, in millimetres."""
    letters = [each for each in written(side) if each.points > 15 and left < each.left < left + 148]
    for _, title in groupby(letters, attrgetter("bottom")):
        line = [*title]
        yield "".join(each.letter for each in line), line[0].bottom


class Written(NamedTuple):
    """A letter on a page: its size in points, how bright it is, and where it is, in millimetres from the lower left."""

    letter: str
    points: float
    bright: int
    left: float
    bottom: float


def written(page: Any) -> Iterator[Written]:
    """Yield what is written on a page, without spaces."""
    letters, (red, green, blue, alpha), (x, y) = (
        page.get_textpage(),
        (c_uint() for _ in range(4)),
        (c_double(), c_double()),
    )
    for at in range(letters.count_chars()):
        if letter := letters.get_text_range(at, 1).strip():
            pypdfium2.raw.FPDFText_GetFillColor(letters.raw, at, red, green, blue, alpha)
            pypdfium2.raw.FPDFText_GetCharOrigin(letters.raw, at, x, y)
            points = pypdfium2.raw.FPDFText_GetFontSize(letters.raw, at)
            yield Written(letter, points, max(red.value, green.value, blue.value), x.value / MM, y.value / MM)


@every_language
@pytest.mark.parametrize("game", SCORED)
def test_a_score_sheet_can_be_read_from_across_the_table(site: Path, game: str, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "scores.pdf")
    assert [each for each in written(page) if each.points < 8 or each.bright > 80] == []


@every_language
def test_no_word_of_the_cheat_sheet_is_hyphenated(site: Path, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "rules/cheat-sheet.pdf")
    assert not re.search(r"[\u00ad\ufffe\u0002]", text(page))


def test_the_suits_of_a_chart_are_red_and_black() -> None:
    deck = cards.cut("standard")
    red, black = COLOURS["W"], COLOURS["S"]
    for suit, colour in {"S": black, "W": red, "F": red, "C": black}.items():
        assert f'color="{colour}"' in deck[f"5{suit}"]
        assert suit in "SC" or f'color="{colour}"' in deck[f"mark-{suit}"]


@every_language
@every_game
def test_a_chart_shows_the_example_of_its_game(site: Path, game: str, lang: str) -> None:
    home = folder(site, lang) / "games" / game
    html = (home / "index.html").read_text("utf-8")
    rows, news = charts.example(html, game, lang)
    printed = bare(text(opened(home / "chart.pdf")[0]))
    labels = [bare(re.sub(f"[{press.SUITS}\\s]+", " ", row[part])) for row in rows for part in ("label", "note")]
    assert [label for label in labels if label not in printed] == []
    assert any(card != "back" for row in rows for card in row["cards"])
    before = html.partition('data-widget="deal"')[0].rpartition("<section")[0].rstrip()
    said = bare(unescape(re.sub("<[^>]+>", "", before.rpartition("<p>")[2]))) if before.endswith("</p>") else bare(news)
    assert said in printed


TAKEN = (
    "rake=1 step=4 quiet=1 round=players=2 ante=1 stacks=20.20"
    "~deal 1=AS.AF.AC 2=TW.9W.2S~bets 1 check, 2 check~middle up=DF.7C down=6S.5S~picks 1 DF, 2 x1"
)


def test_a_place_in_the_middle_stays_on_paper_when_its_card_is_taken() -> None:
    frame = run(Request("deal", "w1", TAKEN, source="Ann.Ben")).html
    rows = [each for each in read(frame) if "board-row" in each.classes]
    assert [[place.text for place in row.children if isinstance(place, Element)] for row in rows] == [
        ["Ann", ""],
        ["Ben", ""],
    ]


@every_language
@pytest.mark.parametrize(
    ("game", "there", "missing"),
    [
        ("rook", ("so far", "всего"), ("Total", "Итого")),
        ("rook", ("side", "сторона"), ("name", "имя")),
        ("trex", ("Kingdom:", "Королевство:"), ("so far", "всего")),
        ("trex", ("Total", "Итого"), ("side", "сторона")),
    ],
)
def test_a_score_sheet_has_room_for_sums_once_and_says_whose_its_columns_and_lines_are(
    site: Path, game: str, there: tuple[str, str], missing: tuple[str, str], lang: str
) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "scores.pdf")
    assert there[lang == "ru"] in text(page)
    assert missing[lang == "ru"] not in text(page)
