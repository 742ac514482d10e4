"""A lesson as the page sends it: steps with a question in notation, and texts in the page's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

from rake.kit.drills import LEVELS, Drilled, Varied, draw
from rake.kit.questions import Question

from .questions import Questions

DRAWS = 8
"""How many questions of each level are drawn to find one that a step's rule decides; usually it takes only a few."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson: a question with its texts.

    `rules` has the numbers of the rules it teaches; `task` the question in words, `idea` the first hint, `why` the
    reason shown after a right answer, `wrong` the reasons shown after tempting wrong answers, by answer.
    """

    question: Question
    rules: tuple[str, ...]
    task: str
    idea: str
    why: str
    wrong: Mapping[str, str] = field(hash=False)

    @property
    def candidates(self) -> tuple[str, str]:
        """The two answers of the hint `candidates`: a right and a tempting wrong one, in the order of the answers."""
        question = self.question
        right = next(answer for answer in question.answers if answer in question.right)
        others = [answer for answer in question.answers if answer not in question.right]
        tempting = next(iter(self.wrong), others[0])
        one, other = (answer for answer in question.answers if answer in (right, tempting))
        return one, other


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its name and steps, and what the reader knows after it, in sentences.

    `following` is the name and title of the next lesson, None after the last.
    """

    name: str
    steps: tuple[Step, ...]
    knows: tuple[str, ...]
    following: tuple[str, str] | None


@lru_cache(4)
def read_lesson(source: str, questions: Questions) -> Lesson:
    """Return the lesson of a page's JSON, which the site's build writes (`widgets.site.pages.lessons`).

    Cached, because the page sends it with every click. An empty `source` gives a sample of one step.
    """
    if not source:
        ask, rule = questions.sample
        return Lesson("sample", (Step(questions.form.parse(ask), (rule,), "", "", "", {}),), (), None)
    data = json.loads(source)
    following = data["following"]
    steps = tuple(read_step(step, questions) for step in data["steps"])
    after = (following["name"], following["title"]) if following else None
    return Lesson(data["name"], steps, tuple(data["knows"]), after)


def read_step(data: Mapping[str, Any], questions: Questions) -> Step:
    """Return the step that an entry of the lesson's JSON describes. Raises as the reader of its question does."""
    texts = (data[name] for name in ("task", "idea", "why", "wrong"))
    return Step(questions.form.parse(data["ask"]), tuple(data["rules"]), *texts)


@lru_cache(16)
def another(question: Question, rules: tuple[str, ...], questions: Questions, seed: str) -> Question | None:
    """Return a question of the same kind that one of the same rules decides: the same one about other cards, if it can.

    So what tempted the reader is there again. Else it's a random question, the easiest that comes up, with the same
    fields: one under a house rule isn't like one without. None if the kind can't be drawn, or if none comes up. The
    same seed always gives the same question.
    """

    def fields(asked: Question) -> set[str]:
        return {name for name, value in asked.fields.items() if value}

    def alike(other: Question) -> bool:
        return other != question and fields(other) == fields(question) and questions.rule(other) in rules

    varied = question.varied(Random(seed)) if isinstance(question, Varied) else None
    if varied and alike(varied):
        return varied
    if not isinstance(question, Drilled):
        return None
    drawn = (draw(type(question), level, f"{seed} {number}") for level in LEVELS for number in range(DRAWS))
    return next((each for each in drawn if alike(each)), None)
