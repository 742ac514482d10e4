"""A spot a day: one pick-up decision, the same for everyone; the first card taken counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

from rake import Action, InvalidNotation, Odds, to_query
from rake.action import parse_taken
from rake.analysis.spot import format_spot
from rake.notation import NOTATION

from ..games.rake.bank import counted, read_bank
from ..games.rake.board import show_spot
from ..games.rake.diary import EMPTY, Diary
from ..games.rake.playout import show_playout
from ..games.rake.verdict import show_cost, show_counted, show_options, show_verdict
from ..kit.widget import Context

LINKED_BY = ""

FIRST = date(2026, 11, 1)
"""The day of the bank's first spot; each day after it has the next one, and after the last they begin anew."""

LISTED = 14
"""This many days are offered at once."""

NO_DAY = "-"


@dataclass(frozen=True, slots=True)
class Model:
    """The day that is shown, if one is, and which cards were taken; the spots of all days, and today's date."""

    bank: tuple[str, ...]
    today: date
    day: date | None = None
    diary: Diary = EMPTY

    def on(self, day: date) -> Model:
        """Return the model at another day."""
        return replace(self, day=day)

    @property
    def number(self) -> int:
        """Return the number of the day, counted from 0; that of the first where none is shown."""
        return ((self.day or FIRST) - FIRST).days

    @property
    def odds(self) -> Odds:
        """Return the day's spot with its odds."""
        return counted(self.bank[self.number % len(self.bank)])

    @property
    def taken(self) -> Action | None:
        """Return the card taken on the day, if one was."""
        options, choice = self.odds.spot.options, self.diary.choice(self.number)
        return options[choice] if choice is not None and choice < len(options) else None


def init(seed: str, context: Context) -> Model:
    """Return a page on which no day is shown as yet: it may have been built long ago."""
    del seed
    return Model(read_bank(context.source), context.today)


def parse(text: str, context: Context) -> Model:
    """Return the day and the diary of a state."""
    fields = NOTATION.parse_fields(text, ("day", "took"))
    day, diary = fields.read("day", _read_shown), fields.read("took", Diary.parse, "")
    return Model(read_bank(context.source), context.today, day, diary)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the state."""
    return NOTATION.format_fields({"day": str(model.day or NO_DAY), "took": str(model.diary)})


def link(model: Model) -> str:
    """Return nothing: everyone has the same spot, on the same day."""
    del model
    return ""


def _read_shown(text: str) -> date | None:
    return None if text == NO_DAY else _read_day(text)


def _read_day(text: str) -> date:
    """Return a day that has a spot, be it still to come. Raises `InvalidNotation`."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < FIRST:
        raise InvalidNotation(f"day {FIRST}", text)
    return day


def _reached(day: date, today: date) -> date:
    """Return the day if it has come. Raises `InvalidNotation`."""
    if not FIRST <= day <= today:
        raise InvalidNotation(f"day {FIRST}", str(day))
    return day


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    `today`, `day 2026-11-22` and, once a day is shown, `take TW`. A card for a day that is gone, or has one, changes
    nothing.
    """
    del seed
    message, _, value = fields["msg"].partition(" ")
    if message == "today":
        return model.on(_reached(model.today, model.today))
    if message == "day":
        return model.on(_reached(_read_day(value), model.today))
    if message == "take" and seen.day:
        choice = seen.odds.spot.options.index(seen.odds.spot.option(parse_taken(value)))
        if model.day != _reached(seen.day, model.today) or model.taken:
            return model
        return replace(model, diary=model.diary.noted(model.number, choice))
    raise InvalidNotation("message", fields["msg"])


def view(model: Model) -> dict[str, object]:
    """Return what `view.html` shows. Of a day to come, by a clock that was put back, it shows nothing."""
    start: dict[str, object] = {"date": None, "picking": False, "on_enter": "today", "focus": "today"}
    return start | _show_day(model, model.day) if model.day and model.day <= model.today else start


def _show_day(model: Model, day: date) -> dict[str, object]:
    odds, taken = model.odds, model.taken
    first = odds.spot.options[0].taken
    now, one = model.today, timedelta(days=1)
    return {
        "date": _show_date(day),
        "pick": odds.spot.pick,
        **show_spot(odds.spot),
        "verdict": show_verdict(odds, taken) if taken else None,
        "deal": show_playout(odds, taken) if taken else None,
        "options": show_options(odds, taken) if taken else [],
        **show_counted(odds),
        "row": model.diary.row(model.number),
        "query": to_query(NOTATION.format_fields(format_spot(odds.spot))),
        "before": str(day - one) if day > FIRST else "",
        "after": str(day + one) if day < now else "",
        "is_today": day == now,
        "days": [_show_listed(model, now - number * one) for number in range(LISTED) if now - number * one >= FIRST],
        "focus": "copy-line" if taken else f"take-{first}",
    }


def _show_date(day: date) -> dict[str, object]:
    return {"code": str(day), "day": day.day, "month": day.month, "year": day.year}


def _show_listed(model: Model, day: date) -> dict[str, object]:
    """Return a day of the list, whether it is the one that is shown, and what the card taken on it cost."""
    that_day = model.on(day)
    cost = show_cost(that_day.odds, that_day.taken) if that_day.taken else 0
    return {"date": _show_date(day), "here": day == model.day, "taken": that_day.taken is not None, "cost": cost}
