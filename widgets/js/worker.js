// @ts-check
// The Python side: one interpreter, one function. Texts in, texts out; it keeps nothing of the reader's.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const PYODIDE = new URL("./pyodide/", import.meta.url);
const REPORT_EVERY = 200_000;

/** Watches what the boot downloads: how far it is, and what cannot be had (Pyodide itself would wait for ever). */
function watchDownloads() {
  const plainFetch = self.fetch.bind(self);
  let loaded = 0;
  let reported = 0;
  self.fetch = async (...request) => {
    const response = await plainFetch(...request).catch((error) => new Response(String(error), { status: 599 }));
    if (!response.ok) self.postMessage({ failed: `${response.status} ${String(request[0])}` });
    if (!response.ok || !response.body) return response;
    const counter = new TransformStream({
      /** @param {Uint8Array} chunk @param {TransformStreamDefaultController<Uint8Array>} out */
      transform(chunk, out) {
        loaded += chunk.byteLength;
        if (loaded - reported > REPORT_EVERY) self.postMessage({ loaded: (reported = loaded) });
        out.enqueue(chunk);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, headers });
  };
  return () => void (self.fetch = plainFetch);
}

/** @returns {Promise<(request: string) => string>} */
async function boot() {
  const stopWatching = watchDownloads();
  const python = await loadPyodide({ indexURL: PYODIDE.href });
  await python.loadPackage(["rake-cards", "rake-widgets"], { messageCallback() {} });
  stopWatching();
  return python.runPython("from widgets.host import answer; answer");
}

const answering = boot();
answering.then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ failed: String(error) }),
);

self.onmessage = async ({ data }) => {
  const answer = await answering.catch(() => undefined);
  if (!answer) return;
  try {
    self.postMessage({ frame: answer(data) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
