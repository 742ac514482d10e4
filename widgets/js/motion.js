// @ts-check
// What moves on a table from one frame to the next: cards that change hands, are dealt or turned over, chips that are won.
// A frame is shown at once, and what is pressed meanwhile is answered: only then is played how everything got there.
// Nothing here depends on a game: it goes by the classes of kit/board.html.

/** How long a card or a stack of chips flies, how far apart two cards of a deal start, and all of them, in milliseconds. */
const FLIGHT = 300;
const APART = 60;
const DEAL = 600;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{ x: number, y: number, width: number, height: number }} Area where something is seen */
/** @typedef {{ item: HTMLElement, code: string, area: Area }} Card */
/** @typedef {{ hands: Map<string, Card[]>, slots: Card[], bets: Map<string, HTMLElement>, pot: HTMLElement | null }} Seen */

/** @param {Element} element @returns {Area} */
const areaOf = (element) => element.getBoundingClientRect();

/** @param {Element} around @param {string} selector @returns {HTMLElement[]} */
const all = (around, selector) => [...around.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);

/** @param {HTMLElement} item @returns {Card} its code is empty if there is no card */
function cardOf(item) {
  const face = /** @type {HTMLElement | null} */ (item.querySelector("[data-card]"));
  return { item, code: face?.dataset.card ?? "", area: areaOf(item) };
}

/** Returns where everything lies; a seat is known by its side of the table. @param {HTMLElement} board @returns {Seen} */
function look(board) {
  const seats = all(board, ".board-own, .board-seat");
  const side = (/** @type {HTMLElement} */ seat) => seat.className.replace(/ is-\w+/g, "");
  return {
    hands: new Map(seats.map((seat) => [side(seat), all(seat, ".board-hand > li, .board-cards > li").map(cardOf)])),
    slots: all(board, ".board-row > li").map(cardOf),
    bets: new Map(seats.flatMap((seat) => all(seat, ".board-bet").map((bet) => [side(seat), bet]))),
    pot: board.querySelector(".board-pot > p:first-child"),
  };
}

/** The animations that run, to be ended by a press. */
const running = /** @type {Set<Animation>} */ (new Set());

/** Ends all motion at once: everything is seen where it is. */
export function end() {
  for (const animation of running) animation.finish();
  running.clear();
}

/** @param {HTMLElement} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
function play(element, frames, timing) {
  const animation = element.animate(frames, { easing: "cubic-bezier(0.22, 0.8, 0.3, 1)", fill: "backwards", ...timing });
  running.add(animation);
  animation.finished.finally(() => running.delete(animation)).catch(() => {});
  return animation;
}

/** Makes a change to a table and plays what it moved. @param {HTMLElement | null} board @param {() => void} change */
export function move(board, change) {
  if (!board || quiet.matches) return change();
  end();
  const before = look(board);
  const chips = new Map([...before.bets].map(([side, bet]) => [side, flyer(bet)]));
  const pot = before.pot && flyer(before.pot);
  change();
  if (!board.isConnected) return;
  const after = look(board);
  moveCards(board, before, after);
  moveChips(board, after, chips, pot);
}

/** @param {HTMLElement} board @param {Seen} before @param {Seen} after */
function moveCards(board, before, after) {
  const taken = before.slots.filter((slot, index) => slot.code && after.slots.length && !after.slots[index]?.code);
  const deck = areaOf(board.querySelector(".board-pot") ?? board);
  let dealt = 0;
  const lasting = Math.min(APART, DEAL / Math.max(1, [...after.hands.values(), after.slots].flat().length));
  /** @param {Card} card @param {Card} [from] */
  const bring = (card, from) => {
    const delay = from ? 0 : lasting * dealt++;
    fly(card, from?.area ?? deck, delay);
    if (card.code !== "xx" && (from?.code ?? "xx") === "xx") turn(card.item, delay);
  };
  if (!before.slots.length || !after.slots.length) for (const card of after.slots) bring(card);
  for (const [side, cards] of after.hands) {
    const held = before.hands.get(side) ?? [];
    // A hand of other cards altogether is a new one.
    const left = cards.some(({ code }) => held.some((old) => old.code === code)) || held.length === cards.length ? [...held] : [];
    const fresh = cards.filter(({ code }) => {
      const at = left.findIndex((old) => old.code === code);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    for (const card of fresh) {
      const shown = left.findIndex((old) => old.code === "xx");
      const from = taken.find(({ code }) => code === card.code) ?? taken.find(({ code }) => code === "xx");
      if (shown >= 0) {
        left.splice(shown, 1);
        turn(card.item, 0);
      } else bring(card, from);
    }
  }
}

/** Plays how a card came to its place. @param {Card} card @param {Area} from @param {number} delay */
function fly({ item, area }, from, delay) {
  const scale = Math.min(1, from.width / area.width);
  const x = from.x + (from.width - area.width * scale) / 2 - area.x;
  const start = { transform: `translate(${x}px, ${from.y - area.y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 };
  play(item, [start, { transform: "none", transformOrigin: "0 0", zIndex: 5 }], { duration: FLIGHT, delay });
}

/** Plays how a card is turned over. @param {HTMLElement} item @param {number} delay */
function turn(item, delay) {
  const face = /** @type {HTMLElement | null} */ (item.querySelector("[data-card]"));
  if (!face) return;
  const up = getComputedStyle(face).backgroundPosition;
  const back = `0% ${item.closest(".board-cards") ? 800 / 9 : 100}%`;
  const timing = { duration: FLIGHT, delay };
  play(face, [{ scale: "1 1" }, { scale: "0 1" }, { scale: "1 1" }], timing);
  const [down, half, now] = [back, up, up].map((backgroundPosition) => ({ backgroundPosition }));
  play(face, [{ ...down, easing: "step-end" }, { ...half, offset: 0.5 }, now], timing);
}

/** Returns a copy of chips that lie there, and where. @param {HTMLElement} chips */
function flyer(chips) {
  const copy = /** @type {HTMLElement} */ (chips.cloneNode(true));
  for (const each of [copy, ...all(copy, "[id]")]) each.removeAttribute("id");
  return { copy, text: chips.textContent, area: areaOf(chips) };
}

/**
 * Plays how bets that are gone went to the pot, and how the pot came to its winners.
 * @param {HTMLElement} board @param {Seen} after
 * @param {Map<string, ReturnType<typeof flyer>>} chips @param {ReturnType<typeof flyer> | null} pot
 */
function moveChips(board, after, chips, pot) {
  const target = areaOf(board.querySelector(".board-pot") ?? board);
  for (const [side, bet] of chips) if (!after.bets.has(side)) send(board, bet, target);
  if (pot?.text && !after.pot?.textContent)
    for (const winner of all(board, ".is-winner > .board-plate, .is-winner > .board-status")) send(board, pot, areaOf(winner));
}

/**
 * Plays how chips leave: a copy of them flies, which can be neither pressed nor read.
 * @param {HTMLElement} board @param {ReturnType<typeof flyer>} chips @param {Area} to
 */
function send(board, { copy, area }, to) {
  const air = Object.assign(document.createElement("div"), { className: "board-air", ariaHidden: "true" });
  const chips = /** @type {HTMLElement} */ (copy.cloneNode(true));
  air.append(chips);
  board.append(air);
  const zero = areaOf(air);
  /** @param {Area} there */
  const at = ({ x, y, width, height }) =>
    `translate(${x + (width - area.width) / 2 - zero.x}px, ${y + (height - area.height) / 2 - zero.y}px)`;
  const path = [{ transform: at(area) }, { transform: at(to), opacity: 1, offset: 0.8 }, { transform: at(to), opacity: 0 }];
  play(chips, path, { duration: FLIGHT, fill: "both" }).finished.finally(() => air.remove()).catch(() => {});
}
