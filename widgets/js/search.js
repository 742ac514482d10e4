// @ts-check
// Wraps the theme's search worker. It and the words of the page's language are fetched once somebody searches. Words
// are looked for stemmed and by their beginnings, without which nothing is found in Russian.
const [SETUP, READY, QUERY, RESULT] = [0, 1, 2, 3];
const NOTHING = { type: RESULT, data: { items: [] } };
const language = /** @type {string} */ (new URLSearchParams(self.location.search).get("lang"));

/** @typedef {{ type: number, data?: any }} Message */

/** With what the theme sets its worker up. @type {Message} */
let setup;
/** The theme's own worker, once it is there: what it does with a message. @type {Promise<(event: { data: Message }) => Promise<void>> | undefined} */
let theme;
/** Messages are answered in their order. */
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
  // "Nearly this word, give or take that many letters" may keep the worker busy for minutes.
  const words = text.replace(/~\d*/g, " ").trim().split(/\s+/);
  const data = words.map((word) => (/^[\p{L}\d]+$/u.test(word) ? `${word}^2 ${word}` : word)).join(" ");
  try {
    theme ??= awake();
    await (await theme)({ data: { type: QUERY, data } });
  } catch {
    // The network is gone: the next word tries again.
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
