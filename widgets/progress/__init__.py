"""The widget `progress`: shows what the device's storage holds, judges rounds, and exports, imports or deletes it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from urllib.parse import quote_plus, unquote_plus

from rake import IllegalAction, IllegalPosition, InvalidNotation
from rake.analysis.review import Review
from rake.notation import NOTATION

from ..games.rake.ledger import Ledger, PlayedRound, costs_of, to_judge
from ..games.rake.review import format_counts, read_counts
from ..kit.fields import one_of
from ..kit.ledger import ENTRY, Deals
from ..kit.widget import Context, Display, FrameView, values
from .statistics import StatisticsView, statistics
from .storage import Entries, format_entries, is_ledger, joined, parse_entries, parse_export, read_entry
from .summary import Course, DaySummary, DrillSummary, LessonInfo, LessonSummary, OtherGame, Summary, TableSummary

LINKED_BY = ""
SOURCE = "course"
FIELDS = ("kept", "text", "said", "judging")

NOTHING = "-"
"""What stands for no decision to count, in a saved state."""

NEW = "new"
"""The field `kept` of a state before the storage was read."""

MESSAGES = ("look", "import", "reset", "clear", "judge", "stop", "sure", "leave")
ASKED = ("import", "reset", "clear")
DONE = ("imported", "forgotten", "cleared")
REFUSED = "refused"
SAID = ("", *ASKED, *DONE, REFUSED)
"""The notices: none, a question to confirm (`ASKED`), what was done (`DONE`), or that the browser refuses storage."""

SAMPLE = '[[["sample", "", 1]], []]'
"""The lessons and tables used when the widget runs without a page, as in tests."""


@lru_cache(2)
def _course(source: str) -> Course:
    """Return what a page's JSON lists, which the site's build writes (`widgets.site.pages.lessons`)."""
    lessons, tables = json.loads(source or SAMPLE)
    return Course({name: LessonInfo(title, steps) for name, title, steps in lessons}, dict(tables))


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `course` has the lessons and tables that the page reports on; `entries` what the device's storage holds, None before
    it was read; `text` the text to import; `said` the notice shown (one of `SAID`). While rounds are judged, `judging`
    is the review of the first of those that aren't; `noted` is the round judged last, for the storage.
    """

    course: Course = field(hash=False)
    entries: Entries | None = None
    text: str = ""
    said: str = ""
    judging: Review | None = None
    noted: str = ""

    @property
    def ledger(self) -> Ledger:
        """The rounds played, none if they can't be read."""
        return _ledger(self.entries or ())


def init(seed: str, context: Context) -> Model:
    """Return a model before the device's storage has been read."""
    del seed
    return Model(_course(context.source))


def parse(text: str, context: Context) -> Model:
    """Return the model of a saved state."""
    fields = NOTATION.parse_fields(text, FIELDS)
    entries = fields.read("kept", unquote_plus)
    said = fields.read("said", lambda word: one_of(SAID, word), "")
    text = fields.read("text", unquote_plus, "")
    model = Model(_course(context.source), None if entries == NEW else parse_entries(entries), text, said)
    if "judging" not in fields:
        return model
    model = _judging(model)
    if not model.judging:
        return model
    counts = fields.read("judging", str)
    return replace(model, judging=read_counts(model.judging, "" if counts == NOTHING else counts))


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    entries = NEW if model.entries is None else quote_plus(format_entries(model.entries))
    return NOTATION.format_fields(
        {
            "kept": entries,
            "text": quote_plus(model.text),
            "said": model.said,
            "judging": (format_counts(model.judging) or NOTHING) if model.judging else "",
        }
    )


def link(model: Model) -> str:
    """Return an empty text: what a device keeps is private, so there are no links to it."""
    del model
    return ""


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `look` (show the storage), `import` (the form's `text`), `reset` (delete everything), `clear` (delete the
    rounds and deals played), and `sure` to confirm one of these, or `leave` to do nothing; `judge` (begin with the
    rounds that aren't judged) and `stop`. With each message the page sends all entries of the storage in `kept`, or
    `refused` if the browser refuses storage. If the entries or the text have changed since the question, the reader is
    asked again. The page also looks by itself, which takes no question away.
    """
    del seed
    message = fields["msg"]
    if message not in MESSAGES:
        raise InvalidNotation("message", message)
    if REFUSED in fields:
        return replace(model, said=REFUSED)
    if "kept" not in fields:
        return model
    entries, text = parse_entries(fields["kept"]), _plain(fields.get("text", ""))
    sure = message == "sure" and model.said == seen.said and (entries, text) == (model.entries, model.text)
    match model.said if message == "sure" else message:
        case "import":
            imported = parse_export(text, model.course)
            if _changed(entries, imported) and not sure:
                return Model(model.course, entries, text, "import")
            return Model(model.course, _joined(entries, imported), said="imported")
        case "look" if model.said in ASKED and (entries, text) == (model.entries, model.text):
            return model
        case "reset" if entries:
            return Model(model.course, () if sure else entries, text, "forgotten" if sure else "reset")
        case "clear" if _ledgers(entries):
            left = tuple((name, kept) for name, kept in entries if not is_ledger(name))
            return Model(model.course, left if sure else entries, text, "cleared" if sure else "clear")
        case "judge" | "look" if message == "judge" or model.judging:
            return _judging(Model(model.course, entries, text))
    return Model(model.course, entries, text)


def advance(model: Model, batches: int) -> Model:
    """Return the model with the round that is judged continued; once it's judged, with the next."""
    if not model.judging:
        return model
    judged = model.judging.advance(batches)
    if not judged.done:
        return replace(model, judging=judged, noted="")
    played = model.ledger.open[0].judged(costs_of(judged.judgements, ()))
    return _judging(_with_judged(model, played))


def _with_judged(model: Model, played: PlayedRound) -> Model:
    rounds = str(model.ledger.replaced(played))
    entries = tuple((name, rounds if name == ENTRY else text) for name, text in model.entries or ())
    return replace(model, entries=entries, noted=f"{NOTATION.field} {played.noted}")


def _judging(model: Model) -> Model:
    """Return the model with the first round that isn't judged as the one to go on with, if one is left."""
    for played in model.ledger.open:
        try:
            return replace(model, judging=to_judge(played))
        except (IllegalAction, IllegalPosition, InvalidNotation):
            model = _with_judged(model, played.judged(None))
    return replace(model, judging=None)


@lru_cache(2)
def _ledger(entries: Entries) -> Ledger:
    """Return the rounds played among these entries."""
    try:
        return Ledger.parse(dict(entries).get(ENTRY, NOTATION.field))
    except InvalidNotation:
        return Ledger()


def _ledgers(entries: Entries) -> list[str]:
    """Return the names of those entries that hold the rounds or deals played."""
    return [name for name, _ in entries if is_ledger(name)]


def _joined(entries: Entries, imported: Entries) -> Entries:
    """Return the entries after an import: those imported take the place of others, but rounds are joined."""
    had = dict(entries)
    taken = {name: joined(name, had.get(name, ""), text) or text for name, text in imported}
    return tuple(sorted({**had, **taken}.items()))


def _plain(text: str) -> str:
    r"""Return the text of a form field with all line ends as `\n` and no space around it."""
    return "\n".join(text.strip().splitlines())


def _changed(entries: Entries, imported: Entries) -> list[str]:
    """Return the names of the entries that the import would overwrite with a different text."""
    had = dict(entries)
    different = [(name, text) for name, text in imported if had.get(name, text) != text]
    return [name for name, text in different if not joined(name, had[name], text)]


@values()
class LessonRow:
    """A lesson of the course, and how far the reader is in it; None before they began."""

    name: str
    title: str
    steps: int
    now: LessonSummary | None


@values()
class TableRow:
    """A table at which the reader sits, or from which they've got up: its page's address, and its title if it has one.

    `chips` are those that they had before the round that was begun, 0 where only the game's own page knows.
    """

    address: str
    title: str
    seated: bool
    chips: int


@values(kw_only=True)
class ProgressView(FrameView):
    """What the device's storage holds, as far as it can be read; `unread` names the rest.

    `leaving` is all of it as a text to take along; `text` the text to import; `going` names the entries that would be
    lost if the reader says yes; `titles` has the titles of lessons by the names of their entries. `others` names the
    entries of other games than Rake. `statistics` are those of Rake's rounds, and `games` has the deals of the
    other games, and `tables_of` the titles of their tables, by the game's word.
    """

    looked: bool
    lessons: tuple[LessonRow, ...]
    drill: DrillSummary | None
    day: DaySummary | None
    tables: tuple[TableRow, ...]
    unread: tuple[str, ...]
    leaving: str
    any: bool
    text: str
    said: str
    going: tuple[str, ...]
    titles: Mapping[str, str]
    others: tuple[str, ...]
    statistics: StatisticsView | None
    games: tuple[Deals, ...]
    tables_of: Mapping[str, str]
    judging: bool


def view(model: Model) -> Display[ProgressView]:
    """Return what is shown; after an import or a reset also what the storage shall hold now."""
    entries, tables = model.entries or (), model.course.tables
    summaries = {name: summary for name, text in entries if (summary := _read(name, text, model.course))}
    imported = _imported(model)
    going = {"import": _changed(entries, imported), "reset": [name for name, _ in entries], "clear": _ledgers(entries)}
    drill, day = summaries.get("drill"), summaries.get("day")
    shown = ProgressView(
        looked=model.entries is not None,
        lessons=tuple(_show_lesson(name, lesson, summaries) for name, lesson in model.course.lessons.items()),
        drill=drill if isinstance(drill, DrillSummary) else None,
        day=day if isinstance(day, DaySummary) else None,
        tables=tuple(row for name, summary in summaries.items() if (row := _show_table(name, summary, model.course))),
        unread=tuple(name for name, _ in entries if name not in summaries),
        leaving=format_entries((name, text) for name, text in entries if name in summaries) if summaries else "",
        any=bool(entries),
        text=model.text,
        said=model.said,
        going=tuple(going.get(model.said, ())),
        titles={f"lesson-{name}": lesson.title for name, lesson in model.course.lessons.items()},
        others=tuple(
            name for name, text in (*entries, *imported) if isinstance(_read(name, text, model.course), OtherGame)
        ),
        statistics=statistics(model.ledger),
        games=tuple(each for each in summaries.values() if isinstance(each, Deals) and each.word in tables),
        tables_of=tables,
        judging=model.judging is not None,
        picking=True,
        on_enter="look",
    )
    focus = "keep" if model.said in ASKED else "clear" if model.noted else "import"
    stored = dict(entries) if model.said in DONE else None
    return Display(shown, focus, model.judging is not None, stored=stored, noted=model.noted)


def _show_lesson(name: str, lesson: LessonInfo, summaries: Mapping[str, Summary]) -> LessonRow:
    summary = summaries.get(f"lesson-{name}")
    return LessonRow(name, lesson.title, lesson.steps, summary if isinstance(summary, LessonSummary) else None)


def _show_table(name: str, summary: Summary, course: Course) -> TableRow | None:
    """Return the line of a table; None for anything else, and for one at which nobody has sat down."""
    if not isinstance(summary, (TableSummary, OtherGame)) or not (summary.started or summary.left):
        return None
    if isinstance(summary, TableSummary):
        address = "table/" if name == "table" else "learn/whole/#play"
        return TableRow(address, "", summary.started, summary.chips)
    title = course.tables.get(summary.word)
    return TableRow(f"games/{summary.word}/play/", title, summary.started, 0) if title else None


def _read(name: str, text: str, course: Course) -> Summary | None:
    """Return the summary of an entry; None if it can't be read."""
    try:
        return read_entry(name, text, course)
    except InvalidNotation:
        return None


def _imported(model: Model) -> Entries:
    """Return the entries of the import that the reader is asked to confirm; none if no import waits for that."""
    try:
        return parse_export(model.text, model.course) if model.said == "import" else ()
    except InvalidNotation:
        return ()
