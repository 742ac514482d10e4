"""The built site on a host that can be slow and counts what it sends, and a browser without a past that visits it."""

from __future__ import annotations

import json
import re
import shutil
import threading
import time
from collections.abc import Buffer, Callable, Iterator
from contextlib import contextmanager
from io import BufferedIOBase
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, override

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from benchmarks import command
from tests import chromium
from tests.served import build, serving
from widgets.site.serve.preview import Host, Visit

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache"
WAYS = ("image", "bundle", "plain")
CONSTANTS = "assets/rake/js-*/python.js"
CHUNK = 1 << 14
PATIENCE = 60_000
"""How long a page may take to load or to answer, in milliseconds."""
TIDIED = 1_000
"""How long a page is left alone after the answer, in milliseconds: only then does it keep files for the next visit."""
PEERS = "peers/"
"""The address of the folder that peers lie in."""

# Presses a button and returns how many milliseconds pass until the page shows the answer.
PRESS = """
async (selector) => {
  const button = document.querySelector(selector);
  const form = button.form;
  const answered = new Promise((resolve) => {
    const see = (_, eye) => {
      if (form.hasAttribute("aria-busy")) return;
      resolve(performance.now());
      eye.disconnect();
    };
    new MutationObserver(see).observe(form, { attributeFilter: ["aria-busy"] });
  });
  const pressed = performance.now();
  button.click();
  const took = (await answered) - pressed;
  const { stage, way } = document.getElementById("rake-boot").dataset;
  if (stage !== "ready") throw new Error("Python failed");
  return [took, way];
}
"""

# Presses a button as soon as the page has it, and returns how many milliseconds after its opening the answer appears.
OPEN = f"""
async (selector) => {{
  while (document.readyState === "loading") await new Promise((look) => setTimeout(look, 10));
  const [, way] = await ({PRESS})(selector);
  return [performance.now(), way];
}}
"""


class Link(NamedTuple):
    """A line to the host: bytes a second, and the seconds that a question and its answer are under way."""

    name: str
    rate: float
    latency: float


class Contender(NamedTuple):
    """Somebody to time: a page, and a script there that presses, waits for the answer and returns milliseconds and way.

    The clock starts with the press, on a page that has come to rest; if `opened`, as the page's address is opened.
    """

    name: str
    way: str
    page: str
    press: str
    pressed: str
    opened: bool = False


class Load(NamedTuple):
    """What one press came to: seconds until the answer, bytes sent meanwhile, and the addresses asked for."""

    seconds: float
    sent: int
    asked: list[str]


FULL = Link("full speed", float("inf"), 0.0)
SLOW = Link("20 Mbit/s + 40 ms", 20e6 / 8, 0.040)


class Meter(Host):
    """A host at the end of a line, which counts the bytes it has `sent` and notes the addresses that were `asked`.

    What lies in a folder over the site's comes before the site's own files: `only` chooses the folder.
    """

    def __init__(self, site: Path, over: Path) -> None:
        super().__init__(site)
        self.over = self._chosen = over
        self.RequestHandlerClass = _MeteredVisit
        self.line = FULL
        self.sent = 0
        self.asked: list[str] = []
        self._free = 0.0
        self._lock = threading.Lock()

    def only(self, way: str) -> None:
        """Serve the site as if there were this one way to start Python."""
        self._chosen = self.over / way

    def file(self, address: str) -> Path | None:
        """Return the file at an address."""
        own = self._chosen / address.lstrip("/") / ("index.html" if address.endswith("/") else "")
        return own if own.is_file() else super().file(address)

    def headers(self, address: str) -> dict[str, str]:
        """Return the headers for an address: of a peer, browsers may keep all but the page, as of a pinned CDN."""
        kept = address.startswith(f"/{PEERS}") and not address.endswith((".html", "/"))
        return super().headers(address) | ({"Cache-Control": "public, max-age=31536000, immutable"} if kept else {})

    def carry(self, size: int) -> None:
        """Count this many bytes, and wait until the line has room for them."""
        with self._lock:
            self.sent += size
            now = time.monotonic()
            # A sleep ends a little late: the line may catch up with that much.
            self._free = max(self._free, now - 0.01) + size / self.line.rate
            wait = self._free - now
        if wait > 0:
            time.sleep(wait)


class _Wire(BufferedIOBase):
    """What a visit writes to: it passes everything on at the pace of the line."""

    def __init__(self, socket: BufferedIOBase, host: Meter) -> None:
        self._socket = socket
        self._host = host

    def write(self, content: Buffer) -> int:
        view = memoryview(content)
        for start in range(0, len(view), CHUNK):
            chunk = view[start : start + CHUNK]
            self._host.carry(len(chunk))
            self._socket.write(chunk)
        return len(view)


class _MeteredVisit(Visit):
    server: Meter

    def setup(self) -> None:
        super().setup()
        time.sleep(self.server.line.latency)
        self.wfile = _Wire(self.wfile, self.server)

    @override
    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        time.sleep(self.server.line.latency)
        super().do_GET()


@contextmanager
def metered_site(built: Path | None, **beside: Path) -> Iterator[Meter]:
    """Serve a site, or build it first, with these folders beside its own."""
    with TemporaryDirectory() as scratch:
        site, over = built or Path(scratch) / "site", Path(scratch) / "over"
        with serving(Meter(site, over)) as host:
            if not built:
                build(site, host.url)
            (constants,) = site.glob(CONSTANTS)
            for way in WAYS:
                target = over / way / constants.relative_to(site)
                target.parent.mkdir(parents=True)
                target.write_text(_left(way, constants.read_text("utf-8")), "utf-8")
            for name, folder in beside.items():
                shutil.copytree(folder, over / name / name)
                shutil.copy(constants, over / name / name)
            yield host


def _left(way: str, constants: str) -> str:
    """Return `python.js` with this way alone."""

    def keep(found: re.Match[str]) -> str:
        return f"export const ways = {json.dumps({way: json.loads(found[1])[way]})};"

    text, count = re.subn(r"export const ways = ({.*});", keep, constants)
    assert count == 1, f"{CONSTANTS} no longer says the ways as it did"
    return text


def answered(page: Page, press: str, pressed: str) -> tuple[float, str]:
    """Return what a script that presses comes back with; it fails if that takes longer than anybody would wait."""
    late = f"new Promise((_, fail) => setTimeout(fail, {PATIENCE}, new Error('no answer')))"
    milliseconds, way = page.evaluate(f"(pressed) => Promise.race([({press})(pressed), {late}])", pressed)
    return milliseconds, way


@contextmanager
def newcomer(browser: BrowserType, **options: Any) -> Iterator[BrowserContext]:
    """Yield a browser with a profile of its own, on disk and empty; the options are those of a Playwright context.

    Its reader wants no motion, so that bots act without a pause.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = browser.launch_persistent_context(
            profile,
            executable_path=chromium.find(),
            args=["--headless=new", *chromium.ARGUMENTS],
            reduced_motion="reduce",
            **options,
        )
        context.set_default_timeout(PATIENCE)
        yield context
        context.close()


def load(context: BrowserContext, host: Meter, one: Contender) -> Load:
    """Return what a press on a contender's page comes to. Raises `RuntimeError` if Python came another way."""
    page = context.new_page()
    sent, asked = host.sent, len(host.asked)
    page.goto(host.url + one.page, wait_until="commit" if one.opened else "networkidle")
    if not one.opened:
        sent, asked = host.sent, len(host.asked)
    milliseconds, way = answered(page, one.press, one.pressed)
    found = Load(milliseconds / 1000, host.sent - sent, host.asked[asked:])
    if way != one.way:
        raise RuntimeError(f"{one.name}: Python came by {way}")
    page.wait_for_timeout(TIDIED)
    page.close()
    return found


def run[Size](main: Callable[[Size, BrowserType, Meter], bool], whole: Size, smoke: Size, **beside: Path) -> None:
    """Run a benchmark of the site at the size that the command line asks for, with these folders beside the site's own.

    `main` tells whether every floor holds.
    """
    asked = command.asked_of(main)
    with sync_playwright() as playwright, metered_site(asked.site, **beside) as host:
        if asked.smoke:
            host.quality = 1  # or most of the time goes into compressing
        holds = main(smoke if asked.smoke else whole, playwright.chromium, host)
    command.end(holds=holds, smoke=asked.smoke)
