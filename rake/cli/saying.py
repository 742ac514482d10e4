"""Says in a terminal what happened and why something is refused, in the sentences that the site's tables say.

The files in `sentences/`, one for each language, are compiled from those of the site: `widgets.site.terminal.compiling`
writes them, and its docstring says what they hold. `widgets/kit/saying.py` is what says them on a page, and its
docstring explains how a message is named and what its variables are; here they become plain text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from ..kit.cards import UNSEEN
from ..kit.errors import IllegalAction, IllegalPosition

__all__ = ["LANGUAGES", "YOU", "Voice", "voice"]

LANGUAGES = ("en", "ru")

YOU = ""
"""The name of the person at the terminal: a sentence about them says "you"."""

SHARED = "shared"
"""What all games share, beside the words of the games."""

_SIGNS: Mapping[str, Mapping[int, str]] = {"en": {}, "ru": {ord(","): "\N{NO-BREAK SPACE}", ord("."): ","}}
"""How a language writes the comma and the point of an English number."""

_GROUPED: Mapping[str, int] = {"en": 1_000, "ru": 10_000}
"""The least number whose digits a language writes in groups of three."""

_PEOPLE = ("seat", "seats")
"""How the names of fields with players end."""

_ORDERED = "ordered_"
"""How the name of a field with players begins whose order matters."""

type Name = str | int
"""What a seat is called: `YOU`, a name, or the number of a seat whose player has no name."""


@cache
def _read(lang: str) -> Mapping[str, Any]:
    text = (Path(__file__).parent / "sentences" / f"{lang}.json").read_text("utf-8")
    read: Mapping[str, Any] = json.loads(text)
    return read


@cache
def voice(lang: str, word: str = SHARED) -> Voice:
    """Return what says the sentences of a game, or only those that all games share, in a language."""
    return Voice(lang, word)


def message_name(kind: str) -> str:
    """Return the name of a class's message: `card-beaten` for `CardBeaten`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind)[1:]


def plural(lang: str, number: int) -> str:
    """Return the plural category of a whole number, as CLDR has it."""
    if lang == "en":
        return "one" if number == 1 else "other"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"


class Voice:
    """Says the sentences of a game in a language.

    `title` is what the game is called, `bots` are those that sit down, and `names` what each bot is called.
    """

    def __init__(self, lang: str, word: str) -> None:
        shared, own = _read(lang)[SHARED], _read(lang)[word]
        self.lang = lang
        self.title: str = own.get("title", "")
        self.bots: Sequence[str] = own.get("bots", ())
        self.names: Mapping[str, str] = own.get("names", {})
        self.messages: Mapping[str, Any] = shared["messages"] | own["messages"]
        self._refusals: Mapping[str, Sequence[str]] = shared["refusals"] | own["refusals"]

    def say(self, about: object, names: Mapping[int, Name]) -> str:
        """Return the sentences about an event, whose seats have these names."""
        return self._text(message_name(type(about).__name__), partial(getattr, about), names, whole=True)

    def sentence(self, message: str, names: Mapping[int, Name] | None = None, /, **values: object) -> str:
        """Return a message with these values, as a whole sentence."""
        return self._text(message, values.__getitem__, names or {}, whole=True)

    def phrase(self, message: str, /, **values: object) -> str:
        """Return a message with these values, as it's said within a sentence."""
        return self._text(message, values.__getitem__, {}, whole=False)

    def refusal(self, error: ValueError, rule_of: Callable[[Any], str]) -> str:
        """Return why something is refused, in words, with the number of the rule if it's a rule that refuses it."""
        if not isinstance(error, IllegalAction | IllegalPosition):
            return self.sentence("unreadable", code="", linked=0, text=getattr(error, "found", str(error)))
        code, values = error.violation.code, error.violation.values
        named = self._refusals.get(f"{type(code).__module__}.{code}")
        message, *fields = named or ("against-rules",)
        said = self.sentence(message, **(dict(zip(fields, values, strict=False)) if named else {"linked": 0}))
        return f"{said.removesuffix('.')} ({self.phrase('terminal-rule', rule=rule_of(code))})."

    def listed(self, texts: Iterable[str]) -> str:
        """Return a list as the language joins it."""
        *others, last = texts
        return self.phrase("list", others=", ".join(others), last=last) if others else last

    def number(self, number: float, decimals: int = 0, *, signed: bool = False, percent: bool = False) -> str:
        """Return a number as the language writes it, with a real minus; `percent` if it's a share of 1."""
        rounded = round(number * (100 if percent else 1), decimals)
        sign = "−" if rounded < 0 else "+" if rounded and signed else ""
        comma = "," if abs(number) >= _GROUPED[self.lang] else ""
        text = f"{sign}{abs(rounded):{comma}.{decimals}f}".translate(_SIGNS[self.lang])
        return self.phrase("percent", number=text) if percent else text

    def card(self, code: str, case: str) -> str:
        """Return the name of a card, or of all cards of a rank, in a case."""
        if code == UNSEEN:
            return self.phrase("face-down-card", case=case)
        if code == "RO":
            return self.phrase("rook", case=case)
        if code[-1] in "RGYB":
            return self.phrase("rook-card", number=code[:-1], rank=code[:-1], colour=code[-1], case=case)
        if "vardic-card" in self.messages:
            return self.phrase("vardic-card" if code[1:] else "rank", rank=code[0], suit=code[1:], case=case)
        if not code[1:]:
            return self.phrase("rank", rank=code, case=case).lower()
        return self.phrase("french-card", rank=code[0], suit=code[1], case=case).lower()

    def _text(self, message: str, values: Callable[[str], object], names: Mapping[int, Name], *, whole: bool) -> str:
        saying = _Saying(self, names, whole=whole)
        saying.write(message, values)
        return "".join(saying.pieces)


class _Saying:
    """What is said so far, in pieces; if it's `whole`, it begins a sentence."""

    def __init__(self, voice: Voice, names: Mapping[int, Name], *, whole: bool) -> None:
        self._voice, self._names, self._whole = voice, names, whole
        self.pieces: list[str] = []

    def write(self, message: str, values: Callable[[str], object]) -> None:
        """Say a message with the values of its variables."""
        self._write(self._voice.messages[message], values)

    def _write(self, pattern: Any, values: Callable[[str], object]) -> None:
        for part in [pattern] if isinstance(pattern, str) else pattern:
            if isinstance(part, str):
                self.pieces.append(part)
            elif part[0] == "@":
                self.write(part[1], values)
            elif part[0] == "?":
                selector, default, variants = part[1:]
                keys = self._keys(selector, values(selector[1]))
                self._write(variants[next((key for key in variants if key in keys), default)], values)
            else:
                self._show(part, values(part[1]))

    def _keys(self, selector: Sequence[Any], value: Any) -> tuple[str, ...]:
        """Return what a value is called as a selector."""
        if selector[1].endswith(_PEOPLE):
            people = self._people(selector[1], value)
            has_reader = YOU in people
            several = len(people) > 1
            return ("we" if several else "you",) if has_reader else ("several" if several else "one",)
        if isinstance(value, int | float):
            decimals = selector[2] if selector[0] == "NUMBER" else 0
            is_whole = value == int(value) and not decimals
            return (f"{value + 0:g}", plural(self._voice.lang, abs(int(value))) if is_whole else "other")
        return (str(value).replace(" ", "-"),)

    def _show(self, part: Sequence[Any], value: Any) -> None:
        kind, name, *options = part
        say = self._voice
        if kind == "CARD":
            cards = value if isinstance(value, tuple) else (value,)
            text = say.listed(say.card(str(card or UNSEEN), *options) for card in cards)
        elif kind == "NUMBER":
            text = say.number(value, options[0], signed=bool(options[1]), percent=bool(options[2]))
        elif name.endswith(_PEOPLE):
            text = self._named(self._people(name, value))
        elif isinstance(value, int | float):
            text = say.number(value)
        elif isinstance(value, str):
            text = value
        else:
            self.write(message_name(type(value).__name__), partial(getattr, value))
            return
        before = "".join(self.pieces[-2:]).rstrip()
        begins = before.endswith((".", "!", "?")) or (self._whole and not before)
        self.pieces.append(text[:1].upper() + text[1:] if begins else text)

    def _people(self, field: str, value: Any) -> list[Name]:
        """Return the players of a field: in its order if that says something, else with the reader first."""
        names = [self._names[seat] for seat in ((value,) if isinstance(value, int) else value)]
        return names if field.startswith(_ORDERED) else sorted(names, key=lambda name: name != YOU)

    def _named(self, people: Sequence[Name]) -> str:
        say = self._voice
        if len(people) > 1 and all(isinstance(name, int) for name in people):
            return say.phrase("seats", numbers=say.listed(map(str, people)))
        return say.listed(
            say.phrase("seat", number=str(name)) if isinstance(name, int) else name or say.phrase("you")
            for name in people
        )
