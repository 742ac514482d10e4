"""A bet to answer: a fold or a call at the end of a round so far, judged by the price of the call."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rake import CALL, FOLD, InvalidNotation, Record, View
from rake.analysis.equity import has_rivals, price
from rake.analysis.review import Decision, Review

from ....kit.margin import margin
from ....kit.saying import Remark
from ....kit.widget import values
from ..coach_remarks import RevealChance
from ..review import RowView, format_counts, read_counts, show_row

ANSWERS = {"fold": FOLD, "call": CALL}


@dataclass(frozen=True, slots=True)
class Question:
    """A bet that the reader folds to or calls, as the seat of the view saw it.

    Once there is an `answer`, `review` has that one decision, counted so far.
    """

    view: View
    answer: str = ""
    review: Review | None = None

    def answered(self, answer: str) -> Question:
        """Return the question with an answer of `ANSWERS`, nothing counted yet; the first answer is kept."""
        if self.answer:
            return self
        return Question(self.view, answer, Review((Decision(self.view, ANSWERS[answer]),), (None,), None))

    def advance(self, batches: int) -> Question:
        """Return the question with its answer counted further by that many batches of deals."""
        return replace(self, review=self.review.advance(batches)) if self.review else self

    @property
    def counts(self) -> str:
        """What has been counted, for a saved state."""
        return format_counts(self.review) if self.review else ""


@values()
class QuestionView:
    """A bet to answer: the chips that a call costs, if it is all-in, the answer, and once counted the judgement.

    With that comes what is said of the chance to win.
    """

    call: int
    all_in: bool
    answer: str
    judged: RowView | None
    chance: Remark | None


def parse_question(record: Record, text: str) -> Question:
    """Return the question whether to call at the end of a record; the text of its field is `1`.

    Raises `InvalidNotation` if the record isn't that of a seat that has a rival's bet to answer.
    """
    view = record.views(record.seen)[-1] if record.seen else None
    if text != "1" or not view or view.to_act != view.seat or not has_rivals(view) or not price(view).call:
        raise InvalidNotation("a bet to answer", text)
    return Question(view)


def parse_answer(question: Question, counts: str, answer: str) -> Question:
    """Return the question with a saved answer and what was counted of it. Raises `InvalidNotation`."""
    if answer not in ANSWERS:
        raise InvalidNotation("|".join(ANSWERS), answer)
    decided = question.answered(answer)
    assert decided.review
    return replace(decided, review=read_counts(decided.review, counts))


def show_question(question: Question) -> QuestionView:
    """Return a bet to answer as values for the template."""
    view = question.view
    call = price(view).call
    judged = question.review.judgements if question.review else ()
    return QuestionView(
        call=call,
        all_in=call == view.money.stacks[view.seat - 1],
        answer=question.answer,
        judged=show_row(1, judged[0], ()) if judged else None,
        chance=RevealChance(judged[0].win, 100 * margin(judged[0].win, judged[0].error), 0) if judged else None,
    )
