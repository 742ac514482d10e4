"""The guide to good play: its quick rounds against the engine's, its advice, its data, its links to spots."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

from rake import BOOK, CHECK, DECK, PICKERS, Action, ActionKind, Round, parse_action, parse_cards
from rake.analysis.outs import worth_of, worths
from rake.analysis.spot import Spot, parse_spot
from tests.bounded import end_of, states_of
from widgets.site.pages.figures import advice, data, guided, of_guide, quick, rounds, well
from widgets.site.pages.figures.counts import skull_start_of
from widgets.site.pages.figures.data import Data
from widgets.templates import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = {"en": ROOT / "docs" / "well.md", "ru": ROOT / "docs" / "well.ru.md"}


@pytest.fixture(scope="module")
def counted() -> Data:
    return Data()


def indexes(cards: str) -> list[int]:
    return [card.index for card in parse_cards(cards)]


def deck_of(seed: int) -> list[int]:
    return random.Random(seed).sample(range(len(DECK)), len(DECK))


@pytest.mark.parametrize("players", guided.PLAYERS)
def test_a_quick_round_is_the_engines_round_card_by_card(players: int) -> None:
    for seed in range(25):
        deck = deck_of(seed)
        quickly = quick.play(players, deck)
        over = rounds.play(players, [DECK[card] for card in deck])
        winners = rounds.shown(over).winners
        for seat in range(players):
            assert {DECK[card] for card in quickly.hands[seat]} == set(over.hands[seat + 1])
            assert quickly.shares[seat] == (1 / len(winners) if seat + 1 in winners else 0)
            taken = [move for move in over.moves if move.seat == seat + 1 and move.action.kind is ActionKind.TAKE]
            assert quickly.face_up[seat] == [move.action.card is not None for move in taken]


@pytest.mark.parametrize("held", [3, 4])
def test_worths_compare_with_a_face_down_card_as_the_engines_do(held: int) -> None:
    chance = random.Random(5)
    for _ in range(150):
        hand = chance.sample(range(len(DECK)), held)
        cards = [DECK[card] for card in hand]
        worth, down = quick.order(hand)
        exact = worths(frozenset(cards), BOOK.ranking)
        average = worth_of(None, cards, BOOK.ranking)
        for card, value in exact.items():
            if abs(value - average) > 1e-9:
                assert (worth[card.index] >= down) == (value >= average)


@pytest.mark.parametrize(
    ("cards", "start"),
    [
        ("AS AW AF", "three"),
        ("AW AF 2C", "pair_ace"),
        ("DW DF AC", "pair_high"),
        ("TW TF 2C", "pair_high"),
        ("9W 9F AC", "pair_middle"),
        ("6W 6F 2C", "pair_middle"),
        ("5W 5F AC", "pair_low"),
        ("2W 3W 6W", "rake"),
        ("2W 3W 9W", "suited"),
        ("2W 3W 4F", "sequence"),
        ("2W 3W 6F", "gapped"),
        ("2W 7W PF", "loose_high"),
        ("2W 7W TF", "loose_low"),
        ("AS AW 2F", "skull_near"),
        ("AS 2S 3S", "skull_near"),
        ("AS 9S 4S", "skull_near"),
        ("AS DW LF", "skull_far"),
        ("AS 2W 2F", "skull_far"),
        ("AS 9W 4F", "skull_far"),
    ],
)
def test_a_start_is_what_the_guide_calls_it(cards: str, start: str) -> None:
    assert guided.start(parse_cards(cards)) == start


def test_there_are_as_many_starts_of_each_kind_as_there_must_be() -> None:
    hands = Counter(guided.start(cards) for cards in combinations(DECK, 3))
    assert sorted(hands) == sorted(guided.STARTS)
    assert hands["pair_ace"] == comb(3, 2) * 48
    assert hands["pair_high"] == hands["pair_middle"] == hands["pair_low"] == 4 * comb(4, 2) * 47
    # Beside the Ace of Skulls: one of three Aces and one of 48 other cards, or two of twelve Skulls.
    assert hands["skull_near"] == 3 * 48 + comb(12, 2)
    assert hands["skull_near"] + hands["skull_far"] + comb(3, 2) == comb(51, 2)


def test_a_ratio_has_the_error_of_its_samples() -> None:
    assert guided.ratio([(1, 2), (0, 1), (1, 1)]).share == 0.5
    # Against a half, the samples are off by 0, -0.5 and 0.5.
    assert guided.ratio([(1, 2), (0, 1), (1, 1)]).error == pytest.approx(1.96 * 0.5**0.5 / 4, abs=1e-5)


@pytest.mark.parametrize(
    ("hand", "card", "kind"),
    [
        ("9W 7F 3C", "AS", "skull"),
        ("9W 7F 3C", "3W", "matches"),
        ("9W 9F 3C", "3W", "matches"),
        ("9W 9F 3C", "AW", "with_match"),
        ("9W 7W 3W", "2W", "suit"),
        ("9W 8W 7W", "TW", "suit"),
        ("9W 8F 7C", "TW", "run"),
        ("4W 3F 2C", "AW", "run"),
        ("DW LF PC", "AW", "run"),
        ("9W 8F 7C 6C", "TW", "run"),
        ("9W 7F 3C", "AW", "ace"),
        ("9W 7F 3C", "DW", "duke"),
        ("9W 7F 3C", "LW", "other"),
    ],
)
def test_a_face_up_card_is_of_one_kind(hand: str, card: str, kind: str) -> None:
    assert advice.kind_of(indexes(hand), indexes(card)[0]) == kind


def test_every_face_up_card_was_looked_at(counted: Data) -> None:
    for held in (3, 4):
        cases: dict[str, list[int]] = counted.guide["kinds"][str(held)]
        assert sum(count for _, count in cases.values()) == comb(51, held) * (52 - held)
        assert cases["skull"][1] == comb(51, held)
        # Every rank of the hand is matched by the rest of it; the Ace of Skulls is the last Ace, and counted by itself.
        assert all(0 <= better <= count for better, count in cases.values())
    assert guided.kinds(3) == counted.guide["kinds"]["3"]


@pytest.mark.parametrize(
    ("hand", "up", "card"),
    [
        ("9W 7W 3W 2W", "9F PW", "PW"),  # a Suits Full rather than a pair
        ("9W 8F 7C 6C", "9F TW", "TW"),
        ("9W 8W 7W 6W", "TF 2W", "2W"),  # a Suits Full rather than a Run
        ("9W 9F 3C", "3W 9C AW", "9C"),
        ("9W 7F 3C", "3W 9C AW", "9C"),
        ("9W 7W 3W", "2W AF", "2W"),
        ("9W 7W 3W", "2W 3F", "3F"),
        ("9W 7F 3C", "DW AW LC", "AW"),
        ("9W 7F 3C", "DW LC", "DW"),
        ("9W 7F 3C 2S", "DW LC", None),  # a Duke only at the first pick-up
        ("9W 7F 3C 2S", "AW LC", "AW"),
        ("9W 9F 3C", "AW DC", None),  # nothing but its rank beside a pair
        ("9W 8F 7C", "TW 6C", None),  # four to a Run don't count yet
        ("9W 7F 3C", "LW TC", None),
        ("9W 7F 3C", "AS", None),
        ("AW AF 3C", "AS", "AS"),
        ("9S 7S 3S 2S", "AS 9F", "AS"),
        ("DW LF PC TC", "AS 9F", "AS"),
        ("AS AW 3C", "3W AF", "AF"),
        ("AS 9S 4S", "9W 7S", "7S"),
        ("AS 9W 4F", "9F 4C", None),
    ],
)
def test_the_advice_is_what_the_page_says(hand: str, up: str, card: str | None) -> None:
    assert advice.advised(indexes(hand), indexes(up), True) == (indexes(card)[0] if card else None)


def test_without_a_face_down_card_the_ace_of_skulls_comes_last() -> None:
    assert advice.advised(indexes("9W 7F 3C"), indexes("AS 2W"), False) == indexes("2W")[0]
    assert advice.advised(indexes("9W 7F 3C"), indexes("AS"), False) == indexes("AS")[0]
    assert advice.advised(indexes("9W 7F 3C"), [], True) is None


def test_a_duel_with_oneself_is_even_in_every_deal() -> None:
    for players in (2, 4, 8):
        assert advice.duel(players, 30, (advice.advised, advice.advised), "even") == (0.5, 0.0)


def test_who_picks_better_wins_more_than_half() -> None:
    def worst(hand: Sequence[int], up: Sequence[int], hidden: bool) -> int | None:
        del hidden
        return min(up, key=quick.order(hand)[0].__getitem__, default=None)

    share, error = advice.duel(4, 200, (quick.by_worth, worst), "worst")
    assert share - error > 0.6
    share, error = advice.duel(4, 200, (worst, quick.by_worth), "worst")
    assert share + error < 0.4


def test_the_advice_is_clearly_better_where_the_page_says_so(counted: Data) -> None:
    for players in guided.DUEL_DEALS:
        for way in ("greedy", "hidden"):
            share, error = counted.duel(way, players)
            assert share - error > 0.5
        share, error = counted.duel("worth", players)
        assert share + error > 0.495
        assert share < 0.502


def test_duels_fought_today_agree_with_those_kept(counted: Data) -> None:
    for way, ways in advice.DUELS.items():
        for players in (2, 6):
            now, then = advice.duel(players, 400, ways, "today"), counted.duel(way, players)
            assert abs(now.share - then.share) < 1.5 * (now.error + then.error)


def test_rounds_played_today_agree_with_those_kept(counted: Data) -> None:
    played: Any = guided.rounds(4, 3_000)
    for kind, now in played["starts"].items():
        then = counted.start(kind, 4)
        assert abs(now.share - then.share) < 1.5 * (now.error + then.error) + 0.02
    for now, then in zip(played["seats"], counted.seat_shares(4), strict=True):
        assert abs(now.share - then.share) < 1.5 * (now.error + then.error)


def test_shares_add_up(counted: Data) -> None:
    hands = Counter(guided.start(cards) for cards in combinations(DECK, 3))
    beside = Counter(
        kind for two in combinations(DECK[:-1], 2) if (kind := skull_start_of([DECK[-1], *two])) in guided.SKULL_STARTS
    )
    for players in guided.PLAYERS:
        assert sum(mean.share for mean in counted.seat_shares(players)) == pytest.approx(1, abs=1e-3)
        fair = sum(count * counted.start(kind, players).share for kind, count in hands.items()) / comb(52, 3)
        assert fair == pytest.approx(1 / players, abs=2e-3)
        # Two counts of the same: rounds in which the Ace of Skulls is dealt to a seat, and all rounds.
        skull = sum(count * counted.beside_skull(kind, players).share for kind, count in beside.items())
        near_and_far = sum(hands[kind] * counted.start(kind, players).share for kind in ("skull_near", "skull_far"))
        assert skull / beside.total() == pytest.approx(near_and_far / beside.total(), abs=0.006)


def test_nobody_is_left_with_the_ace_of_skulls_more_often_than_it_lies_in_the_middle(counted: Data) -> None:
    for players in guided.PLAYERS:
        for way in ("up", "down"):
            share, error = counted.left(players, way)
            assert 0 < share < players / 52 + error


def test_what_seats_win_with_bets_is_lost_by_others(counted: Data) -> None:
    for players in guided.BET_DEALS:
        first, *_, dealer = counted.bets(players)
        assert sum(mean.share for mean in counted.bets(players)) == pytest.approx(0, abs=1e-3)
        assert first.share - first.error > 0 > dealer.share + dealer.error


def by_outs(now: Round) -> Action:
    """Return what a seat does that checks, and picks up by `outs`."""
    return PICKERS["outs"](now.seen_by(now.to_act or 0), random.Random(0)) if now.phase.is_pick else CHECK


def test_the_position_of_a_last_choice_is_one_that_the_engine_reaches() -> None:
    for deal in range(40):
        deck = quick.shuffled(2, random.Random(f"guide last {deal}"))
        rest = [card for card in range(len(DECK)) if card not in deck]
        dealt = Round.from_deck(2, 100, 1, BOOK, [DECK[card] for card in (*deck, *rest)])
        views = (now.seen_by(now.to_act or 0) for now in states_of(dealt, by_outs) if now.phase.is_pick)
        assert str(guided.last_choice(deal)) == next(str(spot) for spot in map(Spot.from_view, views) if spot.pick == 2)


@pytest.mark.parametrize("size", well.BET_SIZES.values())
def test_a_bluff_that_works_just_often_enough_costs_nothing_at_the_table(size: Fraction) -> None:
    def chips(*actions: str) -> int:
        # Seat 2 has three Aces. Nothing in the middle makes a hand for seat 1 that beats them.
        deck = parse_cards("2W AW 4F AF 9C AC 8S 7S 6W 5F TC PC LS DS")
        rest = [card for card in DECK if card not in deck]
        now = Round.from_deck(2, 1_000, 30, BOOK, [*deck, *rest])
        for action in actions:
            now = now.apply(parse_action(action))
        return end_of(now, by_outs).stacks[1] - (1_000 - 30)

    bet = size * 60
    assert bet == int(bet)
    won, lost = chips(f"bet {bet}", "fold"), chips(f"bet {bet}", "call")
    assert won == 60
    assert lost == -bet
    often = well.must_work(size)
    assert often * won + (1 - often) * lost == 0
    calls = well.caller_needs(size)
    assert calls * (60 + bet) == (1 - calls) * bet


def test_the_build_ends_without_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(data, "GUIDE", tmp_path / "well.json")
    with pytest.raises(FileNotFoundError):
        Data()


def spots(lang: str) -> list[str]:
    return re.findall(r"\(pickup\.md\?(rake=1[^)]*)\)", PAGES[lang].read_text("utf-8"))


def test_every_spot_to_try_is_legal_and_the_same_in_both_languages() -> None:
    assert len(spots("en")) >= 5
    for query in spots("en"):
        assert parse_spot(query.replace("&", " ")).options
    assert all(spots(lang) == spots("en") for lang in LANGUAGES)


def test_no_number_of_the_guide_is_typed() -> None:
    for page in PAGES.values():
        text = re.sub(
            r"\A---.*?---\n|\{\{ \w+ \}\}|\[[\d.]+\]|\(\S+\)|\{#.*?\}|95[^.]*100",
            "",
            page.read_text("utf-8"),
            flags=re.DOTALL,
        )
        assert re.findall(r"\d+[.,]\d+|\d+ ?%", text) in ([], ["50%"], ["50 %"])


@pytest.mark.parametrize("folder", ["well", "ru/well"])
def test_the_page_shows_every_figure_of_the_guide(site: Path, folder: str) -> None:
    html = (site / folder / "index.html").read_text("utf-8")
    names = re.findall(r'<p class="rake-figure-name" id="odds-(\w+)">', html)
    assert sorted(names) == sorted(draw.__name__ for draw in of_guide())
    assert "{{" not in html
