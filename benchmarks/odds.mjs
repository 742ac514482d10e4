// Runs the timings of benchmarks/odds.py in Pyodide: node benchmarks/odds.mjs SPOTS PLAYERS... The last line printed is JSON.
import path from "node:path";
import { fileURLToPath } from "node:url";

const checkout = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const pyodide = path.join(checkout, "widgets/js/node_modules/pyodide");
const { loadPyodide } = await import(path.join(pyodide, "pyodide.mjs"));
const [spots, ...players] = process.argv.slice(2).map(Number);
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdirTree("/rake");
python.mountNodeFS("/rake", checkout);
await python.runPythonAsync(`
import sys
sys.path.insert(0, "/rake")
import json
from js import process
from benchmarks.odds import measured
spots, players = ${spots}, ${JSON.stringify(players)}
def clock():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6
print(json.dumps(measured(players, spots, clock)))
`);
