// @ts-check
// The worker that runs Python: it receives numbered requests and posts frames, as JSON, under the same numbers. It keeps no
// data of the reader's.
// The worker's name is the way to boot (see boot.js).
import { boot, fileOf } from "./boot.js";

/** @typedef {{ game: string, widget: string, file?: string }} Request what of a request matters here */

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

/** How many requests need what must still be fetched or imported. */
let adding = 0;

/** The widgets that have answered, by game, name and file: a first answer may wait for the file, or import the widget. */
const answeredWidgets = new Set();

// A request for which something must be fetched first doesn't hold up others: a rehearsal and the reader's own request may
// both be under way.
self.onmessage = async ({ data }) => {
  const { number, request } = JSON.parse(data);
  const completed = withSource(request);
  completed.catch(() => {});
  const python = await booting.catch(() => undefined);
  if (!python) return;
  const say = (/** @type {object} */ message) => self.postMessage({ number, adding: adding > 0, ...message });
  const widget = [request.game, request.widget, request.file].join(" ");
  const isSlow = lacks(python, request) || ((request.file || self.name !== "image") && !answeredWidgets.has(widget));
  const answering = () => replyTo(python, request, completed, say);
  const reply = await (isSlow ? slowly(say, answering) : answering());
  if (!("frame" in reply)) return "failed" in reply || "stopped" in reply ? self.postMessage(reply) : say(reply);
  answeredWidgets.add(widget);
  say(reply);
  setTimeout(() => tidied(python));
};

/**
 * Tells the page that a request takes as long as booting while something is done for it.
 * @template Result
 * @param {(message: object) => void} say @param {() => Promise<Result>} action
 */
async function slowly(say, action) {
  adding += 1;
  say({});
  try {
    return await action();
  } finally {
    adding -= 1;
  }
}

/** Whether the game of a request must be fetched first. @param {import("./boot.js").Python} python @param {Request} request */
const lacks = (python, { game, widget }) => Boolean(game) && python.lacks(fileOf(game, widget));

/**
 * Returns the frame that answers a request, or the reason why there is none (see engine.js).
 * @param {import("./boot.js").Python} python @param {Request} request
 * @param {Promise<object>} completed the same request with its source
 * @param {(message: object) => void} say
 */
async function replyTo(python, request, completed, say) {
  try {
    if (lacks(python, request)) await python.addGame(fileOf(request.game, request.widget));
  } catch (error) {
    return { [hasStopped(error) ? "stopped" : "unfit"]: String(error) };
  }
  try {
    await completed;
  } catch (error) {
    return { lost: String(error) };
  }
  try {
    return { frame: await answered(python, JSON.stringify(await completed), say) };
  } catch (error) {
    return { [kindOf(error)]: String(error) };
  }
}

/** @param {import("./boot.js").Python} python */
function tidied(python) {
  try {
    python.tidy();
  } catch (error) {
    self.postMessage({ [hasStopped(error) ? "stopped" : "failed"]: String(error) });
  }
}

/** Whether Python has ended because its interpreter lacks what it called (see trim.py). @param {unknown} error */
const hasStopped = (error) => self.name === "image" && error instanceof WebAssembly.RuntimeError;

/** What is raised for a module or template that the image lacks: it has a list of the library's files, but not the files. */
const MISSING = /ImportError|NotFound|OSError|EOFError/;

/** What is raised where a new Python may help, and a fault where it can't. */
const EXHAUSTED = /MemoryError|KeyboardInterrupt|SystemExit/;

/** Returns the name of an error that Python has raised and survived, else an empty text. @param {any} error @returns {string} */
const raised = (error) => (error?.constructor?.name === "PythonError" ? error.type : "");

/** Returns what has become of Python where an answer ended in this error. @param {unknown} error */
function kindOf(error) {
  if (hasStopped(error)) return "stopped";
  return raised(error) && !EXHAUSTED.test(raised(error)) ? "fault" : "failed";
}

/**
 * Returns a request with the text of the file that it names, if it names one, as its `source`. A file that can't be fetched
 * is fetched again for the next request.
 * @param {{ file?: string }} request
 */
async function withSource({ file, ...request }) {
  if (!file) return request;
  if (!texts.has(file)) texts.set(file, fetched(file));
  try {
    return { ...request, source: await texts.get(file) };
  } catch (error) {
    texts.delete(file);
    throw error;
  }
}

/** @param {string} address */
async function fetched(address) {
  const response = await plainFetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

/**
 * Returns the answer to a request. A memory image has only the modules that were imported when it was made: if the request
 * needs another, the whole bundle is added and the request is tried again.
 * @param {import("./boot.js").Python} python @param {string} request @param {(message: object) => void} say
 */
async function answered(python, request, say) {
  try {
    return python.answer(request);
  } catch (error) {
    if (complete || !MISSING.test(raised(error))) throw error;
    console.warn("Rake: Python needs more than its image:", error);
    complete = true;
    await slowly(say, python.addBundle);
    return python.answer(request);
  }
}
