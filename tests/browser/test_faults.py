"""A network that breaks at any moment, two tabs at once, a new version in the middle: an answer, or a plain message."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Buffer, Callable, Iterator
from io import BufferedIOBase
from pathlib import Path
from threading import Event
from typing import override

import pytest
from playwright.sync_api import Page, expect

from tests.served import Host, serving
from widgets.site.serve.preview import Visit

from .conftest import BOOT, HOST, KEPT, OpenPage, Watch, await_kept, follow
from .test_boot import press_and_see, way
from .test_offline import IN_CHARGE, PYTHON, deploy, excerpt, look_for_updates

LOST = ("",)
"""What the browser and Pyodide say of a line that breaks: one thing or another."""


class Frail(Host):
    """A host that can `lose` or `damage` files by how their names begin, and holds those in `held` until `let_go`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.RequestHandlerClass = _FrailVisit
        self.broken = False
        self.held: tuple[str, ...] = ()
        self.let_go = Event()
        self.damage: dict[str, Callable[[bytes], bytes]] = {}
        self.asked_for: defaultdict[str, Event] = defaultdict(Event)
        """The names of files, each with whether a browser has asked for it."""
        self.mend()

    def lose(self, *breaks: str, share: float = 0.5, stays_broken: bool = False) -> None:
        """Break off after a share of each of these files, and carry nothing more if the line stays broken."""
        self.breaks, self.share, self.stays_broken = breaks, share, stays_broken

    def asked_for_any(self, beginning: str, seconds: float) -> bool:
        """Return whether a browser asks for a file whose name begins like this, within that many seconds."""
        for _ in range(round(seconds * 100)):
            if any(name.startswith(beginning) for name in [*self.asked_for]):
                return True
            self.let_go.wait(0.01)
        return False

    def mend(self) -> None:
        """Carry everything again."""
        self.lose()
        self.broken = False


class _Severed(BufferedIOBase):
    """What a visit writes a file to that does not arrive whole."""

    def __init__(self, socket: BufferedIOBase, share: float) -> None:
        self._socket = socket
        self._share = share

    @override
    def write(self, content: Buffer) -> int:
        view = memoryview(content)
        self._socket.write(view[: int(len(view) * self._share)])
        raise ConnectionError


class _FrailVisit(Visit):
    server: Frail

    @override
    def do_GET(self) -> None:
        name = self.path.rpartition("/")[2]
        self.server.asked_for[name].set()
        if name.startswith(self.server.held):
            self.server.let_go.wait(60)
        if self.server.broken:
            raise ConnectionError
        self._breaks = name.startswith(self.server.breaks)
        super().do_GET()

    @override
    def _send(self, status: int, path: Path, headers: dict[str, str]) -> None:
        damage = next((does for name, does in self.server.damage.items() if path.name.startswith(name)), None)
        if not damage:
            super()._send(status, path, headers)
            return
        content = damage(path.read_bytes())
        self._send_head(status, headers | {"Content-Length": str(len(content))})
        self.wfile.write(content)

    @override
    def _send_head(self, status: int, headers: dict[str, str]) -> None:
        if self._breaks:
            self.server.broken = self.server.stays_broken
            if not self.server.share:
                raise ConnectionError
        super()._send_head(status, headers)
        if self._breaks:
            self.wfile = _Severed(self.wfile, self.server.share)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Frail]:
    """Serve an excerpt of the site, which a test may change."""
    with serving(Frail(excerpt(site, tmp_path / "site"))) as started:
        yield started


@pytest.fixture
def reader(new_page: OpenPage, host: Frail, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Return a page whose browser keeps the site or does not. It must not wait for what is lost."""
    watch.origin = host.url
    page = new_page(service_workers=request.param)
    messages: list[str] = []
    page.on("console", lambda message: messages.append(message.text))
    if request.param == "allow":
        page.goto(f"{host.url}about/")
        page.wait_for_function(IN_CHARGE)
    yield page
    assert [text for text in messages if "does not answer" in text] == []


plainly = pytest.mark.parametrize("reader", ["block"], indirect=True)
kept = pytest.mark.parametrize("reader", ["allow"], indirect=True)


def see_that_it_failed(page: Page) -> None:
    expect(page.locator(".rake-boot-failed")).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1[aria-busy]")).to_have_count(0)


def press_in_vain(page: Page, host: Host) -> None:
    """Press for a hand, and see that Python did not start."""
    page.goto(f"{host.url}hand/")
    page.locator("#w1-deal").click()
    see_that_it_failed(page)


@plainly
@pytest.mark.parametrize(
    ("breaks", "following"), [(["heap"], "bundle.wasm"), (["heap", "bundle"], "python_stdlib.zip")]
)
def test_a_download_that_breaks_off_leads_to_another_way(
    reader: Page, host: Frail, watch: Watch, breaks: list[str], following: str
) -> None:
    watch.expected = LOST
    host.lose(*breaks)
    reader.goto(f"{host.url}hand/")
    reader.locator("#w1-deal").click()
    assert host.asked_for[following].wait(BOOT / 1000)


@plainly
@pytest.mark.parametrize(
    "breaks",
    [
        ["heap", "bundle", "python_stdlib"],
        ["pyodide.core.wasm", "pyodide.asm.wasm"],
        ["pyodide.asm.mjs"],
    ],
)
def test_a_download_that_breaks_off_whichever_way_leads_to_a_plain_message(
    reader: Page, host: Frail, watch: Watch, breaks: list[str]
) -> None:
    watch.expected = LOST
    host.lose(*breaks)
    press_in_vain(reader, host)


def truncated(content: bytes) -> bytes:
    return content[:-1000]


def flipped(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


# What a way to boot is refused for.
BOOT_ALONE = f"""
async (way) => {{
  const {{ boot }} = await import(new URL("boot.js", {HOST}));
  return boot(way).then(() => "it started", String);
}}
"""


@plainly
def test_a_damaged_image_is_not_used(reader: Page, host: Frail) -> None:
    reader.goto(f"{host.url}about/")
    reader.set_default_timeout(BOOT)
    for damage in (truncated, flipped, lambda content: b"", lambda content: b"<!doctype html>"):
        host.damage = {"heap": damage}
        assert reader.evaluate(BOOT_ALONE, "image") == "Error: heap is damaged"


@plainly
@pytest.mark.parametrize("fault", ["lost", "damaged"])
def test_without_one_of_our_wheels_python_does_not_start(reader: Page, host: Frail, watch: Watch, fault: str) -> None:
    watch.expected = (*LOST, "integrity")
    if fault == "lost":
        host.lose("rake_widgets")
    else:
        host.damage = {"rake_widgets": flipped}
    reader.goto(f"{host.url}about/")
    reader.set_default_timeout(BOOT)
    refused = reader.evaluate(BOOT_ALONE, "plain")
    assert any(name.startswith("rake_widgets") for name in host.asked_for)
    assert "Error" in refused


@pytest.mark.parametrize(
    ("reader", "name", "share"),
    [("allow", "pyodide.mjs", 0), ("allow", "pyodide.core.wasm", 0.5), ("allow", "heap", 0), ("block", "heap", 0.5)],
    indirect=["reader"],
)
def test_a_network_that_is_lost_while_python_starts_is_told_and_a_press_tries_again(
    reader: Page, host: Frail, watch: Watch, name: str, share: float
) -> None:
    watch.expected = LOST
    host.lose(name, share=share, stays_broken=True)
    press_in_vain(reader, host)
    assert host.broken
    assert not any(f"/{name}" in path for path in reader.evaluate(KEPT))
    host.mend()
    with reader.expect_request(f"**/{name}*"):
        reader.locator("#w1-deal").click()


@pytest.mark.parametrize("reader", ["allow", "block"], indirect=True)
def test_after_a_lost_network_a_press_is_answered(reader: Page, host: Frail, watch: Watch) -> None:
    watch.expected = LOST
    host.lose("heap", stays_broken=True)
    press_in_vain(reader, host)
    host.mend()
    press_and_see(reader)
    assert way(reader) == "image"


@kept
def test_nothing_that_broke_off_is_met_again_after_a_reload(reader: Page, host: Frail, watch: Watch) -> None:
    watch.expected = LOST
    host.lose("heap", stays_broken=True)
    press_in_vain(reader, host)
    host.mend()
    reader.reload()
    press_and_see(reader)
    assert way(reader) == "image"


@plainly
def test_a_page_that_outlives_its_version_never_takes_scripts_of_another(
    reader: Page, host: Frail, watch: Watch
) -> None:
    reader.goto(f"{host.url}rules/skulls/")
    (old,) = host.folder.glob("assets/rake/js-*")
    new = old.rename(old.with_name("js-0123456789ab"))
    page = host.folder / "rules" / "skulls" / "index.html"
    page.write_text(page.read_text("utf-8").replace(old.name, new.name), "utf-8")
    watch.expected = LOST
    reader.get_by_role("button", name="Try it").first.click()
    see_that_it_failed(reader)
    expect(reader.locator(".rake-boot-failed")).to_contain_text("reload the page")
    reader.reload()
    reader.get_by_role("button", name="Try it").first.click()
    assert way(reader) == "image"


def test_a_page_of_a_newer_version_is_loaded_with_its_own_scripts(page: Page, base_url: str, site: Path) -> None:
    (folder,) = site.glob("assets/rake/js-*")
    older, newer = folder.name, "js-0123456789ab"
    page.route("**/versus/", lambda route: route.fulfill(body=route.fetch().text().replace(older, newer)))
    page.route(
        f"**/{newer}/*",
        lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace(newer, older))),
    )
    page.goto(base_url)
    follow(page, f"{base_url}versus/")
    expect(page.locator(f"script[src*='{newer}']")).to_have_count(3)
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-split")).to_be_visible(timeout=BOOT)


@pytest.fixture
def starting(reader: Page, host: Frail) -> Page:
    """Return a page, not the first one, whose Python has been asked something and waits for its image."""
    reader.goto(f"{host.url}about/")
    reader.wait_for_function(IN_CHARGE)
    host.held = ("heap",)
    with reader.expect_request("**/heap.*", timeout=BOOT):
        reader.goto(f"{host.url}hand/")
    reader.locator("#w1-deal").click()
    expect(reader.locator(".rake-boot-loading")).to_be_visible()
    return reader


@kept
def test_two_tabs_that_start_python_at_once_are_answered_and_keep_it_whole(
    starting: Page, host: Frail, watch: Watch
) -> None:
    second = starting.context.new_page()
    watch.follow(second)
    second.goto(f"{host.url}versus/")
    second.locator("#w1-deal").click()
    expect(second.locator(".rake-boot-loading")).to_be_visible()
    host.let_go.set()
    expect(starting.locator("#w1-show")).to_be_visible(timeout=BOOT)
    expect(second.locator("#w1-split")).to_be_visible(timeout=BOOT)
    assert way(starting) == way(second) == "image"
    await_kept(starting, *PYTHON)
    second.close()
    watch.expected = LOST
    host.broken = True
    starting.context.new_cdp_session(starting).send("Network.clearBrowserCache")
    starting.reload()
    press_and_see(starting)
    assert way(starting) == "image"


@kept
def test_a_version_that_comes_while_python_starts_leaves_it_what_it_began_with(
    starting: Page, host: Frail, watch: Watch
) -> None:
    # The last page may get as far as to start Python of the second version, which throws.
    watch.expected = ("the worker could not be loaded", "of another version")
    for script in ("worker.js", "boot.js"):
        next(host.folder.rglob(script)).write_text("throw new Error('of another version')")
    deploy(host, "Rake, second edition")
    look_for_updates(starting)
    expect(starting.locator("#rake-update")).to_be_visible()
    starting.evaluate("pythons[0].dispatchEvent(new ErrorEvent('error'))")
    expect(starting.locator("#w1-show")).to_be_visible(timeout=BOOT)
    assert way(starting) == "bundle", "the second worker is of the first version too"
    host.let_go.set()
    starting.get_by_role("button", name="Use it").click()
    expect(starting.locator("#rake-update")).to_be_hidden()
    starting.goto(host.url)
    expect(starting.locator("h1")).to_contain_text("Rake, second edition")
