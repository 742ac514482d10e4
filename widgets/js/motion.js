// @ts-check
// What moves on a table from one frame to the next: cards that change hands, are dealt or turned over, chips that are won.
// A frame is shown at once, and what is pressed meanwhile is answered: only then is played how everything got there.
// Nothing here depends on a game: it goes by the lists of cards on a table, its zones, and by the names of the cards.
import { share } from "./pace.js";

// All times are in milliseconds at the slowest pace: together an answer moves for 1.2 seconds at most.
/** How long a card or a stack of chips flies. */
const FLIGHT = 350;
/** How far apart two cards of a deal start, and the first and the last of them. */
const DEALT = { apart: 90, all: 650 };
/** The same of two hands that are shown. */
const SHOWN = { apart: 160, all: 500 };

/** @typedef {{ x: number, y: number, width: number, height: number }} Area where something is seen */
/** @typedef {{ item: HTMLElement, code: string, area: Area, spot: number }} Card of a zone, on one of its spots */
/** @typedef {{ deal: string, zones: Map<string, Card[]>, bets: Map<string, HTMLElement>, pot: HTMLElement | null, won: Set<string> }} Seen */

/** @param {Element} element @returns {Area} */
const areaOf = (element) => element.getBoundingClientRect();

/** @param {Element} around @param {string} selector @returns {HTMLElement[]} */
const all = (around, selector) => [...around.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);

/** Returns the seats, clockwise from the reader's own. @param {HTMLElement} board */
const seatsOf = (board) => all(board, ".board-own, .board-seat");

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
  const seats = seatsOf(board);
  return {
    deal: dealOf(board),
    zones: zonesOf(board),
    bets: new Map(seats.flatMap((seat) => all(seat, ".board-bet").map((bet) => [sideOf(seat), bet]))),
    pot: board.querySelector(".board-pot > p:first-child"),
    won: new Set(seats.filter((seat) => seat.matches(".is-winner")).map(sideOf)),
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
function play(element, frames, { duration = FLIGHT, delay = 0, ...timing }) {
  const times = { duration: Number(duration) * share(), delay: delay * share() };
  const animation = element.animate(frames, { easing: "cubic-bezier(0.22, 0.8, 0.3, 1)", fill: "backwards", ...timing, ...times });
  running.add(animation);
  animation.finished.finally(() => running.delete(animation)).catch(() => {});
  return animation;
}

/**
 * Makes a change to a form and plays what it moved on its table. Of one that was not there before only a deal is played.
 * @param {HTMLElement} form @param {() => void} change
 */
export function move(form, change) {
  const old = form.querySelector(".board");
  if (!share()) return change();
  end();
  const board = /** @type {HTMLElement} */ (old ?? document.createElement("div"));
  const before = look(board);
  const chips = new Map([...before.bets].map(([side, bet]) => [side, flyer(bet)]));
  const pot = before.pot && flyer(before.pot);
  const trick = all(board, ".board-centre li:has(> .board-card)").map((each) => ({ ...flyer(each), code: cardIn(each) }));
  for (const { copy, area } of trick) copy.style.width = `${area.width}px`;
  const taker = board.querySelector(".board-centre .is-taking");
  const away = taker && beyond(areaOf(taker), areaOf(/** @type {Element} */ (taker.parentElement)));
  change();
  const now = /** @type {HTMLElement | null} */ (form.querySelector(".board"));
  if (!now || !(old || dealOf(now))) return;
  const after = look(now);
  const shown = moveCards(now, before, after);
  moveChips(now, before, after, chips, pot, shown);
  const still = new Set(all(now, ".board-centre [data-card]").map(({ dataset }) => dataset.card));
  const isTaken = away && before.deal === after.deal && trick.every(({ code }) => !still.has(code));
  if (isTaken) for (const card of trick) send(now, card, away, 0);
}

/** Returns an area further from the middle of another one. @param {Area} area @param {Area} around @returns {Area} */
function beyond({ x, y, width, height }, around) {
  const [across, down] = [x + width / 2 - around.x - around.width / 2, y + height / 2 - around.y - around.height / 2];
  return { x: x + 2 * across, y: y + 2 * down, width, height };
}

/**
 * Plays how cards came to where they are: those from the deck one after the other, hands that are shown seat by seat.
 * Returns when the last hand has been shown, 0 if there was none.
 * @param {HTMLElement} board @param {Seen} before @param {Seen} after
 */
function moveCards(board, before, after) {
  const deck = areaOf(board.querySelector(".board-pot") ?? board);
  /** @type {Seen["zones"]} */
  const old = before.deal === after.deal ? before.zones : new Map();
  const left = new Map([...old].map(([name, cards]) => [name, without(cards, after.zones.get(name) ?? [])]));
  const came = [...after.zones].map(([name, cards]) => ({ name, cards: without(cards, old.get(name) ?? []) }));
  /** @type {Map<Element | null, Card[]>} */
  const shown = new Map();
  for (const zone of came)
    zone.cards = zone.cards.filter((card) => {
      const isShown = card.code !== "xx" && !!takeOut([["", left.get(zone.name) ?? []]], "xx");
      if (isShown) shown.set(seatOf(card), [...(shown.get(seatOf(card)) ?? []), card]);
      return !isShown;
    });
  /** @type {Card[]} */
  const dealt = [];
  for (const { name, cards } of came)
    for (const card of cards) {
      const others = [...left].filter(([other]) => other !== name);
      const from = takeOut(others, card.code) ?? takeOut(others.filter(([other, gone]) => mayGive(other, gone, name, after)), "xx");
      if (from) {
        fly(card, from.area, 0);
        if (card.code !== "xx" && from.code === "xx") turn(card.item, 0);
      } else dealt.push(card);
    }
  oneByOne(inOrder(board, dealt), DEALT, (card, delay) => {
    fly(card, deck, delay);
    if (card.code !== "xx") turn(card.item, delay);
  });
  const last = oneByOne([...shown.values()], SHOWN, (cards, delay) => cards.forEach(({ item }) => turn(item, delay)));
  return shown.size && last + FLIGHT;
}

/**
 * Plays something for each in turn: so far apart, or less if all of them would take too long. Returns when the last begins.
 * @template Each @param {Each[]} each @param {{ apart: number, all: number }} times @param {(one: Each, delay: number) => void} begin
 */
function oneByOne(each, { apart, all }, begin) {
  const step = Math.min(apart, all / Math.max(1, each.length - 1));
  each.forEach((one, number) => begin(one, number * step));
  return step * Math.max(0, each.length - 1);
}

/** @param {Card} card @returns {Element | null} the seat in whose hand it is */
const seatOf = ({ item }) => item.closest(".board-own, .board-seat");

/**
 * Returns cards as they are dealt: round by round from the dealer's left on, then to the centre.
 * @param {HTMLElement} board @param {Card[]} cards
 */
function inOrder(board, cards) {
  const seats = /** @type {(Element | null)[]} */ (seatsOf(board));
  const first = seats.findIndex((seat) => seat?.querySelector(".board-dealer")) + 1;
  const order = [...seats.slice(first), ...seats.slice(0, first), null];
  /** @type {Map<Element | null, number>} */
  const had = new Map();
  const turns = cards.map((card) => {
    const seat = seatOf(card);
    const number = had.get(seat) ?? 0;
    had.set(seat, number + 1);
    return { card, at: (seat ? number : cards.length) * order.length + order.indexOf(seat) };
  });
  return turns.sort((one, other) => one.at - other.at).map(({ card }) => card);
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
  play(item, [start, { transform: "none", transformOrigin: "0 0", zIndex: 5 }], { delay });
}

/** Plays how a card is turned over. @param {HTMLElement} item @param {number} delay */
function turn(item, delay) {
  const face = /** @type {HTMLElement | null} */ (item.querySelector("[data-card]"));
  if (!face) return;
  const up = getComputedStyle(face).backgroundPosition;
  const back = `0% ${item.closest(".board-cards") ? 800 / 9 : 100}%`;
  const timing = { delay };
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
 * Plays how bets that are gone went to the pot, and once the hands were shown how the pot came to its winners, whose names
 * light up.
 * @param {HTMLElement} board @param {Seen} before @param {Seen} after
 * @param {Map<string, ReturnType<typeof flyer>>} chips @param {ReturnType<typeof flyer> | null} pot
 * @param {number} shown when the hands have been shown
 */
function moveChips(board, before, after, chips, pot, shown) {
  const target = areaOf(board.querySelector(".board-pot") ?? board);
  const paid = [...chips].filter(([side]) => !after.bets.has(side));
  for (const [, bet] of paid) send(board, bet, target, 0);
  const isWon = pot?.text && !after.pot?.textContent;
  const delay = Math.max(shown, paid.length && FLIGHT);
  for (const seat of seatsOf(board).filter((each) => after.won.has(sideOf(each)) && !before.won.has(sideOf(each)))) {
    const plate = /** @type {HTMLElement} */ (seat.querySelector(":scope > .board-plate, :scope > .board-status"));
    if (isWon) send(board, pot, areaOf(plate), delay);
    for (const name of all(plate, ":scope > :first-child")) light(name, delay);
  }
}

/** Plays how a name lights up. @param {HTMLElement} name @param {number} delay */
function light(name, delay) {
  play(name, [{ scale: 1 }, { scale: 1.15, filter: "brightness(1.6)" }, { scale: 1 }], { delay });
}

/**
 * Plays how chips leave: a copy of them flies, which can be neither pressed nor read.
 * @param {HTMLElement} board @param {ReturnType<typeof flyer>} chips @param {Area} to @param {number} delay
 */
function send(board, { copy, area }, to, delay) {
  const air = Object.assign(document.createElement("div"), { className: "board-air", ariaHidden: "true" });
  const chips = /** @type {HTMLElement} */ (copy.cloneNode(true));
  air.append(chips);
  board.append(air);
  const zero = areaOf(air);
  /** @param {Area} there */
  const at = ({ x, y, width, height }) =>
    `translate(${x + (width - area.width) / 2 - zero.x}px, ${y + (height - area.height) / 2 - zero.y}px)`;
  const path = [{ transform: at(area) }, { transform: at(to), opacity: 1, offset: 0.8 }, { transform: at(to), opacity: 0 }];
  play(chips, path, { delay, fill: "both" }).finished.finally(() => air.remove()).catch(() => {});
}
