"""A page that is watched: what goes wrong behind the reader's back fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, Worker, expect

BOOT = 60_000
"""How long Python may take to wake up on a slow machine, in milliseconds."""

HOST = "document.querySelector('script[src$=\"/host.js\"]').src"
"""The address of a page's own script, in JavaScript; the others lie beside it."""

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


@dataclass
class Watch:
    """What went wrong in a page, and what a test expects to go wrong."""

    origin: str
    troubles: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()

    def follow(self, page: Page) -> None:
        """Note the page's errors, its breaches of the policy, its failed requests, and those that leave the origin."""
        page.add_init_script(REPORT_BREACHES)
        page.on("worker", self._follow_worker)
        page.on("console", lambda message: self._note(message.text, message.type == "error"))
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("requestfailed", lambda request: self._note(f"{request.failure} {request.url}", self._lost(request)))
        page.on("response", lambda reply: self._note(f"{reply.status} {reply.url}", reply.status >= 400))
        page.on("request", lambda request: self._note(f"left: {request.url}", self._leaves(request.url)))

    def _follow_worker(self, worker: Worker) -> None:
        with suppress(Error):  # it may have ended already
            worker.evaluate(REPORT_BREACHES)

    def _note(self, trouble: str, is_one: bool = True) -> None:
        if is_one:
            self.troubles.append(trouble)

    def _leaves(self, url: str) -> bool:
        return not url.startswith((self.origin, "data:", "blob:"))

    def _lost(self, request: Request) -> bool:
        # What a page no longer waits for, because the reader went on, is aborted: that is no failure.
        return request.failure != "net::ERR_ABORTED"

    def unexpected(self) -> list[str]:
        """Return the troubles that no test announced."""
        return [trouble for trouble in self.troubles if not any(piece in trouble for piece in self.expected)]


@pytest.fixture
def watch(base_url: str) -> Iterator[Watch]:
    watching = Watch(base_url)
    yield watching
    assert watching.unexpected() == []


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a watched page in a fresh context, with the options of `new_context`."""
    contexts: list[BrowserContext] = []

    def open_page(**options: Any) -> Page:
        # Requests that a service worker answers cannot be held back or spoilt.
        context = browser.new_context(**{"service_workers": "block"} | options)
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(KEEP_WORKERS)
        watch.follow(page)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """Return a watched page."""
    return new_page()


def pythons(page: Page) -> int:
    """Return how many workers the page has started for Python."""
    return int(page.evaluate("pythons.length"))


def state(page: Page, ident: str = "w1") -> str:
    """Return a widget's text."""
    return page.locator(f"#{ident} input[name=state]").input_value()


def settle(page: Page, ident: str = "w1") -> None:
    """Wait until a widget has answered what it was asked."""
    expect(page.locator(f"#{ident}[aria-busy]")).to_have_count(0, timeout=BOOT)


def overflow(page: Page) -> int:
    """Return how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
