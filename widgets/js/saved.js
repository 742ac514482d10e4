// @ts-check
// What the site keeps in the browser's storage: the choices of a deck, a pace and a language, and the saved states of widgets. A container with `data-kept` has its widget's state saved.

/** The start of the name of every entry of this site. */
export const PREFIX = "rake-";
/** What readers choose for all pages; each is an entry, and deck and pace are attributes of the document. */
const CHOICES = ["deck", "pace", "language"];

/** The entry that names the one stored last. */
export const LATEST = `${PREFIX}latest`;

/** Whether an entry of the browser's storage is the reader's progress: their choices aren't. @param {string} key */
export const isProgress = (key) => key.startsWith(PREFIX) && key !== LATEST && !CHOICES.includes(key.slice(PREFIX.length));

/** @param {"deck" | "pace" | "language"} name @param {string} value */
export function storeChoice(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // The storage is full: the choice is lost when the page is closed.
  }
}

/** @param {HTMLFormElement} form */
export const containerOf = (form) => /** @type {HTMLElement} */ (form.parentElement);

/**
 * The name of the entry in the browser's storage that holds a widget's saved state, or one that could not be read.
 * @param {HTMLFormElement} form @param {"unread"} [unread]
 */
export const storageKey = (form, unread) =>
  ["rake", form.dataset.widget, containerOf(form).dataset.kept, unread].filter(Boolean).join("-");

/** @param {HTMLFormElement} form @param {string} state @param {"unread"} [unread] */
export function storeState(form, state, unread) {
  try {
    localStorage.setItem(storageKey(form, unread), state);
    const latest = storageKey(form);
    if (localStorage.getItem(LATEST) !== latest) localStorage.setItem(LATEST, latest); // to write takes a millisecond of each answer
    document.documentElement.toggleAttribute("data-began", true);
  } catch {
    // The storage is full or refused: the state is lost when the page is closed.
  }
}

/** Returns the saved state of a widget; undefined if there is none. @param {HTMLFormElement} form */
export function storedState(form) {
  try {
    return ("kept" in containerOf(form).dataset && localStorage.getItem(storageKey(form))) || undefined;
  } catch {
    return undefined; // Storage is refused.
  }
}
