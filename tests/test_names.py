"""Names that say nothing to a newcomer, or mean several things, stay retired.

In Python a name counts where it is bound: as a variable, a parameter, an attribute, a function or a class. In
JavaScript and in templates every identifier counts. Words of the notation, fields of links, messages, entries of the
browser's storage and placeholders of translated sentences are promises: they are texts, and stay as they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from .files import CODE, ROOT, TEMPLATES
from .test_voice import JAVASCRIPT


class Retired(NamedTuple):
    """Names, the folders in which they are retired, and what we write there."""

    names: str
    folders: str
    instead: str


EVERYWHERE = "rake/ widgets/ benchmarks/ tests/"

RETIRED = (
    Retired("place places", EVERYWHERE, "slot (of a face-down card), seat, order, index, offset, position"),
    Retired("placed", "rake/", "offset_by"),
    Retired("told telling TOLD", EVERYWHERE, "answered, feedback, text: what is it?"),
    Retired("known", EVERYWHERE, "fields, cards, visible: what is it?"),
    Retired("found", "rake/ widgets/", "odds, cards, match: what is it?"),
    Retired("begun BEGUN", EVERYWHERE, "started, FIRST_SESSION"),
    Retired("it", EVERYWHERE, "hand, entry: what is it?"),
    Retired("taste tastes Liking LIKINGS liking likes Want", EVERYWHERE, "Preference, PREFERENCES, Candidate"),
    Retired("course", "tests/engine/", "random_play; the course is that of the lessons"),
    Retired("growth", EVERYWHERE, "hand_trie"),
    Retired("purse purses", EVERYWHERE, "contributions"),
    Retired("Kind", "rake/ widgets/", "ActionKind, QuestionKind"),
    Retired("Span", "rake/ widgets/", "BetRange"),
    Retired("Play", "rake/ widgets/", "RoundState"),
    Retired("Sum", EVERYWHERE, "Tally"),
    Retired("Laid Shown Turns", "rake/ widgets/", "MiddleLine, CardsLine, ActionsLine"),
    Retired("Run", "rake/ widgets/", "Session; a Run is five ranks in a row"),
    Retired("Meeting meet", EVERYWHERE, "Merging, merge"),
    Retired("shelf shelves", EVERYWHERE, "entry, storage"),
    Retired("Why becomes", "rake/ widgets/", "ReasonCode, outs_after"),
    Retired("brought untold", "rake/ widgets/", "lesson_source, guide_source, translation_faults"),
    Retired("climbed", "rake/ widgets/", "next_hint"),
)

ALLOWED = {("rake/kit/errors.py", "found"): "what could not be read, beside what was expected"}

JINJA = re.compile(
    r"""{%-?\s*trans\b(?P<values>.*?)%}.*?{%-?\s*endtrans\s*-?%}"""
    r"""|{#.*?#}|{%(?P<tag>.*?)%}|{{(?P<shown>.*?)}}""",
    re.DOTALL,
)
"""A translated sentence, whose text is not code, a comment, a tag, or what is shown."""


class Use(NamedTuple):
    """A name, and the line of the file on which it is used."""

    line: int
    name: str


def uses_in_python(source: str) -> Iterator[Use]:
    """Yield every name that is bound."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(name, ast.Store()) | ast.Attribute(_, name, ast.Store()) | ast.arg(name):
                yield Use(node.lineno, name)
            case ast.FunctionDef(name) | ast.ClassDef(name) | ast.MatchAs(name=str(name)) | ast.MatchStar(str(name)):
                yield Use(node.lineno, name)
            case ast.ExceptHandler(name=str(name)) | ast.alias(asname=str(name)):
                yield Use(node.lineno, name)


def uses_in_javascript(source: str) -> Iterator[Use]:
    """Yield every identifier outside of strings and comments."""
    code = JAVASCRIPT.sub(lambda skipped: "\n" * skipped[0].count("\n"), source)
    yield from _identifiers(code, 1)


def uses_in_template(source: str) -> Iterator[Use]:
    """Yield every identifier of a tag or an expression, but for names of keyword arguments: some are placeholders."""
    for piece in JINJA.finditer(source):
        code = re.sub(r'"[^"]*"|\w+\s*=(?!=)', " ", piece["values"] or piece["tag"] or piece["shown"] or "")
        yield from _identifiers(code, 1 + source.count("\n", 0, piece.start()))


def _identifiers(code: str, line: int) -> Iterator[Use]:
    for word in re.finditer(r"[A-Za-z_]\w*", code):
        yield Use(line + code.count("\n", 0, word.start()), word[0])


READERS = {
    ".py": uses_in_python,
    ".js": uses_in_javascript,
    ".mjs": uses_in_javascript,
    ".html": uses_in_template,
}


def faults(file: str, source: str) -> Iterator[str]:
    """Yield each retired name that a file uses, its line, and what to write instead."""
    retired = {
        name: each.instead
        for each in RETIRED
        for name in each.names.split()
        if file.startswith(tuple(each.folders.split())) and (file, name) not in ALLOWED
    }
    for line, name in READERS[Path(file).suffix](source):
        if name.strip("_") in retired:
            yield f"{file}:{line}: {name}: write {retired[name.strip('_')]}"


def test_retired_names_are_used_nowhere() -> None:
    found = [
        fault
        for path in (*CODE, *TEMPLATES)
        for fault in faults(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))
    ]
    assert not found, "\n".join(["names:", *found])


@pytest.mark.parametrize(("file", "name"), ALLOWED)
def test_every_exception_is_still_needed(file: str, name: str) -> None:
    assert name in [use.name for use in uses_in_python((ROOT / file).read_text("utf-8"))]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("rake/a.py", "x = 1\ntold = x"),
        ("rake/a.py", "\ndef f(*, told): ..."),
        ("rake/a.py", "\nclass told: ..."),
        ("rake/a.py", "match x:\n    case [*told]: ..."),
        ("widgets/a.py", "f'{x}'\nself.told = lambda: 0"),
        ("tests/a.py", "\n[x for _told in y]"),
        ("widgets/js/a.js", "// told\nlet told = `told`;"),
        ("widgets/a.html", "{# told #}\n{% if told %}"),
        ("widgets/a.html", "{% trans told=1 %}told {{ told }}{% endtrans %}\n{% trans x=told.x %}{% endtrans %}"),
    ],
)
def test_the_guard_finds_a_planted_name(file: str, source: str) -> None:
    assert [*faults(file, source)] == [
        f"{file}:2: {'_told' if '_told' in source else 'told'}: write answered, feedback, text: what is it?"
    ]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("rake/a.py", "x = told.known(found=1)  # place\n'it'"),
        ("tests/a.py", "found = climbed = 1"),
        ("widgets/js/a.js", "/* it */ 'place'"),
        ("widgets/a.html", '<p class="place">it {{ "told" }} {% trans place=slot %}place {{ place }}{% endtrans %}'),
    ],
)
def test_the_guard_passes_texts_and_what_is_retired_elsewhere(file: str, source: str) -> None:
    assert [*faults(file, source)] == []
