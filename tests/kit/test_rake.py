"""Rake as one game among others: what everyone knows, deals from records, deals that fit a view, and the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.cards import DECK, parse_cards
from rake.deals import DealRecord, DealView, State, parse_act, parse_deal
from rake.game import GAME
from rake.kit.chair import TableRefusal
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from rake.kit.game import GameRefusal, Range, play_until
from rake.kit.match import TableAction, TableVerb
from rake.round import Round
from tests.examples import examples

from ..engine.strategies import deals, random_play
from .chances import alike
from .samples import SAMPLES

WHOLE = """\
rake 1 players=3 ante=1 stacks=9.9.9
deal 1=DW.LW.9F 2=AW.AF.AC 3=DF.LF.9C
bets 1 check, 2 check, 3 bet 1, 1 call, 2 fold
middle up=5C.5S down=2S.2W
picks 1 5C, 3 x2
bets 1 check, 3 check
picks 1 5S, 3 x1
bets 1 check, 3 check"""

PUBLIC = """\
rake 1 players=3 ante=1 stacks=9.9.9
deal 1=xx.xx.xx 2=xx.xx.xx 3=xx.xx.xx
bets 1 check, 2 check, 3 bet 1, 1 call, 2 fold
middle up=5C.5S down=xx.xx
picks 1 5C, 3 x2
bets 1 check, 3 check
picks 1 5S, 3 x1
bets 1 check, 3 check
reveal 1=DW.LW.9F.5S.5C 3=DF.LF.9C.2S.2W"""

LAST_TURN = WHOLE.removesuffix(", 3 check")
"""The same but for the last word."""


def seats_of(now: Round) -> State:
    """Return a deal with players numbered as seats."""
    return State(now, tuple(range(1, now.players + 1)))


def samples(text: str, seat: int, count: int) -> list[State]:
    """Return deals that what a seat knows at the end of a record may be a view of."""
    rng = Random("uniform")
    view = parse_deal(text).views(seat)[-1]
    return [view.resample(rng) for _ in range(count)]


def test_6_2_what_everyone_knows_is_written_without_a_seat() -> None:
    state = parse_deal(WHOLE).state()
    assert str(state.seen_by(0)) == PUBLIC
    read = parse_deal(PUBLIC)
    assert read.views(0)[-1] == state.seen_by(0)
    assert (read.views(0)[0].round.hand, read.views(0)[-1].scores) == ((), (3, -1, -2))
    with pytest.raises(IllegalPosition) as error:
        read.state()
    assert error.value.violation == Violation(GameRefusal.HIDDEN)


def test_6_4_a_deal_from_a_record_ends_where_its_cards_do() -> None:
    """A record leaves out the cards that were not dealt, so nobody can say what the middle will be."""
    state = parse_deal(WHOLE.split("\nmiddle")[0].removesuffix(", 2 fold")).state()
    assert state.to_act == 2
    with pytest.raises(IllegalPosition) as error:
        state.apply(parse_act("fold"))
    assert error.value.violation == Violation(GameRefusal.HIDDEN)
    assert parse_deal(LAST_TURN).state().apply(parse_act("check")) == parse_deal(WHOLE).state()


def test_9_7_a_deal_from_a_record_goes_on_where_nobody_would_draw() -> None:
    text = """\
rake 1 players=2 ante=1 stacks=9.9 rules=russian
deal 1=DW.LW.9W 2=DF.LF.9F
bets 1 check, 2 check
middle up=5W.5F down=2S.2C
picks 1 5W, 2 5F
bets 1 check, 2 check
picks 1 x1, 2 x2
bets 1 check"""
    assert parse_deal(text).state().apply(parse_act("check")).scores == (0, 0)


def test_9_7_a_deal_from_a_record_ends_where_a_tie_would_be_drawn_for() -> None:
    text = """\
rake 1 players=2 ante=1 stacks=9.9 rules=russian
deal 1=DW.LW.9W 2=DF.LF.9F
bets 1 check, 2 check
middle up=5W.5F down=2W.2F
picks 1 5W, 2 5F
bets 1 check, 2 check
picks 1 x1, 2 x2
bets 1 check"""
    state = parse_deal(text).state()
    with pytest.raises(IllegalPosition) as error:
        state.apply(parse_act("check"))
    assert error.value.violation == Violation(GameRefusal.HIDDEN)
    whole = replace(state, round=replace(state.round, stock=parse_cards("3S.4S.5S")))
    over = whole.apply(parse_act("check"))
    assert str(over.record()) == f"{text}, 2 check\ndraw 1=3S 2=4S"
    for view in (over.seen_by(0), over.seen_by(1)):
        other = view.resample(Random(1))
        assert (other.seen_by(view.seat), other.round.stock[:2]) == (view, parse_cards("3S.4S"))


def test_resampling_is_uniform_over_where_the_cards_of_a_shown_hand_came_from() -> None:
    found = [state.round.middle.down for state in samples(PUBLIC, 0, 2_000)]
    expected = Counter(".".join(cards) for cards in permutations(["DF", "LF", "9C", "2S", "2W"], 2))
    assert alike(Counter(".".join(map(str, down)) for down in found), expected)


def test_resampling_is_uniform_over_the_cards_that_nobody_has_shown() -> None:
    """Seat 1 knows its own five cards and those of seat 3; the rest lies with seat 2 and in the stock."""
    states = samples(WHOLE, 1, 1_500)
    shown = ["DW", "LW", "9F", "5S", "5C", "DF", "LF", "9C", "2S", "2W"]
    expected = Counter(str(card) for card in DECK if str(card) not in shown)
    for end in (0, -1):
        assert alike(Counter(str(state.round.stock[end]) for state in states), expected)
    assert alike(Counter(str(card) for state in states for card in state.round.cards[1]), expected)


@given(start=deals(), seed=st.integers(0, 2**32))
@examples(60)
def test_under_all_house_rules_a_resampled_deal_looks_the_same_to_the_seat(start: Round, seed: int) -> None:
    rounds, rng = random_play(start, seed, exposing=0.03), Random(seed)
    for now in (rounds[-1], *rng.sample(rounds, min(3, len(rounds)))):
        state = seats_of(now)
        for seat in range(start.players + 1):
            view = state.seen_by(seat)
            assert view.resample(rng).seen_by(seat) == view
            assert parse_deal(str(view)) == view.record()
            assert parse_deal(str(view)).views(seat)[-1] == view


def test_9_4_between_deals_players_buy_and_sit_out() -> None:
    match = GAME.parse_match("rake=1 chairs=60.-.0 ante=2 dealer=3 rules=book.buy_in_min-40.buy_in_max-100")
    assert (match.scores, match.over) == ((60, 0, 0), False)
    assert [match.ranges(player) for player in (1, 2, 3)] == [
        (Range("buy", 1, 40),),
        (Range("buy", 40, 100),),
        (Range("buy", 40, 100),),
    ]
    assert [str(act) for act in match.legal(1)] == ["buy 1", "buy 40", "sit out", "back", "wait", "leave"]
    assert [str(act) for act in match.legal(2)] == ["buy 40", "buy 100"]
    assert match.why_no_deal()
    after = match.apply(2, GAME.parse_action("buy 50")).apply(1, GAME.parse_action("buy 1"))
    assert (after.scores, after.deal(Random(1)).players) == ((61, 50, 0), (2, 1))
    with pytest.raises(IllegalAction) as error:
        match.apply(2, GAME.parse_action("buy 39"))
    assert error.value.violation == Violation(TableRefusal.BUY_IN, (2, 39, 40, 100))


@pytest.mark.parametrize("player", [0, 4])
def test_a_match_has_nobody_beyond_its_chairs(player: int) -> None:
    match = GAME.parse_match("rake=1 chairs=60.40.20 ante=2 dealer=3")
    assert (match.ranges(player), match.legal(player)) == ((), ())
    assert match.why_not(player, parse_act("buy 5")) == Violation(TableRefusal.TAKEN_CHAIR, (player,))
    assert match.why_not(player, parse_act("back")) == Violation(TableRefusal.EMPTY_CHAIR, (player,))


@pytest.mark.parametrize(("verb", "chips"), [(TableVerb.BUY, 0), (TableVerb.BUY, -3), (TableVerb.LEAVE, 20)])
def test_only_a_purchase_has_chips(verb: TableVerb, chips: int) -> None:
    with pytest.raises(InvalidNotation):
        TableAction(verb, chips)


def test_9_4_nothing_is_bought_while_a_round_is_on() -> None:
    match = GAME.parse_match("rake=1 chairs=60.40 ante=2 dealer=2 playing=1.2")
    assert (match.ranges(1), match.why_no_deal()) == ((), Violation(TableRefusal.ROUND_ON))
    state = GAME.deal(2, rng=Random(1))
    assert state.why_not(parse_act("buy 5")) == Violation(TableRefusal.ROUND_ON)


def test_a_match_takes_no_deal_of_other_players() -> None:
    match = GAME.match(3)
    ended = play_until(match.deal(Random(1)), dict.fromkeys((1, 2, 3), GAME.bots["sly"]), 1)
    assert isinstance(ended, State)
    after = match.settle(ended)
    assert sum(after.scores) == 300
    with pytest.raises(IllegalPosition) as error:
        match.settle(State(ended.round, ended.players[::-1][1:] + ended.players[-1:]))
    assert error.value.violation.code in (GameRefusal.OTHER_DEAL, TableRefusal.OTHER_ROUND)


@pytest.mark.parametrize(("text", "at"), [("buy 0", 4), (" buy", 4), ("buy 12345678", 4), ("sit", 0), ("leave now", 0)])
def test_what_a_player_does_is_refused_at_its_place(text: str, at: int) -> None:
    with pytest.raises(InvalidNotation) as error:
        GAME.parse_action(text)
    assert error.value.at == at


def test_house_rules_in_notation_are_rules_of_a_match_too() -> None:
    assert GAME.presets == ("default", "card-room", "literal", "russian")
    assert str(GAME.match(2, "book.kickers-one", stake=3)) == "rake=1 chairs=100.100 ante=3 rules=book.kickers-one"
    assert GAME.match(2, "book") == GAME.match(2)
    for refused in ({"stake": 0}, {"stacks": (5, 5, 5)}, {"stacks": (0, 5)}):
        with pytest.raises(IllegalPosition):
            GAME.match(2, **refused)


def test_the_sample_has_seen_all_that_rake_can_do() -> None:
    ended = [played.states[-1].seen_by(0) for played in SAMPLES["rake"].played]
    rounds = [view.round for view in ended if isinstance(view, DealView)]
    assert any(now.absent for now in rounds)
    assert any(now.result and not now.result.showdown for now in rounds)
    assert any(now.result and len(now.result.pots) > 1 for now in rounds)
    assert {now.rules.forced for now in rounds} == {"ante", "blinds"}
    assert isinstance(ended[0].record(), DealRecord)
