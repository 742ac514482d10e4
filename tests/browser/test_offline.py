"""Without a network the site stays; a new version of it comes whole, and only when no two would mix."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests import chromium
from tests.served import Host, serving
from widgets.site.python.runtime import CORE
from widgets.site.serve import csp, offline

from .conftest import BOOT, OpenPage, Watch, await_kept, settle
from .test_boot import way, without

IN_CHARGE = "() => navigator.serviceWorker.controller !== null"
PYTHON = ("/pyodide.mjs", "/pyodide.asm.mjs", "/pyodide.core.wasm", "/heap")
"""The files that Python boots from, by parts of their paths."""

PAGES = ("", "about/", "hand/", "versus/", "day/", "rules/skulls/", "ru/hand/", "ru/versus/")
GAMES = ("games/reddog/", "games/reddog/play/", "ru/games/reddog/play/")
"""The pages that these tests read."""


LARGE = 1_000_000
"""From how many bytes on a file is shared with the site itself: those are Python's, and no test changes them."""


def excerpt(site: Path, folder: Path) -> Path:
    """Copy the site with few of its pages into a folder: a browser keeps that in a third of the time."""

    def put(original: str, copy: str) -> None:
        (os.link if Path(original).stat().st_size > LARGE else shutil.copy2)(original, copy)

    def others(inside: str, names: list[str]) -> list[str]:
        page = f"{Path(inside).relative_to(site).as_posix()}/".removeprefix("./")
        return [] if page in PAGES + GAMES else [name for name in names if name == "index.html"]

    shutil.copytree(site, folder, ignore=others, copy_function=put)
    offline.write(folder)
    return folder


def lacking(site: Path, folder: Path) -> Path:
    """Copy the site as `excerpt` does, with an interpreter that can't say what is wrong in a text."""
    excerpt(site, folder)
    (core,) = folder.glob(f"assets/rake/pyodide-*/{CORE}")
    core.unlink()
    core.write_bytes(without("PyFloat_FromDouble"))
    return folder


@pytest.fixture
def host(site: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Host]:
    """Serve a copy of the site, or of a part of it, that a test may change: at a root or below one."""
    prefix, copied = getattr(request, "param", BELOW)
    with serving(Host(copied(site, tmp_path / "site"), prefix=prefix)) as started:
        yield started


AT_A_ROOT = ("/", excerpt)
BELOW = ("/rake/", excerpt)
WHOLE = ("/", shutil.copytree)
LACKING = ("/", lacking)


@pytest.fixture
def visitor(new_page: OpenPage, host: Host, watch: Watch) -> Page:
    """Return a page of a browser that keeps the site, on its first page."""
    watch.origin = host.url
    page = new_page(service_workers="allow")
    page.goto(host.url)
    page.wait_for_function(IN_CHARGE)
    return page


def deploy(host: Host, heading: str) -> None:
    """Put a new version on the host: another heading on the first page."""
    first = host.folder / "index.html"
    first.write_text(first.read_text("utf-8").replace(">Rake <", f">{heading} <"), "utf-8")
    policy = csp.protect(host.folder)
    offline.write(host.folder)
    csp.write_headers(host.folder, policy)


def look_for_updates(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())")


def tab(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    return page


@pytest.mark.parametrize("host", [WHOLE, BELOW], ids=["whole", "below"], indirect=True)
def test_pages_open_without_a_network_and_python_too_once_it_was_used(visitor: Page, host: Host) -> None:
    visitor.goto(f"{host.url}hand/")
    visitor.locator("#w1-deal").click()
    expect(visitor.locator("#w1-show")).to_be_visible(timeout=BOOT)
    await_kept(visitor, *PYTHON)
    visitor.context.set_offline(True)
    pages = {"rules/skulls/": "The Ace of Skulls", "hand": "Name a hand", "ru/versus/": "Чья взяла", "": "Rake"}
    for where, heading in pages.items():
        visitor.goto(host.url + where)
        expect(visitor.locator("h1")).to_contain_text(heading)
    visitor.goto(f"{host.url}ru/hand/?rake=1&hand=AS.AW.AF")
    expect(visitor.locator("#w1 .rake-name")).to_contain_text("туз", timeout=BOOT)
    visitor.goto(f"{host.url}day/")
    visitor.locator("#w1-today").click()
    expect(visitor.locator("#w1 .board-take").first).to_be_visible(timeout=BOOT)


def test_python_is_kept_on_request(visitor: Page, host: Host) -> None:
    visitor.goto(f"{host.url}about/")
    expect(visitor.get_by_text("Kept on this device.")).to_be_hidden()
    visitor.get_by_role("button", name="Keep the card engine").click()
    expect(visitor.get_by_text("Kept on this device.")).to_be_visible(timeout=BOOT)
    await_kept(visitor, *PYTHON)
    visitor.context.set_offline(True)
    visitor.goto(f"{host.url}versus/")
    visitor.locator("#w1-deal").click()
    expect(visitor.locator("#w1-split")).to_be_visible(timeout=BOOT)


def test_a_python_that_was_not_kept_is_said_to_be_missing(visitor: Page, host: Host, watch: Watch) -> None:
    watch.expected = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch", "599")
    visitor.context.set_offline(True)
    visitor.goto(f"{host.url}rules/skulls/")
    visitor.get_by_role("button", name="Try it").first.click()
    expect(visitor.locator(".rake-boot-failed")).to_be_visible(timeout=BOOT)


@pytest.mark.parametrize("host", [LACKING], ids=["lacking"], indirect=True)
def test_what_the_kept_interpreter_lacks_waits_for_a_network_and_the_rest_is_answered(
    visitor: Page, host: Host, watch: Watch
) -> None:
    watch.expected = ("unreachable", "fatal error", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch", "599")
    visitor.goto(f"{host.url}hand/")
    visitor.locator("#w1-choose").click()
    cards = visitor.locator("#w1-cards")
    expect(cards).to_be_visible(timeout=BOOT)
    assert way(visitor) == "image"
    await_kept(visitor, *PYTHON)
    visitor.context.set_offline(True)
    for _ in range(2):
        cards.fill("ten")
        cards.press("Enter")
        expect(visitor.locator(".rake-boot-failed")).to_contain_text("If you're offline, connect", timeout=BOOT)
        expect(visitor.locator(".rake-boot-failed")).to_be_visible(timeout=BOOT)
        settle(visitor)
        expect(cards).to_have_value("ten")
        cards.fill("AS AW")
        cards.press("Enter")
        expect(visitor.locator("#w1 .rake-name")).to_contain_text("Pair", timeout=BOOT)
        assert way(visitor) == "image"
    cards.fill("ten")
    cards.press("Enter")
    expect(visitor.locator(".rake-boot-failed")).to_be_visible(timeout=BOOT)
    visitor.context.set_offline(False)
    cards.press("Enter")
    expect(visitor.locator("#w1-refusal .rake-caret, #w1-refusal p, #w1-refusal pre")).to_be_visible(timeout=BOOT)
    expect(cards).to_have_value("ten")
    assert way(visitor) == "bundle"


@pytest.mark.parametrize("host", [AT_A_ROOT, BELOW], ids=["at a root", "below"], indirect=True)
def test_a_new_version_waits_until_the_reader_asks_for_it(visitor: Page, host: Host) -> None:
    expect(visitor.locator("#rake-update")).to_be_hidden()
    deploy(host, "Rake, second edition")
    look_for_updates(visitor)
    expect(visitor.locator("#rake-update")).to_contain_text("There's a new version of this site.")
    visitor.get_by_role("button", name="Later").press("Enter")
    expect(visitor.locator("#rake-update")).to_be_hidden()
    visitor.reload()
    expect(visitor.locator("h1")).not_to_contain_text("edition")
    visitor.get_by_role("button", name="Use it").click()
    expect(visitor.locator("h1")).to_contain_text("Rake, second edition")
    expect(visitor.locator("#rake-update")).to_be_hidden()
    shells = "caches.keys().then((names) => names.filter((name) => name.startsWith('rake-shell-')).length)"
    assert visitor.evaluate(shells) == 1


def test_two_tabs_never_hold_two_versions(visitor: Page, host: Host) -> None:
    other = tab(visitor.context, f"{host.url}hand/")
    deploy(host, "Rake, second edition")
    look_for_updates(visitor)
    visitor.get_by_role("button", name="Use it").click()
    expect(visitor.get_by_text("Close its other tabs first")).to_be_visible()
    other.locator("#w1-deal").click()
    expect(other.locator("#w1-show")).to_be_visible(timeout=BOOT)
    other.close()
    visitor.get_by_role("button", name="Use it").click()
    expect(visitor.locator("h1")).to_contain_text("Rake, second edition")


def test_a_half_deployed_version_is_not_installed(visitor: Page, host: Host) -> None:
    deploy(host, "Rake, second edition")
    first = host.folder / "index.html"
    first.write_text(first.read_text("utf-8").replace("second", "third"), "utf-8")
    failed = """() => navigator.serviceWorker.getRegistration().then((registration) => new Promise((resolve) => {
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing.addEventListener("statechange", () => resolve(installing.state));
      });
      registration.update();
    }))"""
    assert visitor.evaluate(failed) == "redundant"
    visitor.reload()
    expect(visitor.locator("h1")).not_to_contain_text("edition")


# A page for the lost holds the address that the site was built for.
@pytest.mark.parametrize("host", [AT_A_ROOT], ids=["at a root"], indirect=True)
def test_a_page_that_is_lost_is_told_by_the_host_and_without_one_too(visitor: Page, host: Host, watch: Watch) -> None:
    watch.expected = ("404",)
    visitor.goto(f"{host.url}nowhere/")
    expect(visitor.locator("h1").first).to_contain_text("not in the deck")
    visitor.context.set_offline(True)
    visitor.goto(f"{host.url}nowhere/")
    expect(visitor.locator("h1").first).to_contain_text("not in the deck")


@pytest.mark.parametrize("host", [AT_A_ROOT], ids=["at a root"], indirect=True)
def test_a_page_that_is_not_kept_says_so_in_its_language_and_opens_once_there_is_a_network(
    visitor: Page, host: Host, watch: Watch
) -> None:
    watch.expected = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch")
    visitor.context.set_offline(True)
    for address, heading in (("games/reddog/", "haven't opened"), ("ru/games/reddog/play/", "ещё не открывали")):
        visitor.goto(host.url + address)
        expect(visitor.locator("h1")).to_have_count(1)
        expect(visitor.locator("h1")).to_contain_text(heading)
        assert visitor.url == host.url + address
        assert visitor.evaluate("document.documentElement.lang") == ("ru" if address.startswith("ru/") else "en")
    visitor.context.set_offline(False)
    visitor.reload()
    expect(visitor.locator("#w1 .board")).to_be_visible()


def test_the_site_can_be_installed_and_a_mask_leaves_its_icon_whole(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], host: Host
) -> None:
    # A Chromium without a window installs nothing, so this one has it.
    path = chromium.find()
    assert path, chromium.MISSING
    whole = playwright.chromium.launch(**browser_type_launch_args | {"executable_path": path})
    visitor = whole.new_page()
    visitor.goto(host.url)
    visitor.wait_for_function(IN_CHARGE)
    errors = visitor.context.new_cdp_session(visitor).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"], "as every context of a test is"
    look = """async () => {
      const { href } = document.querySelector("link[rel=manifest]");
      const { icons } = await (await fetch(href)).json();
      const { src } = icons.find(({ purpose }) => purpose === "maskable");
      const picture = await createImageBitmap(await (await fetch(new URL(src, href))).blob());
      const context = new OffscreenCanvas(512, 512).getContext("2d");
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, 512, 512);
      const pixels = new Uint32Array(data.buffer);
      const fromCentre = (at) => Math.hypot((at % 512) - 255.5, Math.floor(at / 512) - 255.5);
      const reach = pixels.reduce((far, pixel, at) => (pixel === pixels[0] ? far : Math.max(far, fromCentre(at))), 0);
      return [data[3], reach];
    }"""
    opacity, reach = visitor.evaluate(look)
    assert opacity == 255
    assert 100 < reach < 0.4 * 512
    whole.close()
