"""Every game keeps the promises of the protocols; and the suite that proves it catches games that do not."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.actions import CardAction
from rake.kit.bots import RandomBot
from rake.kit.errors import IllegalPosition, InvalidNotation, Violation
from rake.kit.game import replay
from rake.kit.records import DealRecord, DealView
from rake.middle import Middle
from tests.examples import examples
from tests.toys import bank, stakes
from tests.toys.shelf.swap import action, bots, deal, match, rules
from tests.toys.shelf.swap import game as swap_game

from . import conformance, leaks
from .conformance import CHECKS
from .sample import spoiled
from .samples import SAMPLES


@pytest.mark.property
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("game", SAMPLES)
def test_a_game_keeps_its_promise(game: str, check: conformance.Check) -> None:
    check(SAMPLES[game])


@pytest.mark.parametrize("game", SAMPLES)
@given(data=st.data())
@examples(100)
def test_bad_text_is_refused_at_its_place_or_with_a_rule(game: str, data: st.DataObject) -> None:
    conformance.check_text(SAMPLES[game], *data.draw(spoiled(SAMPLES[game])))


def always(value: object) -> Callable[..., object]:
    """Return a function that gives this whatever it is asked."""
    return lambda *_, **__: value


def restless(bot: object, view: Any, rng: object) -> object:
    """Choose by chance of one's own."""
    return random.choice(view.legal())


def remembered(state: deal.State, seat: int) -> deal.View:
    """Return a view, and remember what it is a view of."""
    view = SEEN_BY(state, seat)
    TRUTH[str(view)] = state
    return view


@dataclass(frozen=True, slots=True)
class Knowing(stakes.View):
    """A view that keeps the whole deal where comparing does not look."""

    truth: stakes.State = field(compare=False)


def peeping(state: stakes.State, seat: int) -> stakes.View:
    """Return a view of one's own card and the next."""
    indices = {seat - 1, seat} if 0 < seat < len(state.players) else set()
    return stakes.View(seat, replay(stakes.State.begin(state.deal.masked(seat, indices)), state.moves)[-1])


TRUTH: dict[str, deal.State] = {}
SEEN_BY, LEGAL, RANGES, RECORD = deal.State.seen_by, deal.State.legal, stakes.State.ranges, deal.State.record
VIEWS, STAKES_SEEN_BY = DealRecord.views, stakes.State.seen_by

type Patch = tuple[object, str, object]

MUTANTS: list[tuple[conformance.Check, str, list[Patch]]] = [
    (
        conformance.check_legal_actions_are_accepted,
        "swap",
        [(deal.State, "legal", lambda state: (*LEGAL(state), action.THROW_IN))],
    ),
    (conformance.check_nothing_else_is_accepted, "stakes", [(stakes.State, "why_not", always(None))]),
    (conformance.check_nothing_else_is_accepted, "swap", [(swap_game.Swap, "rule_numbers", {})]),
    (
        conformance.check_ranges_hold_every_step_and_no_more,
        "stakes",
        [(stakes.State, "ranges", lambda state: tuple(each._replace(most=each.most - 1) for each in RANGES(state)))],
    ),
    (conformance.check_actions_read_back, "swap", [(CardAction, "__str__", lambda act: f"play {act.cards}")]),
    (
        conformance.check_records_read_back_and_replay_to_the_same_states,
        "swap",
        [(deal.State, "record", lambda state: replace(RECORD(state), moves=state.moves[:2]))],
    ),
    (
        conformance.check_a_record_holds_the_whole_pack_once,
        "swap",
        [(rules.LOW, "shuffled", always(rules.LOW.cards[1:] + rules.LOW.cards[1:2]))],
    ),
    (conformance.check_a_view_is_what_its_record_says, "swap", [(DealView, "__str__", object.__repr__)]),
    (
        conformance.check_a_view_hides_what_its_seat_cannot_know,
        "bank",
        [(bank.State, "seen_by", lambda state, seat: bank.View(seat, state))],
    ),
    (
        conformance.check_a_view_hides_what_its_seat_cannot_know,
        "stakes",
        [(DealRecord, "states", lambda record: VIEWS(record, record.deal.seen or 0))],
    ),
    (
        conformance.check_a_record_can_be_stepped_through_as_a_seat_saw_it,
        "stakes",
        [(DealRecord, "views", lambda record, seat: VIEWS(record, seat)[-1:] * (len(record.moves) + 1))],
    ),
    (conformance.check_a_view_acts_at_its_turn_only, "swap", [(DealView, "legal", lambda view: view.masked.legal())]),
    (
        leaks.check_a_view_holds_nothing_that_its_seat_has_not_seen,
        "stakes",
        [(stakes.State, "seen_by", lambda state, seat: Knowing(seat, STAKES_SEEN_BY(state, seat).masked, state))],
    ),
    (leaks.check_a_view_holds_nothing_that_its_seat_has_not_seen, "stakes", [(stakes.State, "seen_by", peeping)]),
    (
        leaks.check_a_view_holds_nothing_that_its_seat_has_not_seen,
        "rake",
        [(Middle, "seen", lambda middle, slots: middle)],
    ),
    (
        conformance.check_a_resampled_deal_looks_the_same_to_the_seat,
        "bank",
        [(bank.View, "resample", lambda view, rng: bank.GAME.deal(1, rng=rng))],
    ),
    (
        conformance.check_a_resampled_deal_looks_the_same_to_the_seat,
        "swap",
        [(deal, "shuffle", lambda rng, cards: sorted(cards, key=lambda _: random.random()))],
    ),
    (
        conformance.check_a_resampled_deal_looks_the_same_to_the_seat,
        "swap",
        [(deal.State, "seen_by", remembered), (deal.View, "resample", lambda view, rng: TRUTH[str(view)])],
    ),
    (conformance.check_deals_end_and_their_scores_add_up, "swap", [(swap_game.Swap, "total", always(3))]),
    (
        conformance.check_matches_go_on_from_deal_to_deal,
        "stakes",
        [(stakes.Match, "settle", lambda match, ended: match)],
    ),
    (conformance.check_matches_go_on_from_deal_to_deal, "swap", [(match.Match, "__str__", always("swap=1"))]),
    (
        conformance.check_a_match_says_when_it_cannot_deal,
        "swap",
        [(match.Match, "why_no_deal", always(None)), (match.Match, "over", property(always(True)))],
    ),
    (
        conformance.check_between_deals_players_do_what_is_legal_and_nothing_else,
        "stakes",
        [(stakes.Match, "why_not", always(None))],
    ),
    (
        conformance.check_the_first_deal_is_that_of_a_fresh_match,
        "swap",
        [(rules.LOW, "shuffled", lambda rng: random.sample(rules.LOW.cards, 15))],
    ),
    (conformance.check_everything_is_frozen, "swap", [(DealView, "__setattr__", object.__setattr__)]),
    (conformance.check_bots_choose_what_is_legal_by_what_they_see, "swap", [(bots.Lowest, "choose", restless)]),
    (
        conformance.check_bots_choose_what_is_legal_by_what_they_see,
        "swap",
        [(bots.Lowest, "choose", always(action.THROW_IN))],
    ),
    (conformance.check_the_same_seed_plays_the_same_deal, "swap", [(RandomBot, "choose", restless)]),
    (
        conformance.check_a_bot_that_finishes_a_deal_at_once_scores_as_by_its_choices,
        "swap",
        [(bots, "MASKS", dict.fromkeys("CDHS", 0))],
    ),
]


@pytest.mark.parametrize(("check", "game", "patches"), MUTANTS)
def test_a_game_that_breaks_its_promise_is_caught(
    check: conformance.Check, game: str, patches: list[Patch], monkeypatch: pytest.MonkeyPatch
) -> None:
    sample = replace(SAMPLES[game], deals=1)
    check(sample)
    for patch in patches:
        monkeypatch.setattr(*patch)
    with pytest.raises((Exception, pytest.fail.Exception)):
        check(replace(sample))


def test_every_check_has_caught_a_game() -> None:
    assert {check for check, _, _ in MUTANTS} == set(CHECKS)


@pytest.mark.parametrize(
    "error", [KeyError("9R"), InvalidNotation("card", "9R", 8), IllegalPosition(Violation(bank.BankRefusal.BET))]
)
def test_a_parser_that_refuses_otherwise_is_caught(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(text: str) -> None:
        raise error

    conformance.check_text(SAMPLES["swap"], "parse_action", "play 9R")
    monkeypatch.setattr(swap_game.Swap, "parse_action", staticmethod(parse))
    with pytest.raises((AssertionError, KeyError)):
        conformance.check_text(SAMPLES["swap"], "parse_action", "play 9R")
