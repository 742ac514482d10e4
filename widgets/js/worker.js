// @ts-check
// The worker that runs Python: it receives requests as JSON and posts frames as JSON, and keeps no data of the reader's.
// The worker's name is the way to boot (see boot.js).
import { boot, fileOf } from "./boot.js";

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

/** How many requests still need a game: it is fetched first, and imported as the request is answered. */
let adding = 0;

// A request for which a game must be fetched first doesn't hold up others: the page waits for one answer at a time, and a
// rehearsal, whose answer nobody waits for, says so in every message about it.
self.onmessage = async ({ data }) => {
  const { rehearsal = false, ...request } = JSON.parse(data);
  const completed = withSource(request);
  completed.catch(() => {});
  const python = await booting.catch(() => undefined);
  if (!python) return;
  const file = request.game && fileOf(request.game, request.widget);
  const adds = file && python.lacks(file);
  try {
    if (adds) {
      adding += 1;
      self.postMessage({ adding: true, rehearsal });
      await python.addGame(file);
    }
  } catch (error) {
    adding -= 1;
    self.postMessage({ unfit: String(error), adding: adding > 0, rehearsal: rehearsal && !stopped(error) });
    return;
  }
  try {
    const frame = await answered(python, JSON.stringify(await completed));
    if (adds) adding -= 1;
    self.postMessage({ frame, adding: adding > 0, rehearsal });
    setTimeout(() => tidied(python));
  } catch (error) {
    giveUp(error);
  }
};

/** @param {import("./boot.js").Python} python */
function tidied(python) {
  try {
    python.tidy();
  } catch (error) {
    giveUp(error);
  }
}

/** Whether Python has ended because its interpreter lacks what it called (see trim.py). @param {unknown} error */
const stopped = (error) => self.name === "image" && error instanceof WebAssembly.RuntimeError;

/** Tells the page that Python has failed, or that it must be started in another way. @param {unknown} error */
const giveUp = (error) => self.postMessage({ [stopped(error) ? "unfit" : "failed"]: String(error) });

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
 * request fails, perhaps because it needs another module, the whole bundle is added and the request is tried again.
 * @param {import("./boot.js").Python} python @param {string} request
 */
async function answered(python, request) {
  try {
    return python.answer(request);
  } catch (error) {
    if (complete || stopped(error)) throw error;
    complete = true;
    await python.addBundle();
    return python.answer(request);
  }
}
