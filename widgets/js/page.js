// @ts-check
// What pages need apart from widgets, each time that the theme swaps one in.
globalThis.document$?.subscribe(() => {
  leadToTheSamePage();
  forwardToTheRule();
});

/** The language switch leads to the same page; its address changes with every page. */
function leadToTheSamePage() {
  for (const link of document.querySelectorAll("a[data-language]")) {
    const alternate = document.head.querySelector(`meta[name="alternate-${link.getAttribute("hreflang")}"]`);
    const address = alternate?.getAttribute("content");
    if (address) link.setAttribute("href", new URL(address, document.baseURI).href);
  }
}

/** A rule is found by its number alone: `rules/#r5-3` goes on to the page that tells it. */
function forwardToTheRule() {
  const entry = location.hash && document.querySelector(`.rake-contents a[id="${CSS.escape(location.hash.slice(1))}"]`);
  if (entry instanceof HTMLAnchorElement) location.replace(entry.href);
}
