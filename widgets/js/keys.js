// @ts-check
// Keys that play at a table, while the focus is there: 1 is the first card or action, arrows lead along a hand of cards and from
// rule to rule in the log, Home and End to the ends. If nothing has the focus, a number key moves it to the table. Escape closes
// the log. And what the focus does to a drawer, and a press to the log and to the number of a rule.

const RULE = ".rake-rulebook";
const FIELDS = "input:not([type=range]), select, textarea";
const BUTTONS = ".board-take, .board-choice, .board-lay, .board-moves button";
/** Rows that are one stop for Tab, and the keys that move along each. */
const ROWS = [
  { row: ".board-hand", each: "button", back: "ArrowLeft", on: "ArrowRight" },
  { row: ".board-log", each: "a", back: "ArrowUp", on: "ArrowDown" },
];

/** Returns where a key leads to within a row, if it's one of those. @param {Element} from @param {string} key */
function nextTo(from, key) {
  for (const { row, each, back, on } of ROWS) {
    const all = /** @type {HTMLElement[]} */ ([...(from.closest(row)?.querySelectorAll(each) ?? [])]);
    const at = all.indexOf(/** @type {HTMLElement} */ (from));
    if (at >= 0) return { [back]: all[at - 1], [on]: all[at + 1], Home: all[0], End: all.at(-1) }[key];
  }
}

document.addEventListener("keydown", (event) => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || !(target instanceof Element) || target.matches(FIELDS)) return;
  const next = nextTo(target, key);
  if (next) {
    // Arrows scroll a long hand as well; the other keys would scroll the page.
    if (!["ArrowLeft", "ArrowRight"].includes(key)) event.preventDefault();
    next.focus();
  }
  const log = key === "Escape" && /** @type {HTMLDetailsElement | null} */ (target.closest(".board-log[open]"));
  if (log) {
    log.open = false;
    log.querySelector("summary")?.focus();
  }
  if (!/^[1-9]$/.test(key) || repeat) return;
  const isNowhere = target === document.body; // as after a page was loaded: then the only table is meant, and nothing is pressed
  const form = isNowhere ? document.querySelector("[data-room] > form[data-widget]") : target.closest("form[data-widget]");
  const button = form?.matches(":not(:has(:popover-open))") && form.querySelectorAll(BUTTONS)[Number(key) - 1];
  if (!(button instanceof HTMLButtonElement)) return;
  if (isNowhere) button.focus();
  else button.click();
});

// A rule that is named at a table, or in a rule that lies there, is laid before the reader; its page opens if it can't be read.
document.addEventListener(
  "click",
  (event) => {
    const link = event.target instanceof Element && event.target.closest(`.rake-rule, ${RULE} > div a`);
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!link.hash || link.origin !== location.origin || !document.querySelector(RULE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    import("./rulebook.js").then(({ showRule }) => showRule(link)).catch(() => location.assign(link.href));
  },
  { capture: true },
);

// A drawer is open while the focus is in it, or in the rule that it names: else it would lie over what the reader has gone on to.
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const drawer of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`:is(.board-drawer, ${RULE}):popover-open`)))
    if (!drawer.contains(target) && !target.closest(RULE) && !target.matches(`[popovertarget="${drawer.id}"]`)) drawer.hidePopover();
});

// A log that lies over the table goes as soon as anything else is pressed, but for a rule that it names.
document.addEventListener("click", ({ target }) => {
  const log = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".board-log[open]"));
  if (log && target instanceof Element && !log.contains(target) && !target.closest(RULE)) log.open = false;
});

// A log is opened at its newest line.
document.addEventListener(
  "toggle",
  ({ target }) => {
    const lines = target instanceof Element && target.matches(".board-log[open]") && target.querySelector("ol");
    if (lines) lines.scrollTop = lines.scrollHeight;
  },
  { capture: true },
);

export {};
