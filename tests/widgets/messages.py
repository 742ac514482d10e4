"""Every sentence that events and remarks are said in, with every kind of value, and what can be wrong with one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from itertools import chain, product
from pkgutil import walk_packages
from typing import Any, TypeGuard, get_type_hints

from rake import Card
from rake.kit.actions import Action, CardAction
from rake.kit.events import Event, Struct
from rake.kit.saying import PLURALS, message_name
from rake.shelf.rook.action import RookAction
from tests.files import TEMPLATES
from widgets import other_games, shelf
from widgets.games import rake
from widgets.host import game_named
from widgets.kit.board import Name
from widgets.kit.names import Names
from widgets.kit.saying import Remark, Voice
from widgets.site.pages.catalogues import WIDGETS
from widgets.templates import voice

NUMBERS = (1, 2, 5, 21)
"""Whole numbers of every plural category."""

NAMES: Names = {
    1: Name("you", "You", "you", "1"),
    2: Name("person", "Ann", "Ann", "2"),
    3: Name("person", "Ben", "Ben", "3"),
}
PEOPLE: Mapping[str, Mapping[str, Any]] = {
    "seat": {"you": 1, "Ann": 2, "Ben": 3},
    "seats": {"you": (1,), "Ann": (2,), "Ben": (3,), "several": (2, 3), "we": (2, 1)},
}
"""What a field of seats may hold, by the end of its name, and what each is called."""

CARDS, RANKS = ("QS", "KD"), ("T", "5")
"""The cards and the ranks that are named, one in each field that has one."""

VARDIC = ("LS", "DC")
"""The cards that Rake names, whose deck has others."""

SEVERAL = {"bid", "deals", "hands", "most", "players", "pot", "sides", "tries", "wanted"}
"""Numbers that are never 1 where a message doesn't ask whether they are."""

AT_LEAST = {"most": "least", "pot": "chips", "sides": "position"}
"""Numbers that are never less than another one of the same message."""

FORMS = {"seat": {"you", "one"}, "seats": {"you", "one", "several", "we"}}
"""The forms that players can have, by the same."""

ACTIONS = (Action, CardAction, RookAction)
"""What a player may do, which games call by a message too."""


def games() -> tuple[str, ...]:
    """Return the words of all games, Rake's first."""
    return "rake", *other_games.words()


def of_templates() -> Iterator[type]:
    """Yield a class for each message that a template says of a seat, with the fields that it passes."""
    for path in TEMPLATES:
        said = re.findall(r'\bsentence\("([\w-]+)", (.*?)\) }}', path.read_text("utf-8"))
        module = ".".join(path.relative_to(WIDGETS.parent).with_suffix("").parts)
        for message, passed in said:
            hints = {"seat": int} | {name: str if name == "card" else int for name in re.findall(r", (\w+)=", passed)}
            yield type(message.title().replace("-", ""), (Remark,), {"__annotations__": hints, "__module__": module})


@cache
def classes() -> tuple[type, ...]:
    """Return all classes with a message, of every game."""
    for word in other_games.words():
        other_games.load(word)
    for package in (rake, shelf):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)  # those of questions are loaded only when they're asked
    kinds = [*Event.__subclasses__(), *Remark.__subclasses__(), *of_templates()]
    owned = [kind for kind in kinds if home_of(kind) in ("shelf", "kit", *games())]
    return tuple(sorted(owned, key=lambda kind: (home_of(kind), kind.__module__)))


@cache
def named(home: str) -> tuple[type, ...]:
    """Return the classes of a game, beside its events and remarks, that say a message of their own within another."""
    own = [kind for kind in classes() if home_of(kind) == home]
    held = [hint for kind in own for hint in get_type_hints(kind).values() if _says_itself(hint)]
    messages = voice_of(home, "en").messages
    structs = [kind for kind in Struct.__subclasses__() if message_name(kind.__name__) in messages]
    return tuple(dict.fromkeys((*held, *(kind for kind in structs if home_of(kind) == home))))


def _says_itself(hint: object) -> TypeGuard[type]:
    return isinstance(hint, type) and (issubclass(hint, Struct) or is_dataclass(hint)) and hint is not Card


def home_of(kind: type) -> str:
    """Return the word of the game that a class is of; `kit` or `shelf` for one of several games."""
    _, folder, *rest = kind.__module__.split(".")
    if not rest:
        return "rake"  # of the engine's own modules
    return rest[0] if folder in ("shelf", "games") and kind.__module__.count(".") > 2 - (folder == "kit") else folder


@cache
def speaker_of(home: str) -> str:
    """Return the game that says its own messages; those of several are said by one whose actions have amounts."""
    return home if home in games() else next(word for word in games() if "action" in voice_of(word, "en").messages)


def voice_of(home: str, lang: str) -> Voice:
    """Return what says the messages of a game, or those that several share."""
    return voice(lang, game_named(speaker_of(home).replace("rake", "")))


def fields_of(kind: Any) -> tuple[str, ...]:
    """Return the names of the fields of an event, a remark or another class with a message."""
    return tuple(kind.__match_args__)


def values_of(kind: type) -> set[str]:
    """Return the names of what a message of a class may show."""
    names = set(fields_of(kind))
    return names | {name for name, value in vars(kind).items() if isinstance(value, property)}


def parts_of(messages: Mapping[str, Any], pattern: Any) -> Iterator[list[Any]]:
    """Yield all placeables of a pattern, also those in its variants and in the messages that it refers to."""
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            continue
        yield part
        if part[0] == "@":
            yield from parts_of(messages, messages.get(part[1], ()))
        elif part[0] == "?":
            yield part[1]
            for variant in part[3].values():
                yield from parts_of(messages, variant)


def people_field(name: str) -> str:
    """Return `seat` or `seats` for the name of a field of seats, else an empty text."""
    return next((each for each in PEOPLE if name.endswith(each)), "")


def choices(voice: Voice, kind: type, name: str, hint: object) -> Mapping[str, Any]:
    """Return the values that a field is tried with, and what each is called in the file; empty if that goes unsaid."""
    parts = [*parts_of(voice.messages, voice.messages[message_name(kind.__name__)])]
    keys = {key for part in parts if part[0] == "?" and part[1][1] == name for key in part[3]}
    if people := people_field(name):
        return PEOPLE[people]
    named = [*dict.fromkeys(part[1] for part in parts if part[0] == "CARD")]
    if name.endswith("rank") and name in named:
        return {"": RANKS[[each for each in named if each.endswith("rank")].index(name)]}
    if name in named:
        unseen = {"unseen": None} if "None" in keys else {}
        cards = VARDIC if home_of(kind) == "rake" else CARDS
        return {"": cards if str(hint).startswith("tuple") else cards[named.index(name)]} | unseen
    if hint is int:
        tried = {*NUMBERS} - {1} if name in SEVERAL and not keys & {"1", "one"} else {*NUMBERS}
        numbers = sorted({*tried, *(int(key) for key in keys if key.isdigit())})
        return {str(number): number for number in numbers}
    if hint is float:
        return {"": 0.125} | {key: float(key) for key in sorted(keys) if key.isdigit()}
    if hint is str:
        return {key: key for key in sorted(keys)} or {"": "7"}
    if _says_itself(hint):
        return {"": next(about for _, about in samples(voice, hint))}
    return {"": Action("raise", 5) if hint is object else CARDS}


def samples(voice: Voice, kind: type) -> Iterator[tuple[str, Any]]:
    """Yield instances of a class, each after what is special about it: its players, and the first of its numbers.

    Every whole number takes all its values, each field beginning with another, as they seldom are the same at a table.
    A `count` beside `cards` is how many they are.
    """
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name in fields_of(kind)}
    each = {name: choices(voice, kind, name, hint) for name, hint in hints.items()}
    numbers = [name for name, hint in hints.items() if hint is int and not people_field(name)]
    others = [name for name in each if name not in numbers]
    most = max((len(each[name]) for name in numbers), default=1)
    for called in product(*(each[name] for name in others)):
        chosen = {name: each[name][key] for name, key in zip(others, called, strict=True)}
        for step in range(most):
            values = {
                name: [*each[name].values()][(step + shift) % len(each[name])] for shift, name in enumerate(numbers)
            }
            values |= {
                name: max(values[name], values[low]) for name, low in AT_LEAST.items() if {name, low} <= {*values}
            }
            if {"count", "cards"} <= values.keys() | chosen.keys():
                chosen["cards"] = each["cards"][""][: values["count"]]
            label = " ".join(filter(None, (*called, *(str(number) for number in [*values.values()][:1]))))
            yield label, kind(**chosen, **values)


def matrix(lang: str) -> Iterator[tuple[str, str, str]]:
    """Yield every sentence of a language after the home and the name of its message, and what is special about it."""
    for kind in classes():
        home = home_of(kind)
        speaker = voice_of(home, lang)
        for label, about in samples(speaker, kind):
            yield f"{home}: {message_name(kind.__name__)}", label, plain(speaker.say(about, NAMES))


def called(lang: str) -> Iterator[tuple[str, str, str]]:
    """Yield what each action of each game is called within a sentence, and other things that have a name there.

    Variants call them what their game does.
    """
    for word in (word for word in games() if (WIDGETS / "games" / word / "sentences").exists()):
        speaker = voice_of(word, lang)
        acts = [kind for kind in ACTIONS if message_name(kind.__name__) in speaker.messages]
        for kind in (*acts, *named(word)):
            title = "actions" if kind in ACTIONS else message_name(kind.__name__)
            for label, about in samples(speaker, kind):
                yield f"{word}: {title}", label, plain(speaker.called(about))


def plain(html: str) -> str:
    """Return a sentence as text in the words of the Vardic deck."""
    return re.sub(r"<[^>]*>", "", re.sub(r'<span class="rake-standard">.*?</span>', "", html))


def every_sentence(lang: str) -> Iterator[tuple[str, str, str]]:
    """Yield what is said of events and remarks, then what actions are called."""
    return chain(matrix(lang), called(lang))


def as_file(lang: str) -> str:
    """Return the part of `tests/data/sentences.<lang>.txt` that is about events and remarks, each sentence once."""
    lines: list[str] = []
    written: set[str] = set()
    for message, label, sentence in every_sentence(lang):
        if (title := f"\n# {message}") not in lines:
            lines.append(title)
            written = set()
        if sentence not in written:
            written.add(sentence)
            lines.append(f"{label}: {sentence}" if label else sentence)
    return "\n".join(lines) + "\n"


def sentence_faults(sentence: str) -> Iterator[str]:
    """Yield what is wrong with a sentence or several that are said of an event or a remark."""
    if not sentence.lstrip("«“")[0].isupper():
        yield "begins with a small letter"
    if not re.search(r"[.!?]$", sentence):
        yield "doesn't end"
    names = r"(?:You|Вы|Ann|Анна|Ben|Бен)"
    if re.match(rf"{names}(?:(?:, | and | и ){names})*:", sentence):
        yield "has a colon after its subject"
    for each in re.split(r"(?<=[.!?]) ", sentence):
        if each.count(":") > 1:
            yield "has two colons"
        if re.match(r"It\b|Это\b(?! )", each):
            yield "begins with a bare It"


def message_faults(messages: Mapping[str, Any], lang: str, kind: type) -> Iterator[str]:
    """Yield what is wrong with the message of a class in a language."""
    name = message_name(kind.__name__)
    if name not in messages:
        yield "is missing"
        return
    parts = [*parts_of(messages, messages[name])]
    for part in parts:
        if part[0] == "@" and part[1] not in messages:
            yield f"refers to {part[1]}, which is no message"
        if part[0] in ("$", "CARD", "NUMBER") and part[1] not in values_of(kind):
            yield f"shows ${part[1]}, which {kind.__name__} hasn't"
        if part[0] == "?":
            yield from _choice_faults(part, lang, kind)
    yield from _unselected(messages, messages[name], frozenset())


def _choice_faults(part: list[Any], lang: str, kind: type) -> Iterator[str]:
    _, selector, _, variants = part
    hint = get_type_hints(kind).get(selector[1])
    if people := people_field(selector[1]):
        if missing := FORMS[people] - variants.keys():
            yield f"has nothing for ${selector[1]} = {', '.join(sorted(missing))}"
        if surplus := variants.keys() - FORMS[people]:
            yield f"has ${selector[1]} = {', '.join(sorted(surplus))}, which never comes"
    elif hint in (int, float):
        categories = {PLURALS[lang](number) for number in range(100)} | {"other"}
        if surplus := {key for key in variants if not key.isdigit()} - categories:
            yield f"has ${selector[1]} = {', '.join(sorted(surplus))}, which never comes"


def _unselected(messages: Mapping[str, Any], pattern: Any, selected: frozenset[str]) -> Iterator[str]:
    """Yield where a message names players without having asked whether the reader is one."""
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            continue
        if part[0] == "$" and people_field(part[1]) and part[1] not in selected:
            yield f"names ${part[1]} without a form for each"
        elif part[0] == "@":
            yield from _unselected(messages, messages.get(part[1], ()), selected)
        elif part[0] == "?":
            for variant in part[3].values():
                yield from _unselected(messages, variant, selected | {part[1][1]})
