// @ts-check
// How fast a table goes on by itself: readers have time to see what happened, and a press shows them what comes next.

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether something was pressed since the last answer of the reader: then there are no more pauses. */
let isHurried = false;
/** Ends a pause before its time. */
let goAhead = () => {};

/**
 * Gives the reader time to look; one who wants no motion has seen all there is at once.
 * @param {number} milliseconds @returns {Promise<void>}
 */
export function pause(milliseconds) {
  if (!milliseconds || isHurried || quiet.matches) return Promise.resolve();
  return new Promise((done) => {
    goAhead = done;
    setTimeout(done, milliseconds);
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
