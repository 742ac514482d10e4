"""What readers are told of whole rounds, word for word: tests/data/stories.en.txt and stories.ru.txt.

After a change of words `python -m tests.widgets.test_stories` writes both files anew; read the difference before it is
committed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.test_golden_rounds import golden, joined
from tests.widgets.markup import Frame
from widgets.games.rake import deal
from widgets.host import Request, run
from widgets.kit.widget import Context
from widgets.templates import LANGUAGES

DATA = Path(__file__).parents[1] / "data"
STORIES = (
    "1.2 5.2",
    "5.3 8.8 8.9",
    "7.3 8.1",
    "8.4 Three",
    "8.7 8.8 All",
    "8.14 9.6",
    "8.8 9.1 9.2 9.3",
    "9.2 9.3 The",
)
"""How the titles begin of the golden rounds that are put into words."""


def rounds() -> Iterator[tuple[str, str]]:
    """Yield the title of each round that is put into words, and its record on one line."""
    for golden_round in golden():
        if golden_round.shows.startswith(STORIES):
            yield golden_round.shows, joined(golden_round.steps).replace("\n", "~")


def story_lines(html: str) -> list[str]:
    """Return the lines of a frame's story, in the words of the Vardic deck."""
    html = re.sub(r'<span class="rake-standard">.*?</span>', "", html)
    return [Frame(line).text for line in re.findall(r"<li>(.*?)</li>", html[html.index("<ol>") : html.index("</ol>")])]


def stories(lang: str) -> str:
    """Return all stories in a language, as the file holds them."""
    text = []
    for title, record in rounds():
        opened = Request("deal", "w1", f"rake=1 round={record.removeprefix('rake 1 ')}", lang=lang)
        end = run(Request("deal", "w1", run(opened).state, fields={"msg": "end"}, lang=lang), strict=True)
        text.append("\n".join((f"# {title}", *story_lines(end.html))))
    return "\n\n".join(text) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_rounds_are_told_word_for_word(lang: str) -> None:
    assert stories(lang) == (DATA / f"stories.{lang}.txt").read_text("utf-8")


def test_every_kind_of_event_is_told() -> None:
    rake = Path(deal.__file__).parents[1]
    templates = (rake / "events.html", rake.parents[1] / "kit" / "betting.html")
    codes = {code for path in templates for code in re.findall(r"macro (\w+)\(entry, name\)", path.read_text("utf-8"))}
    seen: set[str] = set()
    for _, record in rounds():
        model = deal.parse(f"rake=1 round={record.removeprefix('rake 1 ')}", Context())
        log = deal.view(replace(model, step=len(model.record.replay()) - 1)).view.log
        seen |= {line.code for step in log for line in step}
    assert codes <= seen


if __name__ == "__main__":
    for lang in LANGUAGES:
        (DATA / f"stories.{lang}.txt").write_text(stories(lang), "utf-8")
