// @ts-check
// One Python worker for the whole visit. A worker that fails or falls silent is replaced and asked again.
import { ways } from "./python.js";

/** How long a worker may stay silent, in milliseconds: while it boots, and while it works on an answer. */
const PATIENCE = { boot: 30_000, answer: 5_000 };
const ATTEMPTS = 2;

/** @typedef {{ state: string, html: string, link: string, focus: string, tick: boolean, stored: Record<string, string> | null }} Frame */
/** @typedef {"asleep" | "loading" | "again" | "ready" | "failed"} Stage */
/** @typedef {{ stage: Stage, way: string, loaded: number, total: number }} Progress */

/** The ways to boot that have not failed yet, the quickest first. */
let untried = Object.entries(ways);

/** @type {Worker | undefined} */
let worker;
let ready = false;
/** @type {string | undefined} */
let rehearsalText;
let rehearsing = false;
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
 * @param {Record<string, unknown>} [rehearsal] asked once it runs, unless somebody waits for an answer by then: the first
 *   answer of all is slow, so nobody sees it
 */
export function wake(rehearsal) {
  if (worker) return;
  ready = rehearsing = false;
  rehearsalText = rehearsal && JSON.stringify(rehearsal);
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: untried[0][0] });
  worker.onmessage = ({ data }) => receive(data);
  worker.onerror = (event) => fail(new Error(event.message || "the worker could not be loaded"));
  load();
}

/** Whether Python runs, or is about to. */
export const awake = () => worker !== undefined;

function load(loaded = 0) {
  show(untried.length < Object.keys(ways).length ? "again" : "loading", loaded);
}

/** @param {{ loaded?: number, ready?: boolean, failed?: string, frame?: string }} message */
function receive(message) {
  if (message.failed !== undefined) return fail(new Error(message.failed));
  if (message.loaded) load(message.loaded);
  if (message.ready) {
    ready = true;
    rehearsing = rehearsalText !== undefined && !pending;
    if (rehearsing) worker?.postMessage(rehearsalText);
    else show("ready");
  }
  if (message.frame !== undefined && rehearsing) {
    rehearsing = false;
    show("ready");
    if (pending) watch();
  } else if (message.frame !== undefined) {
    clearTimeout(timer);
    pending?.resolve(JSON.parse(message.frame));
    pending = undefined;
  } else if (pending) watch();
}

function watch() {
  clearTimeout(timer);
  timer = setTimeout(() => fail(new Error("Python does not answer")), ready ? PATIENCE.answer : PATIENCE.boot);
}

/** A boot that fails is tried another way, a worker that fails later the same way; each in a fresh worker. @param {Error} reason */
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
 * Asks Python for a frame. One question at a time: the caller waits for its answer.
 * @param {Record<string, unknown>} request
 * @returns {Promise<Frame>}
 */
export function ask(request) {
  return new Promise((resolve, reject) => {
    pending = { text: JSON.stringify(request), attempts: 0, resolve, reject };
    post();
  });
}
