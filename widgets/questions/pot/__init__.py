"""`ask=pot`: how many chips the main pot or a side pot holds, or how many go back because nobody matched them."""

from __future__ import annotations

from typing import override

from rake.questions.pot import Pots

from ...games.rake.contributions import ContributionsView, show_contributions
from ...kit.board import Name
from ...kit.names import cast_names
from ...kit.questions import Feedback, QuestionKind, is_more
from ...kit.widget import values


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
    """All the pots, and whether there are more chips than that."""

    paid: ContributionsView
    more: bool


class PotKind(QuestionKind[Pots]):
    """Shows what each player has paid; the answers are numbers, the feedback is all the pots."""

    @override
    def board(self, question: Pots) -> PotBoard:
        most, folded = max(question.paid), question.folded
        names = cast_names(len(question.paid))
        return PotBoard(
            tuple(
                ContributionView(names[seat], paid, seat in folded, all_in=seat not in folded and paid < most)
                for seat, paid in enumerate(question.paid, 1)
            )
        )

    @override
    def feedback(self, question: Pots, answer: str) -> PotFeedback:
        pots = show_contributions(question.paid, question.folded, cast_names(len(question.paid)))
        return PotFeedback(answer, pots, is_more(question, answer))

    @override
    def rule(self, question: Pots) -> str:
        return "8.8"


KIND = PotKind()
