"""What every game promises by the protocols of `rake.kit.game`, checked over deals that are played here.

`CHECKS` are functions of a `Sample`; `tests/kit/test_conformance.py` runs them all for every game. A game brings itself
and its pack: the texts of its cards by preset.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice, pairwise
from typing import Any

import pytest

from rake.kit.cards import UNSEEN
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from rake.kit.game import AnyMatch, Bot, GameRefusal, Range, View, play_until, replay
from rake.kit.search import Finishing
from tests.examples import each_in_turn, searching

from .leaks import check_a_view_holds_nothing_that_its_seat_has_not_seen
from .sample import Allowed, Chance, Sample, players_of


def check_legal_actions_are_accepted(sample: Sample) -> None:
    for state in sample.states:
        legal = state.legal()
        assert bool(legal) == (state.to_act is not None)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert state.why_not(action) is None
            after = state.apply(action)
            assert after.moves[:-1] == state.moves
            assert (after.moves[-1].seat, after.moves[-1].action) == (state.to_act, action)


def check_nothing_else_is_accepted(sample: Sample) -> None:
    for number, state in enumerate(sample.states):
        legal = Allowed(state.legal(), state.ranges())
        for action in sample.tried(number):
            if str(action) not in legal:
                violation = state.why_not(action)
                assert violation, f"{action} is accepted after {state.record()}"
                assert sample.refuses(IllegalAction, partial(state.apply, action)) == violation


def check_ranges_hold_every_step_and_no_more(sample: Sample) -> None:
    for state in sample.states:
        for each in state.ranges():
            check_range(sample, each, state.legal(), state.why_not)
    for match in sample.matches:
        for player in players_of(match):
            for each in match.ranges(player):
                check_range(sample, each, match.legal(player), partial(match.why_not, player))


def check_range(sample: Sample, each: Range, legal: Sequence[Any], why_not: Callable[[Any], Violation | None]) -> None:
    verb, least, most, step = each

    def act(amount: int) -> Any:
        return sample.game.parse_action(f"{verb} {amount}")

    assert 0 < least <= most
    assert (most - least) % step == 0
    assert {act(least), act(most)} <= set(legal)
    assert {action for action in legal if str(action).startswith(f"{verb} ")} == {act(least), act(most)}
    assert not any(why_not(act(amount)) for amount in islice(range(least, most, step), 50))
    beyond = {most + step, most + 1, least - step, least + step // 2}
    steps = range(least, most + 1, step)
    assert all(sample.has_rule(why_not(act(amount))) for amount in beyond if amount > 0 and amount not in steps)


def check_actions_read_back(sample: Sample) -> None:
    for action in sample.actions:
        assert sample.game.parse_action(str(action)) == action
        assert sample.game.parse_action(f" {action} ") == action


def check_records_read_back_and_replay_to_the_same_states(sample: Sample) -> None:
    for played in sample.played:
        last = played.states[-1]
        record = last.record()
        read = sample.game.parse_record(str(record))
        assert (read, str(read)) == (record, str(record))
        assert sample.game.parse_record(str(record).replace("\n", "~")) == record
        assert replay(played.states[0], last.moves) == played.states
        assert read.states() == tuple(sample.recorded(state, last) for state in played.states)
        for state in played.states:
            again, kept = sample.game.parse_record(str(state.record())).state(), sample.recorded(state, state)
            assert (again, hash(again)) == (kept, hash(kept))


def check_a_record_holds_the_whole_pack_once(sample: Sample) -> None:
    for played in sample.played:
        for state in played.states:
            assert UNSEEN not in str(state.record())
            assert sorted(sample.pack_of(state)) == sorted(sample.pack(played.preset))


def check_a_view_is_what_its_record_says(sample: Sample) -> None:
    for state, seat, view in sample.views:
        assert not isinstance(view, type(state))
        assert not hasattr(view, "apply")
        assert not hasattr(view, "seen_by")
        assert view.seat == seat
        assert (view.to_act, view.players, view.scores) == (state.to_act, state.players, state.scores)
        assert [move.seat for move in view.moves] == [move.seat for move in state.moves]
        text = str(view.record())
        assert str(view) == text
        read = sample.game.parse_record(text)
        assert (read, str(read)) == (view.record(), text)
        again, kept = read.views(seat)[-1], sample.recorded(view, state)
        assert (again, hash(again)) == (kept, hash(kept))


def check_a_view_hides_what_its_seat_cannot_know(sample: Sample) -> None:
    for state, seat, view in sample.views:
        assert state.to_act is None or UNSEEN in sample.cards_of(str(view))
        read = sample.game.parse_record(str(view))
        for act in (read.state, read.states, partial(read.views, (seat + 1) % (len(state.players) + 1))):
            assert sample.refuses(IllegalPosition, act).code is GameRefusal.HIDDEN
    for state in sample.some_states:
        for seat in (-1, len(state.players) + 1):
            sample.refuses(IllegalPosition, partial(state.seen_by, seat))
        for seat in range(len(state.players) + 1):
            hidden: dict[str, View[Any]] = {}
            for action in state.legal():
                view = state.apply(action).seen_by(seat)
                shown = str(view.moves[-1].action)
                assert shown == str(action) or hidden.setdefault(shown, view) == view


def check_a_record_can_be_stepped_through_as_a_seat_saw_it(sample: Sample) -> None:
    for played in sample.played:
        last = played.states[-1]
        for seat in range(len(last.players) + 1):
            views = tuple(sample.recorded(state.seen_by(seat), last) for state in played.states)
            assert last.record().views(seat) == views
            assert views[-1].record().views(seat) == views


def check_a_view_acts_at_its_turn_only(sample: Sample) -> None:
    for number, (state, seat, view) in enumerate(sample.views):
        if seat != state.to_act:
            assert (view.legal(), view.ranges()) == ((), ())
        else:
            assert (view.legal(), view.ranges()) == (state.legal(), state.ranges())
        for action in sample.tried(number) if seat == state.to_act else state.legal():
            violation = view.why_not(action)
            assert violation == state.why_not(action) if seat == state.to_act else sample.has_rule(violation)


def check_a_resampled_deal_looks_the_same_to_the_seat(sample: Sample) -> None:
    others = set()
    for state, seat, view in sample.views:
        other = view.resample(Chance("a"))
        again = other.seen_by(seat)
        assert (again, hash(again)) == (view, hash(view))
        assert view.resample(Chance("a")) == other
        assert sample.game.parse_record(str(other.record())).state() == sample.recorded(other, other)
        others.add(other == state)
    assert False in others, "resample gives away the deal"


def check_deals_end_and_their_scores_add_up(sample: Sample) -> None:
    for played in sample.played:
        *before, last = played.states
        assert (last.to_act, last.legal(), last.ranges()) == (None, (), ())
        assert all(state.to_act in range(1, len(state.players) + 1) and state.scores == () for state in before)
        assert len(last.scores) == len(last.players)
        assert all(type(score) is int for score in last.scores)
        assert sample.game.total(last) in (None, sum(last.scores))


def check_matches_go_on_from_deal_to_deal(sample: Sample) -> None:
    for played in sample.played:
        before, after, last = played.before, played.after, played.states[-1]
        assert len(set(last.players)) == len(last.players)
        assert set(last.players) <= set(players_of(before))
        won = dict(zip(last.players, last.scores, strict=True))
        assert after.scores == tuple(
            score + won.get(player, 0) for player, score in zip(players_of(before), before.scores, strict=True)
        )
        if played.states[0].to_act is not None:
            sample.refuses(IllegalPosition, partial(before.settle, played.states[0]))
    for one, other in pairwise(sample.played):
        if (one.preset, len(one.before.scores)) != (other.preset, len(other.before.scores)):
            sample.refuses(IllegalPosition, partial(one.before.settle, other.states[-1]))
    for match in sample.matches:
        again = sample.game.parse_match(str(match))
        assert (again, str(again), hash(again)) == (match, str(match), hash(match))


def check_a_match_says_when_it_cannot_deal(sample: Sample) -> None:
    for match in sample.matches:
        violation = match.why_no_deal()
        assert violation or not match.over
        assert match.over or not match.winners
        assert {*match.winners} <= {*players_of(match)}
        if violation:
            assert sample.refuses(IllegalAction, partial(match.deal, Chance(1))) == violation
        else:
            assert match.deal(Chance(1)) == match.deal(Chance(1))


def check_between_deals_players_do_what_is_legal_and_nothing_else(sample: Sample) -> None:
    for number, match in enumerate(sample.matches):
        for player in players_of(match):
            legal = match.legal(player)
            allowed = Allowed(legal, match.ranges(player))
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert match.why_not(player, action) is None
                after = match.apply(player, action)
                assert sample.game.parse_match(str(after)) == after
            for action in sample.tried(number):
                if str(action) not in allowed:
                    violation = match.why_not(player, action)
                    assert sample.refuses(IllegalAction, partial(match.apply, player, action)) == violation


def check_the_first_deal_is_that_of_a_fresh_match(sample: Sample) -> None:
    game = sample.game
    assert game.presets[0] == "default"
    for preset in game.presets:
        for seats in game.seats:
            match = game.match(seats, preset)
            deals = [game.deal(seats, preset, rng=Chance(seed)) for seed in range(8)]
            assert deals == [match.deal(Chance(seed)) for seed in range(8)]
            assert len(set(deals)) > 1
            if game.chips:
                stacks = tuple(range(20, 20 + seats))
                assert game.match(seats, preset, stacks=stacks).scores == stacks
            else:
                assert match.scores == (0,) * seats
                sample.refuses(IllegalPosition, partial(game.match, seats, preset, stacks=(10,) * seats))
    for seats in (game.seats.start - 1, game.seats.stop):
        sample.refuses(IllegalPosition, partial(game.match, seats))
    with pytest.raises(InvalidNotation):
        game.match(game.seats.start, "no rules")


def check_everything_is_frozen(sample: Sample) -> None:
    for state, _, view in sample.views:
        for value in (state, view, state.record(), view.record(), *state.legal()):
            check_frozen(value)
    for match in sample.matches:
        check_frozen(match)


def check_frozen(value: object) -> None:
    hash(value)
    names = [name for name in dir(value) if not name.startswith("_") and not callable(getattr(value, name))]
    for name in [*names, "anything"]:
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, None)


def check_bots_choose_what_is_legal_by_what_they_see(sample: Sample) -> None:
    turns = [(state, state.to_act) for state in sample.some_states if state.to_act is not None]
    for (state, seat), bot in each_in_turn(turns, [*sample.game.bots.values()]):
        view = state.seen_by(seat)
        other = view.resample(Chance("b")).seen_by(view.seat)
        action = bot.choose(view, Chance("c"))
        assert str(action) in Allowed(view.legal(), view.ranges())
        assert bot.choose(other, Chance("c")) == action


def check_the_same_seed_plays_the_same_deal(sample: Sample) -> None:
    for played in sample.some_played(4 if searching() else 2):
        born = played.states[0]
        for bot in sample.game.bots.values():
            bots: Mapping[int, Bot[Any, Any]] = dict.fromkeys(range(1, len(born.players) + 1), bot)
            ended = play_until(born, bots, 7)
            assert ended.to_act is None
            assert play_until(born, bots, 7) == ended
            assert play_until(born, {}, 7) == born
            without_first = play_until(born, {seat: bot for seat in bots if seat > 1}, 7)
            assert without_first.to_act in (1, None)
            assert without_first in replay(born, ended.moves)


def check_a_bot_that_finishes_a_deal_at_once_scores_as_by_its_choices(sample: Sample) -> None:
    for bot in sample.game.bots.values():
        if isinstance(bot, Finishing):
            for state in sample.some_states:
                playing: Mapping[int, Bot[Any, Any]] = dict.fromkeys(range(1, len(state.players) + 1), bot)
                assert bot.finish(state) == play_until(state, playing, 1).scores == play_until(state, playing, 2).scores


type Check = Callable[[Sample], None]
CHECKS: tuple[Check, ...] = (
    check_legal_actions_are_accepted,
    check_nothing_else_is_accepted,
    check_ranges_hold_every_step_and_no_more,
    check_actions_read_back,
    check_records_read_back_and_replay_to_the_same_states,
    check_a_record_holds_the_whole_pack_once,
    check_a_view_is_what_its_record_says,
    check_a_view_hides_what_its_seat_cannot_know,
    check_a_record_can_be_stepped_through_as_a_seat_saw_it,
    check_a_view_acts_at_its_turn_only,
    check_a_view_holds_nothing_that_its_seat_has_not_seen,
    check_a_resampled_deal_looks_the_same_to_the_seat,
    check_deals_end_and_their_scores_add_up,
    check_matches_go_on_from_deal_to_deal,
    check_a_match_says_when_it_cannot_deal,
    check_between_deals_players_do_what_is_legal_and_nothing_else,
    check_the_first_deal_is_that_of_a_fresh_match,
    check_everything_is_frozen,
    check_bots_choose_what_is_legal_by_what_they_see,
    check_the_same_seed_plays_the_same_deal,
    check_a_bot_that_finishes_a_deal_at_once_scores_as_by_its_choices,
)


def check_text(sample: Sample, parser: str, text: str) -> None:
    """Check that a text is read, or refused at a place in it or with a rule."""
    parse = getattr(sample.game, parser)
    value = read_or_refused(sample, partial(parse, text), len(text))
    if value is None:
        return
    assert parse(str(value)) == value
    if parser == "parse_record":
        read_or_refused(sample, value.state)
        for seat in range(4):
            for view in read_or_refused(sample, partial(value.views, seat)) or ():
                state = read_or_refused(sample, partial(view.resample, Chance(1)))
                assert state is None or state.seen_by(seat) == view
    elif parser == "parse_match":
        check_match_of_text(sample, value)


def read_or_refused(sample: Sample, act: Callable[[], Any], length: int = -1) -> Any:
    """Return what an act gives; None where it is refused as it should be. -1: there is no text."""
    refusal: InvalidNotation | IllegalAction | IllegalPosition
    try:
        return act()
    except (InvalidNotation, IllegalAction, IllegalPosition) as error:
        refusal = error
    if isinstance(refusal, InvalidNotation):
        assert 0 <= refusal.at <= length
    else:
        assert sample.has_rule(refusal.violation)
    return None


def check_match_of_text(sample: Sample, match: AnyMatch) -> None:
    """Check that a match that somebody wrote deals, or says why it does not."""
    assert len(match.scores) in sample.game.seats
    if violation := match.why_no_deal():
        assert sample.refuses(IllegalAction, partial(match.deal, Chance(1))) == violation
    else:
        assert match.deal(Chance(1)).record()
