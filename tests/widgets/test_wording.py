"""Every code of the engine has words, in both languages."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from rake import RULE_OF, Category, IllegalPosition
from rake.analysis.outs import OutsRefusal
from rake.analysis.spot import SpotRefusal
from rake.hands import Decision, HandRefusal
from rake.kit.betting import BettingRefusal
from rake.kit.cards import CardRefusal
from rake.kit.chair import TableRefusal
from rake.kit.chairs import SeatRefusal
from rake.kit.errors import Violation
from rake.kit.pots import PotRefusal
from rake.kit.questions import QuestionRefusal
from rake.kit.stakes import StakeRefusal
from rake.middle import PickRefusal
from rake.record import RecordRefusal
from rake.reveal_events import TO_DRAW, BeatenKind, Decisive
from rake.round_state import RoundRefusal
from rake.rules import SWITCHES, RulesRefusal, SwitchRefusal
from rake.shelf import base_of
from tests.widgets.asking import Widget
from tests.widgets.markup import Frame
from widgets import other_games as games
from widgets.games.rake import GAME, words
from widgets.games.rake.refusal import show_refusal
from widgets.site.pages import catalogues
from widgets.site.python.bundle import not_for_rake
from widgets.templates import LANGUAGES, catalogue, environment, voice

ROOT = Path(__file__).parent.parent.parent
GENERIC = {
    *SwitchRefusal,
    *(OutsRefusal.TOO_FEW_UNSEEN, QuestionRefusal.ANSWERS, RulesRefusal.BUY_INS),
    *(BettingRefusal.CANNOT_MATCH, BettingRefusal.NOT_REOPENED, BettingRefusal.FIXED_NOT_REOPENED),
    *(BettingRefusal.CAPPED, StakeRefusal.DEAD_MONEY, StakeRefusal.POSTED_TWICE, PotRefusal.ALL_FOLDED),
    HandRefusal.DRAWN,
    *(RoundRefusal.DECK, RoundRefusal.STACKS, RoundRefusal.ABSENT_SEAT, RoundRefusal.ABSENT),
    *(RoundRefusal.BETTING, RoundRefusal.SPOKEN, RoundRefusal.OVER),
    *RecordRefusal,
    *(set(TableRefusal) - {TableRefusal.BUY_IN, TableRefusal.CHIPS_ON_TABLE}),
    *(SpotRefusal.PICK, SpotRefusal.FOLD, SpotRefusal.FOLDED_TWICE, SpotRefusal.NOT_PICKING),
}
"""The codes for which a reader is told no more than that the rules do not allow it, and by which rule."""

WITHOUT_RULE = {SpotRefusal.RARE}
"""What no rule forbids: the reader asked for something that hardly ever comes up."""

SPOKEN = {
    CardRefusal.TWICE: (("AS",), [0]),
    HandRefusal.SIZE: ((6, 1, 5), [0, 2]),
    SeatRefusal.PLAYERS: ((9, 2, 8), [0, 1, 2]),
    SeatRefusal.SEAT: ((9, 5), [0, 1]),
    StakeRefusal.STAKE: ((0, 1, 100), [0, 1, 2]),
    StakeRefusal.FIXED_STAKE: ((5, 2, 2), [0, 1]),
    BettingRefusal.OWES: ((7,), [0]),
    BettingRefusal.NOTHING_TO_FOLD: ((), []),
    BettingRefusal.NOTHING_TO_CALL: ((), []),
    BettingRefusal.ALREADY_BET: ((7,), [0]),
    BettingRefusal.NO_BET: ((), []),
    BettingRefusal.NO_RAISE: ((3, 5), [1]),
    BettingRefusal.FIXED_NO_RAISE: ((3, 5), [1]),
    BettingRefusal.NOBODY_TO_ANSWER: ((), []),
    BettingRefusal.TOO_LITTLE: ((3, 6), [1]),
    BettingRefusal.FIXED_TOO_LITTLE: ((3, 6), [1]),
    BettingRefusal.TOO_MUCH: ((30, 24), [1]),
    BettingRefusal.MORE_THAN_STACK: ((30, 24), [1]),
    StakeRefusal.STACK: ((1, 500, 20, 200), [1, 2, 3]),
    TableRefusal.BUY_IN: ((1, 500, 20, 200), [1, 2, 3]),
    TableRefusal.CHIPS_ON_TABLE: ((500, 400), [0, 1]),
    RoundRefusal.MUST_TAKE: ((), []),
    PickRefusal.NOT_FACE_UP: (("AS",), []),
    PickRefusal.NOT_FACE_DOWN: ((3,), []),
    PickRefusal.OUT_OF_TURN: (("picks", 3, 2), [1]),
    SpotRefusal.ALONE: ((), []),
    SpotRefusal.LAID: ((7, 6), [0, 1]),
    SpotRefusal.FACE_UP: ((2, 3), [0, 1]),
    SpotRefusal.NOT_IN_HAND: (("AS",), [0]),
    SpotRefusal.SEEN: ((3, "TW"), [0]),
    SpotRefusal.RARE: ((400,), [0]),
}
"""The codes with a sentence of their own: values, and which of these the sentence holds."""


def rendered(template: str, lang: str, **values: object) -> str:
    """Return what a part of a frame says."""
    root = {"ident": "w1", "root": "../", "game": GAME}
    return Frame(environment().get_template(template).render(lang=lang, **root, **values)).text


def russian(package: Path) -> Catalog:
    with (package / "locale" / "ru.po").open("rb") as file:
        return read_po(file, locale="ru")


PACKAGES = tuple(catalogues.packages())
every_package = pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package.name))


def test_each_game_beside_rake_has_a_catalogue() -> None:
    assert [package.name for package in PACKAGES] == ["widgets", "shelf", *games.words()]


@every_package
def test_the_catalogue_holds_the_texts_of_the_templates_and_no_others(package: Path) -> None:
    texts = {message.id for message in catalogues.collected(package)}
    assert {message.id for message in russian(package)} == texts
    # A variant says what its game says, but for its own name.
    is_variant = package.name in games.words() and base_of(package.name)
    assert len(texts) > (1 if is_variant else 10)


def test_what_two_games_say_is_translated_alike() -> None:
    said = [(message.id, message.string) for package in PACKAGES for message in russian(package) if message.id]
    assert len({text for text, _ in said}) == len(set(said))


@every_package
def test_every_text_is_translated_with_its_values_and_plurals(package: Path) -> None:
    for message in russian(package):
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


def test_the_form_of_a_table_has_words_for_every_house_rule_and_each_of_its_values() -> None:
    assert [*words.SWITCH_NAME] == [*SWITCHES]
    values = [(f"{name}-{word}", word) for name, switch in SWITCHES.items() for word in switch.values]
    assert {own if own in words.SWITCH_VALUE else word for own, word in values} == {*words.SWITCH_VALUE}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_combination_has_a_name_a_need_and_words_of_its_own(lang: str) -> None:
    names = [category.name for category in Category]
    assert list(words.CATEGORY) == names
    needs = {voice(lang, GAME).phrase("kind-needs", kind=name) for name in names}
    assert len(needs) == len({catalogue(lang).gettext(text) for text in words.CATEGORY.values()}) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_words_of_its_own(lang: str) -> None:
    hands = "RUN", BeatenKind("PAIR")
    said = {voice(lang, GAME).say(Decisive(code, *hands, "A", "D"), {}) for code in (TO_DRAW, *Decision)}
    assert len(said) == len(Decision) + 1


def sentence(lang: str, code: Enum, *values: str | int) -> str:
    """Return what a reader is told of a violation."""
    refusal = show_refusal(IllegalPosition(Violation(code, values)))
    return rendered("kit/refusal.html", lang, refusal=refusal, elsewhere=None)


def test_every_code_that_reaches_rake_has_its_rule_and_no_two_are_spelt_alike() -> None:
    families = [
        family
        for family in Enum.__subclasses__()
        if family.__module__.startswith("rake.")
        and family.__name__.endswith("Refusal")
        # Another test of this process may have imported what only other games need.
        and not f"{family.__module__}.".startswith(not_for_rake())
    ]
    codes = [code for family in families for code in family]
    assert set(codes) == set(RULE_OF)
    assert len({code.value for code in codes}) == len(codes)


def test_every_code_has_a_sentence_of_its_own_or_is_known_to_have_none() -> None:
    assert set(SPOKEN) | GENERIC == set(RULE_OF)
    assert set(SPOKEN) & GENERIC == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", RULE_OF, ids=lambda code: code.value)
def test_a_refusal_is_told_in_words_that_hold_its_values(code: Enum, lang: str) -> None:
    values, held = SPOKEN.get(code, ((), []))
    said = sentence(lang, code, *values)
    card = {"en": "Ace of Skulls", "ru": "туза? черепов"}[lang]
    for value in (values[index] for index in held):
        assert re.search(card if value == "AS" else str(value), said)
    assert said.endswith(RULE_OF[code]) == (code not in WITHOUT_RULE)
    generic = {"en": "The rules don't allow that here.", "ru": "По правилам здесь так нельзя."}[lang]
    assert said.startswith(generic) == (code in GENERIC)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_6_5_a_pick_up_that_is_missing_is_said_to_be_missing(lang: str) -> None:
    said = sentence(lang, PickRefusal.OUT_OF_TURN, "picks", 0, 4)
    assert ("Seat 4 should have taken a card" if lang == "en" else "Игрок на месте 4") in said


LINKS = [
    ("hand", "rake=1&hand=ZZ", "ZZ"),
    ("hand", "rake=1", "hand="),
    ("hand", "rake=2&hand=AS", "2"),
    ("hand", "rake=1&hand=AS&hand=AW", "hand"),
    ("hand", "rake=1&hnad=AS", "hnad"),
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
    words = set(re.findall(r"[A-Za-z]{3,}", russian)) - {"hand", "hnad", "poker", "jokers", "two", "all", "one"}
    assert words == set(), "English in a Russian notice"
    assert not re.search(r"\b(field|preset|switch|expected)\b", english)


def test_every_kind_of_link_refusal_has_its_own_words() -> None:
    said = {Widget(widget, link=query).notice.replace(named, "") for widget, query, named in LINKS if named}
    assert len(said) >= 7


def test_russian_counts_cards_in_three_ways() -> None:
    texts = [
        Widget("hand", f"rake=1 hand={cards}", lang="ru").part("rake-reading").text for cards in ("AS", "AS.AW.AF.AC")
    ]
    assert "4 карты" in texts[0]
    assert "1 карта" in texts[1]
    assert "5 карт" in catalogue("ru").ngettext(
        "That's the hand so far, with %(count)s card to come.",
        "That's the hand so far, with %(count)s cards to come.",
        5,
    ) % {"count": 5}
