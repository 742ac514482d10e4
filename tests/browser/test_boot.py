"""Python starts the quickest way that works: a memory image, else a bundle, else plainly; else the page says so."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import rake
import widgets
from rake.shelf import words
from tests.chromium import SAVE_DATA
from widgets.site.python import trim
from widgets.site.python.bundle import imported, not_for_rake
from widgets.site.python.runtime import CORE, PYODIDE, WASM

from .conftest import BOOT, HOST, SILENT, OpenPage, Watch, await_kept, follow, pythons

ASK = f"async (request) => (await import(new URL('engine.js', {HOST}))).ask(request)"
"""Asks Python what a widget would ask."""

WAYS = {"image": (), "bundle": ("heap",), "plain": ("heap", "bundle")}
"""Each way to boot, and the files whose absence leads to it."""


def way(page: Page) -> str:
    """Return the way that Python has come to this page."""
    expect(page.locator("#rake-boot[data-stage=ready]")).to_have_count(1, timeout=BOOT)
    return page.locator("#rake-boot").get_attribute("data-way") or ""


def press_and_see(page: Page) -> None:
    """Deal a hand, and see that it is asked for."""
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)


def refuse(page: Page, *names: str) -> None:
    """Let the host have none of the card engine's files whose names begin so; the theme has a `bundle` too."""
    for name in names:
        page.route(f"**/assets/rake/**/{name}.*", lambda route: route.fulfill(status=404, body="gone"))


@pytest.mark.parametrize("expected", WAYS)
def test_each_way_leads_to_the_same_answers(page: Page, base_url: str, watch: Watch, expected: str) -> None:
    watch.expected = ("404",)
    refuse(page, *WAYS[expected])
    page.goto(f"{base_url}hand/?rake=1&hand=AS.7S.7W.7F.7C")
    expect(page.locator("#w1 .rake-name")).to_contain_text("Four Sevens", timeout=BOOT)
    press_and_see(page)
    assert way(page) == expected
    dealt = page.evaluate(ASK, {"widget": "versus", "ident": "w1", "lang": "ru", "fields": {"msg": "deal"}})
    assert "Чья взяла?" in dealt["html"]


def without(*names: str) -> bytes:
    """Return the interpreter of the image without some more functions, by the names of their exports."""
    wasm = (PYODIDE / WASM).read_bytes()
    kept = trim.kept_functions(wasm)
    assert kept
    return trim.trimmed(wasm, kept - {trim.exported_functions(wasm)[name] for name in names})


@pytest.mark.parametrize("rehearsed", [True, False], ids=["rehearsed", "at once"])
def test_what_the_interpreter_of_the_image_lacks_is_answered_by_the_whole_one(
    page: Page, base_url: str, watch: Watch, rehearsed: bool
) -> None:
    watch.expected = ("unreachable", "fatal error")
    lacking = without("PyUnicode_Join")
    page.route(f"**/{CORE}", lambda route: route.fulfill(body=lacking, content_type="application/wasm"))
    page.goto(f"{base_url}hand/")
    if rehearsed:
        page.wait_for_function("() => pythons.length === 1")
        expect(page.locator("#rake-boot[data-stage=asleep]")).to_have_count(1, timeout=BOOT)
    press_and_see(page)
    assert way(page) == "bundle"


def test_an_image_that_does_not_arrive_is_given_up(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = (SILENT,)
    page.clock.install()
    page.route("**/heap.*", lambda _route: None)
    with page.expect_request("**/heap.*"):
        page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    expect(page.locator(".rake-boot-loading")).to_be_visible()
    page.clock.fast_forward(31_000)
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    assert way(page) == "bundle"


def test_without_the_interpreter_the_page_says_so_once_every_way_has_failed(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("404", "Failed to fetch")
    refuse(page, "pyodide.asm")
    page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    expect(page.locator(".rake-boot-failed")).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1[aria-busy]")).to_have_count(0)
    page.unroute_all()
    press_and_see(page)
    assert way(page) == "image", "a new press begins with the quickest way"


@pytest.mark.parametrize("stage", ["at once", "while it loads", "when it is ready"])
def test_a_worker_that_ends_at_any_stage_is_replaced(page: Page, base_url: str, watch: Watch, stage: str) -> None:
    watch.expected = (SILENT,)
    page.clock.install()
    if stage == "while it loads":
        page.route("**/heap.*", lambda _route: None, times=1)
        with page.expect_request("**/heap.*"):
            page.goto(f"{base_url}hand/")
    else:
        page.goto(f"{base_url}hand/")
    if stage == "when it is ready":
        assert way(page) == "image"
    else:
        page.locator("#w1-deal").hover()
        page.wait_for_function("() => pythons.length === 1")
    page.evaluate("document.getElementById('w1-deal').click(); pythons[0].terminate()")
    page.clock.fast_forward(31_000)
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    assert pythons(page) == 2


def test_the_image_is_kept_for_the_next_visit_and_older_ones_are_not(page: Page, base_url: str) -> None:
    asked: list[str] = []
    page.goto(f"{base_url}about/")
    page.evaluate("caches.open('rake-unpacked').then((cache) => cache.put('/rake/python-old/heap', new Response('')))")
    page.goto(f"{base_url}hand/")
    press_and_see(page)
    await_kept(page, "/heap", without="/python-old/")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{base_url}versus/")
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-split")).to_be_visible(timeout=BOOT)
    assert way(page) == "image"
    assert [url for url in asked if "heap" in url] == []


def test_a_spoilt_copy_is_fetched_anew(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}hand/")
    press_and_see(page)
    await_kept(page, "/heap")
    spoil = """async () => {
      const cache = await caches.open("rake-unpacked");
      for (const key of await cache.keys()) await cache.put(key, new Response("spoilt"));
    }"""
    page.evaluate(spoil)
    page.reload()
    press_and_see(page)
    assert way(page) == "image"


@pytest.mark.parametrize("missing", ["caches", "localStorage", "crypto.subtle"])
def test_without_storage_or_hashes_python_still_starts(page: Page, base_url: str, watch: Watch, missing: str) -> None:
    watch.expected = ("denied",)

    # The script of a worker's own realm cannot be prepared from here, so its module begins with the loss.
    def lose(route: Route) -> None:
        reply = route.fetch()
        owner, _, name = f"self.{missing}".rpartition(".")
        loss = f"Object.defineProperty({owner}, {name!r}, {{ get() {{ throw new DOMException('denied') }} }});"
        route.fulfill(response=reply, body=loss + reply.text())

    page.route("**/worker.js", lose)
    if missing == "crypto.subtle":  # Nothing that is checked by its hash can be used: the plain way is left.
        with page.expect_request("**/python_stdlib.zip", timeout=BOOT):
            page.goto(f"{base_url}hand/")
            page.locator("#w1-deal").click()
        return
    page.goto(f"{base_url}hand/")
    press_and_see(page)
    assert way(page) == "image"


def test_who_saves_data_downloads_nothing_before_a_press(page: Page, base_url: str) -> None:
    page.add_init_script(SAVE_DATA)
    page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").hover()
    page.wait_for_load_state("networkidle")
    assert pythons(page) == 0
    press_and_see(page)
    assert pythons(page) == 1


def test_the_pages_own_widget_wakes_python_in_sight(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}hand/")
    assert way(page) == "image"
    page.goto(f"{base_url}rules/skulls/")
    page.wait_for_load_state("networkidle")
    assert pythons(page) == 0, "an example waits until it is touched"


# The browser has so much to do that it's idle only when the test says so.
BE_BUSY = "window.idle = []; window.requestIdleCallback = (due) => window.idle.push(due);"


def test_a_widget_that_the_reader_has_left_wakes_no_python(page: Page, base_url: str) -> None:
    page.add_init_script(BE_BUSY)
    page.goto(f"{base_url}hand/")
    page.wait_for_function("window.idle.length")
    follow(page, f"{base_url}about/")
    page.evaluate("window.idle.forEach((due) => due())")
    assert pythons(page) == 0


# The interpreter itself, on a page of its own.
BOOTED = f"""
  const {{ boot }} = await import(new URL("boot.js", {HOST}));
  const {{ python, tidy, addBundle }} = await boot(way);
"""


def test_each_instance_of_the_image_has_a_chance_of_its_own(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}about/")
    draw = f"async (way) => {{ {BOOTED} return python.runPython('import random; random.random()') }}"
    assert page.evaluate(draw, "image") != page.evaluate(draw, "image")


def test_what_the_image_has_forgotten_is_read_from_the_library(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}about/")
    page.set_default_timeout(BOOT)
    forgetful = f"""async (way) => {{
      {BOOTED}
      python.runPython("from widgets.templates import environment; environment().cache.clear()");
      const answered = () => python.runPython("environment().get_template('games/rake/hand/view.html').name");
      try {{ return [answered()]; }} catch {{ await addBundle(); return ["late", answered()]; }}
    }}"""
    assert page.evaluate(forgetful, "image") == ["late", "games/rake/hand/view.html"]


def test_garbage_is_collected_between_answers_never_during_one(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}about/")
    page.set_default_timeout(BOOT)
    swept = f"""async (way) => {{
      {BOOTED}
      const count = (text) => python.runPython(`import gc; ${{text}}; gc.get_count()[0]`);
      const before = count("rings = [[] for _ in range(9999)]; [ring.append(ring) for ring in rings]; del rings");
      tidy();
      return [before, count("pass")];
    }}"""
    before, after = page.evaluate(swept, "image")
    assert before > 9999
    assert after < 1000


def modules() -> list[str]:
    """Return every module of ours that the browser has, and every other that they can ask for."""
    names: set[str] = set()
    for package in (rake, widgets):
        root = Path(package.__path__[0])
        for path in root.rglob("*.py"):
            name = ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__")
            if not f"{name}.".startswith((*not_for_rake(), "widgets.site", "widgets.js")):
                names |= {name, *imported(path)}
    return sorted(names)


def test_what_every_reader_downloads_holds_nothing_of_the_shelf(site: Path) -> None:
    games = rf"\b(?:{'|'.join(words())})\b"
    (bundle,) = site.glob("assets/rake/python-*/bundle.wasm")
    names = zipfile.ZipFile(bundle).namelist()
    assert "rake/hands.pyc" in names
    assert re.findall(r"\bshelf\b|" + games, "\n".join(names)) == []
    (heap,) = site.glob("assets/rake/python-*/heap.wasm")
    assert b"rake.hands" in (image := heap.read_bytes())
    # Which of their pages a link belongs to is all that it knows of them.
    assert re.findall(rf"(?:shelf|games)[./]{games}".encode(), image) == []


@pytest.mark.parametrize("expected", ["image", "bundle"])
def test_the_trimmed_library_has_all_that_we_can_import(warm_page: OpenPage, base_url: str, expected: str) -> None:
    names = [*modules(), "traceback", "jinja2.sandbox", "jinja2.debug"]
    assert {"rake.hands", "widgets.host", "jinja2", "gettext"} <= set(names)
    page = warm_page(f"{base_url}about/")
    page.set_default_timeout(BOOT)
    late = f"""async ([way, names]) => {{
      {BOOTED}
      await addBundle();
      return python.runPython("import importlib; [importlib.import_module(name) for name in names]; len(names)",
        {{ locals: python.toPy({{ names }}) }});
    }}"""
    assert page.evaluate(late, [expected, names]) == len(names)
