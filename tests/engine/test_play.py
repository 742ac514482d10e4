"""`python -m rake play` and `replay`: golden games, refusals, and ends of every kind."""

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest

from rake import parse_rules
from rake.cli.commands import main
from rake.cli.terminal import Left, play, replay
from tests.terminal import Run

from .random_rounds import random_round, steps
from .test_terminal import answers_in, entries

GAMES = entries(Path(__file__).parents[1] / "data" / "play.txt")
ROUND = """rake 1 players=2 ante=2 stacks=100.100 seen=2
deal 1=xx.xx.xx 2=DC.5S.3S
bets 1 check, 2 bet 4, 1 call
middle up=DF.4F down=3C.xx
picks 1 DF, 2 x1
bets 1 check, 2 check
picks 1 x2, 2 4F
bets 1 check, 2 bet 6, 1 call
reveal 1=DF.LS.LC.8S.5F 2=DC.5S.4F.3S.3C
"""

REASON = re.compile(r"(decide|beats everything|sinks the hand|tells them apart|have folded).* \(rule \d\.\d\)$")
RESULT = re.compile(r"\b(wins|split|takes) .*\bpot\b")
"""The lines of a whole round that say what decided it, and who has won."""


@pytest.mark.parametrize(("command", "printed"), list(GAMES.items()))
def test_golden_games(command: str, printed: str, typed: Run) -> None:
    assert typed(command, answers_in(printed)) == (0, printed, "")


def _is_told(lines: list[str]) -> bool:
    """Return whether a round ends with what decided it and then who has won, or with both at once."""
    reason = max(at for at, line in enumerate(lines) if REASON.search(line))
    results = [at for at, line in enumerate(lines) if RESULT.search(line)]
    return reason <= min(results) and max(results) == len(lines) - 1


def test_records_of_the_golden_games_can_be_told_again(typed: Run) -> None:
    for printed in GAMES.values():
        for text in re.findall(r"^record\n((?:(?!you have).*\n)+)", printed, re.MULTILINE):
            _, printed, _ = typed("replay -", text)
            assert _is_told(printed.splitlines())


def test_ctrl_c_ends_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rake.cli.commands._ask", interrupted)
    assert main(["play", "--seed", "3"]) == 0
    assert capsys.readouterr().out.endswith("\nyou leave\n")


def test_a_seat_that_plays_at_random_sees_every_round_to_its_end() -> None:
    for seed, rules in enumerate(("book", "literal", "book.forced-blinds", "book.betting-pot-limit", "russian")):
        rng = random.Random(seed)
        shown: list[str] = []

        def answers(rng: random.Random = rng, shown: list[str] = shown) -> str:
            if sum(line == "record" for line in shown) > 3:
                return "quit"
            may = shown[-1].removeprefix("you may ") if shown[-1].startswith("you may ") else ""
            choice = rng.choice(may.split(", ")) if may else "check"
            return re.sub(r" \((\d+)\)| to \d+", "", choice)

        with suppress(Left):
            for line in play(3, 40, 2, parse_rules(rules), rng, answers):
                shown.append(line)
                assert not line.startswith("no: ")
        assert "record" in shown


@pytest.mark.parametrize("seed", range(40))
def test_every_round_can_be_told(seed: int) -> None:
    *_, over = steps(random_round(seed), random.Random(seed))
    for now in (over, over.seen_by(1)):
        printed = list(replay(str(now.record())))
        assert sum(line.startswith("  seat ") and " shows " not in line for line in printed) >= len(over.moves)
        assert _is_told(printed)


def test_a_record_that_is_not_over_says_whose_turn_it_is() -> None:
    text = "\n".join(ROUND.splitlines()[:3])
    assert list(replay(text.removesuffix(", 1 call")))[-1] == "it is the turn of seat 1"


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("2 bet 6", "2 raise 6", "line 8, step 2: nobody has bet yet, so bet instead of raising (rule 7.2)"),
        ("2 bet 6", "2 bet 600", "line 8, step 2: 600 is more than you have: 94 (rule 8.8)"),
        ("picks 1 x2", "picks 1 x1", "line 7, step 1: no card lies face down at place 1 (rule 6.5)"),
        ("1 call\nmiddle", "2 call\nmiddle", "line 3, step 3: it is not the turn of seat 2 for bets (rule 7.1)"),
        (", 1 call\nmiddle", "\nmiddle", "line 4, step 1: the middle has 2 cards a row, and not 0 (rule 8.5)"),
        ("middle up=DF.4F down=3C.xx\n", "", "line 3, step 3: the middle was not laid (rule 6.4)"),
        ("5S.3S\n", "5S.3X\n", "line 2, character 25: expected card, found '3X'"),
        ("rake 1", "rake 2", "line 1, character 6: expected version 1, found '2'"),
        ("3C.xx", "DF.xx", "there is one DF in the deck, but you have it here twice (rule 2.1)"),
        ("\nbets", "\n\nbots", "line 4, character 1: expected step, found 'bots'"),
        ("LC.8S.5F", "LC.8S", "line 9, step 1: seat 1 cannot hold the hand that it shows (rule 8.14)"),
        ("DF.LS.LC.8S.5F", "DW.LS.LC.8S.5F", "line 9, step 1: seat 1 cannot hold the hand that it shows (rule 8.14)"),
        ("reveal 1=DF.LS.LC.8S.5F 2", "reveal 2", "line 9, step 1: 1 hands are shown, and 2 are still in (rule 8.14)"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_with_its_place(was: str, becomes: str, said: str, typed: Run) -> None:
    assert was in ROUND
    assert typed("replay -", ROUND.replace(was, becomes, 1)) == (2, "", f"rake: {said}\n")


def test_what_is_wrong_with_a_record_from_a_link_is_told_with_its_place(typed: Run) -> None:
    text = ROUND.replace("picks 1 x2", "picks 1 x1").replace("\n", "~")
    assert typed("replay -", text) == (2, "", "rake: line 7, step 1: no card lies face down at place 1 (rule 6.5)\n")


@pytest.mark.parametrize("command", ["odds players=2", "replay -"])
def test_house_rules_beside_a_text_that_has_its_own_are_refused(command: str, typed: Run) -> None:
    said = f"rake: {command.split()[0]} takes the house rules from its text, not from --rules\n"
    assert typed(f"--rules literal {command}", ROUND) == (2, "", said)


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary, record = tmp_path / "binary", tmp_path / "record"
    binary.write_bytes(b"\xff\xfe")
    record.write_text(ROUND, "utf-8")
    assert [main(["replay", str(path)]) for path in (tmp_path / "none", binary, record)] == [2, 2, 0]
    printed, said = capsys.readouterr()
    assert said.splitlines() == [
        f"rake: {tmp_path / 'none'}: No such file or directory",
        f"rake: {binary}: not UTF-8 text",
    ]
    assert printed.splitlines()[-2:] == [
        "the higher pair decides, Lady over Three (rule 4.2)",
        "seat 1 wins the pot of 24",
    ]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play --players 9", "2 to 8 can play, not 9 (rule 1.2)"),
        ("play --ante 0", "the stake is 1 to 1000000 chips, not 0 (rule 6.1)"),
        ("play --stack 0", "chair 1 would have 0 chips, and may buy in for 1 to 1000000 (rule 9.4)"),
        ("play --rules poker", "expected preset at character 1, found 'poker'"),
        (
            "--rules book.forced-blinds.betting-fixed-limit play --ante 3",
            "the stake is the small bet, 1, not 3 (rule 9.1)",
        ),
    ],
)
def test_tables_that_cannot_be(command: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--seed", "1"]) == 2
    assert capsys.readouterr().err == f"rake: {said}\n"
