"""How far a reader has come: what the device keeps, told, taken along, brought from elsewhere and forgotten."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from urllib.parse import quote_plus, unquote_plus

from rake import InvalidNotation
from rake.notation import NOTATION

from ..games.rake.reading import one_of
from ..kit.widget import Context
from .shelves import Shelves, kept, leaving, read, sent, written
from .standing import Course, Known, Standing

LINKED_BY = ""

NEW, NOTHING = "new", "-"
"""What a state says of shelves that nobody has looked at, and of a device without any."""

MESSAGES = ("look", "import", "reset", "sure")
ASKED = ("import", "reset")
DONE = ("imported", "forgotten")
REFUSED = "refused"
SAID = ("", *ASKED, *DONE, REFUSED)
"""What the reader is asked to confirm, what was done, and that the browser keeps nothing."""

SAMPLE = '[["sample", "", 1]]'
"""The lessons for whoever asks without a page."""


@lru_cache(2)
def _course(source: str) -> Course:
    """Return the lessons that a page brings as JSON; the site's build wrote it (`widgets.site.lessons`)."""
    return {name: Known(title, steps) for name, title, steps in json.loads(source or SAMPLE)}


@dataclass(frozen=True, slots=True)
class Model:
    """What the device keeps, None before it was looked at; the text that the reader brings, and what was said last.

    `course` are the lessons that the page tells of.
    """

    course: Course = field(hash=False)
    shelves: Shelves | None = None
    text: str = ""
    said: str = ""


def init(seed: str, context: Context) -> Model:
    """Return a page that has not looked yet."""
    del seed
    return Model(_course(context.source))


def parse(text: str, context: Context) -> Model:
    """Return the model of a state."""
    fields = NOTATION.parse_fields(text, ("kept", "text", "said"))
    shelves = fields.read("kept", unquote_plus)
    said = fields.read("said", lambda word: one_of(SAID, word), "")
    text = fields.read("text", unquote_plus, "")
    return Model(_course(context.source), None if shelves == NEW else kept(shelves), text, said)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the state."""
    shelves = NEW if model.shelves is None else quote_plus(written(model.shelves)) or NOTHING
    return NOTATION.format_fields({"kept": shelves, "text": quote_plus(model.text), "said": model.said})


def link(model: Model) -> str:
    """Return nothing: what a device keeps is nobody else's business."""
    del model
    return ""


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    `look`, `import` (with the form's `text`), `reset`, and `sure` to whichever of these two was asked. With each the
    page hands over in `kept` what the device keeps, or in `refused` that it keeps nothing. What has changed since the
    reader was asked, they are asked again.
    """
    del seed
    message = fields["msg"]
    if message not in MESSAGES:
        raise InvalidNotation("message", message)
    if REFUSED in fields:
        return replace(model, said=REFUSED)
    if "kept" not in fields:
        return model
    shelves, text = kept(_plain(fields["kept"])), _plain(fields.get("text", ""))
    sure = message == "sure" and model.said == seen.said and (shelves, text) == (model.shelves, model.text)
    match model.said if message == "sure" else message:
        case "import":
            brought = sent(text, model.course)
            if _changed(shelves, brought) and not sure:
                return Model(model.course, shelves, text, "import")
            return Model(model.course, tuple(sorted({**dict(shelves), **dict(brought)}.items())), said="imported")
        case "reset" if shelves:
            return replace(model, shelves=() if sure else shelves, text=text, said="forgotten" if sure else "reset")
    return Model(model.course, shelves, text)


def _plain(text: str) -> str:
    """Return a text as it comes back from a form, with one kind of line end."""
    return "\n".join(text.strip().splitlines())


def _changed(shelves: Shelves, brought: Shelves) -> list[str]:
    """Return the names of the shelves that would be overwritten with something else."""
    had = dict(shelves)
    return [name for name, text in brought if had.get(name, text) != text]


def view(model: Model) -> dict[str, object]:
    """Return what `view.html` shows; after an import or a reset also `shelves`, all that the device is to keep."""
    shelves = model.shelves or ()
    standing = {name: found for name, text in shelves if (found := _read(name, text, model.course))}
    lessons = [
        {"name": name, "title": known.title, "steps": known.steps, "now": standing.get(f"lesson-{name}")}
        for name, known in model.course.items()
    ]
    going = {"import": _changed(shelves, _brought(model)), "reset": [name for name, _ in shelves]}
    return {
        "looked": model.shelves is not None,
        "lessons": lessons,
        "drill": standing.get("drill"),
        "day": standing.get("day"),
        "tables": [{"shelf": name} | found for name, found in standing.items() if found.get("on")],
        "unread": [name for name, _ in shelves if name not in standing],
        "leaving": leaving(tuple((name, text) for name, text in shelves if name in standing)),
        "any": bool(shelves),
        "text": model.text,
        "said": model.said,
        "going": going.get(model.said, []),
        "titles": {f"lesson-{name}": known.title for name, known in model.course.items()},
        "shelves": dict(shelves) if model.said in DONE else None,
        "picking": True,
        "on_enter": "look",
        "focus": "keep" if model.said in ASKED else "import",
    }


def _read(name: str, text: str, course: Course) -> Standing | None:
    """Return what is told of a shelf; nothing where it cannot be read."""
    try:
        return read(name, text, course)
    except InvalidNotation:
        return None


def _brought(model: Model) -> Shelves:
    """Return what the reader is asked to confirm that they bring."""
    try:
        return sent(model.text, model.course) if model.said == "import" else ()
    except InvalidNotation:
        return ()
