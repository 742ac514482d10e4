"""A newcomer's first deal as a file: what was played, and a sentence at every press.

Rake's is `docs/learn/rounds/first.toml`, that of another game `docs/games/WORD/first.toml`.

    deal = "seats=2 rules=default deck=...~1 attack 7S~2 take"   # a record with all cards; it may stop early
    seat = 1                                                     # the reader's

    [[step]]
    press = "attack 7S"                                          # what the reader does there, as in the record
    say = { en = "...", ru = "..." }

There is a step for each of the reader's decisions. Where others begin, one without `press` comes first; another one,
the last, is said at the end. In Rake nobody bets in a first round, and the reader also has to `ante`, to `deal` and to
`show`. In a text `{7S}` becomes a card's name, and `[DU1.4]` a link to that rule.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

from widgets.host import game_named
from widgets.kit.first_widget import FirstWidget, Moment
from widgets.shelf.first import NEXT
from widgets.site.pages.game_facts import rules_of
from widgets.site.pages.lessons import FOLDER, STEP, LessonError, line_of, rake, read_toml, translation_faults

ROUNDS = FOLDER / "rounds"
KEYS = {"deal", "seat", "step"}


def first_source(path: Path, lang: str) -> str:
    """Return a first deal in one language, as JSON for its page. Raises `LessonError` for a fault in the file."""
    file, word = read_toml(path), "" if path.parent == ROUNDS else path.parent.name
    if {*file} != KEYS:
        raise LessonError(f"{path.name}: a first deal has {', '.join(sorted(KEYS))}")
    if type(file["seat"]) is not int:
        raise LessonError(f"{path.name}: the seat is a number")
    starts = [number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if line.strip() == STEP]
    for start, step in zip(starts, file["step"], strict=True):
        for key, fault in _faults(step, word):
            raise LessonError(f"{path.name}:{line_of(path, key, start)}: {fault}")
    source = json.dumps(
        {
            "name": path.stem,
            "deal": file["deal"],
            "seat": file["seat"],
            "say": [step["say"][lang] for step in file["step"]],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )
    try:
        moments = _widget(word).story(source).moments
    except ValueError as error:
        raise LessonError(f"{path.name}:{line_of(path, 'deal')}: {error}") from error
    for start, step, moment in zip_longest(starts, file["step"], moments):
        if fault := _misplaced(step, moment):
            raise LessonError(f"{path.name}:{start or starts[-1]}: {fault}")
    return source


def last_step(path: Path, lang: str) -> int:
    """Return the step at which a first deal is over. Raises as `first_source` does."""
    word = "" if path.parent == ROUNDS else path.parent.name
    return _widget(word).story(first_source(path, lang)).moments[-1].step


def _widget(word: str) -> FirstWidget:
    widget = game_named(word).widgets["first"]
    assert isinstance(widget, FirstWidget)
    return widget


def _faults(step: Mapping[str, Any], word: str) -> Iterator[tuple[str, str]]:
    """Yield each fault of a step by itself: the key that is wrong, and why."""
    for key in sorted({*step} - {"press", "say"}):
        yield key, f"no {key} is known"
    faults = translation_faults(step.get("say"), _widget(word).parse_card, rules_of(word) if word else rake().rules)
    yield from (("say", f"say {fault}") for fault in faults)


def _misplaced(step: Mapping[str, Any] | None, moment: Moment | None) -> str:
    """Return why a step isn't that of a moment; an empty text if it is."""
    if not moment:
        return "the deal ends before this step"
    message = "" if moment.message == NEXT else moment.message
    if step is None:
        return f"after this step {f'press = {message!r}' if message else 'the end'} is missing"
    if step.get("press", "") != message:
        return f"here the record has {f'press = {message!r}' if message else 'nothing to press'}"
    return ""
