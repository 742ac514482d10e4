// Runs pytest inside Pyodide: node run.mjs PYODIDE SITE_PACKAGES CHECKOUT ARGUMENT...
const [pyodide, packages, checkout, ...options] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
// With CI, hypothesis sets no deadline: Pyodide is slower than what a default is made for.
const env = { CI: "1", HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, env });
for (const [place, folder] of [["/packages", packages], ["/rake", checkout]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("options", python.toPy(options));
process.exitCode = await python.runPythonAsync(`
import os, sys
sys.path[:0] = ["/rake", "/packages"]
os.chdir("/rake")
import pytest
int(pytest.main(list(options)))
`);
