// Prints the digest of the corpus as the browser's Python computes it: node corpus.mjs PYODIDE SITE_PACKAGES CHECKOUT
const [pyodide, packages, checkout] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" } });
for (const [place, folder] of [["/packages", packages], ["/rake", checkout]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
await python.runPythonAsync(`
import os, sys
sys.path[:0] = ["/rake", "/packages"]
os.chdir("/rake")
from tests.corpus.__main__ import main
main(["--digest"])
`);
