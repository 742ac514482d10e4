// Writes Rake's corpus as the browser's Python answers it into a folder: node corpus.mjs PYODIDE SITE_PACKAGES CHECKOUT BUNDLE FOLDER
// What the bundle has of the standard library comes first, short replacements of modules included; the rest is only for the tests.
import fs from "node:fs";
import { answerCorpus } from "./answer_corpus.mjs";

// Node would show the line that threw, which for Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  fs.writeSync(2, `${error.stack}\n`);
  process.exit(1);
});

const [pyodide, packages, checkout, bundle, folder] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const lockFileContents = { ...JSON.parse(fs.readFileSync(`${pyodide}/pyodide-lock.json`, "utf8")), packages: {} };
const env = { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, packageBaseUrl: `${pyodide}/`, lockFileContents, env, stdLibURL: bundle });
python.FS.writeFile("/whole.zip", fs.readFileSync(`${pyodide}/python_stdlib.zip`));
python.runPython("import sys; sys.path.append('/whole.zip')");
python.FS.mkdirTree("/answers");
python.mountNodeFS("/answers", folder);
answerCorpus(python, packages, checkout, "RAKE");
