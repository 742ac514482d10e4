// @ts-check
// The time that a reader has for a decision: it is seen running, stands still while the page is hidden, and ends with a message.

/** How often the time left is looked at, in milliseconds. */
const LOOK = 200;
/** What runs: the message that it ends with, and the milliseconds left. @type {{ late: string, left: number, timer?: ReturnType<typeof setInterval> }} */
let running = { late: "", left: 0 };

/**
 * Counts down to a frame's message, or goes on counting if it is the same as before. The seconds left are written into the
 * form's element with `data-clock`.
 * @param {HTMLFormElement} form @param {import("./engine.js").Frame} frame @param {() => void} lapse
 */
export function countDown(form, { seconds, late }, lapse) {
  if (late && late === running.late) return show(form);
  stop();
  if (!seconds) return;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (!document.hidden) running.left -= now - last;
    last = now;
    show(form);
    if (running.left > 0 && form.isConnected) return;
    stop();
    if (form.isConnected) lapse();
  }, LOOK);
  running = { late, left: seconds * 1000, timer };
}

function stop() {
  clearInterval(running.timer);
  running = { late: "", left: 0 };
}

/** @param {HTMLFormElement} form */
function show(form) {
  const face = form.querySelector("[data-clock]");
  if (face) face.textContent = String(Math.max(0, Math.ceil(running.left / 1000)));
}
