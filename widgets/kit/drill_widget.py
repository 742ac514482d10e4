"""The widget `drill` of any game: a session of random questions, with feedback on every answer and a summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial

from rake.kit.drills import LEVELS
from rake.kit.errors import InvalidNotation
from rake.kit.notation import Fields
from rake.kit.questions import Question

from .fields import number_in, one_of
from .questions import Questions, QuestionView, read_tried
from .session import (
    EXAM,
    KEPT,
    LENGTH,
    MOST_WRONG,
    SESSION_FIELDS,
    Asked,
    Session,
    format_session,
    read_session,
    session_kinds,
)
from .widget import Context, Display, FrameView, values


class Drills:
    """A game's drills: its questions, and the session of a reader who has no saved state.

    A game whose questions need something from the page overrides `draw`, and says which session is the `first`.
    """

    def __init__(self, questions: Questions, first: Session | None = None) -> None:
        self.questions = questions
        self.first = first or Session.first(questions.form.drilled, questions.form.notation.word)
        self.question = lru_cache(64)(self.draw)

    def draw(self, asked: Asked, source: str) -> Question:
        """Return the question that `asked` names; `source` is what the page brings, for Rake its bank of spots."""
        del source
        return self.questions.form.draw(asked.kind, asked.level, asked.drawn_by)

    def cost(self, question: Question, answer: str) -> int:
        """Return how much less often an answer wins than the right one, in tenths of a percentage point, if it's known.

        Else 0.
        """
        del question, answer
        return 0


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `source` is what the page brings for the drills; `tried` has the answers given to the current question. `linked` is
    a question from a link, asked before the session continues.
    """

    drills: Drills
    source: str
    session: Session
    tried: tuple[str, ...] = ()
    linked: Question | None = None

    @property
    def question(self) -> Question | None:
        """The current question; None at the summary."""
        return self.linked or (None if self.session.over else self.question_of(self.session.asked(self.session.now)))

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
        """What the first answer cost, in tenths of a percentage point of winning chance, if it's known; else 0."""
        return self.drills.cost(self.question, self.tried[0]) if self.question and self.tried else 0

    @property
    def wrong(self) -> int | None:
        """The number of wrong answers given to the current question; None if it was not answered right."""
        if not self.question or not self.question.right & {*self.tried}:
            return None
        return min(MOST_WRONG, len({*self.tried} - self.question.right))

    def question_of(self, asked: Asked) -> Question:
        """Return the question that `asked` names."""
        return self.drills.question(asked, self.source)

    def starting(self, session: Session) -> Model:
        """Return the model with the next question of a session, no answer tried yet."""
        return Model(self.drills, self.source, session)


@values()
class AskedView:
    """The current question; `right` if one of the answers given is right, `answer` the first right one.

    `task` has the fields of its notation, for the macro `task` of its kind.
    """

    question: QuestionView
    task: Mapping[str, str]
    solved: bool
    right: bool
    answer: str


@values()
class MissedView:
    """A missed question: its number, and the query of its link."""

    number: int
    query: str


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
    """How a session went; `lost` is the winning chance that all first answers cost, in tenths of a percentage point."""

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


class DrillWidget:
    """The widget for the drills of one game."""

    LINKED_BY = "ask"

    def __init__(self, drills: Callable[[], Drills], source: str = "") -> None:
        self._find_drills, self.SOURCE = drills, source

    @cached_property
    def _drills(self) -> Drills:
        return self._find_drills()

    @property
    def FIELDS(self) -> tuple[str, ...]:  # noqa: N802 - widgets that are modules have it as a constant
        """The names of the fields that `parse` reads."""
        return (*SESSION_FIELDS, "tried", *self._drills.questions.form.fields)

    def init(self, seed: str, context: Context) -> Model:
        """Return a model with the first session, which is the same for all readers until they begin another."""
        del seed
        return Model(self._drills, context.source, self._drills.first)

    def parse(self, text: str, context: Context) -> Model:
        """Return the model of a saved state, or of a link to a question or an examination."""
        drills = self._drills
        fields = drills.questions.form.notation.parse_fields(text, self.FIELDS)
        linked = self._linked(fields) if "ask" in fields else None
        model = Model(drills, context.source, read_session(fields, drills.first), (), linked)
        offered = model.question.answers if model.question else ()
        return replace(model, tried=fields.read("tried", partial(read_tried, offered), ""))

    def _linked(self, fields: Fields) -> Question:
        one_of(self._drills.first.kinds, fields.read("ask", str))
        return self._drills.questions.form.read(fields)

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads."""
        linked = {"ask": model.linked.ask} | model.linked.fields if model.linked else {}
        session = format_session(model.session) | {"tried": ".".join(model.tried)}
        return model.drills.questions.form.notation.format_fields(session | linked)

    def link(self, model: Model) -> str:
        """Return the notation of the current question, or of the examination from its start.

        It is empty at other summaries.
        """
        if model.examined:
            return model.drills.questions.form.notation.format_fields({"drill": EXAM, "seed": model.session.seed})
        return str(model.question or "")

    def merge(self, linked: Model, own: Model) -> Model:
        """Return the reader's own model after following a link to a question or an examination.

        A question is asked before the reader's session continues; an examination replaces that session, keeping its
        levels.
        """
        if linked.linked:
            return replace(own, tried=(), linked=linked.linked)
        return own.starting(own.session.next(linked.session.kind, linked.session.seed))

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
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
                answer = model.drills.questions.answer_of(fields["msg"])
                if not seen.question or answer not in seen.question.answers:
                    raise InvalidNotation("answer", answer)
                if model.solved or not here or answer in model.tried:
                    return model
                return replace(model, tried=(*model.tried, answer))
            case "next":
                if not here or not model.question:
                    return model
                return model.starting(session if model.linked else session.after(model.wrong, model.lost))
            case "keep":
                keep = one_of((KEPT, "off"), value) == KEPT
                return replace(model, session=session.keeping(keep)) if here else model
        started = _begin(session, message, value, seed)
        return model.starting(started) if started and (here or message in ("drill", "level")) else model

    def view(self, model: Model) -> Display[DrillView]:
        """Return what is shown."""
        session, question = model.session, model.question
        shown = DrillView(
            kind=session.title,
            kinds=session_kinds(session.kinds),
            level=session.level_of(session.kind) if session.title in session.kinds else 0,
            levels=LEVELS,
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


def _begin(session: Session, message: str, value: str, seed: str) -> Session | None:
    """Return the session that a message begins; None if there are no questions to repeat."""
    match message:
        case "drill":
            return session.next(one_of(session_kinds(session.kinds), value), seed)
        case "level":
            return session.at(number_in(LEVELS[0], LEVELS[-1], value)).next(session.kind, seed)
        case "again":
            return session.next(session.kind, seed)
        case "missed":
            return session.repeating(session.missed) if session.over and session.missed else None
        case "queue":
            return session.repeating(session.queue[:LENGTH]) if session.keep and session.queue else None
    raise InvalidNotation("message", message)


def _show(model: Model, question: Question) -> AskedView:
    """Return the current question. In an examination the right answer is shown after any answer."""
    answers = [answer for answer in question.answers if answer in question.right]
    shown = model.drills.questions.show(question, model.tried)
    if model.examined and model.solved and shown.layout != "middle":
        shown = model.drills.questions.show(question, (*model.tried, answers[0]))
    return AskedView(
        question=replace(shown, solved=model.solved),
        task=question.fields,
        solved=model.solved,
        right=bool(question.right & {*model.tried}),
        answer=answers[0],
    )


def _sum_up(model: Model) -> SummaryView:
    """Return the summary of the session: right answers by kind of question, and missed questions by rule."""
    questions = model.drills.questions
    right, asked = Counter[str](), Counter[str]()
    rules: dict[str, list[MissedView]] = {}
    for each in model.session.done:
        entry = model.session.asked(each)
        asked[entry.kind] += 1
        if each.missed:
            question = model.question_of(entry)
            missed = MissedView(each.number, questions.form.notation.to_query(str(question)))
            rules.setdefault(questions.rule(question), []).append(missed)
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
    return model.drills.questions.first_control(question)
