"""A page that is watched: what goes wrong behind the reader's back fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, Route, Worker, expect

type OpenPage = Callable[..., Page]
"""Opens a page with the options of `new_context`."""

BOOT = 60_000
"""How long Python may take to wake up on a slow machine, in milliseconds."""

ANOTHER_PRESS = 550
"""After how many milliseconds another press in the same place is meant for what has come there (see `presses.js`)."""

SILENT = "Rake: Python ends: Error: Python does not answer"
"""What a page says of a worker that it has given up."""

DEALT = "#w1 .board:not(:has(.board-vacant))"
"""The table once there has been a deal; before it the reader's seat is empty."""

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
"""A phone's browser, as options of `new_context`; with `is_mobile` it would zoom out to fit what is too wide."""
DESKTOP = {"width": 1280, "height": 720}

HOST = "performance.getEntriesByType('resource').map(({ name }) => name).find((name) => name.endsWith('/host.js'))"
"""The address that a page's own script was loaded from, in JavaScript; the others lie beside it.

The element of the script has a relative address, which no longer fits after a link was followed.
"""

RAN = """
async (name) => {
  const script = performance.getEntriesByType("resource").find((each) => each.name.endsWith(`/${name}`));
  return script && import(script.name).then(() => true);
}
"""
"""Whether a script that a page fetches when it needs it has not only arrived, but run."""

# Keeps every worker that the page starts for Python, so that a test can count and end them.
KEEP_WORKERS = """
window.pythons = [];
const NativeWorker = window.Worker;
window.Worker = class extends NativeWorker {
  constructor(url, options) {
    super(url, options);
    if (String(url).endsWith("/worker.js")) window.pythons.push(this);
  }
};
"""

# Browsers keep quiet about an `eval` that is caught, and about whatever a worker is refused; this says it aloud.
REPORT_BREACHES = """
new ReportingObserver(
  (reports) => reports.forEach(({ body }) => console.error(`policy: ${body.effectiveDirective} ${body.blockedURL}`)),
  { types: ["csp-violation"], buffered: true },
).observe()
"""


# A browser in another language than the page's is offered the page in its own, which only some tests want.
SPEAKS_THE_PAGE = """
Object.defineProperty(navigator, "language", { get: () => document.documentElement.lang || "en", configurable: true });
"""


@dataclass
class Watch:
    """What went wrong in a page, and what a test expects to go wrong."""

    origin: str
    troubles: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()

    def follow(self, page: Page) -> None:
        """Note the page's errors, its breaches of the policy, its failed requests, and those that leave the origin."""
        page.add_init_script(REPORT_BREACHES)
        self.listen(page)

    def listen(self, page: Page) -> Callable[[], None]:
        """Note what goes wrong in a page from now on; return what ends that."""
        listeners: dict[str, Callable[[Any], None]] = {
            "worker": self._follow_worker,
            # The page warns of a Python that has ended, or that needs what its image lacks.
            "console": lambda message: self._note(
                message.text, message.type == "error" or message.text.startswith("Rake: Python")
            ),
            "pageerror": lambda error: self._note(str(error)),
            "requestfailed": lambda request: self._note(f"{request.failure} {request.url}", self._lost(request)),
            "response": lambda reply: self._note(f"{reply.status} {reply.url}", reply.status >= 400),
            "request": lambda request: self._note(f"left: {request.url}", self._leaves(request.url)),
        }
        watched: Any = page  # its overloads want literal names of events
        for event, listener in listeners.items():
            watched.on(event, listener)

        def end() -> None:
            for event, listener in listeners.items():
                watched.remove_listener(event, listener)

        return end

    def _follow_worker(self, worker: Worker) -> None:
        with suppress(Error):  # it may have ended already
            worker.evaluate(REPORT_BREACHES)

    def _note(self, trouble: str, is_one: bool = True) -> None:
        if is_one:
            self.troubles.append(trouble)

    def _leaves(self, url: str) -> bool:
        return not url.startswith((self.origin, "data:", "blob:"))

    def _lost(self, request: Request) -> bool:
        # What a page no longer waits for, because the reader went on, is aborted: that isn't a failure.
        return request.failure != "net::ERR_ABORTED"

    def unexpected(self) -> list[str]:
        """Return the troubles that no test announced."""
        return [trouble for trouble in self.troubles if not any(piece in trouble for piece in self.expected)]


@pytest.fixture
def watch(base_url: str) -> Iterator[Watch]:
    watching = Watch(base_url)
    yield watching
    assert watching.unexpected() == []


@pytest.fixture(scope="session")
def warm_pages() -> dict[str, Page]:
    """Return the pages that stay open from test to test, by the options that their browsers were opened with."""
    return {}


FORGET = """
() => {
  for (const each of document.querySelectorAll(".rake-widget")) each.remove(); // a table may be going on by itself
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // This reader's browser refuses storage.
  }
  for (const choice of ["deck", "pace"]) delete document.documentElement.dataset[choice];
}
"""
"""Forgets what a test left on the device and in the page."""

# The theme puts another container into the page when it follows a link.
FOLLOW = """
(url) => {
  document.querySelector(".md-container").dataset.left = "";
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: url }));
  link.click();
  link.remove();
}
"""
ARRIVED = """
(url) => location.href === url && !document.querySelector("[data-left]") &&
  [...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) => sheet)
"""

CLICK_A_LINK = """
(href) => {
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
  link.click();
  link.remove();
}
"""


def follow(page: Page, url: str) -> None:
    """Go to another page of the site by a link, which keeps Python awake."""
    page.evaluate(FOLLOW, url)
    page.wait_for_function(ARRIVED, arg=url)


def _lang(home: str, url: str) -> str:
    """Return the language of one of the site's pages."""
    return "ru" if url.startswith(f"{home}ru/") else "en"


def enter(page: Page, home: str, url: str) -> None:
    """Go to the first page of a test: by links from wherever on the site the last one ended, if there was one.

    The theme does not follow a link to the page that is open, so that the way leads over another page. A position,
    after a question mark, is opened by a link on its own page. A page of the other language is loaded, as it is by the
    switch of languages: the theme would leave the old page's header. So is a frame, which opens every link in another
    tab until its script has come.
    """
    is_at_home = page.url.startswith(home)
    if is_at_home:
        page.evaluate(FORGET)
    lang = page.evaluate("document.documentElement.lang")
    is_followed = is_at_home and lang == _lang(home, url) and "embed/" not in url
    if not is_followed or not page.locator(".md-container").count():
        page.goto(url)
        return
    address, has_position, _ = url.partition("?")
    is_open = page.url.partition("?")[0].partition("#")[0] == address.partition("#")[0]
    elsewhere = home if address != home else f"{home}about/"
    for each in (elsewhere, address) if is_open else (address,):
        follow(page, each)
    if has_position:
        page.evaluate(CLICK_A_LINK, url)


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[OpenPage]:
    """Return a function that opens a watched page in a fresh context, with the options of `new_context`."""
    contexts: list[BrowserContext] = []

    def open_page(**options: Any) -> Page:
        # Requests that a service worker answers cannot be held back or spoilt.
        context = browser.new_context(**{"service_workers": "block"} | options)
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(KEEP_WORKERS + ("" if "locale" in options else SPEAKS_THE_PAGE))
        watch.follow(page)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: OpenPage) -> Page:
    """Return a watched page."""
    return new_page()


@pytest.fixture
def warm_page(
    browser: Browser, watch: Watch, warm_pages: dict[str, Page], request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """Return a function that goes to a page of the site whose Python may be awake already, from the test before.

    It takes the page's address, the size of the screen, what the reader has allowed the site, a script that runs before
    the page's own, and other options of `new_context`. The reader wants no motion, so that bots act without a pause.
    For tests to which it is all the same how Python starts, and which don't change the browser otherwise.
    """
    ends: list[Callable[[], None]] = []
    used: list[str] = []

    def open_page(
        url: str, *, viewport: Any = DESKTOP, permissions: Sequence[str] = (), script: str = "", **options: Any
    ) -> Page:
        key = repr((_lang(watch.origin, url), script, sorted(options.items())))
        page = warm_pages.pop(key, None)
        if page is None:
            page = browser.new_context(**{"service_workers": "block"} | options).new_page()
            page.add_init_script(REPORT_BREACHES + SPEAKS_THE_PAGE + script)
        ends.append(watch.listen(page))
        page.set_viewport_size(viewport)
        page.context.clear_permissions()
        page.context.grant_permissions(permissions)
        page.emulate_media(color_scheme=options.get("color_scheme", "light"), reduced_motion="reduce")
        enter(page, watch.origin, url)
        used.append(key)
        warm_pages[key] = page
        return page

    failed = request.session.testsfailed
    yield open_page
    for end in ends:
        end()
    if request.session.testsfailed > failed:
        for key in set(used):
            warm_pages.pop(key).context.close()


class Held:
    """The requests for some address, held back until a test lets them go on one by one."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.context.route(pattern, lambda route: self._routes.append(route))

    def release(self) -> None:
        """Let the latest request go on, as soon as it has come."""
        for _ in range(BOOT // 10):
            if self._routes:
                self._routes.pop().continue_()
                return
            self._page.wait_for_timeout(10)
        raise AssertionError("nothing was asked for")


KEPT = """
async () => {
  const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
}
"""
"""The paths of all files that the site has kept in this browser."""


def await_kept(page: Page, *parts: str, without: str | None = None) -> None:
    """Wait until the browser has kept a file for each of these parts of paths, and none with `without` in its path.

    Playwright's `wait_for_function` can't ask this: it takes a promise for true and returns at once.
    """
    for _ in range(BOOT // 50):
        paths = page.evaluate(KEPT)
        missing = [part for part in parts if not any(part in path for path in paths)]
        unwanted = [path for path in paths if without and without in path]
        if not missing and not unwanted:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"missing: {missing}, still there: {unwanted}")


def pythons(page: Page) -> int:
    """Return how many workers the page has started for Python."""
    return int(page.evaluate("pythons.length"))


def state(page: Page, ident: str = "w1") -> str:
    """Return a widget's text."""
    return page.locator(f"#{ident} input[name=state]").input_value()


def settle(page: Page, ident: str = "w1") -> None:
    """Wait until a widget has answered what it was asked, and the answer is painted."""
    expect(page.locator(f"#{ident}[aria-busy]")).to_have_count(0, timeout=BOOT)
    page.evaluate("() => new Promise(requestAnimationFrame)")


FITS = "() => document.documentElement.scrollWidth <= innerWidth"
"""Whether a page is no wider than the screen, which may take a moment after either has changed."""


def overflow(page: Page) -> int:
    """Return how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
