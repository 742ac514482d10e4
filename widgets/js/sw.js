// @ts-check
// The service worker, which makes the site work offline. It installs a version of the site completely, all files of its
// manifest. The version becomes active when no page of an older one is open, or when the reader asks for it, so that pages
// of two versions never mix.

const { version, shell, games, bases, python } = JSON.parse(`@@MANIFEST@@`);
const BASE = new URL("./", self.location.href).href;
const SHELL = `rake-shell-${version}`;
const PYTHON = "rake-python";
const HASH = "x-rake-hash";
const LOST = "404.html";
/** The page shown without a network for one that isn't kept; each language has its own. */
const NOT_KEPT = "about/503.html";
/** The number of files fetched at the same time: few, so that what the reader opens meanwhile isn't slowed down. */
const AT_ONCE = 4;

/** @type {any} */
const worker = self;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(takeOver(event.source)));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(BASE)) return;
  const path = pathOf(url);
  if (Object.hasOwn(shell, path)) event.respondWith(fromShell(path, event.request));
  else if (Object.hasOwn(games, path)) {
    const answer = fromShell(path, event.request);
    event.respondWith(mode === "navigate" ? answer.catch(() => fromShell(languageOf(path) + NOT_KEPT, event.request)) : answer);
    event.waitUntil(keepGame(path).catch(() => {}));
  }
  else if (python.includes(path)) event.respondWith(fromPython(event.request));
  else if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => elsewhere(path, event.request)));
});

/** Returns the path, within the site, of the file for an address. @param {string} url */
function pathOf(url) {
  const path = new URL(url).pathname.slice(new URL(BASE).pathname.length);
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  try {
    return decodeURI(file);
  } catch {
    return file; // No file has a name that can't be decoded.
  }
}

/** Returns the folder of the language that a page is in, empty for the first one. */
const languageOf = (/** @type {string} */ path) => /^\w\w\//.exec(path)?.[0] ?? "";

/** Answers for an address without a file: as a host does, a folder's page is under its name and a slash. */
function elsewhere(/** @type {string} */ path, /** @type {Request} */ request) {
  return Object.hasOwn(shell, `${path}/index.html`) || Object.hasOwn(games, `${path}/index.html`) ? Response.redirect(`${BASE}${path}/`) : fromShell(LOST, request);
}

/**
 * Returns the files of the game that a page belongs to: its pages in that page's language, its modules and those that games
 * share, and all this of the game that it is a variant of. For other files there are none.
 * @param {string} path
 */
function filesOfGame(path) {
  const [, lang = "", word] = /^(\w\w\/)?(?:embed\/)?games\/(\w+)\//.exec(path) ?? [];
  const words = [word, bases[word]].filter(Boolean).join("|");
  const own = RegExp(`^${lang}(embed/)?games/(${words})/|^assets/rake/games/(${words}|shared)-`);
  return word ? Object.keys(games).filter((name) => own.test(name)) : [];
}

/** Caches what is missing of the game that a page belongs to. @param {string} path */
async function keepGame(path) {
  const cache = await caches.open(SHELL);
  for (const name of filesOfGame(path))
    if (!(await cache.match(BASE + name))) await cache.put(BASE + name, await fetched(name, games[name]));
}

/** Fills this version's cache: unchanged files are copied from caches of older versions, others are fetched. */
async function install() {
  const names = (await caches.keys()).filter((name) => name.startsWith("rake-shell-"));
  const older = await Promise.all(names.map((name) => caches.open(name)));
  const cache = await caches.open(SHELL);
  // Of each game of which an older version has kept a page, this one keeps all.
  const kept = (await Promise.all(older.map((one) => one.keys()))).flat().map(({ url }) => pathOf(url));
  const read = new Set(kept.flatMap(filesOfGame));
  const wanted = [...Object.entries(shell), ...Object.entries(games).filter(([name]) => read.has(name))];
  const fetchNext = async () => {
    for (let next = wanted.pop(); next; next = wanted.pop()) {
      const [path, hash] = next;
      const copies = await Promise.all(older.map((one) => one.match(BASE + path)));
      const same = copies.find((response) => response?.headers.get(HASH) === hash);
      await cache.put(BASE + path, same ?? (await fetched(path, hash)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** @param {string} path @param {string} hash */
async function fetched(path, hash) {
  const response = await fetch(BASE + path, { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  const digest = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0"));
  if (!response.ok || !digest.join("").startsWith(hash)) throw new Error(`${path} is not of this version`);
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.set(HASH, hash);
  return new Response(bytes, { headers });
}

async function activate() {
  // A game that was read while this version waited is kept by it too.
  const former = (await caches.keys()).filter((name) => name.startsWith("rake-shell-") && name !== SHELL);
  const kept = (await Promise.all(former.map(async (name) => (await caches.open(name)).keys()))).flat();
  const read = new Set(kept.map(({ url }) => filesOfGame(pathOf(url))[0]).filter(Boolean));
  for (const path of read) await keepGame(path).catch(() => {});
  for (const name of await caches.keys()) if (name.startsWith("rake-shell-") && name !== SHELL) await caches.delete(name);
  const cache = await caches.open(PYTHON);
  for (const { url } of await cache.keys()) if (!python.includes(pathOf(url))) await cache.delete(url);
  await worker.clients.claim();
}

/** Activates this version now if at most one page is open; else tells the page that asked that others are. @param {any} client */
async function takeOver(client) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length <= 1) await worker.skipWaiting();
  else client?.postMessage("others are open");
}

/** @param {string} path @param {Request} request */
async function fromShell(path, request) {
  return (await (await caches.open(SHELL)).match(BASE + path)) ?? fetch(request);
}

/** Answers a request for a file of Python from the cache, or fetches the file and caches it. @param {Request} request */
async function fromPython(request) {
  const cache = await caches.open(PYTHON);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    void cache.put(request.url, copy).catch(() => {});
  }
  return response;
}
