// @ts-check
// Registers the service worker of a released site, which makes it work offline, and offers the reader a new version.
import { awake, wake } from "./engine.js";
import { core, pyodide } from "./python.js";

/** The pause before the service worker is registered, in milliseconds; it is repeated while Python boots. */
const CALM = 1_000;
const BOOTING = "#rake-boot:is([data-stage=loading], [data-stage=again])";

const released = document.querySelector("link[rel=manifest]");

if (released && "serviceWorker" in navigator) {
  (navigator.serviceWorker.controller ? Promise.resolve() : calm())
    .then(() => navigator.serviceWorker.register(new URL("../../../sw.js", import.meta.url)))
    .then(offerUpdates)
    .catch((error) => console.warn("Rake:", error));
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener("controllerchange", () => (keepPyodide(), keepGame()), { once: true });
  navigator.serviceWorker.addEventListener("message", () => reveal("#rake-update span"));
}

/** Waits until the page is loaded and Python isn't booting, so that downloads for offline use don't slow these down. */
async function calm() {
  do await new Promise((wake) => setTimeout(wake, CALM));
  while (document.readyState !== "complete" || document.querySelector(BOOTING));
}

/** @param {ServiceWorkerRegistration} registration */
function offerUpdates(registration) {
  let isPutOff = false; // until the next page is loaded anew
  const offer = () => void (registration.waiting && navigator.serviceWorker.controller && !isPutOff && reveal("#rake-update"));
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  // The theme replaces pages without a reload, and each page has its own notice, so it is offered on each.
  globalThis.document$?.subscribe(offer);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("#rake-update button");
    if (!(button instanceof HTMLButtonElement)) return;
    isPutOff = button.value === "later";
    if (isPutOff) return button.parentElement?.setAttribute("hidden", "");
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("take over");
  });
}

/** Fetches Pyodide's files again for the service worker's cache, if Python had loaded them before the worker was active. */
function keepPyodide() {
  if (!awake()) return;
  const whole = document.getElementById("rake-boot")?.dataset.way !== "image";
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs", whole ? "pyodide.asm.wasm" : core])
    fetch(new URL(pyodide + name, import.meta.url)).catch(() => {});
}

/** Fetches a page of a game again: then the service worker keeps all that belongs to the game. */
function keepGame() {
  if (document.querySelector("[data-game]")) fetch(location.href).catch(() => {});
}

// The button that saves Python for offline use just starts it: the service worker caches each file of Python that is fetched.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element && target.closest("[data-keep]"))) return;
  navigator.storage?.persist?.();
  wake();
});

/** @param {string} selector */
function reveal(selector) {
  document.querySelector(selector)?.removeAttribute("hidden");
}
