"""Every code of the engine has words, in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

import rake
from rake import Category, IllegalPosition, Showdown
from rake.errors import Violation
from rake.hands import _STEPS
from tests.widgets.asking import Widget
from tests.widgets.markup import Frame
from widgets.host import LANGUAGES, catalogue, environment
from widgets.parts import words
from widgets.parts.refusal import show_refusal
from widgets.site import catalogues

ENGINE = Path(rake.__file__).parent
# The codes that the docstring of `decided_by` lists.
DECISIONS = re.findall("`([a-z-]+)`", (Showdown.__doc__ or "").partition("`decided_by`")[2].partition("`rule`")[0])
# Raised for a value that only Python can write: no text, and so no widget, leads there.
NEVER_SHOWN = {"unknown-value"}


def violations() -> set[str]:
    """Return the code of every violation that the engine's source names."""
    codes = set()
    for path in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Violation":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
                codes.add(str(node.args[0].value))
    return codes


# Those with words of their own, and which of their values these hold; the others say that the rules do not allow it.
SPOKEN = {
    "card-twice": (Violation("card-twice", ("AS",), "2.1"), [0]),
    "hand-size": (Violation("hand-size", (6, 1, 5), "1.1"), [0, 2]),
    "players": (Violation("players", (9, 2, 8), "1.2"), [0, 1, 2]),
    "no-raise": (Violation("no-raise", (3, 5), "8.10"), [1]),
    "too-little": (Violation("too-little", (3, 6), "8.10"), [1]),
    "too-much": (Violation("too-much", (30, 24), "9.1"), [1]),
    "more-than-stack": (Violation("more-than-stack", (30, 24), "8.8"), [1]),
    "owes": (Violation("owes", (7,), "7.2"), [0]),
    "bet-stands": (Violation("bet-stands", (7,), "7.2"), [0]),
    "buy-in": (Violation("buy-in", (1, 500, 20, 200), "9.4"), [1, 2, 3]),
    "stack": (Violation("stack", (1, 500, 20, 200), "8.12"), [1, 2, 3]),
    "stake": (Violation("stake", (0, 1, 100), "6.1"), [0, 1, 2]),
    "laid": (Violation("laid", (7, 6), "8.5"), [0, 1]),
    "shown": (Violation("shown", (2, 3), "6.4"), [0, 1]),
    "not-in-hand": (Violation("not-in-hand", ("AS",), "6.5"), [0]),
    "seen": (Violation("seen", (3, "TW"), "6.5"), [0]),
    "turn": (Violation("turn", ("picks", 3, 2), "6.5"), [1]),
    "seat": (Violation("seat", (9, 5), "1.2"), [0, 1]),
}


def rendered(template: str, lang: str, **values: object) -> str:
    """Return what a part of a frame says."""
    root = {"ident": "w1", "root": "../"}
    return Frame(environment().get_template(template).render(lang=lang, **root, **values)).text


@pytest.fixture(scope="module")
def russian() -> Catalog:
    with (catalogues.LOCALE / "ru.po").open("rb") as file:
        return read_po(file, locale="ru")


def test_the_catalogue_holds_the_texts_of_the_templates_and_no_others(russian: Catalog) -> None:
    assert {message.id for message in russian} == {message.id for message in catalogues.collected()}
    assert len(russian) > 100


def test_every_text_is_translated_with_its_values_and_plurals(russian: Catalog) -> None:
    for message in russian:
        if not message.id:
            continue
        texts = message.string if isinstance(message.string, tuple | list) else (message.string,)
        assert all(texts), message.id
        assert len(texts) == (3 if message.pluralizable else 1), message.id
        assert not message.fuzzy, message.id
        source = message.id[0] if isinstance(message.id, tuple | list) else message.id
        for text in texts:
            assert sorted(re.findall(r"%\(\w+\)s", str(text))) == sorted(re.findall(r"%\(\w+\)s", source)), message.id


def test_every_name_of_words_py_is_translated() -> None:
    tables = [value for value in vars(words).values() if isinstance(value, dict) and "__name__" not in value]
    assert len(tables) >= 8
    for name in {name for table in tables for name in table.values()}:
        assert re.search("[а-яё]", catalogue("ru").gettext(name)), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_combination_has_a_name_a_need_and_words_of_its_own(lang: str) -> None:
    names = [category.name for category in Category]
    assert list(words.CATEGORY) == list(words.NEEDS) == names
    for table in (words.CATEGORY, words.NEEDS):
        assert len({catalogue(lang).gettext(text) for text in table.values()}) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_words_of_its_own(lang: str) -> None:
    assert {code for steps in _STEPS.values() for code, _ in steps} < set(DECISIONS)
    assert len(DECISIONS) >= 13
    result = {"winners": [1, 2], "rule": "4.1", "ranks": ["A", "D"], "better": "RUN", "worse": "PAIR"}
    said = {code: rendered("versus/decision.html", lang, result=result | {"code": code}) for code in DECISIONS}
    assert len(set(said.values())) == len(DECISIONS)
    nothing = rendered("versus/decision.html", lang, result=result | {"code": "no-such-code"})
    assert [code for code, text in said.items() if text == nothing] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(violations() - NEVER_SHOWN))
def test_every_violation_has_words_that_hold_its_values(code: str, lang: str) -> None:
    violation, held = SPOKEN.get(code, (Violation(code, (), "6.5"), []))
    refusal = show_refusal(IllegalPosition(violation))
    said = rendered("parts/refusal.html", lang, refusal=refusal, elsewhere=None, linked=False)
    card = {"en": "Ace of Skulls", "ru": "туз черепов"}[lang]
    for value in (violation.values[place] for place in held):
        assert (card if value == "AS" else str(value)) in said
    assert said.endswith(violation.rule)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_6_5_a_pick_up_that_is_missing_is_said_to_be_missing(lang: str) -> None:
    refusal = show_refusal(IllegalPosition(Violation("turn", ("picks", 0, 4), "6.5")))
    said = rendered("parts/refusal.html", lang, refusal=refusal, elsewhere=None, linked=False)
    assert ("Seat 4 must have taken a card" if lang == "en" else "должно было взять место 4") in said


def test_a_violation_with_words_of_its_own_is_one_of_the_engines() -> None:
    assert set(SPOKEN) < violations()


LINKS = [
    ("hand", "rake=1&hand=ZZ", "ZZ"),
    ("hand", "rake=1", "hand="),
    ("hand", "rake=2&hand=AS", "2"),
    ("hand", "rake=1&hand=AS&hand=AW", "hand"),
    ("hand", "rake=1&hand=AS&spot=1", "spot"),
    ("versus", "rake=1&hands=_", ""),
    ("versus", "rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W&rules=poker", "poker"),
    ("versus", "rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W&rules=book.jokers-on", "jokers"),
    ("versus", "rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W&rules=book.kickers-two", "two"),
    ("versus", "rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W&guess=9", "9"),
]


@pytest.mark.parametrize(("widget", "query", "named"), LINKS)
def test_a_link_that_cannot_be_read_is_refused_in_the_readers_words(widget: str, query: str, named: str) -> None:
    english, russian = (Widget(widget, link=query, lang=lang).notice for lang in LANGUAGES)
    assert named in english
    assert named in russian
    words = set(re.findall(r"[A-Za-z]{3,}", russian)) - {"hand", "spot", "poker", "jokers", "two", "all", "one"}
    assert words == set(), "English in a Russian notice"
    assert not re.search(r"\b(field|preset|switch|expected)\b", english)


def test_every_kind_of_link_refusal_has_its_own_words() -> None:
    said = {Widget(widget, link=query).notice.replace(named, "") for widget, query, named in LINKS if named}
    assert len(said) >= 7


def test_russian_counts_cards_in_three_ways() -> None:
    told = [
        Widget("hand", f"rake=1 hand={cards}", lang="ru").part("rake-reading").text for cards in ("AS", "AS.AW.AF.AC")
    ]
    assert "4 карты" in told[0]
    assert "1 карта" in told[1]
    assert "5 карт" in catalogue("ru").ngettext(
        "So far; %(count)s card to come.", "So far; %(count)s cards to come.", 5
    ) % {"count": 5}
