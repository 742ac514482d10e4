"""Heavy counting on all processors of this machine or on a Dask cluster: always the same numbers.

`WORKERS=4` is how many processes count here; by default it's one for each processor. `SCHEDULER=tcp://10.0.0.1:8786`
counts on the workers of that cluster. Its scheduler and its workers run in checkouts of the same version, as
`python -m dask scheduler` and `python -m dask worker tcp://10.0.0.1:8786`.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

from widgets.site import ROOT

KEPT = ROOT / ".cache" / "counted"
"""What an interrupted count has come to so far: a file for each result."""

SOURCES = ("rake", "widgets", "benchmarks", "tests")
"""The folders whose code decides what is counted: after any change there it is counted anew."""

DEATHS = 3
"""How often in a row workers may die before anything more is counted."""


@contextmanager
def workers() -> Iterator[Executor]:
    """Yield what runs the calls. Raises `SystemExit` with a sentence if `WORKERS` or `SCHEDULER` can't be used."""
    if address := os.environ.get("SCHEDULER"):
        try:
            distributed = import_module("distributed")
        except ImportError:
            sys.exit("SCHEDULER names a Dask cluster: install the package distributed to count on it.")
        try:
            client = distributed.Client(address, timeout=5)
        except (OSError, ValueError) as error:
            sys.exit(f"No Dask scheduler answers at SCHEDULER={address}: {error}")
        with client, client.get_executor(pure=False) as executor:
            yield executor
        return
    asked = os.environ.get("WORKERS", "")
    if asked and not (asked.isdecimal() and int(asked)):
        sys.exit(f"WORKERS={asked} isn't a number of processes: at least 1.")
    pool = ProcessPoolExecutor(int(asked) if asked else None)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@cache
def _version() -> bytes:
    """Return a hash of the code."""
    files = sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*.py") if "js" not in path.parts)
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).digest()


def _result_of[R](version: bytes, call: Callable[[], R]) -> R:
    """Return the result of a call that another process asks for. Raises `RuntimeError` if its code isn't ours."""
    if version != _version():
        raise RuntimeError("A worker's checkout isn't of the version that asks it to count.")
    return call()


def _file(call: Callable[[], object]) -> Path:
    """Return where the result of a call is kept, as long as the code stays the same."""
    return KEPT / hashlib.sha256(_version() + pickle.dumps(call)).hexdigest()[:32]


def counted[R](calls: Mapping[str, Callable[[], R]]) -> Iterator[tuple[str, R]]:
    """Yield the name and the result of each call, in their order, each as soon as those before it are there.

    A call is a function of a module, or a `partial` of one, with arguments that `pickle` can write: another process
    makes it. If that dies, the call is made again. What was interrupted goes on where it stopped the next time, unless
    the code has changed. Progress goes to standard error. Raises what a call raises, and `BrokenExecutor` if workers
    keep dying.
    """
    files = {name: _file(call) for name, call in calls.items()}
    ready = {name: pickle.loads(file.read_bytes()) for name, file in files.items() if file.exists()}
    progress = Progress(len(calls), len(ready))
    due = {name: call for name, call in calls.items() if name not in ready}
    finished = _finished(due, files, progress)
    for name in calls:
        while name not in ready:
            other, result = next(finished)
            ready[other] = result
        yield name, ready.pop(name)
    for file in files.values():
        file.unlink()


def mapped[T, R](function: Callable[[T], R], items: Sequence[T], size: int) -> list[R]:
    """Return what a function makes of each of these, in their order; `size` of them are one call."""
    parts = [items[at : at + size] for at in range(0, len(items), size)]
    calls = {
        f"{number * size} to {number * size + len(part)}": partial(_each, function, part)
        for number, part in enumerate(parts)
    }
    return [result for _, results in counted(calls) for result in results]


def _each[T, R](function: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [function(item) for item in items]


def nested(values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return values by path, such as `seats/2`, as dictionaries within each other."""
    whole: dict[str, Any] = {}
    for path, value in values:
        *folders, name = path.split("/")
        at = whole
        for folder in folders:
            at = at.setdefault(folder, {})
        at[name] = value
    return whole


def _finished(
    due: dict[str, Callable[[], Any]], files: Mapping[str, Path], progress: Progress
) -> Iterator[tuple[str, Any]]:
    """Yield the name and the result of each call as soon as it has come, and keep it; calls leave `due` then."""
    KEPT.mkdir(parents=True, exist_ok=True)
    deaths = 0
    while due:
        with workers() as executor:
            asked = {executor.submit(_result_of, _version(), call): name for name, call in due.items()}
            death: BaseException | None = None
            for future in as_completed(asked):
                if isinstance(future.exception(), BrokenExecutor):
                    death = future.exception()
                    continue
                name = asked[future]
                _keep(files[name], future.result())
                del due[name]
                deaths = 0
                progress.step(name)
                yield name, future.result()
        if death:
            deaths += 1
            if deaths == DEATHS:
                raise death


def _keep(file: Path, result: object) -> None:
    """Write a result whole or not at all."""
    written = file.with_suffix(".new")
    written.write_bytes(pickle.dumps(result))
    written.rename(file)


class Progress:
    """Says on standard error how far a count is: on a terminal all the time, elsewhere after each tenth."""

    def __init__(self, whole: int, done: int) -> None:
        self.whole, self.done, self.began, self.before = whole, done, time.monotonic(), done
        if done:
            print(f"{done} of {whole} were counted before.", file=sys.stderr, flush=True)

    def step(self, name: str) -> None:
        """Count one more."""
        self.done += 1
        tenth = 10 * self.done // self.whole > 10 * (self.done - 1) // self.whole
        if sys.stderr.isatty():
            end = "\n" if self.done == self.whole else ""
            print(f"\r\033[K{self._said(name)}", end=end, file=sys.stderr, flush=True)
        elif tenth:
            print(self._said(name), file=sys.stderr, flush=True)

    def _said(self, name: str) -> str:
        return f"{self.done} of {self.whole} counted, {time.monotonic() - self.began:.0f} s: {name}"
