// @ts-check
// The site without a network: registers the service worker of a released site, and offers a new version when it is here.
import { awake, wake } from "./engine.js";
import { pyodide } from "./python.js";

/** How long the page is left alone before files are fetched for later, in milliseconds; and again while Python boots. */
const CALM = 1_000;
const BOOTING = "#rake-boot:is([data-stage=loading], [data-stage=again])";

const released = document.querySelector("link[rel=manifest]");

if (released && "serviceWorker" in navigator) {
  (navigator.serviceWorker.controller ? Promise.resolve() : calm())
    .then(() => navigator.serviceWorker.register(new URL("../../../sw.js", import.meta.url)))
    .then(offerUpdates)
    .catch((error) => console.warn("Rake:", error));
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener("controllerchange", keepPyodide, { once: true });
  navigator.serviceWorker.addEventListener("message", () => reveal("#rake-update span"));
}

/** Waits, at a first visit, until all that is fetched for later slows down nothing that is wanted now. */
async function calm() {
  do await new Promise((wake) => setTimeout(wake, CALM));
  while (document.readyState !== "complete" || document.querySelector(BOOTING));
}

/** @param {ServiceWorkerRegistration} registration */
function offerUpdates(registration) {
  const offer = () => void (registration.waiting && navigator.serviceWorker.controller && reveal("#rake-update"));
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  // The theme swaps pages in: each has a notice of its own.
  globalThis.document$?.subscribe(offer);
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("#rake-update button"))) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("take over");
  });
}

/** A Python that began before the service worker did has gone past it. */
function keepPyodide() {
  if (!awake()) return;
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
    fetch(new URL(pyodide + name, import.meta.url)).catch(() => {});
}

// Python is kept as it is used: to keep it is to start it.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element && target.closest("[data-keep]"))) return;
  navigator.storage?.persist?.();
  wake();
});

/** @param {string} selector */
function reveal(selector) {
  document.querySelector(selector)?.removeAttribute("hidden");
}
