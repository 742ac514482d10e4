// @ts-check
// How fast a table goes on by itself: readers have time to see what happened, and a press shows them what comes next.
import { storeChoice } from "./saved.js";

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
/** How long what is seen takes at each pace that a reader may choose, of what it takes at the slowest. */
const SHARES = new Map([["slow", 1], ["quick", 0.5], ["off", 0]]);
/** Whether something was pressed since the last answer of the reader: then there are no more pauses. */
let isHurried = false;
/** Ends a pause before its time. */
let goAhead = () => {};

/** Returns how long what is seen takes, of what it takes at the slowest: 0 for readers who want no motion. */
export const share = () => (quiet.matches ? 0 : (SHARES.get(document.documentElement.dataset.pace ?? "") ?? 1));

/** Shows which pace the reader has chosen. */
export function showPace() {
  const { pace } = document.documentElement.dataset;
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("button[data-pace]")))
    button.setAttribute("aria-pressed", String(button.dataset.pace === pace));
}

/** Keeps the pace that the reader has chosen. @param {string} pace */
export function choosePace(pace) {
  document.documentElement.dataset.pace = pace;
  storeChoice("pace", pace);
  showPace();
}

/**
 * Gives the reader time to look; one who wants no motion has seen all there is at once.
 * @param {number} milliseconds @returns {Promise<void>}
 */
export function pause(milliseconds) {
  if (!milliseconds || isHurried || !share()) return Promise.resolve();
  return new Promise((done) => {
    goAhead = done;
    setTimeout(done, milliseconds * share());
  });
}

/** Ends a pause and all that follow, up to the next answer. */
export function hurry() {
  isHurried = true;
  goAhead();
}

/** Begins to pause again. */
export function takeTime() {
  isHurried = false;
}
