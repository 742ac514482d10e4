"""Docstrings and comments are written as we talk across the table: plainly, subject first, in the field's words."""

from __future__ import annotations

import ast
import io
import re
import shutil
import subprocess
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from .files import CODE, ROOT

COMPARATIVES = "more|less|longer|shorter|wider|narrower|larger|smaller|further|nearer|better|worse|later|sooner|fewer"


class Habit(NamedTuple):
    """Words that we don't write, what to write instead, and a sentence before and after it was mended.

    In `pattern` a space also matches the end of a line.
    """

    pattern: str
    instead: str
    bad: str
    mended: str


HABITS = {
    "a sentence that begins with a bare who": Habit(
        r"(?:^|\n\n|[.;!] )Who [a-z][^.?!:;]*(?=[.!:;]|$)",
        'name the subject: "a player who ...", "the seat that ..."',
        "Who folds loses the ante.",
        "A player who folds loses the ante. Who folds first?",
    ),
    "a bare who inside a sentence": Habit(
        r"; who (?=[a-z])|: who(?: [a-z-]+){1,4} (?:is|has|may|must|can|needs|owes|sees|gets|pays|takes|loses|wins)\b",
        'name the subject: "a player who ..."',
        "Return the table without a chair; who leaves takes all chips.",
        "Return the table without a chair; a player who leaves takes all chips. Ask one thing: who wins.",
    ),
    "who after a preposition": Habit(
        r"\b(?:for|to|of|by|from|with|than|whether|that) who\b",
        'name the person: "for a player who ..."',
        "Return the dead money: none for who waited.",
        "Return the dead money: none for a player who waited, and who owes it.",
    ),
    "whoever": Habit(
        r"\b[Ww]ho(?:so)?ever\b",
        '"a player who", "anyone who", "the seat that"',
        "The pot goes to whoever wins it.",
        "The pot goes to its winner.",
    ),
    "told": Habit(
        r"(?<!readers )(?<!reader )(?<!authors )\b(?:is|are|was|were|been) told\b(?! to\b)"
        r"|\b(?:be|being|and|not|then) told\b(?! apart| to\b)|\btold (?:here|there|by)\b",
        '"written", "shown", "listed", "explained", "reported"',
        "Refused input is told on standard error.",
        "Refused input is reported on standard error, as readers are told; the worker is told to stop.",
    ),
    "tell of": Habit(
        r"\btell(?:s|ing)?(?: it)? of\b",
        '"describe", "mention", "report", "say about"',
        "The events of the end of a round that tell of chips.",
        "The events of the end of a round that concern chips.",
    ),
    "text that stands": Habit(
        r"(?<!as it )(?<!as they )\b(?:stands?|stood)\b(?!-| for\b| in for\b| still\b| out\b)",
        '"is", "appears", "is written", "lies"; a value "stands for" another',
        "Raises an error for a card that stands twice.",
        "Raises an error for a card that appears twice. None stands for any card. The hand wins as it stands.",
    ),
    "is no": Habit(
        rf"(?<![Tt]here )\b(?:is|are|was|were) no (?!(?:{COMPARATIVES}|one)\b)\w+",
        '"is not a ..."',
        "Messages that are no action of the round.",
        "Messages that aren't actions of the round, as there is no round, or it is no longer on.",
    ),
    "so many": Habit(
        r"\b[Ss]o many\b(?! that\b)",
        '"that many", "this many", or name the number',
        "Return the bet of so many chips.",
        "Return the bet of that many chips.",
    ),
    "hearing": Habit(
        r"\b(?:hears?|heard)\b",
        '"read", "see", "learn", "find out": a screen makes no sound',
        "The reader hears what it costs.",
        "The reader learns what it costs.",
    ),
    "a verb that lost its object": Habit(
        r"(?:^|\n\n|[.;] )(?:Return|Yield|Draw|Ask|Give|Show) of\b",
        "the object first: return what, then of what",
        "Return of a seat's cards what the others know.",
        "Return what the others know of a seat's cards.",
    ),
    "nobody who": Habit(
        r"\b[Nn]obody \w+ who\b",
        'a prohibition says so: "if you ..., you may not ..."',
        "Nobody folds who owes nothing.",
        "A seat that owes nothing may not fold.",
    ),
    "things that reach or find room": Habit(
        r"\b(?:chips|stacks?) (?:do not|don't|does not|doesn't) reach\b|\bfinds? room\b",
        '"can\'t cover the bet", "it keeps up to ..."',
        "Fifty find room, then the oldest go.",
        "It keeps up to fifty; after that the oldest drop out.",
    ),
    "alike likely": Habit(
        r"\balike likely\b",
        '"equally likely"',
        "Return one of the options, all alike likely.",
        "Return one of the options, all equally likely.",
    ),
    "a retired word": Habit(
        r"\b(?:[Tt]astes?|[Pp]urses?|[Gg]rowths?|[Ss]hel(?:f|ves)|[Ll]ow lines?|house's floors|layers of the house)\b",
        '"preferences", "contributions", "hand trie", "browser storage", "underscore", "layers"',
        "Return the hands that low lines part, and four purses.",
        "Return the hands that underscores separate, and four contributions in browser storage.",
    ),
}

ALLOWED = {
    ("tests/widgets/ear.py", "names are heard"): "a screen reader speaks them",
    ("tests/widgets/ear.py", "is not heard"): "a screen reader doesn't speak it",
}
"""Phrases on one line that are right where they are, by file and words, each with its reason."""

JAVASCRIPT = re.compile(
    r""""(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"""
    r"""|/\*+(?P<block>[\s\S]*?)\*/|(?<![\\:])//(?P<line>.*)"""
)
"""Strings, so that none is taken for a comment, and comments. No regular expression of ours holds a quote or `//`."""


class Note(NamedTuple):
    """A docstring or a comment: the line of the file that it begins in, and its text."""

    line: int
    text: str


class Comment(NamedTuple):
    """One line of a comment: where it begins, and its text without the mark."""

    line: int
    column: int
    text: str


def joined(comments: Iterable[Comment]) -> Iterator[Note]:
    """Yield comments, those on lines that follow each other as one: sentences go on from line to line."""
    block: list[Comment] = []
    for comment in comments:
        if block and (comment.line, comment.column) != (block[-1].line + 1, block[-1].column):
            yield Note(block[0].line, "\n".join(part.text for part in block))
            block = []
        block.append(comment)
    if block:
        yield Note(block[0].line, "\n".join(part.text for part in block))


def notes_of_python(source: str) -> Iterator[Note]:
    """Yield all docstrings, those below variables too, then the comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield Note(node.lineno, node.value.value)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    yield from joined(
        Comment(*token.start, token.string.lstrip("#")) for token in tokens if token.type == tokenize.COMMENT
    )


def notes_of_javascript(source: str) -> Iterator[Note]:
    """Yield the comments in blocks, then those on lines."""
    lines = []
    for found in JAVASCRIPT.finditer(source):
        before = source[: found.start()]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        if found["block"] is not None:
            yield Note(line, re.sub(r"(?m)^\s*\*", "", found["block"]))
        elif found["line"] is not None:
            lines.append(Comment(line, column, found["line"]))
    yield from joined(lines)


def words_of(note: Note) -> str:
    """Return a note's words, line by line: code in backticks is masked, and no line is indented."""
    return re.sub(r"[ \t]*\n[ \t]*", "\n", re.sub(r"`[^`\n]*`", "`code`", note.text)).strip(" \t")


def faults(note: Note, name: str = "") -> Iterator[tuple[int, str, str]]:
    """Yield the line of every fault in a note of that file, the words, and what to write instead."""
    words = words_of(note)
    for file, phrase in ALLOWED:
        if file == name:
            words = words.replace(phrase, "")
    for habit in HABITS.values():
        for found in re.finditer(habit.pattern.replace(" ", r"\s"), words):
            yield note.line + words.count("\n", 0, found.start()), " ".join(found[0].split()), habit.instead


@cache
def notes() -> list[tuple[str, Note]]:
    """Return all docstrings and comments of our code, each with its file."""
    return [
        (path.relative_to(ROOT).as_posix(), note)
        for path in CODE
        for note in (notes_of_python if path.suffix == ".py" else notes_of_javascript)(path.read_text("utf-8"))
    ]


def test_docstrings_and_comments_keep_to_the_voice() -> None:
    found = [
        f"{name}:{line}: {words!r}: write {instead}"
        for name, note in notes()
        for line, words, instead in faults(note, name)
    ]
    assert not found, "\n".join(["how we write:", *found])


def test_every_exception_is_still_needed() -> None:
    for file, phrase in ALLOWED:
        assert any(faults(Note(1, phrase))), phrase
        assert any(phrase in words_of(note) for name, note in notes() if name == file), (
            f"{file} no longer says {phrase!r}"
        )


@pytest.mark.parametrize("habit", HABITS.values(), ids=HABITS)
def test_the_guard_catches_each_habit_and_passes_it_mended(habit: Habit) -> None:
    assert habit.instead in [instead for _, _, instead in faults(Note(1, habit.bad))]
    assert [*faults(Note(1, habit.mended))] == []


def test_the_guard_reads_every_docstring_and_comment_of_python() -> None:
    source = '"""Module."""\n\nSIZE = "# text"  # beside\n"""Field."""\n\n# one\n# two\n\ndef f():\n    """Method."""\n'
    notes = [Note(line, text.strip()) for line, text in notes_of_python(source)]
    assert notes == [(1, "Module."), (4, "Field."), (10, "Method."), (3, "beside"), (6, "one\n two")]


def test_the_guard_reads_every_comment_of_javascript() -> None:
    source = '/** One\n * two. */\nconst at = "https://a" // beside\n// three\n// four\nconst b = `// text`\n'
    assert [*notes_of_javascript(source)] == [(1, " One\n two. "), (3, " beside"), (4, " three\n four")]


def test_a_fault_is_found_across_lines_and_named_by_its_line() -> None:
    source = 'def f():\n    """Return it.\n\n    The card\n    stands there twice, and `stands` is code.\n    """\n'
    assert [(line, words) for note in notes_of_python(source) for line, words, _ in faults(note)] == [(5, "stands")]


def test_subjects_of_commits_name_their_scope() -> None:
    git = shutil.which("git")
    if not git or not (ROOT / ".git").exists():
        pytest.skip("no history here")
    # Older subjects are whole sentences. Git doesn't know the oldest commit of a shallow clone for a merge.
    log = [git, "log", "--no-merges", "--since=2026-11-23T00:00:00Z", "--format=%s"]
    subjects = subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    wrong = [subject for subject in subjects if not re.match(r"(Merge|Revert) |(?=.{1,72}$)[\w/., -]+: [a-z]", subject)]
    assert not wrong, "\n".join(["`scope: imperative`, at most 72 characters:", *wrong])
