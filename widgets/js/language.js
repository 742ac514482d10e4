// @ts-check
// The language switch leads to the same page; its address changes with every page that the theme swaps in.
globalThis.document$?.subscribe(() => {
  for (const link of document.querySelectorAll("a[data-language]")) {
    const alternate = document.head.querySelector(`meta[name="alternate-${link.getAttribute("hreflang")}"]`);
    const address = alternate?.getAttribute("content");
    if (address) link.setAttribute("href", new URL(address, document.baseURI).href);
  }
});
