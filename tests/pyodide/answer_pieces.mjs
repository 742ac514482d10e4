import fs from "node:fs";

const [source, text] = ["constructs.py", "constructs.txt"].map((name) => fs.readFileSync(new URL(`./${name}`, import.meta.url), "utf8"));

/** Returns each piece of constructs.txt with what Python shows for it. If one can't be answered, the error begins with it. */
export function answerPieces(python) {
  const own = python.runPython("{}");
  python.runPython(source, { globals: own });
  const [pieces, answer, names] = [own.get("pieces"), own.get("answer"), python.runPython("{}")];
  return [...pieces(text)].map((piece) => {
    try {
      return [piece, answer(piece, names).toJs()];
    } catch (error) {
      throw new Error(`${piece}${error}`);
    }
  });
}
