"""Writes the folders of a new game, and says what comes next."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests import new_game
from tests.served import ROOT
from widgets.site.pages import catalogues, translations


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a game and say how to go on; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.new_game", description=new_game.__doc__)
    parser.add_argument("word", help="what its folders and its records are called, such as durak")
    parser.add_argument("--title", help="the game's name; by default the word")
    parser.add_argument("--name", help="its name in Russian; by default the same")
    asked = parser.parse_args(arguments)
    if why := new_game.refuse(asked.word):
        parser.error(why)
    title = asked.title or asked.word.capitalize()
    written = new_game.write(asked.word, title, asked.name or title)
    catalogues.update()
    for page in written:
        if page.match("*.ru.md"):
            translations.accept(page)
    print(*(path.relative_to(ROOT) for path in written), sep="\n")
    print(f"\nWhat is missing: python -m pytest tests/shelf/test_{asked.word}.py tests/shelf/test_lessons.py")
    return 0


if __name__ == "__main__":
    sys.exit(main())
