"""A reader who asks their system for less motion sees none, before and after they touch a widget."""

from __future__ import annotations

from playwright.sync_api import Page

from widgets.games.rake.drills import FIRST_SESSION, draw

from .conftest import OpenPage, enter, settle

PRESSES = {
    "hand/": ["deal", "RAKE", "choose", "clear", "AS", "AS"],
    "deal/": ["next", "end", "view-2", "deal"],
    "pickup/": ["take-x1", "deal", "tell"],
    "pots/": ["fold-1", "split"],
    "table/": ["sit"],
    "day/": ["today"],
    "drill/": ["{wrong}", "{right}", "next-1", "keep", "drill-exam", "next-1", "queue"],
    "learn/deck/": ["hint", "answer-1", "answer-2", "next-1"],
    "progress/": ["look"],
    "embed/hand/": ["deal", "show"],
    "ru/versus/": ["deal", "split", "house > summary", "kickers", "edit-1"],
}
"""What is pressed on each page, in this order, by its id."""

# Notes whatever begins to move, however short it is.
NOTE = """
window.moved = [];
for (const sign of ["transitionrun", "animationstart"])
  document.addEventListener(sign, ({ target }) => moved.push(`${sign} ${target.outerHTML.slice(0, 80)}`), true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  moved.push(`animate ${this.outerHTML.slice(0, 80)}`);
  return animate.apply(this, how);
};
"""
# What has changed begins to move when it is painted, so two frames pass before the question.
MOVING = """
(within) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => [
  ...moved.splice(0),
  ...document.getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map(({ effect }) => effect.target.outerHTML.slice(0, 80)),
  ...[...document.querySelectorAll(within)]
    .flatMap((element) => ["", "::before", "::after"].map((part) => [element, part, getComputedStyle(element, part)]))
    .filter(([, , style]) =>
      style.transitionDuration.split(",").some((time) => parseFloat(time) > 0) ||
      (style.animationName !== "none" && style.animationTimeline === "auto") ||
      style.scrollBehavior === "smooth")
    .map(([element, part]) => `style ${part} ${element.outerHTML.slice(0, 80)}`),
])
"""
WITHOUT_THEME = """
() => [...document.styleSheets].forEach((sheet) => { sheet.disabled = sheet.href?.includes("/assets/stylesheets/") })
"""


def visitor(new_page: OpenPage, base_url: str, reduced_motion: str) -> Page:
    """Return a page, on the way to others, that notes what moves on a device whose owner asks for this much motion."""
    page = new_page(reduced_motion=reduced_motion)
    page.add_init_script(NOTE)
    page.goto(f"{base_url}about/")
    return page


def found(page: Page, base_url: str, where: str, *, theme: bool = True) -> list[str]:
    """Return what moves, or is about to, on a page and after each press."""
    enter(page, base_url, base_url + where)
    if not theme:
        page.evaluate(WITHOUT_THEME)
    moving: list[str] = page.evaluate(MOVING, "*")
    question = draw(FIRST_SESSION.asked(FIRST_SESSION.now), "")
    numbers = {answer in question.right: number for number, answer in enumerate(question.answers, 1)}
    names = {"right": f"answer-{numbers[True]}", "wrong": f"answer-{numbers[False]}"}
    for press in PRESSES[where]:
        page.locator(f"#w1-{press.format_map(names)}").click()
        settle(page)
        moving += page.evaluate(MOVING, "#w1, #w1 *")  # a press changes nothing else
    return moving


def test_readers_who_ask_for_less_motion_see_none(new_page: OpenPage, base_url: str) -> None:
    page = visitor(new_page, base_url, "reduce")
    assert {where: moving for where in PRESSES if (moving := found(page, base_url, where))} == {}


def test_the_sites_own_styles_do_not_leave_that_to_the_theme(new_page: OpenPage, base_url: str) -> None:
    assert found(visitor(new_page, base_url, "reduce"), base_url, "hand/", theme=False) == []


def test_everyone_else_sees_cards_fade_and_buttons_change(new_page: OpenPage, base_url: str) -> None:
    moving = found(visitor(new_page, base_url, "no-preference"), base_url, "hand/")
    for changed in ('class="rake-face"', 'id="w1-AS"'):
        # The style, not an event: a busy machine may draw no frame between two presses, and then nothing moves.
        assert any(each.startswith("style") and changed in each for each in moving)
