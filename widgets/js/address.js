// @ts-check
// The position in the page's address: whether there is one, whether the reader has gone to another, and how it is changed.

/** How long after the last click the address bar is updated, in milliseconds: an update takes as long as an answer. */
const PAUSE = 200;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Makes the update of the address bar that is still waiting; does nothing if none is. */
let change = () => {};
/** The query of the address when it was last read or written. */
let openedQuery = "";
/** The link of the position that the address opened, until the reader goes on to another position. */
let openedLink = "";

/** A game's word and version, such as `rake=1`, also if the `=` was encoded or something unseen was put beside it. */
const OPENING = /[a-z](=|%(25)*3d)\W*(%[\da-f]{2})*(3d)?\d\d?(?!\d)/i;

/** Whether an address may open a position, of whichever game: however mangled, it has that game's word. @param {URL} address */
export const opensPosition = ({ search }) => OPENING.test(search);

/**
 * Whether the page's address may open a position: it names the game, or else the field by which the page's widget knows links.
 * It may be a position for another page, or none at all: Python says so.
 */
export function holdsPosition() {
  const { linked } = /** @type {HTMLElement | null} */ (document.querySelector("[data-linked]"))?.dataset ?? {};
  return opensPosition(new URL(location.href)) || Boolean(linked && location.search.toLowerCase().includes(`${linked}=`));
}

/** Whether the reader has gone back or forward since the address was last read or written. */
export const hasMoved = () => location.search !== openedQuery;

/** Reads the query of the page's address. */
export function readPosition() {
  openedLink = "";
  return (openedQuery = location.search);
}

/** Notes which position the page's address has opened. @param {string} link its link, as the widget writes it */
export const noteOpened = (link) => void (openedLink = link);

/**
 * Puts the link of a position into the address bar, after a pause. The first position that isn't the one that a link has
 * opened gets an entry of its own in the browser's history at once: so the browser's back button returns to the link.
 * @param {string} link
 */
export function scheduleAddress(link) {
  if (link && openedLink && link !== openedLink) {
    flushAddress();
    const next = new URL(location.href);
    next.search = link;
    history.pushState(history.state, "", next);
    readPosition();
    return;
  }
  const from = location.href;
  change = () => {
    if (location.href !== from) return;
    const next = new URL(from);
    next.search = link;
    history.replaceState(history.state, "", next);
    openedQuery = location.search;
  };
  clearTimeout(timer);
  timer = setTimeout(flushAddress, PAUSE);
}

/** Makes a waiting update of the address bar at once. */
export function flushAddress() {
  clearTimeout(timer);
  change();
  change = () => {};
}
