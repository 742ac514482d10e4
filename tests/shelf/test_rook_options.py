"""The house rules of Rook, and five players: each switch changes what its rule says, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from rake.kit.game import play_until
from rake.kit.house_rules import RulesRefusal
from rake.shelf.rook.deal import Phase, State
from rake.shelf.rook.events import PlayedAlone, events_between
from rake.shelf.rook.game import GAME
from rake.shelf.rook.match import Match
from rake.shelf.rook.rules import PRESETS, SWITCHES, HouseRules, Refusal, parse_house_rules
from rake.shelf.rook.scoring import scored

from .rook_tables import after, at_table, bid, dealt, given, legal

FIVE = ("2C", "3C", "4C", "6C", "7C")


def refused(state: State, action: str) -> Violation:
    """Return why an action is refused."""
    with pytest.raises(IllegalAction) as error:
        after(state, action)
    return error.value.violation


def test_every_switch_is_written_and_read_back() -> None:
    for field, switch in SWITCHES.items():
        for word, value in switch.values.items():
            rules = parse_house_rules(f"default.{field}-{word}")
            assert getattr(rules, field) == value
            assert parse_house_rules(str(rules)) == rules
    assert str(HouseRules(pack="rook57", target=500)) == "default.pack-rook57.target-500"
    assert str(PRESETS["default"]) == "default"


def test_values_that_no_switch_has_are_refused() -> None:
    for text in ("default.pack-tarot", "default.give-2", "default.minbid-60", "default.kitty-4", "house"):
        with pytest.raises(InvalidNotation):
            parse_house_rules(text)
    with pytest.raises(IllegalPosition) as error:
        HouseRules(give=4)
    assert error.value.violation == Violation(RulesRefusal.VALUE, ("give", "4"))


def test_rk6_target_500() -> None:
    match = Match("default.target-500", 4, ((500, 480, 500, 480),), (1, 2, 3, 4))
    assert match.winners == (1, 3)
    assert not Match("default", 4, match.sheet, match.order).over


def test_rk6_minbid_75() -> None:
    state = dealt(rules="default.minbid-75")
    assert legal(state)[:2] == ["pass", "bid 75"]
    assert refused(state, "bid 70") == Violation(Refusal.TOO_LOW, (70, 75))


def test_rk6_3_give_0_leaves_passing_out_and_trumps_are_named_by_the_whole_hand() -> None:
    state = bid(dealt(rules="default.give-0"), 70, "pass", "pass", "pass")
    assert (state.phase, state.to_act, len(state.hands[0])) == (Phase.TRUMP, 1, 13)
    assert after(state, "trump S").hands == state.hands


def test_rk6_3_last_0_makes_180_points_and_the_highest_bid_180() -> None:
    rules = "default.last-0"
    state = dealt(rules=rules)
    assert legal(state)[-1] == "bid 180"
    assert refused(state, "bid 185") == Violation(Refusal.TOO_HIGH, (185, 180))
    assert after(state, "bid 180").phase is Phase.GIVING
    over = after(at_table("2C", "3C", "4C", "6C", kitty="2D", rules=rules), *(f"play {n}C" for n in "2346"))
    assert over.points == (0, 0, 0, 0), "the last trick counts nothing"


def test_rk6_3_made_points_scores_what_the_bidders_took_and_the_100_besides() -> None:
    rules = parse_house_rules("default.made-points")
    assert scored(rules, 100, (1, 3), (120, 80, 0, 0), (6, 7, 0, 0), 0) == (120, 80, 120, 80)
    assert scored(rules, 100, (1, 3), (190, 0, 0, 0), (13, 0, 0, 0), 10) == (300, 0, 300, 0)
    assert scored(rules, 120, (1, 3), (115, 85, 0, 0), (6, 7, 0, 0), 0) == (-120, 85, -120, 85)
    assert scored(HouseRules(), 100, (1, 3), (190, 0, 0, 0), (13, 0, 0, 0), 10) == (200, 0, 200, 0)


def test_rk5_4_allpass_dealer_gives_the_dealer_the_lowest_bid_unasked() -> None:
    state = bid(dealt(rules="default.allpass-dealer.minbid-75"), "pass", "pass", "pass")
    assert (state.phase, state.bidding[:2]) == (Phase.GIVING, (4, 75))
    later = bid(dealt(rules="default.allpass-dealer"), "pass", 80, "pass", "pass")
    assert later.bidding[:2] == (2, 80), "only if nobody has bid"
    five = bid(dealt(rules="default.allpass-dealer", seats=5), *["pass"] * 4)
    assert five.bidding[:2] == (5, 70)


@pytest.mark.parametrize(("rules", "held", "kitty"), [("default", 10, 3), ("default.pack-rook57", 11, 2)])
def test_rk6_1_five_players_get_ten_cards_or_eleven_and_seat_5_deals(rules: str, held: int, kitty: int) -> None:
    state = Match(rules, 5, order=(3, 4, 5, 1, 2)).deal(Random(1))
    assert [len(hand) for hand in state.hands] == [held] * 5
    assert len(state.kitty) == kitty
    assert state.players[-1] == 2


def test_rk6_1_rk6_4_any_card_that_is_not_in_the_bidders_hand_may_make_the_partner() -> None:
    state = given(bid(dealt("2S.3S.4S.AS.KS", seats=5), 70, *["pass"] * 4))
    assert refused(state, "trump S").code is Refusal.PARTNER
    assert refused(state, "trump S partner AS") == Violation(Refusal.PARTNER_HELD, ("AS",))
    assert refused(state, "trump S partner 1R").code is Refusal.PARTNER
    for card in ("RO", *state.given[0]):
        assert f"trump S partner {card}" in legal(state)
    kept = state.hands[0].cards
    assert len(legal(state)) == 4 * (53 - len(kept))


def test_rk6_1_the_partner_says_nothing_until_the_card_is_played() -> None:
    state = at_table("2C.2S", "3C.3S", "4C.4S", "6C.6S", "7C.7S", wanted="4C", bidder=2, kitty="2D.3D.4D")
    state = after(state, "play 2C", "play 3C")
    assert (state.partner, state.bidders) == (0, (2,))
    state = after(state, "play 4C")
    assert (state.partner, state.bidders) == (3, (2, 3))


def five(
    *points: int, bid: int = 100, bidder: int = 1, wanted: str = "4C", won: tuple[int, ...] = (9, 0, 0, 0, 0)
) -> State:
    """Return a deal at its end in which these points were taken; seat 5 wins the last trick, seat 3 has the 4C."""
    state = at_table(*FIVE, points=points, won=won, bid=bid, bidder=bidder, wanted=wanted, kitty="5D.3D.4D")
    return after(state, *(f"play {card}" for card in FIVE))


def test_rk6_2_bidder_and_partner_score_half_of_their_sum_and_the_others_their_own_points() -> None:
    assert five(90, 40, 10, 20, 0).scores == (52, 40, 52, 20, 20), "90, 10 and 5 in the kitty: 105"


def test_rk6_2_a_failed_bid_costs_each_half_of_it_rounded_towards_zero() -> None:
    assert five(40, 90, 10, 20, 0, bid=75).scores == (-37, 90, -37, 20, 20)


def test_rk6_2_rk6_4_alone_the_bidder_gets_or_loses_the_whole() -> None:
    for wanted in ("2C", "5D"):
        assert five(110, 40, 10, 0, 0, wanted=wanted).scores == (115, 40, 10, 0, 20), "its own card, or in the kitty"
    assert five(90, 40, 30, 0, 0, wanted="2C").scores == (-100, 40, 30, 0, 20)


@pytest.mark.parametrize(("wanted", "alone"), [("4C", []), ("5D", [PlayedAlone(1, "5D")])])
def test_rk6_1_it_is_said_at_the_end_that_the_bidder_had_no_partner(wanted: str, alone: list[PlayedAlone]) -> None:
    state = at_table(*FIVE, points=(90, 40, 10, 20, 0), won=(9, 0, 0, 0, 0), bid=100, wanted=wanted, kitty="5D.3D.4D")
    state = after(state, *(f"play {card}" for card in FIVE[:-1]))
    seen = [*events_between(state.seen_by(1), after(state, f"play {FIVE[-1]}").seen_by(1))]
    assert [event for event in seen if isinstance(event, PlayedAlone)] == alone


def test_rk6_2_rk6_4_every_trick_of_bidder_and_partner_together_is_worth_50_each() -> None:
    state = five(0, 0, 95, 0, 60, bidder=5, wanted="4C", won=(0, 0, 4, 0, 5))
    assert state.scores == (0, 0, 90 + 50, 0, 90 + 50), "95, 60, 20 for the last trick and 5: 180"
    alone = five(0, 0, 0, 0, 160, bidder=5, wanted="7C", won=(0, 0, 0, 0, 9))
    assert alone.scores == (0, 0, 0, 0, 185 + 100)


def test_rk6_2_five_play_each_for_themselves_and_a_tie_is_played_on() -> None:
    match = Match("default", 5, ((1000, 990, 0, 0, 0),), (1, 2, 3, 4, 5))
    assert match.sides == ((1,), (2,), (3,), (4,), (5,))
    assert match.winners == (1,)
    assert not Match("default", 5, ((1000, 1000, 0, 0, 0),), (1, 2, 3, 4, 5)).over


def test_rk6_5_each_of_four_seats_scores_its_teams_points() -> None:
    for seed in range(4):
        last = play_until(Match("default", 4).deal(Random(seed)), dict.fromkeys(range(1, 5), GAME.bots["random"]), seed)
        assert last.scores[:2] == last.scores[2:]
