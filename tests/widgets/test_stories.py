"""What readers are told of whole rounds, word for word: tests/data/stories.en.txt and stories.ru.txt.

Rounds of Rake are watched. Those of other games are there twice: watched, and as the player in seat 1 reads them.

After a change of words `python -m tests.widgets.test_stories` writes both files anew; read the difference before it is
committed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from rake.kit.bots import RandomBot
from rake.kit.events import Event
from rake.kit.game import play_until
from rake.shelf import base_of, load
from tests.bounded import within
from tests.engine.test_golden_rounds import golden, joined
from tests.widgets.markup import Frame
from tests.widgets.messages import classes, home_of, plain, voice_of
from widgets.games.rake import deal
from widgets.host import Request, run
from widgets.kit.names import cast_names
from widgets.kit.widget import Context
from widgets.other_games import words
from widgets.templates import LANGUAGES

DATA = Path(__file__).parents[1] / "data"
STORIES = (
    "1.2 5.2",
    "5.3 8.8 8.9",
    "7.3 8.1",
    "8.4 Three",
    "8.7 8.8 All",
    "8.14 9.6",
    "8.8 9.1 9.2 9.3",
    "9.2 9.3 The",
)
"""How the titles begin of the golden rounds that are put into words."""


PAGE = 50
"""How many events make a page, at least."""


def rounds() -> Iterator[tuple[str, str]]:
    """Yield the title of each round that is put into words, and its record on one line."""
    for golden_round in golden():
        if golden_round.shows.startswith(STORIES):
            yield golden_round.shows, joined(golden_round.steps).replace("\n", "~")


def story_lines(html: str) -> list[str]:
    """Return the lines of a frame's story, in the words of the Vardic deck."""
    html = re.sub(r'<span class="rake-standard">.*?</span>', "", html)
    return [Frame(line).text for line in re.findall(r"<li>(.*?)</li>", html[html.index("<ol>") : html.index("</ol>")])]


def stories(lang: str) -> str:
    """Return all stories in a language, as the file holds them."""
    text = []
    for title, record in rounds():
        opened = Request("deal", "w1", f"rake=1 round={record.removeprefix('rake 1 ')}", lang=lang)
        end = run(Request("deal", "w1", run(opened).state, fields={"msg": "end"}, lang=lang), strict=True)
        text.append("\n".join((f"# {title}", *story_lines(end.html))))
    return "\n\n".join(text) + "\n"


def seats_of(word: str) -> int:
    """Return how many players a game's stories have: three, or if that can't be, as few as there can."""
    seats = load(word).seats
    return 3 if 3 in seats else seats[0]


def events_module(word: str) -> str:
    """Return the name of the module with a game's events; those of a variant are those of the game that it varies."""
    return f"rake.shelf.{base_of(word) or word}.events"


@cache
def events_of(word: str) -> Mapping[str, list[Event]]:
    """Return the events of deals of a game that chance has played, by their seeds: as many deals as make a page."""
    stories_by_seed: dict[str, list[Event]] = {}
    game, between = load(word), import_module(events_module(word)).events_between
    bots = dict.fromkeys(range(1, seats_of(word) + 1), RandomBot())
    deals = within(100, "a page of stories")
    while sum(map(len, stories_by_seed.values())) < PAGE and next(deals):
        seed = f"story {len(stories_by_seed)}"
        over = play_until(game.deal(len(bots), rng=Random(seed)), bots, seed)
        views = (None, *over.record().views(0))
        stories_by_seed[seed] = [event for before, now in pairwise(views) for event in between(before, now)]
    return stories_by_seed


def told_twice(word: str, lang: str) -> Iterator[str]:
    """Yield the stories of a game in a language."""
    watched, reading = cast_names(seats_of(word)), cast_names(seats_of(word), own=1)
    for seed, events in events_of(word).items():
        for title, names in (("watched", watched), ("in seat 1", reading)):
            said = (plain(voice_of(word, lang).say(event, names)) for event in events)
            yield "\n".join((f"# {word}, {seed}, {title}", *said))


def shelf_stories(lang: str) -> str:
    """Return the stories of all games whose events are classes."""
    games = [word for word in words() if find_spec(events_module(word))]
    return "\n" + "\n\n".join(story for word in games for story in told_twice(word, lang)) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_rounds_are_told_word_for_word(lang: str) -> None:
    assert stories(lang) + shelf_stories(lang) == (DATA / f"stories.{lang}.txt").read_text("utf-8")


def test_every_kind_of_event_is_told() -> None:
    seen: set[str] = set()
    for _, record in rounds():
        model = deal.parse(f"rake=1 round={record.removeprefix('rake 1 ')}", Context())
        log = deal.view(replace(model, step=len(model.record.replay()) - 1)).view.log
        seen |= {type(line.about).__name__ for step in log for line in step}
    kinds = [kind for kind in classes() if issubclass(kind, Event) and home_of(kind) in ("rake", "kit")]
    assert {kind.__name__ for kind in kinds} | {"HandRevealed", "SkullJudges", "Decisive"} == seen


if __name__ == "__main__":
    for lang in LANGUAGES:
        (DATA / f"stories.{lang}.txt").write_text(stories(lang) + shelf_stories(lang), "utf-8")
