// @ts-check
// Keys that play at a table, while the focus is there: 1 is the first card or action, arrows lead along a hand of cards.

const FIELDS = "input:not([type=range]), select, textarea";
const BUTTONS = ".board-take, .board-choice, .board-lay, .board-moves button";

document.addEventListener("keydown", ({ key, target, repeat, ctrlKey, altKey, metaKey }) => {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element) || target.matches(FIELDS)) return;
  const item = target.closest(".board-hand > li");
  const next = key === "ArrowLeft" ? item?.previousElementSibling : key === "ArrowRight" && item?.nextElementSibling;
  if (next) next.querySelector("button")?.focus();
  if (!/^[1-9]$/.test(key) || repeat) return;
  const button = target.closest("form[data-widget]:not(:has(:popover-open))")?.querySelectorAll(BUTTONS)[Number(key) - 1];
  if (button instanceof HTMLButtonElement) button.click();
});

export {};
