"""President's questions in lesson and drills: answered by the rules."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.chance import some
from rake.shelf.president.questions import QUESTION_FORM

from .president import FIRST

RANKS = "3456789TJQKA2"
PACK = [rank + suit for rank in RANKS for suit in "SHDC"]


def right(text: str) -> frozenset[str]:
    return QUESTION_FORM.parse(text).right


def joined(cards: list[str]) -> str:
    return ".".join(cards) or "-"


@pytest.mark.parametrize("size", range(1, 5))
def test_pr3_3_what_beats_a_play_is_as_many_cards_of_a_higher_rank(size: int) -> None:
    rng = Random(size)
    for _ in range(100):
        rank = rng.choice(RANKS)
        table = [rank + suit for suit in "SHDC"[:size]]
        hand = some(rng, [card for card in PACK if card not in table], 9)
        held = "".join(card[0] for card in hand)
        fits = [c for c in hand if RANKS.index(c[0]) > RANKS.index(rank) and held.count(c[0]) >= size]
        asked = f"ask=plays table={joined(table)} hand={joined(hand)}"
        wrong = joined([card for card in hand if card not in fits][:1])
        if fits:
            assert right(f"{asked} say={wrong}_{joined(fits)}") == {"2"}
        else:
            assert right(f"{asked} say={joined(hand)}_-") == {"2"}


@pytest.mark.parametrize(
    ("gone", "hand", "sure"),
    [
        ("-", "2S.AS.AH", "2S"),
        ("2S.2H.2D", "2C.AS.KS.KH", "2C.AS"),
        ("2S.2H.2D", "AS.AH.KS", "AS.AH"),
        ("AS.AH.AD.AC", "2S.KS", "2S"),
        ("2S.2H.2D.AS.AH", "AD.KS.KD.9C", "KS.KD"),
        ("2S.2H.2D.2C.AS.AH.AD.AC", "KS.QS.QH", "KS"),
        ("2S.2H.2D.2C.AS.AH.AD.AC.KH.KD.KC", "KS.QS.9H", "KS.QS"),
        ("2S.2H.2D.2C", "9S.9H.9D.9C.KS", "-"),
    ],
)
def test_pr3_5_what_nobody_can_beat_is_counted_from_the_cards_that_are_gone(gone: str, hand: str, sure: str) -> None:
    others = "-" if sure != "-" else hand
    assert right(f"ask=sure gone={gone} hand={hand} say={others}_{sure}") == {"2"}


BEST = [
    ("turn=first hand=3S.3H.9D", "play 3S.3H"),
    ("table=7S.7H hand=9S.9H.9D.JC", "play 9S.9H"),
    ("table=8S hand=2D.AH.QS.JC.9S.9H.4D", "play JC"),
    ("hand=2S.4H", "play 2S"),
    ("hand=4S.5H.5D.9C.QS.QD.AS", "play 4S"),
    ("turn=return hand=4S.6S.6H.JS.JH.AS.2D", "return 4S"),
    ("table=KS.KD hand=4S.5D.6C.7H.8S.9D.TC.AS.AH", "pass"),
]


@pytest.mark.parametrize(("position", "answer"), BEST)
def test_what_to_do_is_what_the_thrifty_bot_does(position: str, answer: str) -> None:
    assert right(f"ask=best {position}") == {answer}


OUT = (
    "seats=4 rules=default seen=0 deck=xx.3S~2 play 3S.3H.3D.3C~3 pass~4 pass~1 pass~2 play 5S.5H.5D.5C~3 pass~4 pass~"
    "1 pass~2 play 8S.8H.8D.8C~3 play JS.JH.JD.JC~4 pass~1 pass~2 pass~3 play 4S~4 play 6H~1 play 9C~2 play QD~"
)


@pytest.mark.parametrize(
    ("deal", "seat"),
    [
        (f"{FIRST}1 play 3S~2 pass~3 play 8D~1 play JS", "2"),
        (f"{FIRST}1 play 3S~2 pass~3 play 8D~1 pass~2 pass", "3"),
        (f"{FIRST}1 play 3S~2 play 2D", "2"),
        (f"{OUT}3 pass~4 pass~1 pass", "3"),
        (f"{OUT}3 pass~4 play AS~1 pass~3 pass", "4"),
    ],
)
def test_pr3_4_pr3_6_whose_turn_it_is_follows_from_the_record(deal: str, seat: str) -> None:
    assert right(f"ask=next deal={deal}") == {seat}
