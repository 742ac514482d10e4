"""How far a reader has come, read from the text of a shelf: its widget is not asked, its notation is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from rake import InvalidNotation
from rake.action import parse_action
from rake.kit.errors import read_each
from rake.notation import NOTATION
from rake.questions import FIELDS
from rake.table import read_table

from ..games.rake.chairs import TABLE_FIELDS, YOU
from ..games.rake.diary import Diary
from ..games.rake.reading import number_in, one_of
from ..games.rake.run import KINDS, RUN_FIELDS, read_run
from ..kit.marks import FIRST_TRY, NEW, read_marks

type Standing = dict[str, object]


@dataclass(frozen=True, slots=True)
class Known:
    """A lesson of the course: what it is called, and how many steps it has."""

    title: str
    steps: int


type Course = Mapping[str, Known]
"""The lessons by name, in their order."""


def stands(shelf: str, text: str, course: Course) -> Standing:
    """Return what the page tells of a shelf. Raises `InvalidNotation` and what the rules of a table refuse."""
    kind, _, name = shelf.partition("-")
    if kind == "lesson" and name in course:
        return _lesson(text, name, course[name].steps)
    if kind == "table":
        return _table(text)
    if shelf == "drill":
        return _drill(text)
    if shelf == "day":
        return _day(text)
    raise InvalidNotation("shelf", shelf)


def _lesson(text: str, name: str, steps: int) -> Standing:
    """Return how many steps lie behind, and how many were answered at the first try."""
    fields = NOTATION.parse_fields(text, ("lesson", "step", "tried", "hint", "marks"))
    fields.read("lesson", partial(one_of, (name,)))
    marks = fields.read("marks", partial(_marks, steps), NEW * steps)
    step = fields.read("step", partial(number_in, 1, steps + 1), "1")
    done = steps - marks.count(NEW)
    return {"done": done, "first_try": marks.count(FIRST_TRY), "begun": done > 0 or step > 1 or "tried" in fields}


def _marks(steps: int, text: str) -> str:
    if len(text) != steps:
        raise InvalidNotation("marks", text)
    return read_marks(text)


def _drill(text: str) -> Standing:
    """Return the level of each kind, how far the run has come, and how many missed questions wait to be asked again."""
    run = read_run(NOTATION.parse_fields(text, (*RUN_FIELDS, "tried", *FIELDS)))
    levels = [{"kind": kind, "level": run.level_of(kind)} for kind in KINDS]
    waiting = len(run.queue) if run.keep else 0
    return {"levels": levels, "run": run.title, "done": len(run.done), "length": run.length, "waiting": waiting}


def _table(text: str) -> Standing:
    """Return the chips with which the reader began the round, and whether they sit there at all."""
    fields = NOTATION.parse_fields(text, TABLE_FIELDS)
    chair = read_table(fields).chairs[YOU - 1]
    fields.read("acts", partial(read_each, ".", _act), "")
    return {"chips": chair.stack if chair else 0, "on": "seed" in fields}


def _act(text: str) -> None:
    if text:
        parse_action(text.replace("_", " "))


def _day(text: str) -> Standing:
    """Return on how many days a card was taken, and how many of them, up to the last, are without a gap."""
    diary = NOTATION.parse_fields(text, ("day", "took")).read("took", Diary.parse, "")
    return {"days": diary.days, "row": diary.row(diary.last)}
