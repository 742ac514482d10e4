// Prints the digest of the corpus as the browser's Python computes it: node corpus.mjs PYODIDE SITE_PACKAGES CHECKOUT
import { answerCorpus } from "./answer_corpus.mjs";

const [pyodide, packages, checkout] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" } });
await answerCorpus(python, packages, checkout);
