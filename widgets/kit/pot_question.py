"""The question into which pots the chips of a deal are divided, as values for the macros of `pot_question.html`."""

from __future__ import annotations

from typing import override

from rake.kit.pot_question import UNMATCHED, PotQuestion

from .board import Name
from .contributions import ContributionsView, show_contributions
from .names import cast_names
from .questions import Feedback, QuestionKind, is_more
from .widget import values


@values()
class ContributionView:
    """What a player has paid."""

    who: Name
    paid: int
    folded: bool
    all_in: bool


@values()
class PotBoard:
    """What each player has paid."""

    contributions: tuple[ContributionView, ...]


@values()
class PotFeedback(Feedback):
    """All the pots; `more` if the right number is higher than the answer."""

    paid: ContributionsView
    more: bool


class PotKind(QuestionKind[PotQuestion]):
    """Shows what each player has paid; the answers are numbers, the feedback is all the pots, unless a game says more.

    The kind has the numbers of two rules: into which pots chips are divided, and which chips go back.
    """

    def __init__(self, divided: str, unmatched: str) -> None:
        self._divided, self._unmatched = divided, unmatched

    @override
    def board(self, question: PotQuestion) -> PotBoard:
        most, folded = max(question.paid), question.folded
        names = cast_names(len(question.paid))
        return PotBoard(
            tuple(
                ContributionView(names[seat], paid, seat in folded, all_in=seat not in folded and paid < most)
                for seat, paid in enumerate(question.paid, 1)
            )
        )

    @override
    def feedback(self, question: PotQuestion, answer: str) -> Feedback:
        pots = show_contributions(question.paid, question.folded, cast_names(len(question.paid)))
        return PotFeedback(answer, pots, is_more(question, answer))

    @override
    def rule(self, question: PotQuestion) -> str:
        return self._unmatched if question.want == UNMATCHED else self._divided
