// Reads pages as other sites do, with parsers that others wrote: node unfurling.mjs SITE BASE, with the pages' addresses as a JSON list
// on its input. Prints what each parser found in each page. Nothing is fetched: what they ask for is read from the site's folder.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(new URL("../../widgets/js/package.json", import.meta.url));
const openGraph = require("open-graph-scraper");
const { unfurl } = require("unfurl.js");
const { Response } = createRequire(require.resolve("unfurl.js"))("node-fetch");

const [site, base] = process.argv.slice(2);
/** Slack reads no more of a page. */
const READ = 32768;
/** @param {string} url */
const file = (url) => {
  const path = url.slice(base.length);
  return readFileSync(join(site, path.endsWith("/") || !path ? `${path}index.html` : path));
};
/** @param {string} url */
const fetch = async (url) => {
  const json = url.endsWith(".json");
  const content = json ? file(url) : file(url).subarray(0, READ);
  const answer = new Response(content, { headers: { "Content-Type": json ? "application/json" : "text/html; charset=utf-8" } });
  Object.defineProperty(answer, "url", { value: url });
  return answer;
};
for (const address of JSON.parse(readFileSync(0, "utf-8"))) {
  const url = base + address;
  const html = file(url).subarray(0, READ).toString("utf-8");
  const { result } = await openGraph({ html });
  console.log(JSON.stringify({ openGraph: result, unfurl: await unfurl(url, { oembed: true, fetch }) }));
}
