"""A bet to decide: a fold or a call at the end of a round so far, judged by the price of the call."""

from __future__ import annotations

from rake import CALL, FOLD, InvalidNotation, Record, View
from rake.analysis.equity import has_rivals, price
from rake.analysis.review import Decision, Review

from ..games.rake.review import RowView, show_review
from ..kit.widget import values

ANSWERS = {"fold": FOLD, "call": CALL}


@values()
class QuestionView:
    """A bet to decide: what a call costs in chips, and whether it is all-in; the reader's answer, once it is judged."""

    call: int
    all_in: bool
    answer: str
    judged: RowView | None


def decision_of(record: Record, text: str) -> View:
    """Return the view at the end of a record, in which a seat decides about a bet of somebody else.

    Raises `InvalidNotation` if there is no such decision, or the text is not `1`.
    """
    view = record.views(record.seen)[-1] if record.seen else None
    if text != "1" or not view or view.to_act != view.seat or not has_rivals(view) or not price(view).call:
        raise InvalidNotation("a bet to decide", text)
    return view


def judge(view: View, answer: str) -> Review:
    """Return the judgement on an answer, with nothing counted yet."""
    return Review((Decision(view, ANSWERS[answer]),), (None,), None)


def show_question(view: View, answer: str, review: Review | None) -> QuestionView:
    """Return a bet to decide as values for the template."""
    rows = show_review(review, view.seat).rows if review else ()
    call = price(view).call
    return QuestionView(call, call == view.money.stacks[view.seat - 1], answer, next(iter(rows), None))
