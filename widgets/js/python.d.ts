// What runtime.py writes into python.js when the site is built.

/** The folder of Pyodide, and the folder of what is ours, from the scripts' own. */
export const pyodide: string;
export const python: string;
/** The ways to boot, in the order in which they are tried, and how many bytes each reads, unpacked. */
export const ways: Partial<Record<import("./boot.js").Way, number>>;
/** A lock file without packages. */
export const lock: object;
/** The beginning of the image, which Pyodide reads before there is a memory, in base 64. */
export const head: string;
/** What the files are when unpacked. */
export const files: Record<"heap" | "bundle", { length: number; sha256: string }>;
