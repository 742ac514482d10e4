"""The widget `lesson` of any game: steps, each with a position, a question about it, hints, and feedback on answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial

from rake.kit.errors import InvalidNotation, read_each

from .fields import number_in
from .hints import HINTS, MOST_HINT, next_hint, next_step
from .lesson import Lesson, Step, another, read_lesson
from .questions import Questions, QuestionView, read_tried
from .results import FIRST_TRY, MOST, NEW, SKIPPED, best_finished, read_results
from .widget import Context, Display, FrameView, values

FIELDS = ("lesson", "step", "tried", "hint", "marks", "again", "seed", "done")


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget: a lesson, and where the reader is in it.

    `step` is the current step's number, from 1. One more than the last step is the end: there the steps in `again`,
    which were missed, are asked once more, and then comes the summary. `seed` draws what is asked in their place.
    `tried` has the answers given to this step, `hint` is the index in `HINTS` reached so far, `results` one character
    for each step (`kit.results`). `finished` has the results of the best time before this one that it was finished.
    """

    questions: Questions
    lesson: Lesson
    step: int = 1
    tried: tuple[str, ...] = ()
    hint: int = 0
    results: str = ""
    again: tuple[int, ...] = ()
    seed: str = ""
    finished: str = ""

    @property
    def position(self) -> tuple[int, tuple[int, ...]]:
        """Where the reader is: two quick presses on the same frame begin at the same one."""
        return self.step, self.again

    @property
    def now(self) -> Step | None:
        """The current step; None at the summary. A step that was missed has other cards, if its kind can be drawn."""
        steps = self.lesson.steps
        if self.step <= len(steps):
            return steps[self.step - 1]
        if not self.again:
            return None
        step = steps[self.again[0] - 1]
        drawn = another(step.question, step.rules, self.questions, f"{self.seed} {self.again[0]}")
        return Step(drawn, step.rules, "", "", "", {}) if drawn else step

    @property
    def is_drawn(self) -> bool:
        """Whether the current step has other cards than the lesson's."""
        return bool(self.again) and self.now is not self.lesson.steps[self.again[0] - 1]

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
    """The current step, with its author's texts as far as they are due, and the hint reached and the one after it.

    `candidates` are the two answers of that hint, `right` the right answers. A question drawn in place of a step has no
    texts of its author's: `fields` has those of its notation, for the macro `task` of its kind.
    """

    question: QuestionView
    fields: Mapping[str, str]
    task: str
    why: str
    wrong: str
    rules: tuple[str, ...]
    hint: str
    next_hint: str
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
    """The current step, or at the end the summary: the results, and the name and title of the lesson that follows.

    `left` is how many steps are still to be asked again, with this one; `knows` says what the reader has learned.
    """

    step: int
    steps: int
    left: int
    now: StepView | None
    knows: tuple[str, ...]
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
        return self._start(self._lesson(context))

    def parse(self, text: str, context: Context) -> Model:
        """Return the model of a saved state. If the lesson has another number of steps by now, it starts over."""
        fields = self._questions.form.notation.parse_fields(text, FIELDS)
        model = self._start(fields.read("lesson", partial(_named, self._lesson(context))))
        steps = len(model.results)
        results = fields.read("marks", read_results, model.results)
        if len(results) != steps:
            return model
        step = fields.read("step", partial(number_in, 1, steps + 1), "1")
        hint = fields.read("hint", partial(number_in, 0, MOST_HINT), "0")
        finished = fields.read("done", read_results, "")
        finished = finished if len(finished) == steps else ""
        model = replace(model, step=step, hint=hint, results=results, finished=finished)
        if step > steps and "again" in fields:
            again = fields.read("again", partial(read_each, ".", partial(number_in, 1, steps)), "")
            model = replace(model, again=again, seed=fields.read("seed", str, ""))
        offered = model.now.question.answers if model.now else ()
        return replace(model, tried=fields.read("tried", partial(read_tried, offered), ""))

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads."""
        return self._questions.form.notation.format_fields(
            {
                "lesson": model.lesson.name,
                "step": str(model.step) if model.step > 1 else "",
                "tried": ".".join(model.tried),
                "hint": str(model.hint or ""),
                "marks": model.results if model.results.strip(NEW) else "",
                "again": ".".join(map(str, model.again)),
                "seed": model.seed,
                "done": model.finished,
            }
        )

    def link(self, model: Model) -> str:
        """Return an empty text: a link to a lesson is that of its page."""
        del model
        return ""

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after a message.

        Messages: `answer 2`, or `take TW` for a card of the middle; `hint` (the next one), `next`, `step 3`, `again`
        (from the start). After the last step the missed ones are asked again; `next` without a right answer leads past
        all of these. An answer changes nothing if the step has changed since the reader's frame or is solved; nor does
        `step` with the number of the current step or of none.
        """
        here = model.position == seen.position
        message, _, value = fields["msg"].partition(" ")
        match message:
            case "answer" | "take":
                answer = _answer(seen.now, self._questions.answer_of(fields["msg"]))
                if model.solved or not here or answer in model.tried:
                    return model
                return replace(model, tried=(*model.tried, answer))
            case "hint":
                return _hinted(model, seen) if here else model
            case "next":
                return _next(model, seed) if here else model
            case "step":
                steps = [str(step) for step in range(1, len(model.results) + 1) if step != model.step]
                return _moved_to(model, int(value)) if value in steps else model
            case "again":
                return replace(self._start(model.lesson), finished=best_finished(model.results, model.finished))
        raise InvalidNotation("message", fields["msg"])

    def view(self, model: Model) -> Display[LessonView]:
        """Return what is shown."""
        steps, step = model.lesson.steps, model.now
        results = zip(model.results, steps, strict=True)
        shown = LessonView(
            step=model.step,
            steps=len(steps),
            left=len(model.again),
            knows=model.lesson.knows,
            now=self._show_step(model, step) if step else None,
            results=tuple(
                ResultView(at, result, each.task, each.rules) for at, (result, each) in enumerate(results, 1)
            ),
            first_try=model.results.count(FIRST_TRY),
            following=model.lesson.following or (),
            on_enter="next" if model.solved else "hint" if step else "",
        )
        return Display(shown, self._focus(model, step))

    def _lesson(self, context: Context) -> Lesson:
        return read_lesson(context.source, self._questions)

    def _start(self, lesson: Lesson) -> Model:
        return Model(self._questions, lesson, results=NEW * len(lesson.steps))

    def _focus(self, model: Model, step: Step | None) -> str:
        """Return the id of the control to focus next: the first answer, then `next`; at the end what leads on."""
        if not step:
            return "following"
        if model.solved:
            return f"next-{model.step}-{len(model.again)}" if model.again else f"next-{model.step}"
        return self._questions.first_control(step.question)

    def _show_step(self, model: Model, step: Step) -> StepView:
        last = model.tried[-1] if model.tried else ""
        question = step.question
        return StepView(
            question=self._questions.show(question, model.tried),
            fields=question.fields if model.is_drawn else {},
            task=step.task,
            why=step.why if model.solved else "",
            wrong=step.wrong.get(last, ""),
            rules=step.rules,
            hint=HINTS[model.hint],
            next_hint="" if model.solved else next_step(model.hint, MOST_HINT),
            idea=step.idea,
            candidates=step.candidates,
            right=tuple(answer for answer in question.answers if answer in question.right),
        )


def _named(lesson: Lesson, name: str) -> Lesson:
    """Return the page's lesson if it has this name. Raises `InvalidNotation` if it hasn't."""
    if name != lesson.name:
        raise InvalidNotation("lesson", name)
    return lesson


def _answer(step: Step | None, answer: str) -> str:
    if not step or answer not in step.question.answers:
        raise InvalidNotation("answer", answer)
    return answer


def _hinted(model: Model, seen: Model) -> Model:
    """Return the model with the next hint; the first one of a step without an idea is its rule."""
    least = HINTS.index("idea" if model.now and model.now.idea else "rule")
    return replace(model, hint=max(next_hint(model.hint, seen.hint), least))


def _next(model: Model, seed: str) -> Model:
    """Return the model after the current step: at the next one, or after the last at the first that was missed."""
    end = len(model.results) + 1
    if model.step < end:
        model = _moved_to(model, model.step + 1)
        missed = tuple(at for at, result in enumerate(model.results, 1) if result != FIRST_TRY)
        return replace(model, again=missed, seed=seed) if model.step == end and missed else model
    left = model.again[1:] if model.solved else ()
    return replace(model, tried=(), hint=0, again=left, seed=model.seed if left else "")


def _moved_to(model: Model, step: int) -> Model:
    """Return the model at another step; the result of this one is noted if it is solved, or skipped when still new."""
    at, results = model.step - 1, model.results
    if model.now and not model.again and (model.solved or (results[at] == NEW and step > model.step)):
        results = results[:at] + model.result + results[at + 1 :]
    return Model(model.questions, model.lesson, step, results=results, finished=model.finished)
