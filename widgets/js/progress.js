// @ts-check
// The entries of this site in the browser's storage, for the widget `progress`: sent to Python with each click, and replaced
// when Python's frame says so.

import { isProgress, LATEST, PREFIX } from "./saved.js";

/** The entries that are the reader's progress. */
const names = () => Object.keys(localStorage).filter(isProgress);

/** Whether the browser allows storage; if it doesn't, a script in the page's head has replaced `localStorage`. */
const canStore = () => localStorage instanceof Storage;

/** @returns {HTMLFormElement | null} */
const progressForm = () => document.querySelector("[data-shelves] > form");

/** Presses the button `look` of the widget for the reader, which shows the stored entries and leaves the page where it is. */
function look() {
  const form = progressForm();
  if (!form) return;
  form.dataset.unasked = "";
  form.requestSubmit(form.querySelector("[value=look]"));
  delete form.dataset.unasked;
}

/** Shows the stored entries if there are any, or a notice if the browser refuses storage. */
export function start() {
  if (!canStore() || names().length) look();
}

/** Replaces all stored entries, the choices excepted. @param {Record<string, string>} stored texts by name */
export function replaceStored(stored) {
  try {
    for (const key of names()) if (!(key.slice(PREFIX.length) in stored)) localStorage.removeItem(key);
    if (!names().length) localStorage.removeItem(LATEST);
    for (const [name, text] of Object.entries(stored)) localStorage.setItem(PREFIX + name, text);
  } catch {
    look(); // The storage is full: show what it holds now.
  }
}

document.addEventListener("formdata", ({ target, formData }) => {
  if (target !== progressForm()) return;
  if (!canStore()) return formData.set("refused", "refused");
  const stored = names().map((key) => [key.slice(PREFIX.length), localStorage.getItem(key)]);
  formData.set("kept", JSON.stringify(Object.fromEntries(stored)));
});
// `key` is null if another tab has deleted everything.
addEventListener("storage", ({ key }) => {
  if (key === null || isProgress(key)) look();
});
