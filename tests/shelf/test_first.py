"""Every game has a first deal, Rake too: a newcomer is led from press to press, and nothing else can be pressed."""

from __future__ import annotations

import re
from functools import cache

import pytest

from rake.kit.errors import InvalidNotation
from tests.corpus.page import Form
from tests.widgets.asking import Widget
from tests.widgets.markup import Frame as Markup
from widgets.host import game_named
from widgets.kit.first_widget import FirstWidget, Story
from widgets.kit.words import PEOPLE
from widgets.other_games import words
from widgets.shelf.first import NEXT
from widgets.site import ROOT
from widgets.site.pages.first_deals import ROUNDS, first_source
from widgets.site.pages.game_facts import GAMES
from widgets.templates import LANGUAGES

RAKE = ""
EVERYWHERE = (RAKE, *words())

every_game = pytest.mark.parametrize("word", EVERYWHERE)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def source(word: str, lang: str) -> str:
    """Return what the page with the first deal of a game brings."""
    return first_source((GAMES / word if word else ROUNDS) / "first.toml", lang)


def story(word: str, lang: str) -> Story:
    widget = game_named(word).widgets["first"]
    assert isinstance(widget, FirstWidget)
    return widget.story(source(word, lang))


def opened(word: str, lang: str, step: int = 0) -> Widget:
    """Return the first deal as its page shows it, at a step."""
    state = "guide=first" + (f" step={step}" if step else "")
    return Widget("first", state, game=word, lang=lang, source=source(word, lang))


def messages(widget: Widget) -> set[str]:
    """Return all that can be pressed."""
    return {*Form(widget.frame.html).messages}


@every_game
def test_the_first_page_of_every_game_begins_with_its_first_deal(word: str) -> None:
    for name in ("index.md", "index.ru.md"):
        page = ((GAMES / word if word else ROOT / "docs" / "learn") / name).read_text("utf-8")
        fence = f'```game-first game="{word}" kept="{word}" source="games/{word}/first.toml"\nguide=first\n```'
        rakes = '```rake-first kept source="learn/rounds/first.toml"\nguide=first\n```'
        assert page.index(fence if word else rakes) == page.index("```"), "before any other example"


@every_game
@every_language
def test_a_reader_who_presses_what_is_lit_comes_to_the_end(word: str, lang: str) -> None:
    widget, deal = opened(word, lang), story(word, lang)
    for moment, sentence in zip(deal.moments[:-1], deal.say, strict=False):
        assert sentence in widget.part("rake-guide").text
        taken = messages(widget)
        assert taken == {moment.message} or all(each.startswith("choose ") for each in taken - {moment.message})
        again = Widget("first", widget.state, game=word, lang=lang, source=widget.source)
        assert again.frame.html == widget.frame.html, "a reload forgets nothing"
        widget.click(moment.message)
    assert deal.say[-1] in widget.part("rake-guide").text
    assert messages(widget) == {"again"}
    links = [link["href"] for link in Markup(widget.frame.html).all("a") if link.get("class", "").startswith("rake-b")]
    assert links == ([f"../games/{word}/play/", f"../games/{word}/learn/"] if word else ["../table/", "../learn/deck/"])
    assert widget.click("again").state == opened(word, lang).state


@every_game
def test_a_first_deal_takes_a_few_presses_and_something_happens_after_each(word: str) -> None:
    deal = story(word, "en")
    assert 2 <= len(deal.moments) - 1 <= 8
    assert all(deal.played.log[moment.step] for moment in deal.moments if moment.message != "ante")


def test_a_first_round_of_rake_is_five_presses_without_a_bet() -> None:
    assert [moment.message for moment in story(RAKE, "en").moments] == [
        "ante",
        "deal",
        "take LC",
        "take 9S",
        "show",
        "",
    ]
    for lang in LANGUAGES:
        widget = opened(RAKE, lang)
        for moment in story(RAKE, lang).moments[:-1]:
            assert not re.search(r"check|\bbet|чек|став(ит|лю)|торг", widget.seen.text, re.IGNORECASE)
            widget.click(moment.message)


def test_a_round_with_a_bet_is_no_first_round() -> None:
    played = source(RAKE, "en").replace("1 check, 2 check, 3 check~middle", "1 bet 2, 2 call, 3 call~middle")
    with pytest.raises(InvalidNotation, match="bet 2"):
        Widget("first", "", source=played)


def test_before_the_ante_nobody_has_cards_and_the_pot_is_empty() -> None:
    first = opened(RAKE, "en")
    assert "face-down" not in first.frame.html
    assert "Pot" not in first.frame.html
    paid = first.click("ante").frame.html
    assert "<strong>3</strong>" in paid


@every_game
@every_language
def test_each_step_is_said_in_three_lines_of_a_phone(word: str, lang: str) -> None:
    for sentence in story(word, lang).say:
        assert len(sentence) <= 165, sentence
        assert not re.search(r"\d", sentence), "no number, and no rule to look up"
        assert max(len(part.split()) for part in re.split(r"[.:;]\s", sentence)) <= 25


@every_game
def test_people_who_are_named_sit_at_the_table(word: str) -> None:
    deal = story(word, "en")
    played = deal.played
    others = {PEOPLE[seat - 1] for seat in played.names if seat != played.own}
    said = set(re.findall(r"\w+", " ".join(deal.say)))
    assert said & {*PEOPLE} <= others


def test_a_press_that_comes_late_or_that_nobody_asked_for_changes_nothing() -> None:
    first = opened("durak", "en")
    state = first.state
    assert first.click("attack 6D").state == state
    assert first.notice
    later = first.click("attack 6C").state
    assert later != state
    assert first.click("attack 6C", seen=state).state == later


def test_a_card_that_is_not_asked_for_lies_in_the_hand_without_a_button() -> None:
    widget = opened("durak", "en")
    hand = re.search(r'<ul class="board-hand.*?</ul>', widget.frame.html, re.DOTALL)
    assert hand
    assert hand[0].count("<li>") == 6
    assert hand[0].count("<button") == 1


def test_a_button_is_called_as_at_the_table() -> None:
    assert ">Solo</button>" in opened("solo", "en").frame.html


def test_where_others_begin_the_reader_lets_them() -> None:
    widget = opened("reddog", "en")
    assert story("reddog", "en").moments[0].message == NEXT
    assert "Ann bets" in widget.click(NEXT).frame.html


def test_a_deal_that_got_shorter_starts_over() -> None:
    assert opened("durak", "en", step=90).state == opened("durak", "en").state
