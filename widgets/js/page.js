// @ts-check
// What pages need apart from widgets, each time that the theme swaps one in.
globalThis.document$?.subscribe(() => {
  leadToTheSamePage();
  beginWhereTheReaderGoes();
  forwardToTheRule();
});

/** The language switch leads to the same page, whose address changes with every page… */
function leadToTheSamePage() {
  for (const link of document.querySelectorAll("a[data-language]")) {
    const alternate = document.head.querySelector(`meta[name="alternate-${link.getAttribute("hreflang")}"]`);
    const address = alternate?.getAttribute("content");
    if (address) link.setAttribute("href", new URL(address, document.baseURI).href);
  }
}

/** …and to the same place and position on it. Those change without a word, so they are added at the last moment. */
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element && target.closest("a[data-language]");
    if (link instanceof HTMLAnchorElement) [link.search, link.hash] = [location.search, location.hash];
  },
  { capture: true },
);

/**
 * Where the reader is going, until a page is there, and how far down it was scrolled when they were last there, if ever.
 * The theme reads that from `history.state`, but a tenth of a second after a scroll writes there how far down the page is
 * that the reader is leaving: often sooner than the next page comes.
 */
let destination = { href: "", y: /** @type {number | undefined} */ (undefined) };
document.addEventListener("click", () => void (destination = { href: location.href, y: undefined }));
addEventListener("popstate", ({ state }) => void (destination = { href: location.href, y: state?.y }));

/** Readers who follow a link begin at the place that it names, or at the top; those who come back, where they left. */
function beginWhereTheReaderGoes() {
  const { href, y } = destination;
  if (href === location.href) location.hash && y === undefined ? location.replace(location.hash) : scrollTo(0, y ?? 0);
  destination = { href: "", y: undefined };
}

/** A rule is found by its number alone: `rules/#r5-3` goes on to the page that tells it. */
function forwardToTheRule() {
  const entry = location.hash && document.querySelector(`.rake-contents a[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (entry instanceof HTMLAnchorElement) location.replace(entry.href);
}
