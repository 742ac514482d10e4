"""From a press to the answer, by each way to start Python, beside the peers, in one run: `python -m benchmarks.boot`.

Rounds are interleaved, so a slow spell of the machine hits all alike. In each round each contender gets a browser with
an empty profile: the first visit is cold, a second one in the same browser is later.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import BrowserType, sync_playwright

from benchmarks.peers import measurable
from benchmarks.visits import (
    FULL,
    OPEN,
    PRESS,
    SLOW,
    WAYS,
    Contender,
    Link,
    Load,
    Meter,
    answered,
    load,
    metered_site,
    newcomer,
)

ROUNDS = 5

EXAMPLE = "rules/skulls/"
TRY = "#w1-try"
BARE = Path(__file__).parent / "bare"
PLAIN = "plain loadPyodide"
OPENED = Contender("rake", "image", EXAMPLE, OPEN, TRY, opened=True)
COLD, LATER = "cold", "later"

CAPTION = f"""\
Seconds from a press on "Try it" beside a rule (/{EXAMPLE}) until the answer stands in the page: the median, the range,
and the ratio to {PLAIN}. At the press nothing but the page has been loaded: an example wakes Python only
when it is touched, and a script presses, so no pointer came near before.
cold: a browser with an empty profile; later: a second visit of the same browser. {PLAIN}: the way that
Pyodide documents, in a worker of a bare page, with the same wheels and the same question.
MB: what the host sends after a cold press, headers too, with brotli at level 9.
"""
OPENED_CAPTION = """\
Seconds from opening a page's address until the answer stands in the page, its button pressed as soon as it listens:
the median, the range, and the ratio to rake. Both peers start Python as the page opens, so there is no press to
measure from; rake's row is the page above by its first way, pressed as soon as the page stands.
Of both peers browsers may keep every file but the page for ever, as they may of a CDN's pinned files; and all come
from the page's own host, with no second host to look up and connect to. Both favour the peers.
MB: all that the host sends until a cold answer, the page too.
"""


type Loads = dict[tuple[str, Link, str], list[Load]]
"""The loads, round by round, of each contender over each line, cold and later."""


def contenders(browser: BrowserType, host: Meter) -> dict[str, Contender]:
    """Return ours and plain Pyodide, which is asked the question that our page asks."""
    overhear = """
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (sent) {
      if (typeof sent === "string") window.asked = sent;
      post.call(this, sent);
    };
    """
    host.only("image")
    with newcomer(browser) as context:
        page = context.new_page()
        page.add_init_script(overhear)
        page.goto(host.url + EXAMPLE)
        answered(page, PRESS, TRY)
        question = str(page.evaluate("asked"))
    ours = [Contender(f"rake, {way}", way, EXAMPLE, PRESS, TRY) for way in WAYS]
    bare = Contender(PLAIN, "bare", "bare/", "(question) => ask(question)", question)
    return {one.name: one for one in (*ours, bare)}


def measure(
    browser: BrowserType,
    host: Meter,
    racing: Sequence[Contender],
    lines: Sequence[Link],
    rounds: int,
    visits: Sequence[str] = (COLD, LATER),
) -> Loads:
    """Return what each comes to. One visit before is not counted: for it the host compresses what it sends."""
    loads: Loads = defaultdict(list)
    for line in (FULL, *(line for _ in range(rounds) for line in lines)):
        for one in racing:
            host.line = line
            host.only(one.way)
            with newcomer(browser) as context:
                for visit in visits:
                    loads[one.name, line, visit].append(load(context, host, one))
    for one in racing:
        for visit in visits:
            del loads[one.name, FULL, visit][0]
    return loads


def median(loads: Sequence[Load]) -> float:
    """Return the median of the seconds."""
    return statistics.median(one.seconds for one in loads)


def _cell(loads: Sequence[Load], base: Sequence[Load]) -> str:
    seconds = [one.seconds for one in loads]
    span = f"{median(loads):.2f} ({min(seconds):.2f}-{max(seconds):.2f})"
    return f"{span:>21}{median(loads) / median(base):>6.2f}x"


def table(loads: Loads, names: Sequence[str], base: str, lines: Sequence[Link]) -> str:
    """Return the table: a row for each contender, a column for each line and visit, with the ratio to the base."""
    cases = [(line, visit) for line in lines for visit in (COLD, LATER)]
    head = "".join(f"{f'{visit}, {line.name}':>28}" for line, visit in cases)
    rows = [f"{'':<20}{head}{'MB':>8}"]
    for name in names:
        cells = "".join(_cell(loads[name, *case], loads[base, *case]) for case in cases)
        rows.append(f"{name:<20}{cells}{loads[name, FULL, COLD][-1].sent / 1e6:>8.2f}")
    return "\n".join(rows)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.boot", description="From a press to the answer.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each is measured (default: %(default)s)")
    rounds = parser.parse_args().rounds
    lines = (FULL, SLOW)
    with sync_playwright() as playwright, metered_site(bare=BARE) as host:
        pressed = contenders(playwright.chromium, host)
        peers, notes = measurable(playwright.chromium, host)
        opened = {one.name: one for one in (OPENED, *peers)}
        loads = measure(playwright.chromium, host, [*pressed.values(), *opened.values()], lines, rounds)
    print(f"{CAPTION}{rounds} rounds.\n\n{table(loads, list(pressed), PLAIN, lines)}\n")
    print(f"{OPENED_CAPTION}\n{table(loads, list(opened), OPENED.name, lines)}\n\n{notes}", end="")


if __name__ == "__main__":
    main()
