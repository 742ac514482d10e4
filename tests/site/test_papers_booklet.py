"""The booklet of the rules: its pages in their order, what is on them, and its examples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

from rake.rules import PRESETS, SWITCHES
from tests.files import ROOT
from widgets.host import Request, run
from widgets.site.paper import agreement, papers, switches
from widgets.site.paper.moments import unfolded
from widgets.site.paper.reading import Element, read, without_rules

from .printed import A4, bare, every_language, folder, opened, paragraphs, running, shown, size, text, written

NOTATION = "|".join([*SWITCHES, *(word for switch in SWITCHES.values() for word in switch.values), *PRESETS])
"""What a table's house rules are in notation: the booklet has the words of the form."""


def panels(booklet: Any) -> dict[int, tuple[Any, int]]:
    """Return the side and the left edge, in millimetres, of each page of a folded booklet, counted as it's read."""
    count = 2 * len(booklet)
    found: dict[int, tuple[Any, int]] = {}
    for sheet in range(len(booklet) // 2):
        front, back = booklet[2 * sheet], booklet[2 * sheet + 1]
        found |= {count - 2 * sheet: (front, 0), 2 * sheet + 1: (front, 148)}
        found |= {2 * sheet + 2: (back, 0), count - 2 * sheet - 1: (back, 148)}
    return found


@every_language
def test_the_booklet_is_imposed_so_that_its_pages_follow_each_other_once_it_is_folded(site: Path, lang: str) -> None:
    booklet = opened(folder(site, lang) / "rules/booklet.pdf")
    assert len(booklet) % 2 == 0
    assert {size(side) for side in booklet} == {A4[::-1]}
    assert len(booklet) <= 24, "twelve sheets, which can still be folded and stapled"
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
    pages = [*map(bare, within)]

    def is_printed(words: str) -> bool:
        """Return whether words are on a page or go on at the top of the next: no picture is between them."""
        return words in "".join(pages)

    for page in (*(f"rules/{name}" for name in papers.RULES[1:]), "glossary"):
        html = (folder(site, lang) / page / "index.html").read_text("utf-8")
        in_notation = rf"<(p|li)>(?:(?!</\1>).)*<code>(?:{NOTATION})</code>.*?</\1>"
        printed = re.sub(in_notation, "", shown(html), flags=re.DOTALL)
        assert [words for words in paragraphs(printed) if not is_printed(words)] == []
    numbers = re.findall(r"(?m)^\[(\d\.\d+)\]", (ROOT / "docs/includes/rules.txt").read_text("utf-8"))
    assert len(numbers) > 60
    lines = "\n".join(within)
    assert [number for number in numbers if not re.search(rf"(?m)^{re.escape(number)} \S", lines)] == []


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
            "38 chips · 8 more than before",
            "12 chips · Pair",
        ),
        "ru": (
            "29 фишек · пас",
            "36 фишек · ставка 4",
            "0 фишек · очередь · ва-банк",
            "38 фишек · на 8 больше, чем было",
            "12 фишек · Пара",
        ),
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


def large(side: Any, left: float) -> Iterator[tuple[str, float]]:
    """Yield the titles on a page of the booklet, and how far each is from its foot, in millimetres."""
    letters = [each for each in written(side) if each.points > 15 and left < each.left < left + 148]
    for _, title in groupby(letters, attrgetter("bottom")):
        line = [*title]
        yield "".join(each.letter for each in line), line[0].bottom


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
    assert heads[len(titles) - 1][1] > 210 * 0.45, "nor does the glossary begin far below the middle of one"


@every_language
def test_every_page_of_the_rules_is_filled_and_the_last_columns_of_the_glossary_are_as_long_as_each_other(
    site: Path, lang: str
) -> None:
    found = panels(opened(folder(site, lang) / "rules/booklet.pdf"))
    end = max(
        number
        for number, (side, left) in found.items()
        if bare("AS.AW.AF.9C.2S") in bare(text(side, left, left + 148.5))
    )

    def foot(number: int, start: int = 0, stop: int = 148) -> float:
        side, left = found[number]
        return min(
            each.bottom
            for each in written(side)
            if left + start < each.left < left + stop and each.bottom > 14 and each.letter.isalnum()
        )

    assert [number for number in range(4, end) if foot(number) > 45] == [], "a hole at the foot"
    assert abs(foot(end, 0, 70) - foot(end, 76)) < 12


@every_language
def test_hands_to_compare_lie_side_by_side(site: Path, lang: str) -> None:
    names = {"en": ("Hand1", "Hand2"), "ru": ("Рука1", "Рука2")}[lang]
    beside = []
    for side, left in panels(opened(folder(site, lang) / "rules/booklet.pdf")).values():
        letters = [each for each in written(side) if left < each.left < left + 148]
        within = "".join(each.letter for each in letters)
        first, second = ([letters[at.start()] for at in re.finditer(name, within)] for name in names)
        lines = {round(each.bottom) for each in first}
        beside += [round(each.bottom) in lines for each in second if each.left > left + 74]
    assert len(beside) >= 15
    assert all(beside)


@every_language
def test_no_letter_of_the_booklet_is_too_small_to_read(site: Path, lang: str) -> None:
    booklet = opened(folder(site, lang) / "rules/booklet.pdf")
    assert min(each.points for side in booklet for each in written(side)) > 7.4


@every_language
def test_the_house_rules_of_a_table_are_noted_in_words_with_choices_to_ring(site: Path, lang: str) -> None:
    booklet = opened(folder(site, lang) / "rules/booklet.pdf")
    title = {"en": "House rules at our table", "ru": "Домашние правила нашего стола"}[lang]
    sides = ((side, left) for side, left in panels(booklet).values() if title in text(side, left, left + 148.5))
    (form,) = (text(side, left, left + 148.5) for side, left in sides)
    printed = bare(form)
    for switch in agreement.switches(lang):
        row = bare(switch["name"] + switch["rule"] + "".join(switch["choices"]))
        assert row in printed
    assert [name for name in SWITCHES if "_" in name and name in form] == []
    assert next(agreement.switches(lang))["choices"] == {"en": ["no", "yes"], "ru": ["нет", "да"]}[lang], (
        "the usual first"
    )


def test_where_a_rule_names_a_switch_in_notation_the_russian_page_has_the_words_of_the_form() -> None:
    pages = [(ROOT / f"docs/rules/{page}.ru.md").read_text("utf-8") for page in ("rulings", "house-rules")]
    heads = dict(re.findall(r"(?m)^`(\w+)` (\(.+)$", "\n".join(pages)))
    form = dict(zip(SWITCHES, agreement.switches("ru"), strict=True))
    assert heads.keys() >= {name for name, switch in SWITCHES.items() if switch.values}
    for name, head in heads.items():
        named = re.findall(r"\(«(.+?)»\)", head)
        assert named == [
            each.replace("«", "„").replace("»", "“") for each in (form[name]["name"], *form[name]["choices"])
        ]


@every_language
def test_the_booklet_names_house_rules_and_their_values_in_the_words_of_the_form(site: Path, lang: str) -> None:
    printed = running(opened(folder(site, lang) / "rules/booklet.pdf"))
    assert [name for name in SWITCHES if "_" in name and re.search(rf"\b{name}\b", printed)] == []
    heads = {
        "en": ("“Two Pair beats Three-of-a-kind”: “no” or “yes”.", "“no clock”, or a number of seconds"),
        "ru": ("«Две пары старше тройки»: «нет» или «да».", "«Секунд на решение»: «без часов» или число секунд"),
    }[lang]
    assert [head for head in heads if bare(head) not in bare(printed)] == []
    assert "&" not in printed


def test_a_house_rule_in_notation_is_said_in_words_unless_it_is_another_code() -> None:
    page = read(
        "<p><code>kickers</code> («Из кикеров сравнивают»): all («все») или one («только первый»).</p>"
        "<p>Если <code>off</code>, то <code>9C</code>.</p>"
        "<table><tr><td><code>clock</code></td><td><code>off</code></td></tr></table>"
    )
    switches.in_words(page, "ru")
    assert page.text == (
        "«Из кикеров сравнивают»: «все» или «только первый».Если «нет», то 9C.Секунд на решениебез часов"
    )


@every_language
def test_no_caption_of_the_booklet_is_hyphenated_and_every_rule_in_its_contents_has_its_page(
    site: Path, lang: str
) -> None:
    found = panels(opened(folder(site, lang) / "rules/booklet.pdf"))
    side, left = found[2]
    contents = [line.strip() for line in text(side, left, left + 148.5, 15).splitlines()]
    numbers = [line for line in contents if re.match(r"\d\.\d+ ", line)]
    assert len(numbers) > 55
    assert [line for line in contents if re.fullmatch(r"[\d. ]+", line)] == [], "a page on a line without its title"
    assert contents[-1].endswith(tuple("0123456789"))


def printed_whole(pages: list[str], *parts: str) -> bool:
    """Return whether one page has all of these words."""
    return any(all(bare(part) in page for part in parts) for page in pages)


@every_language
def test_a_table_in_the_booklet_is_on_one_page_with_what_happened_there_and_a_numbered_list_is_not_broken(
    site: Path, lang: str
) -> None:
    found = panels(opened(folder(site, lang) / "rules/booklet.pdf"))
    pages = [bare(text(side, left, left + 148.5)) for side, left in found.values()]
    tables: list[list[str]] = []
    lists: list[list[str]] = []
    for name in papers.RULES[1:]:
        html = (folder(site, lang) / "rules" / name / "index.html").read_text("utf-8")
        for each in read(unfolded(html.partition("<article")[2].partition("</article>")[0])):
            if each.classes & {"rake-deal", "rake-moments"}:
                seats = [plate.text for plate in each if "board-name" in plate.classes]
                news = [line for box in each if "board-told" in box.classes for line in box if line.tag == "p"]
                for line in news:
                    without_rules(line)
                tables.append([*seats, *(line.text for line in news)])
            elif each.tag == "ol" and not each.classes:
                lists.append([item.text for item in each.children if isinstance(item, Element)])
    assert len(tables) >= 12
    assert len(lists) >= 8
    assert [parts for parts in tables + lists if not printed_whole(pages, *parts)] == []


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


TAKEN = (
    "rake=1 step=4 quiet=1 round=players=2 ante=1 stacks=20.20"
    "~deal 1=AS.AF.AC 2=TW.9W.2S~bets 1 check, 2 check~middle up=DF.7C down=6S.5S~picks 1 DF, 2 x1"
)


def test_a_place_in_the_middle_stays_on_paper_when_its_card_is_taken() -> None:
    frame = run(Request("deal", "w1", TAKEN, source="Ann.Ben")).html
    rows = [each for each in read(frame) if "board-row" in each.classes]
    assert [[slot.text for slot in row.children if isinstance(slot, Element)] for row in rows] == [
        ["Ann", ""],
        ["Ben", ""],
    ]
