"""Questions as lessons and drills show them: the position, the answers to choose from, the feedback on an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rake.kit.question_format import QuestionFormat
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
    answer in words, else its code is shown), `button` (what its button shows, if not these words), `shown` (the board),
    `now` (what was done last there), `heard` (the board in a few words, for screen readers), `consequence` (the
    feedback on the last answer).
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
    deal: object


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


@dataclass(frozen=True, eq=False)
class Questions:
    """A game's questions, for lessons and drills: how they are read and shown.

    `form` says how they are read, `parse_card` reads a card in an author's text, and `kinds` says how each is shown,
    by its `ask` word; `sample` is a question, as text, and the rule that it teaches.
    """

    form: QuestionFormat[Question]
    parse_card: Callable[[str], object]
    kinds: Callable[[], Mapping[str, QuestionKind[Any]]]
    sample: tuple[str, str]

    def show(self, question: Question, tried: Sequence[str]) -> QuestionView:
        """Return a question as values, with feedback on the last answer tried, if any."""
        return show_question(self.kinds()[question.ask], question, tried)

    def rule(self, question: Question) -> str:
        """Return the number of the rule that decides a question; an empty text for kinds not used in drills."""
        return self.kinds()[question.ask].rule(question)

    def answer_of(self, message: str) -> str:
        """Return the answer in the message of its button: `2` for `answer 2`."""
        return message.partition(" ")[2]

    def first_control(self, question: Question) -> str:
        """Return the id, without the widget's prefix, of the button for the first answer."""
        del question
        return "answer-1"


def read_tried(offered: Sequence[str], text: str) -> tuple[str, ...]:
    """Return the answers that a text joins by dots, which an answer such as `meld 4C.5C.6C` may have too.

    Those that aren't offered are left out.
    """
    tried = []
    parts = text.split(".")
    while parts:
        ends = (end for end in range(len(parts), 0, -1) if ".".join(parts[:end]) in offered)
        if end := next(ends, 0):
            tried.append(".".join(parts[:end]))
        del parts[: end or 1]
    return tuple(tried)


def is_more(question: Question, answer: str) -> bool:
    """Return whether the right number is greater than the answer."""
    return int(answer) < min(map(int, question.right))
