// @ts-check
// Starts Python, in one of three ways; ./python.js, made when the site is built, says which there are and what they take.
//   image   the memory of an interpreter that has already imported everything
//   bundle  the compiled modules in one file
//   plain   Pyodide as it comes, and our wheels
import { files, head, lock, pyodide, python } from "./python.js";

const PYODIDE = new URL(pyodide, import.meta.url).href;
const PYTHON = new URL(python, import.meta.url).href;
const LIBRARY = "/lib/python314.zip";
const CACHE = "rake-unpacked";
const MAGIC = 0x454b4152;
const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18));

/** @typedef {{ answer: (request: string) => string, tidy: () => void, addLibrary: () => Promise<void>, python: any }} Python */
/** @typedef {"image" | "bundle" | "plain"} Way */

/**
 * @param {Way} way
 * @param {(bytes: number) => void} report called with how many bytes have arrived
 * @returns {Promise<Python>}
 */
export async function boot(way, report = () => {}) {
  const downloads = new Downloads(report);
  const plainFetch = self.fetch;
  self.fetch = (resource, options) => downloads.fetch(String(resource), options);
  try {
    const booted = await { image, bundle, plain }[way](downloads);
    // What is there now stays: the collector need not look through it. It works when it is told to, not while somebody waits.
    const [answer, tidy] = booted.runPython(
      "import gc; from widgets.host import answer; gc.freeze(); gc.disable(); answer, lambda: gc.collect(1)",
    );
    const addLibrary = async () => booted.FS.writeFile(LIBRARY, new Uint8Array(await whole("bundle", new Downloads(report))));
    return { answer, tidy, addLibrary, python: booted };
  } finally {
    self.fetch = plainFetch;
  }
}

/** Counts what arrives, unpacked, and hands Pyodide what has been asked for before it asks. */
class Downloads {
  #plainFetch = self.fetch;
  #loaded = 0;
  /** @type {Map<string, Promise<Response>>} */
  #requested = new Map();
  /** @type {(reason: Error) => void} */
  #lose = () => {};

  /** @param {(bytes: number) => void} report */
  constructor(report) {
    this.report = report;
    /** Pyodide itself would wait for ever for what cannot be had. @type {Promise<never>} */
    this.lost = new Promise((_, reject) => (this.#lose = reject));
    this.lost.catch(() => {});
  }

  /**
   * @param {string} url @param {RequestInit} [options]
   * @param {boolean} [packed] whether it is gzipped by us
   * @returns {Promise<Response>}
   */
  fetch(url, options, packed = false) {
    const response = this.#requested.get(url) ?? this.#counted(url, options, packed);
    this.#requested.delete(url);
    return response;
  }

  /** @param {string} url @param {Promise<Response>} [response] what to answer when Pyodide asks for it */
  prefetch(url, response = this.#counted(url)) {
    this.#requested.set(url, response);
    return response;
  }

  /** @param {string} url @param {RequestInit} [options] @param {boolean} [packed] */
  async #counted(url, options, packed = false) {
    const response = await this.#plainFetch.call(self, url, options).catch((error) => new Response(String(error), { status: 599 }));
    if (!response.ok || !response.body) {
      const reason = new Error(`${response.status} ${url}`);
      this.#lose(reason);
      throw reason;
    }
    const counter = new TransformStream({
      transform: (chunk, out) => {
        this.report((this.#loaded += chunk.byteLength));
        out.enqueue(chunk);
      },
    });
    const { status, headers } = response;
    const body = packed ? response.body.pipeThrough(new DecompressionStream("gzip")) : response.body;
    body.pipeTo(counter.writable).catch(this.#lose);
    return new Response(counter.readable, { status, headers });
  }
}

/** @param {Downloads} downloads */
async function image(downloads) {
  const wasm = downloads.prefetch(`${PYODIDE}pyodide.asm.wasm`);
  const heap = whole("heap", downloads, wasm);
  heap.catch(() => {});
  const [{ loadPyodide }, asm] = await Promise.all([import(`${PYODIDE}pyodide.mjs`), import(`${PYODIDE}pyodide.asm.mjs`)]);
  const stdLibURL = `${PYTHON}empty.zip`;
  downloads.prefetch(stdLibURL, Promise.resolve(new Response(EMPTY_ZIP)));
  const booting = loadPyodide({
    ...bare(),
    stdLibURL,
    _loadSnapshot: Uint8Array.from(atob(head), (letter) => letter.charCodeAt(0)),
    /** @param {any} settings */
    async createPyodideModule(settings) {
      const module = await asm.default(settings);
      restore(module, await heap);
      return module;
    },
  });
  const booted = await Promise.race([booting, downloads.lost]);
  // Every instance wakes with the memory, and so with the chance, of the first.
  booted.runPython("import random; random.seed()");
  return booted;
}

/** @param {Downloads} downloads */
async function bundle(downloads) {
  const wasm = downloads.prefetch(`${PYODIDE}pyodide.asm.wasm`);
  const stdLibURL = `${PYTHON}bundle.zip`;
  const library = whole("bundle", downloads, wasm);
  library.catch(() => {});
  const { loadPyodide } = await import(`${PYODIDE}pyodide.mjs`);
  downloads.prefetch(stdLibURL, Promise.resolve(new Response(await library)));
  return Promise.race([loadPyodide({ ...bare(), stdLibURL }), downloads.lost]);
}

/** @param {Downloads} downloads */
async function plain(downloads) {
  const { loadPyodide } = await import(`${PYODIDE}pyodide.mjs`);
  const options = { indexURL: PYODIDE, lockFileURL: `${PYTHON}pyodide-lock.json`, packageBaseUrl: PYTHON };
  const booting = loadPyodide(options).then(async (/** @type {any} */ booted) => {
    await booted.loadPackage(["rake-cards", "rake-widgets"], { messageCallback() {} });
    return booted;
  });
  return Promise.race([booting, downloads.lost]);
}

/** Pyodide's options where nothing is to be installed. */
const bare = () => ({ indexURL: PYODIDE, packageBaseUrl: PYODIDE, lockFileContents: lock });

/**
 * Writes the ranges of the image over the memory of a fresh instance, grown to its size: see build_heap.mjs.
 * @param {any} module @param {ArrayBuffer} heap
 */
function restore(module, heap) {
  const [magic, count, head, length] = new Uint32Array(heap, 0, 4);
  if (module.HEAPU8.length < length) module.growMemory(length);
  const memory = module.HEAPU8;
  if (magic !== MAGIC || memory.length < length) throw new Error("the image does not fit this Python");
  const ranges = new Uint32Array(heap, 16, 2 * count);
  let from = 16 + 8 * count + head;
  for (let at = 0; at < ranges.length; at += 2) {
    memory.set(new Uint8Array(heap, from, ranges[at + 1]), ranges[at]);
    from += ranges[at + 1];
  }
}

/**
 * A file of ours as it is when unpacked, once it is seen to be whole. It is kept unpacked for the next visit.
 * @param {"heap" | "bundle"} name @param {Downloads} downloads @param {Promise<Response>} [wasm]
 * @returns {Promise<ArrayBuffer>}
 */
async function whole(name, downloads, wasm) {
  const cached = await cachedCopy(name);
  if (cached && (await isWhole(name, cached))) return cached;
  // A host that compresses .wasm files compresses ours of that name too; for others there is one compressed before.
  const packed = !(await wasm)?.headers.get("content-encoding");
  const bytes = await (await downloads.fetch(`${PYTHON}${name}.${packed ? "bin" : "wasm"}`, {}, packed)).arrayBuffer();
  if (!(await isWhole(name, bytes))) throw new Error(`${name} is damaged`);
  void cacheCopy(name, bytes);
  return bytes;
}

/** @param {"heap" | "bundle"} name @param {ArrayBuffer} bytes */
async function isWhole(name, bytes) {
  const { length, sha256 } = files[name];
  if (bytes.byteLength !== length) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** @param {string} name @returns {Promise<ArrayBuffer | undefined>} */
async function cachedCopy(name) {
  try {
    return await (await (await caches.open(CACHE)).match(PYTHON + name))?.arrayBuffer();
  } catch {
    return undefined; // Storage is refused: the file is fetched.
  }
}

/** Keeps a file, and of other versions nothing. @param {string} name @param {ArrayBuffer} bytes */
async function cacheCopy(name, bytes) {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(PYTHON + name, new Response(bytes));
    for (const { url } of await cache.keys()) if (!url.startsWith(PYTHON)) await cache.delete(url);
  } catch {
    // Storage is refused or full: the next visit fetches again.
  }
}
