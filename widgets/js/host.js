// @ts-check
// The page side. It knows forms, the address bar and one worker; it knows no game.
import { Idiomorph } from "./idiomorph.js";
import { ask, onProgress, wake } from "./engine.js";

const WIDGET = "form[data-widget]";
const DECK = "rake-deck";
/** A reader who saves data pays for what they press, and for nothing before. */
const mayWakeEarly = !navigator.connection?.saveData;

/** Frames are made one after another, so that quick clicks are answered in their order. */
let latest = Promise.resolve();

/**
 * @typedef {object} Question what a click, a link or the way back asks for
 * @property {Record<string, string>} [fields] the form's data
 * @property {string} [seen] the state that the reader looked at when they pressed
 * @property {string} [state] the state to go on from: without it the one that the form has when the turn comes
 * @property {string} [link]
 * @property {number} [batches] how much work to add to a frame that is not done
 */

/** How long the page may work at a frame that is not done before it looks up again, in milliseconds. */
const WORK_SLICE = 100;
/** How many questions each form has asked: work on its frame stops when the reader asks something else. */
const turns = /** @type {WeakMap<HTMLFormElement, number>} */ (new WeakMap());

/** @param {HTMLFormElement} form @param {Question} question */
function queue(form, question) {
  const turn = (turns.get(form) ?? 0) + 1;
  turns.set(form, turn);
  latest = latest.then(() => step(form, question, turn)).catch(() => form.removeAttribute("aria-busy"));
}

/** @param {HTMLFormElement} form */
const stateOf = (form) => /** @type {HTMLInputElement} */ (form.elements.namedItem("state"));

/** @param {HTMLFormElement} form */
const containerOf = (form) => /** @type {HTMLElement} */ (form.parentElement);

/** What every question about a widget says. @param {HTMLFormElement} form */
function about(form) {
  const { lang = "en", root = "", source = "" } = containerOf(form).dataset;
  const today = new Date().toISOString().slice(0, 10);
  return { widget: form.dataset.widget, ident: form.id, lang, root: new URL(root, location.href).href, source, today };
}

/** @param {HTMLFormElement} form @param {Question} question @param {number} turn */
async function step(form, { fields = {}, seen = "", state = stateOf(form).value, link = "", batches = 0 }, turn) {
  if (!form.isConnected) return;
  const started = performance.now();
  if (!batches) form.setAttribute("aria-busy", "true");
  const { dataset } = containerOf(form);
  const seed = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const frame = await ask({ ...about(form), state, seen, link, fields, seed, batches });
  if (!form.isConnected) return;
  show(form, frame, batches > 0);
  if (form.querySelector("[data-copy]")) import("./share.js").catch(() => {});
  if (fields.msg && frame.stored) (await import("./progress.js")).replaceStored(frame.stored);
  if ("linked" in dataset && !batches) offer(frame.link);
  if (fields.msg && "kept" in dataset) storeState(form, frame.state);
  if (fields.msg && "linked" in dataset) scheduleAddress("kept" in dataset ? "" : frame.link);
  if (frame.tick) goOn(form, turn, batches && Math.max(1, Math.round((batches * WORK_SLICE) / (performance.now() - started))));
}

/**
 * Works on at a frame that is not done, once it has been painted and unless the reader has asked for something else.
 * @param {HTMLFormElement} form @param {number} turn @param {number} batches
 */
function goOn(form, turn, batches) {
  requestAnimationFrame(() => setTimeout(() => turn === turns.get(form) && queue(form, { batches: batches || 1 })));
}

/** Offers a position to a reader who wants to pass it on. @param {string} link */
function offer(link) {
  const panel = /** @type {HTMLElement | null} */ (document.querySelector(".rake-share"));
  if (panel) panel.hidden = !link;
  for (const whole of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-whole]"))) whole.search = link;
  pack();
}

/** Fills the share panel, if it is open. */
function pack() {
  const form = linked();
  const filled = document.querySelector(".rake-share[open] .rake-pack");
  if (!form || !filled) return;
  latest = latest
    .then(async () => {
      const deck = document.documentElement.dataset.deck ?? "vardic";
      const [frame] = await Promise.all([ask({ ...about(form), state: stateOf(form).value, pack: deck }), import("./share.js")]);
      filled.innerHTML = frame.html;
    })
    .catch(() => {});
}

/** How long the reader pauses before the address follows, in milliseconds: each change of it costs as much as an answer. */
const PAUSE = 200;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let addressTimer;
/** The change of the address that is to come. */
let changeAddress = () => {};

/** Puts a position into the address bar, in a while. @param {string} link */
function scheduleAddress(link) {
  const from = location.href;
  changeAddress = () => {
    if (location.href !== from) return;
    const next = new URL(from);
    next.search = link;
    history.replaceState(history.state, "", next);
    openedQuery = location.search;
  };
  clearTimeout(addressTimer);
  addressTimer = setTimeout(flushAddress, PAUSE);
}

/** Puts what is to come into the address bar now. */
function flushAddress() {
  clearTimeout(addressTimer);
  changeAddress();
  changeAddress = () => {};
}

/** Where the state of a widget is kept on the device. @param {HTMLFormElement} form */
const storageKey = (form) => ["rake", form.dataset.widget, containerOf(form).dataset.kept].filter(Boolean).join("-");

/** @param {HTMLFormElement} form @param {string} state */
function storeState(form, state) {
  try {
    localStorage.setItem(storageKey(form), state);
  } catch {
    // Storage is full or refused: the state lasts as long as the page.
  }
}

/** What is kept of a widget, if anything. @param {HTMLFormElement} form */
function storedState(form) {
  try {
    return ("kept" in containerOf(form).dataset && localStorage.getItem(storageKey(form))) || undefined;
  } catch {
    return undefined; // Storage is refused.
  }
}

/**
 * Goes on where the reader left off, here or in another tab, unless they follow a link or are filling in a field.
 * @param {string | null} [key] the one entry of the storage that has changed
 */
function restore(key) {
  const { activeElement } = document;
  const filling = activeElement && isField(activeElement) && widgetAt(activeElement);
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll(`[data-kept] > ${WIDGET}`))) {
    if ((key && key !== storageKey(form)) || form === filling || (form === linked() && holdsPosition())) continue;
    const state = storedState(form) ?? containerOf(form).dataset.first;
    if (state !== stateOf(form).value) queue(form, { state });
  }
}

const STEP = /^#step-(\d+)$/;

/** Goes where an address like `#step-3` leads in the lesson of this page. */
function goToStep() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-widget=lesson]"));
  const [, step] = STEP.exec(location.hash) ?? [];
  if (form && step) queue(form, { fields: { msg: `step ${step}` } });
}

/** What a reader may be filling in. @param {Node} node */
const isField = (node) => node instanceof Element && node.matches("input:not([type=hidden]), select, textarea");

/** Whether the frame changes nothing here, which the browser tells quicker than the library. @param {Node} node @param {Node} wanted */
const isSettled = (node, wanted) =>
  node instanceof Element && node.isEqualNode(wanted) && !isField(node) && !node.querySelector("input, select, textarea");

/**
 * @param {HTMLFormElement} form
 * @param {import("./engine.js").Frame} frame
 * @param {boolean} more only tells more of what the reader has asked before: what they fill in meanwhile stays
 */
function show(form, frame, more) {
  const focused = form.contains(document.activeElement) ? document.activeElement : null;
  // Quicker than the whole document that the library would make of a string.
  const next = document.createElement("template");
  next.innerHTML = frame.html;
  Idiomorph.morph(form, /** @type {Element} */ (next.content.firstElementChild), {
    morphStyle: "outerHTML",
    ignoreActiveValue: Boolean(focused?.matches("input, select, textarea")),
    callbacks: {
      beforeNodeMorphed: (node, wanted) => !(more && isField(node)) && !isSettled(node, wanted),
      beforeAttributeUpdated: (name, node) => !(name === "open" && node.nodeName === "DETAILS"),
    },
  });
  if (focused && !focused.isConnected) document.getElementById(frame.focus)?.focus();
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
function answer(form, submitter) {
  const fields = Object.fromEntries([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
  const { state: seen, ...sent } = fields;
  // A reader who goes on has left the step that the address led to.
  if (STEP.test(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
  queue(form, { fields: sent, seen });
}

/** @param {EventTarget | null} target @returns {HTMLFormElement | null} */
function widgetAt(target) {
  return target instanceof Element ? target.closest(WIDGET) : null;
}

/** The widget that reads this page's address, if there is one. @returns {HTMLFormElement | null} */
function linked() {
  return document.querySelector(`[data-linked] > ${WIDGET}`);
}

/** Whether the page's address holds a position. */
const holdsPosition = () => new URLSearchParams(location.search).has("rake");

/** Starts Python before anything is asked of a widget. @param {HTMLFormElement | null} form */
const wakeFor = (form) => form && wake({ ...about(form), state: stateOf(form).value });

/** Starts Python as soon as the page's own widget is in sight and nothing else is to be done. */
function wakeWhenSeen() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(`:is([data-linked], [data-kept]) > ${WIDGET}`));
  if (!form || !mayWakeEarly) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const observer = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    observer.disconnect();
    idle(() => wakeFor(form));
  });
  observer.observe(form);
}

/** What the address says of the position on the page, as it was last read or written. */
let openedQuery = "";

function openLink() {
  openedQuery = location.search;
  const form = linked();
  if (form && holdsPosition()) queue(form, { link: openedQuery, state: storedState(form) });
}

/** The path of the page that is open. */
let path = "";

/**
 * Back and forward on one page: an address without a position is the page as it was built. The theme would fetch the page
 * anew, and what has been done on it would be gone; where the reader had scrolled to is in its note.
 * @param {PopStateEvent} event
 */
function goBack(event) {
  if (location.pathname !== path) return;
  event.stopImmediatePropagation();
  if (event.state) scrollTo(event.state.x, event.state.y);
  if (location.search === openedQuery) return;
  const form = linked();
  if (form && !holdsPosition()) queue(form, { state: storedState(form) ?? form.parentElement?.dataset.first });
  openLink();
}

/**
 * Links that stay on this page are ours, to another position as to another place: the theme's own navigation would drop the
 * query, or fetch the page anew.
 * @param {MouseEvent} event
 */
function followHere(event) {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (!anchor?.href || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const address = new URL(anchor.href);
  if (address.origin !== location.origin) return;
  const isHere = address.pathname === location.pathname;
  if (address.searchParams.has("rake")) {
    event.stopPropagation();
    if (!isHere || !linked()) return;
    event.preventDefault();
    history.pushState(history.state, "", address);
    openLink();
  } else if (isHere && address.hash && !address.search) {
    event.stopPropagation();
    event.preventDefault();
    const isThere = location.hash === address.hash;
    location.assign(address.hash);
    // Of that the browser says nothing; the theme closes its drawer on it.
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

function showDeck() {
  const standard = document.documentElement.dataset.deck === "standard";
  for (const button of document.querySelectorAll("[data-deck-switch]")) button.setAttribute("aria-pressed", String(standard));
}

function switchDeck() {
  const deck = document.documentElement.dataset.deck === "standard" ? "vardic" : "standard";
  document.documentElement.dataset.deck = deck;
  try {
    localStorage.setItem(DECK, deck);
  } catch {
    // Storage is full: the choice lasts as long as the page.
  }
  showDeck();
  pack();
}

document.addEventListener("toggle", ({ target }) => void (target instanceof Element && target.matches(".rake-share") && pack()), {
  capture: true,
});
document.addEventListener("submit", (event) => {
  const form = widgetAt(event.target);
  if (!form) return;
  event.preventDefault();
  answer(form, event.submitter);
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
  if (button instanceof HTMLButtonElement) import("./share.js").then(({ press }) => press(button)).catch(() => {});
});
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-deck-switch]")) switchDeck();
});
/** A slider and a field that show one number. */
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const slider = target.form?.querySelector(`[data-mirror="${CSS.escape(target.id)}"]`);
  const twin = target.dataset.mirror ? document.getElementById(target.dataset.mirror) : slider;
  if (twin instanceof HTMLInputElement) twin.value = target.value;
});
globalThis.rakeBack = goBack;
addEventListener("hashchange", goToStep);
addEventListener("storage", ({ key }) => restore(key));

let progress = /** @type {import("./engine.js").Progress} */ ({ stage: "asleep", way: "", loaded: 0, total: 1 });
onProgress((latest) => showProgress((progress = latest)));

function start() {
  // The theme swaps in pages of a newer version too; their forms want its scripts.
  if (!import.meta.url.endsWith(document.getElementById("rake-boot")?.dataset.host ?? "")) return location.reload();
  path = location.pathname;
  showProgress(progress);
  showDeck();
  wakeWhenSeen();
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll(WIDGET)))
    containerOf(form).dataset.first ??= stateOf(form).defaultValue;
  openLink();
  pack();
  restore();
  goToStep();
  if (document.querySelector("[data-shelves]")) import("./progress.js").then(({ start }) => start()).catch(() => {});
}

// Clicks made before this module was here were kept by the script in the page's head.
const early = globalThis.rakeEarly;
globalThis.rakeEarly = undefined;
// The theme announces every page that it swaps in, the first one too.
if (globalThis.document$) globalThis.document$.subscribe(start);
else start();
for (const { form, submitter } of early ?? []) answer(form, submitter);
