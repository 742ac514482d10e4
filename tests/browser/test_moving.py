"""What moves on a table: cards and chips fly after the frame is there, bots act one by one, and a press ends it all."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.bounded import within

from .conftest import BOOT, DEALT, OpenPage, settle, state
from .playing import over

LONGEST = 1200
"""How long all motion of one answer may take, in milliseconds."""

# The same cards for every reader, and a note of everything that is made to move; `still` stops it where it begins.
WATCHED = """
crypto.getRandomValues = (numbers) => numbers.fill(1);
window.motions = [];
window.still = false;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const animation = animate.call(this, frames, timing);
  motions.push({ where: this.closest(".board-air, .board-row, .board-hand, .board-seat")?.className ?? "", ...timing });
  if (still) animation.pause();
  return animation;
};
"""
# The pauses in which readers look at a bot's action don't end by themselves: `waits` has them, `goOn` ends the latest.
HELD_PAUSES = """
window.waits = [];
const later = window.setTimeout;
window.setTimeout = (call, delay, ...rest) => {
  if (!new Error().stack.includes("/pace.js")) return later(call, delay, ...rest);
  waits.push(delay);
  window.goOn = call;
  return 0;
};
"""
MOVING = """
() => document.getAnimations()
  .filter((each) => !(each instanceof CSSTransition) && each.timeline === document.timeline).length
"""
STILL = f"() => ({MOVING})() === 0"
MOVES = "#w1-check, #w1-call, #w1 .board-take"


def seated(open_page: OpenPage, base_url: str, script: str = WATCHED, reduced_motion: str = "no-preference") -> Page:
    """Return a page whose reader has just sat down at a table with three bots, who act before them."""
    page = open_page(reduced_motion=reduced_motion)
    page.add_init_script(script)
    page.goto(f"{base_url}table/")
    page.locator("#w1-sit").click()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    return page


def hurried(page: Page) -> None:
    """Wait until the reader, who presses a key meanwhile, has the turn, and until nothing moves."""
    page.keyboard.press("Shift")
    settle(page)
    page.wait_for_function(STILL)


def acts(page: Page) -> list[str]:
    """Return what has been done in the round."""
    _, _, text = state(page).partition("acts=")
    return text.split()[0].split(".") if text else []


def test_a_round_looks_the_same_with_and_without_motion(new_page: OpenPage, base_url: str) -> None:
    moving, quiet = (seated(new_page, base_url, WATCHED, wish) for wish in ("no-preference", "reduce"))
    seen = set()
    for _ in within(40, "the end of the round"):
        for page in (moving, quiet):
            hurried(page)
        assert moving.locator("#w1").inner_html() == quiet.locator("#w1").inner_html()
        if over(moving):
            break
        for motion in moving.evaluate("motions.splice(0)"):
            seen.add(motion["where"].split()[0])
            assert 150 <= motion["duration"] <= 350
            assert motion.get("delay", 0) + motion["duration"] <= LONGEST
        for page in (moving, quiet):
            page.locator(MOVES).first.click()
    assert seen >= {"board-row", "board-hand", "board-air"}
    assert quiet.evaluate("motions") == []


def test_a_press_ends_all_motion(new_page: OpenPage, base_url: str) -> None:
    page = new_page()
    page.add_init_script(WATCHED)
    page.goto(f"{base_url}deal/")
    page.locator("#w1-next").click()
    settle(page)
    page.wait_for_function(STILL)
    page.evaluate("still = true")
    page.locator("#w1-end").click()
    settle(page)
    page.wait_for_function(f"() => ({MOVING})() > 0")
    page.mouse.move(1, 1)
    page.mouse.down()
    assert page.evaluate(MOVING) == 0
    expect(page.locator(".board-air")).to_have_count(0)


def test_bots_act_one_by_one_until_a_press(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, base_url, WATCHED + HELD_PAUSES)
    page.wait_for_function("() => waits.length === 1")
    assert acts(page) == []
    page.evaluate("goOn()")
    page.wait_for_function("() => waits.length === 2")
    assert len(acts(page)) == 1
    expect(page.locator("#w1[aria-busy]")).to_have_count(1)
    expect(page.locator(MOVES)).to_have_count(0)
    page.keyboard.press("Shift")
    settle(page)
    assert len(acts(page)) == 3
    assert page.evaluate("waits.length") == 2
    page.locator(MOVES).first.click()
    page.wait_for_function("() => waits.length === 3")


def test_a_table_left_at_a_bots_turn_goes_on_when_the_reader_comes_back(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, base_url, WATCHED + HELD_PAUSES)
    for number in (1, 2):
        page.wait_for_function("(number) => waits.length === number", arg=number)
        page.evaluate("goOn()")
    page.wait_for_function("() => waits.length === 3")
    page.reload()
    page.wait_for_function("() => waits.length === 1", timeout=BOOT)
    assert len(acts(page)) == 2
    hurried(page)
    assert len(acts(page)) == 3


def test_bots_do_not_keep_those_waiting_who_want_no_motion(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, base_url, WATCHED + HELD_PAUSES, "reduce")
    expect(page.locator(MOVES).first).to_be_visible()
    assert page.evaluate("waits") == []
