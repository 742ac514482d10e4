"""How the questions of poker's lessons are shown: nothing gives the answer away, and what is said of one is right."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass

import pytest

from rake.shelf.holdem.events import WildStoodFor
from widgets.games.holdem.presentation import BoardView
from widgets.games.holdem.questions import QUESTIONS as QUESTIONS_OF_HOLDEM
from widgets.games.holdem.questions import (
    AmountFeedback,
    FiveFeedback,
    HandsBoard,
    PriceFeedback,
    ShowsFeedback,
    WinnerFeedback,
    WinsFeedback,
)
from widgets.games.holdem.remarks import LeastRaise, MostRaise
from widgets.games.omaha.questions import QUESTIONS as QUESTIONS_OF_OMAHA
from widgets.host import Request, game_named, run
from widgets.kit.contributions import ContributionsView
from widgets.kit.pot_question import PotFeedback
from widgets.kit.questions import QuestionView
from widgets.kit.saying import Remark
from widgets.templates import voice

from .poker_deals import CALLS, ROUND, SIDE_POTS, deal


def shown(word: str, text: str, *tried: str) -> QuestionView:
    """Return a question as values for its template, after these answers."""
    questions = {"holdem": QUESTIONS_OF_HOLDEM, "omaha": QUESTIONS_OF_OMAHA}[word]
    return questions.show(questions.form.parse(text), tried)


def board_of(text: str) -> BoardView:
    """Return the table that a question shows."""
    board = shown("holdem", text).board
    assert isinstance(board, BoardView)
    return board


def as_dict(remark: Remark | None) -> dict[str, object]:
    """Return the fields of a remark, which can't be compared itself."""
    return asdict(remark) if is_dataclass(remark) else {}


def test_whose_turn_it_is_is_not_marked_where_it_is_asked() -> None:
    for ask, marked in (("turn", []), ("may say=check.fold", [2])):
        seats = board_of(f"ask={ask} {deal(CALLS)}").seats
        assert [number for number, seat in enumerate(seats, 1) if seat.turn] == marked


def test_hands_lie_face_down_where_it_is_asked_who_shows_them() -> None:
    field = deal([*ROUND, "1 bet 20", "2 raise 60", "3 call", "1 call"], seats=3, seen=3)
    board = board_of(f"ask=shows {field}")
    assert [{card.code for card in seat.cards or ()} == {"xx"} for seat in board.seats] == [True, True, False]
    order = shown("holdem", f"ask=shows {field}", "2").feedback
    assert isinstance(order, ShowsFeedback)
    said = [voice("en", game_named("holdem")).say(each, order.names) for each in order.order]
    assert said == ["Ben shows first.", "You're next.", "Ann is next."]


@pytest.mark.parametrize(
    ("word", "text", "right", "total"),
    [
        ("holdem", f"ask=amount bound=least say=40.50 {deal(['3 raise 30'])}", "50", LeastRaise(30, 20, 50)),
        ("omaha", f"ask=amount bound=most say=35.36 {deal([], word='omaha')}", "35", MostRaise(10, 15, 10, 35)),
        ("holdem", f"ask=amount bound=most say=35.1000 {deal([])}", "1000", None),
        ("holdem", f"ask=amount bound=least say=15.20 {deal([], stacks='1000.1000.15.1000')}", "15", None),
    ],
)
def test_the_parts_of_an_amount_add_up_to_it(word: str, text: str, right: str, total: Remark | None) -> None:
    feedback = shown(word, text, right).feedback
    assert isinstance(feedback, AmountFeedback)
    assert (type(feedback.total), as_dict(feedback.total)) == (type(total), as_dict(total))


def test_pk5_7_a_question_says_that_deuces_are_wild_and_an_answer_what_each_stands_for() -> None:
    text = "ask=five hole=KS.2C board=KH.9S.8D.7C.6H say=2C.KS.KH.9S.8D_KS.KH.9S.8D.7C_2C.9S.8D.7C.6H wild=deuces"
    question = shown("holdem", text, "1", "3")
    board, feedback = question.board, question.feedback
    assert isinstance(board, HandsBoard)
    assert isinstance(feedback, FiveFeedback)
    assert board.wild
    assert board.fives[2] == ("2C", "9S", "8D", "7C", "6H")
    assert (feedback.hand.category, feedback.hand.stand_ins) == ("STRAIGHT", (WildStoodFor("2C", "TC"),))
    frame = run(Request("drill", "w1", link=f"holdem=1 {text}".replace(" ", "&"), game="holdem"))
    assert "Deuces are wild" in frame.html


def test_each_pot_is_shown_with_its_players() -> None:
    field = deal(SIDE_POTS, seats=5, stacks="1000.50.120.1000.1000", seen=3)
    feedback = shown("holdem", f"ask=wins seat=3 say=250.490 {field}", "490").feedback
    assert isinstance(feedback, WinsFeedback)
    assert [voice("en", game_named("holdem")).say(pot, feedback.names) for pot in feedback.pots] == [
        "The main pot holds 250 chips, and you, Ben, Dan and Eve play for it.",
        "Side pot 1 holds 240 chips, and you, Dan and Eve play for it.",
        "Side pot 2 holds 360 chips, and Dan and Eve play for it.",
    ]


def divided(paid: ContributionsView) -> list[str]:
    """Return what is said of the chips that go back and of each pot."""
    said = [*([paid.back] if paid.back else []), *(each for pot in paid.pots for each in pot.said)]
    return [voice("en", game_named("holdem")).say(each, paid.names) for each in said]


def test_pk4_2_after_an_answer_each_pot_is_said_with_what_is_in_it() -> None:
    feedback = shown("holdem", "ask=pot paid=80f.50.120.300.320 want=1 say=120.240.170", "170").feedback
    assert isinstance(feedback, PotFeedback)
    assert divided(feedback.paid) == [
        "Eve gets back the 20 chips that nobody matched.",
        "The main pot holds 250 chips, and Ben, Cat, Dan and Eve play for it.",
        "Everyone's first 50 chips are in this pot.",
        "Side pot 1 holds 240 chips, and Cat, Dan and Eve play for it.",
        "Everyone's chips beyond 50, up to 120, are in this pot.",
        "Side pot 2 holds 360 chips, and Dan and Eve play for it.",
        "Everyone's chips beyond 120, up to 300, are in this pot.",
    ]


def test_pk4_2_what_a_folded_player_paid_beyond_all_others_is_in_the_last_pot() -> None:
    feedback = shown("holdem", "ask=pot paid=100f.100f.50.70 want=0 say=200.250", "200").feedback
    assert isinstance(feedback, PotFeedback)
    assert divided(feedback.paid)[-1] == "Everyone's chips beyond 50 are in this pot."


def test_a_price_is_shown_in_percent() -> None:
    feedback = shown("holdem", "ask=price pot=60 call=20 wins=9 of=46", "fold").feedback
    assert isinstance(feedback, PriceFeedback)
    said = voice("en", game_named("holdem")).say(feedback.worth, {})
    assert said == "Your call is 20 of the 80 chips you'd be playing for, or 25%. You win 19.6% of the time."


def test_hands_are_shown_with_the_five_cards_that_make_them() -> None:
    feedback = shown("holdem", "ask=winner board=KS.KD.QS.QD.3H hands=8S.8D_AC.2C", "1").feedback
    assert isinstance(feedback, WinnerFeedback)
    assert [hand.cards for hand in feedback.hands] == [("KS", "KD", "QS", "QD", "8S"), ("KS", "KD", "QS", "QD", "AC")]
    feedback = shown("omaha", "ask=winner board=KS.QC.8D.6H.4C hands=AS.AH.AD.AC_KD.QD.3H.2H", "1").feedback
    assert isinstance(feedback, WinnerFeedback)
    assert [hand.category for hand in feedback.hands] == ["PAIR", "TWO_PAIR"]
