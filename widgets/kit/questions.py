"""Questions as lessons and drills show them: the position, the answers to choose from, the feedback on an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rake.kit.notation import Notation
from rake.kit.questions import Question

from .widget import values


@values()
class AnswerView:
    """An answer to choose: its code, whether it was tried and whether it is right."""

    code: str
    tried: bool
    right: bool


@values()
class Feedback:
    """What is said of an answer; a kind of question that says more of it derives its own."""

    answer: str


class QuestionKind[Asked: Question]:
    """The values that the templates show for a kind of question.

    Its template may define these macros: `title` (the name of its drill), `task` (the question in words), `answer` (an
    answer in words, else its code is shown), `shown` (the board), `now` (what was done last there), `heard` (the board
    in a few words, for screen readers), `consequence` (the feedback on the last answer).
    """

    layout: ClassVar[str] = "words"
    """How the answers are shown: `words` on buttons, `cards` to press, or the cards of the `middle`."""

    def board(self, question: Asked) -> object:
        """Return the values that show the position, as this kind's macros want them; None for the answers alone."""
        del question
        return None

    def feedback(self, question: Asked, answer: str) -> Feedback:
        """Return the values for the feedback on an answer, right or wrong."""
        del question
        return Feedback(answer)

    def deal(self, question: Asked, answer: str) -> object:
        """Return a deal in which this answer, a wrong card, loses; None for a right answer and for other kinds."""
        del question, answer
        return None

    def rule(self, question: Asked) -> str:
        """Return the number of the rule that decides the question; an empty text for kinds not used in drills."""
        del question
        return ""


@values()
class QuestionView:
    """A question for the macros of `question.html`.

    `board` is what its kind shows; `feedback` what is said of the last answer, `deal` a deal that this answer loses.
    """

    ask: str
    layout: str
    answers: tuple[AnswerView, ...]
    solved: bool
    feedback: Feedback | None
    board: object
    deal: Any


def show_question[Asked: Question](kind: QuestionKind[Asked], question: Asked, tried: Sequence[str]) -> QuestionView:
    """Return a question of a kind as values, with feedback on the last answer tried, if any."""
    right = question.right
    return QuestionView(
        ask=question.ask,
        layout=kind.layout,
        answers=tuple(AnswerView(answer, answer in tried, answer in right) for answer in question.answers),
        solved=bool(right & {*tried}),
        feedback=kind.feedback(question, tried[-1]) if tried else None,
        board=kind.board(question),
        deal=kind.deal(question, tried[-1]) if tried else None,
    )


def answer_of(message: str) -> str:
    """Return the answer in the message of its button: `2` for `answer 2`."""
    return message.partition(" ")[2]


def first_control(question: Question) -> str:
    """Return the id, without the widget's prefix, of the button for the first answer."""
    del question
    return "answer-1"


@dataclass(frozen=True)
class Questions:
    """A game's questions for a lesson: how they are read and shown.

    `parse` reads one, and `parse_card` a card in an author's text; `show` gives a question's values after the answers
    tried so far; `sample` is one, as text, and the rule that it teaches. `answer_of` reads the message of an answer's
    button, and `first_control` gives the id of the first such button.
    """

    notation: Notation
    parse_card: Callable[[str], object]
    parse: Callable[[str], Question]
    show: Callable[[Any, Sequence[str]], QuestionView]
    sample: tuple[str, str]
    answer_of: Callable[[str], str] = answer_of
    first_control: Callable[[Any], str] = first_control


def is_more(question: Question, answer: str) -> bool:
    """Return whether the right number is greater than the answer."""
    return int(answer) < min(map(int, question.right))
