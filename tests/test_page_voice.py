"""Pages, lessons and widgets read as we talk across the table, and call each thing by one name, in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from mkdocs.utils.meta import get_data

from widgets import other_games as games
from widgets.site.pages.catalogues import WIDGETS, collected, packages
from widgets.templates import LANGUAGES, catalogue

from .files import ROOT
from .test_voice import Note, faults, words_of
from .widgets.messages import every_sentence

DOCS = ROOT / "docs"

FENCES = re.compile(r"(?ms)^(`{3,}|~{3,}).*?^\1|^    .*?$|<[^>]*>|\{[^}]*\}|\]\([^)]*\)|\[\d\.\d+\]")
"""What is on a page but is not prose: blocks of code, tags, attributes, addresses, numbers of rules."""


class Term(NamedTuple):
    """What a thing is not called, in a language, and what it is called; `bad` is a phrase that the guard catches."""

    lang: str
    pattern: str
    name: str
    bad: str


TERMS = (
    Term("en", r"\blow line", "underscore", "Separate them with a low line."),
    Term("en", r"\bletters of one width\b", "monospaced", "In letters of one width."),
    Term("en", r"\b[Aa] Suits Full\b", "Suits Full, without an article", "You hold a Suits Full."),
    Term(
        "en", r"\b[Aa] Three(?! of\b|-of)\b(?= (?:beats|wins|loses|is better))", "Three-of-a-kind", "A Three beats it."
    ),
    Term("en", r"\b[Dd]ealer is (?:waking|asleep)", "the card engine", "The dealer is waking up."),
    Term("en", r"\b(?:[Tt]he|[Aa]) hole\b", "gap, in a sequence", "Only an Eight fills the hole."),
    Term("en", r"\b[Mm]ostly\b", "usually, of how often", "Mostly it does neither."),
    Term(
        "en",
        r"\blies? face (?:up|down),(?: and)? (?:an?|one|two|three|another|\w+ more|\d+)\b"
        r"(?![^.;]*\b(?:lies?|is|are|has)\b)",
        "all that lies there in one subject",
        "Two Aces lie face up, and another Three.",
    ),
    Term("en", r"\b[Hh]ands\b[^.;:]* shares?\b", "split", "Hands that are equal share the pot."),
    Term("en", r"\bAce of Skulls judges\b|\b[Nn]obody asks the\b", "counts; isn't compared", "Nobody asks the Seven."),
    Term("en", r"\b(?:[Tt]his house|[Aa] house (?:may|can))\b(?! rule)", "table", "In this house, Two Pair wins."),
    Term("en", r"\bwaits? for (?:much|little|few|many others)\b", "how many cards would help", "It waits for much."),
    Term(
        "en",
        r"(?:^|[.!?] )That (?:some|many|all|most|twos) \w+",
        "the subject first",
        "That some bids pay the same is no matter.",
    ),
    Term(
        "en",
        r"\b(?:luck apart|a deal and player)\b",
        "leaving luck aside; per player and deal",
        "It cost 2, luck apart.",
    ),
    Term("ru", r"\bпри том, что (?:вы|делали)\b", "ещё возможны", "Карты, возможные при том, что вы видели."),
    Term("ru", r"— это сколько\b", "число", "Разрыв — это сколько достоинств между картами."),
    Term(
        "ru",
        r"\bне больше чем на столько\b",
        "ошибка не больше этого числа",
        "В 95 случаях — не больше чем на столько.",
    ),
    Term("ru", r"\b[Нн]аименьш\w+ (?:повышени|ставк)", "минимальное повышение", "Здесь наименьшая ставка — 5."),
    Term("ru", r"\b[Тт]о, что сверх\b", "часть сверх", "Берут то, что сверх 25."),
    Term("ru", r"\bигрок в покер\b", "покерист", "Любой игрок в покер назовёт победителя."),
    Term("ru", r"\b[Мм]ест[оа] \d+ \w+(?:ло|ет|ит)\b", "имя игрока", "Место 3 поднимает до 4."),
    Term("ru", r"(?:Серия|Рейк), старшая карта", "верхняя карта", "Серия, старшая карта — десятка"),
    Term("ru", r"\b[Чч]то (?:вам|ему|ей) можно\b", "что вы можете сделать", "Что вам можно?"),
    Term("ru", r"\bимя руки\b", "как называется рука", "Угадайте имя руки."),
    Term("ru", r"\bв (?:этом|ином|том) доме\b", "за этим столом", "В этом доме верят ей, а в ином доме — нет."),
    Term("ru", r"\bсчита\w+ единицей\b", "сойти за единицу", "Туз может считаться единицей."),
    Term("ru", r"\b[Чч]итаем мы\b", "так мы понимаем источник", "Так читаем мы."),
    Term("ru", r"\bрука пасует\b", "игрок пасует", "Эта рука пасует."),
)
"""One name for one thing: see the style guide of the contributors."""

OF_RAKE = (
    Term("en", r"\b(?:to act|acts? (?:first|last|next)|acted|acting)\b", "speak, as the rules say", "Cat acts last."),
    Term(
        "en",
        r"\b(?:[Ss]omeone|[Nn]o one|[Aa]nybody|[Ee]verybody)\b",
        "somebody, nobody, anyone, everyone",
        "Everybody antes, and no one folds.",
    ),
    Term("ru", r"\b[Пп]ри `", "если выбран `seated`", "При `seated` выкладывают больше."),
)
"""What Rake's own pages hold to. On other games' pages, players of poker act."""

ALLOWED = {
    ("docs/rules/round.md", "he heard Ann"): "players at a table hear each other",
    ("docs/learn/winners.toml", "Who wins"): "a title",
    ("widgets, 'Who wins'", "Who wins"): "a title",
    (
        "widgets, 'Who has paid what, and the pots that follow'",
        "Who has paid what, and the pots that follow",
    ): "a title",
    ("widgets, 'Will the third card fall between them? Raise, or stand.'", "stand"): "what a player of Red Dog says",
    ("sentences, reddog: stood", "stand"): "what a player of Red Dog says",
    ("sentences, reddog: raise-loses", "stand"): "what a player of Red Dog says",
    ("sentences, reddog: actions", "stand"): "what a player of Red Dog says",
}
"""Phrases that are right where they are, by file and words, each with its reason."""


def _texts(value: Any, lang: str) -> Iterator[str]:
    """Yield the texts of a lesson in a language, wherever they are."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key == lang and isinstance(each, str):
                yield each
            else:
                yield from _texts(each, lang)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each, lang)


@cache
def prose(lang: str) -> list[tuple[str, Note]]:
    """Return all that readers of a language see, each piece with its file and line."""
    found: list[tuple[str, Note]] = []
    about = [ROOT / "README.md", ROOT / "CHANGELOG.md"]
    for path in (*about, *sorted(DOCS.rglob("*.md"))):
        if path.name.endswith(".ru.md") != (lang == "ru"):
            continue
        text = path.read_text("utf-8")
        plain = FENCES.sub(lambda match: re.sub(r"[^\n]+", " ", match[0]), text)
        found.append((path.relative_to(ROOT).as_posix(), Note(1, plain)))
    for path in sorted(DOCS.rglob("*.toml")):
        source = path.read_text("utf-8")
        for text in _texts(tomllib.loads(source), lang):
            line = source.count("\n", 0, max(0, source.find(text[:40]))) + 1
            found.append((path.relative_to(ROOT).as_posix(), Note(line, text)))
    for word in games.words():
        games.load(word)
    speak = catalogue(lang)
    for message in (message for package in packages() for message in collected(package)):
        ids: tuple[str, ...] = message.id if isinstance(message.id, tuple) else (str(message.id),)
        for text in ids:
            if text:
                found.append((f"widgets, {text[:60]!r}", Note(1, speak.gettext(text))))
    found += [(f"sentences, {message}", Note(1, sentence)) for message, _, sentence in every_sentence(lang)]
    return found


def without_exceptions(name: str, note: Note) -> Note:
    """Return a note without the phrases that are right in that file."""
    text = words_of(note)
    for file, phrase in ALLOWED:
        if file == name:
            text = text.replace(phrase, "")
    return Note(note.line, text)


def test_the_english_of_every_page_keeps_to_the_voice() -> None:
    found = [
        f"{name}:{line}: {words!r}: write {instead}"
        for name, note in prose("en")
        for line, words, instead in faults(without_exceptions(name, note))
    ]
    assert not found, "\n".join(["how we write:", *found])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_name(lang: str) -> None:
    found = [
        f"{name}: {match[0]!r}: {term.name}"
        for name, note in prose(lang)
        for term in TERMS
        if term.lang == lang and (match := re.search(term.pattern, note.text))
    ]
    assert not found, "\n".join(["terms:", *found])


CONTRACTION = re.compile(
    r"\b\w+n't\b|\b\w+'(?:re|ve|ll|d)\b|\b(?:[Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ss]?[Hh]e)'s\b"
)


def test_numbered_rules_are_written_in_full() -> None:
    rules = [(name, note) for name, note in prose("en") if re.match(r"docs/rules/(?!index|all)", name)]
    assert len(rules) == 9
    assert [(name, match[0]) for name, note in rules for match in CONTRACTION.finditer(note.text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_at_the_table_of_a_lesson_have_names(lang: str) -> None:
    lessons = [(name, note) for name, note in prose(lang) if name.startswith("docs/learn/") and name.endswith(".toml")]
    assert any(re.search(r"\bCat\b|\bКэт\b", note.text) for _, note in lessons)
    assert [(name, note.text) for name, note in lessons if re.search(r"\b(?:[Ss]eat|[Мм]ест\w+) \d", note.text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_of_rake_use_the_words_of_its_rules(lang: str) -> None:
    pages = [(name, note) for name, note in prose(lang) if re.match(r"docs/(?!games/|contributing/)", name)]
    assert any(re.search(r"\bspeaks\b|\bговорит\b", note.text) for _, note in pages)
    found = [
        f"{name}: {match[0]!r}: {term.name}"
        for name, note in pages
        for term in OF_RAKE
        if term.lang == lang and (match := re.search(term.pattern, note.text))
    ]
    assert not found, "\n".join(["terms:", *found])


@pytest.mark.parametrize("term", [*TERMS, *OF_RAKE], ids=lambda term: term.bad)
def test_the_guard_catches_each_wrong_name(term: Term) -> None:
    assert re.search(term.pattern, term.bad)


def test_the_guard_reads_pages_lessons_and_widgets() -> None:
    for lang in LANGUAGES:
        names = {name.partition(",")[0] for name, _ in prose(lang)}
        suffix = "" if lang == "en" else f".{lang}"
        assert {
            f"docs/rules/round{suffix}.md",
            "docs/learn/betting.toml",
            "docs/learn/guides/whole.toml",
            "widgets",
        } <= names
    assert {"README.md", "CHANGELOG.md"} <= {name for name, _ in prose("en")}
    assert (WIDGETS / "locale" / "ru.po").exists()


def test_a_page_has_one_name_in_its_heading_the_navigation_and_its_lesson() -> None:
    names = dict[str, tuple[str, ...]]()
    for page in sorted((ROOT / "docs").rglob("*.md")):
        lang = "ru" if page.name.endswith(".ru.md") else "en"
        text, front = get_data(page.read_text("utf-8"))
        heading = re.search(r"(?m)^# (.+?)(?: \{#.*)?$", text)
        lesson = page.with_name(page.name.partition(".")[0] + ".toml")
        if not heading or (page.name.startswith("index.") and page.parent == ROOT / "docs"):
            continue  # a spot's heading is written by the build, and the first page is Home
        taught = [tomllib.loads(lesson.read_text("utf-8"))["title"][lang]] if lesson.exists() else []
        names[page.relative_to(ROOT).as_posix()] = (front["title"], heading[1], *taught)
    assert len(names) > 100
    assert {page: found for page, found in names.items() if len({*found}) > 1} == {}
    renamed = re.findall(r"(?m)^ +- (.+?): \S+\.md", (ROOT / "mkdocs.yml").read_text("utf-8"))
    assert renamed == ["Home"], "the navigation names pages as they name themselves"


def test_every_exception_is_still_needed() -> None:
    for file, phrase in ALLOWED:
        assert any(faults(Note(1, phrase))), phrase
        assert any(phrase in words_of(note) for name, note in prose("en") if name == file), (file, phrase)
