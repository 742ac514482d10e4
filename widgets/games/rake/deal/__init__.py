"""The widget `deal`: a whole round to step through, forwards and backwards, with all cards or as one seat saw it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random

from rake import (
    BETTORS,
    BOOK,
    HouseRules,
    IllegalPosition,
    InvalidNotation,
    Record,
    Round,
    View,
    Violation,
    parse_record,
)
from rake.analysis.review import Review, review
from rake.hands import MOST_PLAYERS
from rake.notation import NOTATION
from rake.record import RecordRefusal

from ....kit.board import Name
from ....kit.fields import number_in
from ....kit.names import cast_names, names_of, parse_people, parse_who, readers_seat, without_reader
from ....kit.steps import step_after
from ....kit.widget import Context, Display, FrameView, values
from ..board import BoardView, bot_name, show_board
from ..log import Line, log_of
from ..review import ReviewView, format_counts, read_counts, show_review
from ..sample import BOTS, played
from .question import ANSWERS, Question, QuestionView, parse_answer, parse_question, show_question

LINKED_BY = "round"
SOURCE = "people"

STACK, STAKE, PLAYERS = 100, 1, 4
FIELDS = ("step", "view", "quiet", "decide", "answer", "review", "known", "who", "round")


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `step` is the number of the record's steps shown so far; `view` the seat whose view is shown, 0 for all cards of the
    record. A `quiet` widget is an example on a page of rules: one button shows all its controls. `review` is that of
    the seat `reviewed`, None for seat 0. `people` are the names that its page gives to the first seats, and
    `who` has the codes of those who sat there, if its link has them. With a `question` the reader decides about the bet
    at the end of the record.
    """

    record: Record
    step: int = 0
    view: int = 0
    quiet: bool = False
    reviewed: int = 0
    review: Review | None = None
    people: tuple[str, ...] = ()
    who: tuple[str, ...] = ()
    question: Question | None = None


def init(seed: str, context: Context) -> Model:
    """Return a model with a random round that bots have played, shown just after the deal."""
    return Model(_sample((STACK,) * PLAYERS, BOOK, STAKE, seed), people=parse_people(context.source))


def _sample(stacks: tuple[int, ...], rules: HouseRules, stake: int, seed: str) -> Record:
    dealt = Round.deal(len(stacks), stacks, stake, rules, rng=Random(seed))
    return played(dealt, [BOTS[seat % len(BOTS)] for seat in range(len(stacks))], seed).record()


@lru_cache(4)
def _replayed(record: Record, seat: int) -> tuple[Round, ...] | tuple[View, ...]:
    """Return the round after each action: as a seat saw it, or for seat 0 with every card that the record names."""
    return record.views(seat) if seat else record.replay()


def parse(text: str, context: Context) -> Model:
    """Return the model of a link or a saved state. Without a step the round is shown from the start."""
    fields = NOTATION.parse_fields(text, FIELDS)
    record = fields.read("round", parse_record)
    seats, steps = len(record.stacks), len(_replayed(record, 0)) - 1
    view = fields.read("view", partial(number_in, 0, seats), "0")
    if record.seen and view != 0:
        raise IllegalPosition(Violation(RecordRefusal.HIDDEN, (view,)))
    step = fields.read("step", partial(number_in, 0, steps), "0")
    people, who = parse_people(context.source), fields.read("who", partial(parse_who, BETTORS, seats), "")
    model = Model(record, step, view, "quiet" in fields, people=people, who=who)
    if "decide" in fields:
        question = fields.read("decide", partial(parse_question, record))
        if "answer" in fields:
            question = fields.read("answer", partial(parse_answer, question, fields.read("known", str, "")))
        return replace(model, step=steps, question=question)
    if "review" not in fields:
        return model
    seat = fields.read("review", partial(number_in, 1, seats))
    counted = fields.read("known", partial(read_counts, review(record.views(seat))), "")
    return replace(model, reviewed=seat, review=counted)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    step, view = str(model.step or ""), str(model.view or "")
    return NOTATION.format_fields(
        {
            "step": step,
            "view": view,
            "quiet": "1" if model.quiet else "",
            "decide": "1" if model.question else "",
            "answer": model.question.answer if model.question else "",
            "review": str(model.reviewed or ""),
            "known": _counts(model),
            "who": ".".join(model.who),
            "round": model.record.in_field,
        }
    )


def _counts(model: Model) -> str:
    if model.question:
        return model.question.counts
    return format_counts(model.review) if model.review else ""


def link(model: Model) -> str:
    """Return the notation of the round as the chosen seat saw it, so that a link shows no more cards than the page.

    It opens the step, the review or the question that is shown.
    """
    record = model.record.views(model.view)[-1].record() if model.view else model.record
    step = "" if model.question else str(model.step or "")
    opened = {"step": step, "decide": "1" if model.question else "", "review": str(model.reviewed or "")}
    return NOTATION.format_fields(opened | {"who": ".".join(model.who), "round": record.in_field})


def shared(model: Model) -> Model:
    """Return the model that others get, in which no seat is the reader's."""
    return replace(model, who=without_reader(model.who))


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `try` (shows all controls of a quiet example or of a question); `fold` and `call` answer a question,
    `again` asks it again; `next`, `back`, `start` and `end` change the step; `view
    2`; `review 2` reviews the decisions of a seat; `deal`, `more` and `fewer` show a new random round, the last two
    with one player more or fewer.
    """
    message, _, value = fields["msg"].partition(" ")
    if model.question and message in ANSWERS:
        return replace(model, question=model.question.answered(message))
    if model.question and message == "again":
        return replace(model, question=Question(model.question.view))
    model = replace(model, quiet=False, question=None)
    step = step_after(message, model.step, len(_replayed(model.record, 0)) - 1)
    if step is not None:
        return replace(model, step=step)
    record, stacks = model.record, model.record.stacks
    others = {"deal": stacks, "more": (*stacks, max(stacks)), "fewer": stacks[:-1]}
    match message:
        case "try":
            return model
        case "deal" | "more" | "fewer":
            sample = _sample(others[message], record.rules, record.stake, seed)
            return Model(sample, people=model.people)
        case "view" if record.seen is None:
            view = number_in(0, len(stacks), value)
            # A link has what one seat saw, so it can't open the review of another.
            kept = model if view in (0, model.reviewed) else replace(model, reviewed=0, review=None)
            return replace(kept, view=view)
        case "review":
            seat = number_in(1, len(stacks), value)
            return replace(model, view=seat if model.view else 0, reviewed=seat, review=review(record.views(seat)))
    raise InvalidNotation("message", fields["msg"])


def advance(model: Model, batches: int) -> Model:
    """Return the model with the review, or the answer to a question, counted further by that many batches of deals."""
    if model.question:
        return replace(model, question=model.question.advance(batches))
    return replace(model, review=model.review.advance(batches)) if model.review else model


@values(kw_only=True)
class DealView(FrameView):
    """A round at one of its steps, and the log up to it.

    `eyes` is the seat whose view is shown, 0 for all cards; `seen` the only seat whose cards the record has, 0 for all;
    `names` are those of all seats; no more than `most` players can be dealt in. `review` is that of a seat, once asked
    for; with a `question` the reader decides about the last bet.
    """

    table: BoardView
    log: tuple[tuple[Line, ...], ...]
    step: int
    steps: int
    at_end: bool
    eyes: int
    seen: int
    names: tuple[Name, ...]
    most: int
    quiet: bool
    review: ReviewView | None
    question: QuestionView | None


def view(model: Model) -> Display[DealView]:
    """Return what is shown."""
    rounds = _replayed(model.record, model.view)
    names = names_of(model.who, bot_name) or cast_names(rounds[0].players, people=model.people)
    steps = log_of(rounds, names)
    at_end = model.step == len(steps) - 1
    shown = DealView(
        table=show_board(rounds[model.step], names, model.view or model.record.seen or readers_seat(model.who)),
        log=tuple(map(tuple, steps[: model.step + 1])),
        step=model.step,
        steps=len(steps) - 1,
        at_end=at_end,
        eyes=model.view,
        seen=model.record.seen or 0,
        names=tuple(names.values()),
        most=MOST_PLAYERS,
        quiet=model.quiet,
        review=show_review(model.review, model.reviewed, model.who) if model.review else None,
        question=show_question(model.question) if model.question else None,
        on_enter="" if model.question else "try" if model.quiet else "deal" if at_end else "next",
    )
    counted = model.question.review if model.question else model.review
    return Display(shown, _focus(model, at_end), tick=counted is not None and not counted.done)


def _focus(model: Model, at_end: bool) -> str:
    if model.question:
        return "again" if model.question.answer else "call"
    return "try" if model.quiet else "start" if at_end else "next"
