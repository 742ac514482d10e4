"""The base class of what each folder of `widgets/questions` provides as `KIND`."""

from __future__ import annotations

from typing import ClassVar

from rake.questions import Question

from ..games.rake.playout import PlayoutView
from ..kit.widget import values


@values()
class Feedback:
    """What is said of an answer; a kind of question that says more of it derives its own."""

    answer: str


class QuestionKind[Asked: Question]:
    """The values that the templates show for a kind of question.

    Its `kind.html` may define these macros: `title` (the name of its drill), `task` (the question in words), `answer`
    (an answer in words, else its code is shown), `shown` (the board), `heard` (the board in a few words, for screen
    readers), `consequence` (the feedback on the last answer).
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

    def deal(self, question: Asked, answer: str) -> PlayoutView | None:
        """Return a deal in which this answer, a wrong card, loses; None for a right answer and for other kinds."""
        del question, answer
        return None

    def rule(self, question: Asked) -> str:
        """Return the number of the rule that decides the question; an empty text for kinds not used in drills."""
        del question
        return ""


def is_more(question: Question, answer: str) -> bool:
    """Return whether the right number is greater than the answer."""
    return int(answer) < min(map(int, question.right))
