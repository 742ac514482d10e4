"""Bank by its rules: one seat against a bank with two packs, so that equal cards are there twice."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rake.kit.cards import CardRefusal
from rake.kit.errors import IllegalPosition, Violation
from tests.toys.bank import GAME

REST = "1R.1R.1G.1G.2R.2R.2G.2G.3G.3G.4R.4G.4G.JO"
DEAL = f"bank 1 seats=1 rules=default deck=3R.3R.4R.JO.{REST}"


@pytest.mark.parametrize(
    ("deck", "calls", "score"),
    [
        ("3R.4R.3R.JO", "1 bet 2\n1 higher", 2),
        ("3R.4R.3R.JO", "1 bet 2\n1 lower", -2),
        ("3R.3R.4R.JO", "1 bet 2\n1 lower", -2),
        ("3R.JO.3R.4R", "1 bet 3\n1 lower", 6),
        ("JO.3R.3R.4R", "1 bet 3", 0),
        ("3R.4R.3R.JO", "1 pass", 0),
    ],
)
def test_bk4_the_bank_pays_by_the_second_card(deck: str, calls: str, score: int) -> None:
    state = GAME.parse_record(DEAL.replace("3R.3R.4R.JO", deck) + f"\n{calls}").state()
    assert (state.to_act, state.scores) == (None, (score,))


def test_bk1_a_card_stands_as_often_as_there_are_packs() -> None:
    assert GAME.parse_record(DEAL).state().to_act == 1
    with pytest.raises(IllegalPosition) as error:
        GAME.parse_record(DEAL.replace("4R.JO", "3R.JO"))
    assert error.value.violation == Violation(CardRefusal.TWICE, ("3R",))


def test_bk2_without_chips_there_is_nothing_but_to_pass() -> None:
    state = GAME.parse_record(DEAL.replace("deck", "stacks=0 deck")).state()
    assert (state.ranges(), [str(act) for act in state.legal()]) == ((), ["pass"])
    assert GAME.parse_match("bank=1 rules=default stacks=0").over


def test_resampling_is_uniform_over_the_places_of_equal_cards() -> None:
    view, rng = GAME.parse_record(f"{DEAL}\n1 bet 1").state().seen_by(1), Random("uniform")
    seconds = (view.resample(rng).apply(GAME.parse_action("higher")).seen_by(0) for _ in range(3_400))
    counts = Counter(str(second).split("deck=")[1].split(".")[1] for second in seconds)
    assert (len(counts), counts.total()) == (9, 3_400)
    # Of 17 cards two are jokers, two of each suit and number, but one 3R lies open.
    assert all(abs(count - (200 if card == "3R" else 400)) < 90 for card, count in counts.items())
