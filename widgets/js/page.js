// @ts-check
// Scripts of pages without regard to widgets, run each time the theme shows another page without a reload.

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
  skip?.removeAttribute("tabindex");
}

/**
 * Lets the page scroll as soon as a result of the search is followed. Where the search fills the window, the theme holds the
 * page for 0.1 seconds longer and puts it back where it was then, even if another page or another place is shown by now.
 */
document.addEventListener(
  "click",
  ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element && target.closest(".md-search-result a"))) return;
    document.body.removeAttribute("data-md-scrolllock");
    document.body.style.top = "";
  },
  { capture: true },
);

/** Redirects `rules/#r5-3` to the page that has rule 5.3, so that a link to a rule needs only its number. */
function forwardToTheRule() {
  const entry = location.hash && document.querySelector(`.rake-contents a[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (entry instanceof HTMLAnchorElement) location.replace(entry.href);
}

const drawer = /** @type {HTMLInputElement | null} */ (document.getElementById("__drawer"));

/** Leads the focus into the menu beside a narrow page if it was opened by keyboard. */
drawer?.addEventListener("change", () => {
  const menu = /** @type {HTMLElement | null} */ (document.querySelector(".md-sidebar--primary"));
  if (!menu || !drawer.checked || !document.activeElement?.matches("label[for=__drawer]")) return;
  menu.tabIndex = -1;
  menu.focus();
});

/** Makes the space bar press what looks like a button, as the theme does with Enter; Escape closes the menu. */
document.addEventListener("keydown", (event) => {
  if (event.key === " " && event.target instanceof HTMLLabelElement) {
    event.preventDefault();
    event.target.click();
  } else if (event.key === "Escape" && drawer?.checked) {
    drawer.checked = false;
    /** @type {HTMLElement | null} */ (document.querySelector(".md-header label[for=__drawer]"))?.focus();
  }
});
