"""A push leaves no game, no language and no screen out: of the cases that take turns, each value has its turn."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.served import ROOT
from widgets.other_games import words
from widgets.templates import LANGUAGES

DRILLS = (
    "test_every_answer_of_every_kind_and_level_hears_its_reason",
    "test_a_set_ends_with_what_was_missed_by_rule_each_with_a_link",
)
FILES = ("browser/test_games.py", "browser/test_arrival.py", "shelf/test_drills.py")
CASE = re.compile(r"::(\w+)\[(?:chromium-)?(.*)\]$", re.MULTILINE)


@pytest.fixture(scope="module", params=["not seldom", "seldom"])
def cases(request: pytest.FixtureRequest) -> dict[str, list[str]]:
    """Return the cases that take turns, by the name of their test: those of a push, then those of the night."""
    command = [
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-m",
        f"in_turn and {request.param}",
        *(f"tests/{each}" for each in FILES),
    ]
    run = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = {}
    for test, case in CASE.findall(run.stdout):
        found.setdefault(test, []).append(case)
    return found


def test_half_of_the_cases_have_every_game_in_one_language_and_both_languages(cases: dict[str, list[str]]) -> None:
    (found,) = (each for name, each in cases.items() if name.startswith("test_a_deal_of_the_most_players"))
    games, languages = zip(*(case.split("-") for case in found), strict=True)
    assert sorted(games) == sorted(words())
    assert {*languages} == {*LANGUAGES}


def test_half_of_the_cases_have_every_page_on_one_screen_and_both_screens(cases: dict[str, list[str]]) -> None:
    found = cases["test_nothing_moves_while_a_page_is_built_up"]
    screens, pages = zip(*(case.split("-", 1) for case in found), strict=True)
    assert len({*pages}) == len(pages) == 5
    assert {*screens} == {"size0", "size1"}


def test_pairs_that_one_test_leaves_out_are_the_turn_of_another(cases: dict[str, list[str]]) -> None:
    pairs = [frozenset(found) for test, found in cases.items() if test in DRILLS]
    assert len(pairs) == 2
    assert not pairs[0] & pairs[1]
