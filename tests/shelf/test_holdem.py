"""Hold'em by its facts: every numbered rule of poker and of Hold'em, and every example of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import parse_rules
from rake.kit.betting import BettingRefusal
from rake.kit.chair import TableRefusal
from rake.kit.chairs import SeatRefusal
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.kit.game import GameRefusal
from rake.kit.pots import Pot, pots_of, shared
from rake.kit.ranking import DECK
from rake.kit.stakes import StakeRefusal
from rake.shelf.holdem.action import Act, parse_act
from rake.shelf.holdem.deal import DealRefusal, State
from rake.shelf.holdem.game import GAME
from rake.shelf.holdem.match import Match
from rake.shelf.holdem.rules import HOLDEM, HouseRules
from tests.bounded import LONGEST, end_of, states_of, within
from tests.examples import examples


def dealt(stacks: Sequence[int], cards: str = "", rules: str = "default", **own_fields: str) -> State:
    """Return a deal whose pack begins with these cards, at a stake of 10 if nothing else is said."""
    first = cards.split(".") if cards else []
    deck = ".".join([*first, *(card for card in DECK.cards if card not in first)])
    chips = ".".join(map(str, stacks))
    own = "".join(f" {name}={value}" for name, value in own_fields.items())
    state = GAME.parse_record(f"holdem 1 seats={len(stacks)} rules={rules} stacks={chips}{own} deck={deck}").state()
    assert isinstance(state, State)
    return state


def played(state: State, *actions: str) -> State:
    """Return the deal after these actions, each with its seat: `3 raise 30`."""
    for line in actions:
        seat, _, action = line.partition(" ")
        assert state.to_act == int(seat)
        state = state.apply(parse_act(action))
    return state


def legal(state: State) -> list[str]:
    return [str(action) for action in state.legal()]


def refused(state: State, action: str) -> Enum:
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_act(action))
    assert GAME.rule_of(caught.value.violation.code)
    return caught.value.violation.code


def quiet(state: State) -> Act:
    """Return the call or the check of the seat to act."""
    return parse_act("call" if state.money.owes(state.to_act or 0) else "check")


def streets(state: State) -> list[State]:
    """Return a deal at the start of each of its betting rounds, in which nobody bets."""
    boards = {each.board: each for each in reversed([*states_of(state, quiet)]) if each.to_act}
    return [boards[board] for board in sorted(boards)]


def known_cards(state: State, seat: int) -> list[str]:
    """Return the pack as a seat knows it, `xx` for every card that it doesn't see."""
    return str(state.seen_by(seat)).split("deck=")[1].split("\n")[0].split(".")


FOUR = (1000,) * 4


def test_pk2_1_the_dealer_is_the_last_seat_and_the_deal_moves_left() -> None:
    match = GAME.match(4)
    dealers = []
    for deal in range(6):
        state = match.deal(Random(deal))
        dealers.append(state.players[-1])
        match = match.settle(end_of(state, State.lapse))
    assert dealers == [(dealers[0] - 1 + turn) % 4 + 1 for turn in range(6)]


def test_pk2_2_the_stake_is_a_number_of_chips() -> None:
    for stake in (0, 1_000_001):
        with pytest.raises(IllegalPosition) as caught:
            GAME.match(2, stake=stake)
        assert caught.value.violation.code is StakeRefusal.STAKE


@pytest.mark.parametrize(("stake", "small"), [(10, 5), (5, 2), (1, 1)])
def test_pk2_3_seat_1_posts_half_the_stake_and_seat_2_the_stake(stake: int, small: int) -> None:
    state = dealt(FOUR, stake=str(stake))
    assert state.money.bets == (small, stake, 0, 0)
    assert dealt((1000, 1000), stake=str(stake)).money.bets == (stake, small)


def test_pk2_4_a_short_blind_is_all_in_and_the_price_stays_whole() -> None:
    state = dealt((1000, 4, 1000, 1000))
    assert state.money.bets == (5, 4, 0, 0)
    assert "raise 20" in legal(state)
    assert state.money.owes(3) == 10


def test_pk2_5_an_ante_is_no_bet() -> None:
    state = dealt((1000, 6, 1000), rules="default.forced-ante")
    assert (state.money.bets, state.money.price, state.money.pot) == ((0, 0, 0), 0, 26)
    assert state.to_act == 1
    assert legal(state) == ["check", "bet 10", "bet 990"]


def test_pk2_6_whoever_sits_out_owes_each_blind_once() -> None:
    match = GAME.match(4).apply(1, parse_act("sit out"))
    for deal in range(8):
        state = match.deal(Random(deal))
        assert 1 not in state.players
        match = match.settle(end_of(state, State.lapse))
    chair = match.table.chair(1)
    assert (chair.owes_small, chair.owes_big) == (True, True)


def back(rules: str, how: str) -> tuple[Match, State]:
    """Return the match and the deal in which player 1 is back after a lap at a table of four, dealt by player 2."""
    match = GAME.parse_match("holdem=1 chairs=1000sb.1000.1000.1000 stake=10 dealer=1 rules=" + rules)
    match = match.apply(1, parse_act("sit out")).apply(1, parse_act(how))
    return match, match.deal(Random(1))


def test_pk2_7_who_comes_back_posts_dead_money_or_waits() -> None:
    _, posted = back("default", "back")
    assert posted.players == (3, 4, 1, 2)
    assert dict(posted.deal.own)["posts"] == "3:15"
    assert (posted.money.bets, posted.money.dead, posted.money.owes(3)) == ((5, 10, 0, 0), 15, 10)
    for rules, how in (("default", "wait"), ("default.missed_blinds-wait", "back")):
        _, without = back(rules, how)
        assert without.players == (3, 4, 2)
    match = GAME.parse_match("holdem=1 chairs=1000a.1000.1000 stake=10 dealer=3 rules=default.missed_blinds-dealt")
    state = match.deal(Random(1))
    assert dict(state.deal.own)["absent"] == str(state.players.index(1) + 1)


def test_pk2_7_an_absent_player_folds_even_if_nothing_is_owed() -> None:
    state = played(dealt(FOUR, absent="2"), "3 call", "4 call", "1 call")
    assert legal(state) == ["fold"]
    assert refused(state, "check") is DealRefusal.ABSENT
    assert state.apply(parse_act("fold")).money.folded == {2}
    with pytest.raises(IllegalPosition) as caught:
        dealt(FOUR, absent="5")
    assert caught.value.violation.code is DealRefusal.ABSENT_SEAT


def test_pk2_7_an_absent_player_all_in_from_a_blind_folds_where_the_turn_passes_over() -> None:
    rules = "default.missed_blinds-dealt"
    state = played(dealt((100, 5, 100), "AS.KS.3D.AC.KC.4D", rules, absent="2"), "3 call")
    assert (state.to_act, state.money.folded) == (1, frozenset())
    state = played(state, "1 call")
    # The turn has gone from Ann over Ben: his 5 chips stay in the pot, and he doesn't play for it.
    assert ({*state.money.folded}, state.board, state.money.pot) == ({2}, 3, 25)
    state = played(state, "1 bet 10", "3 fold")
    assert state.scores == (15, -5, -10)


def test_pk2_7_an_absent_player_wins_if_everybody_else_has_folded_by_then() -> None:
    state = played(dealt((100, 5, 100), rules="default.missed_blinds-dealt", absent="2"), "3 fold", "1 fold")
    assert state.result
    assert (state.scores, state.result.shown) == ((-5, 5, 0), ())


def test_pk2_7_an_absent_player_all_in_from_an_ante_folds_before_the_first_turn_after_it() -> None:
    rules = "default.forced-ante.missed_blinds-dealt"
    state = dealt((5, 100, 100), rules=rules, absent="1")
    assert (state.to_act, {*state.money.folded}) == (2, {1})
    state = dealt((100, 5, 100), rules=rules, absent="2")
    assert (state.to_act, state.money.folded) == (1, frozenset())
    assert played(state, "1 check").money.folded == {2}
    # Nobody can bet, so the turn passes over everyone.
    state = dealt((5, 10, 10), rules=rules, absent="1")
    assert ({*state.money.folded}, state.to_act) == ({1}, None)
    state = dealt((5, 10, 10), rules=rules, absent="1.2.3")
    assert state.result
    assert ({*state.money.folded}, state.scores, state.result.shown) == ({1, 2}, (-5, -10, 15), ())


def test_pk2_7_no_absent_player_with_chips_wins_at_a_showdown_that_came_before_the_turn() -> None:
    # Ann and Cat are all-in from antes, and Ben, who has chips, is away.
    state = dealt((10, 100, 5), rules="default.forced-ante.missed_blinds-dealt", absent="2")
    assert state.result
    assert ({*state.money.folded}, state.result.shown) == ({2}, (1, 3))


@examples(100)
@given(data=st.data())
def test_pk2_7_an_absent_player_never_shows_a_hand(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 6))
    stacks = data.draw(st.lists(st.integers(1, 40), min_size=seats, max_size=seats))
    absent = data.draw(st.sets(st.integers(1, seats), min_size=1))
    rules = f"default.forced-{data.draw(st.sampled_from(('blinds', 'ante')))}.missed_blinds-dealt"
    start = dealt(stacks, rules=rules, absent=".".join(map(str, absent)))
    for state in states_of(start, lambda now: data.draw(st.sampled_from(now.legal()))):
        assert GAME.parse_record(str(state.record())).state() == state
    assert state.result
    assert sum(state.scores) == 0
    assert not absent & {*state.result.shown}
    winners = {seat for pot in state.result.pots for seat in pot.winners}
    assert not absent & winners or len(state.money.still_in) == 1


def test_pk2_7_dead_money_does_not_reduce_what_is_owed() -> None:
    state = dealt(FOUR, posts="3:15")
    assert (state.money.dead, state.money.owes(3), state.money.pot) == (15, 10, 30)
    for posts in ("3:16", "5:10", "3:5.3:5"):
        with pytest.raises(IllegalPosition):
            dealt(FOUR, posts=posts)


def test_pk3_1_folded_and_all_in_players_are_passed_over() -> None:
    state = played(dealt((1000, 1000, 40, 1000)), "3 raise 40", "4 call", "1 fold", "2 call")
    assert (state.board, state.to_act) == (3, 2)
    state = played(state, "2 check", "4 bet 10")
    assert state.to_act == 2


def test_pk3_3_what_may_be_done() -> None:
    state = dealt(FOUR)
    assert legal(state) == ["fold", "call", "raise 20", "raise 1000"]
    assert refused(state, "check") is BettingRefusal.OWES
    assert refused(state, "bet 20") is BettingRefusal.ALREADY_BET
    state = played(state, "3 call", "4 call", "1 call", "2 check")
    assert legal(state) == ["check", "bet 10", "bet 990"]
    assert refused(state, "fold") is BettingRefusal.NOTHING_TO_FOLD
    assert refused(state, "raise 20") is BettingRefusal.NO_BET
    assert refused(state, "buy 10") is GameRefusal.BETWEEN_DEALS


def test_pk3_5_a_stack_is_all_that_can_be_lost() -> None:
    state = dealt((1000, 1000, 8, 1000))
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 9") is BettingRefusal.MORE_THAN_STACK
    state = played(state, "3 call")
    assert (state.money.stacks[2], state.money.bets[2]) == (0, 8)


def test_pk3_9_v3_a_raise_is_at_least_as_large_as_the_last() -> None:
    state = played(dealt(FOUR), "3 raise 30")
    assert legal(state) == ["fold", "call", "raise 50", "raise 1000"]
    assert refused(state, "raise 49") is BettingRefusal.TOO_LITTLE
    assert refused(state, "bet 50") is BettingRefusal.ALREADY_BET
    assert "raise 150" in legal(played(state, "4 raise 90"))


def test_pk3_10_v4_a_short_all_in_opens_the_raising_only_to_who_has_not_spoken() -> None:
    state = played(dealt((1000, 1000, 1000, 45)), "3 raise 30", "4 raise 45")
    assert "raise 65" in legal(state)
    state = played(state, "1 call", "2 call")
    assert legal(state) == ["fold", "call"]
    assert state.money.owes(3) == 15
    assert refused(state, "raise 65") is BettingRefusal.NOT_REOPENED


def test_pk3_11_v5_pot_limit() -> None:
    state = dealt(FOUR, rules="default.betting-pot-limit")
    assert [*state.ranges()[0]][1:3] == [20, 35]
    assert refused(state, "raise 36") is BettingRefusal.TOO_MUCH
    state = played(state, "3 raise 35")
    assert [*state.ranges()[0]][1:3] == [60, 120]
    assert [*played(state, "4 fold").ranges()[0]][1:3] == [60, 115]
    later = dealt((1000,) * 10, rules="default.forced-ante.betting-pot-limit")
    state = played(later, "1 bet 50")
    assert state.money.pot == 150
    assert [*state.ranges()[0]][1:3] == [100, 250]


def test_pk3_12_v6_fixed_limit_has_sizes_and_a_cap() -> None:
    state = dealt(FOUR, rules="limit.small_bet-2.big_bet-4", stake="2")
    assert legal(state) == ["fold", "call", "raise 4"]
    for total in (3, 5):
        refused(state, f"raise {total}")
    state = played(state, "3 raise 4", "4 raise 6", "1 raise 8")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 10") is BettingRefusal.CAPPED


def test_he3_5_the_big_bet_is_for_the_turn_and_the_river() -> None:
    state = dealt((1000, 1000), rules="limit.small_bet-2.big_bet-4", stake="2")
    sizes = []
    for _ in range(3):
        state = played(state, *(["2 call", "1 check"] if state.board == 0 else ["1 check", "2 check"]))
        sizes.append(state.legal()[-1].chips)
    assert sizes == [2, 4, 4]


def test_pk3_12_the_stake_of_fixed_limit_is_the_small_bet() -> None:
    with pytest.raises(IllegalPosition) as caught:
        GAME.match(4, "limit", stake=10)
    assert caught.value.violation.code is StakeRefusal.FIXED_STAKE
    assert GAME.match(4, "limit").table.stake == 1


def test_pk3_13_out_of_time_one_checks_or_folds() -> None:
    state = dealt((1000, 1000))
    assert str(state.lapse()) == "fold"
    assert str(played(state, "2 call").lapse()) == "check"
    table = GAME.match(2, "pirates").table
    assert [table.decided(1, 31).limit(1), table.limit(1)] == [15, 30]
    for _ in range(5):
        table = table.decided(1, 31)
    assert [table.limit(1), table.decided(1, 6).limit(1)] == [6, 30]


def test_pk4_2_v7_levels_make_pots() -> None:
    pots = pots_of((80, 50, 120, 300, 300), (2, 3, 4, 5))
    assert pots == (Pot(250, (2, 3, 4, 5)), Pot(240, (3, 4, 5)), Pot(360, (4, 5)))
    assert [shared(pot, winners).shares for pot, winners in zip(pots, [(2,), (3,), (4, 5)], strict=True)] == [
        (250,),
        (240,),
        (180, 180),
    ]


def test_pk4_4_v8_odd_chips_go_from_the_dealers_left() -> None:
    assert shared(Pot(101, (1, 3, 6)), (1, 3, 6)).shares == (34, 34, 33)
    assert shared(Pot(25, (2, 5)), (2, 5)).shares == (13, 12)


def test_pk3_6_pk3_8_v9_the_big_blind_may_still_raise_or_takes_it_unseen() -> None:
    state = played(dealt(FOUR), "3 call", "4 call", "1 call")
    assert legal(state) == ["check", "raise 20", "raise 1000"]
    for action in ("fold", "call", "bet 20"):
        refused(state, action)
    over = played(dealt(FOUR), "3 fold", "4 fold", "1 fold")
    assert over.result
    assert ([pot.chips for pot in over.result.pots], over.result.shown) == ([10], ())
    assert over.scores == (-5, 5, 0, 0)


def test_pk4_1_chips_that_nobody_matched_go_back() -> None:
    over = played(dealt((1000, 1000)), "2 raise 400", "1 fold")
    assert over.scores == (-10, 10)
    assert over.money.returned == (0, 390)


def test_pk4_5_nobody_sees_folded_or_burnt_cards() -> None:
    over = played(dealt((1000,) * 3), "3 raise 1000", "1 fold", "2 call")
    shown = str(over.seen_by(0))
    deck = str(over.record()).split("deck=")[1].split("\n")[0].split(".")
    hidden = {deck[0], deck[3], deck[6], deck[10], deck[12]}
    assert not any(card in shown for card in hidden)
    assert {deck[0], deck[3]} <= {*str(over.seen_by(1)).replace("\n", ".").replace("=", ".").split(".")}


def test_pk4_6_chips_are_bought_between_hands() -> None:
    match = GAME.match(2, "default.buy_in_min-100.buy_in_max-1200", stacks=(150, 1000))
    assert match.apply(1, parse_act("buy 1050")).scores == (1200, 1000)
    with pytest.raises(IllegalAction) as caught:
        match.apply(1, parse_act("buy 1051"))
    assert caught.value.violation.code is TableRefusal.BUY_IN


@pytest.mark.parametrize(("rules", "over"), [("default", False), ("default.broke-leave", True)])
def test_pk4_7_whoever_is_broke_buys_in_again_or_leaves(rules: str, over: bool) -> None:
    cards = "AS.7C.AD.2H.9S.KD.QD.3H.8S.8C.8D.5S.4S"
    match = GAME.match(2, rules)
    state = dealt((1000, 1000), cards, rules)
    ended = played(state, "2 raise 1000", "1 call")
    assert ended.scores == (1000, -1000)
    after = match.settle(ended)
    assert (after.scores, after.over, after.winners) == ((2000, 0), over, (1,) if over else ())
    assert after.apply(1, parse_act("leave")).winners == (), "nobody is left who could win"
    assert after.why_no_deal()
    assert (after.why_not(2, parse_act("buy 500")) is None) is not over


def test_pk5_8_nobody_raises_a_player_who_cannot_answer() -> None:
    state = played(dealt((1000, 1000, 100)), "3 raise 100", "1 fold")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 200") is BettingRefusal.NOBODY_TO_ANSWER


def test_pk5_4_late_minimum_doubles_the_least_bet_on_turn_and_river() -> None:
    state = played(dealt((1000, 1000), rules="default.late_minimum-double"), "2 call", "1 check")
    assert "bet 10" in legal(state)
    state = played(state, "1 check", "2 check")
    assert "bet 20" in legal(state)
    assert "raise 80" in legal(played(state, "1 bet 40"))


def test_he1_1_two_to_ten_play() -> None:
    assert [*GAME.seats] == [*range(2, 11)]
    for seats in (1, 11):
        with pytest.raises(IllegalPosition):
            GAME.match(seats)


def test_he3_2_v1_who_speaks_first() -> None:
    state = dealt(FOUR)
    order = []
    for action in ("call", "call", "call", "check"):
        order.append(state.to_act)
        state = state.apply(parse_act(action))
    assert order == [3, 4, 1, 2]
    assert (state.board, state.to_act) == (3, 1)
    assert dealt(FOUR, rules="default.forced-ante").to_act == 1


def test_he3_3_v2_of_two_the_dealer_speaks_first_before_the_flop_only() -> None:
    state = dealt((1000, 1000))
    assert (state.money.bets, state.to_act, state.money.owes(2)) == ((10, 5), 2, 5)
    assert "raise 20" in legal(state)
    state = played(state, "2 call")
    assert legal(state) == ["check", "raise 20", "raise 1000"]
    assert played(state, "1 check").to_act == 1


def test_he2_3_v3_where_each_card_of_the_pack_goes() -> None:
    state = dealt((1000,) * 3, "AS.KH.7C.AD.KD.7D.2S.QH.JH.TH.3S.4C.5S.9D")
    assert [state.hole(seat) for seat in (1, 2, 3)] == [("AS", "AD"), ("KH", "KD"), ("7C", "7D")]
    state = played(state, "3 call", "1 call", "2 check")
    assert state.community == ("QH", "JH", "TH")
    for _ in range(3):
        state = played(state, "1 check", "2 check", "3 check")
    assert state.community == ("QH", "JH", "TH", "4C", "9D")
    assert state.result
    assert state.result.pots[0].winners == (2,)


def showdown(board: str, *hands: str, stake: int = 10) -> State:
    """Return the end of a deal in which all check to the river and hold these cards."""
    pairs = [hand.split(".") for hand in hands]
    used = {*board.split("."), *(card for pair in pairs for card in pair)}
    burnt = [card for card in DECK.cards if card not in used][:3]
    flop = board.split(".")
    deck = [pair[turn] for turn in range(2) for pair in pairs]
    deck += [burnt[0], *flop[:3], burnt[1], flop[3], burnt[2], flop[4]]
    state = dealt((1000,) * len(hands), ".".join(deck), "default.forced-ante", stake=str(stake))
    return end_of(state, lambda _: parse_act("check"))


@pytest.mark.parametrize(
    ("board", "hands", "winners"),
    [
        ("7H.6H.5H.AH.KH", ("9H.8H", "AC.AD"), (1,)),
        ("KS.KD.QS.QD.3H", ("AC.2C", "8S.8D"), (1,)),
        ("AS.KC.QD.JH.2C", ("AH.4C", "AD.9S"), (1, 2)),
        ("AS.KC.QD.7H.2C", ("AH.TC", "AD.9S"), (1,)),
    ],
    ids=["HE-V4", "HE-V6", "HE-V7 split", "HE-V7 ten"],
)
def test_who_wins(board: str, hands: Sequence[str], winners: tuple[int, ...]) -> None:
    over = showdown(board, *hands)
    assert over.result
    assert over.result.pots[0].winners == winners


def test_he4_3_v5_the_board_is_the_best_hand_of_all() -> None:
    over = showdown("AS.KS.QS.JS.TS", "2C.2D", "AH.9H", "7S.6S", stake=1)
    assert over.result
    assert over.result.pots[0].winners == (1, 2, 3)
    assert shared(Pot(100, (1, 2, 3)), (1, 2, 3)).shares == (34, 33, 33)


def test_he3_4_v8_all_in_before_the_flop() -> None:
    cards = "QS.KS.AS.QD.KD.AD.9D.2C.3H.4S.TD.9C.JD.8H"
    over = played(dealt((100,) * 3, cards), "3 raise 100", "1 fold", "2 call")
    assert over.result
    assert over.result.shown == (3, 2)
    assert over.money.stacks == (95, 0, 205)
    assert over.community == ("2C", "3H", "4S", "9C", "8H")


def river(rules: str = "default") -> State:
    """Return a deal of three on the river: seat 1 holds aces, seat 2 kings, seat 3 queens, over low cards."""
    cards = "AS.KS.QS.AD.KD.QD.9D.2C.3H.4S.TD.9C.JD.8H"
    state = played(dealt((1000,) * 3, cards, rules), "3 call", "1 call", "2 check")
    for _ in range(2):
        state = played(state, "1 check", "2 check", "3 check")
    return state


def test_he4_2_who_shows_first() -> None:
    bet = played(river(), "1 check", "2 bet 10", "3 raise 20", "1 call", "2 call")
    assert bet.result
    assert bet.result.shown == (3, 1, 2)
    checked = played(river(), "1 check", "2 check", "3 check")
    assert checked.result
    assert checked.result.shown == (1, 2, 3)
    by_blinds = played(dealt((3, 3, 10)), "3 call")
    assert by_blinds.result
    assert by_blinds.result.shown == (3, 1, 2)


def test_he5_3_a_hand_that_cannot_win_is_thrown_in_unseen() -> None:
    muck = played(river("default.showdown-muck"), "1 check", "2 check", "3 check")
    assert muck.result
    assert muck.result.shown == (1,)
    assert not {"KS", "KD", "QS", "QD"} & {*str(muck.seen_by(1)).replace("=", ".").split(".")}
    assert {"KS", "KD"} <= {*str(muck.seen_by(2)).replace("=", ".").replace("\n", ".").split(".")}
    raised = played(river("default.showdown-muck"), "1 check", "2 bet 10", "3 call", "1 call")
    assert raised.result
    assert raised.result.shown == (2, 1)
    again = muck.seen_by(0).resample(Random(3))
    assert again.seen_by(0) == muck.seen_by(0)


def test_a_thrown_in_hand_that_must_have_won_is_refused() -> None:
    muck = played(river("default.showdown-muck"), "1 check", "2 check", "3 check").seen_by(0)
    # The pack holds no hand below this board and these twos: everybody else would have shown.
    text = (
        str(muck)
        .replace("AS.xx.xx.AD", "2S.xx.xx.3D")
        .replace("2C.3H.4S", "AC.KH.QS")
        .replace("9C", "JC")
        .replace("8H", "TH")
    )
    view = GAME.parse_record(text).views(0)[-1]
    with pytest.raises(IllegalPosition):
        view.resample(Random(1))


def test_all_in_hands_are_all_shown() -> None:
    state = played(river("default.showdown-muck"), "1 bet 990", "2 call", "3 call")
    assert state.result
    assert state.result.shown == (1, 2, 3)


@pytest.mark.parametrize("text", ["posts=3", "posts=3:x", "absent=x", "absent=2.2.x"])
def test_a_field_that_cannot_be_read_is_refused(text: str) -> None:
    name, _, value = text.partition("=")
    with pytest.raises(InvalidNotation):
        dealt(FOUR, **{name: value})


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalPosition) as caught:
        GAME.parse_match("holdem=1 chairs=" + ".".join(["100"] * 11) + " stake=10")
    assert caught.value.violation.code is SeatRefusal.PLAYERS


def test_pk3_2_the_price_is_the_highest_bet_and_before_the_flop_at_least_the_stake() -> None:
    state = dealt(FOUR)
    assert [state.money.owes(seat) for seat in (1, 2, 3, 4)] == [5, 0, 10, 10]
    assert played(state, "3 raise 40").money.owes(1) == 35
    short = dealt((1000, 4, 1000))
    assert short.money.owes(3) == 10


def test_pk3_4_a_call_adds_what_is_owed_or_all_that_is_left() -> None:
    state = played(dealt((1000, 1000, 1000, 25)), "3 raise 60", "4 call")
    assert (state.money.bets[3], state.money.stacks[3]) == (25, 0)
    assert played(state, "1 call").money.bets[0] == 60


def test_pk3_6_a_betting_round_ends_when_all_have_spoken_and_owe_nothing() -> None:
    state = played(dealt(FOUR), "3 call", "4 call", "1 call")
    assert state.board == 0
    state = played(state, "2 check")
    assert (state.board, state.money.bets, state.money.price, state.money.pot) == (3, (0, 0, 0, 0), 0, 40)


def test_pk3_7_with_chips_left_in_one_stack_only_nobody_speaks_again() -> None:
    over = played(dealt((1000, 100, 1000)), "3 fold", "1 raise 100", "2 call")
    assert (over.to_act, over.board) == (None, 5)
    # Everyone is all-in by the blinds alone.
    assert dealt((5, 5)).to_act is None


def test_pk3_9_with_any_raise_one_chip_is_enough() -> None:
    state = dealt(FOUR, rules="default.min_raise-any")
    assert "raise 11" in legal(state)
    assert "raise 41" in legal(played(state, "3 raise 40"))


def test_pk4_3_each_pot_goes_to_the_best_hand_that_plays_for_it() -> None:
    cards = "KS.AS.2C.KD.AD.3D.9D.7H.8C.4S.TD.JC.JD.QH"
    over = played(dealt((300, 100, 300), cards), "3 raise 300", "1 call", "2 call")
    assert over.result
    assert [(pot.chips, pot.winners) for pot in over.result.pots] == [(300, (2,)), (400, (1,))]
    assert over.money.stacks == (400, 300, 0)


def test_pk5_9_a_short_all_in_is_completed_to_the_next_multiple_and_the_cap_holds_for_two() -> None:
    state = played(dealt((100, 100, 100, 5), rules="limit.small_bet-2.big_bet-4", stake="2"), "3 raise 4", "4 raise 5")
    assert "raise 6" in legal(state)
    two = dealt((100, 100), rules="limit.small_bet-2.big_bet-4", stake="2")
    two = played(two, "2 raise 4", "1 raise 6", "2 raise 8")
    assert refused(two, "raise 10") is BettingRefusal.CAPPED


def test_pk2_4_the_small_blind_is_asked_although_the_only_rival_posted_less() -> None:
    state = dealt((3, 1000))
    assert (state.to_act, legal(state)) == (2, ["fold", "call"])
    assert played(state, "2 call").money.returned[1] == 7


def test_he2_2_a_card_is_burnt_before_each_deal_to_the_board() -> None:
    state = river()
    deck = [str(card) for card in state.deal.deck]
    on_the_board = [deck.index(str(card)) for card in state.community]
    assert on_the_board == [7, 8, 9, 11, 13]
    assert {deck[6], deck[10], deck[12]}.isdisjoint(str(state.seen_by(1)).split("deck=")[1].split("\n")[0].split("."))


def test_he4_1_all_still_in_show_both_cards() -> None:
    over = played(river(), "1 check", "2 check", "3 check")
    assert all(card in str(over.seen_by(0)) for card in ("AS", "AD", "KS", "KD", "QS", "QD"))


def test_pk6_presets() -> None:
    def rules(preset: str) -> str:
        return str(GAME.match(2, preset, stake=None).deal(Random(1)).rules.betting)

    assert [*GAME.presets] == ["default", "card-room", "limit", "pirates"]
    assert [rules(preset) for preset in GAME.presets] == ["no-limit", "no-limit", "fixed-limit", "no-limit"]
    pirates = GAME.match(2, "pirates").deal(Random(1)).rules
    assert (pirates.clock, pirates.broke) == (30, "leave")


def test_pk5_7_with_wild_deuces_each_two_is_the_best_card_for_its_holder() -> None:
    cards = "AS.KH.2C.KD.2S.QH.JH.TH.3S.4C.5S.9D"
    lines = ["2 call", "1 check", *["1 check", "2 check"] * 3]
    natural = played(dealt((100, 100), cards), *lines)
    wild = played(dealt((100, 100), cards, "default.wild-deuces"), *lines)
    assert (natural.scores, wild.scores) == ((-10, 10), (10, -10))
    assert str(wild.record()).startswith("holdem 1 seats=2 rules=default.wild-deuces")


def test_pk5_7_wild_and_natural_hands_share_the_pot() -> None:
    cards = "2C.TS.3D.4D.5H.AS.KS.QS.6C.JS.7C.8H"
    state = played(dealt((100, 100), cards, "default.wild-deuces"), "2 call", "1 check", *["1 check", "2 check"] * 3)
    assert state.scores == (0, 0)


def test_pk1_6_the_best_hand_counts_whoever_bets_and_whoever_shows_first() -> None:
    # Seat 1 has two pair and bets; seat 2 only calls, and may not have noticed its straight.
    cards = "KS.6D.KD.2H.QD.7C.8H.9S.JD.TC.3H.9C"
    for rules in ("default", "default.showdown-muck"):
        state = played(dealt((1000, 1000), cards, rules), "2 call", "1 check")
        for _ in range(3):
            assert {action.partition(" ")[0] for action in legal(state)} == {"check", "bet"}
            state = played(state, "1 bet 10", "2 call")
        assert state.result
        assert (state.result.shown, state.result.pots[0].winners) == ((1, 2), (2,))
    for said in ("show", "muck", "claim flush"):
        with pytest.raises(InvalidNotation):
            parse_act(said)


@pytest.mark.parametrize(
    ("board", "better", "worse", "equal"),
    [
        ("9S.9H.9D.9C.2H", "AS.3C", "KD.QD", "AC.4D"),
        ("QS.QH.QD.4C.2H", "9S.9C", "8S.8D", "9H.9D"),
        ("7S.7H.7D.4C.2H", "AS.9C", "AD.8C", "AC.9D"),
    ],
    ids=["fours", "full houses", "threes"],
)
def test_pk5_1_where_hands_share_a_four_or_three_the_other_cards_decide(
    board: str, better: str, worse: str, equal: str
) -> None:
    for hands, winners in (((better, worse), (1,)), ((worse, better), (2,)), ((better, worse, equal), (1, 3))):
        over = showdown(board, *hands)
        assert over.result
        assert over.result.pots[0].winners == winners


@pytest.mark.parametrize("rules", ["default", "default.betting-pot-limit", "limit", "default.forced-ante"])
def test_pk5_2_a_player_may_check_exactly_if_nothing_is_owed(rules: str) -> None:
    rng, blind_may_check = Random(52), False
    for _ in range(60):
        state = dealt((100,) * rng.randrange(2, 6), rules=rules, stake="1" if rules == "limit" else "10")
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            owed = state.money.owes(state.to_act)
            assert ("check" in legal(state)) is (owed == 0)
            blind_may_check |= owed == 0 < state.money.price
            state = state.apply(rng.choice(state.legal()[:2]))
    assert blind_may_check is ("ante" not in rules)


@pytest.mark.parametrize("seats", range(2, 11))
def test_pk5_3_the_player_left_of_the_big_blind_opens_the_first_round_only(seats: int) -> None:
    state = dealt((1000,) * seats)
    big = state.money.bets.index(10) + 1
    assert state.to_act == big % seats + 1
    actions = within(20, "the flop")
    while not state.board and next(actions):
        state = state.apply(parse_act("check" if state.to_act == big else "call"))
    assert state.to_act == 1


def test_pk5_5_raises_in_fixed_limit_grow_by_one_size_and_are_not_doubled() -> None:
    state = dealt((100,) * 3, rules="limit.forced-ante.small_bet-3.big_bet-6")
    totals = []
    for _ in range(4):
        totals.append(state.legal()[-1].chips)
        state = state.apply(state.legal()[-1])
    assert totals == [3, 6, 9, 12]
    assert legal(state) == ["fold", "call"]


@pytest.mark.parametrize(("rules", "stays"), [("default", True), ("card-room", True), ("pirates", False)])
def test_pk5_6_whether_a_broke_player_may_buy_in_again_is_a_rule_of_the_table(rules: str, stays: bool) -> None:
    cards = "KS.AS.2C.KD.AD.3D.9D.7H.8C.4S.TD.JC.JD.5H"
    ended = played(dealt((300,) * 3, cards, rules), "3 fold", "1 raise 300", "2 call")
    after = GAME.match(3, rules, stacks=(300,) * 3).settle(ended)
    assert (after.scores, after.over) == ((0, 600, 300), False)
    assert (after.table.chairs[0] is not None) is stays, "the seat is kept, or lost"
    assert {*after.deal(Random(1)).players} == {2, 3}
    if stays:
        assert {*after.apply(1, parse_act("buy 300")).deal(Random(1)).players} == {1, 2, 3}
        return
    with pytest.raises(IllegalAction) as caught:
        after.apply(1, parse_act("buy 300"))
    assert caught.value.violation.code is TableRefusal.EMPTY_CHAIR


def test_he1_2_the_board_lies_face_up_before_everyone() -> None:
    cards = "AS.KH.AD.KD.2S.QH.JH.TH.3S.4C.5S.9D"
    boards = []
    for state in streets(dealt((1000, 1000), cards)):
        boards.append(state.community)
        assert {state.seen_by(seat).masked.community for seat in (0, 1, 2)} == {state.community}
    assert boards == [(), ("QH", "JH", "TH"), ("QH", "JH", "TH", "4C"), ("QH", "JH", "TH", "4C", "9D")]


@pytest.mark.parametrize("rules", ["default", "default.forced-ante"])
@pytest.mark.parametrize("seats", range(2, 11))
def test_he2_1_after_the_forced_bets_two_cards_each_one_at_a_time(seats: int, rules: str) -> None:
    state = dealt((1000,) * seats, rules=rules)
    assert state.moves == ()
    assert state.money.pot == (10 * seats if "ante" in rules else 15)
    pack = [*DECK.cards]
    for seat in range(1, seats + 1):
        assert state.hole(seat) == (pack[seat - 1], pack[seats + seat - 1])
        seen = known_cards(state, seat)
        assert {at for at, card in enumerate(seen, 1) if card != "xx"} == {seat, seats + seat}


def test_he3_1_betting_is_before_and_after_the_flop_after_the_turn_and_after_the_river() -> None:
    *turns, _ = states_of(dealt(FOUR), quiet)
    assert [(each.board, each.to_act) for each in turns] == [
        *((0, seat) for seat in (3, 4, 1, 2)),
        *((board, seat) for board in (3, 4, 5) for seat in (1, 2, 3, 4)),
    ]


def test_he5_1_the_order_of_showing_moves_no_chips_but_decides_what_is_seen() -> None:
    # Everybody puts in the same; seat 1 has the best hand, then 2, then 3.
    lines = {
        "1": ("1 bet 10", "2 call", "3 call"),
        "2": ("1 check", "2 bet 10", "3 call", "1 call"),
        "3": ("1 check", "2 check", "3 bet 10", "1 call", "2 call"),
    }
    shown = {}
    for rules in ("default", "default.showdown-muck"):
        for first, actions in lines.items():
            over = played(river(rules), *actions)
            assert over.scores == (40, -20, -20)
            assert over.result
            shown[rules, first] = over.result.shown
    assert [shown["default", first] for first in lines] == [(1, 2, 3), (2, 3, 1), (3, 1, 2)]
    assert [shown["default.showdown-muck", first] for first in lines] == [(1,), (2, 1), (3, 1)]


def test_he5_2_hands_are_shown_as_soon_as_nobody_has_a_decision_left() -> None:
    state = played(dealt((100, 1000, 1000)), "3 call", "1 raise 100", "2 call", "3 call")
    assert (state.board, state.to_act) == (3, 2)
    assert {*known_cards(state, 0)[:6]} == {"xx"}, "two may still bet"
    state = played(state, "2 bet 200", "3 raise 900")
    assert {*known_cards(state, 0)[:6]} == {"xx"}, "one still has to answer"
    over = played(state, "2 call")
    assert (over.to_act, over.legal()) == (None, ())
    assert known_cards(over, 0)[:6] == [*DECK.cards[:6]]
    assert over.result
    assert {*over.result.shown} == {1, 2, 3}


def test_he5_4_no_rake_no_straddle_no_misdeal_and_no_cards_to_see() -> None:
    rng = Random(54)
    for _ in range(60):
        stacks = [rng.randrange(1, 60) for _ in range(rng.randrange(2, 7))]
        state = end_of(dealt(stacks, ".".join(DECK.shuffled(rng))), lambda now: rng.choice(now.legal()))
        assert sum(state.money.stacks) == sum(stacks)
    for said in ("straddle 20", "misdeal", "rabbit"):
        with pytest.raises(InvalidNotation):
            parse_act(said)
    assert dealt(FOUR).money.bets == (5, 10, 0, 0)
    over = played(dealt(FOUR), "3 raise 20", "4 fold", "1 fold", "2 fold")
    assert over.community == ()
    assert {*known_cards(over, 0)} == {"xx"}


def test_he5_5_what_is_different_from_rake() -> None:
    book, own = parse_rules("book"), HOLDEM.parse_rules("default")
    assert (book.min_raise, own.min_raise) == ("any", "last")
    assert (book.forced, own.forced) == ("ante", "blinds")
    assert parse_rules("book.table_stakes-off").table_stakes is False
    with pytest.raises(InvalidNotation):
        HOLDEM.parse_rules("default.table_stakes-off")
    assert legal(dealt((1000, 1000, 4))) == ["fold", "call"], "a player may always call with all there is"
    limits = HOLDEM.parse_rules("limit.small_bet-2.big_bet-4").limits(2)
    assert limits.sizes == (2, 2, 4, 4)


OPTIONS: dict[str, tuple[str | int, ...]] = {
    "betting": ("no-limit", "pot-limit", "fixed-limit"),
    "small_bet": (1, 5),
    "big_bet": (2, 5),
    "cap": (3, 4),
    "forced": ("blinds", "ante"),
    "min_raise": ("last", "any"),
    "late_minimum": ("same", "double"),
    "missed_blinds": ("post", "wait", "dealt"),
    "buy_in_min": (1, 40),
    "buy_in_max": (1_000_000, 500),
    "clock": (0, 30),
    "broke": ("rebuy", "leave"),
    "wild": ("none", "deuces"),
    "showdown": ("all", "muck"),
}
"""PK6 and HE6: every option with its values, the default first; of numbers the default and another."""


def values_of(rules: HouseRules) -> dict[str, object]:
    return {field.name: getattr(rules, field.name) for field in fields(rules)}


def test_he6_options_are_those_of_poker_and_how_hands_are_shown() -> None:
    default = HOLDEM.parse_rules("default")
    assert values_of(default) == {name: values[0] for name, values in OPTIONS.items()}
    for name, (_, *others) in OPTIONS.items():
        for value in others:
            rules = HOLDEM.parse_rules(f"default.{name}-{value}")
            assert {**values_of(rules), name: None} == {**values_of(default), name: None}
            assert getattr(rules, name) == value
        with pytest.raises(InvalidNotation):
            HOLDEM.parse_rules(f"default.{name}-both")
    assert HOLDEM.parse_rules("card-room") == default
