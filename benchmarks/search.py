"""How quick a table is with thirteen cards in each hand: `python -m benchmarks.search`.

The exit status is 1 if a floor is missed.

It plays the toy Swap at four seats, in Pyodide in Chromium and in this Python, frame by frame through the host as a
page does. It compares late frames with early ones and times a bot's moves (95th percentile), hints and reviews. It also
counts how many deals a second the search plays to their end, and how many OpenSpiel's hearts, written in C++, does from
Python.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserType

from benchmarks import thirteen
from benchmarks.peers import installed
from benchmarks.visits import PATIENCE, Meter, newcomer, run
from rake.kit.game import play_until
from rake.shelf import load
from tests import toys
from tests.browser.conftest import HOST
from widgets.site.pages import catalogues

PEER = "open_spiel==2.0.2"


class Size(NamedTuple):
    """How much is measured: whole deals, seconds of playouts, and if the peer, which must be installed, runs too."""

    deals: int = 3
    playouts: float = 2.0
    peer: bool = True


SMOKE = Size(deals=1, playouts=0.02, peer=False)

FLOORS = {
    "a late frame, of an early one": 1.2,
    "a bot's move, 95th percentile": 0.1,
    "a hint's first number": 1.0,
    "a whole hint": 3.0,
    "a whole review": 10.0,
}
"""A ratio, then seconds in Pyodide."""

PLAYOUTS_FLOOR = 1.0
"""The search's playouts are at least as quick as the peer's."""

# Boots the interpreter of the pages, lays the toy beside its games, and plays.
PLAY = f"""
async ([files, deals]) => {{
  const {{ boot }} = await import(new URL("boot.js", {HOST}));
  const {{ python, addGame }} = await boot("image");
  await addGame("reddog");
  for (const [path, content] of Object.entries(files)) {{
    python.FS.mkdirTree(`/toys/${{path.slice(0, path.lastIndexOf("/"))}}`);
    python.FS.writeFile(`/toys/${{path}}`, Uint8Array.from(atob(content), (each) => each.charCodeAt(0)));
  }}
  return python.runPython(`
import sys, rake.kit, rake.shelf, widgets.games, widgets.shelf
rake.kit.__path__.append("/toys/kit")
widgets.shelf.__path__.append("/toys/table")
sys.path.append("/toys/others")
rake.shelf.__path__.append("/toys/shelf")
widgets.games.__path__.append("/toys/games")
import json, thirteen
json.dumps(thirteen.times(${{deals}}))
`);
}}
"""

# The peer's playouts: legal actions, one of them at random, to the end of the deal.
HEARTS = """
import random, time, pyspiel
game, rng = pyspiel.load_game("hearts"), random.Random(1)
count, spent, began = 0, 0.0, time.perf_counter()
while time.perf_counter() < began + SECONDS:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    dealt = time.perf_counter()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    spent += time.perf_counter() - dealt
    count += 1
print(count / spent)
"""


def report(times: dict[str, list[float]]) -> dict[str, float]:
    """Return the figures that have floors."""
    values = (
        statistics.median(times["late"]) / statistics.median(times["early"]),
        statistics.quantiles(times["bot"], n=20)[-1],
        max(times["first"]),
        max(times["hint"]),
        max(times["review"]),
    )
    return dict(zip(FLOORS, values, strict=True))


def in_chromium(browser: BrowserType, host: Meter, deals: int) -> dict[str, list[float]]:
    """Return the times in Pyodide, on a page of the site."""
    host.only("image")
    with newcomer(browser) as context:
        page = context.new_page()
        page.set_default_timeout(10 * PATIENCE)
        page.goto(f"{host.url}about/")
        found: dict[str, list[float]] = json.loads(page.evaluate(PLAY, [toys.packed(Path(thirteen.__file__)), deals]))
    return found


def playouts(seconds: float) -> Iterator[tuple[str, float]]:
    """Yield ways to play a deal of thirteen cards on, and how many deals a second each comes to."""
    state: Any = load("swap").deal(4, "full", rng=random.Random(1))
    bot: Any = load("swap").bots["lowest"]
    while not state.handed:
        state = state.apply(state.legal()[0])
    yield "Swap, as the search plays it", _rate(lambda: bot.finish(state), seconds)
    yield "Swap, by all its rules", _rate(lambda: play_until(state, dict.fromkeys(range(1, 5), bot), 1), seconds)


def _rate(play: Callable[[], object], seconds: float) -> float:
    count, began = 0, time.perf_counter()
    while time.perf_counter() < began + seconds or not count:
        play()
        count += 1
    return count / (time.perf_counter() - began)


def peers_rate(seconds: float) -> float | None:
    """Return the peer's deals a second; None where it can't be had, which is printed."""
    try:
        _, python = installed("open_spiel", (PEER,), ())
        script = HEARTS.replace("SECONDS", str(seconds))
        found = subprocess.run([python, "-c", script], check=True, capture_output=True, text=True, timeout=120).stdout
    except (RuntimeError, subprocess.SubprocessError) as failure:
        print(f"Not measured: OpenSpiel. {str(failure).splitlines()[0]}")
        return None
    return float(found)


def main(size: Size, browser: BrowserType, host: Meter) -> bool:
    """Measure and print; return whether every floor holds."""
    with toys.on_the_shelf():
        catalogues.compile_all()
        figures = {
            "Chromium": report(in_chromium(browser, host, size.deals)),
            "here": report(thirteen.times(size.deals)),
        }
        rates = dict(playouts(size.playouts))
    print(f"{f'{size.deals} deals, a ratio and seconds':<36}{'Chromium':>12}{'here':>12}{'floor':>8}")
    holds = True
    for name, floor in FLOORS.items():
        missed = figures["Chromium"][name] > floor
        cells = "".join(f"{each[name]:>12.3f}" for each in figures.values())
        print(f"{name:<36}{cells}{floor:>8}{' MISSED' if missed else ''}")
        holds = holds and not missed
    peer = peers_rate(size.playouts) if size.peer else None
    print("\ndeals a second, here")
    for name, rate in rates.items():
        print(f"{name:<36}{rate:>12,.0f}")
    if peer:
        ratio = next(iter(rates.values())) / peer
        print(f"{'OpenSpiel, hearts':<36}{peer:>12,.0f}{ratio:>8.1f}x, floor {PLAYOUTS_FLOOR}x")
        holds = holds and ratio >= PLAYOUTS_FLOOR
    return holds


if __name__ == "__main__":
    run(main, Size(), SMOKE)
