// @ts-check
// The search and the menu of the theme's header, as far as it leaves something to be done for phones and keyboards.

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

export {};
