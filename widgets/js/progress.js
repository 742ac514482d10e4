// @ts-check
// What the device keeps of this site, as a whole: handed to Python with each press, written when Python says so.

const PREFIX = "rake-";
/** Not how far a reader has come: which deck they like. */
const DECK = `${PREFIX}deck`;

const names = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== DECK);

/** Whether the browser keeps anything; where it refuses, the page's head has put something else there. */
const canStore = () => localStorage instanceof Storage;

/** @returns {HTMLFormElement | null} */
const progressForm = () => document.querySelector("[data-shelves] > form");

/** Shows what is kept. */
function look() {
  const form = progressForm();
  form?.requestSubmit(form.querySelector("[value=look]"));
}

/** Shows what is kept, if anything is, and says so where nothing can be. */
export function start() {
  if (!canStore() || names().length) look();
}

/** Keeps this and nothing else. @param {Record<string, string>} stored */
export function replaceStored(stored) {
  try {
    for (const key of names()) if (!(key.slice(PREFIX.length) in stored)) localStorage.removeItem(key);
    for (const [name, text] of Object.entries(stored)) localStorage.setItem(PREFIX + name, text);
  } catch {
    look(); // Storage is full: what is kept now is shown.
  }
}

document.addEventListener("formdata", ({ target, formData }) => {
  if (target !== progressForm()) return;
  if (!canStore()) return formData.set("refused", "refused");
  const lines = names().map((key) => `shelf=${key.slice(PREFIX.length)} ${localStorage.getItem(key)}`);
  formData.set("kept", lines.join("\n"));
});
addEventListener("storage", look);
