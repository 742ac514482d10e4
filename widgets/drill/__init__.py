"""Drills: questions made by chance, one after another, with a reason for every answer and a summary at the end."""

from __future__ import annotations

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
from ..games.rake.reading import number_in, one_of
from ..games.rake.run import BEGUN, EXAM, KEPT, KINDS, LENGTH, MOST_WRONG, RUN_FIELDS, RUNS, Run, format_run, read_run
from ..games.rake.verdict import show_cost
from ..kit.widget import Context
from ..questions import answer_of, first_control, rule_of, show_question

LINKED_BY = "ask"


@dataclass(frozen=True, slots=True)
class Model:
    """A run, and the answers given to its question. `linked` is a question from elsewhere, asked before the run.

    `bank` holds the spots from which pick-ups are drawn.
    """

    bank: tuple[str, ...]
    run: Run
    tried: tuple[str, ...] = ()
    linked: Question | None = None

    @property
    def question(self) -> Question | None:
        """Return the question that is asked; None at the summary."""
        return self.linked or (None if self.run.over else self.run.asked(self.run.now).question(self.bank))

    @property
    def examined(self) -> bool:
        """Return whether each question may be answered once."""
        return self.run.kind == EXAM and not self.linked and not self.run.repeat

    @property
    def solved(self) -> bool:
        """Return whether the question is done with."""
        return bool(self.question and self.tried and (self.examined or self.question.right & {*self.tried}))

    @property
    def lost(self) -> int:
        """Return the tenths of a point that the first card taken wins less often than the best one."""
        if not isinstance(self.question, BestCard) or not self.tried:
            return 0
        return show_cost(self.question.odds, self.question.action(self.tried[0]))

    @property
    def wrong(self) -> int | None:
        """Return how many wrong answers were given; None where the right one was not found."""
        if not self.question or not self.question.right & {*self.tried}:
            return None
        return min(MOST_WRONG, len({*self.tried} - self.question.right))


def init(seed: str, context: Context) -> Model:
    """Return the first question of a run; the same for everyone, until they begin another."""
    del seed
    return Model(read_bank(context.source), BEGUN)


def parse(text: str, context: Context) -> Model:
    """Return the drill of a state, or of a link: a question, or an examination."""
    fields = NOTATION.parse_fields(text, (*RUN_FIELDS, "tried", *FIELDS))
    linked = _linked(fields) if "ask" in fields else None
    model = Model(read_bank(context.source), read_run(fields), (), linked)
    tried = fields.read("tried", lambda text: text.split("."), "")
    known = model.question.answers if model.question else ()
    return replace(model, tried=tuple(answer for answer in tried if answer in known))


def _linked(fields: Fields) -> Question:
    one_of(KINDS, fields.read("ask", str))
    return read_question(fields)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the state."""
    linked = {"ask": model.linked.ask} | model.linked.fields if model.linked else {}
    return NOTATION.format_fields(format_run(model.run) | {"tried": ".".join(model.tried)} | linked)


def link(model: Model) -> str:
    """Return the question alone, or the examination with its questions to come; nothing at a summary."""
    if model.examined:
        return NOTATION.format_fields({"drill": EXAM, "seed": model.run.seed})
    return str(model.question or "")


def meet(linked: Model, own: Model) -> Model:
    """Return the reader's own drills with the question of a link before them, or with the examination begun."""
    if linked.linked:
        return replace(own, tried=(), linked=linked.linked)
    return Model(own.bank, own.run.next(linked.run.kind, linked.run.seed))


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    `answer 2`; `next` (a question left unanswered is skipped); `drill winner` and `level 2` begin a run, `again` one
    of the same kind, `missed` one of the questions that were missed in this one, `queue` one of those that were kept.
    `keep on` and `keep off` say whether they are. What was pressed on a frame that is gone changes nothing.
    """
    message, _, value = fields["msg"].partition(" ")
    run = model.run
    here = (run, model.linked) == (seen.run, seen.linked)
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
            return Model(model.bank, run if model.linked else run.after(model.wrong, model.lost))
        case "keep":
            keep = one_of((KEPT, "off"), value) == KEPT
            return replace(model, run=run.keeping(keep)) if here else model
    begun = _begin(run, message, value, seed)
    return Model(model.bank, begun) if begun and (here or message in ("drill", "level")) else model


def _begin(run: Run, message: str, value: str, seed: str) -> Run | None:
    """Return the run that a message begins; None where there is nothing to repeat."""
    match message:
        case "drill":
            return run.next(one_of(RUNS, value), seed)
        case "level":
            return run.at(number_in(LEVELS[0], LEVELS[-1], value)).next(run.kind, seed)
        case "again":
            return run.next(run.kind, seed)
        case "missed":
            return run.repeating(run.missed) if run.over and run.missed else None
        case "queue":
            return run.repeating(run.queue[:LENGTH]) if run.keep and run.queue else None
    raise InvalidNotation("message", message)


def view(model: Model) -> dict[str, object]:
    """Return what `view.html` shows."""
    run, question = model.run, model.question
    return {
        "kind": run.title,
        "kinds": list(RUNS),
        "level": run.level_of(run.kind) if run.title in KINDS else 0,
        "levels": list(LEVELS),
        "number": len(run.done) + 1,
        "length": run.length,
        "linked_question": bool(model.linked),
        "examined": model.examined,
        "keep": run.keep,
        "queued": len(run.queue),
        "now": _show(model, question) if question else None,
        "summary": None if question else _sum_up(model),
        "picking": False,
        "on_enter": "next" if model.solved else "" if question else "again",
        "focus": _focus(model, question),
    }


def _show(model: Model, question: Question) -> dict[str, object]:
    """Return the question. In an examination the right answer is told as soon as one was given."""
    answers = [answer for answer in question.answers if answer in question.right]
    told = model.examined and model.solved and not isinstance(question, BestCard)
    tried = (*model.tried, answers[0]) if told else model.tried
    return {
        "question": show_question(question, tried) | {"solved": model.solved},
        "task": _task(question),
        "solved": model.solved,
        "right": bool(question.right & {*model.tried}),
        "answer": answers[0],
    }


def _task(question: Question) -> dict[str, object]:
    fields = question.fields
    return {"ask": question.ask, "want": fields.get("want", ""), "pick": fields.get("pick", "")}


def _sum_up(model: Model) -> dict[str, object]:
    """Return how the run went: by kind, and what was missed, by rule."""
    kinds: dict[str, list[int]] = {}
    rules: dict[str, list[dict[str, object]]] = {}
    for each in model.run.done:
        known = model.run.asked(each)
        right, asked = kinds.setdefault(known.kind, [0, 0])
        kinds[known.kind] = [right + (not each.missed), asked + 1]
        if each.missed:
            question = known.question(model.bank)
            missed = {"number": each.number, "query": to_query(str(question)), "task": _task(question)}
            rules.setdefault(rule_of(question), []).append(missed)
    return {
        "right": sum(not each.missed for each in model.run.done),
        "lost": sum(each.lost for each in model.run.done),
        "kinds": [{"kind": kind, "right": right, "asked": asked} for kind, (right, asked) in sorted(kinds.items())],
        "rules": [{"rule": rule, "missed": missed} for rule, missed in sorted(rules.items())],
    }


def _focus(model: Model, question: Question | None) -> str:
    """Return the control that comes next: an answer, then the way on."""
    if not question:
        return "again"
    if model.solved:
        return f"next-{len(model.run.done) + 1}"
    return first_control(question)
