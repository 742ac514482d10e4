"""The list of games shows cards of each one, and the first page of a game begins with its doors."""

from __future__ import annotations

import re

import pytest

from widgets.host import Request, run
from widgets.other_games import words
from widgets.sharing import share_panel
from widgets.site.pages import game_pages
from widgets.site.pages.fences import DOCS
from widgets.templates import LANGUAGES

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_the_list_shows_cards_of_each_game_says_what_it_is_and_leads_into_it(lang: str) -> None:
    items = game_pages.listed("<!-- games -->", lang).split('<li class="rake-game"')[1:]
    assert len(items) == len(words())
    for word, item in zip(words(), items, strict=True):
        sign, said = item.split("</h2>")
        assert re.search(r'<span class="rake-sign rake[^"]*" aria-hidden="true">(<[si].*){2,4}</span>', sign), word
        assert said.count("&nbsp;· ") == 2, "players, minutes, what kind it is"
        assert re.findall(r'href="(.*?)"', said) == [f"{word}/{page}/" for page in ("learn", "play", "rules")]


@every_language
def test_a_games_first_page_begins_with_its_doors_and_no_other_page_does(lang: str) -> None:
    page = game_pages.with_doors("# Durak\n\nOne player attacks.", "games/durak/index.md", lang)
    assert re.findall(r'href="(.*?)"', page) == ["learn/", "play/", "rules/"]
    assert page.startswith("# Durak\n")
    assert page.endswith("</div>\n\nOne player attacks.")
    assert game_pages.with_doors("# Rules\n", "games/durak/rules.md", lang) == "# Rules\n"


@every_language
@pytest.mark.parametrize("word", words())
def test_what_a_page_of_deals_calls_its_buttons_is_what_they_say(word: str, lang: str) -> None:
    page = DOCS / "games" / word / ("deal.md" if lang == "en" else f"deal.{lang}.md")
    frame = run(Request("deal", "w1", lang=lang, game=word))
    shown = frame.html + share_panel("w1", lang, frame.link)
    for named in re.findall(r"\*\*([^*]+)\*\*", page.read_text("utf-8")):
        assert f">{named}<" in shown.replace("\n", ""), named
