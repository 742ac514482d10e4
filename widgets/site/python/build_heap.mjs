// Writes the two files that let Python start quickly in the browser: node build_heap.mjs WHEELS OUTPUT
//   bundle  one uncompressed zip of compiled modules: our packages, and the needed part of the standard library
//   heap    the memory image of an interpreter that has imported all this and answered for every widget
// and, in the folder games, a zip for each game other than Rake, for its lesson, and for what games share, gzipped.
// Each of the two is written twice: as NAME.bin, gzipped, and as NAME.wasm, not compressed, for hosts that compress .wasm themselves.
// Prints the lengths and hashes of both, the image's head, and how many bytes of memory it holds, as JSON. Pyodide's options that begin with an underscore are internal: its version is pinned.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { loadPyodide } from "../../js/node_modules/pyodide/pyodide.mjs";
import createPyodideModule from "../../js/node_modules/pyodide/pyodide.asm.mjs";

// Node would show the line that threw, which for Pyodide is a megabyte long.
process.on("uncaughtException", (error) => {
  fs.writeSync(2, `${error.stack}\n`);
  process.exit(1);
});

const PYODIDE = new URL("../../js/node_modules/pyodide/", import.meta.url).pathname;
const [BUNDLE, BYTECODE, WARM, IMPORT_GAMES] = ["bundle", "bytecode", "warm_up", "import_games"].map((name) => fs.readFileSync(new URL(`./${name}.py`, import.meta.url), "utf8"));
const MAGIC = 0x454b4152; // "RAKE"
const STEP = 256;
const EMPTY_ZIP = Buffer.from("504b0506" + "00".repeat(18), "hex");

const [wheels, output] = process.argv.slice(2);
const lockFileContents = { ...JSON.parse(fs.readFileSync(`${PYODIDE}pyodide-lock.json`, "utf8")), packages: {} };
const env = { HOME: "/home/pyodide", _: "", PYTHONHASHSEED: "0" };
const options = { indexURL: PYODIDE, packageBaseUrl: PYODIDE, lockFileContents, env };

const bundleFile = path.join(output, "bundle.zip");
const builder = await prepared();
const games = writeGames(await writeBundle());
const image = await takeImage();
const heap = await sparse(image);
const files = { bundle: save("bundle", fs.readFileSync(bundleFile)), heap: save("heap", heap.bytes) };
fs.rmSync(bundleFile);
console.log(JSON.stringify({ files, games, head: heap.head, memory: heap.memory, lock: lockFileContents }));

/** Returns a Python with our wheels and all of the standard library, which writes the zips. */
async function prepared() {
  const builder = await loadPyodide(options);
  const extractDir = builder.runPython("import site; site.getsitepackages()[0]");
  for (const name of fs.readdirSync(wheels).filter((file) => file.endsWith(".whl"))) {
    const bytes = fs.readFileSync(path.join(wheels, name));
    const archive = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    builder.unpackArchive(archive, "wheel", { extractDir });
  }
  builder.FS.mkdirTree("/build/bundling");
  for (const [name, source] of Object.entries({ __init__: "", bundle: BUNDLE, bytecode: BYTECODE })) builder.FS.writeFile(`/build/bundling/${name}.py`, source);
  builder.runPython(`import importlib, sys\nsys.path.append("/build")\nimportlib.invalidate_caches()\nfrom bundling.bundle import *`);
  return builder;
}

/**
 * Writes the bundle: our code, and the modules of the standard library that are loaded after importing all of it. Returns the Python
 * that showed which these are: it has imported our code for Rake, and run warm_up.py.
 */
async function writeBundle() {
  const needed = builder.runPython(`names = needed()\n" ".join(names)`);
  const write = (modules) => {
    builder.runPython(`write_bundle("/bundle.zip", ${JSON.stringify(modules)})`);
    fs.writeFileSync(bundleFile, builder.FS.readFile("/bundle.zip"));
  };
  // The first bundle also has modules that only this builder needed. A second interpreter, started from it as in a reader's
  // browser, shows which modules are really needed: the final bundle has only those.
  write(builder.runPython(`import sys\nfor name in names: importlib.import_module(name)\n${WARM}\n" ".join(sys.modules)`).split(" "));
  const reader = await loadPyodide({ ...options, stdLibURL: bundleFile });
  const imports = needed.split(" ").map((name) => `import ${name}\n`);
  write(reader.runPython(`${imports.join("")}${WARM}\nimport sys\n" ".join(sys.modules)`, { globals: reader.globals.get("dict")() }).split(" "));
  return reader;
}

/**
 * Writes the zips of games other than Rake; that of what they share has those modules of the standard library that Rake's pages
 * lack. They show in the Python that `writeBundle` returns: it imports all of the games, with a whole library at hand.
 */
function writeGames(reader) {
  const words = builder.runPython(`" ".join(zips())`).split(" ");
  const zip = (word, modules = []) => {
    builder.runPython(`write_game_zip("/game.zip", "${word}", ${JSON.stringify(modules)})`);
    return builder.FS.readFile("/game.zip");
  };
  const own = new Map(words.map((word) => [word, zip(word)]));
  reader.FS.mkdir("/games");
  for (const [word, bytes] of own) reader.FS.writeFile(`/games/${word}.zip`, bytes);
  reader.FS.writeFile("/whole.zip", fs.readFileSync(`${PYODIDE}python_stdlib.zip`));
  reader.FS.writeFile("/needed", builder.runPython(`" ".join(needed_by_games())`));
  own.set(words[0], zip(words[0], reader.runPython(IMPORT_GAMES).split(" ")));
  const needs = words.map((word) => JSON.parse(builder.runPython(`import json; json.dumps(needed_by("${word}"))`)));
  return Object.fromEntries(words.map((word, at) => [word, { ...saveGame(word, own.get(word)), needs: needs[at] }]));
}

/**
 * Makes time, chance and the name of the program the same for every image: the same sources give the same bytes, wherever and
 * whenever, and readers keep those that they have.
 */
function leaveNoTrace() {
  process.argv[1] = "/python";
  Date.now = () => 1_700_000_000_000;
  performance.now = () => 1_000;
  globalThis.crypto.getRandomValues = (bytes) => (new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(7), bytes);
}

/** Returns the memory snapshot of a Python that was started from the bundle and has run warm_up.py. */
async function takeImage() {
  leaveNoTrace();
  const python = await loadPyodide({ ...options, stdLibURL: bundleFile, _makeSnapshot: true });
  python.runPython(`${WARM}\nimport random\nrandom.seed(0)`, { globals: python.globals.get("dict")() });
  wipeFree(python._module);
  const image = python.makeMemorySnapshot();
  // The free part of the stack still has data of calls that have returned: fill it with zeros, which compress well.
  const module = python._module;
  const [low, top] = [module._emscripten_stack_get_end(), module._emscripten_stack_get_current()];
  const start = headLength(image);
  image.fill(0, start + low, start + top - 64);
  return image;
}

/** Fills freed memory with zeros, which compress to almost nothing. */
function wipeFree(module) {
  const largest = 1 << 18;
  const top = module._sbrk(0);
  const wiped = [];
  for (let size = largest; size >= 1 << 10; size >>= 1) {
    let at = module._malloc(size);
    for (; at + size <= top; at = module._malloc(size)) {
      module.HEAPU8.fill(0, at, at + size);
      wiped.push(at);
    }
    module._free(at);
  }
  for (const at of wiped) module._free(at);
}

/** Returns the number of bytes in a snapshot before the memory itself. @param {Uint8Array} image */
function headLength(image) {
  return new Uint32Array(image.buffer, image.byteOffset, 2)[1];
}

/**
 * Returns the image in the format that boot.js reads, with only the ranges that a new instance lacks: those that differ from
 * the wasm's data segments, and those that its start-up code writes.
 * @param {Uint8Array} image
 */
async function sparse(image) {
  const start = headLength(image);
  const [head, memory] = [image.subarray(0, start), image.subarray(start)];
  const fresh = await freshMemory(memory.length);
  const data = dataSegments(fresh.length);
  const same = (at) => memory[at] === data[at] && fresh[at] === data[at];
  const ranges = [];
  for (let from = 0; from < memory.length; from += STEP) {
    let at = from;
    while (at < from + STEP && same(at)) at++;
    if (at === from + STEP) continue;
    const last = ranges.at(-1);
    if (last && from - (last[0] + last[1]) <= STEP) last[1] = from + STEP - last[0];
    else ranges.push([from, STEP]);
  }
  const table = Uint32Array.from([MAGIC, ranges.length, head.length, memory.length, ...ranges.flat()]);
  const pieces = ranges.map(([from, length]) => memory.subarray(from, from + length));
  const bytes = Buffer.concat([Buffer.from(table.buffer), head, ...pieces]);
  return { bytes, head: Buffer.from(head).toString("base64"), memory: memory.length };
}

/** Returns the memory, `size` bytes, of an instance whose start-up code has run but Python has not. @param {number} size */
async function freshMemory(size) {
  const memory = new Uint8Array(size);
  const emptyZip = path.join(output, "empty.zip");
  fs.writeFileSync(emptyZip, EMPTY_ZIP);
  const stop = new Error("stop here");
  const create = async (settings) => {
    const module = await createPyodideModule(settings);
    memory.set(module.HEAPU8);
    throw stop;
  };
  const unstarted = { ...options, stdLibURL: emptyZip, _loadSnapshot: new Uint8Array(16), createPyodideModule: create };
  await loadPyodide(unstarted).catch((error) => {
    if (error !== stop) throw error;
  });
  fs.rmSync(emptyZip);
  return memory;
}

/** Returns a memory of `size` bytes with only what the wasm's active data segments put into it. @param {number} size */
function dataSegments(size) {
  const wasm = fs.readFileSync(`${PYODIDE}pyodide.asm.wasm`);
  const memory = new Uint8Array(size);
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  while (at < wasm.length) {
    const section = wasm[at++];
    const end = number() + at;
    if (section === 11) {
      for (let count = number(); count > 0; count--) {
        const kind = wasm[at++];
        if (kind > 1) throw new Error(`a data segment of kind ${kind}`);
        let offset = -1;
        if (kind === 0) {
          if (wasm[at++] !== 0x41) throw new Error("a data segment whose offset is not a constant");
          offset = number();
          at++;
        }
        const length = number();
        if (offset >= 0) memory.set(wasm.subarray(at, at + length), offset);
        at += length;
      }
    }
    at = end;
  }
  return memory;
}

/** @param {string} word @param {Uint8Array} bytes */
function saveGame(word, bytes) {
  const sha256 = crypto.createHash("sha256").update(bytes).digest("hex");
  const file = `${word}-${sha256.slice(0, 12)}.bin`;
  fs.mkdirSync(path.join(output, "games"), { recursive: true });
  fs.writeFileSync(path.join(output, "games", file), zlib.gzipSync(bytes, { level: 9 }));
  return { file, length: bytes.length, sha256 };
}

/** @param {string} name @param {Uint8Array} bytes */
function save(name, bytes) {
  fs.writeFileSync(path.join(output, `${name}.wasm`), bytes);
  fs.writeFileSync(path.join(output, `${name}.bin`), zlib.gzipSync(bytes, { level: 9 }));
  return { length: bytes.length, sha256: crypto.createHash("sha256").update(bytes).digest("hex") };
}
