"""The bank of spots: each is counted and has one clear answer, and filling it on changes nothing that it holds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rake import ACE_OF_SKULLS, BOOK, Odds, parse_odds
from rake.analysis.odds import TARGET, odds
from widgets.games.rake.bank import counted, read_bank
from widgets.site import counting
from widgets.site.pages import bank
from widgets.site.pages.bank import CLEAR, KINDS, PLAIN, TABLES, fault, filled

SOURCE = bank.FILE.read_text("utf-8")
LINES = read_bank(SOURCE)
YEAR = 366


def ahead(found: Odds) -> float:
    """Return by how much the best card wins more often than the next."""
    most, after = sorted((chance.win for chance in found.options), reverse=True)[:2]
    return most - after


def test_there_is_a_spot_for_every_day_of_a_year_and_no_two_are_the_same() -> None:
    assert len({counted(line).spot for line in LINES}) == len(LINES) >= YEAR


@pytest.mark.parametrize("line", LINES, ids=range(1, len(LINES) + 1))
def test_every_line_is_a_spot_by_the_book_counted_to_the_end_with_one_clear_answer(line: str) -> None:
    found = parse_odds(line)
    assert str(found) == line
    assert found.spot.rules == BOOK
    assert found.policy == "outs"
    assert all(chance.error <= TARGET for chance in found.options)
    errors = sum(sorted((chance.error for chance in found.options), reverse=True)[:2])
    assert CLEAR <= ahead(found) <= PLAIN + errors


def test_the_spots_are_of_many_kinds() -> None:
    spots = [counted(line).spot for line in LINES]
    tables = Counter((spot.players, spot.pick) for spot in spots)
    assert {*tables} == {(players, pick) for players in range(2, 7) for pick in (1, 2)}
    assert min(tables.values()) > 0.02 * len(spots)
    best = [max(counted(line).options, key=lambda chance: chance.win).action for line in LINES]
    assert 0.2 < sum(action.card is None for action in best) / len(best) < 0.8


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wins=1-2.48-100", "unclear"),
        ("wins=1-2.47-100", ""),
        ("wins=19-20.1-2", ""),
        ("wins=24-25.1-2", "plain"),
        ("sums=400-25600000-25600000.400-23808000-23808000", "unclear"),
        ("sums=400-25600000-25600000.400-23040000-23040000", ""),
    ],
)
def test_a_spot_without_a_clear_answer_or_with_a_plain_one_is_left_out(text: str, said: str) -> None:
    found = parse_odds(f"players=2 seat=1 pick=2 hand=DW.DF.7C.4S up=AC down=1 took=1-x7C.2-DS {text}")
    assert found.done
    assert fault(found) == said


@pytest.mark.parametrize("number", [1, 3, 11])
def test_counting_again_gives_the_line_that_stands_there(number: int) -> None:
    line = LINES[number - 1]
    assert str(odds(parse_odds(line).spot).settled()) == line


@pytest.mark.parametrize("number", [1, 2, 3, 11])
def test_a_number_gives_one_spot_of_its_kind_with_a_clear_answer(number: int) -> None:
    (found, faults), again = filled(number), filled(number)
    assert (str(found), faults) == (str(again[0]), again[1])
    pick, theme, _ = KINDS[number % len(KINDS)]
    assert (found.spot.players, found.spot.pick) == (TABLES[number % len(TABLES)], pick)
    assert theme != "skull" or ACE_OF_SKULLS in (*found.spot.hand, *found.spot.up)
    assert str(odds(found.spot).settled()) == str(found)
    assert fault(found) == ""


def ready(number: int) -> tuple[str, Counter[str]]:
    """Return a line that is in the bank already; another process asks for it."""
    return LINES[number - 1], Counter({"unclear": number})


def test_a_bank_that_was_stopped_is_filled_on_and_keeps_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bank, "FILE", tmp_path / "spots.txt")
    monkeypatch.setattr(bank, "filled", ready)
    monkeypatch.setattr(counting, "KEPT", tmp_path / "counted")
    bank.main(["--fill", "2"])
    assert (tmp_path / "spots.txt").read_text("utf-8").splitlines() == list(LINES[:2])
    bank.main(["--fill", "4"])
    bank.main(["--fill", "3"])
    assert (tmp_path / "spots.txt").read_text("utf-8").splitlines() == list(LINES[:4])
    lines = capsys.readouterr().out.splitlines()
    assert [line.rpartition(",")[0] for line in lines] == [
        "2 spots added, 3 left out (3 unclear)",
        "2 spots added, 7 left out (7 unclear)",
        "0 spots added, 0 left out (none)",
    ]
