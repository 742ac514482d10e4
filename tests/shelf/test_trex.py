"""Trex by its rules: every numbered rule and every test vector of its facts."""

from __future__ import annotations

from enum import Enum
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rake.kit.errors import IllegalPosition, InvalidNotation
from rake.kit.game import GameRefusal, play_until
from rake.kit.tricks import Trick
from rake.shelf.trex.bots import BOTS
from rake.shelf.trex.deal import FORM, State
from rake.shelf.trex.game import GAME
from rake.shelf.trex.match import Match
from rake.shelf.trex.rules import CONTRACTS, SWITCHES, Contract, HouseRules, Refusal, parse_house_rules
from rake.shelf.trex.scoring import scored
from tests.bounded import states_of, within

from .trex_deals import after, chosen, dealt, legal, over

PLUS = parse_house_rules("default")


def refusal(state: State, action: str) -> Enum | None:
    """Return the code with which an action is refused; None if it's allowed."""
    violation = state.why_not(GAME.parse_action(action))
    return violation.code if violation else None


def played(text: str, leader: int = 4, step: int = 1) -> Trick:
    """Return a trick of these cards."""
    return Trick(4, leader, tuple(text.split()), step)


def points(contract: str, *tricks: Trick, rules: HouseRules = PLUS, **exposed: int) -> tuple[int, ...]:
    """Return what tricks are worth, by seat."""
    return scored(Contract(contract), rules, tricks, exposed, ())


def kingdom(match: Match, seed: int = 1, deals: int = 5) -> Match:
    """Return a match after some more deals that aren't void."""
    rng = Random(seed)
    for _ in range(deals):
        before, tries = len(match.sheet), within(100, "a deal that isn't void")
        while len(match.sheet) == before and next(tries):
            match = match.settle(play_until(match.deal(rng), dict.fromkeys(range(1, 5), BOTS["careful"]), seed))
    return match


def test_tx1_1_four_play_with_52_cards_and_there_is_no_trump() -> None:
    assert [*GAME.seats] == [4]
    assert len({*GAME.deal(4, rng=Random(1)).deal.deck}) == 52
    assert points("eltoosh", played("2C AS AH AD")) == (0, 0, 0, -15)


@pytest.mark.parametrize("seed", range(8))
def test_tx2_1_tx2_2_tx5_2_tx5_10_v1_who_gets_the_seven_of_hearts_is_seat_4_and_all_know_it(seed: int) -> None:
    state = GAME.deal(4, rng=Random(seed))
    assert [len(hand) for hand in state.hands] == [13] * 4
    assert "7H" in state.hands[3]
    assert state.deal.deck.index("7H") % 4 == 3
    assert " shown=7H " in str(state.record())
    assert state.to_act == 4
    assert chosen(state, "eltoosh").to_act == 4
    assert all("7H" in state.seen_by(seat).masked.hands[3] for seat in range(5))


def test_tx2_1_every_player_may_own_the_first_kingdom() -> None:
    owners = {GAME.deal(4, rng=Random(seed)).players for seed in range(40)}
    assert owners == {(1, 2, 3, 4), (2, 3, 4, 1), (3, 4, 1, 2), (4, 1, 2, 3)}


def test_tx5_10_a_record_in_which_another_seat_holds_the_seven_of_hearts_is_refused() -> None:
    text = str(GAME.deal(4, rng=Random(1)).record())
    rest, deck = text.split("deck=")
    moved = ".".join(deck.split(".")[1:] + deck.split(".")[:1])
    with pytest.raises(IllegalPosition) as error:
        GAME.parse_record(f"{rest}deck={moved}").state()
    assert error.value.violation.code is Refusal.OWNERS_CARD
    with pytest.raises(InvalidNotation):
        GAME.parse_record(text.replace("shown=7H", "shown=8H"))


def test_tx2_2_to_tx2_4_five_deals_of_one_owner_then_the_kingdom_goes_to_the_right() -> None:
    match, owners = GAME.match(4), []
    for number in range(20):
        owners.append(match.deal(Random(number)).players[-1])
        match = kingdom(match, number, 1)
        assert [*match.owners][: len({*owners})] == [*dict.fromkeys(owners)]
    first = owners[0]
    right = [(first - 1 - step) % 4 + 1 for step in range(4)]
    assert owners == [owner for owner in right for _ in range(5)]
    assert match.over
    assert [*match.owners] == right
    assert all({*each} == {*CONTRACTS} for each in match.kingdoms)


def test_tx2_3_tx5_11_v2_the_owner_chooses_among_what_was_not_played_in_this_kingdom() -> None:
    state = dealt(played="king.girls")
    assert legal(state) == ["choose diamonds", "choose eltoosh", "choose trex"]
    assert refusal(state, "choose king") is Refusal.PLAYED_BEFORE
    assert refusal(state, "play 2C") is Refusal.CHOOSE_FIRST
    assert " played=king.girls " in str(state.record())
    assert refusal(after(state, "choose trex"), "choose eltoosh") is Refusal.CHOSEN
    assert legal(dealt(played="king.girls.trex.diamonds")) == ["choose eltoosh"], "the fifth is said, too"


@pytest.mark.parametrize("played", ["king.king", "diamonds.eltoosh.girls.king.trex"])
def test_tx5_11_contracts_that_cannot_have_been_played_are_refused(played: str) -> None:
    with pytest.raises(IllegalPosition) as error:
        dealt(played=played)
    assert error.value.violation.code is Refusal.PLAYED


def test_tx3_1_v5_follow_suit_and_the_highest_of_the_suit_led_wins_and_leads() -> None:
    state = chosen(dealt("AH 3C", "9C 9D", "QC 2D", "5C"), "girls")
    state = after(state, "play 5C")
    assert state.to_act == 1
    assert refusal(state, "play AH") is Refusal.FOLLOW
    # V5 by other seats: who leads 5C is seat 4, and no club is left to seat 1.
    state = chosen(dealt("AH AS KS QS JS TS AD KD QD JD TD KH QH", "9C 9D", "QC 2D", "5C"), "girls")
    state = after(state, "play 5C", "play AH", "play 9C", "play QC")
    assert (state.to_act, state.points) == (3, (0, 0, -25, 0))
    assert refusal(state, "pass") is Refusal.NO_PASS


def test_tx3_2_v3_a_heart_may_be_led_only_from_a_hand_of_hearts() -> None:
    state = chosen(dealt("", "", "", "KH 3H 9C"), "king")
    assert all(card[-1] != "H" for card in legal(state))
    assert refusal(state, "play 3H") is Refusal.HEARTS
    hearts = "KH 3H AH QH JH TH 9H 8H 7H 6H 5H 4H 2H"
    assert "play KH" in legal(chosen(dealt("", "", "", hearts), "king"))
    assert "play 3H" in legal(chosen(dealt("", "", "", "KH 3H 9C"), "girls")), "in the king alone"


def test_tx3_2_v4_a_heart_may_be_thrown_on_another_suit() -> None:
    low = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"
    state = after(chosen(dealt(f"KH 3H {low}", "", "", "5D AC"), "king"), "play 5D")
    assert {"play KH", "play 3H", "play 9C"} <= {*legal(state)}


def test_tx5_6_hearts_are_barred_after_the_king_has_gone_and_all_tricks_are_played() -> None:
    diamonds = "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D"
    state = chosen(dealt(f"KH {diamonds}", "2H 3H 4H", "5H 6H 7H", "2D AC QH"), "king")
    state = after(state, "play AC", "play KH")
    state = after(state, legal(state)[0])
    state = after(state, legal(state)[0])
    assert state.points == (0, 0, 0, -75)
    assert refusal(state, "play QH") is Refusal.HEARTS
    assert len(over(state).tricks) == 13


def test_tx3_3_tx5_4_all_are_asked_once_for_cards_to_expose_the_owner_first() -> None:
    state = after(dealt("QS", "QH QD", "", "QC"), "choose girls")
    asked = []
    for answer in ("expose QC", "pass", "expose QD.QH", "pass"):
        asked.append(state.to_act)
        state = after(state, answer)
    assert asked == [4, 1, 2, 3]
    assert state.exposed == {"QC": 4, "QH": 2, "QD": 2}
    assert state.to_act == 4
    assert refusal(state, "expose QC") is Refusal.NOT_ASKED
    assert str(state.moves[3].action) == "expose QH.QD", "in the order S H D C"


def test_tx3_3_what_can_be_exposed() -> None:
    hands = ("QH QC", "", "", "QS QD KH")
    state = after(dealt(*hands), "choose girls")
    assert legal(state) == ["expose QS", "expose QD", "expose QS.QD", "pass"]
    assert refusal(state, "expose QH") is GameRefusal.NOT_HELD
    assert refusal(state, "expose KH") is Refusal.NO_DOUBLE
    assert refusal(state, "play QS") is Refusal.EXPOSE_FIRST
    assert refusal(state, "show") is Refusal.NO_SHOW
    king = after(dealt(*hands), "choose king")
    assert legal(king) == ["expose KH", "pass"]
    assert legal(after(king, "expose KH")) == ["pass"], "a player without such a card is asked all the same"


@pytest.mark.parametrize("contract", ["diamonds", "eltoosh"])
def test_tx3_3_in_the_other_contracts_nobody_is_asked(contract: str) -> None:
    assert not after(dealt(), f"choose {contract}").asking


def test_tx3_3_an_exposed_card_lies_open_in_the_hand_and_is_played_by_the_usual_rules() -> None:
    state = after(dealt("QS 2S", "", "", "3S"), "choose girls", "pass", "expose QS", "pass", "pass", "play 3S")
    assert {"play QS", "play 2S"} <= {*legal(state)}
    assert all("QS" in state.seen_by(seat).masked.hands[0] for seat in range(5))


def test_tx3_4_the_cards_played_are_public_and_a_hand_is_not() -> None:
    state = after(chosen(dealt("3S", "", "", "2S"), "eltoosh"), "play 2S", "play 3S")
    view = state.seen_by(2)
    assert [card for trick in view.masked.tricks for card in trick.cards] == ["2S", "3S"]
    assert [hand.hidden for hand in view.masked.hands] == [12, 0, 13, 12]


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("2S 2H 2D 2C", True),
        ("2S 2H 2D 3C", True),
        ("2S 2H 2D 3S", False),
        ("2S 2H 3D 3C", False),
        ("2S 2C 2D 3H", True),
    ],
)
def test_tx3_5_low_cards_that_may_be_shown(hand: str, may: bool) -> None:
    others = "4S 5S 6S 7S 8S 9S 4H 5H 6H"
    state = after(dealt("", "", "", f"{hand} {others}"), "choose trex")
    assert ("show" in legal(state)) is may
    assert (refusal(state, "show") is None) is may
    assert refusal(state, "play 4S") is Refusal.SHOW_FIRST
    assert refusal(state, "expose 4S") is Refusal.NO_DOUBLE


def test_tx3_5_tx5_7_a_deal_that_is_shown_is_void_and_the_owner_chooses_again_among_the_same() -> None:
    match = kingdom(GAME.match(4), deals=2)
    start = match.deal(Random(1))
    hands = ["", "2S 2H 2D 3C", "", ""]
    state = dealt(*hands, played=".".join(each.value for each in match.played))
    text = str(state.record()).replace("seats=4", f"seats=4 players={'.'.join(map(str, match.order))}")
    state = State.begin(FORM.parse(text).deal)
    assert Contract.TREX in state.left, "not played so far"
    state = after(state, "choose trex", "pass", "pass", "show")
    assert (state.to_act, state.scores, GAME.total(state)) == (None, (0, 0, 0, 0), 0)
    again = match.settle(state)
    assert (again.sheet, again.order, again.played) == (match.sheet, match.order, match.played)
    assert again.deal(Random(1)) == start


def test_tx5_7_after_a_void_first_deal_the_seven_of_hearts_changes_nothing() -> None:
    state = dealt("", "2S 2H 2D 3C", "", "7H")
    text = str(state.record()).replace("rules=default", "rules=default shown=7H")
    start = State.begin(FORM.parse(text).deal)
    void = after(start, "choose trex", "pass", "pass", "show")
    match = GAME.match(4).settle(void)
    assert not match.over
    for seed in range(8):
        state = match.deal(Random(seed))
        assert state.players == (1, 2, 3, 4)
        assert "shown" not in str(state.record())
    assert len({match.deal(Random(seed)).deal.deck.index("7H") % 4 for seed in range(20)}) == 4


def test_tx5_12_showing_uncovers_just_the_four_cards() -> None:
    shown = ["2S 2H 2D 3C KS KH", "2S 2H 2D 2C 3C KS"]
    for hand, cards in zip(shown, (["2D", "2H", "2S", "3C"], ["2C", "2D", "2H", "2S"]), strict=True):
        state = after(dealt("", hand), "choose trex", "pass", "pass", "show")
        for seat in (0, 1, 3, 4):
            view = state.seen_by(seat)
            assert sorted(view.masked.hands[1].cards) == cards
            assert view.record().views(seat)[-1] == view
            assert view.record().views(seat)[0].masked.hands[1].cards == (), "and not before"


def test_tx3_6_v10_any_jack_may_be_laid_and_what_lies_next_to_the_ends() -> None:
    state = chosen(dealt("", "", "", "JS QS 4D"), "trex")
    assert [card for card in legal(state) if card in ("play JS", "play QS", "play 4D")] == ["play JS"]
    assert refusal(state, "play QS") is Refusal.NOT_NEXT
    no_jacks = "QS TS 4D KS AS 9S 8S 7S 6S 5S 4S 3S 2S"
    assert legal(chosen(dealt("", "", "", no_jacks), "trex")) == ["pass"]


def test_tx3_6_tx3_7_v11_a_layout_of_spades_and_a_jack_of_hearts() -> None:
    seats = (
        *("TS QS 2C 3C 4C 6C 7C 8C 9C 2D 3D 4D 5D", "JH JS TC QC KC AC 6D 7D 8D 9D TD JD QD"),
        *("KD AD 2H 3H 4H 5H 6H 7H 8H KH AH 2S 3S", "KS 9S QH TH 5C JC 8S AS 9H 4S 5S 6S 7S"),
    )
    state = chosen(dealt(*seats), "trex")
    state = after(state, "play JC", "pass", "play JS", "pass", "pass")
    state = after(state, "play TS", "play JH", "pass", "play 9S", "play QS")
    # The layout is 9S TS JS QS, JH and JC: V11 with a nine that has already gone.
    state = after(state, "play TC", "pass")
    assert {*legal(state)} == {"play KS", "play QH", "play TH", "play 8S"}
    assert refusal(state, "pass") is Refusal.CAN_PLAY
    assert refusal(state, "play AS") is Refusal.NOT_NEXT


def test_tx3_7_a_hand_without_a_playable_card_passes() -> None:
    no_jacks = "QS TS 4D KS AS 9S 8S 7S 6S 5S 4S 3S 2S"
    state = after(chosen(dealt("", "", "", no_jacks), "trex"), "pass")
    assert state.to_act == 1


def test_tx3_8_tx4_1_tx5_8_all_52_cards_go_down_and_those_without_cards_are_skipped() -> None:
    suits = [" ".join(rank + suit for rank in "A23456789TJQK") for suit in "SHDC"]
    *before, state = states_of(chosen(dealt(*suits), "trex"), lambda now: now.legal()[0])
    assert [each.to_act for each in before] == [4, 1, 2, 3] * 13
    assert state.scores == (150, 100, 50, 200)
    # Seat 1 has a jack and cards that wait: it plays on alone, for 50 points.
    late = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S".replace("JS", "JH")
    hearts = suits[1].replace("JH", "JS")
    state = over(chosen(dealt(late, hearts, suits[2], suits[3]), "trex"))
    assert sum(hand.hidden + len(hand.cards) for hand in state.hands) == 0
    assert sorted(state.scores) == [50, 100, 150, 200]


def test_tx4_1_v6_diamonds_taken() -> None:
    tricks = [
        played("AD 2D 3D 4D", 4),
        played("KS TD 2S 3S", 4),
        played("KD 5D 6D 7S", 1),
        played("AS 7D 2H 3H", 1),
        played("AC 8D 9D JD", 2),
        played("AH QD 4H 5H", 3),
    ]
    assert points("diamonds", *tricks) == (40, 30, 10, 50)
    minus = parse_house_rules("default.diamonds-minus")
    assert points("diamonds", *tricks, rules=minus) == (-40, -30, -10, -50)


def test_tx4_1_v7_tricks() -> None:
    tricks = [played("2C AC KC QC", leader) for leader in (4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 2, 2, 3)]
    assert points("eltoosh", *tricks) == (-90, -60, -30, -15)


def test_tx4_2_v8_doubled_queens() -> None:
    tricks = [played("2S KS QS 3S", 2), played("AH QH 2C QD", 2), played("AC QC 3C 4C", 4)]
    assert points("girls", *tricks, QS=1) == (25, -50, -50, -25)


def test_tx4_2_v9_a_doubled_king() -> None:
    assert points("king", played("AH 2H KH 3H", 4), KH=2) == (0, 75, 0, -150)
    assert points("king", played("AH 2H KH 3H", 4)) == (0, 0, 0, -75)


def test_tx4_3_an_exposer_who_takes_the_card_pays_the_leader_of_the_trick() -> None:
    assert points("girls", played("2D QD 3D 4D", 1), QD=2) == (25, -50, 0, 0)
    assert points("king", played("2H KH 3H 4H", 1), KH=2) == (75, -150, 0, 0)


def test_tx5_5_an_exposer_who_leads_and_takes_has_both_parts() -> None:
    assert points("girls", played("QD 3D 4D 2D", 2), QD=2) == (0, -25, 0, 0)
    assert points("king", played("KH 3H 4H 2H", 2), KH=2) == (0, -75, 0, 0)


@pytest.mark.parametrize("rules", ["default", "pagat"])
def test_tx4_4_the_sums_of_deals_kingdoms_and_matches(rules: str) -> None:
    match = kingdom(GAME.match(4, rules), deals=20)
    by_contract = {contract: sum(row) for row, contract in zip(match.sheet, sum(match.kingdoms, ()), strict=True)}
    diamonds = 130 if rules == "default" else -130
    assert by_contract == {
        Contract.DIAMONDS: diamonds,
        Contract.ELTOOSH: -195,
        Contract.GIRLS: -100,
        Contract.KING: -75,
        Contract.TREX: 500,
    }
    assert sum(match.scores) == 4 * (260 if rules == "default" else 0)


def test_tx4_5_tx5_9_the_highest_total_wins_and_equal_ones_share() -> None:
    sheet = "_".join(["0.0.0.130", "0.0.0.-195", "0.0.-100.0", "0.-75.0.0", "150.100.50.200"])
    match = GAME.parse_match(f"trex=1 rules=default.kingdoms-1 seats=4 sheet={sheet} order=1.2.3.4")
    assert (match.over, match.winners) == (True, (1,))
    even = sheet.replace("150.100.50.200", "150.225.50.75")
    assert GAME.parse_match(f"trex=1 rules=default.kingdoms-1 seats=4 sheet={even} order=1.2.3.4").winners == (1, 2)


@pytest.mark.parametrize(
    ("sheet", "order"),
    [
        ("0.0.0.131", "1.2.3.4"),
        ("0.0.0.130_0.0.0.130", "1.2.3.4"),
        ("0.0.0.130", ""),
    ],
)
def test_tx4_4_a_sheet_that_cannot_be_is_refused(sheet: str, order: str) -> None:
    fields = f" order={order}" if order else ""
    with pytest.raises(IllegalPosition) as error:
        GAME.parse_match(f"trex=1 rules=default seats=4 sheet={sheet}{fields}")
    assert error.value.violation.code is Refusal.SHEET


def test_tx2_3_a_deal_of_another_kingdom_does_not_go_on_the_sheet() -> None:
    match = GAME.parse_match("trex=1 rules=default seats=4 sheet=0.0.0.130 order=1.2.3.4")
    for own in ("", "girls.king"):
        with pytest.raises(IllegalPosition):
            match.settle(over(chosen(dealt(played=own), "eltoosh")))
    assert len(match.settle(over(chosen(dealt(played="diamonds"), "eltoosh"))).sheet) == 2


def test_tx5_1_tx6_diamonds_may_cost_points() -> None:
    assert parse_house_rules("pagat") == parse_house_rules("default.diamonds-minus.turn-right")
    assert SWITCHES["diamonds"].rule == "TX5.1"


def test_tx5_3_tx6_turn_right() -> None:
    state = after(dealt("QS", "QH", "QD", "QC", rules="default.turn-right"), "choose girls")
    asked = []
    for _ in range(4):
        asked.append(state.to_act)
        state = after(state, "pass")
    assert asked == [4, 3, 2, 1]
    turns = [state.to_act]
    for _ in range(3):
        state = state.apply(state.legal()[0])
        turns.append(state.to_act)
    assert turns == [4, 3, 2, 1]
    suits = [" ".join(rank + suit for rank in "A23456789TJQK") for suit in "SHDC"]
    layout = over(chosen(dealt(*suits, rules="default.turn-right"), "trex"))
    assert layout.scores == (50, 100, 150, 200)
    match = kingdom(GAME.match(4, "default.turn-right"))
    before = kingdom(GAME.match(4, "default.turn-right"), deals=4).order
    assert match.order == (before[-1], *before[:-1]), "kingdoms go to the right all the same"


def test_tx6_without_doubling_nobody_is_asked_to_expose() -> None:
    state = after(dealt("QS", rules="default.doubling-off"), "choose girls")
    assert not state.asking
    assert state.to_act == 4
    assert refusal(state, "expose QS") is Refusal.NOT_ASKED
    assert after(dealt(rules="default.doubling-off"), "choose trex").asking


def test_tx6_without_void_deals_nobody_is_asked_to_show() -> None:
    state = after(dealt("", "", "", "2S 2H 2D 2C", rules="default.void-off"), "choose trex")
    assert not state.asking
    assert refusal(state, "show") is Refusal.NOT_ASKED
    assert after(dealt(rules="default.void-off"), "choose king").asking


@pytest.mark.parametrize("kingdoms", [1, 2, 3, 4])
def test_tx6_kingdoms_of_a_match(kingdoms: int) -> None:
    match = kingdom(GAME.match(4, f"default.kingdoms-{kingdoms}"), deals=5 * kingdoms)
    assert match.over
    assert not kingdom(GAME.match(4, f"default.kingdoms-{kingdoms}"), deals=5 * kingdoms - 1).over


@pytest.mark.parametrize("values", [{"diamonds": "none"}, {"kingdoms": 5}, {"turn": "up"}])
def test_tx6_rules_that_no_table_has_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(IllegalPosition):
        HouseRules(**values)


def test_the_sums_of_two_contracts_are_never_the_same() -> None:
    for rules in ("default", "pagat"):
        sums = [*parse_house_rules(rules).sums.values()]
        assert all(one != other for one, other in permutations(sums, 2))
