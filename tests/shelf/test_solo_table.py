"""Solo Whist's table as a seat sees it: what was said, who plays what, partners, an open hand, and what is asked."""

from __future__ import annotations

from urllib.parse import quote_plus

import pytest

from rake.shelf.solo.action import BID_ACTIONS
from rake.shelf.solo.deal import State
from rake.shelf.solo.rules import SLAM
from tests.corpus.page import Page
from widgets.games.solo.presentation import BoardView, HelpView, SeatView, Table
from widgets.games.solo.remarks import CreditsCounted, PointsAhead
from widgets.kit.names import cast_names
from widgets.kit.saying import Remark
from widgets.shelf.worths import ActionGains, ActionLoses

from .solo_tables import dealt, does, over, plays

TABLE = Table()

STRONG = "AH KH QH JH 9H AS KS 2D 3D 4D 2C 3C 4C"


def board(state: State, seat: int = 1) -> BoardView:
    return TABLE.board(state.seen_by(seat), cast_names(4, seat))


def seats(state: State, seat: int = 1) -> tuple[SeatView, ...]:
    return board(state, seat).seats


def test_each_seat_shows_what_it_last_said_until_the_bidding_is_over() -> None:
    state = does(dealt(), "1 bid prop, 2 cop, 3 pass")
    assert [seat.said for seat in seats(state)] == ["prop", "cop", "pass", ""]
    assert [seat.said for seat in seats(does(state, "4 bid royal"))] == ["prop", "cop", "pass", "royal"]
    assert [seat.said for seat in seats(does(state, "4 pass"))] == [""] * 4
    thrown_in = does(dealt(), "1 pass, 2 pass, 3 pass, 4 pass")
    assert [seat.said for seat in seats(thrown_in)] == ["pass"] * 4
    assert [seat.tricks for seat in seats(thrown_in)] == [None] * 4


def test_declarers_show_their_bid_and_everyone_their_tricks_added_up_for_partners() -> None:
    state = does(dealt("9H", "KH", "AH", "2H", turned="2S"), "1 pass, 2 bid prop, 3 cop, 4 pass")
    assert [seat.plays for seat in seats(state)] == ["", "prop", "prop", ""]
    state = plays(state, "9H KH AH 2H")
    assert [seat.tricks for seat in seats(state)] == [0, 1, 1, 0]
    ended = over(state)
    first, two, three, last = ended.won
    assert [seat.tricks for seat in seats(ended)] == [first, two + three, two + three, last]


def test_partners_of_one_deal_are_known_by_name_and_by_the_edge_of_their_seats() -> None:
    state = does(dealt(), "1 bid prop, 2 pass, 3 cop, 4 pass")
    shown = seats(state)
    assert [seat.partner for seat in shown] == [shown[at].who for at in (2, 3, 0, 1)]
    assert [seat.ally for seat in seats(state, 1)] == [True, False, True, False]
    alone = does(dealt(), "1 bid solo, 2 pass, 3 pass, 4 pass")
    assert [seat.partner for seat in seats(alone)] == [None] * 4
    assert [seat.ally for seat in seats(alone, 3)] == [False, True, True, True]
    assert not any(seat.ally for seat in seats(alone, 0))


def test_the_bid_and_the_trump_suit_are_always_shown() -> None:
    bidding = does(dealt(turned="7H"), "1 bid prop")
    assert (board(bidding).bid, board(bidding).accepted, board(bidding).settled) == ("prop", False, False)
    assert board(does(bidding, "2 cop")).accepted
    named = does(dealt(), "1 bid abundance, 2 pass, 3 pass, 4 pass")
    assert (board(named).trump, board(named).settled, board(named).trick) == ("", True, ())
    played = does(named, "1 trump D")
    assert (board(played).trump, board(played).needs, len(board(played).trick)) == ("D", 9, 4)


@pytest.mark.parametrize(
    ("calls", "asked"),
    [
        ("1 pass", "bid"),
        ("1 pass, 2 bid prop, 3 pass, 4 pass", "late-cop"),
        ("1 bid prop, 2 pass, 3 pass, 4 pass", "lone-prop"),
        ("1 bid abundance, 2 pass, 3 pass, 4 pass", "trump"),
        ("1 bid solo, 2 pass, 3 pass, 4 pass", "lead"),
        ("1 bid slam", "lead"),
        ("1 pass, 2 pass, 3 pass, 4 pass", ""),
    ],
)
def test_what_is_asked_next(calls: str, asked: str) -> None:
    assert board(does(dealt(), calls)).asked == asked


def test_a_seat_is_reminded_of_the_suit_that_it_has_to_follow() -> None:
    spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    state = plays(does(dealt("9H", spades, "AH"), "1 bid solo, 2 pass, 3 pass, 4 pass"), "9H")
    assert (board(state, 2).asked, board(state, 2).led, board(state, 2).follows) == ("follow", "H", False)
    state = plays(state, "2S")
    assert (board(state, 3).led, board(state, 3).follows) == ("H", True)


def test_the_turned_card_lies_in_the_middle_and_then_in_the_dealers_hand() -> None:
    state = dealt(turned="7H")
    assert board(state).turned == "7H"
    for cards in (seats(state)[3].cards, seats(does(state, "1 bid slam"))[3].cards):
        assert cards
        assert {card.code for card in cards} == {"xx"}
    own = seats(does(state, "1 bid slam"), 4)[3].cards
    assert own
    assert "7H" in [card.code for card in own]


def test_an_open_hand_lies_in_the_middle_by_suit_for_all_but_its_own_player() -> None:
    hand = "6H 2D 3S 5C 9C 4H 2S 7D 8D 3D 4C 2C 3C"
    state = does(dealt("9H", "KH", hand, turned="7H"), "1 pass, 2 pass, 3 bid ouverte, 4 pass")
    assert (board(state).shown, board(state).open_hand) == (None, ())
    state = plays(state, "9H KH 6H 7H")
    shown = board(state)
    assert shown.shown == shown.seats[2].who
    assert " ".join(shown.open_hand) == "3S 2S 4H 9C 5C 4C 3C 2C 8D 7D 3D 2D"
    assert shown.seats[2].cards == ()
    assert board(state, 3).shown is None


def test_trumps_lie_first_in_a_hand_sorted_by_suit() -> None:
    view = dealt("AS 2H KD QC", turned="7D").seen_by(1)
    order = TABLE.orders["suit"]
    assert sorted(["AS", "2H", "KD", "QC"], key=lambda card: order(view, card)) == ["KD", "AS", "2H", "QC"]


def said(help_view: HelpView) -> dict[str, float]:
    return {each.bid: each.share for each in help_view.often}


def test_in_the_bidding_a_hint_says_how_often_each_bid_is_made() -> None:
    state = dealt(STRONG, turned="7H")
    assert TABLE.hints(state.seen_by(1)) == ("often", "worth")
    often = said(TABLE.hint(state.seen_by(1), None))
    assert often["solo"] > 0.9
    assert often.get("misere", 0) < 0.05
    assert len(often) <= 4
    weak = dealt("JH TH 9H 8H JS TS 9S JD TD 9D JC TC 9C", turned="2S")
    assert [*said(TABLE.hint(weak.seen_by(1), None)).values()] <= [0.1]


def test_a_prop_that_may_be_accepted_counts_with_its_bidder() -> None:
    state = does(dealt("", STRONG, turned="7H"), "1 bid prop")
    assert said(TABLE.hint(state.seen_by(2), None))["prop"] > 0.8


def test_in_the_play_the_only_hint_says_what_cards_are_worth() -> None:
    state = does(dealt(STRONG, turned="7H"), "1 bid solo, 2 pass, 3 pass, 4 pass")
    assert TABLE.hints(state.seen_by(1)) == ("worth",)
    search = TABLE.search(state.seen_by(1)).advance(2)
    worths = TABLE.hint(state.seen_by(1), search).worths
    assert worths
    assert all(isinstance(each, Remark) for each in worths)


def test_sw6_where_points_are_written_down_a_hint_and_a_review_count_them_against_the_others() -> None:
    """A Slam that fails gives each of the others 6 points: it leaves the bidder 6 behind their average."""
    weak = "JH TH 9H 8H JS TS 9S JD TD 9D JC TC 9C"
    view = dealt(weak, turned="2S", rules="default.scoring-pencil").seen_by(1)
    so_far = TABLE.search(view).advance(5)
    decision = TABLE.judge(view, BID_ACTIONS[SLAM], so_far)
    assert decision.gains[BID_ACTIONS[SLAM]] == -6
    assert str(decision.best) == "pass"
    shown = TABLE.hint(view, so_far)
    assert isinstance(shown.counted, PointsAhead)
    assert {type(each) for each in shown.worths} <= {ActionGains, ActionLoses}
    assert isinstance(TABLE.hint(dealt(weak, turned="2S").seen_by(1), None).counted, CreditsCounted)


@pytest.mark.parametrize(
    ("lang", "seen", "heard"),
    [
        ("en", "13&nbsp;· In Trump", "Abundance in Trump: 13 tricks"),
        ("ru", "13&nbsp;· Козырный", "Козырный абонданс: 13 взяток"),
    ],
)
def test_a_plate_shows_the_number_of_tricks_first_however_little_room_a_bid_has(
    lang: str, seen: str, heard: str
) -> None:
    spades = "AS KS QS JS TS 9S 8S 7S AH AD KD KH AC"
    ended = over(does(dealt("", spades, turned="2S"), "1 pass, 2 bid royal, 3 pass, 4 pass"))
    record = str(ended.record()).removeprefix("solo 1 ").replace("\n", "~")
    page = (
        Page("deal", lang, "plates", game="solo").ask(link=f"solo=1&deal={quote_plus(record, safe='=~')}").press("end")
    )
    assert f'<span aria-hidden="true">{seen}</span><span class="rake-said">{heard}</span>' in page.frame.html
