"""Rook's table as a seat sees it: what was bid, partners, the kitty, what is asked, a partner card to name, hints."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition
from rake.shelf.rook.deal import Phase, State
from rake.shelf.rook.events import (
    BidMissed,
    BidReached,
    CardLed,
    CardsGiven,
    EveryTrickWon,
    PointsScored,
    UnseenGiven,
    events_between,
)
from rake.shelf.rook.game import GAME
from tests.bounded import within
from widgets.games.rook.presentation import BoardView, SeatView, Table
from widgets.games.rook.remarks import SuitLed, SuitMissing, TrumpsLed, TrumpsMissing
from widgets.kit.names import cast_names
from widgets.shelf.table import GameTable
from widgets.shelf.table_model import Model

from .rook_tables import after, at_table, bid, dealt, given

TABLE = Table()
ACES = "AS.AH.AD.AC.KS.KH.KD.KC.QS.QH.QD.QC.JS"


def board(state: State, seat: int = 1) -> BoardView:
    return TABLE.board(state.seen_by(seat), cast_names(state.deal.seats, seat))


def seats(state: State, seat: int = 1) -> tuple[SeatView, ...]:
    return board(state, seat).seats


def test_each_seat_shows_what_it_last_said_and_then_the_bidder_the_bid() -> None:
    state = bid(dealt(), 70, "pass", 80)
    assert [seat.said for seat in seats(state)] == ["70", "pass", "80", ""]
    assert [seat.bid for seat in seats(state)] == [0] * 4
    settled = bid(state, "pass", "pass")
    assert [seat.said for seat in seats(settled)] == [""] * 4
    assert [seat.bid for seat in seats(settled)] == [0, 0, 80, 0]
    thrown_in = bid(dealt(), "pass", "pass", "pass", "pass")
    assert [seat.said for seat in seats(thrown_in)] == ["pass"] * 4
    assert not board(thrown_in).turned_up


def test_partners_sit_opposite_with_four_players() -> None:
    shown = seats(dealt())
    assert [seat.partner for seat in shown] == [None, shown[3].who, shown[0].who, shown[1].who]
    assert [seat.ally for seat in shown] == [True, False, True, False]
    assert not any(seat.ally for seat in seats(dealt(), 0))


FIVE = ("AS KH", "2D KD", "AD QD", "2S QS", "2C QC")


def test_with_five_only_the_player_with_the_partner_card_knows_who_plays_with_whom_until_it_is_played() -> None:
    state = at_table(*FIVE, wanted="AD", kitty="3C 4C 5C")
    names = cast_names(5, 3)
    holder = TABLE.board(state.seen_by(3), names).seats
    assert [seat.partner for seat in holder] == [names[3], None, None, None, None]
    assert [seat.ally for seat in holder] == [True, False, True, False, False]
    for seat in (1, 2, 4):
        assert all(each.partner is None for each in seats(state, seat))
        assert [each.ally for each in seats(state, seat)] == [each == seat for each in range(1, 6)]
    shown = after(state, "1 play KH", "2 play KD", "3 play AD")
    assert [seat.ally for seat in seats(shown, 2)] == [False, True, False, True, True]
    assert [seat.ally for seat in seats(shown, 1)] == [True, False, True, False, False]


def test_the_kitty_lies_face_down_until_its_points_count() -> None:
    state = dealt(kitty="KH")
    assert (board(state).kitty, board(state).turned_up) == (("xx",), False)
    last = at_table("AH", "2D", "3D", "4D", kitty="KS", points=(60, 0, 20, 0), bid=120)
    assert board(last).taken == 80
    ended = after(last, "play AH", "play 2D", "play 3D", "play 4D")
    table = board(ended, 2)
    assert (table.kitty, table.turned_up, table.taken, table.whose) == (("KS",), True, 125, "them")
    assert board(ended, 3).whose == "us"
    assert board(ended, 0).whose == ""


@pytest.mark.parametrize(
    ("led", "hand", "asked"),
    [
        ("2S", "3S 4D", SuitLed),
        ("2S", "3C 4D", SuitMissing),
        ("2H", "3H 4D", TrumpsLed),
        ("2H", "RO 4D", TrumpsLed),
        ("RO", "3H 4D", TrumpsLed),
        ("RO", "3S 4D", TrumpsMissing),
    ],
)
def test_a_seat_is_told_what_to_follow_and_that_the_rook_is_a_trump(led: str, hand: str, asked: type) -> None:
    state = at_table("KC", hand, "QC QD", "JC JD", led=led)
    assert isinstance(board(state, 2).following, asked)
    assert board(state, 3).following is None
    assert board(state, 2).asked == "follow"


def test_a_complete_trick_lies_there_until_somebody_leads_to_the_next() -> None:
    state = after(at_table("KC 3C", "4C QD", "QC TD", "JC JD"), "play KC", "play 4C", "play QC", "play JC")
    table = board(state, 2)
    assert (table.settling, [card.code for card in table.trick]) == (True, ["KC", "4C", "QC", "JC"])
    assert [card.who for card in table.last if card.won] == [table.seats[0].who]
    assert (table.asked, board(state, 1).following) == ("play", None)
    led = board(after(state, "play 3C"), 2)
    assert (led.settling, [card.code for card in led.trick]) == (False, ["3C", "", "", ""])


def test_cards_are_passed_to_the_left_in_the_first_hand_and_to_the_right_in_the_second() -> None:
    assert [board(dealt(hand=number)).side for number in (1, 2, 3)] == ["left", "right", "left"]


def test_what_each_phase_asks_and_how_it_is_pressed() -> None:
    state = dealt(ACES)
    moves = TABLE.moves(state.seen_by(1))
    assert moves.amount
    assert (moves.words, moves.amount.least, moves.amount.most, moves.amount.step) == (("pass",), 70, 200, 5)
    assert moves.on_enter == moves.amount.verb == "bid"
    assert TABLE.moves(bid(state, 190).seen_by(2)).amount is not None
    state = bid(state, 70, "pass", "pass", "pass")
    moves = TABLE.moves(state.seen_by(1))
    assert (board(state).asked, moves.cards[0].verb, moves.cards[0].several) == ("giving", "give", True)
    state = given(state)
    assert TABLE.moves(state.seen_by(1)).words == ("trump S", "trump H", "trump D", "trump C")
    assert TABLE.moves(state.seen_by(1)).added is None
    state = after(state, "trump S")
    assert (board(state).asked, TABLE.moves(state.seen_by(1)).words) == ("lead", ("lead me", "lead left"))
    state = after(state, "lead me")
    assert (board(state).asked, TABLE.moves(state.seen_by(1)).cards[0].several) == ("play", False)


def test_trumps_lie_first_in_a_hand_sorted_by_suit_and_the_rook_after_them() -> None:
    cards = ["AS", "2H", "RO", "KD", "QC", "AH"]
    bidding = dealt("AS.2H.RO.KD.QC.AH").seen_by(1)
    assert sorted(cards, key=lambda card: TABLE.orders["suit"](bidding, card)) == ["RO", "AS", "AH", "2H", "QC", "KD"]
    play = at_table("AS 2H RO KD QC AH", "3D", "4D", "5D").seen_by(1)
    assert sorted(cards, key=lambda card: TABLE.orders["suit"](play, card)) == ["AH", "2H", "RO", "AS", "QC", "KD"]


def test_a_partner_card_is_chosen_from_a_list_of_all_that_the_bidder_lacks() -> None:
    state = given(bid(dealt(ACES[:29], seats=5), 70, "pass", "pass", "pass", "pass"))
    moves = TABLE.moves(state.seen_by(1))
    assert moves.words == ("trump S", "trump H", "trump D", "trump C")
    assert moves.added
    assert len(moves.added.cards) == 53 - 7
    assert not {*moves.added.cards} & {*state.hands[0].cards}
    assert all(
        state.why_not(GAME.parse_action(f"{word}{moves.added.before}{card}")) is None
        for word in moves.words
        for card in moves.added.cards
    )


def test_the_card_of_the_list_goes_with_the_suit_that_is_pressed() -> None:
    model = Model(TABLE, GAME.match(5), ("careful",) * 4, seed="deal")
    bidder = model.seat
    start = model.start
    assert isinstance(start, State)
    actions = within(50, "the choice of the trump")
    while start.phase is not Phase.TRUMP and next(actions):
        acts = start.legal()
        start = start.apply(acts[1] if start.to_act == bidder and not start.bidding.bid else acts[0])
    model = replace(model, actions=tuple(move.action for move in start.moves))
    wanted = model.moves.added.cards[-1] if model.moves and model.moves.added else ""
    named = GameTable(TABLE).update(model, model, {"msg": "trump H", "card": wanted}, "")
    assert str(named.actions[-1]) == f"trump H partner {wanted}"
    held = start.hands[bidder - 1].cards[0]
    with pytest.raises(IllegalAction):
        GameTable(TABLE).update(model, model, {"msg": "trump H", "card": held}, "")


def test_in_the_bidding_a_hint_says_how_often_the_next_bids_are_made() -> None:
    state = dealt(ACES)
    view = state.seen_by(1)
    assert TABLE.hints(view) == ("often", "worth")
    often = TABLE.hint(view, None).often
    assert often
    assert (often.points, often.higher) == (70, 85)
    assert often.share >= often.less > 0.9
    highest = TABLE.hint(bid(state, 70, 195).seen_by(3), None).often
    assert highest
    assert (highest.points, highest.higher) == (200, 0)


def test_bids_are_compared_with_a_pass_and_judged_in_the_review() -> None:
    view = dealt(ACES).seen_by(1)
    so_far = TABLE.search(view).advance(2)
    assert [*map(str, so_far.actions)] == ["bid 70", "pass", "bid 85"]
    decision = TABLE.judge(view, so_far.actions[1], so_far)
    assert TABLE.can_judge(view)
    assert decision.cost > decision.error, "with all the aces a pass gives points away"


def test_hints_compare_what_a_plain_bot_would_do_with_other_things() -> None:
    state = bid(dealt(ACES), 70, "pass", "pass", "pass")
    for _ in range(3):
        view = state.seen_by(state.to_act or 0)
        assert TABLE.hints(view) == ("worth",)
        usual = TABLE.policy.choose(view, Random(0))
        compared = TABLE.search(view).actions
        assert compared[0] == usual
        assert len(compared) == len({*compared}) > 1
        state = given(state) if state.phase is Phase.GIVING else state.apply(usual)


def test_passed_cards_are_told_to_those_who_know_them_with_their_way() -> None:
    state = bid(dealt(ACES, hand=2), 70, "pass", "pass", "pass")
    gave = after(state, "give QS.QH.QD")
    seen = [*events_between(state.seen_by(1), gave.seen_by(1))]
    assert seen == [CardsGiven(1, ("QS", "QH", "QD"), "right")]
    assert [*events_between(state.seen_by(2), gave.seen_by(2))] == [UnseenGiven(1, 3, "right")]


def test_the_first_card_of_a_trick_is_led() -> None:
    state = at_table("AH KS", "2D QS", "3D JS", "4D TS")
    assert [*events_between(state.seen_by(1), after(state, "play AH").seen_by(1))] == [CardLed(1, "AH")]


def happened(before: State, *actions: str) -> list[object]:
    state = after(before, *actions[:-1])
    return [*events_between(state.seen_by(1), after(state, actions[-1]).seen_by(1))]


def test_the_end_says_what_both_sides_score_the_bidders_last() -> None:
    state = at_table("AH", "2D", "3D", "4D", kitty="KS", points=(60, 50, 20, 0), won=(5, 5, 1, 1), bid=120)
    said = happened(state, "play AH", "play 2D", "play 3D", "play 4D")
    assert said[-2:] == [PointsScored((2, 4), 50), BidReached((1, 3), 125, 120, 120, 1)]
    state = at_table("AH", "2D", "3D", "4D", kitty="2C", points=(40, 90, 0, 0), won=(5, 5, 1, 1), bid=120)
    said = happened(state, "play AH", "play 2D", "play 3D", "play 4D")
    assert said[-2:] == [PointsScored((2, 4), 90), BidMissed((1, 3), 75, 120, 120, 1)]


def test_rk4_2_the_end_says_that_every_trick_was_won() -> None:
    state = at_table("AH", "2D", "3D", "4D", points=(160, 0, 0, 0), won=(12, 0, 0, 0), bid=100)
    said = happened(state, "play AH", "play 2D", "play 3D", "play 4D")
    assert said[-2:] == [EveryTrickWon((1, 3)), BidReached((1, 3), 195, 100, 200, 1)]


def test_rk6_2_with_five_bidder_and_partner_score_half_each_and_the_others_their_own_points() -> None:
    state = at_table(
        *("AH", "2D", "3D", "4D", "5D"), kitty="2C 3C 4C", points=(60, 10, 40, 0, 30), won=(4, 2, 2, 0, 1), wanted="3D"
    )
    said = happened(state, "play AH", "play 2D", "play 3D", "play 4D", "play 5D")
    assert said[-3:] == [PointsScored((2,), 10), PointsScored((5,), 30), BidReached((1, 3), 140, 100, 70, 2)]


def test_a_match_has_a_column_for_each_side_and_a_record_apart_from_that_is_refused() -> None:
    people = cast_names(4, 1)
    match = GAME.parse_match("rook=1 rules=default seats=4 sheet=100.80.100.80 order=2.3.4.1")
    sheet = TABLE.sheet(match, people)
    assert (sheet.columns, sheet.rows) == (((people[1], people[3]), (people[2], people[4])), ((100, 80),))
    with pytest.raises(IllegalPosition):
        GAME.parse_match("rook=1 rules=default seats=4 sheet=100.80.90.80 order=2.3.4.1")
