"""What readers ask in their own words is found, by the worker that searches in their browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from widgets.site.serve.search import asked
from widgets.templates import LANGUAGES

WORKER = Path(__file__).with_name("searching.mjs")
PAGES = 3


def found(site: Path, lang: str, queries: list[str]) -> list[list[list[str]]]:
    """Return for each query the pages that are found, best first, each as the addresses of its best places."""
    command = ["node", str(WORKER), str(site), lang]
    answered = subprocess.run(command, input=json.dumps(queries), capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answered.stdout.splitlines()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_newcomers_ask_leads_among_the_first_three_pages_to_the_rule_that_answers(site: Path, lang: str) -> None:
    questions = [(address, query) for address, queries in asked().items() for query in queries[lang]]
    assert len({address for address, _ in questions}) >= 30
    missed = []
    prefix = "" if lang == LANGUAGES[0] else f"{lang}/"
    for (address, query), pages in zip(questions, found(site, lang, [query for _, query in questions]), strict=True):
        first = {
            page[0].partition("#")[0]: [found_at for found_at in page if "#" in found_at] for page in pages[:PAGES]
        }
        page, hash_, _ = f"{prefix}{address}".partition("#")
        if page not in first or (hash_ and first[page][0] != f"{prefix}{address}"):
            missed.append(f"{query}: {[page[:2] for page in pages[:PAGES]]}")
    assert missed == []


@pytest.mark.parametrize(
    ("lang", "query", "word"), [("en", "durak trump", "durak"), ("ru", "козырь в дураке", "durak")]
)
def test_a_game_that_is_named_comes_first(site: Path, lang: str, query: str, word: str) -> None:
    [pages] = found(site, lang, [query])
    assert f"games/{word}/" in pages[0][0]


@pytest.mark.parametrize(("lang", "query"), [("en", "all-in"), ("ru", "фулл-хаус"), ("ru", "ва-банк")])
def test_a_hyphen_leaves_no_word_out(site: Path, lang: str, query: str) -> None:
    joined, apart = found(site, lang, [query, query.replace("-", " ")])
    assert joined == apart
    assert joined
