"""The floors that the site must not fall through, measured: `python -m benchmarks.floors`; exit status 1 if one fails.

Lighthouse isn't part of the project: npm installs it into .cache when it is first needed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import statistics
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import brotli
from playwright.sync_api import BrowserType

from benchmarks.boot import BARE, COLD, COLD_RATIO, PLAIN, cold_ratio, contenders, measure, median
from benchmarks.visits import CACHE, FULL, PRESS, Contender, Meter, answered, newcomer, run
from tests import chromium
from tests.served import ROOT, serving
from widgets.other_games import words
from widgets.site.serve import preview
from widgets.site.serve.preview import COMPRESSED

LIGHTHOUSE = "lighthouse@12.8.2"
PLAYED = tuple(f"games/{word}/play/" for word in words())
AUDITED = ("", "rules/skulls/", "rules/ties/", "hand/", "table/", "pickup/", "drill/", *PLAYED)
"""The pages that Lighthouse looks at."""
GRADES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
MARGIN = 5
"""How many points our pages may score below a plain page of the theme, measured in the same run, on a machine so slow
that even that page falls below the floor. A quicker machine holds them to the floor itself.
"""
PAGE_KB = 200
PYTHON = "/assets/rake/"
PYTHON_MB = {"rake, image": 4.5, "rake, bundle": 3.7}
GAME_KB = 60
GAME_RATIO = 1.2
"""The first cold press in another game may take this many times Rake's: it also fetches the game."""
FIRST_MS, ROUND_TRIP_MS = 50, 5
TABLES = {"table/": ("#w1-sit, #w1-check, #w1-call, #w1 .board-take, #w1-next", 16), "pickup/": ("#w1-deal", 33)}
"""What is pressed on pages with a table, and the milliseconds that it may take: one frame of a screen, or two where
bots first play a round up to the pick-up that is shown.
"""
LEAST_RATIO = 4.5
"""Presses may take this many times the least press, which tells a slow machine from slow code: the late ones among the
same presses took 4 ms one day and 6.5 the next, on one machine.
"""


class Size(NamedTuple):
    """How much is measured.

    `pages` is how many pages are weighed and `games` how many are started, None for all; `runs` how often Lighthouse
    looks at a page, and how many visitors press: the median counts. The `warming` presses come before those that count:
    the browser translates Python's hot paths while they run. `rounds` is how often each start is timed, `settled` as
    in `boot`, `quality` brotli's.
    """

    pages: int | None = None
    games: int | None = None
    audited: Sequence[str] = AUDITED
    runs: int = 3
    warming: int = 100
    presses: int = 200
    rounds: int = 3
    settled: bool = True
    quality: int = 11


SMOKE = Size(pages=1, games=1, audited=(), runs=1, warming=2, presses=2, rounds=1, settled=False, quality=1)
"""Without Lighthouse, which would have to be installed."""

AWAKE = """
() => new Promise((resolve) => {
  const see = () => document.querySelector("#rake-boot[data-stage=ready]") ? resolve([0, ""]) : setTimeout(see, 50);
  see();
})
"""

# The least that a press can take whose answer comes from a worker: it hands the frame back, and the page shows that, in
# a place of its own. Whatever ours takes beyond it is our Python and our page.
LEAST_WORKER = "self.onmessage = ({ data }) => self.postMessage(data);"
LEAST_PLACE = """
(address) => {
  const place = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  globalThis.least = { place, worker: new Worker(address) };
}
"""
LEAST_PRESS = """
async () => {
  const { place, worker } = globalThis.least;
  const frame = { html: document.querySelector("form[data-widget]").outerHTML };
  const answered = new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      place.innerHTML = JSON.parse(data).html;
      resolve(performance.now());
    };
  });
  const pressed = performance.now();
  worker.postMessage(JSON.stringify(frame));
  return [(await answered) - pressed, ""];
}
"""

# Presses the first button there and returns how many milliseconds pass until the page shows the next state; the press
# is over when bots have acted too.
STEP = """
async (selector) => {
  const button = document.querySelector(selector);
  const form = button.form;
  const shown = new Promise((resolve) => {
    const see = (changes, eye) => {
      if (!changes.some(({ target }) => target.name === "state")) return;
      resolve(performance.now());
      eye.disconnect();
    };
    new MutationObserver(see).observe(form, { subtree: true, attributeFilter: ["value"] });
  });
  const pressed = performance.now();
  button.click();
  const took = (await shown) - pressed;
  while (form.hasAttribute("aria-busy")) await new Promise((look) => setTimeout(look, 10));
  return took;
}
"""

# A reader presses on a page that has come to rest, not while it still paints the answer before: other threads do so for
# up to 60 ms after the page itself is idle. Nobody reads and presses within 100 ms, and a press in the same place
# would not even be taken for meant (see presses.js).
REST = "() => new Promise((rest) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(rest, 100))))"


class Figure(NamedTuple):
    """What was measured and the floor that it is held to; more is better where the floor is the least."""

    name: str
    value: float
    floor: float
    least: bool = False

    @property
    def holds(self) -> bool:
        """Return whether the figure keeps to its floor."""
        return self.value >= self.floor if self.least else self.value <= self.floor

    def __str__(self) -> str:
        sign = ">=" if self.least else "<="
        return f"{self.name:<58}{self.value:>9.2f}   {sign} {self.floor:<8g}{'ok' if self.holds else 'FAILS'}"


@contextmanager
def plain_page(scratch: Path) -> Iterator[str]:
    """Serve a page of the theme as it comes, with the text of one of our rules, and yield its address."""
    text = (ROOT / "docs" / "rules" / "skulls.md").read_text("utf-8").partition("\n---\n")[2]
    (scratch / "docs").mkdir()
    (scratch / "docs" / "index.md").write_text(re.sub(r"```.*?```", "", text, flags=re.DOTALL), "utf-8")
    config = "site_name: Plain\nsite_description: A plain page\ntheme: { name: material, font: false }\n"
    (scratch / "mkdocs.yml").write_text(config, "utf-8")
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=scratch, check=True)
    (scratch / "site" / "_headers").write_text("", "utf-8")
    with serving(preview.Host(scratch / "site")) as host:
        yield host.url


def grades(host: Meter, size: Size) -> Iterator[Figure]:
    """Yield Lighthouse's grades of each page, for a phone."""
    if not size.audited:
        return
    with TemporaryDirectory() as scratch, plain_page(Path(scratch)) as address:
        plain = _grades(address, size.runs)["performance"]
    print(f"{'Lighthouse, performance, a plain page of the theme':<58}{plain:>9.2f}", flush=True)
    for page in size.audited:
        found = _grades(host.url + page, size.runs)
        floors = GRADES if plain >= GRADES["performance"] else GRADES | {"performance": plain - MARGIN}
        yield from (
            Figure(f"Lighthouse, {grade}, /{page}", found[grade], floors[grade], least=True) for grade in GRADES
        )


def _grades(url: str, runs: int) -> dict[str, float]:
    """Return Lighthouse's grades of a page, the medians of some looks at it."""
    folder = CACHE / "lighthouse"
    command = folder / "node_modules" / ".bin" / "lighthouse"
    if not command.exists():
        print(f"Installing {LIGHTHOUSE} into .cache/lighthouse", flush=True)
        install = ["npm", "install", "--silent", "--ignore-scripts", "--prefix", str(folder), LIGHTHOUSE]
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(install, check=True, timeout=300)
    flags = " ".join(("--headless=new", *chromium.ARGUMENTS))
    options = ["--quiet", "--output=json", f"--chrome-flags={flags}", f"--only-categories={','.join(GRADES)}"]
    environment = os.environ | {"CHROME_PATH": chromium.find() or ""}
    look = [str(command), url, *options]
    reports = [
        json.loads(subprocess.run(look, env=environment, check=True, timeout=180, stdout=subprocess.PIPE).stdout)
        for _ in range(runs)
    ]
    return {
        grade: statistics.median(round(100 * report["categories"][grade]["score"]) for report in reports)
        for grade in GRADES
    }


def compressed(path: Path, quality: int) -> int:
    """Return the size of a file as a host sends it that compresses with brotli at a quality; that is computed once."""
    content = path.read_bytes()
    if path.suffix not in COMPRESSED:
        return len(content)
    kept = CACHE / f"brotli-{quality}" / hashlib.sha256(content).hexdigest()
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(str(len(brotli.compress(content, quality=quality))))
    return int(kept.read_text())


def weight(host: Meter, asked: Iterable[str], quality: int) -> int:
    """Return the bytes of what lies at some addresses, compressed, without headers."""
    files = (host.file(address.partition("?")[0]) for address in asked)
    return sum(compressed(path, quality) for path in files if path)


def heaviest_page(browser: BrowserType, host: Meter, size: Size) -> Figure:
    """Return what the heaviest page downloads at a first visit that wakes no Python."""
    weights: dict[str, float] = {}
    for path in sorted(host.folder.rglob("index.html"))[: size.pages]:
        address = path.relative_to(host.folder).as_posix().removesuffix("index.html")
        with newcomer(browser, service_workers="block") as context:
            page = context.new_page()
            page.add_init_script(chromium.SAVE_DATA)
            before = len(host.asked)
            page.goto(host.url + address, wait_until="networkidle")
            weights[address] = weight(host, host.asked[before:], size.quality) / 1000
    heaviest = max(weights, key=lambda address: weights[address])
    return Figure(
        f"kB of the heaviest of {len(weights)} pages, brotli {size.quality}, /{heaviest}", weights[heaviest], PAGE_KB
    )


def starts(browser: BrowserType, host: Meter, size: Size) -> Iterator[Figure]:
    """Yield what Python's start costs: downloads, and its time beside plain Pyodide."""
    everyone = contenders(browser, host)
    games = [Contender(word, "image", f"games/{word}/play/", PRESS, "#w1-sit") for word in words()[: size.games]]
    racing = [*(everyone[name] for name in (*PYTHON_MB, PLAIN)), *games]
    found = measure(browser, host, racing, [FULL], size.rounds, [COLD], settled=size.settled)
    for name in PYTHON_MB:
        # Meanwhile the service worker may fetch the pages, for when there is no network.
        asked = [address for address in found[name, FULL, COLD][-1].asked if PYTHON in address]
        megabytes = weight(host, asked, size.quality) / 1e6
        yield Figure(f"MB for Python, {name}, brotli {size.quality}", megabytes, PYTHON_MB[name])
    yield Figure(f"press to answer, cold, of {PLAIN}", cold_ratio(found), COLD_RATIO)
    for path in sorted(host.folder.glob("assets/rake/games/*")):
        yield Figure(f"kB of the modules {path.name.partition('-')[0]}", compressed(path, size.quality) / 1000, GAME_KB)
    for game in games:
        ratio = median(found[game.name, FULL, COLD]) / median(found["rake, image", FULL, COLD])
        yield Figure(f"press to answer, cold, {game.name}, of rake's", ratio, GAME_RATIO)


def presses(browser: BrowserType, host: Meter, size: Size) -> Iterator[Figure]:
    """Yield how long presses take once Python is awake, until the page shows the answer: the median over all visits."""
    host.only("image")
    (host.over / "image" / "least.js").write_text(LEAST_WORKER, "utf-8")
    ours, least = zip(*(_presses(browser, host, size) for _ in range(size.runs)), strict=True)
    counted = slice(size.warming, None)
    middle, beside = (statistics.median(statistics.median(took[counted]) for took in each) for each in (ours, least))
    yield Figure("ms of the first press once booted, /hand/", statistics.median(took[0] for took in ours), FIRST_MS)
    for name, part, floor in (
        (f"the first {size.warming} presses", slice(size.warming), FIRST_MS),
        (f"the next {size.presses} presses", counted, ROUND_TRIP_MS),
    ):
        yield Figure(f"ms of {name}, 95th percentile, /hand/", _median_p95([took[part] for took in ours]), floor)
    yield Figure(f"their median ({middle:.1f} ms) of the least press's ({beside:.1f} ms)", middle / beside, LEAST_RATIO)
    for address, (selector, floor) in TABLES.items():
        took = [_table_presses(browser, host.url + address, selector, size)[counted] for _ in range(size.runs)]
        yield Figure(f"ms of {size.presses} presses, 95th percentile, /{address}", _median_p95(took), floor)


def _median_p95(visits: Sequence[Sequence[float]]) -> float:
    """Return the median over visits of each visit's 95th percentile, in ms."""
    return statistics.median(statistics.quantiles(took, n=20)[-1] for took in visits)


def _table_presses(browser: BrowserType, address: str, selector: str, size: Size) -> list[float]:
    """Return how many milliseconds each press of a new visitor takes, once Python is awake."""
    with newcomer(browser) as context:
        page = context.new_page()
        page.goto(address)
        answered(page, AWAKE, "")
        took = []
        for _ in range(size.warming + size.presses):
            page.evaluate(REST)
            took.append(page.evaluate(STEP, selector))
        return took


def _presses(browser: BrowserType, host: Meter, size: Size) -> tuple[list[float], list[float]]:
    """Return how many milliseconds each press of a new visitor takes, and each least press between them."""
    with newcomer(browser) as context:
        page = context.new_page()
        page.goto(f"{host.url}hand/")
        answered(page, AWAKE, "")
        page.evaluate(LEAST_PLACE, f"{host.url}least.js")
        took: dict[str, list[float]] = {PRESS: [], LEAST_PRESS: []}
        for _ in range(size.warming + size.presses):
            for press, times in took.items():
                page.evaluate(REST)
                times.append(answered(page, press, "#w1-deal")[0])
        return took[PRESS], took[LEAST_PRESS]


def figures(browser: BrowserType, host: Meter, size: Size) -> Iterator[Figure]:
    """Yield every figure with its floor."""
    yield heaviest_page(browser, host, size)
    yield from grades(host, size)
    yield from presses(browser, host, size)
    yield from starts(browser, host, size)


def main(size: Size, browser: BrowserType, host: Meter) -> bool:
    """Measure and print; return whether every figure keeps to its floor."""
    holds = True
    print(f"{'figure':<58}{'value':>9}   floor")
    for figure in figures(browser, host, size):
        print(figure, flush=True)
        holds = holds and figure.holds
    return holds


if __name__ == "__main__":
    run(main, Size(), SMOKE, bare=BARE)
