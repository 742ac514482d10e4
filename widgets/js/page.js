// @ts-check
// Scripts of pages without regard to widgets, run each time the theme shows another page without a reload.

import { storeChoice } from "./saved.js";

globalThis.document$?.subscribe(() => {
  leadToTheSamePage();
  beginWhereTheReaderGoes();
  forwardToTheRule();
  if (document.querySelector(".rake-path, .rake-back")) import("./stations.js").then(({ showStations }) => showStations());
});

/** Sets the links of the language switch to the current page in each language: the theme leaves the first page's there. */
function leadToTheSamePage() {
  for (const link of document.querySelectorAll("a[data-language]")) {
    const alternate = document.head.querySelector(`meta[name="alternate-${link.getAttribute("hreflang")}"]`);
    const address = alternate?.getAttribute("content");
    if (address) link.setAttribute("href", new URL(address, document.baseURI).href);
  }
}

/** Adds the current query and hash to such a link when it is clicked, because they change without any event. */
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element && target.closest("a[data-language]");
    if (link instanceof HTMLAnchorElement) [link.search, link.hash] = [location.search, location.hash];
  },
  { capture: true },
);

/** Offers the page in the browser's language no more, once the reader has gone to it or refused it. */
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element && target.closest("a[data-language], .rake-offer > button"))) return;
  storeChoice("language", "chosen");
  delete document.documentElement.dataset.offer;
});

/**
 * The address that the reader is going to, until that page is shown, and its scroll position in pixels if they go back.
 * The theme reads the position from `history.state`; but 0.1 seconds after a scroll it writes the position of the page that
 * the reader is leaving there, often before the next page is shown. So the position is noted here first.
 */
let destination = { href: "", y: /** @type {number | undefined} */ (undefined) };
document.addEventListener("click", () => void (destination = { href: location.href, y: undefined }));
addEventListener("popstate", ({ state }) => void (destination = { href: location.href, y: state?.y }));

/** Scrolls a new page to the place that the link names, or to the top; after going back, to where the reader left it. */
function beginWhereTheReaderGoes() {
  const { href, y } = destination;
  destination = { href: "", y: undefined };
  if (href !== location.href) return;
  if (location.hash && y === undefined) return location.replace(location.hash);
  scrollTo(0, y ?? 0);
  beginBeforeTheSkipLink();
}

/**
 * Lets the next Tab reach the skip link, as on a page that was loaded. Otherwise it would go on from where the link was that
 * the reader followed, in the middle of the menu.
 */
function beginBeforeTheSkipLink() {
  const skip = /** @type {HTMLElement | null} */ (document.querySelector("[data-md-component=skip]"));
  skip?.setAttribute("tabindex", "-1");
  skip?.focus({ preventScroll: true });
  skip?.blur();
}

/** Redirects `rules/#r5-3` to the page that has rule 5.3, so that a link to a rule needs only its number. */
function forwardToTheRule() {
  const entry = location.hash && document.querySelector(`.rake-contents a[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (entry instanceof HTMLAnchorElement) location.replace(entry.href);
}

const light = matchMedia("(prefers-color-scheme: light)");
const colours = document.querySelector("[data-md-component=palette]");

/**
 * Makes every press of the colour switch change something visible. The theme's own order has three stops for two looks:
 * following the device, light, dark. So a press leads to the other look instead, and where that's the device's own, to
 * following the device.
 */
function leadToTheOtherLook() {
  const other = light.matches ? 2 : 1;
  for (const [stop, label] of (colours?.querySelectorAll("label") ?? []).entries())
    label.htmlFor = `__palette_${stop === other ? 0 : other}`;
}
leadToTheOtherLook();
light.addEventListener("change", leadToTheOtherLook);
// The theme would let Enter go on to the stop that is next in its own order.
colours?.addEventListener(
  "keydown",
  (event) => {
    if (!(event instanceof KeyboardEvent && event.key === "Enter" && event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    event.target.click();
  },
  { capture: true },
);

/** Loads what search and menu need once either has the focus. */
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches("label, label > *, .md-search__input")) import("./header.js");
});
