"""The terminal through real pipes: what the engine's tests type in one process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.test_terminal import answers_in, entries

ROOT = Path(__file__).parent.parent
GAMES = entries(ROOT / "tests" / "data" / "play.txt")


def piped(command: str, typed: str) -> tuple[int, str, str]:
    """Return the exit status of a command that reads from a pipe, and what it prints on both outputs."""
    call = [sys.executable, "-m", "rake", *command.split()]
    done = subprocess.run(call, input=typed, capture_output=True, encoding="utf-8", timeout=60, check=False, cwd=ROOT)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(("command", "printed"), list(GAMES.items()))
def test_golden_games(command: str, printed: str) -> None:
    assert piped(command, answers_in(printed)) == (0, printed, "")


def test_a_record_goes_through_a_pipe() -> None:
    text = "rake 1 ante=1 stacks=9.9\ndeal 1=AS.DW.2F 2=3C.4C.5C\nbets 1 bet 2, 2 fold\n"
    status, printed, errors = piped("replay -", text)
    assert (status, errors) == (0, "")
    assert printed.splitlines()[-1] == "seat 1 wins the pot of 2: all others have folded (rule 8.7)"
