// @ts-check
// Starts Python in one of three ways. ./python.js, written when the site is built, lists the ways and their sizes in bytes.
//   image   load the memory image of an interpreter that has already imported everything, without what no page calls: the quickest
//   bundle  load one file with all compiled modules
//   plain   load unmodified Pyodide and our wheels: the slowest
import { core, files, games, head, lock, pyodide, python, wheels } from "./python.js";

const PYODIDE = new URL(pyodide, import.meta.url).href;
const PYTHON = new URL(python, import.meta.url).href;
const WHEELS = new URL(wheels, import.meta.url).href;
const GAMES = new URL("../games/", import.meta.url).href;
const CACHE = "rake-unpacked";
const MAGIC = 0x454b4152;
const EMPTY_ZIP = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Uint8Array(18));

/** @typedef {{ answer: (request: string) => string, tidy: () => void, addBundle: () => Promise<void>, lacks: (file: string) => boolean, addGame: (file: string) => Promise<void>, python: any }} Python */
/** @typedef {"image" | "bundle" | "plain"} Way */

/**
 * Starts Python in this way and returns what the worker needs of it. Throws if a file is missing or damaged.
 * @param {Way} way
 * @param {(bytes: number) => void} report called with the number of bytes that have arrived so far
 * @returns {Promise<Python>}
 */
export async function boot(way, report = () => {}) {
  const downloads = new Downloads(report);
  const plainFetch = self.fetch;
  self.fetch = (resource, options) => downloads.fetch(String(resource), options);
  try {
    const booted = await { image, bundle, plain }[way](downloads);
    // The garbage collector skips all objects that exist now (freeze), and runs only after an answer (`tidy`), never while
    // a reader waits for one.
    const [answer, tidy, addZip, library] = booted.runPython(
      "import gc, sys; from widgets.host import answer; from widgets.other_games import add_zip; gc.freeze(); gc.disable(); answer, lambda: gc.collect(1), add_zip, next(path for path in sys.path if path.endswith('.zip'))",
    );
    const addBundle = async () => booted.FS.writeFile(library, new Uint8Array(await whole("bundle", new Downloads(report))));
    const added = new Set();
    let latest = Promise.resolve();
    /** Adds a file of a game other than Rake, and before it those that it needs, one at a time. Wheels have every game: then nothing is fetched. @param {string} file */
    const addGame = (file) => (latest = latest.catch(() => {}).then(() => add(file)));
    const add = async (/** @type {string} */ file) => {
      const missing = way === "plain" ? [] : [...games[file].needs, file].filter((name) => !added.has(name));
      const zips = await Promise.all(missing.map(gameFile));
      for (const [at, name] of missing.entries()) {
        booted.FS.writeFile(`/lib/${name}.zip`, new Uint8Array(zips[at]));
        addZip(`/lib/${name}.zip`);
        added.add(name);
      }
      added.add(file);
    };
    const lacks = (/** @type {string} */ file) => !added.has(file);
    return { answer, tidy, addBundle, lacks, addGame, python: booted };
  } finally {
    self.fetch = plainFetch;
  }
}

/** Replaces `fetch` while Python boots: it counts unpacked bytes, and gives Pyodide the files that were prefetched for it. */
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
    /** Rejected when any file can't be fetched: Pyodide itself would wait for it for ever. @type {Promise<never>} */
    this.lost = new Promise((_, reject) => (this.#lose = reject));
    this.lost.catch(() => {});
  }

  /**
   * Returns the prefetched response for a URL, else fetches it.
   * @param {string} url @param {RequestInit} [options]
   * @param {boolean} [packed] whether the file itself is gzipped, so that it must be unpacked here
   * @returns {Promise<Response>}
   */
  fetch(url, options, packed = false) {
    const response = this.#requested.get(url) ?? this.#counted(url, options, packed);
    this.#requested.delete(url);
    return response;
  }

  /**
   * Fetches a file now, for Pyodide to get later when it asks for the URL.
   * @param {string} url @param {Promise<Response>} [response] what Pyodide gets, instead of fetching the URL
   */
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
  const wasm = downloads.prefetch(`${PYODIDE}pyodide.asm.wasm`, downloads.fetch(PYODIDE + core));
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
  // The image includes the state of Python's random generator: without a new seed, every start would draw the same numbers.
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
  const options = { indexURL: PYODIDE, lockFileURL: `${WHEELS}pyodide-lock.json`, packageBaseUrl: WHEELS };
  const booting = loadPyodide(options).then(async (/** @type {any} */ booted) => {
    await booted.loadPackage(["rake-cards", "rake-widgets"], { messageCallback() {} });
    return booted;
  });
  return Promise.race([booting, downloads.lost]);
}

/** Pyodide's options for the ways `image` and `bundle`, in which no packages are installed. */
const bare = () => ({ indexURL: PYODIDE, packageBaseUrl: PYODIDE, lockFileContents: lock });

/**
 * Copies the memory image into the memory of a new instance, which is grown to the image's size if needed. The image has
 * only the ranges that differ from the memory of a new instance; build_heap.mjs writes this format.
 * @param {any} module @param {ArrayBuffer} heap
 */
function restore(module, heap) {
  const [magic, count, head, length] = new Uint32Array(heap, 0, 4);
  if (module.HEAPU8.length < length) module.growMemory(length);
  const memory = module.HEAPU8;
  if (magic !== MAGIC || memory.length < length) throw new Error("the image does not fit this Python");
  // Pyodide has noted how this browser calls C from Python; the image has the note of the machine that it was taken on.
  const trampoline = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
  const noted = module.HEAP32[trampoline];
  const ranges = new Uint32Array(heap, 16, 2 * count);
  let from = 16 + 8 * count + head;
  for (let at = 0; at < ranges.length; at += 2) {
    memory.set(new Uint8Array(heap, from, ranges[at + 1]), ranges[at]);
    from += ranges[at + 1];
  }
  module.HEAP32[trampoline] = noted;
}

/**
 * Returns one of our files, unpacked, from the cache or the network, after checking its length and hash; throws if it is
 * damaged. It is cached unpacked for the next visit.
 * @param {"heap" | "bundle"} name @param {Downloads} downloads @param {Promise<Response>} [wasm]
 * @returns {Promise<ArrayBuffer>}
 */
async function whole(name, downloads, wasm) {
  const cached = await cachedCopy(name);
  if (cached && (await isWhole(files[name], cached))) return cached;
  // Each file is there twice: NAME.wasm, which hosts that compress .wasm files send compressed, and NAME.bin, gzipped by
  // our build for all other hosts. The response for Pyodide's own .wasm shows which kind of host this is.
  const packed = !(await wasm)?.headers.get("content-encoding");
  const bytes = await (await downloads.fetch(`${PYTHON}${name}.${packed ? "bin" : "wasm"}`, {}, packed)).arrayBuffer();
  if (!(await isWhole(files[name], bytes))) throw new Error(`${name} is damaged`);
  void cacheCopy(name, bytes);
  return bytes;
}

/** Returns the name of the file with the code of a game's widget: some have one of their own, and those that ask questions share one. @param {string} game @param {string} widget */
export const fileOf = (game, widget) => {
  const part = `${game}-${["lesson", "drill"].includes(widget) ? "questions" : widget}`;
  return Object.hasOwn(games, part) ? part : game;
};

/**
 * Returns the unpacked zip of a game, after checking it; throws if it is missing or damaged. What arrived damaged is fetched
 * once more: the browser would keep it for as long as a whole one.
 * @param {string} word
 */
const gameFile = (word) => gameFrom(word, "default").catch(() => gameFrom(word, "reload"));

/** @param {string} word @param {RequestCache} cache */
async function gameFrom(word, cache) {
  const response = await fetch(GAMES + games[word].file, { cache });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${word}`);
  const bytes = await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  if (!(await isWhole(games[word], bytes))) throw new Error(`${word} is damaged`);
  return bytes;
}

/** @param {{ length: number, sha256: string }} file @param {ArrayBuffer} bytes */
async function isWhole({ length, sha256 }, bytes) {
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

/** Caches a file and deletes the files of other versions. @param {string} name @param {ArrayBuffer} bytes */
async function cacheCopy(name, bytes) {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(PYTHON + name, new Response(bytes));
    for (const { url } of await cache.keys()) if (!url.startsWith(PYTHON)) await cache.delete(url);
  } catch {
    // Storage is refused or full: the next visit fetches again.
  }
}
