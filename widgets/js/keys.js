// @ts-check
// Keys that play at a table, while the focus is there: 1 to 9 are the first cards or actions, arrows lead from card to card of
// a hand whose cards can be pressed.

const FIELDS = "input:not([type=range]), select, textarea";
const CARDS = ".board-hand > li > button";

/** Where an arrow leads, from one card of a row to another. @type {Record<string, (at: number, last: number) => number>} */
const STEPS = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus along a hand; true if there is a hand. @param {Element} target @param {string} key */
function goAlong(target, key) {
  const card = key in STEPS && target.closest(CARDS);
  if (!card) return false;
  const cards = [.../** @type {NodeListOf<HTMLElement>} */ (card.closest("ul")?.querySelectorAll(CARDS) ?? [])];
  const last = cards.length - 1;
  cards[Math.min(last, Math.max(0, STEPS[key](cards.findIndex((each) => each === card), last)))].focus();
  return true;
}

document.addEventListener("keydown", (event) => {
  const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || !(target instanceof Element) || target.matches(FIELDS)) return;
  if (goAlong(target, key)) return event.preventDefault();
  if (!/^[1-9]$/.test(key) || repeat) return;
  const buttons = target.closest("form[data-widget]")?.querySelectorAll(`${CARDS}, .board-take, .board-moves button`);
  const button = buttons?.[Number(key) - 1];
  if (button instanceof HTMLButtonElement) button.click();
});
