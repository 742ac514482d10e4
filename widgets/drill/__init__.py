"""The widget `drill`: a session of random questions, with feedback on every answer and a summary at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from rake import InvalidNotation, to_query
from rake.kit.notation import Fields
from rake.notation import NOTATION
from rake.questions import FIELDS, read_question
from rake.questions.base import Question
from rake.questions.card import BestCard
from rake.questions.drills import LEVELS

from ..games.rake.bank import read_bank
from ..games.rake.session import (
    EXAM,
    FIRST_SESSION,
    KEPT,
    KINDS,
    LENGTH,
    MOST_WRONG,
    SESSION_FIELDS,
    SESSION_KINDS,
    Session,
    format_session,
    read_session,
)
from ..games.rake.verdict import show_cost
from ..kit.fields import number_in, one_of
from ..kit.questions import QuestionView
from ..kit.widget import Context, Display, FrameView, values
from ..questions import answer_of, first_control, rule_of, show_question

LINKED_BY = "ask"
SOURCE = "bank"


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `bank` has the lines of the page's bank of spots, from which pick-up questions are drawn; `tried` the answers given
    to the current question. `linked` is a question from a link, asked before the session continues.
    """

    bank: tuple[str, ...]
    session: Session
    tried: tuple[str, ...] = ()
    linked: Question | None = None

    @property
    def question(self) -> Question | None:
        """The current question; None at the summary."""
        return self.linked or (None if self.session.over else self.session.asked(self.session.now).question(self.bank))

    @property
    def examined(self) -> bool:
        """Whether this is an examination, in which each question may be answered only once."""
        return self.session.kind == EXAM and not self.linked and not self.session.repeat

    @property
    def solved(self) -> bool:
        """Whether the current question is finished: answered right, or in an examination answered at all."""
        return bool(self.question and self.tried and (self.examined or self.question.right & {*self.tried}))

    @property
    def lost(self) -> int:
        """How much less often the first card taken wins than the best one, in tenths of a percentage point; else 0."""
        if not isinstance(self.question, BestCard) or not self.tried:
            return 0
        return show_cost(self.question.odds, self.question.action(self.tried[0]))

    @property
    def wrong(self) -> int | None:
        """The number of wrong answers given to the current question; None if it was not answered right."""
        if not self.question or not self.question.right & {*self.tried}:
            return None
        return min(MOST_WRONG, len({*self.tried} - self.question.right))


def init(seed: str, context: Context) -> Model:
    """Return a model with the first session, which is the same for all readers until they begin another."""
    del seed
    return Model(read_bank(context.source), FIRST_SESSION)


def parse(text: str, context: Context) -> Model:
    """Return the model of a saved state, or of a link to a question or an examination."""
    fields = NOTATION.parse_fields(text, (*SESSION_FIELDS, "tried", *FIELDS))
    linked = _linked(fields) if "ask" in fields else None
    model = Model(read_bank(context.source), read_session(fields), (), linked)
    tried = fields.read("tried", lambda text: text.split("."), "")
    offered = model.question.answers if model.question else ()
    return replace(model, tried=tuple(answer for answer in tried if answer in offered))


def _linked(fields: Fields) -> Question:
    one_of(KINDS, fields.read("ask", str))
    return read_question(fields)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    linked = {"ask": model.linked.ask} | model.linked.fields if model.linked else {}
    return NOTATION.format_fields(format_session(model.session) | {"tried": ".".join(model.tried)} | linked)


def link(model: Model) -> str:
    """Return the notation of the current question, or of the examination from its start; empty at other summaries."""
    if model.examined:
        return NOTATION.format_fields({"drill": EXAM, "seed": model.session.seed})
    return str(model.question or "")


def merge(linked: Model, own: Model) -> Model:
    """Return the reader's own model after following a link to a question or an examination.

    A question is asked before the reader's session continues; an examination replaces that session, keeping its levels.
    """
    if linked.linked:
        return replace(own, tried=(), linked=linked.linked)
    return Model(own.bank, own.session.next(linked.session.kind, linked.session.seed))


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `answer 2`; `next` (an unanswered question counts as skipped); `drill winner` and `level 2` begin a
    session, `again` one of the same kind, `missed` one with the questions missed in this session, `queue` one with
    those kept for later. `keep on` and `keep off` turn keeping missed questions on and off. A message other than
    `drill` and `level` changes nothing if the session has changed since the reader's frame.
    """
    message, _, value = fields["msg"].partition(" ")
    session = model.session
    here = (session, model.linked) == (seen.session, seen.linked)
    match message:
        case "answer" | "take":
            answer = answer_of(fields["msg"])
            if not seen.question or answer not in seen.question.answers:
                raise InvalidNotation("answer", answer)
            if model.solved or not here or answer in model.tried:
                return model
            return replace(model, tried=(*model.tried, answer))
        case "next":
            if not here or not model.question:
                return model
            return Model(model.bank, session if model.linked else session.after(model.wrong, model.lost))
        case "keep":
            keep = one_of((KEPT, "off"), value) == KEPT
            return replace(model, session=session.keeping(keep)) if here else model
    started = _begin(session, message, value, seed)
    return Model(model.bank, started) if started and (here or message in ("drill", "level")) else model


def _begin(session: Session, message: str, value: str, seed: str) -> Session | None:
    """Return the session that a message begins; None if there are no questions to repeat."""
    match message:
        case "drill":
            return session.next(one_of(SESSION_KINDS, value), seed)
        case "level":
            return session.at(number_in(LEVELS[0], LEVELS[-1], value)).next(session.kind, seed)
        case "again":
            return session.next(session.kind, seed)
        case "missed":
            return session.repeating(session.missed) if session.over and session.missed else None
        case "queue":
            return session.repeating(session.queue[:LENGTH]) if session.keep and session.queue else None
    raise InvalidNotation("message", message)


@values()
class Task:
    """What a question asks for, for the macro `task` of its kind: its fields `want` and `pick` if it has them."""

    ask: str
    want: str
    pick: str


@values()
class AskedView:
    """The current question; `right` if one of the answers given is right, `answer` the first right one."""

    question: QuestionView
    task: Task
    solved: bool
    right: bool
    answer: str


@values()
class MissedView:
    """A missed question: its number and task, and the query of its link."""

    number: int
    query: str
    task: Task


@values()
class KindScore:
    """How many questions of a kind were right at the first try, and how many were asked."""

    kind: str
    right: int
    asked: int


@values()
class RuleMisses:
    """The missed questions that one rule decides."""

    rule: str
    missed: tuple[MissedView, ...]


@values()
class SummaryView:
    """How a session went; `lost` is the chance that all pick-ups gave away, in tenths of a percentage point."""

    right: int
    lost: int
    kinds: tuple[KindScore, ...]
    rules: tuple[RuleMisses, ...]


@values(kw_only=True)
class DrillView(FrameView):
    """The current question of a session, or at its end the summary; and what else can be practised.

    `level` is 0 for a session that has no level; `queued` the number of missed questions that wait.
    """

    kind: str
    kinds: tuple[str, ...]
    level: int
    levels: tuple[int, ...]
    number: int
    length: int
    linked_question: bool
    examined: bool
    keep: bool
    queued: int
    now: AskedView | None
    summary: SummaryView | None


def view(model: Model) -> Display[DrillView]:
    """Return what is shown."""
    session, question = model.session, model.question
    shown = DrillView(
        kind=session.title,
        kinds=tuple(SESSION_KINDS),
        level=session.level_of(session.kind) if session.title in KINDS else 0,
        levels=tuple(LEVELS),
        number=len(session.done) + 1,
        length=session.length,
        linked_question=bool(model.linked),
        examined=model.examined,
        keep=session.keep,
        queued=len(session.queue),
        now=_show(model, question) if question else None,
        summary=None if question else _sum_up(model),
        on_enter="next" if model.solved else "" if question else "again",
    )
    return Display(shown, _focus(model, question))


def _show(model: Model, question: Question) -> AskedView:
    """Return the current question. In an examination the right answer is shown after any answer."""
    answers = [answer for answer in question.answers if answer in question.right]
    revealed = model.examined and model.solved and not isinstance(question, BestCard)
    tried = (*model.tried, answers[0]) if revealed else model.tried
    return AskedView(
        question=replace(show_question(question, tried), solved=model.solved),
        task=_task(question),
        solved=model.solved,
        right=bool(question.right & {*model.tried}),
        answer=answers[0],
    )


def _task(question: Question) -> Task:
    fields = question.fields
    return Task(question.ask, fields.get("want", ""), fields.get("pick", ""))


def _sum_up(model: Model) -> SummaryView:
    """Return the summary of the session: right answers by kind of question, and missed questions by rule."""
    right, asked = Counter[str](), Counter[str]()
    rules: dict[str, list[MissedView]] = {}
    for each in model.session.done:
        entry = model.session.asked(each)
        asked[entry.kind] += 1
        if each.missed:
            question = entry.question(model.bank)
            missed = MissedView(each.number, to_query(str(question)), _task(question))
            rules.setdefault(rule_of(question), []).append(missed)
        else:
            right[entry.kind] += 1
    return SummaryView(
        right=right.total(),
        lost=sum(each.lost for each in model.session.done),
        kinds=tuple(KindScore(kind, right[kind], asked[kind]) for kind in sorted(asked)),
        rules=tuple(RuleMisses(rule, tuple(missed)) for rule, missed in sorted(rules.items())),
    )


def _focus(model: Model, question: Question | None) -> str:
    """Return the id of the control to focus next: the first answer, or once the question is finished, `next`."""
    if not question:
        return "again"
    if model.solved:
        return f"next-{len(model.session.done) + 1}"
    return first_control(question)
