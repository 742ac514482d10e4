"""The widget `lesson` of any game: steps, each with a position, a question about it, hints, and feedback on answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial

from rake.kit.errors import InvalidNotation

from .fields import number_in
from .hints import HINTS, next_hint
from .lesson import Lesson, Step, read_lesson
from .questions import Questions, QuestionView, read_tried
from .results import FIRST_TRY, MOST, NEW, SKIPPED, read_results
from .widget import Context, Display, FrameView, values

FIELDS = ("lesson", "step", "tried", "hint", "marks")


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget: a lesson, and where the reader is in it.

    `step` is the current step's number, from 1; one more than the last step is the summary. `tried` has the answers
    given to this step, `hint` is the index in `HINTS` reached so far, `results` one character for each step
    (`kit.results`).
    """

    lesson: Lesson
    step: int = 1
    tried: tuple[str, ...] = ()
    hint: int = 0
    results: str = ""

    @property
    def now(self) -> Step | None:
        """The current step; None at the summary."""
        steps = self.lesson.steps
        return steps[self.step - 1] if self.step <= len(steps) else None

    @property
    def solved(self) -> bool:
        """Whether the current step has been answered right."""
        return self.now is not None and bool(self.now.question.right & {*self.tried})

    @property
    def result(self) -> str:
        """The character for the current step's result so far: the number of wrong answers, or skipped."""
        if not self.now:
            return ""
        wrong = len({*self.tried} - self.now.question.right)
        return str(min(wrong, MOST)) if self.solved else SKIPPED


@values()
class StepView:
    """The current step, with its author's texts as far as they are due, and the hint reached; `more` if there is one.

    `candidates` are the two answers of that hint, `right` the right answers.
    """

    question: QuestionView
    task: str
    why: str
    wrong: str
    rules: tuple[str, ...]
    hint: str
    more: bool
    idea: str
    candidates: tuple[str, ...]
    right: tuple[str, ...]


@values()
class ResultView:
    """A step's result, as a character of `kit.results`, with its task and its rules."""

    number: int
    result: str
    task: str
    rules: tuple[str, ...]


@values(kw_only=True)
class LessonView(FrameView):
    """The current step, or at the end the summary: the results, and the name and title of the lesson that follows."""

    step: int
    steps: int
    now: StepView | None
    results: tuple[ResultView, ...]
    first_try: int
    following: tuple[str, ...]


class LessonWidget:
    """The widget for the lessons of one game."""

    LINKED_BY, SOURCE, FIELDS = "", "lesson", FIELDS

    def __init__(self, questions: Callable[[], Questions]) -> None:
        self._find_questions = questions

    @cached_property
    def _questions(self) -> Questions:
        return self._find_questions()

    def init(self, seed: str, context: Context) -> Model:
        """Return a model at the start of the page's lesson."""
        del seed
        return _start(self._lesson(context))

    def parse(self, text: str, context: Context) -> Model:
        """Return the model of a saved state. If the lesson has another number of steps by now, it starts over."""
        fields = self._questions.notation.parse_fields(text, FIELDS)
        model = _start(fields.read("lesson", partial(_named, self._lesson(context))))
        steps = len(model.results)
        results = fields.read("marks", read_results, model.results)
        if len(results) != steps:
            return model
        step = fields.read("step", partial(number_in, 1, steps + 1), "1")
        hint = fields.read("hint", partial(number_in, 0, len(HINTS) - 1), "0")
        model = Model(model.lesson, step, hint=hint, results=results)
        offered = model.now.question.answers if model.now else ()
        return replace(model, tried=fields.read("tried", partial(read_tried, offered), ""))

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads."""
        return self._questions.notation.format_fields(
            {
                "lesson": model.lesson.name,
                "step": str(model.step) if model.step > 1 else "",
                "tried": ".".join(model.tried),
                "hint": str(model.hint or ""),
                "marks": model.results if model.results.strip(NEW) else "",
            }
        )

    def link(self, model: Model) -> str:
        """Return an empty text: a link to a lesson is that of its page."""
        del model
        return ""

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after a message.

        Messages: `answer 2`, or `take TW` for a card of the middle; `hint` (the next one), `next`, `step 3`, `again`
        (from the start). An answer changes nothing if the step has changed since the reader's frame or is solved; nor
        does `step` with the number of the current step or of none.
        """
        del seed
        message, _, value = fields["msg"].partition(" ")
        match message:
            case "answer" | "take":
                answer = _answer(seen.now, self._questions.answer_of(fields["msg"]))
                if model.solved or model.step != seen.step or answer in model.tried:
                    return model
                return replace(model, tried=(*model.tried, answer))
            case "hint":
                return replace(model, hint=next_hint(model.hint, seen.hint)) if model.step == seen.step else model
            case "next":
                return (
                    _moved_to(model, min(seen.step + 1, len(model.results) + 1)) if model.step == seen.step else model
                )
            case "step":
                steps = [str(step) for step in range(1, len(model.results) + 1) if step != model.step]
                return _moved_to(model, int(value)) if value in steps else model
            case "again":
                return _start(model.lesson)
        raise InvalidNotation("message", fields["msg"])

    def view(self, model: Model) -> Display[LessonView]:
        """Return what is shown."""
        steps, step = model.lesson.steps, model.now
        results = zip(model.results, steps, strict=True)
        shown = LessonView(
            step=model.step,
            steps=len(steps),
            now=self._show_step(model, step) if step else None,
            results=tuple(
                ResultView(at, result, each.task, each.rules) for at, (result, each) in enumerate(results, 1)
            ),
            first_try=model.results.count(FIRST_TRY),
            following=model.lesson.following or (),
            on_enter="next" if model.solved else "hint" if step else "again",
        )
        return Display(shown, self._focus(model, step))

    def _lesson(self, context: Context) -> Lesson:
        return read_lesson(context.source, self._questions)

    def _focus(self, model: Model, step: Step | None) -> str:
        """Return the id of the control to focus next: the first answer, or once the step is solved, `next`."""
        if not step:
            return "again"
        if model.solved:
            return f"next-{model.step}"
        return self._questions.first_control(step.question)

    def _show_step(self, model: Model, step: Step) -> StepView:
        last = model.tried[-1] if model.tried else ""
        question = step.question
        return StepView(
            question=self._questions.show(question, model.tried),
            task=step.task,
            why=step.why if model.solved else "",
            wrong=step.wrong.get(last, ""),
            rules=step.rules,
            hint=HINTS[model.hint],
            more=not model.solved and model.hint + 1 < len(HINTS),
            idea=step.idea,
            candidates=step.candidates,
            right=tuple(answer for answer in question.answers if answer in question.right),
        )


def _start(lesson: Lesson) -> Model:
    return Model(lesson, results=NEW * len(lesson.steps))


def _named(lesson: Lesson, name: str) -> Lesson:
    """Return the page's lesson if it has this name. Raises `InvalidNotation` if it hasn't."""
    if name != lesson.name:
        raise InvalidNotation("lesson", name)
    return lesson


def _answer(step: Step | None, answer: str) -> str:
    if not step or answer not in step.question.answers:
        raise InvalidNotation("answer", answer)
    return answer


def _moved_to(model: Model, step: int) -> Model:
    """Return the model at another step; the result of this one is noted if it is solved, or skipped when still new."""
    at, results = model.step - 1, model.results
    if model.now and (model.solved or (results[at] == NEW and step > model.step)):
        results = results[:at] + model.result + results[at + 1 :]
    return Model(model.lesson, step, results=results)
