"""The widget `day`: each day one spot, the same for everyone; only the first card that the reader takes counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

from rake import Action, InvalidNotation, Odds, to_query
from rake.action import parse_taken
from rake.analysis.spot import format_spot
from rake.kit.cards import UNSEEN
from rake.notation import NOTATION

from ....kit.board import Slot
from ....kit.widget import Context, Display, FrameView, values
from ..bank import counted, read_bank
from ..board import BoardView, MiddleView, show_spot, spot_names
from ..diary import EMPTY, FIRST, NO_DAY, Diary, read_day, read_shown
from ..log import Line, show_taken
from ..playout import PlayoutView, show_playout
from ..verdict import (
    BasisView,
    OptionView,
    VerdictView,
    marks_of,
    show_basis,
    show_cost,
    show_options,
    show_verdict,
)

LINKED_BY = ""
SOURCE = "bank"
FIELDS = ("day", "took")

FACE_DOWN = BoardView(
    seats=(),
    middle=MiddleView((), tuple(Slot(UNSEEN, here=True, take="", number=number) for number in range(1, 5))),
    phase="",
)
"""The table before a day is shown: nobody sits there, and no card is turned over yet."""

LISTED = 14
"""The number of latest days in the list of days to choose from."""


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `bank` has the odds of each day's spot, as text; `today` is today's date by UTC; `day` the day shown, None before
    one is; `diary` the cards taken so far.
    """

    bank: tuple[str, ...]
    today: date
    day: date | None = None
    diary: Diary = EMPTY

    def on(self, day: date) -> Model:
        """Return the model with another day shown."""
        return replace(self, day=day)

    @property
    def number(self) -> int:
        """The number of the day shown, 0 for the day of the first spot; also 0 if no day is shown."""
        return ((self.day or FIRST) - FIRST).days

    @property
    def odds(self) -> Odds:
        """The odds of the spot of the day shown."""
        return counted(self.bank[self.number % len(self.bank)])

    @property
    def taken(self) -> Action | None:
        """The card taken on the day shown, None if none was."""
        options, choice = self.odds.spot.options, self.diary.choice(self.number)
        return options[choice] if choice is not None and choice < len(options) else None


def init(seed: str, context: Context) -> Model:
    """Return a model without a day: this runs when the site is built, and today's date is known only in the browser."""
    del seed
    return Model(read_bank(context.source), context.today)


def parse(text: str, context: Context) -> Model:
    """Return the model of a saved state, which has the day and the diary."""
    fields = NOTATION.parse_fields(text, FIELDS)
    day, diary = fields.read("day", read_shown), fields.read("took", Diary.parse, "")
    return Model(read_bank(context.source), context.today, day, diary)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    return NOTATION.format_fields({"day": str(model.day or NO_DAY), "took": str(model.diary)})


def link(model: Model) -> str:
    """Return an empty text: nothing needs a link, because everyone has the same spot on the same day."""
    del model
    return ""


def _reached(day: date, today: date) -> date:
    """Return the day if it is not in the future. Raises `InvalidNotation` if it is."""
    if not FIRST <= day <= today:
        raise InvalidNotation(f"day {FIRST}", str(day))
    return day


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `today`; `day 2026-11-22`; once a day is shown `take TW`. A card changes nothing if another day is shown
    by now, or if a card was taken on that day already.
    """
    del seed
    message, _, value = fields["msg"].partition(" ")
    if message == "today":
        return model.on(_reached(model.today, model.today))
    if message == "day":
        return model.on(_reached(read_day(value), model.today))
    if message == "take" and seen.day:
        choice = seen.odds.spot.options.index(seen.odds.spot.option(parse_taken(value)))
        if model.day != _reached(seen.day, model.today) or model.taken:
            return model
        return replace(model, diary=model.diary.noted(model.number, choice))
    raise InvalidNotation("message", fields["msg"])


@values()
class DateView:
    """A date: its code (`2026-11-22`) and its numbers."""

    code: str
    day: int
    month: int
    year: int


@values()
class ListedDay:
    """A day of the list: whether it is the one shown, whether a card was taken, and what that card cost."""

    date: DateView
    here: bool
    taken: bool
    cost: int


@values()
class ShownDay:
    """A day's spot; the verdict, the odds and a deal that the card loses only once the reader has taken one.

    `row` is the number of days in a row with a card taken; `query` that of a link to the spot; `before` and `after` are
    the codes of the neighbouring days, empty if there is none.
    """

    date: DateView
    is_today: bool
    log: tuple[Line, ...]
    verdict: VerdictView | None
    deal: PlayoutView | None
    options: tuple[OptionView, ...]
    basis: BasisView
    row: int
    query: str
    before: str
    after: str
    days: tuple[ListedDay, ...]


@values(kw_only=True)
class DayView(FrameView):
    """The day shown, None before one is, and its table, on which the cards lie face down till then."""

    table: BoardView
    shown: ShownDay | None


def view(model: Model) -> Display[DayView]:
    """Return what is shown. A day in the future (the device's clock was put back) is not."""
    if not model.day or model.day > model.today:
        return Display(DayView(table=FACE_DOWN, shown=None, on_enter="today"), focus="today")
    shown = _show_day(model, model.day)
    marks = marks_of(shown.verdict) if shown.verdict else {}
    focus = _way_on(shown) if model.taken else f"take-{model.odds.spot.options[0].taken}"
    spot = model.odds.spot
    table = show_spot(spot, spot_names(spot), model.taken).marked(marks)
    return Display(DayView(table=table, shown=shown, on_enter="today"), focus)


def _way_on(shown: ShownDay) -> str:
    """Return the id of the control that leads to another day, or on the first of all days further into its spot."""
    return "today" if not shown.is_today else "before" if shown.before else "think"


def _show_day(model: Model, day: date) -> ShownDay:
    odds, taken = model.odds, model.taken
    names = spot_names(odds.spot)
    now, one = model.today, timedelta(days=1)
    return ShownDay(
        date=_show_date(day),
        is_today=day == now,
        log=tuple(show_taken(each, names) for each in odds.spot.took),
        verdict=show_verdict(odds, taken) if taken else None,
        deal=show_playout(odds, taken, names) if taken else None,
        options=show_options(odds, taken) if taken else (),
        basis=show_basis(odds),
        row=model.diary.row(model.number),
        query=to_query(NOTATION.format_fields(format_spot(odds.spot))),
        before=str(day - one) if day > FIRST else "",
        after=str(day + one) if day < now else "",
        days=tuple(_show_listed(model, now - ago * one) for ago in range(LISTED) if now - ago * one >= FIRST),
    )


def _show_date(day: date) -> DateView:
    return DateView(str(day), day.day, day.month, day.year)


def _show_listed(model: Model, day: date) -> ListedDay:
    that_day = model.on(day)
    cost = show_cost(that_day.odds, that_day.taken) if that_day.taken else 0
    return ListedDay(_show_date(day), day == model.day, that_day.taken is not None, cost)
