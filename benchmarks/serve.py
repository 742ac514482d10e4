"""How soon `make serve` shows what was saved: `python -m benchmarks.serve`; exit status 1 if a floor is missed.

A copy of the sources is served, and in it a file of each kind is edited and edited back. Measured are the seconds from
saving it to the first answer with the rebuilt page; the median counts. A busy machine is slower.
"""

from __future__ import annotations

import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks import command
from tests.serve import Edit, serve
from tests.toys.site import copied, keep

PAGE, CODE = 5.0, 10.0
"""The floors in seconds: for what is written, and for what makes pages out of it."""

KINDS = {
    "a page": (PAGE, Edit("docs/about.md", "for readers", "for the readers", "about/")),
    "a lesson": (PAGE, Edit("docs/learn/pots.toml", "Ann bets 10.", "Ann has bet 10.", "learn/pots/")),
    "a style sheet": (PAGE, Edit("widgets/site/look/css/board/room.css", "--cloth: #2a4638", "--cloth: #2a4639", "")),
    "a script": (PAGE, Edit("widgets/js/keys.js", "export {};", "export  {};", "")),
    "a template": (CODE, Edit("widgets/games/rake/hand/view.html", "Deal a hand", "Deal me a hand", "hand/")),
    "an engine module": (CODE, Edit("rake/cards.py", "The four suits.", "The suits, all four.", "engine/")),
    "a translation": (CODE, Edit("widgets/locale/ru.po", "Сдать руку", "Раздать руку", "ru/hand/")),
}


class Size(NamedTuple):
    """Which kinds of files are edited, how often each, and which pages the site has: patterns, as `keep` takes them."""

    kinds: tuple[str, ...] = tuple(KINDS)
    laps: int = 2
    pages: tuple[str, ...] = ("**/*",)


SMOKE = Size(("a page",), laps=1, pages=("index", "about", "spots", "spots/*"))


def main(size: Size) -> bool:
    """Measure and print; return whether every floor holds."""
    holds = True
    with TemporaryDirectory() as scratch:
        sources = Path(scratch) / "sources"
        copied(sources)
        keep(sources, size.pages)
        with serve(sources, Path(scratch)) as site:
            for kind in size.kinds:
                floor, edit = KINDS[kind]
                back = edit._replace(old=edit.new, new=edit.old)
                seconds = statistics.median(site.follow(each) for _ in range(size.laps) for each in (edit, back))
                holds = holds and seconds <= floor
                print(
                    f"{kind:<18}{seconds:>6.1f} s  (floor {floor:.0f} {'holds' if seconds <= floor else 'MISSED'})",
                    flush=True,
                )
    return holds


if __name__ == "__main__":
    command.run(main, Size(), SMOKE)
