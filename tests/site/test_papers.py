"""What readers print: how many pages of which size, and what is on them."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from pathlib import Path

import pytest

from tests.files import ROOT
from widgets.site.look.art.standard import COLOURS
from widgets.site.pages.game_pages import words
from widgets.site.paper import cards, charts, papers, press
from widgets.site.paper.reading import read
from widgets.site.paper.words import RANK_NAMES, SUIT_NAMES
from widgets.templates import said

from .printed import (
    A4,
    bare,
    every_language,
    folder,
    opened,
    paragraphs,
    running,
    shown,
    size,
    text,
    unnumbered,
    written,
)

SCORED = {"president": 7, "rook": 2, "rummy": 6, "solo": 4, "trex": 4}
"""The games with a score sheet, and how many sides have a column."""


GAMES = words()


ON_SCREEN = {
    "en": r"\b(?:(?:this|our) site|pages?|links?|click|buttons?|card engine|light up|(?<!rules )at our table|at ours)\b"
    r"|\bour (?:tables|house rules)\b",
    "ru": r"(?:этом|нашем) сайте|сайт (?:умеет|поклонников)|страниц|ссылк|нажм|кнопк|движ(?:ок|ка)\b"
    r"|за нашим столом|наших домашних|включить|у нас (?:можно|так не)",
}
"""What there is on a screen and not on paper."""


NOWHERE = {"en": r"\bhere\b(?!['\u2019]s)", "ru": r"\b[Зз]десь\b"}
"""What means the site where no example is near."""


SMALL_DECK = {
    "title": "Test",
    "lang": "en",
    "heading": "",
    "hint": "",
    "codes": ["AS", "2W"],
    "others": {},
    "key": ["Suits", "Letters"],
    "suits": {"S": "Skulls"},
    "ranks": {"A": "Ace"},
    "ground": "#000",
    "paper": "#fff",
    "ink": "#000",
}


every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="session")
def all_papers(site: Path) -> list[Path]:
    return sorted(site.rglob("*.pdf"))


@every_language
def test_the_cheat_sheet_is_one_page_with_steps_ladder_odds_and_the_ace_of_skulls(site: Path, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "rules/cheat-sheet.pdf")
    assert size(page) == A4
    html = (folder(site, lang) / "rules/index.html").read_text("utf-8")
    said = [*paragraphs(shown(html).partition('<div class="rake-glance">')[2].partition('id="about"')[0])]
    printed = bare(text(page))
    assert len(said) == 12, "ten steps, the betting, the odds"
    assert [words for words in said[:-1] if unnumbered(words) not in printed] == []
    assert [number for number in re.findall(r"\d+(?:[.,]\d+)?", said[-1]) if number not in printed] == []
    rungs = re.findall(
        r"<li><span>([^<]+) <a class=\"rake-rule\"", html.partition("rake-ladder")[2].partition("</ol>")[0]
    )
    ladder = bare(text(page, 140))
    assert sorted(rungs, key=lambda name: ladder.index(bare(name))) == rungs
    assert len(rungs) == 9
    fates = re.findall(r'<p class="rake-skull [^>]+><strong>([^<]+)</strong>', html)
    assert [bare(fate) in printed for fate in fates] == [True, True]
    assert not re.search(r"\(\d\.\d+|(?<!\d)3\.\d\s", text(page)), "nobody looks a rule up on a wall"
    assert re.search(r"A\b.+D\b.+L\b.+P\b", text(page)), "what the letters stand for"


@every_language
def test_the_ladder_of_the_cheat_sheet_is_numbered_down_to_the_best_and_says_what_each_hand_is(
    site: Path, lang: str
) -> None:
    (page,) = opened(folder(site, lang) / "rules/cheat-sheet.pdf")
    ladder = bare(text(page, 90))
    rules = (folder(site, lang) / "rules/combinations/index.html").read_text("utf-8")
    meanings = re.findall(r'<h2 id="r3-\d.*?</h2>\s*<p>([^.<]+)', rules)
    assert len(meanings) == 9
    at = [ladder.index(bare(unescape(meaning))) for meaning in meanings[:2]]
    assert [meaning for meaning in meanings if bare(unescape(meaning)) not in ladder] == []
    assert sorted(at) == at
    assert re.findall(r"(?m)^([1-9])\s*$", text(page, 90, 100)) == [*"987654321"]


@every_language
def test_the_cheat_sheet_names_the_suits(site: Path, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "rules/cheat-sheet.pdf")
    assert [name for name in SUIT_NAMES.values() if bare(said(lang, name)) not in bare(text(page))] == []
    legend = [each.bottom for each in written(page) if 255 < each.bottom < 264]
    assert max(legend) - min(legend) < 0.5, "suits and ranks are on one line"


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
    first = press.printed("test", "deck", SMALL_DECK)
    before = first.read_bytes()
    first.unlink()
    again = press.printed("test", "deck", SMALL_DECK)
    assert again.read_bytes() == before
    again.unlink()


def test_a_letter_that_cannot_be_printed_stops_the_build() -> None:
    with pytest.raises(ValueError, match="test: the fonts on paper lack ★"):
        press.printed("test", "deck", {**SMALL_DECK, "title": "★"})


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


def test_a_paper_takes_the_table_of_a_rule_or_else_its_first_paragraph_and_the_rule_must_be_there() -> None:
    rules = read('<h3 id="a">A</h3><p>One.</p><p>Two.</p><h3 id="b">B</h3><p>As:</p><table><tr><td>1</td></tr></table>')
    assert [charts.gist(rules, anchor).text for anchor in "ab"] == ["One.", "1"]
    with pytest.raises(ValueError, match="no rule is c"):
        charts.gist(rules, "c")


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


@every_language
@every_game
def test_every_chart_has_letters_of_one_size_but_those_with_most_to_say(site: Path, game: str, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "chart.pdf")
    [(usual, _)] = Counter(each.points for each in written(page)).most_common(1)
    assert usual == {("holdem", "ru"): 11, ("omaha", "ru"): 11.5}.get((game, lang), 12)


@every_language
@every_game
def test_every_chart_says_what_the_deck_on_offer_calls_suits_and_court_and_breaks_no_word(
    site: Path, game: str, lang: str
) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "chart.pdf")
    foot = bare(text(page, top=25))
    assert [name for name in SUIT_NAMES.values() if bare(said(lang, name)) not in foot] == []
    assert [sign for sign in "DLP" if bare(sign + said(lang, RANK_NAMES[sign])) not in foot] == []
    assert not re.search(r"\w[-\u2010\u00ad\ufffe\u0002]\s*(?:\n|$)", text(page))


@every_language
@pytest.mark.parametrize("game", ["holdem", "omaha", "reddog"])
def test_an_example_on_paper_says_what_a_hand_is_but_not_how_many_chips_a_player_has(
    site: Path, game: str, lang: str
) -> None:
    html = (folder(site, lang) / "games" / game / "index.html").read_text("utf-8")
    notes = [row["note"] for row in charts.example(html, game, lang)[0]]
    assert [note for note in notes if re.search(r"chip|фиш|\+\d|^[A-ZА-Я]", note)] == []
    assert any(notes)
    assert [note for note in notes if note.endswith(".")] == [], "what has happened is said below"


@every_language
def test_the_chart_of_omaha_ranks_the_hands_as_that_of_holdem_does(site: Path, lang: str) -> None:
    games = folder(site, lang) / "games"
    hands = read((games / "holdem/index.html").read_text("utf-8").partition('id="hands"')[2].partition("</table>")[0])
    names = charts.lines(hands)
    printed = bare(text(opened(games / "omaha/chart.pdf")[0]))
    assert len(names) == 10
    assert [name for name in names if bare(name) not in printed] == []


@every_language
def test_the_chart_of_president_shows_every_play_of_the_trick(site: Path, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "games/president/chart.pdf")
    names = {"en": r"Ann\s+Ben\s+Dan\s+Ann\s+Cat", "ru": r"Анна\s+Бен\s+Дэн\s+Анна\s+Кэт"}[lang]
    assert re.search(names, text(page))


@every_language
@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("rook", {"en": "The trick", "ru": "Взятка"}),
        ("solo", {"en": "The trick", "ru": "Взятка"}),
        ("durak", {"en": "On the table", "ru": "На столе"}),
    ],
)
def test_cards_of_one_trick_have_its_name_once(site: Path, game: str, title: dict[str, str], lang: str) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "chart.pdf")
    assert len(re.findall(rf"(?m)^{title[lang]}\b|{title[lang]}\s*$", text(page))) == 1


@every_language
@every_game
def test_an_example_on_paper_leaves_out_counts_of_zero(site: Path, game: str, lang: str) -> None:
    rows, _ = charts.example((folder(site, lang) / "games" / game / "index.html").read_text("utf-8"), game, lang)
    assert [row for row in rows if "0" in re.findall(r"[\d,.]+", f"{row['label']} {row['note']}")] == []


@every_language
@pytest.mark.parametrize(
    ("game", "there", "missing"),
    [
        ("rook", ("team", "команда"), ("name", "имя")),
        ("trex", ("Kingdom:", "Королевство:"), ("team", "команда")),
        ("trex", ("King of Hearts", "Король червей"), ("Dealer", "Сдаёт")),
        ("solo", ("Partner", "Партнёр"), ("team", "команда")),
        *((game, ("Bidder", "Чья"), ("so far", "сторон")) for game in ("rook", "solo")),
        *((game, ("Made?", "Сыграна?"), ("Kingdom", "Королевство")) for game in ("rook", "solo")),
        *((game, ("Dealer", "Сдаёт"), ("Kingdom", "Королевство")) for game in SCORED if game != "trex"),
        *((game, ("Winner", "Победитель"), ("Made?", "Сыграна?")) for game in ("president", "rummy", "trex")),
    ],
)
def test_a_score_sheet_says_whose_its_columns_and_lines_are(
    site: Path, game: str, there: tuple[str, str], missing: tuple[str, str], lang: str
) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "scores.pdf")
    printed = text(page)
    if there[0] in ("Dealer", "Made?"):  # written upwards, a letter a line
        printed = bare(printed)
    assert there[lang == "ru"] in printed
    assert missing[lang == "ru"] not in printed


@every_language
@pytest.mark.parametrize("game", SCORED)
def test_a_score_sheet_has_a_sum_for_each_deal_and_a_total_at_the_foot(site: Path, game: str, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "games" / game / "scores.pdf")
    total, foot = {"en": ("total", "Total"), "ru": ("всего", "Итого")}[lang]
    assert len(re.findall(rf"\b{total}\b", text(page, bottom=240))) == SCORED[game]
    assert foot in text(page, top=100)


@every_language
@pytest.mark.parametrize("game", SCORED)
def test_the_foot_of_a_score_sheet_says_what_is_noted_as_the_rules_do(site: Path, game: str, lang: str) -> None:
    home = folder(site, lang) / "games" / game
    front = (ROOT / f"docs/games/{game}/index.md").read_text("utf-8")
    rules = read((home / "rules/index.html").read_text("utf-8").partition("<article")[2].partition("</article>")[0])
    printed = bare(text(opened(home / "scores.pdf")[0], top=75))
    anchors = front.partition("\nscoring: ")[2].partition("\n")[0].split()
    for anchor in anchors:
        gist = charts.gist(rules, anchor)
        cells = [each.text for each in gist if each.tag in ("td", "th")] or [gist.text]
        assert [words for words in cells if bare(words) not in printed] == []


@every_language
def test_each_kingdom_has_a_band_across_the_page_for_its_owner(site: Path, lang: str) -> None:
    (page,) = opened(folder(site, lang) / "games/trex/scores.pdf")
    kingdom = {"en": "Kingdom:", "ru": "Королевство:"}[lang]
    letters = [*written(page)]
    found = [*re.finditer(kingdom, "".join(each.letter for each in letters))]
    heights = [{round(each.bottom) for each in letters[word.start() : word.end()]} for word in found]
    assert [len(each) for each in heights] == [1] * 4, "a word that is written upwards has many"


def test_each_of_the_odds_of_the_cheat_sheet_has_its_number() -> None:
    numbers = [f"1 in {number}" for number in ("5.9", "4.0", "26", "29", "46", "22")]
    assert [number for _, number in papers.odds_table("5.9, 4.0, 26, 29, 46 and 22.", "en")] == numbers
    with pytest.raises(ValueError, match="shorter"):
        papers.odds_table("5.9, 4.0", "en")
    with pytest.raises(ValueError, match="two units"):
        papers.odds_table("5.9, 25.2%, 26, 29, 2.2% and 4.5%.", "en")


def test_a_chart_can_be_set_of_a_page_without_steps_and_an_example_without_cards() -> None:
    paragraph = {"tag": "p", "classes": [], "children": ["One deal, and it's over."]}
    given = {
        **dict.fromkeys(("title", "says", "about", "foot", "deck"), "Test"),
        "suits": {},
        "ranks": {},
        "lang": "en",
        "cards": [],
        "caption": ["Here."],
    }
    rows = [{"label": "Ann", "note": "folded", "cards": []}]
    body = {"tag": "div", "classes": [], "children": [paragraph]}
    chart = press.printed("test", "chart", {**given, "rows": rows, "body": body})
    assert len(opened(chart)) == 1
    chart.unlink()
