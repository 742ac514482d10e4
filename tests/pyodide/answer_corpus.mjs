/**
 * Answers the corpus in a Pyodide, with a checkout and the packages of its Python mounted, and writes it into the folder /answers.
 * `topics` names what of tests/corpus/topics.py is answered.
 */
export function answerCorpus(python, packages, checkout, topics) {
  for (const [place, folder] of [["/packages", packages], ["/rake", checkout]]) {
    python.FS.mkdirTree(place);
    python.mountNodeFS(place, folder);
  }
  python.FS.mkdirTree("/answers");
  python.runPython(`
import os, sys
sys.path[:0] = ["/rake", "/packages"]
os.chdir("/rake")
from pathlib import Path
from tests.corpus.__main__ import write
from tests.corpus.topics import RAKE, topics
write(${topics}, Path("/answers"))
`);
}
