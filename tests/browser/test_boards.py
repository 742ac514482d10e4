"""The whole decision in one screen: every moment of a round or a spot, at every size, with every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from rake import BETTORS, Record, parse_record
from rake.analysis.equity import price
from tests.bounded import within
from tests.corpus.page import Form
from tests.examples import in_pairs, share
from tests.lessons import lesson
from tests.served import ROOT
from tests.widgets.asking import at_rest
from tests.widgets.test_transcripts import frame as lesson_frame
from widgets.games.rake.bank import read_bank
from widgets.games.rake.diary import FIRST
from widgets.host import Frame, Request, run
from widgets.site.pages.guides import guide_source
from widgets.site.pages.lessons import LESSONS
from widgets.templates import LANGUAGES

from .conftest import BOOT, OpenPage


class Screen(NamedTuple):
    """A reader's window in pixels, the deck that they chose, and the most players of Rake that it must hold.

    `scrolls` if it is too small for some tables: then everything can be scrolled to. A table at which up to six play it
    holds even so.
    """

    width: int
    height: int
    players: int = 8
    deck: str = "vardic"
    scrolls: bool = False

    def __str__(self) -> str:
        """Return what a failed test calls it."""
        return f"{self.width}x{self.height} {self.deck}"


SIZES = [(360, 640), (360, 740), (768, 1024), (1280, 800), (1920, 1080)]
LOW, TALL = Screen(360, 640, players=6), Screen(360, 740)
SCREENS = [
    LOW,
    TALL,
    *(Screen(*size) for size in SIZES[2:]),
    Screen(360, 740, deck="standard"),
    Screen(640, 400, scrolls=True),  # 1280 x 800 at 200 %
]
"""All that must hold a moment, the tightest first."""

BANK = (ROOT / "docs" / "data" / "spots.txt").read_text("utf-8")

SHOW = """
const show = (html, deck, form) => {
  const next = Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;
  const place = document.querySelector(form);
  place.className = next.className;
  place.replaceChildren(...next.childNodes);
  document.getElementById("rake-boot")?.remove();
  document.documentElement.dataset.deck = deck;
  const header = document.querySelector(".md-header")?.offsetHeight ?? 0;
  const above = document.querySelector(`${form} .board`)?.getBoundingClientRect().top ?? 0;
  const isLow = matchMedia("(max-height: 30em)").matches; // there the header scrolls away
  scrollTo(0, document.querySelector(form).closest("[data-room]") ? isLow && header : scrollY + above - header);
};
"""
# What sticks out of the window, is too small to read or to press, or lies under something else.
FAULTS = """
(scrolls, form = "[data-room] > form") => {
  const INSET = 4; // corners are round
  const played = `[data-room=""] > form > .board:has(> .board-news):not(.board-watched)`;
  const table = document.querySelector(`${form} > .board`);
  scrolls &&= !table?.matches(played) || Boolean(table.querySelector(".board-vacant, .board-seat:nth-child(6)"));
  const faults = [];
  const clips = new Map(); // by element: how it cuts off what is in it
  const clip = (element) => {
    if (!clips.has(element)) {
      const { overflow, clipPath } = getComputedStyle(element);
      const cuts = overflow !== "visible" || clipPath !== "none";
      clips.set(element, { hidden: clipPath !== "none", edge: cuts ? element.getBoundingClientRect() : null });
    }
    return clips.get(element);
  };
  // The part of an element that those around it do not cut off.
  const seen = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; !around.matches(".board, form"); around = around.parentElement) {
      const { hidden, edge } = clip(around);
      if (hidden) return { width: 0, height: 0 };
      if (!edge) continue;
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  // Whether a word of what is written on a button is on two lines; after a hyphen it may go on below.
  const isBroken = (button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of text.data.matchAll(/[^\\s-]+/g)) {
        if (text.parentElement.closest(".rake-said")) break;
        const letters = document.createRange();
        letters.setStart(text, index);
        letters.setEnd(text, index + word.length);
        if (new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
      }
    return false;
  };
  // Whether a line of what is written on a button sticks out of it.
  const isWider = (button) => {
    const { left, right } = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const letters = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.data.trim() || text.parentElement.closest(".rake-said, .rake-face, .board-help")) continue;
      letters.selectNodeContents(text);
      if ([...letters.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1)) return true;
    }
    return false;
  };
  const beside = ".rake-question, .rake-now, .rake-answers *, .rake-controls:not(.rake-choice *) *";
  const asked = document.querySelector(`${form} .board-actions`) ? ".board *" : `.board *, ${beside}`;
  const about = (element, why) => faults.push(`${element.tagName} ${element.id} ${element.className}: ${why}`);
  for (const element of document.querySelectorAll(`${form} :is(${asked})`)) {
    if (!element.checkVisibility() || element.closest(".board-cloth, .rake-said, .board-log > ol, option")) continue;
    if (scrolls) {
      element.scrollIntoView({ block: "center" });
      clips.clear();
    }
    // A hand that is longer than its row scrolls: a card of it is looked at where it comes into sight.
    const isInRow = element.closest(".board-many:has(> :nth-child(19))");
    if (isInRow) element.scrollIntoView({ block: "nearest", inline: "center" });
    const { left, right, top, bottom, width, height } = seen(element);
    if (getComputedStyle(element).clipPath !== "none" || width <= 0 || height <= 0) continue;
    const sticksOut = bottom > innerHeight || top < 0;
    const mayScroll = scrolls && height > innerHeight;
    if (sticksOut && !mayScroll) about(element, `from ${top} to ${bottom} of ${innerHeight}`);
    // A hint is read whole, and not by who finds out that it scrolls.
    if (element.matches(".board-hint") && element.scrollHeight > element.clientHeight + 1) about(element, "is cut");
    if (right > innerWidth || left < 0) about(element, `from ${left} to ${right} of ${innerWidth} across`);
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const letters = parseFloat(getComputedStyle(element).fontSize);
    if (hasText && letters < 14) about(element, `letters of ${letters} px`);
    const pressed = element.matches("button, input:not([type=hidden]), summary");
    const least = element.closest(".board-many:has(> :nth-child(15))") ? 36 : 44; // a miss there only lifts a card
    if (pressed && (width < least || height < 44)) about(element, `${width} x ${height}`);
    if (pressed && isBroken(element)) about(element, `${element.textContent.trim()} is broken within a word`);
    if (pressed && isWider(element)) about(element, `${element.textContent.trim()} is wider than its button`);
    if (!pressed && !element.matches(".board-plate, .board-row .board-card")) continue;
    // Of a card that another overlaps the upper part is pressed.
    const low = element.closest(".board-many") ? top + 44 : bottom;
    for (const [x, y] of [[left, top], [right, top], [left, low], [right, low]]) {
      const inside = [x + (x === left ? INSET : -INSET), y + (y === top ? INSET : -INSET)];
      const there = document.elementFromPoint(...inside);
      // Why something was refused is said over what the reader knows, until the next press.
      if (!element.contains(there) && !there?.closest(".rake-refusal")) about(element, `under ${there?.className}`);
    }
  }
  return faults;
}
"""
# A style sheet that has just come or gone takes the fonts with it for a moment.
LOAD_FONTS = """
async () => {
  const ours = () => [...document.fonts].filter(({ family }) => family.includes("EB Garamond"));
  do {
    document.body.getBoundingClientRect();
    await Promise.all(ours().map((font) => font.load()));
    await document.fonts.ready;
  } while (ours().some(({ status }) => status !== "loaded"));
}
"""
FAULTS_OF_ALL = f"""
([frames, due, deck, scrolls, form]) => {{
  {SHOW}
  return due.map((number) => (show(frames[number], deck, form), [number, ({FAULTS})(scrolls, form)]));
}}
"""


def press(widget: str, frame: Frame, lang: str, message: str, **fields: str) -> Frame:
    """Return the frame after a press, with everything counted that is to be counted."""
    sent = Form(frame.html).fields | fields | {"msg": message}
    return at_rest(Request(widget, "w1", frame.state, fields=sent, lang=lang, seed="5"), strict=True)


def plays(players: int, lang: str) -> Iterator[tuple[str, Frame]]:
    """Yield the reader's turns in a round in which they stay in, with a name each, its end, and the table left."""
    chairs = {f"who-{chair}": [*BETTORS][chair % 3] if chair <= players else "-" for chair in range(2, 9)}
    frame = press(
        "table", run(Request("table", "w1", lang=lang)), lang, "sit", buy="1000", stake="5", clock="20", **chairs
    )
    for turn in range(20):
        messages = Form(frame.html).messages
        yield f"turn {turn}", frame
        if {"next", "rebuy"} & {*messages}:
            yield "the table left", press("table", frame, lang, "leave")
            break
        hinted, presses = frame, within(20, "the last hint")
        while "hint" in Form(hinted.html).messages and next(presses):
            hinted = press("table", hinted, lang, "hint")
            yield f"turn {turn}, with a hint {hinted.state.rpartition('=')[2][:9]}", hinted
            if "hint=1" in hinted.state and "take" in " ".join(messages):
                break  # at a pick-up the later ones explain, below the table
        take = next((message for message in messages if message.startswith("take")), "")
        frame = press("table", frame, lang, take or ("check" if "check" in messages else "call"))


def replays(players: int, lang: str) -> Iterator[tuple[str, Frame]]:
    """Yield some steps of a round played again, with all cards and as seat 2 saw it."""
    frame = run(Request("deal", "w1", lang=lang))
    for _ in range(abs(players - 4)):
        frame = press("deal", frame, lang, "more" if players > 4 else "fewer")
    for eyes in ("view 0", "view 2"):
        frame = press("deal", press("deal", frame, lang, eyes), lang, "start")
        yield f"{eyes}, the start", frame
        for step in range(1, 1 + 4 * players):
            frame = press("deal", frame, lang, "next")
            if not step % 4:
                yield f"{eyes}, step {step}", frame
        yield f"{eyes}, the end", press("deal", frame, lang, "end")
    text = next(bets(parse_record(frame.state.partition(" round=")[2])), "")
    if not text:
        return
    asked = run(Request("deal", "w1", f"rake=1 decide=1 round={text}", lang=lang), strict=True)
    yield "a bet to decide", asked
    yield "a bet that was called", press("deal", asked, lang, "call")


def bets(record: Record) -> Iterator[str]:
    """Yield what a seat knew at each bet that it had to answer, in notation."""
    for seat in range(1, len(record.stacks) + 1):
        for view in record.views(seat):
            if view.to_act == seat and not view.phase.is_pick and price(view).call:
                yield view.record().in_field


def spots(players: int, lang: str) -> Iterator[tuple[str, Frame]]:
    """Yield spots of both pick-ups, asked and answered."""
    frame = run(Request("pickup", "w1", lang=lang))
    for turn in "12":
        frame = press("pickup", frame, lang, "deal", seats=str(players), turn=turn)
        yield f"pick-up {turn}", frame
        take = next(message for message in Form(frame.html).messages if message.startswith("take"))
        yield f"pick-up {turn}, answered", press("pickup", frame, lang, take)


def seated(frame: Frame) -> int:
    """Return the number of players at the table of a frame, 0 if it has none."""
    return frame.html.count('<li class="board-seat') + ("board-own" in frame.html)


def lessons(lang: str) -> Iterator[tuple[str, Frame]]:
    """Yield the steps of all lessons that have a table, before an answer."""
    for name in LESSONS:
        for number in range(1, 1 + len(lesson(name).steps)):
            frame = lesson_frame(name, lang, f"lesson={name} step={number}")
            if seated(frame) > 1:
                yield f"{name} {number}", frame


def drills(lang: str) -> Iterator[tuple[str, Frame]]:
    """Yield questions about a table, before an answer."""
    for kind in ("card", "holds"):
        frame = run(Request("drill", "w1", f"drill={kind}", lang=lang, source=BANK), strict=True)
        for number in range(8):
            yield f"{kind} {number}", frame
            asked = Request("drill", "w1", frame.state, fields={"msg": "next"}, lang=lang, source=BANK, seed="5")
            frame = run(asked, strict=True)


def days(lang: str) -> Iterator[tuple[str, Frame]]:
    """Yield a spot of the day with each number of players that there is, asked and answered."""
    bank = list(read_bank(BANK))
    for players in range(2, 9):
        number = next((number for number, line in enumerate(bank) if f"players={players} " in line), None)
        if number is None:
            continue
        day = Request("day", "w1", lang=lang, source=BANK, today=str(FIRST + timedelta(days=number)))
        frame = run(replace(day, fields={"msg": "today"}), strict=True)
        yield "asked", frame
        take = next(message for message in Form(frame.html).messages if message.startswith("take"))
        yield "answered", run(replace(day, state=frame.state, fields={"msg": take}), strict=True)


PLAYED = {"table": plays, "deal": replays, "pickup": spots}
FIXED = {"learn/first": lessons, "drill": drills, "day": days}


def moments(board: str, lang: str) -> list[tuple[str, Frame]]:
    """Return the moments of a board: on a push half of them, and the other half in the other language."""
    if board in FIXED:
        return [*share([*FIXED[board](lang)], lang)]
    return [each for players in share(range(2, 9), lang) for each in PLAYED[board](players, lang)]


def faults(
    page: Page, frames: Sequence[tuple[int, str, str]], form: str = "[data-room] > form", *, everywhere: bool = False
) -> Iterator[str]:
    """Yield what is wrong with frames on any screen; each comes with its number of players and the moment.

    They are shown in the form that the selector `form` finds, from the top of its board on; `everywhere` if every
    screen has to hold them, however many play.
    """
    sent = page.evaluate_handle("(frames) => frames", [html for _, _, html in frames])  # once: they are megabytes
    due: dict[Screen, list[int]] = {}
    screens = [[screen for screen in SCREENS if everywhere or players <= screen.players] for players, _, _ in frames]
    for number, screen in in_pairs(screens, page.evaluate("document.documentElement.lang")):
        due.setdefault(screen, []).append(number)
    for screen, numbers in due.items():
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.evaluate(LOAD_FONTS)
        found = page.evaluate(FAULTS_OF_ALL, [sent, numbers, screen.deck, screen.scrolls, form])
        yield from (f"{screen}, {frames[number][1]}: {wrong[:4]}" for number, wrong in found if wrong)
    sent.dispose()


@pytest.mark.property
@pytest.mark.parametrize("board", [*PLAYED, *FIXED])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_decision_is_seen_without_scrolling(warm_page: OpenPage, base_url: str, lang: str, board: str) -> None:
    shown = moments(board, lang)
    frames = [(seated(frame), f"{seated(frame)} players, {moment}", frame.html) for moment, frame in shown]
    assert len(frames) >= 5
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}{board}/")
    wrong = list(faults(page, frames))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_button_is_broken_within_a_word_where_a_table_is_narrow(
    warm_page: OpenPage, base_url: str, lang: str
) -> None:
    frames = [frame.html for _, frame in plays(4, lang) if {"next", "rebuy", "sit"} & {*Form(frame.html).messages}]
    assert len(frames) >= 2
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}table/")
    for width, height in [*SIZES, (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LOAD_FONTS)
        found = page.evaluate(FAULTS_OF_ALL, [frames, [*range(len(frames))], "vardic", False, "[data-room] > form"])
        assert not any(wrong for _, wrong in found), f"{width}: {found}"


def guided(lang: str) -> Iterator[tuple[int, str, str]]:
    """Yield the reader's turns in the guided first round, with each hint of its guide."""
    source = guide_source(ROOT / "docs" / "learn" / "guides" / "whole.toml", lang)
    asked = Request("table", "w2", "guide=whole", lang=lang, source=source, seed="5")
    frame, message = run(asked, strict=True), "sit"
    for turn in range(20):
        fields = Form(frame.html).fields | {"msg": message}
        frame = at_rest(replace(asked, state=frame.state, fields=fields), strict=True)
        yield 3, f"turn {turn}", frame.html
        messages = Form(frame.html).messages
        if "next" in messages:
            return
        hints = ["hint"] if "hint" in messages and turn % 2 else []
        takes = [message for message in messages if message.startswith("take")]
        message = [*hints, *takes, *({"check", "call"} & {*messages})][0]


WITHIN = {"learn/whole": "#w2", "embed/deal": "#w1", "embed/pickup": "#w1", "spots/two-pair-on-top": "#w1"}
"""Pages on which a board lies below other things, or in a frame of another site, and the board's form."""


@pytest.mark.property
@pytest.mark.parametrize("path", WITHIN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_within_a_page_fits_the_window_too(warm_page: OpenPage, base_url: str, lang: str, path: str) -> None:
    boards = {"embed/deal": replays, "embed/pickup": spots, "spots/two-pair-on-top": spots}
    frames = [(6, moment, frame.html) for moment, frame in boards[path](6, lang)] if path in boards else [*guided(lang)]
    assert len(frames) >= 4
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}{path}/")
    wrong = list(faults(page, frames, WITHIN[path]))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_first_page_begins_with_a_table_and_its_three_doors(
    warm_page: OpenPage, base_url: str, size: tuple[int, int], lang: str
) -> None:
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LOAD_FONTS)
    assert page.evaluate(FAULTS) == []
    doors = page.locator(".rake-doors a")
    expect(doors).to_have_count(3)
    for door in doors.all():
        expect(door).to_be_in_viewport(ratio=1)
        assert door.locator("strong").evaluate("(name) => name.getClientRects().length") == 1, "a whole word"
    page.locator("#w1 .board-take").first.click()
    expect(page.locator("#w1 .board-note")).to_have_count(4, timeout=BOOT)
    expect(page.locator("#w1-deal.board-main")).to_be_visible()
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_eight_have_paid_is_written_on_one_screen_of_a_phone(
    warm_page: OpenPage, base_url: str, lang: str
) -> None:
    folder = "" if lang == "en" else "ru/"
    url = f"{base_url}{folder}pots/?rake=1&paid=10.25.40.70.60.15f.80.999999"
    page = warm_page(url, viewport={"width": 360, "height": 740})
    expect(page.locator("#w1-chips-8")).to_have_value("999999", timeout=BOOT)
    written = "h1, #w1 .rake-paid :is(input, button), #w1 .rake-paid + .rake-controls > button"
    for element in page.locator(written).all():
        expect(element).to_be_in_viewport(ratio=1)


# How far the colour of an element's words is from that of its ground, as WCAG 2 reckons it.
CONTRAST = """
(element) => {
  const channels = (colour) =>
    colour.match(/[\\d.]+/g).slice(0, 3).map((each) => each / (colour.startsWith("color") ? 1 : 255));
  const linear = (each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
  const weights = [0.2126, 0.7152, 0.0722];
  const light = (colour) => channels(colour).reduce((sum, each, at) => sum + linear(each) * weights[at], 0);
  const { color, backgroundColor } = getComputedStyle(element);
  const [less, more] = [light(color), light(backgroundColor)].sort((one, other) => one - other);
  return (more + 0.05) / (less + 0.05);
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_buttons_can_be_read_under_the_pointer(warm_page: OpenPage, base_url: str, scheme: str) -> None:
    page = warm_page(f"{base_url}deal/", color_scheme=scheme)
    buttons = page.locator("#w1 .board-actions button")
    expect(buttons.last).to_be_visible()
    for button in buttons.all():
        button.hover()
        assert button.evaluate(CONTRAST) >= 4.5, button.inner_text()
