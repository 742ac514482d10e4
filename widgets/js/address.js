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

/** Whether an address opens a position, of whichever game: its query begins with the game's word and a version. @param {URL} address */
export const opensPosition = ({ search, searchParams }) => searchParams.has("rake") || /^\?[a-z]+=\d+&/.test(search);

/** Whether the page's address opens a position. It may be one for another page: then the widget links to that page. */
export const holdsPosition = () => opensPosition(new URL(location.href));

/** Whether the reader has gone back or forward since the address was last read or written. */
export const hasMoved = () => location.search !== openedQuery;

/** Reads the query of the page's address. */
export const readPosition = () => (openedQuery = location.search);

/** Puts the link of a position into the address bar after a pause. @param {string} link */
export function scheduleAddress(link) {
  const from = location.href;
  change = () => {
    if (location.href !== from) return;
    const next = new URL(from);
    next.search = link;
    history.replaceState(history.state, "", next);
    readPosition();
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
