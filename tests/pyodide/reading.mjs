// Prints a checksum of what Python says of every STEPth character, of many floats and of matches: node reading.mjs PYODIDE BUNDLE STEP
// It starts from the bundle: to unpack the whole library takes more than pages do.
import fs from "node:fs";

// Node would show the line that threw, which for Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  fs.writeSync(2, `${error.stack}\n`);
  process.exit(1);
});

const [pyodide, bundle, step] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const lockFileContents = { ...JSON.parse(fs.readFileSync(`${pyodide}/pyodide-lock.json`, "utf8")), packages: {} };
const env = { HOME: "/tmp", PYTHONHASHSEED: "0" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, packageBaseUrl: `${pyodide}/`, lockFileContents, stdLibURL: bundle, env });
python.runPython(fs.readFileSync(new URL("./reading.py", import.meta.url), "utf8"));
console.log(python.runPython(`checksum(${step})`));
