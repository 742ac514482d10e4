// @ts-check
// The rounds and deals that were played at a table, in the browser's storage: fetched once one is over.

import { PREFIX } from "./saved.js";

/** The entry of the rounds played, and how many of them it keeps, in all and with what is needed to judge them (see `ledger.py`). */
const [ROUNDS, MOST, MOST_OPEN] = [`${PREFIX}rounds`, 500, 40];

/**
 * Notes a round that is over, once, and later in its place the same round judged. Deals of another game than Rake have an
 * entry of their own, and aren't judged. An entry of another version stays as it is.
 * @param {string} noted the version, then a word without its day
 * @param {string} [game] the word of another game
 */
export function noteRound(noted, game) {
  const [version, note] = noted.split(" ");
  const isJudged = !game && !note.includes("/");
  const entry = game ? `${ROUNDS}-${game}` : ROUNDS;
  try {
    const [had, ...words] = (localStorage.getItem(entry) ?? version).split(" ");
    const at = words.findIndex((word) => word.split(".")[1] === note.split(".")[0]);
    if (had !== version || isJudged !== at >= 0) return;
    if (isJudged) words[at] = `${words[at].split(".")[0]}.${note}`;
    else words.push(`${Math.floor(Date.now() / 86_400_000)}.${note}`);
    const open = words.filter((word) => word.includes("/")).slice(-MOST_OPEN);
    const kept = words.slice(-MOST).map((word) => (open.includes(word) ? word : word.split("/")[0]));
    localStorage.setItem(entry, [version, ...kept].join(" "));
  } catch {
    // The storage is full or refused: the round isn't counted.
  }
}
