// What runtime.py writes into python.js when the site is built.

/** The folders, from the scripts' own, of Pyodide, of the image and the bundle, and of our wheels. */
export const pyodide: string;
export const python: string;
export const wheels: string;
/** The file of the interpreter for the way `image`: without the functions that no page has ever called, if they are known. */
export const core: string;
/** The ways to boot, in the order in which they are tried, and how many bytes each reads, unpacked. */
export const ways: Partial<Record<import("./boot.js").Way, number>>;
/** A lock file without packages. */
export const lock: object;
/** The beginning of the image, which Pyodide reads before there is a memory, in base 64. */
export const head: string;
/** What the files are when unpacked. */
export const files: Record<"heap" | "bundle", { length: number; sha256: string }>;
/** The file of each game other than Rake, and of what they share, in the folder `games`, and what it is when unpacked. */
export const games: Record<string, { file: string; length: number; sha256: string; needs: string[] }>;
