"""Drills: whatever the seed, a question with a clear answer, of its kind and level, the same for everyone."""

from __future__ import annotations

from itertools import combinations

import pytest

from rake import ACE_OF_SKULLS, DECK, Category, evaluate, showdown
from rake.category import SAVING
from rake.kit.drills import LEVELS
from rake.kit.questions import OfNumbers, Question
from rake.questions import parse_question
from rake.questions.drills import DRILLS, drill
from rake.questions.holds import Holds
from rake.questions.name import Name
from rake.questions.outs import Outs
from rake.questions.pot import Pots
from rake.questions.skull import OfSkull
from rake.questions.winner import Winner

SEEDS = [str(seed) for seed in range(60)]
EVERY = [(kind, level) for kind in DRILLS for level in LEVELS]


def drawn[ActionKind: Question](kind: type[ActionKind], level: int) -> list[ActionKind]:
    found = [drill(kind.ask, level, seed) for seed in SEEDS]
    return [question for question in found if isinstance(question, kind)]


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_every_drill_has_a_clear_answer_and_a_text(kind: str, level: int) -> None:
    texts = set()
    for seed in SEEDS:
        question = drill(kind, level, seed)
        assert question.ask == kind
        assert question.right
        assert question.right < {*question.answers}
        assert parse_question(str(question)) == question, "its text is the whole of it"
        texts.add(str(question))
    assert len(texts) > 0.9 * len(SEEDS), "seeds differ"


@pytest.mark.parametrize(
    "text",
    [
        "rake=1 ask=name hand=6S.6W.6F.6C.4F",
        "rake=1 ask=winner hands=DS.PF.9F.6S.4C_AF.DW.LS.PC.9S",
        "rake=1 ask=skull hand=AS.LS.TW.6F.4W",
        "rake=1 ask=outs want=THREE_OF_A_KIND hand=AS.AW.4C.2W say=1.2.9.12",
        "rake=1 ask=pot paid=70.70.35f.70 want=0 say=235.240.245.255",
        "rake=1 ask=holds want=1 players=5 seat=5 pick=2 hand=LF.4C.3S.2C down=1 took=1-TS.2-LW.3-xx.4-3W.5-x4C"
        ".1-9S.2-3F.3-xx.4-xx",
    ],
)
def test_a_seed_asks_for_ever_what_it_asked_once(text: str) -> None:
    assert str(drill(parse_question(text).ask, 2, "1")) == text


def test_there_is_no_other_kind_and_no_other_level() -> None:
    with pytest.raises(KeyError):
        drill("poker", 1, "1")
    with pytest.raises(ValueError, match="level 4"):
        drill("name", 4, "1")


def test_names_are_the_common_ones_first_then_all_nine() -> None:
    easy, whole = ({evaluate(question.hand).category for question in drawn(Name, level)} for level in (1, 2))
    assert Category.FULL_PACK not in easy
    assert whole == {*Category}


def test_the_hardest_names_are_one_card_away_from_more() -> None:
    more = {Category.RUN, Category.SUITS_FULL, Category.RAKE}
    for question in drawn(Name, 3):
        rest = [card for card in DECK if card not in question.hand]
        near = (evaluate((*four, card)).category for four in combinations(question.hand, 4) for card in rest)
        assert more & {*near}


def test_winners_differ_in_name_then_in_less_then_meet_the_ace_of_skulls() -> None:
    for level in LEVELS:
        for question in drawn(Winner, level):
            names = {evaluate(hand).category for hand in question.hands}
            held = [hand for hand in question.hands if ACE_OF_SKULLS in hand]
            assert len(question.hands) == (3 if level == 3 else 2)
            assert len(held) == (level == 3)
            assert level == 3 or len(names) == (2 if level == 1 else 1)
    subtle = [showdown(dict(enumerate(question.hands))).decided_by for question in drawn(Winner, 2)]
    assert len({*subtle}) > 2, "not only by the first rank"


def test_the_ace_of_skulls_saves_sinks_and_stays_away() -> None:
    for level in LEVELS:
        assert {answer for question in drawn(OfSkull, level) for answer in question.right} == {
            "wins",
            "loses",
            "absent",
        }
    values = {level: [evaluate(question.hand) for question in drawn(OfSkull, level)] for level in LEVELS}
    spare = {
        level: sum(ACE_OF_SKULLS in value.kickers and value.category in SAVING for value in values[level])
        for level in LEVELS
    }
    assert spare[1] == 0
    assert spare[2] > 0
    assert spare[3] > spare[2]


def test_outs_are_those_that_one_card_more_makes() -> None:
    for level in LEVELS:
        for question in drawn(Outs, level):
            left = [card for card in DECK if card not in (*question.hand, *question.up)]
            outs = sum(evaluate((*question.hand, card)).category is question.want for card in left)
            assert question.right == {str(outs)}
            assert bool(question.up) == (level == 3)
            assert outs < len(left) / 2, "the hand is not there already"


def test_pots_hold_what_was_paid() -> None:
    for level in LEVELS:
        for question in drawn(Pots, level):
            assert sum(question.chips.values()) == sum(question.paid)
            assert len(question.folded) == level - 1
            assert len(question.paid) == level + 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_rival_who_took_two_cards_in_sight_may_hold_this_or_that(level: int) -> None:
    asked = drawn(Holds, level)
    assert all(len(question.shown) == 2 for question in asked)
    answers = [answer for question in asked for answer in question.right]
    for category in (Category.FULL_PACK, Category.QUADS, Category.RAKE):
        assert answers.count(category.name) > len(asked) / 10


@pytest.mark.parametrize("kind", ["outs", "pot"])
@pytest.mark.parametrize("level", LEVELS)
def test_numbers_to_choose_from_are_four_and_in_order(kind: str, level: int) -> None:
    for seed in SEEDS:
        question = drill(kind, level, seed)
        assert isinstance(question, OfNumbers)
        assert len(question.say) == 4
        assert list(question.say) == sorted({*question.say})
