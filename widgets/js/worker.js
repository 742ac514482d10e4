// @ts-check
// The Python side: one interpreter, one function. Texts in, texts out; it keeps nothing of the reader's.
// The worker's name is the way to boot.
import { boot } from "./boot.js";

const REPORT_EVERY = 200_000;

let reported = 0;
let complete = self.name !== "image";
const booting = boot(/** @type {import("./boot.js").Way} */ (self.name), (loaded) => {
  if (loaded - reported > REPORT_EVERY) self.postMessage({ loaded: (reported = loaded) });
});
booting.then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ failed: String(error) }),
);

self.onmessage = async ({ data }) => {
  const python = await booting.catch(() => undefined);
  if (!python) return;
  try {
    self.postMessage({ frame: await answered(python, data) });
    setTimeout(python.tidy);
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};

/**
 * An image holds what had been read when it was made. What fails may have wanted more: it gets the file, once.
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
