// @ts-check
// What pages need apart from widgets, each time that the theme swaps one in.
globalThis.document$?.subscribe(() => {
  leadToTheSamePage();
  beginWhereTheLinkLeads();
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

/** Where the reader's last press led, until a page is there. */
let followed = "";
document.addEventListener("click", () => void (followed = location.href));

/**
 * Whoever follows a link begins at the place that it names, or at the top. The theme tells them from those who come back by
 * an empty `history.state`, but writes there how far the page before was scrolled, a tenth of a second late: often sooner
 * than the next page comes.
 */
function beginWhereTheLinkLeads() {
  if (followed === location.href) location.hash ? location.replace(location.hash) : scrollTo(0, 0);
  followed = "";
}

/** A rule is found by its number alone: `rules/#r5-3` goes on to the page that tells it. */
function forwardToTheRule() {
  const entry = location.hash && document.querySelector(`.rake-contents a[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (entry instanceof HTMLAnchorElement) location.replace(entry.href);
}
