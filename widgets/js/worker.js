// @ts-check
// The worker that runs Python: it receives requests as JSON and posts frames as JSON, and keeps no data of the reader's.
// The worker's name is the way to boot (see boot.js).
import { boot } from "./boot.js";

const REPORT_EVERY = 200_000;

/** The plain `fetch`: booting replaces it for a while. */
const plainFetch = self.fetch.bind(self);

let reported = 0;
let complete = self.name !== "image";
const booting = boot(/** @type {import("./boot.js").Way} */ (self.name), (loaded) => {
  if (loaded - reported > REPORT_EVERY) self.postMessage({ loaded: (reported = loaded) });
});
booting.then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ failed: String(error) }),
);

/** The texts of the files that requests have named, by address. @type {Map<string, Promise<string>>} */
const texts = new Map();

/** The request before: each is answered after it, in the order in which they came. */
let latest = Promise.resolve();

self.onmessage = ({ data }) => {
  const request = JSON.parse(data);
  const completed = withSource(request);
  completed.catch(() => {});
  latest = latest.then(() => answer(request.game, completed));
};

/** @param {string} game @param {Promise<Record<string, unknown>>} completed */
async function answer(game, completed) {
  const python = await booting.catch(() => undefined);
  if (!python || (game && python.lacks(game) && !(await isAdded(python, game)))) return;
  try {
    self.postMessage({ frame: await answered(python, JSON.stringify(await completed)) });
    setTimeout(python.tidy);
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
}

/** Adds a game to Python; tells the page if it can't be had. @param {import("./boot.js").Python} python @param {string} game */
async function isAdded(python, game) {
  self.postMessage({ adding: true });
  try {
    await python.addGame(game);
    return true;
  } catch (error) {
    self.postMessage({ failed: String(error), unfit: true });
    return false;
  } finally {
    self.postMessage({ adding: false });
  }
}

/**
 * Returns a request with the text of the file that it names, if it names one, as its `source`.
 * @param {{ file?: string }} request
 */
async function withSource({ file, ...request }) {
  if (!file) return request;
  if (!texts.has(file)) texts.set(file, fetched(file));
  return { ...request, source: await texts.get(file) };
}

/** @param {string} address */
async function fetched(address) {
  const response = await plainFetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

/**
 * Returns the answer to a request. A memory image has only the modules that were imported when it was made: if the first
 * request fails, perhaps because it needs another module, the whole library is added and the request is tried again.
 * @param {import("./boot.js").Python} python @param {string} request
 */
async function answered(python, request) {
  try {
    return python.answer(request);
  } catch (error) {
    if (complete) throw error;
    complete = true;
    await python.addLibrary();
    return python.answer(request);
  }
}
