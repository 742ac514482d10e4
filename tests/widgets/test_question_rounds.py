"""A question about a round shows what its answer needs, never the answer, and why a wrong one is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from rake.events import AntesPaid, Dealt
from rake.kit.betting_events import BetPlaced, Called, Folded, PotWon
from rake.questions import parse_question
from rake.reveal_events import Decisive
from widgets.games.rake.questions import QUESTIONS
from widgets.games.rake.questions.remarks import (
    SeatAllIn,
    SeatAnswered,
    SeatFolded,
    SeatLater,
    SeatNext,
    SeatTook,
    StepEnded,
    StillToAct,
    StillToTake,
)
from widgets.games.rake.questions.rounds import RoundBoard
from widgets.kit.questions import QuestionView
from widgets.kit.saying import Remark

TABLE = "players=4 ante=1 stacks=5.20.20.20 seen=2~deal 1=xx.xx.xx 2=9W.9C.4F 3=xx.xx.xx 4=xx.xx.xx"
BETS = f"{TABLE}~bets 1 bet 4, 2 call, 3 fold, 4 call"
LAID = f"{BETS}~middle up=DS.LW.9F down=xx.xx.xx"
TAKEN = f"{LAID}~picks 1 DS, 2 9F, 4 x1"


def shown(ask: str, *tried: str) -> QuestionView:
    return QUESTIONS.show(parse_question(f"ask={ask}"), tried)


def board(ask: str) -> RoundBoard:
    found = shown(ask).board
    assert isinstance(found, RoundBoard)
    return found


def feedback_on(ask: str, answer: str) -> Any:
    return shown(ask, answer).feedback


@pytest.mark.parametrize("ask", ["turn", "next", "middle say=4.6"])
def test_a_board_does_not_tell_whose_turn_it_is_where_that_is_asked(ask: str) -> None:
    assert not any(seat.turn for seat in board(f"{ask} round={LAID}").table.seats)


def test_7_2_a_board_tells_whose_turn_it_is_where_one_has_to_act() -> None:
    seats = board(f"owes say=0.4 round={TABLE}~bets 1 bet 4").table.seats
    assert [number for number, seat in enumerate(seats, 1) if seat.turn] == [2]


@pytest.mark.parametrize("ask", ["next", "middle say=4.6"])
def test_6_4_a_board_holds_no_middle_where_one_asks_what_follows_the_betting(ask: str) -> None:
    found = board(f"{ask} round={LAID}")
    assert (found.table.middle.up, found.table.middle.down) == ((), ())
    assert [seat.bet for seat in found.table.seats] == [4, 4, 0, 4]
    assert [type(step[0].about) for step in found.log] == [BetPlaced, Called, Folded, Called]
    assert {len(step) for step in found.log} == {1}


def test_6_5_a_card_that_was_taken_last_is_gone_though_the_question_is_what_follows() -> None:
    found = board(f"next round={TAKEN}")
    assert [card.here for card in found.table.middle.up] == [False, True, False]
    assert len(found.table.seats[1].cards or ()) == 4


def test_before_anybody_has_acted_the_deal_is_told_and_later_only_what_was_done_since() -> None:
    log = board(f"turn round={TABLE}").log
    assert [type(line.about) for step in log for line in step] == [AntesPaid, Dealt]
    assert board(f"turn round={LAID}").log == ()


@pytest.mark.parametrize(
    ("now", "seat", "why"),
    [
        (LAID, "3", SeatFolded),
        (LAID, "4", SeatLater),
        (LAID, "1", SeatNext),
        (f"{LAID}~picks 1 DS", "1", SeatTook),
        (TAKEN, "1", SeatAllIn),
        (f"{TAKEN}~bets 2 check", "2", SeatAnswered),
    ],
)
def test_7_1_a_seat_whose_turn_it_is_not_hears_why(now: str, seat: str, why: type) -> None:
    assert type(feedback_on(f"turn round={now}", seat).why.about) is why


@pytest.mark.parametrize(
    ("now", "why"),
    [
        (f"{TABLE}~bets 1 bet 4", StillToAct(2)),
        (LAID, StepEnded("answered")),
        (f"{LAID}~picks 1 DS", StillToTake(2)),
        (TAKEN, StepEnded("taken")),
        (f"{TABLE}~bets 1 bet 4, 2 fold, 3 fold, 4 fold", StepEnded("one")),
        (
            f"{TABLE}~bets 1 bet 4, 2 call, 3 fold, 4 fold~middle up=DS.LW down=xx.xx~picks 1 x1, 2 DS",
            StepEnded("skipped"),
        ),
        (f"{TAKEN}~bets 2 check, 4 check~picks 1 x2, 2 LW, 4 x3~bets 2 check, 4 check", StepEnded("five")),
    ],
)
def test_7_3_what_comes_next_has_its_reason(now: str, why: Remark) -> None:
    assert feedback_on(f"next round={now}", "bets").lines[0].about == why


def test_8_8_the_board_of_an_end_holds_the_pots_and_not_what_is_taken() -> None:
    end = f"{TAKEN}~bets 2 check, 4 check~picks 1 x2, 2 LW, 4 x3~bets 2 bet 5, 4 call"
    end += "~reveal 1=DS.DC.7F.3F.3C 2=9W.9F.9C.LW.4F 4=AW.7C.6C.5C.4S"
    found = board(f"takes want=2 say=16.26 round={end}")
    assert [pot.chips for pot in found.table.pots] == [16, 10]
    assert not any(seat.won for seat in found.table.seats)
    feedback = feedback_on(f"takes want=2 say=16.26 round={end}", "16")
    assert [type(line.about) for line in feedback.follows] == [Decisive, PotWon, PotWon]
