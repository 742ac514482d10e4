"""Summaries of stored entries (first round, lesson, drill, table, day, rounds), read from notation, not by widgets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from rake import InvalidNotation
from rake.notation import NOTATION
from rake.questions import QUESTION_FORM

from ..games.rake.diary import Diary, read_shown
from ..games.rake.drills import FIRST_SESSION
from ..games.rake.ledger import Ledger
from ..games.rake.table_state import TABLE_FIELDS, YOU, read_actions, read_seats, replay
from ..kit import first_widget, lesson_widget
from ..kit.fields import number_in, one_of
from ..kit.ledger import ENTRY, Deals
from ..kit.results import FIRST_TRY, NEW, best_finished, read_results
from ..kit.session import SESSION_FIELDS, read_session
from ..kit.widget import values


@values()
class FirstSummary:
    """At which step of the first round the reader is."""

    step: int


@values()
class LessonSummary:
    """How many steps are done, how many were right at the first try, and whether the lesson was started.

    A lesson once finished stays so while it's taken again.
    """

    done: int
    first_try: int
    started: bool


@values()
class DrillSummary:
    """The level of each kind of question, the session's progress, and how many missed questions wait in the queue."""

    levels: tuple[tuple[str, int], ...]
    kind: str
    done: int
    length: int
    waiting: int


@values()
class TableSummary:
    """The chips that the reader had before the round, whether a round was started, or else whether they have left."""

    chips: int
    started: bool
    left: bool


@values()
class DaySummary:
    """The number of days with a card taken, and how many in a row end with the last of them."""

    days: int
    row: int


@values()
class OtherGame:
    """What another game than Rake has kept; what is in it only that game's own page can read.

    At a table a deal was `started`, or else the reader has `left` it.
    """

    word: str
    started: bool
    left: bool


OPENING = re.compile(r"([a-z]\w*)=\d+ ", re.ASCII)
"""What opens the entry of any game: its word, and some version of its notation."""

type Summary = FirstSummary | LessonSummary | DrillSummary | TableSummary | DaySummary | Ledger | Deals | OtherGame


@dataclass(frozen=True, slots=True)
class LessonInfo:
    """A lesson of the course: its title and its number of steps."""

    title: str
    steps: int


class Course(NamedTuple):
    """The lessons by name, in the order of the course, and the titles of the other games' tables by the game's word."""

    lessons: Mapping[str, LessonInfo]
    tables: Mapping[str, str]


def summarize(key: str, text: str, course: Course) -> Summary:
    """Return the summary of an entry.

    Raises `InvalidNotation`, and `IllegalPosition` for a table that the rules don't allow.
    """
    kind, _, name = key.partition("-")
    opening = OPENING.match(text)
    if name and kind in ("play", "lesson", "first", "drill") and opening and opening[1] != NOTATION.word:
        said = {field.partition("=")[0] for field in text.split(" ")} if kind == "play" else set()
        return OtherGame(opening[1], "seed" in said, "left" in said)
    if key == "first":
        return _first(text)
    if kind == "lesson" and name in course.lessons:
        return _lesson(text, name, course.lessons[name].steps)
    if kind == "table":
        return _table(text, name)
    if key == "drill":
        return _drill(text)
    if key == "day":
        return _day(text)
    if kind == ENTRY:
        return Ledger.parse(text) if key == ENTRY else Deals.parse(name, text)
    raise InvalidNotation("entry", key)


def _first(text: str) -> FirstSummary:
    fields = NOTATION.parse_fields(text, first_widget.FIELDS)
    fields.read("guide", partial(one_of, ("first",)))
    return FirstSummary(fields.read("step", partial(number_in, 0, 99), "0"))


def _lesson(text: str, name: str, steps: int) -> LessonSummary:
    fields = NOTATION.parse_fields(text, lesson_widget.FIELDS)
    fields.read("lesson", partial(one_of, (name,)))
    results = fields.read("marks", partial(_results, steps), NEW * steps)
    step = fields.read("step", partial(number_in, 1, steps + 1), "1")
    results = best_finished(results, fields.read("done", partial(_results, steps), NEW * steps)) or results
    done = steps - results.count(NEW)
    return LessonSummary(done, results.count(FIRST_TRY), started=done > 0 or step > 1 or "tried" in fields)


def _results(steps: int, text: str) -> str:
    if len(text) != steps:
        raise InvalidNotation("marks", text)
    return read_results(text)


def _drill(text: str) -> DrillSummary:
    fields = NOTATION.parse_fields(text, (*SESSION_FIELDS, "tried", *QUESTION_FORM.fields))
    session = read_session(fields, FIRST_SESSION)
    if "ask" in fields:
        QUESTION_FORM.read(fields)
    levels = tuple((kind, session.level_of(kind)) for kind in session.kinds)
    waiting = len(session.queue) if session.keep else 0
    return DrillSummary(levels, session.title, len(session.done), session.length, waiting)


def _table(text: str, guide: str) -> TableSummary:
    fields = NOTATION.parse_fields(text, TABLE_FIELDS)
    fields.read("guide", partial(one_of, (guide,)), "")
    table, _ = read_seats(fields)
    actions, seed = fields.read("acts", read_actions, ""), fields.read("seed", str, "")
    if seed:
        replay(table, seed, actions)
    return TableSummary(table.chair(YOU).stack, bool(seed), "left" in fields)


def _day(text: str) -> DaySummary:
    fields = NOTATION.parse_fields(text, ("day", "took"))
    fields.read("day", read_shown)
    diary = fields.read("took", Diary.parse, "")
    return DaySummary(diary.days, diary.row(diary.last))
