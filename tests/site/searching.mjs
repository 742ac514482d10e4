// Answers searches as the site's worker does: node searching.mjs SITE LANG, with queries as a JSON list on its input.
// Prints, for each query, the addresses of the pages found, best first, each with its sections, best first.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

const [site, lang] = process.argv.slice(2);
const folder = "assets/javascripts/workers/";
const base = `http://rake.test/${folder}search-rake.js?lang=${lang}`;
/** @param {URL | string} address */
const text = (address) => readFileSync(join(site, decodeURIComponent(new URL(address, base).pathname)), "utf-8");
/** @type {((event: { data: any }) => unknown)[]} */
const listeners = [];
let answer = (/** @type {any} */ _message) => {};
const worker = vm.createContext({
  URL,
  URLSearchParams,
  console,
  location: new URL(base),
  addEventListener: (/** @type {string} */ _message, /** @type {(event: { data: any }) => unknown} */ own) => listeners.push(own),
  postMessage: (/** @type {any} */ message) => answer(message),
  fetch: async (/** @type {string} */ address) => ({ json: async () => JSON.parse(text(address)) }),
  importScripts: (/** @type {string[]} */ ...scripts) => scripts.forEach((script) => vm.runInContext(text(script), worker)),
});
vm.runInContext("var self = globalThis;", worker);
vm.runInContext(text(base), worker);
const [listener] = listeners;
/** Sends a message and returns the answer of that type. @param {number} type @param {any} data @param {number} answered */
const ask = (type, data, answered) =>
  new Promise((resolve) => {
    answer = (message) => message.type === answered && resolve(message.data);
    listener({ data: { type, data } });
  });
const { config } = JSON.parse(text("/search/search_index.json"));
await ask(0, { config, docs: [], options: { suggest: true } }, 1);
for (const query of JSON.parse(readFileSync(0, "utf-8"))) {
  const { items } = await ask(2, query, 3);
  console.log(JSON.stringify(items.map((/** @type {any[]} */ page) => page.map(({ location }) => location))));
}
