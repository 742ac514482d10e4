// Answers the corpus, starts as a page does, and tries ordinary Python (constructs.txt), in a Pyodide that counts its functions
// (see trim.py); the last line printed lists those that pages called, and those that ordinary Python called:
// node functions.mjs PYODIDE SITE_PACKAGES CHECKOUT BUNDLE GAMES...
import fs from "node:fs";
import zlib from "node:zlib";
import { answerCorpus } from "./answer_corpus.mjs";
import { answerPieces } from "./answer_pieces.mjs";

// Node would show the line that threw, which for Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  fs.writeSync(2, `${error.stack}\n`);
  process.exit(1);
});

const MARK = "called-";
const [pyodide, packages, checkout, bundle, ...games] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const { default: create } = await import(`${pyodide}/pyodide.asm.mjs`);
const [warm, pressGames] = ["widgets/site/python/warm_up.py", "tests/pyodide/press_games.py"].map((name) => fs.readFileSync(`${checkout}/${name}`, "utf8"));
const instances = [];
const options = {
  indexURL: `${pyodide}/`,
  lockFileContents: { ...JSON.parse(fs.readFileSync(`${pyodide}/pyodide-lock.json`, "utf8")), packages: {} },
  packageBaseUrl: `${pyodide}/`,
  createPyodideModule(settings) {
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (imports, done) =>
      instantiate(imports, (instance, module) => {
        instances.push(instance);
        done(instance, module);
      });
    return create(settings);
  },
};

/** Returns the functions that were called since they were last asked for. */
function called() {
  const numbers = new Set();
  for (const { exports } of instances.splice(0))
    for (const [name, value] of Object.entries(exports)) if (name.startsWith(MARK) && value.value) numbers.add(Number(name.slice(MARK.length)));
  return [...numbers].sort((one, other) => one - other);
}

// Everything in the corpus.
const whole = await loadPyodide({ ...options, env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" } });
answerCorpus(whole, packages, checkout, "topics()");

// What a page does: it starts from an image, answers, tidies up, and adds games.
const env = { HOME: "/home/pyodide", _: "" };
const first = await loadPyodide({ ...options, env, stdLibURL: bundle, _makeSnapshot: true });
first.runPython(warm, { globals: first.globals.get("dict")() });
const python = await loadPyodide({ ...options, env, stdLibURL: bundle, _loadSnapshot: first.makeMemorySnapshot() });
const begin = /"(import gc, sys; [^"]+)"/.exec(fs.readFileSync(`${checkout}/widgets/js/boot.js`, "utf8"))[1];
python.runPython("import random; random.seed()");
const [answer, tidy, addZip, library] = python.runPython(begin);
const ask = (request) => JSON.parse(answer(JSON.stringify({ ident: "w1", seed: "1", root: "../", ...request })));
const widgets = python.runPython("from widgets.host import WIDGETS; ' '.join(WIDGETS)").split(" ");
for (const lang of ["en", "ru"])
  for (const widget of widgets) {
    const { state } = ask({ widget, lang });
    ask({ widget, lang, state, fields: { msg: "deal", cards: "AS.ÄÖ.туз" } });
    tidy();
  }
for (const wrong of ["", "{}", '{"widget": "none", "ident": "w1"}', '{"widget": "hand", "ident": "w1", "lang": "xx"}']) {
  try {
    answer(wrong);
  } catch (error) {
    String(error);
  }
}
const faults = ["1 / 0", "{}['a']", "[].apend(1)", "nothing", "from json import loadz", "int('x')", "assert_ = 1; assert_.x", "f = lambda: f(); f()"];
for (const fault of [...faults, "raise ValueError('one') from KeyError('two')", "raise MemoryError", "'a' + 1", "b'\\xff'.decode()"]) {
  try {
    python.runPython(fault);
  } catch (error) {
    String(error);
  }
}
const view = "from widgets.templates import environment; environment().cache.clear(); environment().get_template('games/rake/hand/view.html').name";
try {
  python.runPython(view);
} catch (error) {
  String(error);
}
python.FS.writeFile(library, fs.readFileSync(bundle));
python.runPython(view);
python.runPython("rings = [[] for _ in range(9999)]; [ring.append(ring) for ring in rings]; del rings; gc.get_count()");
tidy();
python.runPython("import sys; del sys.modules['widgets.games.rake.pots']; import widgets.games.rake.pots");
python.runPython(warm, { globals: python.globals.get("dict")() });
python.FS.mkdir("/games");
const order = (file) => (file.includes("/shared-") ? 0 : /\w-\w+-\w+\.bin$/.test(file) ? 2 : 1);
for (const file of games.sort((one, other) => order(one) - order(other))) {
  const zip = `/games/${file.replace(/.*\/([\w-]+)-\w+\.bin$/, "$1")}.zip`;
  python.FS.writeFile(zip, zlib.gunzipSync(fs.readFileSync(file)));
  addZip(zip);
}
python.runPython(pressGames);
tidy();

const pages = called();
answerPieces(await loadPyodide({ ...options, env, stdLibURL: bundle }));
console.log(JSON.stringify({ pages, ordinary: called() }));
