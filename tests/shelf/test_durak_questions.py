"""The questions of Durak's lesson and drills: answered by the rules."""

from __future__ import annotations

from itertools import combinations

import pytest

from rake.shelf.durak.questions import QUESTION_FORM

from .durak import DEAL

RANKS = "6789TJQKA"
PACK = [rank + suit for rank in RANKS for suit in "SHDC"]


def beaten(card: str, other: str, trump: str) -> bool:
    """DU1.4 in words: a higher card of the suit, or a trump on a plain card."""
    same, higher = card[1] == other[1], RANKS.index(card[0]) > RANKS.index(other[0])
    return higher if same else card[1] == trump


def right(text: str) -> frozenset[str]:
    return QUESTION_FORM.parse(text).right


@pytest.mark.parametrize("trump", "SHDC")
def test_du1_4_what_beats_a_card_is_answered_for_every_pair_of_cards(trump: str) -> None:
    for card, attacked in combinations(PACK, 2):
        for one, other in ((card, attacked), (attacked, card)):
            answer = right(f"ask=beats trump={trump} table={other} hand={one} say={one}_-")
            assert answer == {"1" if beaten(one, other, trump) else "2"}


def test_du3_4_the_ranks_of_attack_and_beating_cards_may_follow() -> None:
    table, hand = "8H.JH_8S.9S", "JS.9C.8D.7H.TS"
    fitting = "JS.9C.8D"
    assert right(f"ask=follows trump=C table={table} hand={hand} say={fitting}_JS.9C_{fitting}.TS") == {"1"}
    assert right(f"ask=follows trump=C table={table} hand={hand} say=9C_{fitting}_-") == {"2"}


BEST = [
    ("trump=H table=TS hand=9S.JS.6H stock=18", {"beat JS"}),
    ("trump=H table=TS hand=9S.AS.KS.6H stock=18", {"beat KS"}),
    ("trump=H table=TS hand=9S.6D stock=18", {"take"}),
    ("trump=H table=6S hand=AH.6D.KC stock=18", {"take"}),
    ("trump=H table=6S hand=AH.6D.KC", {"beat AH"}),
    ("trump=H table=6S hand=AH.TH.6D stock=18", {"beat TH"}),
    ("trump=H table=6S hand=AH.JH.6D stock=18", {"take"}),
    ("trump=H hand=7D.7S.JC.QS.6H stock=18", {"attack 7D", "attack 7S"}),
    ("trump=H hand=KH.6H.7H", {"attack 6H"}),
    ("trump=H table=8S.KS_8D taken=yes hand=8C.KC stock=8", {"give 8C"}),
    ("trump=H table=8S.KS_8D taken=yes hand=8H.KC stock=8", {"pass"}),
    ("trump=H table=8S.KS_8D taken=yes hand=7C.9C stock=8", {"pass"}),
    ("trump=H hand=8S.KD other=9S.TD", {"attack KD"}),
    ("trump=H hand=8S.KD other=8C.QS", {"attack KD"}),
    ("trump=S hand=6S.7D other=8D.9C", {"attack 6S"}),
]


@pytest.mark.parametrize(("position", "answers"), BEST)
def test_what_to_do_is_answered_by_the_rule_of_thumb_or_by_a_search(position: str, answers: set[str]) -> None:
    assert right(f"ask=best {position}") == answers


@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        ("1 attack 7S~2 take~1 pass~3 pass", "3"),
        ("1 attack 7S~2 beat 8S~1 pass~3 pass", "2"),
        ("1 attack 7S~2 beat 8S~1 pass~3 pass~2 attack 6D~3 take~2 pass~1 pass", "1"),
    ],
)
def test_du3_10_who_attacks_next_is_what_the_record_leads_to(moves: str, seat: str) -> None:
    question = QUESTION_FORM.parse(f"ask=next deal={DEAL}~{moves}")
    assert question.answers == ("1", "2", "3")
    assert question.right == {seat}
