// @ts-check
// Puts the frames that Python answers with into the page, element by element, so that focus and scrolling stay where they were.
import { containerOf } from "./saved.js";

/** Puts one form in the place of another, once the library that can is there. @type {typeof import("./idiomorph.js").Idiomorph} */
let Idiomorph;

/** Makes it possible to show frames: its library is fetched beside the first one, as no page needs it before. */
export async function loadFrames() {
  ({ Idiomorph } = await import("./idiomorph.js"));
}

/** Shows what moves on tables, once that script is there; until then a frame only takes the place of the one before. */
let motion = { move: (/** @type {HTMLElement} */ _form, /** @type {() => void} */ change) => change(), end() {} };

/** Lets cards and chips move from now on, and keys play. */
export async function loadTable() {
  [motion] = await Promise.all([import("./motion.js"), import("./keys.js")]);
}

/** Shows at once where everything that still moves is going. */
export const endMotion = () => motion.end();

/** The form whose focused control is gone while there was none to focus instead. @type {HTMLFormElement | null} */
let unfocused = null;

/** The frame before which the latest answer is brought into sight. */
let looking = 0;

/** Whether a node is a form field that a reader can fill in. @param {Node} node */
export const isField = (node) => node instanceof Element && node.matches("input:not([type=hidden]), select, textarea:not([readonly])");

/** Whether a node shows what a field holds, or is one. @param {Node} node */
const isFilledIn = (node) => isField(node) || node.nodeName === "OUTPUT";

/** Whether a node is to be read for as long as the reader presses nothing. @param {Node} node */
const isLasting = (node) => node instanceof Element && node.matches("[data-lasting]");

/**
 * Whether a node is already as the new frame wants it and has no fields: then the library, which is slower at finding that
 * out, skips it.
 * @param {Node} node @param {Node} wanted
 */
const isSettled = (node, wanted) =>
  node instanceof Element &&
  node.isEqualNode(wanted) &&
  !node.matches("input, select, option, textarea") &&
  !node.querySelector("input, select, textarea");

/** Returns the parts of a form in which a frame says something. @param {HTMLFormElement} form */
const voicesOf = (form) => /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[role=status]")].filter((each) => each.textContent?.trim()));

/** Whether a form without a table, or the table before the first deal, is what the reader looks at while a saved one is on its way. @param {HTMLFormElement} form */
function isAwaited(form) {
  const { top, bottom } = form.getBoundingClientRect();
  return !location.hash && !form.querySelector(".board:not(:has(.board-vacant))") && bottom > 0 && top < innerHeight / 2;
}

/**
 * Puts a frame in the place of the one before, and keeps the focus and what the reader sees. If it only continues a
 * calculation, what the reader has filled in is kept, as it is at a hint, and so is what was said of a link. What the answer to a press
 * says is brought into sight. Whatever was pressed beside a table changes the table, and a saved one may come in the place of
 * a form: it is seen from its top. So is how a deal ends, and the next one, and what comes with a title.
 * @param {HTMLFormElement} form
 * @param {import("./engine.js").Frame} frame
 * @param {import("./host.js").Question} question what the frame answers
 */
export function show(form, frame, { fields = {}, batches = 0, beside = false, unasked = false, returns = false }) {
  const { room = "titled" } = containerOf(form).dataset;
  const isRoom = room !== "titled";
  const more = batches > 0;
  const isPressed = Boolean(fields.msg);
  const isUndecided = more || fields.msg === "hint";
  const fromTop = isRoom && (beside || (returns && isAwaited(form)));
  const answers = !fromTop && !unasked && (isPressed || (more && !frame.tick));
  const wasOver = isOver(form);
  const focused = form.contains(document.activeElement) ? document.activeElement : null;
  const said = new Set(voicesOf(form).map(({ textContent }) => textContent));
  // A template is quicker: given a string, the library would parse it as a whole document.
  const next = document.createElement("template");
  next.innerHTML = frame.html;
  const change = () =>
    Idiomorph.morph(form, /** @type {Element} */ (next.content.firstElementChild), {
      morphStyle: "outerHTML",
      ignoreActiveValue: Boolean(focused?.matches("input, select, textarea")),
      callbacks: {
        beforeNodeMorphed: (node, wanted) => !(isUndecided && isFilledIn(node)) && !isSettled(node, wanted),
        beforeNodeRemoved: (node) => !(more && isLasting(node)),
        beforeAttributeUpdated: (name, node) => !(name === "open" && node.nodeName === "DETAILS"),
      },
    });
  if (isPressed || more) motion.move(form, change);
  else change();
  const isLost = focused ? !focused.isConnected : form === unfocused && document.activeElement === document.body;
  const control = isLost ? document.getElementById(frame.focus) : null;
  control?.focus({ preventScroll: true });
  if (isLost) unfocused = control ? null : form;
  // What has a title of its own is read from there, also when there's more of it.
  const title = isLost && control?.matches("h2") ? control : null;
  // A table in sight stays: scrolled to, it would be where the next Tab begins.
  const table = fromTop ? form.querySelector(".board") : isRoom && wasOver !== isOver(form);
  if (!answers && !table) return;
  // Before it is painted, once all that the answer changes is there: so the page is laid out once.
  cancelAnimationFrame(looking);
  looking = requestAnimationFrame(() => {
    if (table && !isSeen(form.querySelector(".board") ?? form)) containerOf(form).scrollIntoView();
    if (title) title.scrollIntoView();
    else if (answers && !focused?.matches("h2")) bringIntoSight(form, said);
  });
}

/** The height in pixels of the site's header, which lies over what is scrolled under it. */
const headerBottom = () => document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0;

/**
 * Brings what a form says that was not said before into sight, and its control that has the focus: no further than it
 * takes. What is seen already stays where it is; if not both fit, the words come first, and have the focus: a key
 * would press what the reader doesn't see. Words to be read together with the whole form bring all of it, and buttons
 * to be pressed in view of a table all of that, as are those on the page of a table.
 * @param {HTMLFormElement} form @param {Set<string | null>} said
 */
function bringIntoSight(form, said) {
  const voice = voicesOf(form).find(({ textContent }) => !said.has(textContent));
  // A hint may lie elsewhere than what it's part of.
  const first = /** @type {HTMLElement | null | undefined} */ (voice?.querySelector(".board-hint") ?? voice);
  const control = form.contains(document.activeElement) && document.activeElement;
  const table = control && (control.closest("[data-room=''] .board") ?? control.closest("[data-together]")?.closest(".board"));
  const whole = voice?.matches("[data-together]") ? form : table;
  // What is scrolled to is where the next Tab begins, even if nothing moves.
  for (const each of [whole, control, first]) if (each && (control || !isSeen(each))) each.scrollIntoView({ block: "nearest" });
  if (!first || !control || isField(control)) return;
  const { top, bottom } = control.getBoundingClientRect();
  if (bottom > headerBottom() && top < innerHeight) return;
  if (!first.hasAttribute("tabindex")) first.tabIndex = -1;
  first.focus({ preventScroll: true });
  unfocused = form;
}

/** Whether the deal on a form's table is over: somebody has won it. @param {HTMLFormElement} form */
const isOver = (form) => Boolean(form.querySelector(".board .is-winner"));

/** Whether all of an element is in the window. @param {Element} element */
function isSeen(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= headerBottom() - 1 && bottom <= innerHeight + 1;
}
