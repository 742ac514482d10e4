"""The review of a deal at the shared table: decisions beside the best ones."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qsl

import pytest

from rake.shelf import load
from tests.shelf.seating import fewest_with_bots
from tests.shelf.test_noting import ended
from tests.shelf.test_tables import played, seated
from tests.widgets.messages import NAMES, plain, voice_of
from widgets.host import Request, run
from widgets.other_games import words
from widgets.shelf.decision import Decision
from widgets.shelf.review import (
    AlreadyLost,
    BetterAction,
    ClearlyBetterAction,
    DecisionsJudged,
    LosesLess,
    NoDifference,
    NothingBetter,
    NothingClearlyBetter,
    PerhapsBetter,
    show_review,
)


def test_a_gain_is_shown_to_the_hundredth_unless_its_error_is_half_a_point_or_more() -> None:
    points = Decision("pass", {"pass": 0.4, "play": 1.254}, {"pass": 0.1, "play": 0.2})
    chips = Decision("fold", {"fold": -10.0, "call": 12.4}, {"call": 3.0})
    fine, coarse = show_review({0: points, 1: chips}, (1,), 2, str).decisions
    assert (fine.again, coarse.again) == (False, True)
    assert (fine.gain, fine.coarse) == (40, False)
    assert isinstance(fine.verdict, BetterAction)
    assert fine.verdict.gain == 1.254
    assert (coarse.gain, coarse.coarse) == (-1000, True)
    assert isinstance(coarse.verdict, ClearlyBetterAction)
    assert coarse.verdict.gain == 12


def test_a_review_sums_up_how_many_choices_were_not_the_best_and_begins_with_the_dearest() -> None:
    cheap = Decision("pass", {"pass": 0.0, "play": 0.5})
    dear = Decision("play", {"pass": 0.0, "play": -2.0})
    best = Decision("pass", {"pass": 0.0, "play": -2.0})
    shown = show_review({3: cheap, 4: best, 9: dear}, (), 3, str)
    assert shown.summary == DecisionsJudged(3, 2)
    assert [each.action for each in shown.costly] == ["play", "pass"]
    assert [each.action for each in shown.decisions] == ["pass", "pass", "play"]
    assert show_review({3: cheap}, (), 3, str).summary is None, "the others are still being counted"


@pytest.mark.parametrize(
    ("costly", "en", "ru"),
    [
        (0, "Of your 5 choices, none was clearly wrong.", "ни разу явно лучшего выбора не было"),
        (2, "In 2 of your 5 choices, something else was clearly better.", "в 2 случаях явно лучше было другое"),
        (5, "In all 5 of your choices, something else was clearly better.", "каждый раз явно лучше было другое"),
    ],
)
def test_the_summary_says_so_if_every_choice_could_have_been_better(costly: int, en: str, ru: str) -> None:
    said = {lang: plain(voice_of("shelf", lang).say(DecisionsJudged(5, costly), NAMES)) for lang in ("en", "ru")}
    assert said == {"en": en, "ru": f"Выбирать пришлось 5 раз, и {ru}."}


def test_a_choice_that_came_to_the_same_is_not_called_good() -> None:
    same = Decision("pass", {"pass": -6.0, "play": -6.0}, {"pass": 0.0, "play": 0.0})
    unclear = Decision("pass", {"pass": -6.0, "play": -6.0}, {"pass": 1.0, "play": 1.0})
    better = Decision("pass", {"pass": -5.0, "play": -6.0})
    close = Decision("pass", {"pass": -6.0, "play": -5.0}, {"pass": 1.0, "play": 1.0})
    shown = show_review({0: same, 1: unclear, 2: better, 3: close}, (), 4, str).decisions
    assert [type(each.verdict) for each in shown] == [NoDifference, NothingClearlyBetter, NothingBetter, PerhapsBetter]


def test_where_one_only_loses_a_review_says_how_often() -> None:
    worse = Decision("pass", {"pass": -0.76, "take": -0.24}, {"pass": 0.05, "take": 0.05}, loses=True)
    (shown,) = show_review({0: worse}, (), 1, str).decisions
    assert (shown.gain, shown.loses) == (-76, True)
    assert shown.verdict == LosesLess("take", 0.24)


def test_where_every_choice_loses_a_review_praises_none() -> None:
    lost = Decision("pass", {"pass": -1.0, "take": -1.0}, {"pass": 0.01, "take": 0.01}, loses=True)
    (shown,) = show_review({0: lost}, (), 1, str).decisions
    assert isinstance(shown.verdict, AlreadyLost)


@pytest.mark.parametrize("word", words())
def test_each_decision_of_a_review_leads_to_its_moment_in_the_deal(word: str) -> None:
    table = played(seated(word, fewest_with_bots(load(word))))
    if "judge" not in table.frame.html:
        assert word == "reddog", "only where the reader decided nothing is there nothing to judge"
        return
    deal = ended(word, table)
    reviewed = table.click("judge").wait().frame.html.partition("rake-review")[2].rpartition("<table>")[2]
    rows = re.findall(r'<th scope="row">(\d+)\. .*?<a href="[^"]*/deal/\?([^"]*)">', reviewed, re.DOTALL)
    steps = [int(dict(parse_qsl(unescape(query))).get("step", "0")) for _, query in rows]
    assert [int(number) for number, _ in rows] == [*range(1, len(rows) + 1)]
    assert steps == sorted({*steps})
    assert {deal.moves[step].seat for step in steps} == {deal.players.index(1) + 1}
    for step, (_, query) in zip(steps, rows, strict=True):
        opened = run(Request("deal", "w1", link=unescape(query), game=word), strict=True)
        assert re.findall(r" step=(\d+) ", opened.state) == [str(step)] * bool(step)
