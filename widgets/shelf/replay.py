"""The widget `deal`: a deal of a game, step by step, as a seat saw it or as everyone did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from rake.kit.errors import InvalidNotation
from rake.kit.events import Event
from rake.kit.game import AnyMatch, play_until
from rake.kit.records import AnyView, DealRecord

from ..kit.board import Seat, Seated
from ..kit.fields import number_in
from ..kit.names import Names, cast_names, names_of, parse_people, parse_who, without_reader
from ..kit.steps import step_after
from ..kit.widget import Context, Display, FrameView, values
from .hand_order import with_order
from .presentation import Presentation

FIELDS = ("step", "quiet", "who", "deal")


@dataclass(frozen=True)
class Model[A, V: AnyView, M: AnyMatch]:
    """The state of the widget.

    `step` is the number of the record's steps shown so far. A `quiet` widget is an example on a page of rules: one
    button shows all its controls. `people` are the names that its page gives to the first seats, and `who` has the
    codes of those who sat there, if its link has them.
    """

    presentation: Presentation[A, V, M]
    record: DealRecord[A, V, str]
    step: int = 0
    quiet: bool = False
    people: tuple[str, ...] = ()
    who: tuple[str, ...] = ()

    @property
    def steps(self) -> tuple[Step[V], ...]:
        """What the record's seat, or else everyone, saw after the deal and after each action, and what happened.

        Raises as the record does.
        """
        return steps_of(self.presentation, self.record)

    @property
    def names(self) -> Names:
        """What the seats are called."""
        return names_of(self.who, self.presentation.words.bot_name) or cast_names(
            self.record.deal.seats, people=self.people
        )


class Step[V](NamedTuple):
    """What is seen after the deal, or after an action, and what happened in it."""

    view: V
    events: tuple[Event, ...]


@lru_cache(8)
def steps_of[A, V: AnyView, M: AnyMatch](
    presentation: Presentation[A, V, M], record: DealRecord[A, V, str], own: int | None = None
) -> tuple[Step[V], ...]:
    """Return the steps of a record, cached so that stepping forward or back replays nothing.

    They are as the record's own seat saw them, or else as everyone did; with `own`, as the reader did in that seat.
    Raises as the record does.
    """
    views = record.views(own or record.deal.seen or 0)
    pairs = zip((None, *views), views, strict=False)
    return tuple(Step(now, tuple(presentation.events(before, now))) for before, now in pairs)


@values(kw_only=True)
class ReplayView(FrameView):
    """A deal at one of its steps, what its seats are called, and what happened in each step up to it."""

    table: Seated[Seat]
    seat_names: Names
    log: tuple[tuple[object, ...], ...]
    step: int
    steps: int
    at_end: bool
    quiet: bool


class Replay[A, V: AnyView, M: AnyMatch]:
    """The widget of one game."""

    LINKED_BY, SOURCE, FIELDS = "deal", "people", FIELDS

    def __init__(self, presentation: Presentation[A, V, M]) -> None:
        self._presentation = presentation
        self._notation = presentation.form.notation

    def init(self, seed: str, context: Context) -> Model[A, V, M]:
        """Return a model with a deal that bots have played, shown at its beginning."""
        return Model(self._presentation, self._played(seed), people=parse_people(context.source))

    def parse(self, text: str, context: Context) -> Model[A, V, M]:
        """Return the model of a link or a saved state. Without a step the deal is shown from its beginning."""
        fields = self._notation.parse_fields(text, FIELDS)
        record = fields.read("deal", self._presentation.form.parse)
        model = Model(
            self._presentation,
            record,
            quiet="quiet" in fields,
            people=parse_people(context.source),
            who=fields.read("who", partial(parse_who, self._presentation.words.characters, record.deal.seats), ""),
        )
        return replace(model, step=fields.read("step", partial(number_in, 0, len(model.steps) - 1), "0"))

    def format(self, model: Model[A, V, M]) -> str:
        """Return the text that `parse` reads."""
        return self._notation.format_fields(
            {
                "step": str(model.step or ""),
                "quiet": "1" if model.quiet else "",
                "who": ".".join(model.who),
                "deal": model.record.in_field,
            }
        )

    def link(self, model: Model[A, V, M]) -> str:
        """Return the notation of the deal, at the step that is shown."""
        return self.format(replace(model, quiet=False))

    def shared(self, model: Model[A, V, M]) -> Model[A, V, M]:
        """Return the model as others get it, without a seat that is the reader's."""
        return replace(model, who=without_reader(model.who))

    def update(
        self, model: Model[A, V, M], seen: Model[A, V, M], fields: Mapping[str, str], seed: str
    ) -> Model[A, V, M]:
        """Return the model after a message.

        Messages: `try` (shows all controls of an example); `next`, `back`, `start` and `end` change the step; `deal`
        shows another deal.
        """
        del seen
        message = fields["msg"]
        step = step_after(message, model.step, len(model.steps) - 1)
        if step is not None:
            return replace(model, quiet=False, step=step)
        match message:
            case "try":
                return replace(model, quiet=False)
            case "deal":
                return Model(self._presentation, self._played(seed), people=model.people)
        raise InvalidNotation("message", message)

    def view(self, model: Model[A, V, M]) -> Display[ReplayView]:
        """Return what is shown."""
        now, last = model.steps[model.step].view, len(model.steps) - 1
        at_end = model.step == last
        on_enter = "try" if model.quiet else "deal" if at_end else "next"
        shown = ReplayView(
            table=with_order(now, self._presentation.board(now, model.names), self._presentation.orders),
            seat_names=model.names,
            log=tuple(step.events for step in model.steps[: model.step + 1]),
            step=model.step,
            steps=last,
            at_end=at_end,
            quiet=model.quiet,
            on_enter=on_enter,
        )
        return Display(shown, "try" if model.quiet else "start" if at_end else "next")

    def _played(self, seed: str) -> DealRecord[A, V, str]:
        """Return a deal that the usual bots have played."""
        game, bots = self._presentation.game, self._presentation.sitting
        dealt = game.deal(len(bots) + 1, rng=Random(seed))
        playing = {seat: game.bots[bots[(player - 1) % len(bots)]] for seat, player in enumerate(dealt.players, 1)}
        return play_until(dealt, playing, seed).record()
