// @ts-check
// How far a reader has come, as the browser's storage has it, on links with the name of its entry: the lessons on their page,
// and what was left off on the first page.

import { LATEST, PREFIX } from "./saved.js";

/** How many steps of a lesson were right first time. @param {string} marks */
const starsOf = (marks) => marks.replaceAll(/[^0]/g, "").length;

/**
 * How far an entry has come: the words that say so, empty if there's nothing to go on with, and whether it's done. Steps
 * of a lesson that were right first time are stars; once it was finished, it stays so while it's taken again.
 * @param {HTMLElement} link
 */
function reached({ dataset: { entry = "", steps, last, since = "", row = "" } }) {
  const kept = (entry && localStorage.getItem(PREFIX + entry)) ?? "";
  const field = (/** @type {string} */ name) => new RegExp(` ${name}=(\\S+)`).exec(kept)?.[1] ?? "";
  if (entry === "drill") return { words: `${field("queue") && field("queue").split(".").length}`, done: false };
  if (entry === "day") return reachedToday(field("took"), since, row);
  if (entry === "table" || entry.startsWith("play-")) return { words: field("seed") && "…", done: false };
  if (!steps) return { words: field("step") && "…", done: field("step") === last };
  const isWhole = (/** @type {string} */ run) => `${run.length}` === steps && !run.includes(".");
  const finished = [field("marks"), field("done")].filter(isWhole).sort((one, other) => starsOf(other) - starsOf(one));
  const marks = finished[0] ?? field("marks").replaceAll(".", "");
  const stars = starsOf(marks);
  const words = marks || field("tried") ? `${marks.length}/${steps}${stars ? ` ★${stars}` : ""}` : "";
  return { words, done: `${marks.length}` === steps };
}

/**
 * The same of the spot of the day: nothing once today's card is taken. `took` is the diary, `since` the day it counts from,
 * `row` says how many days today's card would make in a row.
 * @param {string} took @param {string} since @param {string} row
 */
function reachedToday(took, since, row) {
  const [first = 0, choices = ""] = took.split("-");
  const today = Math.floor((Date.now() - Date.parse(since)) / 86_400_000) - Number(first);
  const isTaken = (/** @type {number} */ day) => /\d/.test(choices[day] ?? "");
  let days = 1;
  while (isTaken(today - days)) days += 1;
  if (!choices || isTaken(today)) return { words: "", done: isTaken(today) };
  return { words: days > 1 ? row.replace("#", `${days}`) : "…", done: false };
}

/** Marks the lessons that are done or half done, and the one to take next. */
function markPath() {
  const path = /** @type {HTMLElement | null} */ (document.querySelector(".rake-path"));
  let isNext = true;
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (path?.querySelectorAll("li > a") ?? [])) {
    const { words, done } = reached(link);
    const station = /** @type {HTMLElement} */ (link.parentElement);
    station.dataset.state = done ? "done" : words ? "half" : "new";
    const note = /** @type {HTMLElement} */ (station.querySelector(".rake-note"));
    if (isNext && !done) station.dataset.next = "";
    const said = [note.textContent, words, isNext && !done && path?.dataset.next];
    note.textContent = said.filter(Boolean).join(" · ");
    isNext &&= done;
  }
}

/** Shows what a reader has left off, if there is any, and marks what they did last: on a phone it's all that is shown. */
function leadBack() {
  const back = /** @type {HTMLElement | null} */ (document.querySelector(".rake-back"));
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (back?.querySelectorAll("[data-entry]") ?? [])) {
    const { words, done } = reached(link);
    link.hidden = !words || done;
    if (!link.hidden && words !== "…") link.append(`${link.dataset.row ? "," : ""} ${words}`);
  }
  const left = /** @type {HTMLElement[]} */ ([...(back?.querySelectorAll("[data-entry]:not([hidden])") ?? [])]);
  const latest = localStorage.getItem(LATEST);
  (left.find(({ dataset }) => PREFIX + dataset.entry === latest) ?? left[0])?.setAttribute("data-latest", "");
  if (back) back.hidden = !left.length;
}

/** Shows on a page how far its reader has come. */
export function showStations() {
  markPath();
  leadBack();
}
