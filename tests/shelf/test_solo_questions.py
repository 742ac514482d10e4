"""Solo Whist's questions in lesson and drills: answered by the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rake.kit.drills import LEVELS
from rake.shelf.solo.questions import QUESTION_FORM

from . import solo_reference as reference
from .solo import CALL


def right(text: str) -> frozenset[str]:
    return QUESTION_FORM.parse(text).right


@pytest.mark.parametrize("trump", ["S", "H", "-"])
def test_sw3_14_the_highest_trump_wins_or_else_the_highest_card_of_the_suit_led(trump: str) -> None:
    rng = Random(trump)
    for _ in range(200):
        table = rng.sample(reference.PACK, 4)
        trumps = [card for card in table if card[1] == trump] or [card for card in table if card[1] == table[0][1]]
        wins = max(trumps, key=lambda card: "23456789TJQKA".index(card[0]))
        assert right(f"ask=takes trump={trump} table={'.'.join(table)}") == {wins}


@pytest.mark.parametrize(("hand", "fits"), [("KH.2H.AS.5C", "KH.2H"), ("AS.5C.3D", "AS.5C.3D")])
def test_sw3_13_a_player_follows_suit_or_plays_any_card(hand: str, fits: str) -> None:
    assert right(f"ask=legal trump=S table=9H hand={hand} say=AS_{fits}") == {"2"}


EVERY = "pass.cop.prop.solo.misere.abundance.royal.ouverte.slam"


@pytest.mark.parametrize(
    ("calls", "may"),
    [
        ("", "pass.prop.solo.misere.abundance.royal.ouverte.slam"),
        ("prop", "pass.cop.solo.misere.abundance.royal.ouverte.slam"),
        ("prop.cop", "pass.solo.misere.abundance.royal.ouverte.slam"),
        ("solo.abundance", "pass.royal.ouverte.slam"),
        ("pass.prop.pass.pass", "pass.cop"),
        ("prop.pass.pass.pass", "pass.solo.misere.abundance.royal.ouverte.slam"),
    ],
)
def test_sw3_3_to_sw3_9_what_may_be_said_follows_from_the_calls(calls: str, may: str) -> None:
    field = f" calls={calls}" * bool(calls)
    assert right(f"ask=may{field} say={EVERY}") == {*may.split(".")}


@pytest.mark.parametrize(
    ("played", "declarer", "defender"),
    [
        ("bid=prop won=5.3", 2, -2),
        ("bid=prop won=4.3", -2, 2),
        ("bid=solo won=5", 3, -1),
        ("bid=solo won=7", 3, -1),
        ("bid=solo won=4", -3, 1),
        ("bid=misere won=0", 6, -2),
        ("bid=abundance won=8", -9, 3),
        ("bid=ouverte won=1", -12, 4),
        ("bid=slam won=13", 18, -6),
    ],
)
def test_sw4_2_what_is_paid_depends_on_the_bid_the_side_and_the_outcome(
    played: str, declarer: int, defender: int
) -> None:
    bid, won = played.split()
    for side, credits_won in (("declarer", declarer), ("defender", defender)):
        say = f"-20.{credits_won}"
        assert right(f"ask=pays {bid} side={side} {won} say={say}") == {str(credits_won)}


def test_a_hand_says_what_the_careful_bot_says() -> None:
    assert right(CALL) == {"solo"}
    assert right("ask=best table=9D.4D.3D hand=TD.8D.2D") == {"play 8D"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_of_calls_asks_for_a_pass_now_and_then(level: int) -> None:
    said = Counter(min(QUESTION_FORM.draw("call", level, str(seed)).right) for seed in range(40))
    assert 4 <= said["pass"] <= 32
