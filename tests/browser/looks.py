"""What a reader of a widget sees, measured: cards, words, where they lie, and where the focus is."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from .test_boards import LOAD_FONTS

# A frame in the place of the form, as the page's own script leaves it.
SHOW_FRAME = """
const show = (html, ident) => {
  const next = Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;
  document.getElementById(ident).replaceWith(next);
  document.getElementById("rake-boot")?.remove(); // it would say that Python is on its way
};
"""
MEASURE = """
const SLACK = 1; // rounding, in pixels
const CARD = 12; // less of a card can't be recognized
const ROOM = 24; // beside what was scrolled to, in pixels
// Of a bot's name the number is left, which tells it from others; of a row with a spot for each card the upper halves.
const MAY_CUT = ".board-name *, .board-sequences li";
const bottomOfHeader = () => document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0;
const nameOf = ({ localName, id, classList }) => [localName, id && `#${id}`, ...classList].filter(Boolean).join(" ");

// How the elements of a frame cut off what is in them; each is looked at once.
let cuts = new Map();
const cutOf = (element) => {
  if (!cuts.has(element)) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const [across, down] = [overflowX, overflowY].map((overflow) => overflow === "hidden" || overflow === "clip");
    const around = element.localName === "form" ? null : cutOf(element.parentElement);
    const edge = across || down ? element.getBoundingClientRect() : null;
    cuts.set(element, { element, across, down, edge, isForTheEar: clipPath !== "none" || around?.isForTheEar, around });
  }
  return cuts.get(element);
};
const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !cutOf(element).isForTheEar;

// Each line of each text that is seen, without the white space around the letters.
function* linesOf(form) {
  const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("option, textarea") || !isSeen(element)) continue;
    range.selectNodeContents(node);
    const called = `"${node.data.trim().slice(0, 60)}"`;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const leading = (bottom - top) / 4;
      if (right - left > 2) yield { element, called, left, right, top: top + leading, bottom: bottom - leading };
    }
  }
}

// What cuts off a part of a box; what is left of it then.
function cutAt(box) {
  const left = { ...box };
  let cutter = null;
  for (let cut = cutOf(box.element); cut; cut = cut.around) {
    const { element, across, down, edge } = cut;
    if (across) [left.left, left.right] = [Math.max(left.left, edge.left), Math.min(left.right, edge.right)];
    if (down) [left.top, left.bottom] = [Math.max(left.top, edge.top), Math.min(left.bottom, edge.bottom)];
    const lost = box.right - box.left - (left.right - left.left) + box.bottom - box.top - (left.bottom - left.top);
    if (lost > SLACK) cutter ??= element;
  }
  return { cutter, left };
}

// What has an edge that its words must keep within.
const BOXES = "button, .rake-button, span.rake-answer, summary, .rake-place, .rake-option, " +
  ".board-plate, .board-note, .board-partner";
const boxLeftBy = ({ element, left, right, top, bottom }) => {
  const box = element.closest(BOXES);
  if (!box) return null;
  const edge = box.getBoundingClientRect();
  const isOutAcross = left < edge.left - SLACK || right > edge.right + SLACK;
  return isOutAcross || top < edge.top - SLACK || bottom > edge.bottom + SLACK ? box : null;
};

// Whether two boxes meet, by more than the hair that letters reach over their own edge.
const meet = (one, other) =>
  one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom && other.top < one.bottom;

function* overlapsOf(lines) {
  for (const [at, line] of lines.entries())
    for (const other of lines.slice(at + 1))
      if (line.element !== other.element && meet(line, other)) yield `${line.called} and ${other.called} overlap`;
}

// What can lie over words or a card.
const PAINTED = "button, summary, .rake-button, input, progress, svg, img, " +
  ".rake-face, .board-plate, .board-note, .board-bet, .board-gone";
const areApart = (one, other) => !one.contains(other) && !other.contains(one);

// What lies over boxes. To ask what is seen at a point is slow: it's only asked where two meet.
function* coversOf(form, boxes) {
  const painted = [...form.querySelectorAll(PAINTED)].filter(isSeen);
  const edges = painted.map((element) => [element, element.getBoundingClientRect()]);
  const first = bottomOfHeader() + 4;
  for (const box of boxes) {
    const { element, called, left, right, top, bottom } = box;
    if (!edges.some(([other, edge]) => meet(box, edge) && areApart(element, other))) continue;
    const middle = (top + bottom) / 2;
    const isHere = middle - scrollY >= first && middle - scrollY <= innerHeight - 4;
    if (!isHere) scrollTo({ top: middle - first, behavior: "instant" });
    for (const x of element.dataset.card ? [(left + right) / 2] : [left + 2, (left + right) / 2, right - 2]) {
      const there = document.elementFromPoint(x, middle - scrollY);
      const isCount = there?.matches(".board-count"); // it stands on the card
      if (there && !isCount && areApart(element, there)) yield `${called} is under ${nameOf(there)}`;
    }
  }
}

function cardsOf(form) {
  // Of the trump under the stock only an end is seen.
  const faces = [...form.querySelectorAll(".rake-face:not(.board-under *)")].filter(isSeen);
  return faces.map((element) => {
    const called = `card ${element.dataset.card} in ${nameOf(element.closest("ul, ol, li, .board-pile, .rake-fan"))}`;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { element, called, left, right, top, bottom, width, height };
  });
}

// Sentences about what is wrong with what a form shows.
function faultsOf(form) {
  cuts = new Map();
  scrollTo({ top: 0, behavior: "instant" });
  const faults = new Set();
  const cards = cardsOf(form);
  for (const { called, width, height } of cards)
    if (width < CARD || height < CARD) faults.add(`${called} is ${width} x ${height} px`);
  // Of the cards at a seat another card, or the plate, lies before each.
  const free = cards.filter(({ element, height }) => height >= CARD && !element.closest(".board-cards"));
  const seen = [...free, ...linesOf(form)].map((box) => {
    const { cutter, left } = cutAt(box);
    const out = cutter ? null : boxLeftBy(box);
    if (left.left < -SLACK || left.right > innerWidth + SLACK) faults.add(`${box.called} ends at ${left.right} px`);
    if (cutter && !cutter.matches(MAY_CUT)) faults.add(`${box.called} is cut off by ${nameOf(cutter)}`);
    if (out) faults.add(`${box.called} sticks out of ${nameOf(out)}`);
    return left;
  });
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
  for (const board of form.querySelectorAll(".board"))
    if (!board.querySelector(".rake-face, .board-plate, .board-heap")) faults.add("nothing lies on the table");
  const lines = seen.filter(({ element }) => !element.dataset.card);
  for (const fault of overlapsOf(lines)) faults.add(fault);
  for (const fault of coversOf(form, seen)) faults.add(fault);
  return [...faults];
}

// Sentences about what is wrong with where the reader is after a press. The first seen element that matches `text` has
// to be within the window, and the focused control too if both fit; and the page was scrolled for that alone.
function* faultsOfPlace(form, text, before) {
  cuts = new Map();
  const top = bottomOfHeader();
  const isWithin = (edge) => edge.top >= top - SLACK && edge.bottom <= innerHeight + SLACK;
  const at = (edge) => `from ${Math.round(edge.top)} to ${Math.round(edge.bottom)} of ${innerHeight}`;
  const said = [...form.querySelectorAll(text)].find(isSeen);
  const control = document.activeElement;
  const isControl = form.contains(control) && control.matches("button, a, input, select, summary");
  if (!said) yield `there is no ${text}`;
  // Where both don't fit, the words have it: a key would press what isn't seen.
  const isWords = Boolean(said) && control.matches("[role=status]") && control.contains(said);
  if (!isControl && !isWords) yield `the focus is on ${nameOf(control)}`;
  const due = isWords && form.querySelector(".rake-answers button:not([aria-disabled]), .rake-main, .board-main");
  if (due && isWithin(due.getBoundingClientRect())) yield `the focus is on the words although ${nameOf(due)} is seen`;
  if (!said || !(isControl || isWords)) return;
  const [words, pressed] = [said, control].map((each) => each.getBoundingClientRect());
  if (!isWithin(words)) yield `${text} is ${at(words)}`;
  const region = said.closest("[role=status]").getBoundingClientRect();
  const whole = Math.max(region.bottom, pressed.bottom) - Math.min(region.top, pressed.top);
  const fits = whole < innerHeight - top - ROOM;
  if (fits && !isWithin(pressed)) yield `the focus, on ${nameOf(control)}, is ${at(pressed)}`;
  const isNear = (one, other) => Math.abs(one - other) < ROOM;
  const end = document.documentElement.scrollHeight - innerHeight; // a page that got shorter scrolls by itself
  const isDue = [region, pressed].some((edge) => isNear(edge.top, top) || isNear(edge.bottom, innerHeight));
  if (!isNear(scrollY, before) && !isDue && scrollY > SLACK && scrollY < end - SLACK)
    yield `the page was scrolled from ${before} to ${scrollY}`;
}
"""
FAULTS_OF_FRAMES = f"""
([frames, ident]) => {{
  {SHOW_FRAME}
  {MEASURE}
  return frames.map((html) => (show(html, ident), faultsOf(document.getElementById(ident))));
}}
"""


def faults_of_frames(page: Page, frames: Sequence[str], ident: str) -> list[list[str]]:
    """Return for each frame of the widget in the form `ident` what is wrong with it, in sentences."""
    page.evaluate(LOAD_FONTS)
    found: list[list[str]] = page.evaluate(FAULTS_OF_FRAMES, [list(frames), ident])
    return found


# What a press has led to: where the focus is, and whether what was said is to be seen.
FAULTS_OF_PLACE = f"""
([ident, text, before]) => {{
  {MEASURE}
  return [...faultsOfPlace(document.getElementById(ident), text, before)];
}}
"""


def faults_of_place(page: Page, ident: str, text: str, before: float) -> list[str]:
    """Return what is wrong with where a reader of the widget in the form `ident` is after a press, in sentences.

    `text` finds what was said of the press, and `before` is how far the page was scrolled when it came.
    """
    found: list[str] = page.evaluate(FAULTS_OF_PLACE, [ident, text, before])
    return found
