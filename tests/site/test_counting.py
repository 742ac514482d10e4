"""The numbers are always the same: several processes, a cluster, one that dies, and after an interruption."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests import search
from tests.bounded import within
from widgets.site import ROOT, counting
from widgets.site.counting import counted, mapped, nested
from widgets.site.pages.figures import __main__ as tables
from widgets.site.pages.figures.guided import agreed, bets
from widgets.site.pages.figures.rounds import saved, seats

COUNTS: dict[str, Callable[[], object]] = {
    **{f"agreed/{players}": partial(agreed, players, 300) for players in (2, 5, 8)},
    **{f"bets/{players}": partial(bets, players, 4) for players in (2, 3)},
    **{f"seats/{players}": partial(seats, players, 5) for players in (2, 4)},
    "saved": partial(saved, 3, 20),
}
"""Some of what the pages show, in few deals."""


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "KEPT", tmp_path / "counted")
    monkeypatch.delenv("SCHEDULER", raising=False)
    monkeypatch.setenv("WORKERS", "2")


def here(calls: Mapping[str, Callable[[], object]]) -> list[tuple[str, object]]:
    """Return what calls come to one after the other in this process."""
    return [(name, call()) for name, call in calls.items()]


@pytest.mark.parametrize("number", ["1", "2", "4"])
def test_any_number_of_processes_counts_the_same_in_the_same_order(
    number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORKERS", number)
    assert [*counted(COUNTS)] == here(COUNTS)
    assert [*counting.KEPT.iterdir()] == [], "nothing is kept of a count that came to its end"


def noted(folder: Path, name: str) -> str:
    """Note in a folder that somebody asked for this."""
    with (folder / name).open("a") as file:
        file.write(".")
    return name.upper()


def deadly(folder: Path, name: str, deaths: int) -> str:
    """Do the same, but end the process that was asked, the first times."""
    noted(folder, name)
    if len((folder / name).read_text()) <= deaths:
        os.kill(os.getpid(), signal.SIGKILL)
    return name.upper()


def test_where_a_worker_dies_halfway_the_count_is_the_same(tmp_path: Path) -> None:
    calls: dict[str, Callable[[], object]] = {name: partial(noted, tmp_path, name) for name in "abcdefgh"}
    calls |= {"d": partial(deadly, tmp_path, "d", 2)}
    assert [*counted(calls)] == [(name, name.upper()) for name in "abcdefgh"]


def test_where_workers_keep_dying_the_count_ends_with_an_error(tmp_path: Path) -> None:
    with pytest.raises(BrokenExecutor):
        next(counted({"a": partial(deadly, tmp_path, "a", 100)}))
    assert len((tmp_path / "a").read_text()) == counting.DEATHS


def interrupted(folder: Path, stopped: Path) -> str:
    """Fail as long as there is such a file."""
    if stopped.exists():
        raise KeyboardInterrupt
    return noted(folder, "z")


def test_what_was_interrupted_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WORKERS", "1")
    stopped = tmp_path / "stopped"
    stopped.touch()
    calls: dict[str, Callable[[], object]] = {name: partial(noted, tmp_path, name) for name in "abc"}
    calls |= {"z": partial(interrupted, tmp_path, stopped)}
    with pytest.raises(KeyboardInterrupt):
        list(counted(calls))
    stopped.unlink()
    assert [*counted(calls)] == [(name, name.upper()) for name in "abcz"]
    assert [(tmp_path / name).read_text() for name in "abcz"] == ["."] * 4
    said = capsys.readouterr().err
    assert "3 of 4 were counted before." in said
    assert re.search(r"4 of 4 counted, \d+ s: z\n$", said)


def test_after_a_change_of_the_code_everything_is_counted_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = {name: partial(noted, tmp_path, name) for name in "ab"}
    next(counted(calls))
    source = tmp_path / "code" / "rake"
    source.mkdir(parents=True)
    (source / "changed.py").touch()
    monkeypatch.setattr(counting, "ROOT", source.parent)
    counting._version.cache_clear()
    try:
        assert [*counted(calls)] == [("a", "A"), ("b", "B")]
    finally:
        counting._version.cache_clear()
    assert (tmp_path / "a").read_text() == ".."


def test_a_worker_of_another_version_counts_nothing() -> None:
    with pytest.raises(RuntimeError, match="checkout isn't of the version"):
        counting._result_of(b"another", partial(noted, Path(), "x"))


def test_what_is_mapped_comes_in_the_order_of_its_items() -> None:
    assert mapped(str, range(25), 4) == [str(number) for number in range(25)]
    assert mapped(str, [], 4) == []


def test_paths_lead_to_values_within_values() -> None:
    assert nested([("seats/2", 1), ("saved", 2), ("seats/3", 3)]) == {"seats": {"2": 1, "3": 3}, "saved": 2}


@pytest.mark.parametrize("asked", ["0", "-1", "many"])
def test_a_wrong_number_of_processes_is_refused(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORKERS", asked)
    with pytest.raises(SystemExit, match=f"WORKERS={asked} isn't a number of processes"):
        next(counted(COUNTS))


@pytest.mark.parametrize("address", ["nowhere", "tcp://127.0.0.1:1"])
def test_a_scheduler_that_does_not_answer_is_named(address: str) -> None:
    command = [sys.executable, "-m", "benchmarks.advice", "--smoke"]
    environment = os.environ | {"SCHEDULER": address}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1].startswith(f"No Dask scheduler answers at SCHEDULER={address}: ")


def test_the_tables_are_counted_by_path() -> None:
    assert {path.partition("/")[0] for path in tables.CALLS} == {
        *("guide", "rounds", "saved", "pairs", "starts", "choices", "skulls")
    }


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a command of Dask in the checkout for a while."""
    command = [sys.executable, "-m", "dask", *arguments, "--no-dashboard", "--host", "127.0.0.1"]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Run a scheduler; yield its address, and what starts a worker of one process."""
    named = folder / "scheduler.json"
    with running("scheduler", "--port", "0", "--no-show", "--scheduler-file", str(named)):
        looks = within(1_200, "the file of the scheduler")
        while not named.exists() and next(looks):
            time.sleep(0.05)
        (address,) = re.findall(r'"address": "(tcp://[^"]+)"', named.read_text())
        worker = ("worker", "--scheduler-file", str(named), "--nthreads", "1", "--no-nanny")
        yield address, lambda: running(*worker, "--local-directory", str(folder))


COUNTING = """
import json
from tests.site.test_counting import COUNTS
from widgets.site.counting import counted
print(json.dumps([*counted(COUNTS)]))
"""


@pytest.mark.parametrize(("ends", "code"), [("", 0), ("raise SystemExit('9R breaks it')", 1)])
def test_workers_of_a_cluster_look_for_what_breaks_a_property_and_what_they_find_is_told(
    ends: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tmp_path / "found"
    found.mkdir()
    looked = f"import os, pathlib; (pathlib.Path({str(found)!r}) / str(os.getpid())).touch(); {ends}"
    with cluster(tmp_path) as (address, worker), worker(), worker():
        monkeypatch.setenv("SCHEDULER", address)
        assert search.main(0.05, ["-c", looked]) == code
    said = capsys.readouterr().out
    assert len([*found.iterdir()]) >= 2
    assert said.count("9R breaks it" if code else "Nothing new after") == 2


def test_a_cluster_counts_the_same_though_a_worker_dies_halfway(tmp_path: Path) -> None:
    with cluster(tmp_path) as (address, worker), worker() as first, worker():
        environment = os.environ | {"SCHEDULER": address}
        with subprocess.Popen(
            [sys.executable, "-c", COUNTING],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as asking:
            assert asking.stderr
            line = asking.stderr.readline()
            first.kill()
            answered, _ = asking.communicate(timeout=120)
    assert line.startswith(f"1 of {len(COUNTS)} counted")
    assert answered == f"{json.dumps(here(COUNTS))}\n"
