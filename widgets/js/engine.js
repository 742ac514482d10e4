// @ts-check
// Runs Python in one worker for all pages of a visit. If it fails or stops answering, a new worker gets the same request.
import { ways } from "./python.js";

/** How long a worker may send no message before it counts as failed, in milliseconds: while booting or adding a game, while answering. */
const PATIENCE = { boot: 30_000, answer: 5_000 };
const ATTEMPTS = 2;

/** @typedef {{ state: string, html: string, link: string, focus: string, tick: boolean, pause: number, stored: Record<string, string> | null, unread: boolean, seconds: number, late: string, aside: string }} Frame */
/** @typedef {"asleep" | "loading" | "again" | "ready" | "failed"} Stage */
/** @typedef {{ stage: Stage, way: string, loaded: number, total: number }} Progress */

/** The ways to boot (see boot.js) that have not failed yet, each with its bytes to download, the quickest first. */
let untried = Object.entries(ways);

/** @type {Worker | undefined} */
let worker;
let ready = false;
/** Whether a game other than Rake is being added. It is added once its first answer has come, because that answer imports it. */
let adding = false;
/** @type {string | undefined} */
let rehearsalText;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {{ text: string, attempts: number, resolve: (frame: Frame) => void, reject: (reason: Error) => void } | undefined} */
let pending;
/** @type {(progress: Progress) => void} */
let listen = () => {};

/** @param {(progress: Progress) => void} listener called as Python boots, becomes ready or fails */
export function onProgress(listener) {
  listen = listener;
}

/** @param {Stage} stage */
function show(stage, loaded = 0) {
  const [way, total = 0] = untried[0];
  listen({ stage, way, loaded, total });
}

/**
 * Starts Python if it does not run yet.
 * @param {Record<string, unknown>} [rehearsal] a request whose answer is thrown away, sent once Python runs unless a real
 *   one is waiting: the first answer is slow, and so the reader doesn't wait for it
 */
export function wake(rehearsal) {
  if (worker) return;
  ready = adding = false;
  rehearsalText = rehearsal && JSON.stringify({ ...rehearsal, rehearsal: true });
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: untried[0][0] });
  worker.onmessage = ({ data }) => receive(data);
  worker.onerror = (event) => fail(new Error(event.message || "the worker could not be loaded"));
  load();
}

/** Whether Python runs or is booting. */
export const awake = () => worker !== undefined;

function load(loaded = 0) {
  show(untried.length < Object.keys(ways).length ? "again" : "loading", loaded);
}

/**
 * @param {{ loaded?: number, ready?: boolean, adding?: boolean, unfit?: string, failed?: string, frame?: string, rehearsal?: boolean }} message
 *   `unfit` says why this way to boot can't answer: another must be tried
 */
function receive(message) {
  if (message.failed !== undefined) return fail(new Error(message.failed));
  if (message.loaded) load(message.loaded);
  if (message.ready) {
    ready = true;
    if (rehearsalText !== undefined && !pending) worker?.postMessage(rehearsalText);
    else show("ready");
  }
  if (message.adding !== undefined && message.adding !== adding) {
    adding = message.adding;
    show(adding ? "loading" : "ready");
  }
  if (message.rehearsal) return rehearsed();
  if (message.unfit !== undefined) {
    ready = false; // as if it had not booted: the next way is tried
    return fail(new Error(message.unfit));
  }
  if (message.frame !== undefined) {
    clearTimeout(timer);
    pending?.resolve(JSON.parse(message.frame));
    pending = undefined;
  } else if (pending) watch();
}

/** Shows the stage after a message about a rehearsal, and goes on watching for the answer that the reader waits for. */
function rehearsed() {
  show(adding ? "loading" : "ready");
  if (pending) watch();
}

function watch() {
  clearTimeout(timer);
  timer = setTimeout(() => fail(new Error("Python does not answer")), ready && !adding ? PATIENCE.answer : PATIENCE.boot);
}

/**
 * Ends a failed worker and, if a request is waiting, sends it to a new one. After a failed boot the new worker boots in the
 * next way; after a later failure in the same way.
 * @param {Error} reason
 */
function fail(reason) {
  console.warn("Rake:", reason);
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  if (!ready && untried.length > 1) untried = untried.slice(1);
  else if (pending) pending.attempts += 1;
  if (!pending) return show("asleep");
  if (pending.attempts < ATTEMPTS) return post();
  untried = Object.entries(ways);
  show("failed");
  pending.reject(reason);
  pending = undefined;
}

function post() {
  wake();
  worker?.postMessage(pending?.text);
  watch();
}

/**
 * Sends Python a request and returns its frame. Only one request may be under way: callers wait for the answer first.
 * @param {Record<string, unknown>} request
 * @returns {Promise<Frame>}
 */
export function ask(request) {
  return new Promise((resolve, reject) => {
    pending = { text: JSON.stringify(request), attempts: 0, resolve, reject };
    post();
  });
}
