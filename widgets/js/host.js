// @ts-check
// Connects the widgets' forms on a page with Python: it sends clicks and links to the worker and shows the frames that come
// back. It also handles the address bar and saved states. Nothing here depends on a game.
import { flushAddress, hasMoved, holdsPosition, noteOpened, opensPosition, readPosition, scheduleAddress } from "./address.js";
import { ask, onProgress, wake } from "./engine.js";
import "./fields.js";
import { endMotion, isField, loadFrames, loadTable, show } from "./frame.js";
import { choosePace, hurry, pause, showPace, takeTime } from "./pace.js";
import { answerShown } from "./presses.js";
import { containerOf, storageKey, storeChoice, storedState, storeState } from "./saved.js";

const WIDGET = "form[data-widget]";
/** False if the reader's browser asks to save data: then Python is downloaded only at the first click. */
const mayWakeEarly = !navigator.connection?.saveData;

/** The request sent last: each waits for the one before, so that quick clicks are answered in order. */
let latest = Promise.resolve();
/** The clock, once there's a limit of time. @type {Promise<typeof import("./clock.js")> | undefined} */
let clock;

/**
 * @typedef {object} Question a request for a widget's next frame, after a click, a link or the browser's back button
 * @property {Record<string, string>} [fields] the form's data
 * @property {string} [seen] the state of the frame that the reader clicked
 * @property {string} [state] the state to continue from; by default the form's own when the request is sent
 * @property {string} [link] the query of a link to open instead
 * @property {number} [batches] how many batches of work to add to an unfinished calculation
 * @property {boolean} [beside] whether the reader pressed something that is not part of a table at which they sit
 * @property {boolean} [unasked] whether the page pressed the button, not the reader: then nothing is brought into sight
 * @property {boolean} [returns] whether it is the state that the page was left in
 */

/** How long one request of an unfinished calculation should take, in milliseconds, so that clicks needn't wait long. */
const WORK_SLICE = 100;
/** The number of requests of each form so far. If it has grown, an unfinished calculation of an older frame stops. */
const turns = /** @type {WeakMap<HTMLFormElement, number>} */ (new WeakMap());

/** @param {HTMLFormElement} form @param {Question} question */
function queue(form, question) {
  const turn = (turns.get(form) ?? 0) + 1;
  turns.set(form, turn);
  latest = latest
    .then(() => step(form, question, turn))
    .catch((error) => {
      for (const name of ["aria-busy", "data-awaits"]) form.removeAttribute(name);
      report(error);
    });
}

/** Tells the console and the reader of an error; the engine itself has told of a Python that failed. @param {unknown} error */
function report(error) {
  if (progress.stage === "failed") return;
  console.error("Rake:", error);
  const bar = document.getElementById("rake-boot");
  if (bar) bar.dataset.broken = error instanceof Error && error.cause === "lost" ? "lost" : "";
}

/** The saved states of widgets that could not be shown yet: the next press begins with them, else they would be lost. */
const unshown = /** @type {WeakMap<HTMLFormElement, string>} */ (new WeakMap());

/**
 * Returns the answer to a request. Without one, a saved state that was to be shown is kept: for the next press, or as
 * unreadable if it was a fault to read it.
 * @param {HTMLFormElement} form @param {Record<string, unknown>} request @param {boolean} restores
 */
async function frameFor(form, request, restores) {
  const state = String(request.state);
  try {
    const frame = await ask(request);
    unshown.delete(form);
    return frame;
  } catch (error) {
    if (restores) unshown.set(form, state);
    if (unshown.has(form) && error instanceof Error && error.cause === "fault") {
      unshown.delete(form);
      storeState(form, state, "unread");
    }
    throw error;
  }
}

/** @param {HTMLFormElement} form */
const stateOf = (form) => /** @type {HTMLInputElement} */ (form.elements.namedItem("state"));

/** Returns the state that the next press begins with. @param {HTMLFormElement} form */
const stateFor = (form) => unshown.get(form) ?? stateOf(form).value;

/** Returns the fields of a request that are the same for every request of a form. @param {HTMLFormElement} form */
function about(form) {
  const { lang = "en", root = "", source = "", file, game = "" } = containerOf(form).dataset;
  const today = new Date().toISOString().slice(0, 10);
  const absolute = (/** @type {string} */ address) => new URL(address, location.href).href;
  const data = file ? { file: absolute(file) } : { source };
  return { game, widget: form.dataset.widget, ident: form.id, lang, root: absolute(root), today, ...data };
}

/** @param {HTMLFormElement} form @param {Question} question @param {number} turn */
async function step(form, question, turn) {
  if (!form.isConnected) return;
  const { fields = {}, seen = "", state = stateFor(form), link = "", batches = 0, returns } = question;
  const started = performance.now();
  if (!batches) form.setAttribute("aria-busy", "true");
  form.toggleAttribute("data-awaits", Boolean(returns));
  delete document.getElementById("rake-boot")?.dataset.broken;
  const seed = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const restores = "kept" in containerOf(form).dataset && !fields.msg && !batches;
  const asked = frameFor(form, { ...about(form), state, seen, link, fields, seed, batches }, restores);
  const [frame] = await Promise.all([asked, loadFrames()]);
  if (!form.isConnected) return;
  present(form, frame, question);
  await remember(form, frame, { ...question, state });
  if (frame.seconds) clock ??= import("./clock.js");
  const late = () => queue(form, { fields: { msg: frame.late }, seen: frame.state });
  clock?.then(({ countDown }) => countDown(form, frame, late)).catch(report);
  if (!frame.tick) return;
  if (frame.pause) form.setAttribute("aria-busy", "true");
  const more = batches && Math.max(1, Math.round((batches * WORK_SLICE) / (performance.now() - started)));
  pause(frame.pause).then(() => goOn(form, turn, more));
}

/**
 * Shows a frame, and fetches the scripts that it needs.
 * @param {HTMLFormElement} form @param {import("./engine.js").Frame} frame @param {Question} question
 */
function present(form, frame, question) {
  show(form, frame, question);
  if (!frame.tick || frame.pause) answerShown(); // while something is counted the same buttons stay
  if (form.querySelector("[data-copy]")) import("./share.js").catch(report);
  if (form.querySelector(".board")) loadTable().catch(report);
  if (question.batches) return;
  const aside = document.getElementById(`${form.id}-aside`);
  if (aside) aside.innerHTML = frame.aside;
  if ("linked" in containerOf(form).dataset) offer(frame.link);
}

/**
 * Keeps on the device and in the address what a frame changes there.
 * @param {HTMLFormElement} form @param {import("./engine.js").Frame} frame @param {Question & { state: string }} question
 */
async function remember(form, frame, { fields = {}, state, link = "", batches = 0 }) {
  const { dataset } = containerOf(form);
  const hasGoneOn = batches > 0 && frame.state !== state;
  if (frame.unread && "kept" in dataset) storeState(form, state, "unread");
  if (fields.msg && frame.stored) (await import("./progress.js")).replaceStored(frame.stored);
  if (link) noteOpened(frame.link);
  const { noted } = frame;
  if (noted && (fields.msg || batches)) import("./rounds.js").then(({ noteRound }) => noteRound(noted, dataset.game)).catch(report);
  if ((fields.msg || hasGoneOn) && "kept" in dataset) storeState(form, frame.state);
  if (fields.msg && "linked" in dataset) scheduleAddress("kept" in dataset ? "" : frame.link);
}

/**
 * Continues the unfinished calculation of a frame after the browser has painted it, unless the form has sent another request.
 * @param {HTMLFormElement} form @param {number} turn @param {number} batches
 */
function goOn(form, turn, batches) {
  requestAnimationFrame(() => setTimeout(() => turn === turns.get(form) && queue(form, { batches: batches || 1 })));
}

/** Shows the share panel for a position, or hides it if there is no link. @param {string} link */
function offer(link) {
  const panel = /** @type {HTMLElement | null} */ (document.querySelector(".rake-share"));
  if (panel) panel.hidden = !link;
  for (const whole of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-whole]"))) whole.search = link;
  pack();
}

/** Fills the share panel with the forum pack of the current position, if the panel is open. */
function pack() {
  const form = linked();
  const filled = document.querySelector(".rake-share[open] .rake-pack");
  if (!form || !filled) return;
  latest = latest
    .then(async () => {
      if (!form.isConnected) return;
      const deck = document.documentElement.dataset.deck ?? "vardic";
      const [frame] = await Promise.all([ask({ ...about(form), state: stateOf(form).value, pack: deck }), import("./share.js")]);
      filled.innerHTML = frame.html;
    })
    .catch(report);
}

/**
 * Shows the saved states of the page's widgets, also after a change in another tab, except in a widget that shows a link's
 * position; one whose field the reader is filling in shows it at the next press.
 * @param {string | null} [key] the name of the only entry that has changed; by default all widgets are restored
 */
function restore(key) {
  const { activeElement } = document;
  const filling = activeElement && isField(activeElement) && widgetAt(activeElement);
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll(`[data-kept] > ${WIDGET}`))) {
    if ((key && key !== storageKey(form)) || (form === linked() && holdsPosition())) continue;
    const state = storedState(form) ?? containerOf(form).dataset.first ?? "";
    if (form === filling) unshown.set(form, state);
    else if (state !== stateOf(form).value) queue(form, { state, returns: !key });
  }
}

const STEP = /^#step-(\d+)$/;

/** If the address ends in a hash like `#step-3`, shows that step of the page's lesson. */
function goToStep() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-widget=lesson]"));
  const [, step] = STEP.exec(location.hash) ?? [];
  if (form && step) queue(form, { fields: { msg: `step ${step}` } });
}

let hasProgress = false;

/** Loads the script of the widget that shows everything saved on the device: it adds the stored entries to what is sent. */
async function loadProgress() {
  const module = await import("./progress.js");
  hasProgress = true;
  return module;
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function answer(form, submitter) {
  const unasked = "unasked" in form.dataset;
  // Without its script nothing is sent, and the form stays as it is.
  if ("shelves" in containerOf(form).dataset && !hasProgress) await loadProgress();
  const fields = Object.fromEntries([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
  const { state: seen, ...sent } = fields;
  // After a click the reader may be at another step: remove `#step-3` from the address.
  if (STEP.test(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
  takeTime();
  // An open drawer would lie on what comes, so it closes, unless the reader is still choosing in it.
  const goesOn = submitter?.matches("[data-goes-on]");
  if (!goesOn) /** @type {HTMLElement | null} */ (form.querySelector(":popover-open"))?.hidePopover();
  queue(form, { fields: sent, seen, unasked, beside: !goesOn && !submitter?.closest(".board:not(:has(.board-vacant))") });
}

/** @param {EventTarget | null} target @returns {HTMLFormElement | null} */
function widgetAt(target) {
  return target instanceof Element ? target.closest(WIDGET) : null;
}

/** Returns the widget that reads and writes this page's address, if there is one. @returns {HTMLFormElement | null} */
function linked() {
  return document.querySelector(`[data-linked] > ${WIDGET}`);
}

/**
 * Starts Python before the first click on a widget, with a request for its current frame as the rehearsal. The reader may
 * have left the widget's page, or pressed something, before the browser was idle.
 * @param {HTMLFormElement | null} form
 */
const wakeFor = (form) => form?.isConnected && wake({ ...about(form), state: stateOf(form).value });

/** Starts Python once the page's main widget is visible and the browser is idle, or soon even if it never is. */
function wakeWhenSeen() {
  const main = `:is([data-linked], [data-kept][data-room]) > ${WIDGET}`;
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(main));
  if (!form || !mayWakeEarly) return;
  const idle = globalThis.requestIdleCallback ?? ((begin) => setTimeout(begin));
  const observer = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    observer.disconnect();
    idle(() => wakeFor(form), { timeout: 5_000 });
  });
  observer.observe(form);
}

function openLink() {
  const link = readPosition();
  const form = linked();
  if (form && holdsPosition()) queue(form, { link, state: storedState(form) });
}

/** Opens the share panel if the address names it, and shows it once the position above it has its height. */
function openShare() {
  const panel = document.querySelector(".rake-share");
  if (!(panel instanceof HTMLDetailsElement) || location.hash !== `#${panel.id}`) return;
  panel.open = true;
  latest = latest.then(() => panel.scrollIntoView());
}

/** The path of the page that is open. */
let path = "";

/**
 * Handles the browser's back and forward buttons within one page: shows the position of the address, or without one the
 * saved state or the frame that the page was built with. The theme's own handler must not run: it would fetch the page again
 * and lose what the reader has done. `event.state`, written by the theme, has the scroll position.
 * @param {PopStateEvent} event
 */
function goBack(event) {
  if (location.pathname !== path) return;
  event.stopImmediatePropagation();
  if (event.state) scrollTo(event.state.x, event.state.y);
  if (!hasMoved()) return;
  const form = linked();
  if (form && !holdsPosition()) queue(form, { state: storedState(form) ?? form.parentElement?.dataset.first });
  openLink();
}

/**
 * Handles clicks on links to a position, and to a place on this page, instead of the theme's own navigation, which would drop
 * the query or fetch the page again.
 * @param {MouseEvent} event
 */
function followHere(event) {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (!anchor?.href || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const address = new URL(anchor.href);
  if (address.origin !== location.origin) return;
  const isHere = address.pathname === location.pathname;
  const isPlace = isHere && address.hash && (!address.search || address.search === location.search);
  if (opensPosition(address) && !isPlace) {
    event.stopPropagation();
    if (!isHere || !linked()) return;
    event.preventDefault();
    history.pushState(history.state, "", address);
    openLink();
  } else if (isPlace) {
    event.stopPropagation();
    event.preventDefault();
    const isThere = location.hash === address.hash;
    location.assign(address.hash);
    // The browser sends no event if the hash stays the same, but the theme closes its drawer when it gets one.
    if (isThere) dispatchEvent(new HashChangeEvent("hashchange"));
  }
}

/** @param {import("./engine.js").Progress} progress */
function showProgress({ stage, way, loaded, total }) {
  const bar = document.getElementById("rake-boot");
  if (!bar) return;
  [bar.dataset.stage, bar.dataset.way] = [stage, way];
  const meter = bar.querySelector("progress");
  if (meter) [meter.max, meter.value] = [total, loaded];
}

function switchDeck() {
  const deck = document.documentElement.dataset.deck === "standard" ? "vardic" : "standard";
  document.documentElement.dataset.deck = deck;
  storeChoice("deck", deck);
  pack();
}

document.addEventListener("toggle", ({ target }) => void (target instanceof Element && target.matches(".rake-share") && pack()), {
  capture: true,
});
document.addEventListener("submit", (event) => {
  const form = widgetAt(event.target);
  if (!form) return;
  event.preventDefault();
  answer(form, event.submitter).catch(report);
});
if (mayWakeEarly)
  for (const sign of ["focusin", "pointerover"])
    document.addEventListener(sign, ({ target }) => wakeFor(widgetAt(target)), { passive: true });
addEventListener("click", ({ target }) => void (target instanceof Element && target.closest("a") && flushAddress()), {
  capture: true,
});
document.addEventListener("click", followHere, { capture: true });
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest(".rake-share button") : null;
  if (button instanceof HTMLButtonElement) import("./share.js").then(({ press }) => press(button)).catch(report);
});
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-deck-switch]")) switchDeck();
  const { pace } = /** @type {HTMLElement | null} */ (target.closest("button[data-pace]"))?.dataset ?? {};
  if (pace) choosePace(pace);
});
for (const press of ["pointerdown", "keydown"])
  addEventListener(press, () => (endMotion(), hurry()), { capture: true, passive: true });
globalThis.rakeBack = goBack;
addEventListener("hashchange", goToStep);
addEventListener("storage", ({ key }) => restore(key));

let progress = /** @type {import("./engine.js").Progress} */ ({ stage: "asleep", way: "", loaded: 0, total: 1 });
onProgress((now) => showProgress((progress = now)));

function start() {
  // The theme may have fetched this page from a newer version of the site, whose forms need its own scripts: reload then.
  if (!import.meta.url.endsWith(document.getElementById("rake-boot")?.dataset.host ?? "")) return location.reload();
  path = location.pathname;
  showProgress(progress);
  showPace();
  wakeWhenSeen();
  if (document.querySelector("[data-room], .board")) loadTable().catch(report);
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll(WIDGET)))
    containerOf(form).dataset.first ??= stateOf(form).defaultValue;
  openLink();
  openShare();
  pack();
  restore();
  goToStep();
  if (document.querySelector("[data-shelves]")) loadProgress().then(({ start }) => start()).catch(report);
}

// A script in the page's head has collected clicks made before this module was loaded; they are answered below.
const early = globalThis.rakeEarly;
globalThis.rakeEarly = undefined;
// The theme's `document$` emits each page that it shows without a reload, also the first one.
if (globalThis.document$) globalThis.document$.subscribe(start);
else start();
for (const { form, submitter } of early ?? []) answer(form, submitter).catch(report);
