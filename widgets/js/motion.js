// @ts-check
// What moves on a table from one frame to the next: cards that change hands, are dealt or turned over, chips that are won.
// A frame is shown at once, and what is pressed meanwhile is answered: only then is played how everything got there.
// Nothing here depends on a game: it goes by the lists of cards on a table, its zones, and by the names of the cards.

/** How long a card or a stack of chips flies, how far apart two cards of a deal start, and all of them, in milliseconds. */
const FLIGHT = 300;
const APART = 60;
const DEAL = 600;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{ x: number, y: number, width: number, height: number }} Area where something is seen */
/** @typedef {{ item: HTMLElement, code: string, area: Area, spot: number }} Card of a zone, on one of its spots */
/** @typedef {{ deal: string, zones: Map<string, Card[]>, bets: Map<string, HTMLElement>, pot: HTMLElement | null }} Seen */

/** @param {Element} element @returns {Area} */
const areaOf = (element) => element.getBoundingClientRect();

/** @param {Element} around @param {string} selector @returns {HTMLElement[]} */
const all = (around, selector) => [...around.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);

/** @param {Element | null} seat @returns {string} by what it is known: its side of the table */
const sideOf = (seat) => seat?.className.replace(/ is-\w+/g, "") ?? "";

/** @param {Element} item @returns {string | undefined} the card in it */
const cardIn = (item) => /** @type {HTMLElement | null} */ (item.querySelector("[data-card]"))?.dataset.card;

/** Returns the cards that lie on a table by zone: a hand, a row, a trick, a pile. @param {HTMLElement} board */
function zonesOf(board) {
  /** @type {Map<string, Card[]>} */
  const zones = new Map();
  for (const list of all(board, "ul, .board-pile")) {
    const name = `${sideOf(list.closest(".board-own, .board-seat"))} ${list.classList[0]} `;
    let number = 0; // the order says which of several alike it is
    while (zones.has(name + number)) number++;
    const faces = all(list, "[data-card]").filter((face) => face.closest("ul, .board-pile") === list);
    const cards = faces.map((face) => {
      const spot = face.closest("ul > li");
      const item = spot?.querySelectorAll("[data-card]").length === 1 ? spot : face.parentElement;
      const at = spot ? [...list.children].indexOf(spot) : 0;
      return { item: /** @type {HTMLElement} */ (item), code: face.dataset.card ?? "", area: areaOf(item ?? face), spot: at };
    });
    zones.set(name + number, cards);
  }
  return zones;
}

/** Returns what tells a deal from another: the seed of a table, the record of one to step through. @param {HTMLElement} board */
function dealOf(board) {
  const state = board.closest("form")?.querySelector("[name=state]");
  return / (?:seed|deal)=(.*?)(?= \w+=|$)/.exec(` ${state?.getAttribute("value")}`)?.[1] ?? "";
}

/** Returns where everything lies. @param {HTMLElement} board @returns {Seen} */
function look(board) {
  const seats = all(board, ".board-own, .board-seat");
  return {
    deal: dealOf(board),
    zones: zonesOf(board),
    bets: new Map(seats.flatMap((seat) => all(seat, ".board-bet").map((bet) => [sideOf(seat), bet]))),
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
  const trick = all(board, ".board-centre li:has(> .board-card)").map((each) => ({ ...flyer(each), code: cardIn(each) }));
  for (const { copy, area } of trick) copy.style.width = `${area.width}px`;
  const taker = board.querySelector(".board-centre .is-taking");
  const away = taker && beyond(areaOf(taker), areaOf(/** @type {Element} */ (taker.parentElement)));
  change();
  if (!board.isConnected) return;
  const after = look(board);
  moveCards(board, before, after);
  moveChips(board, after, chips, pot);
  const still = new Set(all(board, ".board-centre [data-card]").map(({ dataset }) => dataset.card));
  const isTaken = away && before.deal === after.deal && trick.every(({ code }) => !still.has(code));
  if (isTaken) for (const card of trick) send(board, card, away);
}

/** Returns an area further from the middle of another one. @param {Area} area @param {Area} around @returns {Area} */
function beyond({ x, y, width, height }, around) {
  const [across, down] = [x + width / 2 - around.x - around.width / 2, y + height / 2 - around.y - around.height / 2];
  return { x: x + 2 * across, y: y + 2 * down, width, height };
}

/** @param {HTMLElement} board @param {Seen} before @param {Seen} after */
function moveCards(board, before, after) {
  const deck = areaOf(board.querySelector(".board-pot") ?? board);
  /** @type {Seen["zones"]} */
  const old = before.deal === after.deal ? before.zones : new Map();
  const left = new Map([...old].map(([name, cards]) => [name, without(cards, after.zones.get(name) ?? [])]));
  const came = [...after.zones].map(([name, cards]) => ({ name, cards: without(cards, old.get(name) ?? []) }));
  for (const zone of came) zone.cards = zone.cards.filter((card) => !turnedUp(card, left.get(zone.name) ?? []));
  let dealt = 0;
  const lasting = Math.min(APART, DEAL / Math.max(1, [...after.zones.values()].flat().length));
  for (const { name, cards } of came)
    for (const card of cards) {
      const others = [...left].filter(([other]) => other !== name);
      const from = takeOut(others, card.code) ?? takeOut(others.filter(([other, gone]) => mayGive(other, gone, name, after)), "xx");
      const delay = from ? 0 : lasting * dealt++;
      fly(card, from?.area ?? deck, delay);
      if (card.code !== "xx" && (from?.code ?? "xx") === "xx") turn(card.item, delay);
    }
}

/** Turns a card over where one lay face down, if there was any. @param {Card} card @param {Card[]} gone */
function turnedUp(card, gone) {
  const isTurned = card.code !== "xx" && !!takeOut([["", gone]], "xx");
  if (isTurned) turn(card.item, 0);
  return isTurned;
}

const isHand = (/** @type {string} */ zone) => zone.startsWith("board-");

/**
 * Returns whether a card that nobody saw may have come from a zone to another one. A hand that is thrown away gives
 * nothing to what lies on the table.
 * @param {string} zone @param {Card[]} gone @param {string} to @param {Seen} after
 */
const mayGive = (zone, gone, to, after) => !isHand(zone) || isHand(to) || after.zones.has(zone) || gone.length === 1;

/**
 * Returns the cards of a zone that were not there at another time, or are there no more.
 * @param {Card[]} cards @param {Card[]} then @returns {Card[]}
 */
function without(cards, then) {
  const rest = [...then];
  const isThere = (/** @type {Card} */ card, /** @type {boolean} */ onSpot) => {
    const at = rest.findIndex(({ code, spot }) => code === card.code && (!onSpot || spot === card.spot));
    return at >= 0 && !!rest.splice(at, 1);
  };
  return cards.filter((card) => !isThere(card, true)).filter((card) => !isThere(card, false));
}

/** Takes a card of this name out of one of the zones, and returns it. @param {[string, Card[]][]} zones @param {string} name */
function takeOut(zones, name) {
  for (const [, cards] of zones) {
    const at = cards.findIndex(({ code }) => code === name);
    if (at >= 0) return cards.splice(at, 1)[0];
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
