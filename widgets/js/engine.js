// @ts-check
// Runs Python in one worker for all pages of a visit. If it fails or stops answering, a new worker gets the same request.
import { ways } from "./python.js";

/** How long a worker may send no message before it counts as failed, in milliseconds: while booting or fetching, while answering. */
const PATIENCE = { boot: 30_000, answer: 5_000 };
const ATTEMPTS = 2;

/** @typedef {{ state: string, html: string, link: string, focus: string, tick: boolean, pause: number, stored: Record<string, string> | null, unread: boolean, seconds: number, late: string, noted: string, aside: string }} Frame */
/** @typedef {"asleep" | "loading" | "again" | "ready" | "failed"} Stage */
/** @typedef {{ stage: Stage, way: string, loaded: number, total: number }} Progress */

/** The ways to boot (see boot.js) that have not failed yet, each with its bytes to download, the quickest first. */
let untried = Object.entries(ways);

/** @type {Worker | undefined} */
let worker;
let ready = false;
/** Whether a request needs what must still be fetched or imported (see worker.js): it takes as long as booting. */
let adding = false;
/** The number of the request that was sent last. The answer has it too: a late one for another request isn't taken for this. */
let latest = 0;
/** @type {Record<string, unknown> | undefined} */
let rehearsal;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {{ number: number, request: Record<string, unknown>, attempts: number, resolve: (frame: Frame) => void, reject: (reason: Error) => void } | undefined} */
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
 * @param {Record<string, unknown>} [request] one whose answer is thrown away, sent once Python runs unless a real one is
 *   waiting: the first answer is slow, and so the reader doesn't wait for it
 */
export function wake(request) {
  if (worker) return;
  ready = adding = false;
  rehearsal = request;
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

/** @typedef {{ loaded?: number, ready?: boolean, adding?: boolean, failed?: string, stopped?: string, number?: number, frame?: string, unfit?: string, lost?: string, fault?: string }} Message */

/**
 * Takes a message of the worker. `failed` says why it has ended, and `stopped` the same of this way to boot. What has the
 * number of a request answers it: with a frame, or with the reason why there is none (see `refuse`).
 * @param {Message} message
 */
function receive(message) {
  const { number, frame } = message;
  if (message.failed !== undefined) return fail(new Error(message.failed));
  if (message.stopped !== undefined) return change(new Error(message.stopped));
  if (message.loaded) load(message.loaded);
  if (message.ready) {
    ready = true;
    if (rehearsal && !pending) send((latest += 1), rehearsal);
    else show("ready");
  }
  if (message.adding !== undefined && message.adding !== adding) {
    adding = message.adding;
    show(adding ? "loading" : "ready");
  }
  if (number === undefined || number !== pending?.number) {
    if (number !== undefined) show(adding ? "loading" : "ready");
    if (pending) watch();
  } else if (frame !== undefined) settled().resolve(JSON.parse(frame));
  else refuse(message);
}

/**
 * Ends the wait for an answer that the worker can't give, though it goes on: `unfit` says that another way to boot may,
 * `lost` that a file of the page can't be fetched, `fault` that the request met an error in our Python. Without any of
 * them the answer is still to come.
 * @param {Message} message
 */
function refuse({ unfit, lost, fault }) {
  if (unfit !== undefined) change(new Error(unfit));
  else if (lost !== undefined) settled().reject(new Error(lost, { cause: "lost" }));
  else if (fault !== undefined) settled().reject(new Error(fault, { cause: "fault" }));
  else watch();
}

/** Stops waiting for the pending request, and returns it. */
function settled() {
  clearTimeout(timer);
  const request = /** @type {NonNullable<typeof pending>} */ (pending);
  pending = undefined;
  return request;
}

/** Boots in the next way. @param {Error} reason */
function change(reason) {
  ready = false; // as if it had not booted
  fail(reason);
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
  console.warn("Rake: Python ends:", reason);
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  if (!ready && untried.length > 1) untried = untried.slice(1);
  else if (pending) pending.attempts += 1;
  if (!pending) return show("asleep");
  if (pending.attempts < ATTEMPTS) return post();
  untried = Object.entries(ways);
  show("failed");
  settled().reject(reason);
}

function post() {
  wake();
  if (pending) send(pending.number, pending.request);
  watch();
}

/** @param {number} number @param {Record<string, unknown>} request */
function send(number, request) {
  worker?.postMessage(JSON.stringify({ number, request }));
}

/**
 * Sends Python a request and returns its frame. Only one request is waited for: callers wait for the answer first. If there
 * is none, the error's `cause` is "lost" or "fault" where Python goes on (see `refuse`).
 * @param {Record<string, unknown>} request
 * @returns {Promise<Frame>}
 */
export function ask(request) {
  return new Promise((resolve, reject) => {
    pending = { number: (latest += 1), request, attempts: 0, resolve, reject };
    post();
  });
}
