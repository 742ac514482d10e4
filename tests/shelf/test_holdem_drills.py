"""What the drills of Hold'em and Omaha ask: the right answers, counted once more, and what every level promises."""

from __future__ import annotations

from itertools import combinations

import pytest

from rake.kit.drills import LEVELS
from rake.kit.questions import Question
from rake.kit.ranking import DECK, Category, category_of, strength
from rake.shelf.holdem.game import GAME as HOLDEM
from rake.shelf.holdem.questions import questions_about
from rake.shelf.holdem.questions.hands import Five, Winner
from rake.shelf.holdem.questions.outs import Outs
from rake.shelf.holdem.questions.pot import Pots
from rake.shelf.holdem.questions.price import Price
from rake.shelf.holdem.rules import Variant
from rake.shelf.omaha.game import GAME as OMAHA

VARIANTS = [HOLDEM.variant, OMAHA.variant]
KINDS = questions_about(HOLDEM.variant).drilled
SEEDS = [str(seed) for seed in range(8)]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.word)
every_level = pytest.mark.parametrize("level", LEVELS)


def best(variant: Variant, hole: tuple[str, ...], board: tuple[str, ...]) -> int:
    """Return the strength of the best hand, found by trying all fives that the rules allow (HE1.1, OM1.2)."""
    fives = [five for five in combinations((*hole, *board), 5) if variant.own in (0, len({*five} & {*hole}))]
    return max(strength(five) for five in fives)


def outs_of(question: Outs) -> list[str]:
    """Return the outs, counted without the engine's own count."""
    seen = {*question.hole, *question.board, *question.against}
    found = []
    for card in DECK.cards:
        if card in seen:
            continue
        board = (*question.board, card)
        mine = best(question.variant, question.hole, board)
        if question.want is None:
            does = mine > best(question.variant, question.against, board)
        else:
            does = category_of(mine) >= question.want
        found += [card] * does
    return found


@pytest.mark.parametrize(
    ("word", "text", "right"),
    [
        ("holdem", "hole=9H.8H board=KH.5H.2S.3C want=flush", 9),
        ("holdem", "hole=9H.8S board=TC.7D.2S.3C want=straight", 8),
        ("holdem", "hole=9H.8H board=TH.7H.2S.3C want=straight", 15),
        ("holdem", "hole=9H.8S board=TC.6D.2S.3C want=straight", 4),
        ("holdem", "hole=9H.9S board=9C.6D.2S.3C want=full-house", 10),
        ("holdem", "hole=KH.QH board=TS.8C.4D.2S against=JS.JC", 6),
        ("holdem", "hole=2H.2D board=AS.AC.KS.KC against=QS.QD", 2),
        ("holdem", "hole=2H.3D board=AS.AC.KS.KC against=4S.4D", 0),
        ("omaha", "hole=9H.8S.2C.2D board=KH.5H.AH.3C want=flush", 0),
        ("omaha", "hole=9H.8H.2C.2D board=KH.5H.AS.3C want=flush", 9),
        ("omaha", "hole=AH.AS.AC.AD board=KH.5H.9S.3C want=three-of-a-kind", 0),
    ],
)
def test_outs_are_those_counted_by_hand(word: str, text: str, right: int) -> None:
    variant = {"holdem": HOLDEM.variant, "omaha": OMAHA.variant}[word]
    question = questions_about(variant).parse(f"ask=outs {text} say={right}.46")
    assert question.right == {str(right)}


@every_variant
@every_level
def test_outs_are_those_of_a_count_of_every_card(variant: Variant, level: int) -> None:
    for seed in SEEDS:
        question = questions_about(variant).draw("outs", level, seed)
        assert isinstance(question, Outs)
        assert sorted(question.cards) == sorted(outs_of(question))


@pytest.mark.parametrize(("want", "right"), [("0", 250), ("1", 240), ("2", 360), ("back", 50)])
def test_pk4_2_each_pot_is_counted_as_in_the_facts(want: str, right: int) -> None:
    question = questions_about(HOLDEM.variant).parse(f"ask=pot paid=80f.50.120.350.300 want={want} say={right}.850")
    assert question.right == {str(right)}


@every_variant
@every_level
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_asks_the_same_question_and_its_text_asks_it_again(
    variant: Variant, level: int, kind: str
) -> None:
    asked = [questions_about(variant).draw(kind, level, seed) for seed in SEEDS]
    assert asked == [questions_about(variant).draw(kind, level, seed) for seed in SEEDS]
    assert [questions_about(variant).parse(str(question)) for question in asked] == asked
    assert len({*map(str, asked)}) == len(SEEDS)
    assert all(len(question.right) == 1 for question in asked)


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_no_other_level(kind: str) -> None:
    with pytest.raises(ValueError, match="no level 4"):
        questions_about(HOLDEM.variant).draw(kind, 4, "1")


@every_variant
def test_om1_2_he1_1_the_five_cards_are_the_best_that_the_rules_allow(variant: Variant) -> None:
    beyond = 0
    for level in LEVELS:
        for seed in SEEDS:
            question = questions_about(variant).draw("five", level, seed)
            assert isinstance(question, Five)
            highest = best(variant, question.hole, question.board)
            for number, five in enumerate(question.say, 1):
                allowed = variant.own in (0, len({*five} & {*question.hole}))
                assert (str(number) in question.right) == (allowed and strength(five) == highest)
                beyond += strength(five) > highest
    assert bool(beyond) == bool(variant.own), "in Omaha better fives tempt, which the rules don't allow"


@every_variant
@every_level
def test_who_wins_is_a_closer_matter_at_higher_levels(variant: Variant, level: int) -> None:
    for seed in SEEDS:
        question = questions_about(variant).draw("winner", level, seed)
        assert isinstance(question, Winner)
        first, second = sorted((best(variant, hand, question.board) for hand in question.hands), reverse=True)[:2]
        assert len(question.hands) == (3 if level == 3 else 2)
        assert (category_of(first) is category_of(second)) == (level > 1)


@every_variant
@every_level
def test_a_hand_with_outs_is_not_there_yet(variant: Variant, level: int) -> None:
    for seed in SEEDS:
        question = questions_about(variant).draw("outs", level, seed)
        assert isinstance(question, Outs)
        now = best(variant, question.hole, question.board)
        if level == 3:
            assert now <= best(variant, question.against, question.board)
        else:
            assert category_of(now) < (question.want or Category.HIGH_CARD)
        assert 2 <= len(question.cards) <= 20


@every_level
def test_a_call_is_never_just_worth_its_price(level: int) -> None:
    gaps = []
    for seed in SEEDS:
        question = questions_about(HOLDEM.variant).draw("price", level, seed)
        assert isinstance(question, Price)
        gaps.append(abs(question.wins / question.of - question.call / (question.pot + question.call)))
    assert min(gaps) >= {1: 0.05, 2: 0.03, 3: 0.01}[level]


@every_level
def test_pk3_3_nobody_has_folded_who_owed_nothing(level: int) -> None:
    for seed in range(40):
        question = questions_about(HOLDEM.variant).draw("pot", level, str(seed))
        assert isinstance(question, Pots)
        paid = dict(enumerate(question.paid, 1))
        staying = max(chips for seat, chips in paid.items() if seat not in question.folded)
        assert all(paid[seat] < staying for seat in question.folded)


def test_pots_grow_with_the_level() -> None:
    def players(level: int) -> set[int]:
        return {len(pots(questions_about(HOLDEM.variant).draw("pot", level, seed)).paid) for seed in SEEDS}

    def pots(question: Question) -> Pots:
        assert isinstance(question, Pots)
        return question

    assert [players(level) for level in LEVELS] == [{3}, {4}, {5}]
