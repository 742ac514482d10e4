"""A lesson as the page brings it: steps in our notation, with a task, reasons and hints in the page's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from rake.questions import parse_question
from rake.questions.base import Question

SAMPLE: Mapping[str, Any] = {
    "name": "sample",
    "following": None,
    "steps": [
        {"ask": "ask=name hand=AS.AW.AF.9C.2S", "rules": ["3.4"], "task": "", "idea": "", "why": "", "wrong": {}},
    ],
}


@dataclass(frozen=True, slots=True)
class Step:
    """A question with what is said of it; `wrong` holds the reasons for tempting wrong answers."""

    question: Question
    rules: tuple[str, ...]
    task: str
    idea: str
    why: str
    wrong: Mapping[str, str] = field(hash=False)

    @property
    def candidates(self) -> tuple[str, str]:
        """Return the two answers between which it lies: a right one and a tempting wrong one, as they are offered."""
        question = self.question
        right = next(answer for answer in question.answers if answer in question.right)
        others = [answer for answer in question.answers if answer not in question.right]
        tempting = next(iter(self.wrong), others[0])
        one, other = (answer for answer in question.answers if answer in (right, tempting))
        return one, other


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps by the name of the lesson; `following` is the name and the title of the next one, if any."""

    name: str
    steps: tuple[Step, ...]
    following: tuple[str, str] | None


@lru_cache(4)
def read_lesson(source: str) -> Lesson:
    """Return the lesson that a page brings as JSON; the site's build wrote it (`widgets.site.lessons`).

    A page brings it with every press: it is read once. Without a source it is a sample.
    """
    data = json.loads(source) if source else SAMPLE
    following = data["following"]
    steps = tuple(read_step(step) for step in data["steps"])
    return Lesson(data["name"], steps, (following["name"], following["title"]) if following else None)


def read_step(data: Mapping[str, Any]) -> Step:
    """Return a step. Raises as `parse_question` does."""
    question = parse_question(data["ask"])
    return Step(question, tuple(data["rules"]), data["task"], data["idea"], data["why"], data["wrong"])
