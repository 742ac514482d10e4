// @ts-check
// The search, the menu and the colour switch in the theme's header, as far as it leaves something to be done for phones and keyboards.

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
const search = /** @type {HTMLInputElement | null} */ (document.getElementById("__search"));

/** Lets the focus reach what opens and closes the submenus, and leads it into the menu if that was opened by keyboard. */
function enterMenu() {
  const menu = /** @type {HTMLElement | null} */ (document.querySelector(".md-sidebar--primary"));
  if (!menu || !drawer?.checked) return;
  for (const label of menu.querySelectorAll("label:not([for=__drawer])")) label.setAttribute("tabindex", "0");
  if (!document.activeElement?.matches(MENU)) return;
  menu.tabIndex = -1;
  menu.focus();
}
drawer?.addEventListener("change", enterMenu);
enterMenu();

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  // From what has opened a submenu, or closed it, the focus goes to what would do the opposite.
  if (target.matches(".md-nav__toggle") && drawer?.checked) {
    const label = `${target.checked ? ".md-nav__title" : ".md-nav__link"}[for="${target.id}"]`;
    /** @type {HTMLElement | null | undefined} */ (target.parentElement?.querySelector(label))?.focus({ preventScroll: true });
  }
  if (target.matches(".md-option")) setTimeout(leaveField);
});

/** Moves the focus to the colour switch if it's on one of the theme's hidden fields, where the theme puts it after a press. */
function leaveField() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement && field.matches(".md-option"))) return;
  /** @type {HTMLElement | null | undefined} */ (field.form?.querySelector("label:not([hidden]) > *"))?.focus();
}
leaveField(); // the reader may have pressed the switch before this script loaded

/** What a key presses that the theme draws as a button; it lets Enter press all but one itself. @type {Record<string, string>} */
const PRESSED = { " ": "label, label > *", Enter: MENU };

/** Makes Enter and the space bar press what the theme draws as buttons, and Escape close the menu. */
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (target instanceof HTMLElement && target.matches(PRESSED[key] ?? ":not(*)")) {
    event.preventDefault();
    target.click();
  } else if (key === "Escape" && drawer?.checked) {
    drawer.checked = false;
    /** @type {HTMLElement | null} */ (document.querySelector(MENU))?.focus();
  }
});

const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".md-search__input"));
const meta = document.querySelector(".md-search-result__meta");
if (field && meta) sayThatItLooks(field, meta);

/**
 * Says that a search is on its way: the theme would leave what it said before, and the first search takes seconds.
 * @param {HTMLInputElement} field
 * @param {Element} meta where the theme says how much it found
 */
function sayThatItLooks(field, meta) {
  const looking = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=rake-looking]"))?.content ?? "";
  const idle = JSON.parse(document.getElementById("__config")?.textContent ?? "").translations["search.result.placeholder"];
  const wanted = () => field.value.trim();
  /** What was wanted when the results came that are shown. */
  let answered = "";
  const look = () => {
    if (wanted() && wanted() !== answered) meta.textContent = looking;
    // What the theme waits for; pasting and dictating press no key.
    field.dispatchEvent(new Event("keyup", { bubbles: true }));
  };
  const note = () => {
    if (meta.textContent === idle) look(); // the theme's search is ready only after the first words
    const waits = meta.textContent === looking;
    if (!waits) answered = wanted();
    meta.parentElement?.classList.toggle("is-looking", waits);
  };
  field.addEventListener("input", look);
  new MutationObserver(note).observe(meta, { childList: true });
  note();
}

/** Whether Tab has only led the reader through the search: nothing was pressed in it. What was found stays from page to page. */
let passing = false;
let lastKey = "";
field?.addEventListener("focus", ({ relatedTarget: from }) => {
  passing = lastKey === "Tab" && !(from instanceof Element && from.closest(".md-search"));
});
field?.addEventListener("input", () => (passing = false));
addEventListener("pointerdown", () => (lastKey = ""), { capture: true });

/** Lets Tab go on from the search to its results, which the theme keeps for arrows; it would close them. */
addEventListener(
  "keydown",
  (event) => {
    // At any other key the theme goes back to the field, also at Shift.
    lastKey = event.key;
    if (!["Tab", "Shift"].includes(event.key)) passing = false;
    else if (search?.checked) leadThroughResults(event);
  },
  { capture: true },
);

/** @param {KeyboardEvent} event a press of Tab or Shift while the search is open */
function leadThroughResults(event) {
  const results = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".md-search-result :is([href], summary)"));
  for (const link of results) link.tabIndex = passing ? -1 : 0;
  if (document.activeElement === field && (passing || event.shiftKey || !results.length)) return;
  event.stopImmediatePropagation();
}

/** Closes the search and the menu once the focus has left them: they'd lie over what it is on. */
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  if (search?.checked && !target.closest(".md-search")) search.click();
  if (drawer?.checked && !target.closest(".md-sidebar--primary, .md-header")) drawer.click();
});

export {};
