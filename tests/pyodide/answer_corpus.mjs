/** Answers all of the corpus in a Pyodide, with a checkout and the packages of its Python mounted, and prints the digest. */
export function answerCorpus(python, packages, checkout) {
  for (const [place, folder] of [["/packages", packages], ["/rake", checkout]]) {
    python.FS.mkdirTree(place);
    python.mountNodeFS(place, folder);
  }
  python.runPython(`
import os, sys
sys.path[:0] = ["/rake", "/packages"]
os.chdir("/rake")
from tests.corpus.__main__ import main
main(["--digest"])
`);
}
