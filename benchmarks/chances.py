"""How soon a reader sees the chances of a pick-up in Chromium: `python -m benchmarks.chances`.

Four spots are opened as links with Python awake, and their chances asked for without a guess. We time from the press
until the page shows the first number, and until it says which card is best: by then every error is half a point, or the
spot is counted. That includes all the time that the browser takes to paint and to answer other things.
"""

from __future__ import annotations

import statistics

from playwright.sync_api import sync_playwright

from benchmarks.floors import AWAKE, REST
from benchmarks.visits import answered, metered_site, newcomer

SPOTS = {
    "2 players, first pick-up": "players=2&seat=1&pick=1&hand=AS.AW.9F&up=DS.2W&down=2",
    "2 players, second, exact": "players=2&seat=1&pick=2&hand=AW.AF.3C.2W&up=9C&down=1&took=1-x2W.2-9S",
    "4 players, first pick-up": "players=4&seat=3&pick=1&hand=AF.DC.PC&up=8S.2S&down=4&took=1-9S.2-6S",
    "6 players, first pick-up": "players=6&seat=3&pick=1&hand=AS.AW.9F&up=DS.2W.7C.LF.LC&down=5&took=1-TW.2-xx",
}

ROUNDS = 5

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


def main() -> None:
    """Measure and print medians and the slowest."""
    print(
        f"{'seconds from the press, medians of ' + str(ROUNDS) + ' (slowest)':<48}{'first number':>16}{'verdict':>16}"
    )
    with sync_playwright() as playwright, metered_site() as host:
        host.only("image")
        for name, spot in SPOTS.items():
            took = []
            for _ in range(ROUNDS):
                with newcomer(playwright.chromium) as context:
                    page = context.new_page()
                    page.goto(f"{host.url}pickup/?rake=1&{spot}")
                    answered(page, AWAKE, "")
                    page.locator(f"#w1 [data-card='{spot.partition('hand=')[2][:2]}']").wait_for()
                    page.evaluate(REST)
                    took.append(answered(page, TELL, "#w1-tell"))
            row = f"{name:<48}"
            for times in zip(*took, strict=True):
                row += (
                    f"{f'{statistics.median(map(float, times)) / 1000:.2f} ({max(map(float, times)) / 1000:.2f})':>16}"
                )
            print(row, flush=True)


if __name__ == "__main__":
    main()
