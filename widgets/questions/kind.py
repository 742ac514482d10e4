"""What a folder of a kind of question offers."""

from __future__ import annotations

from typing import ClassVar

from rake.questions import Question

type TemplateValues = dict[str, object]


class QuestionKind[Asked: Question]:
    """What is shown and said of a kind of question, for the macros of its `kind.html`.

    `title` is what a drill is called, `task` what it asks, `answer` what an answer is called (else its code), `shown`
    what lies on the board, `heard` the same in a few words, `consequence` what is said of the last answer. A kind has
    those that it needs.
    """

    layout: ClassVar[str] = "words"
    """How the answers are offered: as buttons with `words`, as `cards`, or as the cards of the `middle`."""

    def board(self, question: Asked) -> TemplateValues:
        """Return what lies on the board; nothing where the answers are all there is to see."""
        del question
        return {}

    def feedback(self, question: Asked, answer: str) -> TemplateValues:
        """Return what the engine says of an answer, right or wrong."""
        del question, answer
        return {}

    def deal(self, question: Asked, answer: str) -> TemplateValues | None:
        """Return a deal that the answer loses, if it is a wrong card."""
        del question, answer
        return None

    def rule(self, question: Asked) -> str:
        """Return the number of the rule that answers the question; nothing for a kind that is not drilled."""
        del question
        return ""


def is_more(question: Question, answer: str) -> bool:
    """Return whether the right number is more than that."""
    return int(answer) < min(map(int, question.right))
