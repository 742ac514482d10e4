// @ts-check
// Wraps the theme's search worker: that worker and the search index of the page's language are fetched only when a reader
// searches. Each word is searched for both stemmed and as the beginning of longer words: otherwise nothing in Russian would
// match.
const [SETUP, READY, QUERY, RESULT] = [0, 1, 2, 3];
const NOTHING = { type: RESULT, data: { items: [] } };
const language = /** @type {string} */ (new URLSearchParams(self.location.search).get("lang"));

/** Words that say nothing of what is looked for: as the beginning of longer words they'd find anything. */
const SMALL = new Set(
  "a an and are at be by can do does for get how i if in is it may me my of on or should the to what when where which who will with you а в во где если и из или к как когда кто ли мне можно на не о об от по при с со у что я".split(" "),
);

/** @typedef {{ type: number, data?: any }} Message */

/** The message with which the theme configures its worker; passed on when that is loaded. @type {Message} */
let setup;
/**
 * The theme's own handler of messages; undefined before it is loaded.
 * @type {Promise<(event: { data: Message }) => Promise<void>> | undefined}
 */
let theme;
/** The last search: each waits for the one before, so that they are answered in order. */
let latest = Promise.resolve();

async function awake() {
  const docs = await (await fetch(new URL(`../../../search/${language}.json`, self.location.href))).json();
  const listen = self.addEventListener;
  const listener = new Promise((resolve) => {
    self.addEventListener = (/** @type {string} */ _message, /** @type {unknown} */ own) => resolve(own);
  });
  // @ts-ignore: a worker's own function
  importScripts("@@WORKER@@");
  self.addEventListener = listen;
  const own = await listener;
  const config = { ...setup.data.config, lang: [language] };
  await own({ data: { ...setup, data: { ...setup.data, config, docs } } });
  return own;
}

/** @param {string} text */
async function search(text) {
  // Remove `~2` (fuzzy search, with that many letters different): it may keep the worker busy for minutes. After a hyphen within
  // a word, what follows would be what pages mustn't have.
  const words = text.replace(/~\d*|(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, " ").trim().split(/\s+/);
  const asked = words.filter((word) => !SMALL.has(word.toLowerCase().replace(/^\+/, "")));
  const data = (asked.length ? asked : words).map((word) => (/^[\p{L}\d]+$/u.test(word) ? `${word}^2 ${word}` : word)).join(" ");
  try {
    theme ??= awake();
    await (await theme)({ data: { type: QUERY, data } });
  } catch {
    // The network can't be reached: the next search tries to load the worker again.
    theme = undefined;
    postMessage(NOTHING);
  }
}

self.addEventListener("message", ({ data: message }) => {
  if (message.type === SETUP) {
    setup = message;
    postMessage({ type: READY });
  } else {
    latest = latest.then(() => (message.data.trim() ? search(message.data) : postMessage(NOTHING)));
  }
});
