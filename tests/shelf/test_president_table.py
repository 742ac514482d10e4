"""President's table as a seat sees it: offices, passes, whose the play is, and what is due."""

from __future__ import annotations

from rake.shelf.president.deal import State
from widgets.games.president.presentation import BoardView, Table
from widgets.kit.names import cast_names

from .president_tables import after, at_table, dealt

TABLE = Table()


def board(state: State, seat: int) -> BoardView:
    return TABLE.board(state.seen_by(seat), cast_names(len(state.players), seat))


def marks(state: State) -> list[tuple[str, bool, bool]]:
    """Return the office of each seat, if it's new, and if the seat has passed."""
    return [(seat.office, seat.has_won, seat.passed) for seat in board(state, 0).seats]


def test_the_receiver_sees_what_was_given_and_nobody_else() -> None:
    state = dealt("4C", "", "2S.2H", rules="default.exchange-two", offices="1.2.3")
    due = board(state, 1).due
    assert due
    assert (due.given, due.cards) == (("2S", "2H"), 2)
    assert [board(state, seat).due for seat in (0, 2, 3)] == [None] * 3
    assert board(after(state, "return 4C.AS"), 1).due is None


def test_a_first_deal_is_opened_once() -> None:
    state = dealt("3S.3H", "", "")
    assert board(state, 1).opens
    assert not board(after(state, "play 3S"), 2).opens
    assert not board(at_table("4S", "5S", "6S"), 1).opens


def test_a_pass_is_shown_until_the_next_play_and_an_old_office_until_a_new_one() -> None:
    state = after(at_table("2S", "7S.9S", "8S.TS"), "play 2S")
    assert marks(state) == [("President", True, False), ("Citizen", False, False), ("Beggar", False, False)]
    state = after(at_table("5S.6S", "7S.9S", "8S.TS"), "play 5S", "pass")
    assert [passed for _, _, passed in marks(state)] == [False, True, False]
    assert [passed for _, _, passed in marks(after(state, "play 8S"))] == [False, False, False]


def test_with_final_passes_a_seat_that_has_passed_stays_out_of_the_trick() -> None:
    rules = "default.exchange-none.passing-final"
    state = after(at_table("5S.6S", "7S.9S", "8S.TS", rules=rules), "play 5S", "pass", "play 8S")
    assert [passed for _, _, passed in marks(state)] == [False, True, False]


def test_the_last_play_lies_there_until_the_next_lead_and_is_somebodys_while_the_deal_lasts() -> None:
    state = after(at_table("5S.6S", "7S.9S", "8S.TS"), "play 5S", "pass", "pass")
    won = board(state, 1)
    assert ([card.code for card in won.best], won.settling, won.who) == (["5S"], True, won.seats[0].who)
    ended = board(after(at_table("2S", "3S", "4S.5S"), "play 2S", "play 3S"), 1)
    assert ([card.code for card in ended.best], ended.settling, ended.who) == (["3S"], False, None)


def test_pr5_7_a_seat_that_can_only_pass_is_not_asked() -> None:
    state = at_table("9S.TS", "7S.9D", "JS.QS", best="9S", by=1, to_act=2)
    assert TABLE.moves(state.seen_by(2)).forced
    assert not TABLE.moves(after(state, "pass").seen_by(3)).forced
