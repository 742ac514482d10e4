"""What hands are called, and all that events and remarks say: tests/data/sentences.en.txt and .ru.txt.

The latter is each message with every player and number that makes a difference: see `messages.py`.

After a change of words `python -m tests.widgets.test_sentences` writes both files anew; read the difference before it
is committed. They are there to be read: no page shows these sentences one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rake import Category
from tests.widgets import messages
from tests.widgets.markup import Frame
from widgets.games.rake import GAME
from widgets.templates import LANGUAGES, environment

DATA = Path(__file__).parents[1] / "data"


def said(source: str, lang: str, **values: object) -> str:
    """Return what a piece of a template says, in the words of the Vardic deck."""
    html = environment().from_string(source).render(lang=lang, ident="w1", root="../", game=GAME, **values)
    return Frame(re.sub(r'<span class="rake-standard">.*?</span>', "", html)).text


def combinations(lang: str) -> Iterator[str]:
    """Yield what is said of a hand, after its combination and what the Ace of Skulls does to it."""
    source = '{% from "games/rake/macros.html" import hand_name with context %}{{ hand_name(hand) }}'
    for category in Category:
        hand = {"category": category.name, "ranks": ["D", "5"], "suit": "W"}
        yield f"{category.name}: {said(source, lang, hand=hand)}"


def sentences(lang: str) -> str:
    """Return all of them in a language, as the file holds them."""
    return "\n".join(("# Hands", *combinations(lang), "")) + messages.as_file(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_is_said_word_for_word(lang: str) -> None:
    assert sentences(lang) == (DATA / f"sentences.{lang}.txt").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_empty_and_none_shows_a_placeholder(lang: str) -> None:
    for line in sentences(lang).splitlines():
        assert not line or line.startswith("#") or re.search(r"\S \S", line), line
        assert "%(" not in line


def test_every_card_of_a_list_has_its_article() -> None:
    bare = re.findall(r"\bthe \w+ of \w+(?:,| and) (?!the )\w+ of \w+", sentences("en"), re.IGNORECASE)
    assert bare == []


def test_two_pairs_are_named_by_ranks_and_not_left_in_the_genitive() -> None:
    pairs = re.findall(r"две пары[:,] (\w+ и \w+)", sentences("ru"))
    assert "десятки и пятёрки" in pairs
    assert [pair for pair in pairs if re.search(r"(ек|ок|ов|ей|дам)\b", pair)] == []


def test_one_of_a_thing_is_not_called_several() -> None:
    things = "cards|chips|credits|deals|hands|players|points|rounds|tricks"
    assert re.findall(rf"(?<!±) 1 (?:more )?(?:{things})\b", sentences("en")) == []


def test_no_number_follows_an_article_that_it_may_not_fit() -> None:
    assert re.findall(r"\ban? \d[^ ]* \w+", sentences("en"), re.IGNORECASE) == []


if __name__ == "__main__":
    for lang in LANGUAGES:
        (DATA / f"sentences.{lang}.txt").write_text(sentences(lang), "utf-8")
