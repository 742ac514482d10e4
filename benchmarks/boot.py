"""From a press to the answer, by each way to start Python, beside the peers, in one run: `python -m benchmarks.boot`.

The exit status is 1 if a floor is missed.

Rounds are interleaved, so a slow spell of the machine hits all alike. In each round each contender gets a browser with
an empty profile: the first visit is cold, a second one in the same browser is later.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserType

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
    newcomer,
    run,
)

COLD, LATER = "cold", "later"


class Size(NamedTuple):
    """How much is measured: by which ways, over which lines, at which visits, and the peers or not.

    Peers have to be installed.

    If `settled`, a round comes before that isn't counted: in it the host compresses what it sends.
    """

    ways: tuple[str, ...] = WAYS
    lines: tuple[Link, ...] = (FULL, SLOW)
    visits: tuple[str, ...] = (COLD, LATER)
    rounds: int = 5
    settled: bool = True
    peers: bool = True


SMOKE = Size(ways=("image",), lines=(FULL,), visits=(COLD,), rounds=1, settled=False, peers=False)

EXAMPLE = "rules/skulls/"
TRY = "#w1-try"
BARE = Path(__file__).parent / "bare"
PLAIN = "plain loadPyodide"
OPENED = Contender("rake", "image", EXAMPLE, OPEN, TRY, opened=True)
COLD_RATIO = 0.20
"""The floor: a cold press by our first way may take this share of plain Pyodide's, at full speed."""

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


def contenders(browser: BrowserType, host: Meter, ways: Sequence[str] = WAYS) -> dict[str, Contender]:
    """Return ours and plain Pyodide, which is asked the question that our page asks."""
    overhear = """
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (sent) {
      if (typeof sent === "string") window.asked = JSON.stringify(JSON.parse(sent).request);
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
    ours = [Contender(f"rake, {way}", way, EXAMPLE, PRESS, TRY) for way in ways]
    bare = Contender(PLAIN, "bare", "bare/", "(question) => ask(question)", question)
    return {one.name: one for one in (*ours, bare)}


def measure(
    browser: BrowserType,
    host: Meter,
    racing: Sequence[Contender],
    lines: Sequence[Link],
    rounds: int,
    visits: Sequence[str] = (COLD, LATER),
    *,
    settled: bool = True,
) -> Loads:
    """Return what each comes to. If `settled`, a round comes before that isn't counted, as in `Size`."""
    loads: Loads = defaultdict(list)
    for line in (*[FULL] * settled, *(line for _ in range(rounds) for line in lines)):
        for one in racing:
            host.line = line
            host.only(one.way)
            with newcomer(browser) as context:
                for visit in visits:
                    loads[one.name, line, visit].append(load(context, host, one))
    for one in racing:
        for visit in visits:
            del loads[one.name, FULL, visit][:settled]
    return loads


def median(loads: Sequence[Load]) -> float:
    """Return the median of the seconds."""
    return statistics.median(one.seconds for one in loads)


def _cell(loads: Sequence[Load], base: Sequence[Load]) -> str:
    seconds = [one.seconds for one in loads]
    span = f"{median(loads):.2f} ({min(seconds):.2f}-{max(seconds):.2f})"
    return f"{span:>21}{median(loads) / median(base):>6.2f}x"


def table(loads: Loads, names: Sequence[str], base: str, size: Size) -> str:
    """Return the table: a row for each contender, a column for each line and visit, with the ratio to the base."""
    cases = [(line, visit) for line in size.lines for visit in size.visits]
    head = "".join(f"{f'{visit}, {line.name}':>28}" for line, visit in cases)
    rows = [f"{'':<20}{head}{'MB':>8}"]
    for name in names:
        cells = "".join(_cell(loads[name, *case], loads[base, *case]) for case in cases)
        rows.append(f"{name:<20}{cells}{loads[name, FULL, COLD][-1].sent / 1e6:>8.2f}")
    return "\n".join(rows)


def cold_ratio(loads: Loads) -> float:
    """Return how long a cold press by our first way takes at full speed, as a share of plain Pyodide's."""
    return median(loads["rake, image", FULL, COLD]) / median(loads[PLAIN, FULL, COLD])


def main(size: Size, browser: BrowserType, host: Meter) -> bool:
    """Measure and print; return whether the floor holds."""
    pressed = contenders(browser, host, size.ways)
    peers, notes = measurable(browser, host) if size.peers else ([], "")
    opened = {one.name: one for one in (OPENED, *peers)}
    racing = [*pressed.values(), *opened.values()]
    loads = measure(browser, host, racing, size.lines, size.rounds, size.visits, settled=size.settled)
    print(f"{CAPTION}{size.rounds} rounds.\n\n{table(loads, list(pressed), PLAIN, size)}\n")
    print(f"{OPENED_CAPTION}\n{table(loads, list(opened), OPENED.name, size)}\n\n{notes}", end="")
    ratio = cold_ratio(loads)
    holds = ratio <= COLD_RATIO
    print(f"cold press, rake, image, of {PLAIN}: {ratio:.2f}, floor {COLD_RATIO} {'holds' if holds else 'MISSED'}")
    return holds


if __name__ == "__main__":
    run(main, Size(), SMOKE, bare=BARE)
