"""The questions of Red Dog's lesson: answered by counting cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import pytest

from rake.shelf.reddog.questions import QUESTION_FORM
from tests.shelf.test_reddog import PACKS, RANKS
from tests.widgets.asking import Widget

from .reddog import QUESTIONS

SUITS = "SHDC"


def naive_gain(packs: int, low: str, high: str, chips: int) -> Fraction:
    """Return what these chips win on average, each card of the pack that may come third taken in turn."""
    pays = {1: 5, 2: 4, 3: 2}
    left = Counter({rank + suit: packs for rank in RANKS for suit in SUITS}) - Counter([low, high])
    between = RANKS[RANKS.index(low[0]) + 1 : RANKS.index(high[0])]
    wins = sum(count for card, count in left.items() if card[0] in between)
    lost = left.total() - wins
    return Fraction(chips * (wins * pays.get(len(between), 1) - lost), left.total())


@pytest.mark.parametrize("packs", PACKS)
def test_rd5_5_whether_to_raise_is_answered_by_counting_the_cards(packs: int) -> None:
    for low, high in combinations(RANKS, 2):
        if RANKS.index(high) - RANKS.index(low) == 1:
            continue
        deal = f"deal=seats=1 rules=default.decks-{packs} seen=1 deck={low}D.{high}S~1 bet 10"
        worth = {f"raise {chips}": naive_gain(packs, f"{low}D", f"{high}S", 10 + chips) for chips in (1, 10)}
        worth["stand"] = naive_gain(packs, f"{low}D", f"{high}S", 10)
        question = QUESTION_FORM.parse(f"ask=decide {deal}")
        assert {*question.answers} == {*worth}
        assert question.right == {answer for answer, gain in worth.items() if gain == max(worth.values())}


def test_rd1_4_the_spread_is_answered_by_counting_the_ranks() -> None:
    for low, high in combinations(RANKS, 2):
        between = RANKS.index(high) - RANKS.index(low) - 1
        say = f"{between}.{between + 1}"
        for cards in (f"{low}D.{high}S", f"{high}S.{low}D"):
            assert QUESTION_FORM.parse(f"ask=spread cards={cards} say={say}").right == {str(between)}


@pytest.mark.parametrize(
    ("deck", "said", "brings"),
    [
        ("KS.AD", ("bet 10",), 0),
        ("9S.9D.KC", ("bet 10",), 0),
        ("9S.9D.9C", ("bet 10",), 110),
        ("7S.9D.8H", ("bet 10", "raise 5"), 75),
        ("7S.9D.9H", ("bet 10", "raise 5"), -15),
        ("2S.AD.AH", ("bet 10", "raise 10"), -20),
    ],
)
def test_rd4_what_a_round_brings_is_what_its_record_pays(deck: str, said: Sequence[str], brings: int) -> None:
    deal = "~".join([f"seats=1 rules=default seen=1 deck={deck}", *(f"1 {action}" for action in said)])
    question = QUESTION_FORM.parse(f"ask=result say={brings}.9 deal={deal}")
    assert question.answers == (str(brings), "9")
    assert question.right == {str(brings)}


@pytest.mark.parametrize("text", [text for text in QUESTIONS if "decide" not in text])
def test_what_is_asked_about_cards_is_not_written_beside_them(text: str) -> None:
    step = f'{{"ask": "{text}", "rules": ["RD1.4"], "task": "?", "idea": "", "why": "", "wrong": {{}}}}'
    source = f'{{"name": "learn", "following": null, "knows": [], "steps": [{step}]}}'
    widget = Widget("lesson", "lesson=learn", game="reddog", source=source)
    assert "pays" not in widget.frame.html
    assert "come back" not in widget.frame.html
