// @ts-check
// One Python worker for the whole visit. A worker that fails or falls silent is replaced and asked again.

/** How long a worker may stay silent, in milliseconds: while it boots, and while it works on an answer. */
const PATIENCE = { boot: 45_000, answer: 5_000 };
const ATTEMPTS = 2;

/** @typedef {{ state: string, html: string, link: string, focus: string }} Frame */
/** @typedef {{ stage: "asleep" | "loading" | "ready" | "failed", loaded: number }} Progress */

/** @type {Worker | undefined} */
let worker;
let ready = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {{ resolve: (frame: Frame) => void, reject: (reason: Error) => void } | undefined} */
let pending;
/** @type {(progress: Progress) => void} */
let tell = () => {};

/** @param {(progress: Progress) => void} listener called as Python boots, becomes ready or fails */
export function onProgress(listener) {
  tell = listener;
}

/** Starts Python if it does not run yet. */
export function wake() {
  if (worker) return;
  ready = false;
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => receive(data);
  worker.onerror = (event) => fail(new Error(event.message || "the worker could not be loaded"));
  tell({ stage: "loading", loaded: 0 });
}

/**
 * @param {{ loaded?: number, ready?: boolean, failed?: string, frame?: string }} message
 */
function receive(message) {
  if (message.failed !== undefined) return fail(new Error(message.failed));
  if (message.ready) {
    ready = true;
    tell({ stage: "ready", loaded: 0 });
  }
  if (message.loaded) tell({ stage: "loading", loaded: message.loaded });
  if (message.frame !== undefined) {
    clearTimeout(timer);
    pending?.resolve(JSON.parse(message.frame));
    pending = undefined;
  } else if (pending) watch();
}

function watch() {
  clearTimeout(timer);
  timer = setTimeout(() => fail(new Error("Python does not answer")), ready ? PATIENCE.answer : PATIENCE.boot);
}

/** @param {Error} reason */
function fail(reason) {
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  if (!pending) tell({ stage: "asleep", loaded: 0 });
  pending?.reject(reason);
  pending = undefined;
}

/**
 * Asks Python for a frame. One question at a time: the caller waits for its answer.
 * @param {Record<string, unknown>} request
 * @returns {Promise<Frame>}
 */
export async function ask(request) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await new Promise((resolve, reject) => {
        pending = { resolve, reject };
        wake();
        worker?.postMessage(JSON.stringify(request));
        watch();
      });
    } catch (error) {
      console.warn("Rake:", error);
      if (attempt < ATTEMPTS) continue;
      tell({ stage: "failed", loaded: 0 });
      throw error;
    }
  }
}
