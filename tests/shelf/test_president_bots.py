"""The bots of President: sound habits, quick playouts that end as their choices would, and strength in their order."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.chance import pick
from rake.kit.game import play_until
from rake.shelf.president.bots import BOTS, PLAIN, Plain, candidates
from rake.shelf.president.deal import State
from rake.shelf.president.game import GAME
from rake.shelf.president.match import Match
from rake.shelf.president.plans import Table, beat, counted, lead, returned
from rake.shelf.president.rules import DECK, RANKS
from tests.bounded import LONGEST, within
from tests.examples import searching

from .president_tables import at_table, dealt

LONG = "3S.4S.5S.6S.7S.8S.9S.TS"
"""A hand that is far from going out."""


def chosen(state: State, bot: str = "thrifty") -> str:
    """Return what a bot does at its turn."""
    assert state.to_act
    return str(BOTS[bot].choose(state.seen_by(state.to_act), Random(1)))


def hand(cards: str) -> list[int]:
    return counted(DECK.parse_cards(cards))


def everything_left(smallest: int = 5) -> Table:
    return Table([4] * len(RANKS), smallest, 13, equal=False)


def test_a_leader_gets_rid_of_the_lowest_rank_with_all_its_cards() -> None:
    assert chosen(at_table("4S.4H.5C.6C.9D.JC.KS.2D", LONG, LONG)) == "play 4S.4H"


def test_a_first_deal_is_opened_with_all_threes() -> None:
    assert chosen(dealt("", "3S.3H.9C", "3C", "")) == "play 3S.3H"


def test_what_nobody_beats_goes_before_the_last_rank() -> None:
    assert chosen(at_table("2S.4S", LONG, LONG)) == "play 2S"
    assert RANKS[lead(hand("KS.KH.4S"), Table([4] * 11 + [1, 1], 5, 13, equal=False))] == "K"
    assert RANKS[lead(hand("KS.KH.4S"), everything_left())] == "4", "aces and twos are still about"
    assert RANKS[lead(hand("KS.KH.4S"), everything_left()._replace(largest=1))] == "K", "nobody has two cards"
    assert RANKS[lead(hand("2S.2H.4S"), everything_left()._replace(equal=True))] == "4", "two more twos are about"


def test_while_another_player_has_one_card_pairs_are_led_or_the_highest_single() -> None:
    assert RANKS[lead(hand("4S.5S.6S.6H.KS"), everything_left(smallest=1))] == "6"
    assert RANKS[lead(hand("4S.5S.6S.KS"), everything_left(smallest=1))] == "K"


@pytest.mark.parametrize(
    ("cards", "beats"),
    [
        ("4S.9S.JS.QS.KS.AS.2S", "9"),
        ("4S.9S.9H.JS.QS.KS.AS.2S", "J"),
        ("4S.5S.6S.AS.AH.2S.9S.9H", "9"),
        ("4S.5S.6S.7S.7H.AS.2S", None),
        ("4S.5S.AS", "A"),
    ],
)
def test_a_single_is_beaten_by_the_lowest_that_does_and_high_cards_are_saved(cards: str, beats: str | None) -> None:
    best = beat(hand(cards), everything_left(), RANKS.index("8"), 1, PLAIN.style)
    assert (best if best is None else RANKS[best]) == beats


def test_hasty_beats_with_all_that_it_has() -> None:
    state = at_table(LONG, "4S.5S.6S.7S.7H.AS.2S", LONG, best="8S", by=1, to_act=2)
    assert (chosen(state), chosen(state, "hasty")) == ("pass", "play AS")


def test_a_lone_low_card_is_returned_and_a_pair_kept() -> None:
    assert [RANKS[each] for each in returned(hand("4S.6S.6H.JS.JH.AS.2S"), 1)] == ["4"]
    assert [RANKS[each] for each in returned(hand("6S.6H.6D.JS.JH.AS.2S"), 2)] == ["6", "6"]
    assert [RANKS[each] for each in returned(hand("5S.5H.9S.TS"), 2)] == ["9", "T"]


def test_a_search_compares_one_action_of_each_rank_and_number() -> None:
    state = at_table("4S", "9S.9H.9D.KS.KD.2C", "5C", best="7S.7H", by=1, to_act=2)
    assert [*map(str, candidates(state.seen_by(2)))] == ["play 9S.9H", "play KS.KD", "pass"]


def test_a_search_compares_low_returns() -> None:
    for rules, count in (("default", 1), ("default.exchange-two", 2)):
        view = dealt("3S.4S.4H.5S.6S.7S.8S", "", "2S.2H", rules=rules, offices="1.2.3").seen_by(1)
        texts = ["".join(card[0] for card in act.seen) for act in candidates(view)]
        assert len(texts) == len({*texts}) <= 12
        assert texts[-1] == "43"[-count:]


RULES = (
    *("default", "default.passing-final", "default.equal-yes", "default.finish2-last", "default.reseat-no"),
    *("default.exchange-two", "default.exchange-none", "default.passing-final.equal-yes.finish2-last.exchange-two"),
)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", ["thrifty", "hasty"])
def test_a_playout_ends_as_the_bots_choices_would(rules: str, name: str) -> None:
    bot = BOTS[name]
    assert isinstance(bot, Plain)
    for seats in GAME.seats if searching() else GAME.seats[::4]:
        match = Match(rules, seats)
        for deal in range(2):
            state = match.deal(Random(deal))
            actions = within(LONGEST, "the end of the deal")
            while state.to_act and next(actions):
                last = play_until(state, dict.fromkeys(range(1, seats + 1), bot), 1)
                assert bot.finish(state) == last.scores
                state = state.apply(pick(Random(len(state.moves)), state.legal()))
                state = play_until(state, dict.fromkeys({*range(1, seats + 1)} - {1}, bot), 1)
            match = match.settle(state)


@pytest.mark.parametrize(("better", "worse", "deals"), [("thrifty", "random", 10), ("hasty", "random", 10)])
def test_plain_bots_beat_chance(better: str, worse: str, deals: int) -> None:
    points = 0
    for deal in range(deals):
        state = GAME.deal(4, rng=Random(deal))
        for seats in ((1, 3), (2, 4)):
            bots = {seat: BOTS[better if seat in seats else worse] for seat in range(1, 5)}
            scores = play_until(state, bots, deal).scores
            points += sum(scores[seat - 1] for seat in seats)
    assert points > 0.75 * 3 * 2 * deals
