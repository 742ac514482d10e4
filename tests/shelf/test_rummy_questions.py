"""The questions of Rummy's lesson and drills: answered by the rules, read back as written, refused with a reason."""

from __future__ import annotations

import pytest

from rake.kit.drills import LEVELS
from rake.kit.errors import IllegalPosition, InvalidNotation
from rake.shelf.rummy.questions import DRILLS, drill, parse_question
from rake.shelf.rummy.questions.deadwood import Deadwood
from rake.shelf.rummy.questions.layoff import Fitting
from rake.shelf.rummy.questions.melds import IsMeld

from . import rummy_reference as reference

QUESTIONS = [
    ("ask=meld hands=QS.KS.AS_4H.5H.6D_AS.2S.3S", {"3"}),
    ("ask=best pile=6C hand=4C.5C.9D", {"draw pile"}),
    ("ask=turn hand=4C.5C.6C.9S.9H.9D.KD say=4C.5C.6C,KD_4C.5C.6C,9S.9H.9D,KD", {"1"}),
    ("ask=turn hand=3S.8H.KC taken=8H say=3S_8H_KC", {"1", "3"}),
    ("ask=best table=5D.6D.7D hand=3S.8D.KC", {"lay 8D on 1"}),
    ("ask=best table=8D.9D.TD hand=7S.8S.8C", {"discard 8C"}),
    ("ask=deadwood hand=7S.7H.7D.8S.9S say=14.17.38", {"14"}),
    ("ask=best table=QS.QH.QC_7S.7D.7C hand=7H.QD", {"lay 7H on 2", "lay QD on 1"}),
    ("ask=best pile=KH hand=4C.5C.9D", {"draw stock"}),
    ("ask=best hand=4C.5C.6C.KD", {"meld 4C.5C.6C"}),
    ("ask=layoff table=5D.6D.7D_QS.QH.QC hand=AD.8D.9D.QD say=QD_QD.8D_QD.9D.8D_9D.8D", {"3"}),
    ("ask=layoff table=JS.QS.KS_AH.AD.AC hand=AS.2S say=-_AS_2S.AS", {"2"}),
    ("ask=turn hand=4C.5C.6C.8H.KD taken=8H say=4C.5C.6C,8H_4C.5C,KD_4C.5C.6C,KD_KD", {"3", "4"}),
]
"""The questions of the lesson with the answers of the facts, and others like them."""


@pytest.mark.parametrize(("text", "answers"), QUESTIONS)
def test_a_question_has_the_answers_of_the_facts(text: str, answers: set[str]) -> None:
    assert parse_question(text).right == answers


@pytest.mark.parametrize("kind", [kind.ask for kind in DRILLS])
@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_has_one_right_answer_by_the_reference_and_reads_back(kind: str, level: int) -> None:
    for seed in range(80):
        question = drill(kind, level, str(seed))
        (right,) = question.right
        assert parse_question(str(question)) == question
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
            question = drill("deadwood", level, str(seed))
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
            question = drill("layoff", level, str(seed))
            assert isinstance(question, Fitting)
            at_once = {
                card for card in question.hand for meld in question.table if reference.as_meld([*meld, card], "low")
            }
            assert (question.cards > at_once) == (level == 3)
            fitting.append(bool(question.cards))
    assert 0 < fitting.count(False) < 0.25 * len(fitting), "sometimes nothing fits"


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("ask=bluff hand=6S", InvalidNotation, "expected meld|deadwood|turn|best|layoff"),
        ("ask=meld hands=AS.2S.2S_KS.KH.KD", IllegalPosition, "card-twice"),
        ("ask=meld hands=AS.2S.4S_KS.KH", IllegalPosition, "answers (0, 2)"),
        ("ask=deadwood hand=7S.7H.7D.8S say=7.9", IllegalPosition, "answers (0, 2)"),
        ("ask=deadwood hand=7S.7S say=14.7", IllegalPosition, "card-twice"),
        ("ask=layoff table=5D.6D.8D hand=3S say=3S_-", InvalidNotation, "meld"),
        ("ask=layoff table=5D.6D.7D hand=3S.7D say=3S_-", IllegalPosition, "card-twice"),
        ("ask=layoff table=5D.6D.7D hand=3S say=8D_-", InvalidNotation, "say"),
        ("ask=best table=5D.6D.8D hand=3S", InvalidNotation, "meld"),
        ("ask=best table=5D.6D.7D hand=5D.3S", IllegalPosition, "card-twice"),
        ("ask=best hand=3S.4S taken=5S", InvalidNotation, "taken"),
        ("ask=best pile=6S hand=3S.4S taken=4S", InvalidNotation, "taken"),
        ("ask=turn pile=6S hand=3S.4S say=3S_4S", InvalidNotation, "hand"),
        ("ask=turn hand=3S.4S say=3S_4S", IllegalPosition, "answers (2, 2)"),
        ("ask=turn hand=3S.4S say=3S,4S_4H", IllegalPosition, "answers (0, 2)"),
    ],
)
def test_a_question_that_can_not_be_asked_is_refused_with_the_reason(
    text: str, error: type[ValueError], says: str
) -> None:
    with pytest.raises(error) as caught:
        parse_question(text)
    assert says in str(caught.value)
