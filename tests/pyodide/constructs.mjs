// Prints, as JSON, what Python shows for each piece of constructs.txt: node constructs.mjs PYODIDE BUNDLE
// It starts from the bundle: the pieces need no more than what pages have.
import fs from "node:fs";
import { answerPieces } from "./answer_pieces.mjs";

// Node would show the line that threw, which for Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  fs.writeSync(2, `${error.stack}\n`);
  process.exit(1);
});

const [pyodide, bundle] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const lockFileContents = { ...JSON.parse(fs.readFileSync(`${pyodide}/pyodide-lock.json`, "utf8")), packages: {} };
const python = await loadPyodide({ indexURL: `${pyodide}/`, packageBaseUrl: `${pyodide}/`, lockFileContents, env: { HOME: "/tmp" }, stdLibURL: bundle });
console.log(JSON.stringify(answerPieces(python)));
