// @ts-check
// The search and the menu of the theme's header, as far as it leaves something to be done for phones and keyboards.

/**
 * Lets the page scroll as soon as a result of the search is followed. Where the search fills the window, the theme holds the
 * page for 0.1 seconds longer and puts it back where it was then, even if another page or another place is shown by now.
 * The page that is left goes back to where it was held, as the theme notes that for those who come back.
 */
document.addEventListener(
  "click",
  ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element && target.closest(".md-search-result a"))) return;
    const { top } = document.body.style;
    document.body.removeAttribute("data-md-scrolllock");
    document.body.style.top = "";
    if (!top) return;
    scrollTo(0, -parseFloat(top));
    dispatchEvent(new Event("scroll")); // the browser's own would come too late
  },
  { capture: true },
);

/** What opens the menu beside a narrow page, in the theme's label. */
const MENU = "[for=__drawer] > [role=button]";

const drawer = /** @type {HTMLInputElement | null} */ (document.getElementById("__drawer"));

/** Leads the focus into the menu beside a narrow page if it was opened by keyboard. */
drawer?.addEventListener("change", () => {
  const menu = /** @type {HTMLElement | null} */ (document.querySelector(".md-sidebar--primary"));
  if (!menu || !drawer.checked || !document.activeElement?.matches(MENU)) return;
  menu.tabIndex = -1;
  menu.focus();
});

/** Makes Enter and the space bar press the button of the menu, and Escape close it. */
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if ((key === " " || key === "Enter") && target instanceof HTMLElement && target.matches(MENU)) {
    event.preventDefault();
    target.click();
  } else if (key === "Escape" && drawer?.checked) {
    drawer.checked = false;
    /** @type {HTMLElement | null} */ (document.querySelector(MENU))?.focus();
  }
});

export {};
