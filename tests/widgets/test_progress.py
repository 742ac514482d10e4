"""What the device keeps, as the page of progress tells it, takes it along, brings it in and forgets it."""

from __future__ import annotations

import html
import json
import re
from functools import cache

import pytest

from rake.shelf import load
from tests.lessons import page_source
from tests.shelf.seating import fewest_with_bots
from tests.shelf.test_tables import seated
from tests.widgets.asking import Widget, part
from tests.widgets.markup import Frame as Markup
from widgets import progress
from widgets.host import Frame, Request, run
from widgets.kit.widget import Context
from widgets.other_games import words
from widgets.site.pages.first_deals import ROUNDS, first_source
from widgets.site.pages.game_facts import GAMES
from widgets.site.pages.guides import GUIDES, guide_source
from widgets.site.pages.lessons import LESSONS, course_source, table_title


def deck(*messages: str) -> str:
    """Return the state of a lesson after presses."""
    source = page_source("deck", "en")
    return played("lesson", *messages, source=source)


def played(widget: str, *messages: str, source: str = "", state: str = "") -> str:
    """Return the state of a widget after presses, as its page would keep it."""
    state = run(Request(widget, "w1", state, seed="1", source=source)).state
    for message in messages:
        form = {"msg": message, "who-2": "careful", "buy": "100", "stake": "1"}
        state = run(Request(widget, "w1", state, fields=form, seed="7", source=source), strict=True).state
    return state


def device(**stored: str) -> str:
    """Return what a device keeps, as its page hands it over."""
    return json.dumps({name.replace("_", "-"): text for name, text in stored.items()})


def press(before: Frame | None, message: str, kept: str = "{}", text: str = "", lang: str = "en", **more: str) -> Frame:
    fields = {"msg": message, "kept": kept, "text": text} | more
    state = before.state if before else ""
    return run(
        Request("progress", "w1", state, fields=fields, lang=lang, source=course_source(lang), seen=state, root="../")
    )


def text_of(frame: Frame) -> str:
    return Markup(frame.html).text


def refusal(frame: Frame) -> str:
    return part(frame.html, "rake-refusal").text


def leaving(frame: Frame) -> str:
    """Return the text that is to be taken along."""
    found = re.search(r'<textarea id="w1-leaving"[^>]*>(.*?)</textarea>', frame.html, re.DOTALL)
    return html.unescape(found[1]) if found else ""


GUIDE = guide_source(GUIDES / "whole.toml", "en")


@cache
def full() -> dict[str, str]:
    """Return a state of every widget that the device keeps."""
    return {
        "first": played("first", "ante", "deal", source=first_source(ROUNDS / "first.toml", "en")),
        "lesson_deck": deck("answer DW", "answer LW", "next", "next"),
        "drill": played("drill", "drill mixed", "keep on", "next", "next", "queue", "next"),
        "table": played("table", "sit"),
        "table_whole": played("table", "sit", source=GUIDE, state="guide=whole"),
        "day": "rake=1 day=2026-11-22 took=10-012.0123",
    }


@pytest.mark.parametrize("name", ["first", "lesson_deck", "drill", "table", "table_whole", "day"])
def test_what_each_widget_keeps_can_be_read_taken_along_and_brought_in(name: str) -> None:
    here = press(None, "look", device(**{name: full()[name]}))
    assert "not to be read" not in text_of(here)
    there = press(None, "import", "{}", leaving(here))
    assert refusal(there) == ""
    assert there.stored == {name.replace("_", "-"): full()[name]}


KEPT = sorted(
    {
        (fence[2], fence[1], fence[3])
        for page in GAMES.rglob("*.md")
        for fence in re.finditer(r'```game-(\w+) game="(\w+)".* kept="(\w+)"', page.read_text("utf-8"))
    }
)
"""What pages of other games keep: the game, the widget, and the name by which it's kept."""


@pytest.mark.parametrize(("word", "widget", "name"), KEPT)
def test_what_another_game_keeps_is_taken_along_as_it_is(word: str, widget: str, name: str) -> None:
    kept = {f"{widget}-{name}": run(Request(widget, "w1", game=word)).state}
    here = press(None, "look", device(**kept))
    assert "not to be read" not in text_of(here)
    assert press(None, "import", "{}", leaving(here)).stored == kept
    asked = press(None, "import", device(**{f"{widget}-{name}": "other"}), leaving(here))
    assert "of another game" in text_of(asked)


def test_what_a_later_version_of_another_game_keeps_is_taken_along_too() -> None:
    kept = {"play-durak": run(Request("play", "w1", game="durak")).state.replace("durak=1 ", "durak=12 ", 1)}
    here = press(None, "look", json.dumps(kept))
    assert "not to be read" not in text_of(here)
    assert press(None, "import", "{}", leaving(here)).stored == kept


def test_all_that_pages_of_other_games_keep_is_looked_at() -> None:
    assert {widget for _, widget, _ in KEPT} == {"play", "lesson", "first", "drill"}
    assert ("holdem", "lesson", "poker") in KEPT, "a lesson that isn't the game's first"
    assert {word for word, _, _ in KEPT} == {*words()}


def test_every_lesson_of_the_course_has_its_line_and_its_link() -> None:
    frame = Markup(press(None, "look").html)
    links = [link["href"] for link in frame.all("a")]
    assert [f"../learn/{name}/" for name in LESSONS] == [link for link in links if "learn/" in link]


def test_a_lesson_is_not_begun_then_on_its_way_then_done() -> None:
    steps = len(json.loads(page_source("deck", "en"))["steps"])
    assert "The deck not begun" in text_of(press(None, "look", device(lesson_deck=deck())))
    started = press(None, "look", device(lesson_deck=deck("answer DW", "answer LW", "next", "next")))
    assert f"The deck 2 of {steps} steps done, 0 right first time" in text_of(started)
    done = press(None, "look", device(lesson_deck=deck("answer LW", *["next"] * steps)))
    assert f"The deck done: 1 of {steps} right first time" in text_of(done)
    begun_again = press(None, "look", device(lesson_deck=deck("answer LW", *["next"] * steps, "again", "answer DW")))
    assert f"The deck done: 1 of {steps} right first time" in text_of(begun_again)


def test_the_drills_tell_the_level_of_each_kind_and_the_run() -> None:
    drills = text_of(press(None, "look", device(drill=played("drill", "drill outs", "level 3", "next"))))
    assert "Count the outs: 1 of 10 questions done" in drills
    assert "Count the outs level 3" in drills
    assert "Name the hand level 1" in drills


def test_the_missed_questions_that_wait_are_counted_while_they_are_kept() -> None:
    missed = ("drill mixed", "keep on", "next", "next")
    assert "done; 2 that you missed are waiting" in text_of(press(None, "look", device(drill=played("drill", *missed))))
    forgotten = device(drill=played("drill", *missed, "keep off"))
    assert "that you missed" not in text_of(press(None, "look", forgotten))


def test_a_table_is_told_while_the_reader_sits_there() -> None:
    assert "you began this round with 100 chips" in text_of(press(None, "look", device(table=played("table", "sit"))))
    left = press(None, "look", device(table=played("table", "sit", "leave")))
    assert "you began" not in text_of(left)
    assert "At a table you've left this table" in text_of(left)
    assert "At a table" not in text_of(press(None, "look", device(table=played("table"))))


@pytest.mark.parametrize("word", words())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_table_of_another_game_has_its_line_and_its_link_also_once_it_was_left(word: str, lang: str) -> None:
    table = seated(word, fewest_with_bots(load(word)))
    said = {"en": ("your table is waiting", "you've left this table"), "ru": ("стол ждёт вас", "вы вышли из игры")}
    for status in said[lang]:
        shown = press(None, "look", device(**{f"play_{word}": table.state}), lang=lang)
        assert f'href="../games/{word}/play/"' in shown.html
        assert f"{table_title(word, lang)} {status}" in text_of(shown)
        table.click("leave")
    fresh = press(None, "look", device(**{f"play_{word}": Widget("play", game=word).state}), lang=lang)
    assert f"games/{word}/play/" not in fresh.html


def test_the_days_in_a_row_are_counted_up_to_the_last() -> None:
    assert "A spot a day 7 days, the last 4 without a gap" in text_of(press(None, "look", device(day=full()["day"])))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_before_the_page_has_looked_it_claims_nothing(lang: str) -> None:
    first = run(Request("progress", "w1", lang=lang, source=course_source(lang)))
    assert not re.search("not begun|не начато", text_of(first))
    assert re.search("Nothing is stored|ничего не сохранено", text_of(press(None, "look", lang=lang)))


def test_what_is_new_is_brought_in_at_once_and_what_is_there_stays() -> None:
    text = leaving(press(None, "look", device(drill=full()["drill"])))
    frame = press(None, "import", device(day=full()["day"]), text)
    assert frame.stored == {"day": full()["day"], "drill": full()["drill"]}


def test_what_would_be_overwritten_is_named_and_asked_about_first() -> None:
    text = leaving(press(None, "look", device(drill=full()["drill"], day=full()["day"])))
    there = device(drill=played("drill", "drill pot"), day=full()["day"])
    asked = press(None, "import", there, text)
    assert asked.stored is None
    assert "This would be overwritten: the drills." in text_of(asked)
    assert "This would be overwritten" in text_of(press(asked, "look", there, text)), "the page looks by itself"
    left = press(asked, "leave", there, text)
    assert left.stored is None
    assert "This would be overwritten" not in text_of(left)
    sure = press(asked, "sure", there, text)
    assert sure.stored == {"day": full()["day"], "drill": full()["drill"]}
    assert press(sure, "look", there).stored is None, "it is written once"


@pytest.mark.parametrize("message", ["import", "reset"])
def test_what_changed_after_the_question_is_asked_about_again(message: str) -> None:
    text = leaving(press(None, "look", device(drill=full()["drill"])))
    asked = press(None, message, device(drill=played("drill", "drill pot")), text)
    later = press(asked, "sure", device(drill=played("drill", "drill skull")), text)
    assert later.stored is None
    assert press(later, "sure", device(drill=played("drill", "drill skull")), text).stored is not None


def test_nobody_is_sure_who_was_not_asked() -> None:
    kept = device(drill=full()["drill"])
    assert press(press(None, "look", kept), "sure", kept).stored is None
    asked = press(None, "reset", kept)
    early = {"msg": "sure", "kept": kept}
    before = press(None, "look", kept).state
    assert run(Request("progress", "w1", asked.state, fields=early, seen=before)).stored is None


def test_all_is_forgotten_once_the_reader_has_said_so_twice() -> None:
    kept = device(drill=full()["drill"], lesson_deck=full()["lesson_deck"], odd="x")
    asked = press(None, "reset", kept)
    assert asked.stored is None
    assert "This would be forgotten: the drills, the lesson “The deck”, “odd”." in text_of(asked)
    assert press(asked, "sure", kept).stored == {}


SEATED = "rake=1 chairs=9.9.-.-.-.-.-.- ante=1 who=sly.-.-.-.-.-.-"

REFUSED_BY_THEIR_PAGES = {
    "day": "rake=1 took=0-1",
    "drill": "rake=1 drill=outs ask=nonsense",
    "table": "rake=1 chairs=9.9 ante=1",
    "table-chess": SEATED,
    "table-whole": SEATED,
    "table-day": f"{SEATED} guide=whole",
}


@pytest.mark.parametrize("name", REFUSED_BY_THEIR_PAGES)
def test_nothing_is_brought_in_that_its_own_page_refuses(name: str) -> None:
    after = press(None, "import", "{}", json.dumps({name: REFUSED_BY_THEIR_PAGES[name]}))
    assert after.stored is None
    assert f"the entry “{name}”" in refusal(after)


def test_a_table_whose_round_cannot_be_played_on_is_not_brought_in() -> None:
    for broken in ("seed=1 acts=take_x1", "seed=1 acts=check.check.check.check", "seed=1 acts=raise_500"):
        assert press(None, "import", "{}", json.dumps({"table": f"{SEATED} {broken}"})).stored is None


UNREADABLE = {
    "poker": ("rake=1", "poker"),
    "lesson-none": ("rake=1", "lesson-none"),
    "lesson-deck": ("rake=1 lesson=skulls", "skulls"),
    "lesson-deck ": ("rake=1 lesson=deck", "lesson-deck "),
    "lesson-ladder": ("rake=1 lesson=ladder marks=0", "0"),
    "lesson-skulls": ("rake=1 lesson=skulls step=99", "99"),
    "drill": ("rake=1 drill=none", "none"),
    "day": ("rake=1 day=- took=1-x", "1-x"),
    "table": ("rake=1 chairs=0.0 ante=x", "x"),
    "table-whole": (f"{SEATED} guide=whole acts=dance", "dance"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_entry_that_cannot_be_read_is_named_with_what_is_wrong_in_it(name: str) -> None:
    text, what = UNREADABLE[name]
    after = press(None, "import", "{}", json.dumps({"drill": full()["drill"]} | {name: text}))
    assert f"can't read “{what}” in the entry “{name}”" in refusal(after)


BROKEN = {
    "": ("Paste the text", ""),
    "hello": ("character 1", "curly bracket"),
    '{"drill": "rake=1"': ("character 19", "Copy all of it"),
    '{"drill": "rake=1",\n"day": rake}': ("character 28", "Copy all of it"),
    "[" * 9_000: ("From character", "Copy all of it"),
    '["drill"]': ("character 1", "curly bracket"),
    '{"drill": "rake=1 tried=\\ud800"}': ("character 1", "curly bracket"),
    '{"drill": 12}': ("can't read", "12"),
    '{"drill": "rake=2 drill=name"}': ("can't read", "2"),
    '{"drill": "<b>x</b>"}': ("can't read", "<b>x</b>"),
    '{"table": "rake=1 chairs=9 ante=1"}': ("can't read", "rake=1 chairs=9 ante=1"),
}


@pytest.mark.parametrize("text", BROKEN)
def test_what_cannot_be_read_is_told_and_changes_nothing(text: str) -> None:
    kept = device(drill=full()["drill"])
    before = press(None, "look", kept)
    after = press(before, "import", kept, text)
    why, what = BROKEN[text]
    assert why in refusal(after)
    assert what in refusal(after)
    assert (after.state, after.stored) == (before.state, None)
    assert text in html.unescape(after.html), "what was written stays in its field"


def test_a_text_survives_being_sent_about() -> None:
    text = leaving(press(None, "look", device(**full())))
    for mangled in (text.replace("\n", "\r\n"), text.replace("\n", " "), f"\n  {text}\n\n", text.replace(" ", "\n")):
        there = press(None, "import", "{}", mangled)
        assert refusal(there) == ""
        assert there.stored == {name.replace("_", "-"): state for name, state in full().items()}


def test_what_is_damaged_on_the_device_is_named_and_stays_behind() -> None:
    frame = press(None, "look", device(drill="garbage", day=full()["day"]))
    assert "Stored, but this version can't read it: the drills." in text_of(frame)
    assert json.loads(leaving(frame)) == {"day": full()["day"]}


def test_where_the_browser_keeps_nothing_the_page_says_so_and_offers_nothing() -> None:
    frame = run(Request("progress", "w1", fields={"msg": "look", "refused": "refused"}, source=course_source("en")))
    assert "doesn't let the page keep anything" in text_of(frame)
    assert not {"import", "reset"} & {*Markup(frame.html).messages()}


def test_the_text_of_the_page_is_its_whole_model() -> None:
    asked = press(None, "import", device(drill=full()["drill"]), '{"drill": "rake=1"}')
    assert progress.format(progress.parse(asked.state, Context(course_source("en")))) == asked.state
