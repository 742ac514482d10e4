"""What happened and what is judged is said in whole sentences: one for each form, in each language."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, is_dataclass
from functools import cache
from random import Random
from typing import Any, Self

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from rake.kit.cards import UNSEEN
from rake.kit.events import Event, Struct
from rake.kit.saying import CASES, PLURALS, Messages, message_name, namesake, written
from rake.shelf import load
from rake.shelf.durak.events import Refilled, WentOut
from tests.files import TEMPLATES
from tests.widgets import messages
from tests.widgets.messages import NAMES, classes, home_of, message_faults, sentence_faults
from widgets import fluent, other_games
from widgets.host import game_named
from widgets.kit.board import Name
from widgets.kit.names import cast_names
from widgets.kit.saying import Voice
from widgets.site.pages.catalogues import WIDGETS, compile_all, sentence_files
from widgets.templates import LANGUAGES, card_name, voice

SOURCES = sentence_files()
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_class = pytest.mark.parametrize("kind", classes(), ids=lambda kind: f"{home_of(kind)} {kind.__name__}")


@every_language
@every_class
def test_a_class_has_a_message_for_each_form_that_shows_only_its_fields(kind: type, lang: str) -> None:
    assert [*message_faults(messages.voice_of(home_of(kind), lang).messages, lang, kind)] == []


@every_class
def test_a_class_has_no_methods_of_a_dataclass(kind: type) -> None:
    assert not is_dataclass(kind), f"{kind.__module__}: an event or a remark needs no decorator, see `Struct`"


@every_language
def test_every_sentence_is_a_whole_one(lang: str) -> None:
    said = [(message, label, sentence) for message, label, sentence in messages.matrix(lang)]
    assert len(said) > 100
    assert [(*each, fault) for each in said for fault in sentence_faults(each[2])] == []


def test_no_two_classes_of_a_game_have_one_message() -> None:
    for word in messages.games():
        names = Counter(message_name(kind.__name__) for kind in classes() if home_of(kind) in ("kit", "shelf", word))
        assert [name for name, count in names.items() if count > 1] == []


@every_language
@pytest.mark.parametrize("word", other_games.words())
def test_a_game_has_a_name_for_its_actions(word: str, lang: str) -> None:
    game = load(word)
    deal = game.deal(game.seats[-1], rng=Random(word))
    action = deal.seen_by(deal.to_act).legal()[0]
    assert messages.voice_of(word, lang).called(action)


def test_every_message_is_said() -> None:
    shown = {name for path in TEMPLATES for name in re.findall(r'phrase\("([\w-]+)"', path.read_text("utf-8"))}
    shown |= {"you", "seat", "seats", "list", "percent"}  # by the voice itself
    within = [kind for word in messages.games() for kind in messages.named(word)]
    shown |= {message_name(kind.__name__) for kind in (*classes(), *messages.ACTIONS, *within)}
    for lang in LANGUAGES:
        every = [fluent.compiled(path.read_text("utf-8"), path) for path in SOURCES if path.stem == lang]
        referred = {
            part[1] for each in every for name in each for part in messages.parts_of(each, each[name]) if part[0] == "@"
        }
        assert [name for each in every for name in each if name not in shown | referred] == []


@dataclass(frozen=True, slots=True)
class Gave:
    """An event for these tests: two people, a card, chips and a chance."""

    seat: int
    to_seats: tuple[int, ...]
    card: str
    chips: int
    chance: float = 0.5


WHOLE = """
gave = { $seat ->
    [you] You give { others }.
   *[one] { $seat } gives { others }.
}
others = { $to_seats ->
    [you] you { chips }
    [one] { $to_seats } { chips }
    [several] { $to_seats } { chips } each
   *[we] { $to_seats } { chips } each
}
chips = { $chips ->
    [0] nothing
    [one] { $chips } chip
   *[other] { $chips } chips
}
"""
SPOILT = {
    "is missing": ("gave =", "given ="),
    "shows $chip, which Gave hasn't": ("{ $chips } chip\n", "{ $chip } chip\n"),
    "has nothing for $seat = you": ("    [you] You give { others }.\n", ""),
    "has nothing for $to_seats = several": ("    [several] { $to_seats } { chips } each\n", ""),
    "has $seat = both, which never comes": ("   *[one] { $seat } gives", "    [both] Both.\n   *[one] { $seat } gives"),
    "has $chips = few, which never comes": ("    [0] nothing", "    [few] few"),
    "refers to other, which is no message": ("You give { others }", "You give { other }"),
    "names $to_seats without a form for each": ("You give { others }.", "You give { $to_seats } something."),
}


def test_a_whole_message_has_no_faults() -> None:
    assert [*message_faults(fluent.compiled(WHOLE, "en.ftl"), "en", Gave)] == []


@pytest.mark.parametrize("fault", SPOILT)
def test_a_fault_of_a_message_is_seen(fault: str) -> None:
    assert SPOILT[fault][0] in WHOLE
    assert fault in [*message_faults(fluent.compiled(WHOLE.replace(*SPOILT[fault]), "en.ftl"), "en", Gave)]


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("you win.", "begins with a small letter"),
        ("You win", "doesn't end"),
        ("Анна: пас.", "has a colon after its subject"),
        ("You and Ann: 20.", "has a colon after its subject"),
        ("The pot: 20: you.", "has two colons"),
        ("The card is a Two. It falls outside.", "begins with a bare It"),
        ("It's a push.", "begins with a bare It"),
    ],
)
def test_a_fault_of_a_sentence_is_seen(sentence: str, fault: str) -> None:
    assert fault in [*sentence_faults(sentence)]
    assert [*sentence_faults("Ann wins: the pot is hers. What is left goes to Ben.")] == []


def with_messages(speaker: Voice, messages: Messages) -> Voice:
    """Return a voice that says other messages."""
    other = copy(speaker)
    other.messages = messages
    return other


def english(source: str = WHOLE, names: Mapping[int, Name] = NAMES, lang: str = "en") -> Any:
    """Return what says an event with these messages and the kit's."""
    common = voice(lang, game_named("reddog"))
    speaker = with_messages(common, {**common.messages, **fluent.compiled(source, "en.ftl")})
    return lambda about: messages.plain(speaker.say(about, names))


@pytest.mark.parametrize(
    ("to_seats", "chips", "sentence"),
    [
        ((2,), 1, "You give Ann 1 chip."),
        ((3, 2), 1200, "You give Ben and Ann 1,200 chips each."),
        ((2, 1), 0, "You give you and Ann nothing each."),
        ((2, 3, 1), 21, "You give you, Ann and Ben 21 chips each."),
    ],
)
def test_a_list_is_joined_with_the_reader_first(to_seats: tuple[int, ...], chips: int, sentence: str) -> None:
    assert english()(Gave(1, to_seats, "QS", chips)) == sentence


def test_seats_without_names_are_numbered_and_two_bots_of_a_name_told_apart() -> None:
    seats = {seat: Name("seat", "Seat %(number)s", str(seat), str(seat)) for seat in range(1, 4)}
    say = english("gave = { $seat } and { $to_seats } meet. { $to_seats } win.", seats)
    assert say(Gave(1, (2, 3), "", 0)) == "Seat 1 and seats 2 and 3 meet. Seats 2 and 3 win."
    bots = {seat: Name("bot", "Lucky Tobias", "Tobias", namesake(seat)) for seat in (1, 2)}
    assert english("gave = { $seat }, { $to_seats }.", bots)(Gave(1, (2,), "", 0)) == "Tobias, Tobias II."


@every_language
def test_a_card_is_named_in_every_case_in_both_decks(lang: str) -> None:
    lines = "".join(f'{case} = {{ CARD($card, case: "{case}") }}: {{ CARD($card) }}\n' for case in CASES)
    common = voice(lang, None)
    speaker = with_messages(common, {**common.messages, **fluent.compiled(lines, "")})
    for card in (rank + suit for rank in "23456789TPLDA" for suit in "SWFC"):
        for case in CASES:
            named = speaker.phrase(case, card=card)
            assert named == f"{card_name(lang, card, case=case)}: {card_name(lang, card)}"
    assert {"en": "Lady of Wings", "ru": "даму крыльев"}[lang] in card_name(lang, "LW", case="accusative")
    assert {"en": "Queen of hearts", "ru": "даму червей"}[lang] in card_name(lang, "LW", case="accusative")
    assert {"en": "king of spades", "ru": "короля пик"}[lang] == card_name(
        lang, "KS", "shelf/card_name.html", "genitive"
    )


def test_every_sentence_begins_with_a_capital_whatever_it_begins_with() -> None:
    source = "gave = { CARD($card) } приходит. { CARD($card) } уходит, и { CARD($card) } тоже."
    sentence = english(source, lang="ru")(Gave(1, (), "QS", 0))
    assert sentence == "Дама пик приходит. Дама пик уходит, и дама пик тоже."
    rakes = with_messages(voice("ru", None), fluent.compiled(source, ""))
    assert re.findall(r">(\w+)", rakes.say(Gave(1, (), "LW", 0), {}))[:4] == ["Дама", "Дама", "Дама", "Дама"]


def test_words_are_joined_by_dashes_as_a_selector() -> None:
    source = "gave = { $card ->\n    [two-words] Two.\n   *[other] Other.\n}"
    assert [english(source)(Gave(1, (), said, 0)) for said in ("two words", "one")] == ["Two.", "Other."]


def test_numbers_are_written_as_the_house_writes_them() -> None:
    source = 'gave = { $chips }|{ NUMBER($chance, minimumFractionDigits: 2, signDisplay: "exceptZero") }'
    source += '|{ NUMBER($chance, style: "percent", minimumFractionDigits: 1) }'
    assert english(source)(Gave(1, (), "", -12345, -0.125)) == "−12,345|−0.12|−12.5%"
    assert english(source, lang="ru")(Gave(1, (), "", 12345, 0.125)) == "12\u00a0345|+0,12|12,5\u00a0%"


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0.25, "25%"), (0.2504, "25%"), (0.2496, "25%"), (0.256, "25.6%"), (0, "0%"), (-0.125, "−12.5%")],
)
def test_a_percentage_in_a_sentence_has_a_decimal_only_if_it_says_something(chance: float, shown: str) -> None:
    source = 'gave = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }'
    assert english(source)(Gave(1, (), "", 0, chance)) == shown


@pytest.mark.parametrize(
    ("lang", "number", "shown"),
    [("en", 999.96, "1,000.0"), ("en", 999.94, "999.9"), ("ru", 9999.96, "10\u00a0000,0"), ("ru", 9999.94, "9999,9")],
)
def test_digits_are_grouped_by_the_number_that_is_shown(lang: str, number: float, shown: str) -> None:
    assert written(lang, number, 1) == shown


def test_what_a_name_holds_is_text_and_no_html() -> None:
    names = {1: Name("person", "<b>Ann</b>", "", "1")}
    speaker = with_messages(voice("en", None), fluent.compiled("gave = { $seat }.", ""))
    assert speaker.say(Gave(1, (), "", 0), names) == "&lt;b&gt;Ann&lt;/b&gt;."


@every_language
def test_plural_categories_are_those_of_cldr(lang: str) -> None:
    rule = Locale(lang).plural_form
    assert [PLURALS[lang](number) for number in range(2000)] == [rule(number) for number in range(2000)]


class Shown(FluentType):
    """A value as `fluent.runtime` takes it: what is shown of it, and what it is as a selector."""

    def __init__(self, text: str, key: str) -> None:
        self.text, self.key = text, key

    def __eq__(self, other: object) -> bool:
        return other == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        return self.text

    def format(self, locale: Any) -> str:
        return self.text


class Written(float, FluentType):
    """A number as `fluent.runtime` takes it, and how it's shown."""

    def __new__(cls, number: float, text: str) -> Self:
        """Return the number with that text."""
        written = super().__new__(cls, number)
        written.text = text
        return written

    text: str

    def format(self, locale: Any) -> str:
        return self.text


@every_language
def test_the_peer_says_the_same(lang: str) -> None:
    """`fluent.runtime` evaluates the same files; it writes numbers by CLDR, and no capital that isn't in the file."""
    compared = 0
    for kind in classes():
        speaker = messages.voice_of(home_of(kind), lang)
        bundle = peer(lang, home_of(kind), speaker)
        for _, about in messages.samples(speaker, kind):
            given = {name: as_peers(speaker, name, getattr(about, name)) for name in messages.values_of(kind)}
            theirs, errors = bundle.format_pattern(bundle.get_message(message_name(kind.__name__)).value, given)
            assert errors == []
            ours = messages.plain(speaker.say(about, NAMES))
            assert alike(messages.plain(theirs)) == alike(ours)
            compared += 1
    assert compared > 100


def alike(sentence: str) -> str:
    return re.sub(r"\s+", " ", sentence).casefold()


def as_peers(speaker: Voice, name: str, value: Any) -> Any:
    """Return a field of an event as the peer takes it."""
    if messages.people_field(name):
        seats = (value,) if isinstance(value, int) else value
        each = [NAMES[seat] for seat in seats]
        if not name.startswith("ordered_"):
            each.sort(key=lambda name: name.kind != "you")
        called = [str(speaker.phrase("you")) if name.kind == "you" else str(speaker.person(name)) for name in each]
        forms = {(False, False): "one", (False, True): "you", (True, False): "several", (True, True): "we"}
        return Shown(joined(speaker.lang, called), forms[len(each) > 1, any(name.kind == "you" for name in each)])
    if value is None:
        return Shown(UNSEEN, "None")
    if isinstance(value, tuple):
        return ".".join(map(str, value))
    return Shown(str(speaker.called(value)), "") if is_dataclass(value) or isinstance(value, Struct) else value


def joined(lang: str, texts: list[str]) -> str:
    return {"en": " and ", "ru": " и "}[lang].join(filter(None, (", ".join(texts[:-1]), texts[-1])))


def peer(lang: str, home: str, speaker: Voice) -> Any:
    """Return the peer with the same files."""

    def card(codes: object, case: str = "nominative") -> str:
        return joined(lang, [messages.plain(speaker.card(code, str(case))) for code in str(codes).split(".")])

    def number(value: Any, **options: Any) -> Written:
        sign = "+" if options.get("signDisplay") == "exceptZero" and value > 0 else ""
        decimals, most = (int(options.get(f"{each}FractionDigits", 0)) for each in ("minimum", "maximum"))
        percent = str(options.get("style", "")) == "percent"
        shown = f"{100 * float(value) if percent else float(value):.{most or decimals}f}"
        text = (shown.removesuffix(".0") if most else shown).replace(".", "." if lang == "en" else ",")
        return Written(float(value), sign + text + {"en": "%", "ru": "\u00a0%"}[lang] * percent)

    functions: Any = {"CARD": card, "NUMBER": number}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    for folder in ("kit", "shelf", f"games/{messages.speaker_of(home)}"):
        path = WIDGETS / folder / "sentences" / f"{lang}.ftl"
        if path.exists():
            bundle.add_resource(parsed(path.read_text("utf-8")), allow_overrides=True)
    return bundle


@cache
def parsed(source: str) -> Any:
    """Return a file as the peer reads it, which takes a while."""
    return FluentResource(source)


BROKEN = {
    "hi = { $seat ->\n    [one] One\n }\n": "line 3: Expected one of the variants to be marked as default (*) (E0010)",
    "## Fine\n\nhi = Hi.\ngave = { $seat\n": 'line 5: Expected token: "}" (E0003)',
    "hi = Hi.\nhi = Hello.\n": "line 2: there are two messages hi",
    "-term = Hi.\n": "line 1: term: only messages can be said, no terms and no attributes",
    "hi = Hi.\n    .title = Title\n": "line 1: hi: only messages can be said, no terms and no attributes",
    "hi = { DATE($chips) }\n": "line 1: DATE isn't one of the functions: CARD, NUMBER",
    'hi =\n    { CARD($card, case: "dative") }\n': "line 2: CARD has no option case: dative",
    "hi = { 5 }\n": "line 1: expected a variable, a function of a variable, or the name of a message",
    "hi = { $chips ->\n    [one] One\n    [one] One.\n   *[other] More\n}\n": "line 1: two variants have the same key",
}


@pytest.mark.parametrize("source", BROKEN)
def test_a_broken_file_is_refused_with_its_name_its_line_and_what_is_wrong(source: str) -> None:
    with pytest.raises(fluent.FluentFileError) as refused:
        fluent.compiled(source, "widgets/games/reddog/sentences/en.ftl")
    assert str(refused.value) == f"widgets/games/reddog/sentences/en.ftl, {BROKEN[source]}"


def test_the_build_writes_what_the_files_say() -> None:
    compile_all()
    assert len(SOURCES) >= 2 * len(LANGUAGES)
    for path in SOURCES:
        assert json.loads(path.with_suffix(".json").read_text("utf-8")) == fluent.compiled(
            path.read_text("utf-8"), path
        )


def test_every_package_speaks_every_language() -> None:
    for path in SOURCES:
        assert {each.stem for each in path.parent.glob("*.ftl")} == set(LANGUAGES)


def test_a_class_of_an_event_says_what_it_is() -> None:
    assert message_name("CardsDealt") == "cards-dealt"
    assert Event.rule == ""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann, you and Cat draw from the stock, in that order."),
        ("ru", "Анна, вы и Кэт по очереди добираете из колоды."),
    ],
)
def test_du3_9_who_draws_is_named_in_the_order_of_drawing(lang: str, said: str) -> None:
    names = cast_names(3, 2)
    assert messages.voice_of("durak", lang).say(Refilled((1, 2, 3)), names) == said
    assert messages.voice_of("durak", lang).say(WentOut((1, 2, 3)), names).startswith(("You, Ann", "Вы, Анна"))
