"""The house rules of President: each switch changes what its rule says, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.errors import IllegalPosition, InvalidNotation, Violation
from rake.kit.house_rules import RulesRefusal
from rake.shelf.president.game import GAME
from rake.shelf.president.match import Match
from rake.shelf.president.rules import PRESETS, SWITCHES, HouseRules, parse_house_rules

from .president_tables import PLAYING, after, at_table, dealt, legal
from .test_president import ended, sizes


def test_pr6_passing_final_bars_from_the_trick_which_ends_when_all_others_are_barred() -> None:
    rules = f"{PLAYING}.passing-final"
    state = after(at_table("5S.JS.3C", "QD.6H", "8D.3D", rules=rules), "play 5S", "pass", "play 8D", "play JS")
    assert state.to_act == 3, "seat 2 has passed"
    state = after(state, "pass")
    assert (state.to_act, state.best) == (1, None)
    following = after(state, "play 3C")
    assert following.to_act == 2, "a new trick"


def test_pr6_passing_final_a_play_that_nobody_may_answer_ends_the_trick() -> None:
    state = at_table("5S.JS.QC", "QD.6H", "8D.9D", rules=f"{PLAYING}.passing-final")
    state = after(state, "play 5S", "pass", "play 8D", "play JS", "pass")
    assert (state.to_act, state.best) == (1, None)


def test_pr6_passing_final_when_the_last_player_is_out_the_next_with_cards_leads() -> None:
    state = at_table("5S", "QD.6H", "8D.9D", "KS.KD", rules=f"{PLAYING}.passing-final")
    state = after(state, "play 5S", "pass", "pass", "pass")
    assert (state.to_act, state.best, state.barred) == (2, None, ())


def test_pr6_equal_ranks_may_be_played_too_and_twos_then_do_not_end_the_trick() -> None:
    rules = f"{PLAYING}.equal-yes"
    state = at_table("4C", "KH.KD.AS.2S.4D", "5C", best="KC", by=1, to_act=2, rules=rules)
    assert legal(state) == ["play KH", "play KD", "play AS", "play 2S", "pass"]
    state = after(at_table("2S.3C", "2H.4C", "5C.6C", rules=rules), "play 2S")
    assert state.to_act == 2
    assert legal(state) == ["play 2H", "pass"]
    assert after(state, "play 2H").to_act == 3


def test_pr6_finish2_last_gives_a_player_who_goes_out_with_twos_the_lowest_free_office() -> None:
    rules = f"{PLAYING}.finish2-last"
    state = after(at_table("2S", "3S.4S", "5S", "7S.8S", rules=rules), "play 2S")
    assert state.offices == (0, 0, 0, 1)
    state = after(state, "play 3S", "play 5S")
    assert state.offices == (3, 0, 0, 1)
    state = after(state, "play 7S", "pass", "play 8S")
    assert (state.to_act, state.offices) == (None, (3, 4, 2, 1)), (
        "the player left takes the office that is free (PR3.9)"
    )
    assert state.scores == (0, 0, 2, 1)


def test_pr6_finish2_last_the_last_player_may_get_the_best_office() -> None:
    last = after(at_table("2S", "2H", "3S", rules=f"{PLAYING}.finish2-last"), "play 2S", "play 2H")
    assert last.offices == (3, 2, 1)


def test_pr6_finish2_yes_is_the_default_and_other_cards_take_the_best_office() -> None:
    assert after(at_table("2S", "3S.4S", "5S.6S"), "play 2S").offices == (1, 0, 0)
    assert after(at_table("AS", "3S.4S", "5S.6S", rules=f"{PLAYING}.finish2-last"), "play AS").offices == (1, 0, 0)


def test_pr6_exchange_two_all_cards_given_upwards_go_first_then_both_return_in_turn() -> None:
    state = dealt("3S.3H", "4S", "", "AS", "2S.2H.AC", rules="default.exchange-two", offices="1.2.3.4.5")
    assert sizes(state) == "13-12-10-9-8"
    assert {"2S", "2H"} <= {*state.hands[0].cards}
    assert "AS" in state.hands[1]
    assert state.to_act == 1
    assert len(legal(state)) == 13 * 12 // 2
    state = after(state, "return 3S.3H")
    assert (state.to_act, len(legal(state))) == (2, 12)
    state = after(state, "return 4S")
    assert (state.to_act, sizes(state)) == (1, "11-11-10-10-10")
    assert {"3S", "3H"} <= {*state.hands[4].cards}
    assert "4S" in state.hands[3]
    assert legal(state)[0].startswith("play")


def test_pr6_exchange_two_among_three_players_only_president_and_beggar_exchange() -> None:
    state = dealt("3S.3H", "", "2S.2H", rules="default.exchange-two", offices="1.2.3")
    assert sizes(state) == "20-17-15"
    assert legal(after(state, "return 3S.3H"))[0].startswith("play")


def test_pr6_exchange_none_the_president_leads_at_once() -> None:
    state = dealt("4C", "", "2S", rules="default.exchange-none", offices="1.2.3")
    assert (state.to_act, sizes(state)) == (1, "18-17-17")
    assert all(act.startswith("play") for act in legal(state))


def test_pr6_reseat_no_players_keep_their_seats_the_beggar_deals_and_the_president_leads() -> None:
    last = ended(3, 1, 4, 2, rules="default.reseat-no")
    match = Match("default.reseat-no", 4, own=last.deal.own).settle(last)
    following = match.deal(Random(1))
    assert following.players == (3, 4, 1, 2), "the same circle"
    assert following.deal.own == (("offices", "1.3.2.4"),)
    assert following.to_act == 1
    last = ended(2, 1, 4, 3, rules="default.reseat-no")
    after_again = Match("default.reseat-no", 4, own=last.deal.own).settle(last)
    state = after_again.deal(Random(1))
    assert (state.players, state.deal.own) == ((4, 1, 2, 3), (("offices", "3.2.1.4"),))
    assert state.to_act == 3
    assert after(state, legal(state)[-1]).to_act == 3
    assert len(state.hands[2]) == 14
    assert len(state.hands[3]) == 12


@pytest.mark.parametrize("field", SWITCHES)
def test_pr6_every_option_is_a_switch_with_a_rule_and_reads_back(field: str) -> None:
    switch = SWITCHES[field]
    assert switch.rule.startswith("PR")
    for word in (*switch.values, *(["7"] if switch.least else [])):
        text = f"default.{field}-{word}" + (".deals-3" if (field, word) == ("target", "none") else "")
        rules = parse_house_rules(text)
        assert parse_house_rules(str(rules)) == rules
        assert GAME.match(3, text).rules == str(rules)


def test_pr6_defaults_are_the_first_values_and_a_target_of_eleven() -> None:
    assert [*PRESETS] == ["default"]
    for field, switch in SWITCHES.items():
        if switch.least is None:
            assert getattr(PRESETS["default"], field) == next(iter(switch.values.values()))
    assert (PRESETS["default"].target, PRESETS["default"].deals) == (11, 0)


def test_pr6_target_and_deals_may_not_both_be_none() -> None:
    with pytest.raises(IllegalPosition) as error:
        GAME.match(4, "default.target-none")
    assert error.value.violation == Violation(RulesRefusal.ENDLESS)
    with pytest.raises(IllegalPosition) as error:
        HouseRules(exchange=3)
    assert error.value.violation == Violation(RulesRefusal.VALUE, ("exchange", "3"))
    with pytest.raises(InvalidNotation):
        GAME.match(4, "default.equal-maybe")
