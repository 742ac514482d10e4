"""Rummy by its rules: every numbered rule and every test vector of its facts."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from random import Random

import pytest

from rake.kit.actions import CardAction
from rake.kit.errors import IllegalPosition, InvalidNotation
from rake.kit.game import GameRefusal
from rake.kit.house_rules import RulesRefusal
from rake.shelf.rummy.deal import State
from rake.shelf.rummy.events import events_between
from rake.shelf.rummy.game import GAME
from rake.shelf.rummy.match import Match
from rake.shelf.rummy.melds import BOTH_ACES, LOW_ACE, bits, points
from rake.shelf.rummy.rules import SWITCHES, HouseRules, Refusal, parse_house_rules

from .rummy_deals import dealt, does, may, midway, over


def refusal(state: State, action: str) -> Enum | None:
    """Return the code with which an action is refused; None if it's allowed."""
    violation = state.why_not(GAME.parse_action(action))
    return violation.code if violation else None


def unmatched(hand: str) -> int:
    return points(LOW_ACE.unmatched(bits(hand.split())))


def is_meld(cards: str, melds: object = LOW_ACE) -> bool:
    assert melds in (LOW_ACE, BOTH_ACES)
    return bits(cards.split()) in (LOW_ACE if melds is LOW_ACE else BOTH_ACES).cards


def test_rm1_1_two_to_six_play_with_52_cards() -> None:
    assert GAME.seats == range(2, 7)
    assert len({*GAME.deal(6, rng=Random(1)).deal.deck}) == 52


def test_rm1_2_the_ace_is_low_only() -> None:
    assert is_meld("AS 2S 3S")
    assert not is_meld("QS KS AS")
    assert not is_meld("KS AS 2S")


def test_rm1_3_what_cards_cost() -> None:
    costs = [points(bits([rank + "S"])) for rank in "A23456789TJQK"]
    assert costs == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.parametrize("cards", ["7S 7H 7D", "7S 7H 7D 7C", "AS 2S 3S", "TC JC QC KC"])
def test_rm1_4_v2_melds(cards: str) -> None:
    assert is_meld(cards)


@pytest.mark.parametrize("cards", ["QS KS AS", "KS AS 2S", "4H 5H", "4H 5H 6D", "9S 9H 9D TS", "3C 5C 6C"])
def test_rm1_4_v2_no_melds(cards: str) -> None:
    assert not is_meld(cards)
    state = midway(f"{cards} 2D 8H")
    assert refusal(state, f"meld {'.'.join(cards.split())}") is Refusal.NOT_A_MELD


@pytest.mark.parametrize(("seats", "held", "stock"), [(2, 10, 31), (3, 7, 30), (4, 7, 23), (5, 6, 21), (6, 6, 15)])
def test_rm2_2_v1_cards_each_and_stock(seats: int, held: int, stock: int) -> None:
    state = GAME.deal(seats, rng=Random(1))
    assert [len(hand) for hand in state.hands] == [held] * seats
    assert len(state.stock) == stock
    deck = state.deal.deck
    assert {*state.hands[1].cards} == {*deck[1 : held * seats : seats]}, "one at a time, from the dealer's left"
    assert (state.pile, state.stock) == ((deck[held * seats],), deck[held * seats + 1 :])


def test_rm2_1_the_deal_moves_to_the_left() -> None:
    match = GAME.match(2, "default.target-none.deals-9")
    players = []
    for seed in range(3):
        state = match.deal(Random(seed))
        players.append(state.players)
        match = match.settle(over(state))
    assert players[0] == players[2] == players[1][::-1]
    three = GAME.match(3, "default.target-none.deals-9")
    first = three.deal(Random(1))
    one, two, dealer = first.players
    assert three.settle(over(first)).deal(Random(2)).players == (two, dealer, one)


def test_rm2_3_seat_1_begins_and_turns_go_to_the_left() -> None:
    state = GAME.deal(3, rng=Random(1))
    seats = []
    for _ in range(4):
        seats.append(state.to_act)
        state = does(state, "draw stock", f"discard {state.stock[0]}")
    assert seats == [1, 2, 3, 1]


def test_rm3_1_a_turn_begins_with_a_card_from_the_stock_or_the_pile() -> None:
    state = dealt(["KS", "QS"], "2H", "9C")
    assert may(state) == ["draw stock", "draw pile"]
    assert refusal(state, "discard KS") is Refusal.DRAW_FIRST
    assert "9C" in does(state, "draw stock").hands[0]
    after = does(state, "draw pile")
    assert ("2H" in after.hands[0], after.pile) == (True, ())
    assert refusal(after, "draw stock") is Refusal.HAS_DRAWN


def test_rm3_2_one_new_meld_in_a_turn_and_any_number_of_cards_laid_off() -> None:
    state = midway("4C 5C 6C 9S 9H 9D 7C 8C KD")
    one = does(state, "meld 4C.5C.6C", "lay 7C on 1", "lay 8C on 1")
    assert refusal(one, "meld 9S.9H.9D") is Refusal.SECOND_MELD
    assert may(one) == []
    assert len(may(one, "lay")) == 4
    after = does(one, "discard KD", "draw stock", "discard KS")
    assert refusal(after, "draw stock") is None
    both = midway("4C 5C 6C 9S 9H 9D KD", rules="default.melds-any")
    assert len(does(both, "meld 4C.5C.6C", "meld 9S.9H.9D").melds) == 2


def test_rm3_2_nothing_of_this_is_compulsory() -> None:
    assert "discard KD" in may(midway("4C 5C 6C KD"), "meld")


def test_rm3_3_melds_are_numbered_as_they_come() -> None:
    state = does(midway("4C 5C 6C 7D 2D", melds=["9S 9H 9D"]), "meld 4C.5C.6C")
    assert [(meld.owner, meld.cards) for meld in state.melds] == [(2, ("9S", "9H", "9D")), (1, ("4C", "5C", "6C"))]
    assert refusal(state, "meld 7D.2D") is Refusal.NOT_A_MELD
    assert refusal(state, "meld KD.KH.KC") is GameRefusal.NOT_HELD


def test_rm3_3_v3_one_of_two_melds() -> None:
    hand = "4C 5C 6C 9S 9H 9D 2H KD"
    state = midway(hand)
    assert sorted(may(state)) == ["meld 4C.5C.6C", "meld 9S.9H.9D"]
    assert sorted(may(state, "meld")) == sorted(f"discard {card}" for card in hand.split())
    after = does(state, "meld 4C.5C.6C")
    assert sorted(may(after, "")) == sorted(f"discard {card}" for card in ("9S", "9H", "9D", "2H", "KD"))


def test_rm3_4_v5_cards_are_laid_off_on_any_meld() -> None:
    state = midway("4D 8D 9D QD AD 7H", melds=["5D 6D 7D", "QS QH QC"])
    assert sorted(may(state)) == ["lay 4D on 1", "lay 8D on 1", "lay QD on 2"]
    assert "lay 9D on 1" in may(does(state, "lay 8D on 1"))
    after = does(state, "lay 4D on 1", "lay 8D on 1", "lay QD on 2")
    assert [meld.cards for meld in after.melds] == [("4D", "5D", "6D", "7D", "8D"), ("QS", "QH", "QD", "QC")]
    assert refusal(state, "lay 9D on 1") is Refusal.DOES_NOT_FIT
    assert refusal(state, "lay 4D on 3") is Refusal.NO_SUCH_MELD
    assert refusal(state, "lay TD on 1") is GameRefusal.NOT_HELD
    assert refusal(state, "lay 8D.9D on 1") is Refusal.ONE_LAID_OFF, "one after the other"


def test_rm3_4_layoff_opened_asks_for_a_meld_of_ones_own() -> None:
    state = midway("4C 5C 6C 8D KD", melds=["5D 6D 7D"], rules="default.layoff-opened")
    assert refusal(state, "lay 8D on 1") is Refusal.NOT_OPENED
    assert refusal(does(state, "meld 4C.5C.6C"), "lay 8D on 1") is None
    assert refusal(midway("8D KD", melds=["5D 6D 7D"], owner=1, rules="default.layoff-opened"), "lay 8D on 1") is None


def test_rm3_5_v4_the_card_taken_from_the_pile_is_not_discarded() -> None:
    state = midway("3S KC 8H", taken="8H")
    assert may(state, "") == ["discard 3S", "discard KC"]
    assert refusal(state, "discard 8H") is Refusal.TAKEN
    assert refusal(state, "discard 3S.KC") is Refusal.ONE_DISCARDED
    drawn = midway("3S KC 8H")
    assert len(may(drawn, "")) == 3, "a card from the stock may be discarded"
    after = does(state, "discard 3S", "draw stock", "discard 3C", "draw stock")
    assert refusal(after, "discard 8H") is None, "in a later turn it may be"


def test_rm3_6_one_goes_out_by_a_meld_a_card_laid_off_or_a_discard() -> None:
    by_meld = does(midway("4C 5C 6C"), "meld 4C.5C.6C")
    by_layoff = does(midway("8D", melds=["5D 6D 7D"]), "lay 8D on 1")
    by_discard = does(midway("8D"), "discard 8D")
    for state in (by_meld, by_layoff, by_discard):
        assert (state.to_act, state.out, state.scores) == (None, 1, (0, -10))
        assert state.legal() == ()


def test_rm3_6_out_discard_asks_for_a_card_to_discard() -> None:
    rules = "default.out-discard"
    assert refusal(midway("4C 5C 6C", rules=rules), "meld 4C.5C.6C") is Refusal.NO_DISCARD
    assert refusal(midway("8D", melds=["5D 6D 7D"], rules=rules), "lay 8D on 1") is Refusal.NO_DISCARD
    assert does(midway("4C 5C 6C KD", rules=rules), "meld 4C.5C.6C", "discard KD").out == 1
    taken = midway("4C 5C 6C 8D", melds=["5D 6D 7D"], taken="8D", rules=rules)
    assert refusal(taken, "meld 4C.5C.6C") is Refusal.NO_DISCARD, "the card left is not the one taken"
    assert refusal(midway("4C 5C 6C 8D", taken="4C", rules=rules), "meld 4C.5C.6C") is None


def test_rm3_7_the_card_taken_may_not_be_all_that_is_left_unless_it_fits() -> None:
    state = midway("4C 5C 6C 8H", taken="8H")
    assert refusal(state, "meld 4C.5C.6C") is Refusal.ONLY_TAKEN
    fitting = midway("4C 5C 6C 8D", taken="8D", melds=["5D 6D 7D"])
    after = does(fitting, "meld 4C.5C.6C")
    assert may(after, "") == ["lay 8D on 1"], "then it must be laid off"
    assert does(after, "lay 8D on 1").out == 1
    own = does(midway("4C 5C 6C 7C", taken="7C"), "meld 4C.5C.6C")
    assert may(own, "") == ["lay 7C on 1"]
    two = midway("8D KC", taken="KC", melds=["5D 6D 7D"])
    assert refusal(two, "lay 8D on 1") is Refusal.ONLY_TAKEN
    assert refusal(midway("8D KC", taken="8D", melds=["5D 6D 7D"]), "lay 8D on 1") is None
    gone = does(midway("8D 9D KC", taken="8D", melds=["5D 6D 7D"]), "lay 8D on 1")
    assert may(does(gone, "lay 9D on 1"), "") == ["discard KC"], "it isn't in the hand any more"


def test_rm3_7_v7_out_with_the_card_taken() -> None:
    state = midway("4C 5C KD", "KS QD", pile="6C", has_drawn=False)
    after = does(state, "draw pile", "meld 4C.5C.6C")
    assert may(after, "") == ["discard KD"]
    assert does(after, "discard KD").scores == (0, -20)


def test_rm3_8_v8_the_pile_becomes_the_stock() -> None:
    state = midway("8H KC", pile="3C 9H KD 5S", stock="", has_drawn=False)
    assert may(state, "") == ["draw stock", "draw pile"]
    assert does(state, "draw pile").pile == ("3C", "9H", "KD")
    after = does(state, "draw stock")
    assert "3C" in after.hands[0]
    assert (after.stock, after.pile) == (("9H", "KD", "5S"), ())
    assert does(after, "discard 8H").pile == ("8H",)


def test_rm3_8_a_pile_of_one_card_is_turned_too() -> None:
    state = does(midway("8H KC", pile="3C", stock="", has_drawn=False), "draw stock")
    assert (state.stock, state.pile) == ((), ())
    assert "discard 3C" in may(state, "")
    assert does(state, "discard 3C").to_act is None


def test_rm3_9_the_deal_is_blocked_by_the_turn_that_draws_the_last_card() -> None:
    state = midway("8H KC", "AS", stock="3C", turned=1, has_drawn=False)
    blocked = does(state, "draw stock", "discard 8H")
    assert (blocked.to_act, blocked.out, blocked.scores) == (None, None, (-13, -1))
    out = does(midway("2C", stock="3C", turned=1, melds=["3C 4C 5C", "2S 2H 2D"], has_drawn=False), "draw stock")
    assert does(midway("4C 5C", "AS", stock="3C", turned=1, has_drawn=False), "draw stock", "meld 3C.4C.5C").out == 1
    assert out.to_act == 1
    on = does(midway("8H KC", stock="3C", has_drawn=False), "draw stock", "discard 8H")
    assert may(on) == ["draw stock", "draw pile"], "the first time the pile is turned"


@pytest.mark.parametrize("restocks", range(4))
def test_rm3_9_restocks(restocks: int) -> None:
    rules = f"default.restocks-{restocks}"
    last = does(midway("8H KC", stock="3C", turned=restocks, has_drawn=False, rules=rules), "draw stock", "discard 8H")
    assert last.to_act is None
    if restocks:
        before = midway("8H KC", stock="3C", turned=restocks - 1, has_drawn=False, rules=rules)
        assert does(before, "draw stock", "discard 8H").to_act == 2


def test_rm4_1_v6_deadwood() -> None:
    assert unmatched("7S 7H 7D 8S 9S KC") == 24
    assert unmatched("TS JS QS KS KH KD AC") == 1
    assert unmatched("8C 8D 8H 9H TH QS") == 26


def test_rm4_1_melds_in_hand_are_safe_and_cards_are_not_laid_off() -> None:
    state = does(midway("8H", "7S 7H 7D 8S 9S 8D", melds=["5D 6D 7D"]), "discard 8H")
    assert state.scores == (0, -22)
    assert does(midway("8H", "7S 7H 7D 8S 9S", rules="default.deadwood-all"), "discard 8H").scores == (0, -38)


def test_rm4_2_deadwood_is_lost() -> None:
    assert does(midway("8H", "KS", "AS 2D"), "discard 8H").scores == (0, -10, -3)


def test_rm4_2_score_winner() -> None:
    rules = "default.score-winner"
    assert does(midway("8H", "KS", "AS 2D", rules=rules), "discard 8H").scores == (13, 0, 0)
    blocked = does(midway("8H KC", stock="3C", turned=1, has_drawn=False, rules=rules), "draw stock", "discard 8H")
    assert blocked.scores == (0, 0)


def test_rm4_3_v9_the_match_ends_at_its_target() -> None:
    match = Match("default", 2, sheet=((-38, -41),), order=(2, 1))
    state = midway("8H", "9H 3H")
    ended = does(state._replace(deal=replace(state.deal, players=(2, 1))), "discard 8H")
    assert not match.over
    after = match.settle(ended)
    assert (after.scores, after.over, after.winners) == ((-50, -41), True, (2,))


def test_rm4_3_the_fewest_points_win_and_equal_players_share() -> None:
    match = Match("default", 3, sheet=((-60, -20, -20),))
    assert match.winners == (2, 3)
    assert not Match("default", 3, sheet=((-49, -20, 0),)).over
    by_deals = Match("default.deals-2.target-none", 2, sheet=((-60, -20), (0, -70)))
    assert (by_deals.over, by_deals.winners) == (True, (1,))
    assert not Match("default.deals-2.target-none", 2, sheet=((-60, -20),)).over
    winner = Match("default.score-winner.target-100", 2, sheet=((0, 60), (0, 40)))
    assert (winner.over, winner.winners) == (True, (2,)), "with score-winner, the most"


def test_rm5_4_melds_and_cards_laid_off_come_in_any_order() -> None:
    state = midway("4C 5C 6C 8D KD", melds=["5D 6D 7D"])
    one = does(state, "lay 8D on 1", "meld 4C.5C.6C")
    other = does(state, "meld 4C.5C.6C", "lay 8D on 1")
    assert (one.hands, one.melds, one.legal()) == (other.hands, other.melds, other.legal())


@pytest.mark.parametrize(("name", "number"), [(name, switch.rule) for name, switch in SWITCHES.items()])
def test_rm6_every_option_is_a_switch_with_its_rule(name: str, number: str) -> None:
    assert number.startswith("RM")
    for word in SWITCHES[name].values:
        text = f"default.{name}-{word}" + (".deals-5" if (name, word) == ("target", "none") else "")
        if (name, word) != ("deals", "none"):
            rules = parse_house_rules(text)
            assert parse_house_rules(str(rules)) == rules


def test_rm6_target_and_deals_may_not_both_be_none() -> None:
    with pytest.raises(IllegalPosition) as error:
        parse_house_rules("default.target-none")
    assert error.value.violation.code is RulesRefusal.ENDLESS
    with pytest.raises(IllegalPosition) as error:
        HouseRules(restocks=4)
    assert error.value.violation.code is RulesRefusal.VALUE
    assert str(parse_house_rules("default.target-100")) == "default.target-100"


def test_rm6_with_ace_both_it_is_high_in_runs_too() -> None:
    assert is_meld("QS KS AS", BOTH_ACES)
    assert is_meld("AS 2S 3S", BOTH_ACES)
    assert not is_meld("KS AS 2S", BOTH_ACES)
    state = midway("QS KS AS 2D", melds=["JD QD KD"], rules="default.ace-both")
    assert may(state) == ["meld QS.KS.AS"]
    assert refusal(does(state, "meld QS.KS.AS"), "lay 2D on 1") is Refusal.DOES_NOT_FIT
    laid = does(midway("AD 9C", melds=["JD QD KD"], rules="default.ace-both"), "lay AD on 1")
    assert laid.melds[0].cards == ("JD", "QD", "KD", "AD")
    assert points(BOTH_ACES.unmatched(bits(["QS", "KS", "AS", "2D"]))) == 2, "such a run is safe in the hand"
    assert does(midway("8H", "AS", rules="default.ace-both"), "discard 8H").scores == (0, -1), "still one point"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw stock", CardAction("draw stock")),
        ("draw pile", CardAction("draw pile")),
        ("meld 6S.4S.5S", CardAction("meld", ("4S", "5S", "6S"))),
        ("meld 7C.7S.7D", CardAction("meld", ("7S", "7D", "7C"))),
        ("meld AS.KS.QS", CardAction("meld", ("QS", "KS", "AS"))),
        ("meld 3S.2S.AS", CardAction("meld", ("AS", "2S", "3S"))),
        ("lay 7s on 1", CardAction("lay", ("7S",), 1)),
        ("discard KC", CardAction("discard", ("KC",))),
    ],
)
def test_notation_is_read_in_any_order_and_written_in_one(text: str, action: CardAction) -> None:
    assert GAME.parse_action(text) == action
    assert GAME.parse_action(str(action)) == action


@pytest.mark.parametrize(
    "text", ["draw", "draw KS", "lay 7S", "meld 7S.8S.9S on 1", "lay 7S on 0", "discard xx", "lay"]
)
def test_notation_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.parse_action(text)
    with pytest.raises(IllegalPosition):
        GAME.parse_action("meld 7S.7S.8S")


def happened(state: State, *actions: str) -> list[str]:
    """Return what seat 1 sees of these actions, event by event."""
    events: list[str] = []
    for action in actions:
        before, state = state, does(state, action)
        events += map(str, events_between(before.seen_by(1), state.seen_by(1)))
    return events


def test_events_of_a_turn_name_a_drawn_card_only_to_the_player_who_drew_it() -> None:
    state = dealt(["KS 4C 5C", "QS"], "2H", "6C 9C")
    assert str(*events_between(None, state.seen_by(1))) == "CardsDealt(cards=10, card='2H')"
    turn = ["draw stock", "meld 4C.5C.6C", "discard KS"]
    assert happened(state, *turn, "draw stock", "discard QS") == [
        "DrewCard(seat=1, card='6C')",
        "MeldLaid(seat=1, meld=('4C', '5C', '6C'))",
        "Discarded(seat=1, card='KS')",
        "DrewUnseen(seat=2)",
        "Discarded(seat=2, card='QS')",
    ]


def test_events_when_the_pile_is_turned_over_name_what_is_drawn_from_it() -> None:
    state = midway("8H KC", pile="3C 9H KD 5S", stock="", has_drawn=False)
    assert happened(state, "draw stock") == ["PileTurned()", "DrewCard(seat=1, card='3C')"]
    assert happened(state, "draw pile") == ["TookCard(seat=1, card='5S')"]


def test_events_of_the_end_say_why_and_what_it_costs() -> None:
    laid_off = happened(midway("8D", "KS QH", melds=["5D 6D 7D"]), "lay 8D on 1")
    assert laid_off == ["CardLaidOff(seat=1, card='8D')", "WentOut(seat=1)", "DeadwoodCounted(seat=2, points=20)"]
    won = happened(midway("8H", "KS QH", rules="default.score-winner"), "discard 8H")
    assert won[-1] == "SumWon(seat=1, points=20)"
    nobody = midway("8H KC", "AS", stock="3C", turned=1, has_drawn=False, rules="default.score-winner")
    assert happened(nobody, "draw stock", "discard 8H")[-1] == "NobodyScores()", "RM4.2"
    blocked = happened(midway("8H KC", "AS", stock="3C", turned=1, has_drawn=False), "draw stock", "discard 8H")
    assert blocked[-3:] == ["DealBlocked()", "DeadwoodCounted(seat=1, points=13)", "DeadwoodCounted(seat=2, points=1)"]
