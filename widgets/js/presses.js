// @ts-check
// Tells presses that are meant from others. After a press a table changes: a hand closes up, other buttons come. The second half
// of a double press would then do what has come to lie under the finger, and a key that is held down what has the focus by then.
// Nothing here depends on a game.

/** For so long after a press, and after an answer is shown, another button in the same place isn't meant, in milliseconds. */
const SOON = { pressed: 500, shown: 300 };
/** How far apart two presses in the same place are at most, in pixels. */
const NEAR = 16;

/**
 * @typedef {object} Press
 * @property {number} x
 * @property {number} y
 * @property {number} at when it came
 * @property {string[]} under the button that lay there
 */
/** @typedef {Press & { does: string[], form: HTMLFormElement | null }} Answered `does` is the button that was pressed, `form` its form */

/** The latest press until it is handled, and the last one that was meant. */
let latest = /** @type {Press | null} */ (null);
let answered = /** @type {Answered | null} */ (null);
/** When an answer was shown last. */
let shown = -Infinity;
/** Whether the key that was pressed last is being held down. */
let isHeld = false;

/** @param {HTMLButtonElement} button @returns {string[]} what it does: it's the same if its id is, or its message, such as `next` */
const actionOf = ({ id, value }) => [id, value];

/** @param {string[]} one @param {string[]} other */
const isSame = (one, other) => one.some((word, at) => word && word === other[at]);

/** Remembers a press, and what lies there. @param {PointerEvent} event */
function note({ target, clientX: x, clientY: y }) {
  const button = target instanceof Element && target.closest("button");
  latest = { x, y, at: performance.now(), under: button ? actionOf(button) : [] };
}

/** Says that an answer has been shown. */
export function answerShown() {
  shown = performance.now();
}

/** Whether a press is in the place of another on the same page, and soon after it or its answer. @param {Press} press @param {Answered} before */
function isAgain(press, before) {
  const isSoon = press.at - before.at < SOON.pressed || press.at - shown < SOON.shown;
  return isSoon && before.form?.isConnected && Math.hypot(press.x - before.x, press.y - before.y) <= NEAR;
}

/**
 * Whether the last press is meant for the button that it is about to press. One of a screen reader always is.
 * @param {HTMLButtonElement} button
 */
function isMeantFor(button) {
  const [press, does] = [latest, actionOf(button)];
  latest = null;
  if (!press) return !isHeld;
  const cameWhileDown = press.under.length && !isSame(press.under, does);
  if (cameWhileDown || (answered && !isSame(answered.does, does) && isAgain(press, answered))) return false;
  answered = { ...press, does, form: button.form };
  return true;
}

addEventListener("pointerdown", note, { capture: true, passive: true });
// A space that is held down presses once: when it is released.
addEventListener("keydown", ({ key, repeat }) => ([latest, isHeld] = [null, repeat && key !== " "]), { capture: true, passive: true });
addEventListener("keyup", () => (isHeld = false), { capture: true, passive: true });
addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element && event.target.closest("form[data-widget] button[type=submit]");
    if (!(button instanceof HTMLButtonElement) || isMeantFor(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
