"""Each request gets its own answer: after a lost script, after an error in our Python, after a slow first answer."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from .conftest import BOOT, Held, Watch, pythons, settle, state
from .test_boot import press_and_see, refuse, way

FAULTS = (
    ("update", "{}['on purpose']"),
    ("update", "(lambda again: again(again))(lambda again: again(again))"),
    ("view", "1 / 0"),
    ("view", "raise_(__import__('jinja2').UndefinedError('on purpose'))"),
    ("format", "None.on_purpose"),
    ("link", "b'\\xff'.decode()"),
    ("parse", "int('on purpose')"),
)
"""What a widget's functions do instead, each once."""


def breaking(widget: str, *faults: tuple[str, str]) -> str:
    """Return Python that makes a widget go wrong once in each of these ways, one press after the other."""
    return f"""
import widgets.games.rake.{widget} as broken, widgets.host as host
faults = {list(faults)!r}
def raise_(error):
    raise error
def breaks(name, whole):
    def function(*values):
        if pressed and faults and faults[0][0] == name:
            eval(faults.pop(0)[1], globals())
        return whole(*values)
    return function
pressed = False
for name in {{name for name, _ in faults}}:
    setattr(broken, name, breaks(name, getattr(broken, name)))
run = host._run
def running(widget, request, **options):
    global pressed
    pressed = "msg" in request.fields
    host._latest.clear()
    return run(widget, request, **options)
host._run = running
"""


def broken_by(page: Page, python: str, *, once: bool = False) -> None:
    """Let each worker of the page, or only the first one, run this before it answers."""

    def prepare(route: Route) -> None:
        reply = route.fetch()
        more = f"\nbooting.then(({{ python }}) => python.runPython({python!r}));"
        route.fulfill(response=reply, body=reply.text() + more)

    page.route("**/worker.js", prepare, **({"times": 1} if once else {}))


def test_an_error_in_our_python_leaves_everything_as_it_was_and_says_so(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("Rake: Error: PythonError",)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    broken_by(page, breaking("hand", *FAULTS))
    page.goto(f"{base_url}hand/")
    expect(page.locator("#rake-boot[data-stage=ready]")).to_have_count(1, timeout=BOOT)
    before = state(page)
    for number, (name, _) in enumerate(FAULTS, 1):
        page.locator("#w1-deal").click()
        expect(page.locator(".rake-boot-broken")).to_contain_text("Nothing is lost", timeout=BOOT)
        expect(page.locator(".rake-boot-broken")).to_be_visible()
        settle(page)
        assert state(page) == before, name
        assert len(watch.troubles) == number, "the console has the reason"
    press_and_see(page)
    expect(page.locator(".rake-boot-broken")).to_be_hidden()
    assert pythons(page) == 1
    assert way(page) == "image"
    assert [url for url in asked if "/assets/rake/" in url and "/bundle." in url] == []


def test_a_python_without_memory_is_replaced(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = ("MemoryError",)
    broken_by(page, breaking("hand", ("update", "raise_(MemoryError())")), once=True)
    page.goto(f"{base_url}hand/")
    press_and_see(page)
    assert pythons(page) == 2


def test_a_module_that_the_image_lacks_is_fetched_and_the_press_is_answered(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("Rake: Python needs more than its image",)
    forget = "sys.modules.pop('widgets.games.rake.pots', None), __import__('widgets.games.rake.pots')"
    broken_by(page, f"import sys\n{breaking('hand', ('update', forget), ('update', forget))}")
    page.goto(f"{base_url}hand/")
    with page.expect_request("**/assets/rake/**/bundle.*", timeout=BOOT):
        page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    assert pythons(page) == 1


def test_an_error_while_a_saved_state_is_read_keeps_a_copy_of_it(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = ("Rake: Error: PythonError",)
    saved = "rake=1 days=none"
    broken_by(
        page, "from widgets.games.rake import day\ndef parse(*_): raise KeyError('on purpose')\nday.parse = parse"
    )
    page.goto(f"{base_url}about/")
    page.evaluate("(saved) => localStorage.setItem('rake-day', saved)", saved)
    page.goto(f"{base_url}day/")
    expect(page.locator(".rake-boot-broken")).to_be_visible(timeout=BOOT)
    assert page.evaluate("localStorage['rake-day-unread']") == saved


def test_without_the_script_of_the_share_panel_a_press_gets_its_own_answer(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("share.js", "ERR_FAILED")
    page.route("**/share.js", lambda route: route.abort("failed"))
    held = Held(page, "**/heap.*")
    page.goto(f"{base_url}hand/")
    page.locator(".rake-share summary").click()
    expect(page.locator(".rake-boot-broken")).to_be_visible()
    page.locator("#w1-choose").click()
    held.release()
    expect(page.locator("#w1-cards")).to_be_visible(timeout=BOOT)


FRAMES_LATE = """
const post = self.postMessage.bind(self);
self.postMessage = async (message) => {
  if (message.frame !== undefined) await plainFetch(new URL("late", import.meta.url));
  post(message);
};
"""


def test_a_first_answer_may_take_as_long_as_booting_where_no_image_has_it_imported(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("404",)
    refuse(page, "heap")
    page.route(
        "**/worker.js",
        lambda route: route.fulfill(response=(reply := route.fetch()), body=FRAMES_LATE + reply.text()),
    )
    held = Held(page, "**/late")
    page.clock.install()
    page.goto(f"{base_url}hand/")
    with page.expect_request("**/late", timeout=BOOT):
        page.locator("#w1-deal").click()
    page.clock.fast_forward(20_000)
    held.release()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    assert pythons(page) == 2
    assert way(page) == "bundle"
