"""How soon a reader sees the chances of a pick-up in Chromium: `python -m benchmarks.chances`; exit status 1 if
a floor is missed.

Four spots are opened as links with Python awake, and their chances asked for without a guess. We time from the press
until the page shows the first number, and until it says which card is best: by then every error is half a point, or the
spot is counted. That includes all the time that the browser takes to paint and to answer other things.
"""

from __future__ import annotations

import statistics
from typing import NamedTuple

from playwright.sync_api import BrowserType

from benchmarks.floors import AWAKE, REST
from benchmarks.visits import Meter, answered, newcomer, run

SPOTS = {
    "2 players, first pick-up": "players=2&seat=1&pick=1&hand=AS.AW.9F&up=DS.2W&down=2",
    "2 players, second, exact": "players=2&seat=1&pick=2&hand=AW.AF.3C.2W&up=9C&down=1&took=1-x2W.2-9S",
    "4 players, first pick-up": "players=4&seat=3&pick=1&hand=AF.DC.PC&up=8S.2S&down=4&took=1-9S.2-6S",
    "6 players, first pick-up": "players=6&seat=3&pick=1&hand=AS.AW.9F&up=DS.2W.7C.LF.LC&down=5&took=1-TW.2-xx",
}


class Size(NamedTuple):
    """How much is measured: how many of the spots, and how often each."""

    spots: int = len(SPOTS)
    rounds: int = 5


SMOKE = Size(spots=1, rounds=1)

FLOORS = (1.0, 3.0)
"""Seconds from the press to the first number and to the verdict."""

# Presses, and returns the milliseconds to the first number and to the verdict.
TELL = """
async (selector) => {
  const seen = (what) => new Promise((resolve) => {
    const see = (_, eye) => {
      if (!document.querySelector(what)) return;
      resolve(performance.now());
      eye?.disconnect();
    };
    const whatever = { childList: true, subtree: true, attributes: true };
    new MutationObserver(see).observe(document.querySelector("#w1"), whatever);
  });
  const first = seen("#w1 .rake-option-win"), last = seen("#w1 .rake-best");
  const pressed = performance.now();
  document.querySelector(selector).click();
  return [(await first) - pressed, (await last) - pressed];
}
"""


def main(size: Size, browser: BrowserType, host: Meter) -> bool:
    """Measure and print medians and the slowest; return whether every median keeps to its floor."""
    print(f"{f'seconds from the press, medians of {size.rounds} (slowest)':<48}{'first number':>16}{'verdict':>16}")
    host.only("image")
    holds = True
    for name, spot in list(SPOTS.items())[: size.spots]:
        took = [_times(browser, host, spot) for _ in range(size.rounds)]
        row = f"{name:<48}"
        for times, floor in zip(zip(*took, strict=True), FLOORS, strict=True):
            middle = statistics.median(times)
            row += f"{f'{middle:.2f} ({max(times):.2f})':>16}{'' if middle <= floor else ' MISSED'}"
            holds = holds and middle <= floor
        print(row, flush=True)
    print(f"{'floors':<48}{FLOORS[0]:>16}{FLOORS[1]:>16}")
    return holds


def _times(browser: BrowserType, host: Meter, spot: str) -> tuple[float, float]:
    """Return the seconds from a new reader's press until the first number and until the verdict."""
    with newcomer(browser) as context:
        page = context.new_page()
        page.goto(f"{host.url}pickup/?rake=1&{spot}")
        answered(page, AWAKE, "")
        page.locator(f"#w1 [data-card='{spot.partition('hand=')[2][:2]}']").wait_for()
        page.evaluate(REST)
        first, last = answered(page, TELL, "#w1-tell")
        return float(first) / 1000, float(last) / 1000


if __name__ == "__main__":
    run(main, Size(), SMOKE)
