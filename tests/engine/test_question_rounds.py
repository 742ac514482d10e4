"""Questions about rounds: what comes next, how large the middle is, who takes how much."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import IllegalPosition, InvalidNotation, Round
from rake.questions import parse_question
from rake.questions.base import OfRound

from .strategies import deals, random_play

TABLE = "players=3 ante=1 stacks=20.20.20 seen=1~deal 1=9W.9C.4F 2=xx.xx.xx 3=xx.xx.xx~bets 1 check"
LAID = f"{TABLE}, 2 check, 3 check~middle up=DS.LW.9F down=xx.xx.xx"
TAKEN = f"{LAID}~picks 1 9F, 2 x1, 3 DS"
LAST = f"{TAKEN}~bets 1 check, 2 check, 3 check~picks 1 LW, 2 x2, 3 x3~bets 1 check, 2 bet 5, 3 fold"
SHOWN = f"{LAST}, 1 call~reveal 1=9W.9F.9C.LW.4F 2=AW.AF.7C.6C.2S"


def right(text: str) -> frozenset[str]:
    return parse_question(f"rake=1 {text}").right


@pytest.mark.parametrize(
    ("now", "follows"),
    [
        (TABLE, "bets"),
        (LAID, "picks"),
        (f"{LAID}~picks 1 9F", "picks"),
        (TAKEN, "bets"),
        (f"{TAKEN}~bets 1 check, 2 check, 3 check", "picks"),
        (LAST, "bets"),
        (SHOWN, "reveal"),
        (f"{TABLE}, 2 bet 5, 3 fold, 1 fold", "unshown"),
        (f"{TABLE}, 2 bet 19, 3 fold, 1 call~middle up=DS.LW down=xx.xx~picks 1 DS, 2 x1", "picks"),
    ],
)
def test_6_betting_and_pick_ups_take_turns_until_hands_are_shown_or_one_is_left(now: str, follows: str) -> None:
    assert right(f"ask=next round={now}") == {follows}


@pytest.mark.parametrize(("rules", "up", "cards"), [("book", "DS.LW", 4), ("book.middle-seated", "DS.LW.9F", 6)])
def test_8_5_the_middle_has_two_cards_for_each_player_still_in_or_dealt_in(rules: str, up: str, cards: int) -> None:
    down = ".".join(["xx"] * (cards // 2))
    now = f"{TABLE}, 2 bet 2, 3 fold, 1 call~middle up={up} down={down}".replace("seen=1", f"seen=1 rules={rules}")
    assert right(f"ask=middle say=2.4.6.8 round={now}") == {str(cards)}


def test_6_9_the_winner_takes_the_pot_and_the_loser_nothing() -> None:
    assert right(f"ask=takes want=1 say=0.3.13 round={SHOWN}") == {"13"}
    assert right(f"ask=takes want=2 say=0.3.13 round={SHOWN}") == {"0"}


@given(deals(), st.integers(0, 2**16))
def test_8_8_what_the_seats_take_is_all_that_lies_in_the_pots(start: Round, seed: int) -> None:
    over = random_play(start, seed)[-1]
    assert over.result
    left = sum(pot.chips for pot in over.result.pots)
    record = over.record().in_field
    for seat in range(1, over.players + 1):
        says = range(sum(over.start) + 1)
        (took,) = right(f"ask=takes want={seat} say={'.'.join(map(str, says))} round={record}")
        left -= int(took)
    assert not left


@given(deals(), st.integers(0, 2**16), st.data())
def test_a_question_about_a_round_asks_the_same_of_each_seats_view(
    start: Round, seed: int, data: st.DataObject
) -> None:
    now = data.draw(st.sampled_from(random_play(start, seed)))
    seat = data.draw(st.integers(1, now.players))
    asked = [f"ask=next round={view.record().in_field}" for view in (now, now.seen_by(seat))]
    assert right(asked[0]) == right(asked[1])


@pytest.mark.parametrize(
    "text",
    [
        *(f"ask={ask} round={TABLE}" for ask in ("turn", "next", "legal say=check_bet 5_call", "owes say=0.1")),
        f"ask=middle say=3.6 round={LAID}",
        f"ask=takes want=2 say=0.13 round={SHOWN}",
    ],
)
def test_a_question_about_a_round_keeps_whose_view_it_is(text: str) -> None:
    question = parse_question(text)
    assert isinstance(question, OfRound)
    assert parse_question(str(question)) == question
    assert question.now.hands[3] == (None, None, None, *question.now.hands[3][3:])


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (f"ask=takes want=1 say=0.3 round={TABLE}", IllegalPosition),
        (f"ask=takes want=4 say=0.13 round={SHOWN}", InvalidNotation),
        (f"ask=middle say=4.8 round={LAID}", IllegalPosition),
        (f"ask=turn round={SHOWN}", IllegalPosition),
        (f"ask=next round={TABLE}, 3 check", IllegalPosition),
    ],
)
def test_a_question_about_a_round_that_has_no_answer_is_refused(text: str, error: type[ValueError]) -> None:
    with pytest.raises(error):
        parse_question(text)
