// @ts-check
// Number keys play at a table: 1 is the first card to take or the first action, while the focus is at that table.

const FIELDS = "input:not([type=range]), select, textarea";

document.addEventListener("keydown", ({ key, target, repeat, ctrlKey, altKey, metaKey }) => {
  if (!/^[1-9]$/.test(key) || repeat || ctrlKey || altKey || metaKey) return;
  if (!(target instanceof Element) || target.matches(FIELDS)) return;
  const buttons = target.closest("form[data-widget]")?.querySelectorAll(".board-take, .board-moves button");
  const button = buttons?.[Number(key) - 1];
  if (button instanceof HTMLButtonElement) button.click();
});
