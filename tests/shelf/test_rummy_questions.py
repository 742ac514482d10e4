"""The questions of Rummy's drills: answered as the reference does."""

from __future__ import annotations

import pytest

from rake.kit.drills import LEVELS
from rake.shelf.rummy.questions import QUESTION_FORM
from rake.shelf.rummy.questions.deadwood import Deadwood
from rake.shelf.rummy.questions.layoff import Fitting
from rake.shelf.rummy.questions.melds import IsMeld

from . import rummy_reference as reference


@pytest.mark.parametrize("kind", QUESTION_FORM.drilled)
@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_has_one_right_answer_by_the_reference_and_reads_back(kind: str, level: int) -> None:
    for seed in range(80):
        question = QUESTION_FORM.draw(kind, level, str(seed))
        (right,) = question.right
        assert QUESTION_FORM.parse(str(question)) == question
        if isinstance(question, IsMeld):
            melds = [str(at) for at, cards in enumerate(question.hands, 1) if reference.as_meld(cards, "low")]
            assert (melds, len({*question.hands})) == ([right], 4)
        elif isinstance(question, Fitting):
            table, hand = [list(meld) for meld in question.table], {*question.hand}
            for card in [*question.hand] * len(question.hand):
                fitting = [meld for meld in table if card in hand and reference.as_meld([*meld, card], "low")]
                for meld in fitting:
                    meld.append(card)
                    hand.remove(card)
            assert {*question.say[int(right) - 1]} == {*question.hand} - hand
        else:
            assert isinstance(question, Deadwood)
            assert int(right) == reference.deadwood(question.hand, reference.DEFAULTS)
            assert len({*question.say}) == len(question.say) >= 3


def test_the_hardest_deadwood_is_that_of_a_card_that_fits_into_two_melds() -> None:
    for seed in range(50):
        for level in LEVELS:
            question = QUESTION_FORM.draw("deadwood", level, str(seed))
            assert isinstance(question, Deadwood)
            melds = reference.melds_of(question.hand, "low")
            groups, runs = (
                {card for meld in melds for card in meld if (len({card[0] for card in meld}) == 1) is is_group}
                for is_group in (True, False)
            )
            assert bool(groups & runs) == (level == 3)


def test_only_in_the_hardest_lay_offs_one_card_makes_room_for_another() -> None:
    fitting = []
    for seed in range(50):
        for level in LEVELS:
            question = QUESTION_FORM.draw("layoff", level, str(seed))
            assert isinstance(question, Fitting)
            at_once = {
                card for card in question.hand for meld in question.table if reference.as_meld([*meld, card], "low")
            }
            assert (question.cards > at_once) == (level == 3)
            fitting.append(bool(question.cards))
    assert 0 < fitting.count(False) < 0.25 * len(fitting), "sometimes nothing fits"
