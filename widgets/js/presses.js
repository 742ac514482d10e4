// @ts-check
// Which presses are meant. After a press a table changes: a hand closes up, other buttons come. The second half of a double
// press would then do what has come to lie under the finger, or has the focus now, and so would a key that is held down.
// Nothing here depends on a game.

/** How long after the press before, and after an answer was shown, nobody means another action in its place, in milliseconds. */
const SOON = { pressed: 500, shown: 300 };
/** How far apart two presses in the same place are at most, in pixels. */
const NEAR = 16;

/** Keys that press nothing. */
const MOVING = new Set(["Tab", "Shift", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/** @typedef {{ key: string, repeat: boolean, x: number, y: number, at: number, under: string, does: string }} Press `under` is the button that lay there, `does` the one that was pressed */

/** The latest press while nothing has come of it, and the last one that a button was meant by. */
let last = /** @type {Press | null} */ (null);
let answered = /** @type {Press | null} */ (null);
/** When an answer was shown last. */
let shown = -Infinity;

/** @param {HTMLButtonElement} button @returns {string} what it does: its id says so, also where its value changes from press to press */
const actionOf = ({ id, name, value }) => id || `${name}=${value}`;

/** Remembers a press, and what lies there. @param {Event} event */
function note(event) {
  const { key = "", repeat = false } = /** @type {Partial<KeyboardEvent>} */ (event);
  // A space that is held down presses once, when it is released.
  if (MOVING.has(key) || (key === " " && repeat)) return;
  const { clientX: x = 0, clientY: y = 0 } = /** @type {Partial<PointerEvent>} */ (event);
  const control = key ? null : event.target instanceof Element && event.target.closest("button");
  last = { key, repeat, x, y, at: performance.now(), under: control ? actionOf(control) : "", does: "" };
}

/** Says that an answer has been shown. */
export function answerShown() {
  shown = performance.now();
}

/** Whether a press is in the place of another, or of the same key, and soon after it or its answer. @param {Press} press @param {Press} before */
function isAgain(press, before) {
  const isSoon = press.at - before.at < SOON.pressed || press.at - shown < SOON.shown;
  return isSoon && press.key === before.key && Math.hypot(press.x - before.x, press.y - before.y) <= NEAR;
}

/**
 * Whether the last press is meant for the button that it is about to press. One that a screen reader presses always is.
 * @param {HTMLButtonElement} button
 */
function isMeant(button) {
  const [press, does] = [last, actionOf(button)];
  last = null;
  if (!press) return true;
  const cameWhileDown = press.under && press.under !== does;
  if (press.repeat || cameWhileDown || (answered && answered.does !== does && isAgain(press, answered))) return false;
  answered = { ...press, does };
  return true;
}

for (const press of ["pointerdown", "keydown"]) addEventListener(press, note, { capture: true, passive: true });
addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element && event.target.closest("form[data-widget] button[type=submit]");
    if (!(button instanceof HTMLButtonElement) || isMeant(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
