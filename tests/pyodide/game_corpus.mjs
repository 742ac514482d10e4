// Answers files of the corpus of a game as its pages would, with what readers download of it and no more, and writes it into a folder:
// node game_corpus.mjs PYODIDE BUNDLE CHECKOUT FOLDER NAMES ZIPS...
import fs from "node:fs";
import zlib from "node:zlib";

// Node would show the line that threw, which for Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  fs.writeSync(2, `${error.stack}\n`);
  process.exit(1);
});

const [pyodide, bundle, checkout, folder, names, ...zips] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const lockFileContents = { ...JSON.parse(fs.readFileSync(`${pyodide}/pyodide-lock.json`, "utf8")), packages: {} };
const env = { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, packageBaseUrl: `${pyodide}/`, lockFileContents, env, stdLibURL: bundle });
const addZip = python.runPython("from widgets.other_games import add_zip; add_zip");
for (const file of zips) {
  const zip = file.replace(/.*\/([\w-]+)-\w+\.bin$/, "/lib/$1.zip");
  python.FS.writeFile(zip, zlib.gunzipSync(fs.readFileSync(file)));
  addZip(zip);
}
// The tests, and what they need of the standard library, come after what pages have.
python.FS.writeFile("/whole.zip", fs.readFileSync(`${pyodide}/python_stdlib.zip`));
for (const [place, mounted] of [["/rake", checkout], ["/answers", folder]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, mounted);
}
python.runPython(`
import sys
sys.path += ["/whole.zip", "/rake"]
from pathlib import Path
from tests.corpus.__main__ import write
write("${names}".split(), Path("/answers"))
`);
