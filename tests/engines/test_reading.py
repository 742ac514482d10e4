"""What a reader does, in engines other than Chromium's: a hand named, links opened, every widget touched."""

from __future__ import annotations

import json
import re
import time
from itertools import cycle

import pytest

from tests.browser.conftest import ANOTHER_PRESS
from tests.widgets.test_links import LINKS
from widgets.host import WIDGETS, Request, run
from widgets.other_games import words

from .drivers import Engine, Firefox, WebKit

pytestmark = pytest.mark.engines

WAY = "document.getElementById('rake-boot').dataset.way"
STATE = "document.querySelector('#w1 input[name=state]')?.value"

# Follows a link to a position of the same page, as a reader does.
FOLLOW = "document.body.appendChild(Object.assign(document.createElement('a'), { href: %s })).click()"
ANSWERED = "!document.querySelector('#w1[aria-busy]') && STATE === %s".replace("STATE", STATE)


def test_a_link_opens_its_hand_with_the_answer(engine: Engine, base_url: str) -> None:
    engine.open(f"{base_url}hand/?rake=1&hand=9S.9W.9F.9C.2S")
    engine.wait("document.querySelector('#w1 .rake-name')?.innerText.includes('Four Nines')")
    assert engine.text("#w1-refusal") == ""
    assert engine.url.endswith("/hand/?rake=1&hand=9S.9W.9F.9C.2S")
    assert engine.evaluate(WAY) == "image"


def name_a_deal(engine: Engine) -> None:
    """Press for a hand and then for its name, which has come to lie where the first press was."""
    engine.click("#w1-deal")
    engine.wait("document.querySelector('#w1-show')")
    time.sleep(ANOTHER_PRESS / 1000)
    engine.click("#w1-show")


def test_a_hand_is_dealt_and_its_name_is_shown(engine: Engine, base_url: str) -> None:
    engine.follow(f"{base_url}hand/")
    name_a_deal(engine)
    assert engine.wait("document.querySelector('#w1 .rake-name')?.innerText")


def test_a_link_leads_to_the_rule_that_it_names(engine: Engine, base_url: str) -> None:
    engine.follow(f"{base_url}rules/")
    engine.click(".rake-contents a[href$='#r8-3']")
    engine.wait("document.querySelector('h2#r8-3')?.getBoundingClientRect().top < innerHeight")
    assert engine.evaluate("document.querySelector('h2#r8-3').getBoundingClientRect().top") >= 0


@pytest.mark.parametrize("widget", [word for word, widget in WIDGETS.items() if widget.LINKED_BY])
def test_every_link_of_version_1_opens(engine: Engine, base_url: str, widget: str) -> None:
    engine.follow(f"{base_url}{widget}/")
    for query in [query.removeprefix("?") for name, query in LINKS if name == widget]:
        engine.evaluate(FOLLOW % json.dumps(f"?{query}"))
        engine.wait(ANSWERED % json.dumps(run(Request(widget, "w1", link=query)).state))
        assert engine.text("#w1-refusal") == "", query


@pytest.mark.parametrize("widget", WIDGETS)
def test_every_widget_answers_a_touch(engine: Engine, base_url: str, widget: str) -> None:
    # The page of progress is opened anew: it shows what the widgets before have left on the device.
    go = engine.open if widget == "progress" else engine.follow
    page = {"lesson": "learn/deck", "first": "learn"}.get(widget, widget)
    go(f"{base_url}{page}/")
    before = engine.wait(STATE)
    pressed = {"table": "sit", "pots": "more", "lesson": "hint", "drill": "next-1", "day": "today", "progress": "look"}
    pressed |= {"first": "ante"}
    engine.click(f"#w1-{pressed.get(widget, 'deal')}")
    engine.wait(f"{STATE} !== {json.dumps(before)}")


# Every game in one engine, the next in the other: they share the tables, which both have shown by then.
@pytest.mark.parametrize(
    ("engine", "word"),
    [
        pytest.param(each, word, id=f"{each.__name__.lower()}-{word}")
        for each, word in zip(cycle((Firefox, WebKit)), words(), strict=False)
    ],
    indirect=["engine"],
)
def test_another_game_is_learned_played_and_stepped_through(engine: Engine, base_url: str, word: str) -> None:
    for page, control in (("learn", "hint"), ("play", "sit"), ("deal", "next")):
        engine.follow(f"{base_url}games/{word}/{page}/")
        before = engine.wait(STATE)
        engine.click(f"#w1-{control}")
        engine.wait(f"{STATE} !== {json.dumps(before)}")
    assert engine.evaluate(WAY) == "image"


def test_a_russian_page_answers_in_russian(engine: Engine, base_url: str) -> None:
    engine.follow(f"{base_url}ru/hand/")
    name_a_deal(engine)
    name = engine.wait("document.querySelector('#w1 .rake-name')?.innerText")
    assert re.search("[А-я]", name)
    assert not re.search("[A-Za-z]", name)


# Both ways in both engines took as long as all other tests of theirs.
@pytest.mark.parametrize(
    ("engine", "gappy_url", "way"),
    [
        (Firefox, ["/assets/rake/*heap*", "/assets/rake/*bundle*"], "plain"),
        (WebKit, ["/assets/rake/*heap*"], "bundle"),
    ],
    ids=["firefox", "webkit"],
    indirect=["engine", "gappy_url"],
)
def test_python_boots_from_the_files_that_are_left(engine: Engine, gappy_url: str, way: str) -> None:
    engine.open(f"{gappy_url}hand/")
    engine.click("#w1-deal")
    engine.wait("document.querySelector('#w1-show')")
    assert engine.evaluate(WAY) == way
