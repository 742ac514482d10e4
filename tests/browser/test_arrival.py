"""A reader who comes back finds where they were: on the first page, and on the path of lessons."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, Route, expect

from widgets.games.rake.diary import FIRST

from .conftest import OpenPage, Watch, settle
from .test_day import AT_NOON, TODAY

KEPT = {
    "rake-lesson-deck": "rake=1 lesson=deck step=8 marks=0000000",
    "rake-lesson-ladder": "rake=1 lesson=ladder step=4 marks=01s......",
    "rake-drill": "rake=1 drill=mixed seed=a levels=1231111 keep=on queue=pot-1-b-7",
    "rake-table": "rake=1 chairs=40.40.-.-.-.-.-.- ante=2 who=sly.-.-.-.-.-.- skill=fair buy=40 seed=1 acts=check",
}


def come_back(page: Page, url: str) -> None:
    """Open a page on a device that keeps all of `KEPT`."""
    page.goto(url)
    page.evaluate("(kept) => Object.entries(kept).forEach(([name, text]) => localStorage.setItem(name, text))", KEPT)
    page.reload()


@pytest.mark.parametrize("lang", ["", "ru/"])
def test_the_first_page_leads_back_to_what_was_left_off(new_page: OpenPage, base_url: str, lang: str) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{base_url}{lang}")
    expect(page.locator(".rake-back")).to_be_hidden()
    come_back(page, f"{base_url}{lang}")
    left = page.locator(".rake-back a:visible")
    expect(left).to_have_count(3)
    expect(left.first).to_contain_text("3/9")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(left).to_have_count(1)
    for door in page.locator(".rake-doors a").all():
        expect(door).to_be_in_viewport(ratio=1)
    left.first.click()
    expect(page).to_have_url(f"{base_url}{lang}learn/ladder/")


@pytest.mark.parametrize("lang", ["", "ru/"])
def test_the_path_shows_what_is_done_half_done_and_next(new_page: OpenPage, base_url: str, lang: str) -> None:
    page = new_page()
    come_back(page, f"{base_url}{lang}learn/")
    stations = page.locator(".rake-path > [data-state]")
    states = stations.evaluate_all("(all) => all.map((each) => each.dataset.state)")
    assert states == ["done", "half", *["new"] * 11]
    expect(stations.nth(0)).to_contain_text("7/7 ★7")
    expect(stations.nth(1)).to_contain_text("3/9")
    expect(page.locator(".rake-path > [data-next]")).to_have_count(1)
    expect(page.locator(".rake-path > [data-next] a")).to_have_attribute("data-entry", "lesson-ladder")


@pytest.mark.parametrize("address", ["table/", "ru/games/durak/play/"])
def test_a_low_window_shows_the_button_that_deals_at_once(new_page: OpenPage, base_url: str, address: str) -> None:
    page = new_page(viewport={"width": 640, "height": 400})
    page.goto(f"{base_url}{address}")
    expect(page.locator(".board-main")).to_be_in_viewport(ratio=1)
    expect(page.locator(".md-header")).to_be_in_viewport(ratio=1)


SHIFTS = """
const sum = (entries) => entries.forEach((each) => { globalThis.shifted = (globalThis.shifted ?? 0) + each.value });
new PerformanceObserver((list) => sum(list.getEntries())).observe({ type: "layout-shift", buffered: true });
"""
STILL = 0.02
"""How far a page may shift on its own: the theme's header makes room for what only scripts can offer."""


@pytest.mark.parametrize(
    ("where", "came"),
    [("", "first"), ("", "again"), ("ru/learn/", "again"), ("table/", "first"), ("games/durak/play/", "first")],
)
@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, {"width": 1280, "height": 800}])
def test_nothing_moves_while_a_page_is_built_up(
    new_page: OpenPage, base_url: str, where: str, came: str, size: dict[str, int]
) -> None:
    page = new_page(viewport=size)
    if came == "again":
        come_back(page, base_url + where)
    page.add_init_script(SHIFTS)
    page.goto(base_url + where)
    page.wait_for_load_state("networkidle")
    settle(page)
    assert page.evaluate("globalThis.shifted ?? 0") < STILL


@pytest.fixture
def slow_url(base_url: str, watch: Watch) -> Iterator[str]:
    """Address of a host of the same site that lets a page's text arrive in two pieces: its title, then the rest."""

    class Slow(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            with suppress(HTTPError), urlopen(base_url + self.path[1:]) as found:
                body = found.read()
                self.send_response(HTTPStatus.OK)
                self.send_header("Content-Type", found.headers["Content-Type"])
                self.end_headers()
                first_piece = body.partition(b"</h1>")[0]
                self.wfile.write(first_piece)
                if first_piece != body:
                    time.sleep(A_WHILE)
                self.wfile.write(body[len(first_piece) :])

        def log_request(self, code: object = "-", size: object = "-") -> None:
            """Say nothing of it."""

    class Host(ThreadingHTTPServer):
        request_queue_size = 64  # a page asks for some thirty files at once

    with Host(("127.0.0.1", 0), Slow) as server:
        Thread(target=server.serve_forever).start()
        watch.origin = f"http://127.0.0.1:{server.server_port}/"
        yield watch.origin
        server.shutdown()


A_WHILE = 1.0
"""How many seconds the second piece of a page is late: long enough for a picture of the first."""


@pytest.mark.parametrize("where", ["", "table/", "ru/games/durak/play/"])
def test_nothing_moves_when_a_page_arrives_in_pieces(slow_url: str, new_page: OpenPage, where: str) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(SHIFTS)
    page.goto(slow_url + where)
    page.wait_for_function(PAINTED)
    assert page.evaluate("globalThis.shifted ?? 0") < STILL


PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
STANDS_IN = "() => [...document.fonts].some(({ family, status }) => family.includes('Stand-in') && status === 'loaded')"


@pytest.mark.parametrize("where", ["", "ru/", "table/", "ru/learn/"])
def test_nothing_moves_when_the_letters_come_after_the_page(new_page: OpenPage, base_url: str, where: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640})
    page.add_init_script(SHIFTS)
    letters: list[Route] = []
    page.context.route("**/*.woff2", lambda route: letters.append(route))
    page.goto(base_url + where, wait_until="domcontentloaded")
    page.wait_for_function(PAINTED)
    assert page.evaluate(STANDS_IN), "no font of this device stands in: install Liberation or Noto Serif"
    assert letters
    for font in letters:
        font.continue_()
    page.wait_for_load_state("networkidle")
    settle(page)
    assert page.evaluate("globalThis.shifted ?? 0") < STILL


@pytest.mark.parametrize(
    ("took", "said"),
    [("40-0", None), ("38-01", "Today's spot, day 3 in a row"), ("0-0", "Today's spot"), ("", None)],
)
def test_the_first_page_leads_to_todays_spot_until_its_card_is_taken(
    new_page: OpenPage, base_url: str, took: str, said: str | None
) -> None:
    assert (TODAY - FIRST).days == 40
    page = new_page(viewport={"width": 360, "height": 640})
    page.add_init_script(AT_NOON)
    page.goto(base_url)
    page.evaluate("(kept) => localStorage.setItem('rake-day', `rake=1 day=- took=${kept}`)", took)
    page.reload()
    link = page.locator(".rake-back [data-entry=day]")
    if said:
        expect(link).to_have_text(said)
    else:
        expect(link).to_be_hidden()
