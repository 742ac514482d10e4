"""Says events and remarks: in whole sentences, each written in full for every form that it can take.

The sentences of a package are Fluent messages, in `sentences/<lang>.ftl`. What a class says is the message that has its
name: of `CardsDealt` it is `cards-dealt`. In the message, `$chips` is the field `chips`, and `$seat` or `$seats` are
players: shown, their names; as a selector, their form, which is `you`, `one`, `several`, or `we` with the reader among
them. A card, or a tuple of cards, is shown by name, and a rank as a card without a suit. A whole number is shown as the
language writes it; as a selector it is itself, or its plural category. Words are joined by dashes as a selector. What
is none of these says its own message. Every sentence begins with a capital.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from markupsafe import Markup, escape

from rake.kit.cards import UNSEEN
from rake.kit.events import Struct

from .board import Name
from .names import Names
from .widget import values

type Part = str | list[Any]
"""Text, or a placeable.

That is a variable `["$", name]`, a card `["CARD", name, case]`, a number `["NUMBER", name, decimals, signed, percent]`,
another message `["@", name]`, or a choice `["?", selector, default, {key: pattern}]`, of which the first key that fits
counts.
"""

type Pattern = str | list[Part]
"""The parts of a message; one that is all text has only that."""

type Messages = Mapping[str, Pattern]
"""The patterns of messages by name."""


class Sentences(Mapping[str, Pattern]):
    """Messages by name, each in JSON until it is said.

    Readers download all messages in Python's memory image, where text takes a fifth of the room that lists do.
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts

    def __getitem__(self, name: str) -> Pattern:
        return _pattern(self._texts[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


@lru_cache(256)
def _pattern(text: str) -> Pattern:
    pattern: Pattern = json.loads(text)
    return pattern


CASES = ("nominative", "accusative", "genitive", "instrumental", "definite", "plural", "genitive-plural")
"""The cases of a card's name; the last two exist only for a rank's. The definite one gives each card its article."""

_WITHIN = "…"
"""What comes before a text that begins no sentence."""

_PEOPLE = ("seat", "seats")
"""How the names of fields with players end."""

_ORDERED = "ordered_"
"""How the name of a field with players begins whose order matters."""

_FIRST = re.compile(r"(?:^|(?<=>))[^\W\d_]")
"""The first letter of a text, and of each deck's name in that of a card."""


class Remark(Struct):
    """What a widget says beside events, such as a hint or a refusal: the base of its classes, one for each kind."""


@cache
def message_name(kind: str) -> str:
    """Return the name of a class's message."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind)[1:]


def _english(number: int) -> str:
    return "one" if number == 1 else "other"


def _russian(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"


PLURALS: Mapping[str, Callable[[int], str]] = {"en": _english, "ru": _russian}
"""The plural category of a whole number, as CLDR has it; that of any other number is `other`."""


GROUPED: Mapping[str, int] = {"en": 1_000, "ru": 10_000}
"""The least number whose digits a language writes in groups of three."""


@values()
class Voice:
    """Says messages in a language.

    `translate` is for names and signs, which have no message; `card` gives a card's name in a case.
    """

    lang: str
    messages: Messages
    translate: Callable[[str], str]
    card: Callable[[str, str], Markup]

    def say(self, about: object, names: Names) -> Markup:
        """Return the sentences about an event or a remark, whose seats have these names."""
        return self._text(message_name(type(about).__name__), partial(getattr, about), names)

    def called(self, about: object) -> Markup:
        """Return what something is called within a sentence, such as an action."""
        return self._text(message_name(type(about).__name__), partial(getattr, about), {}, _WITHIN)

    def phrase(self, message: str, **values: object) -> Markup:
        """Return a message with these values, within a sentence."""
        return self._text(message, values.__getitem__, {}, _WITHIN)

    def _text(self, message: str, values: Callable[[str], object], names: Names, *before: str) -> Markup:
        saying = _Saying(self, names, before)
        saying.write(message, values)
        return Markup("".join(saying.pieces[len(before) :]))


class _Saying:
    """What is said so far, in pieces."""

    def __init__(self, voice: Voice, names: Names, before: Sequence[str]) -> None:
        self._voice, self._names, self.pieces = voice, names, [*before]

    def write(self, message: str, values: Callable[[str], object]) -> None:
        """Say a message with the values of its variables."""
        self._write(self._voice.messages[message], values)

    def _write(self, pattern: Pattern, values: Callable[[str], object]) -> None:
        for part in [pattern] if isinstance(pattern, str) else pattern:
            if isinstance(part, str):
                self.pieces.append(part)
            elif part[0] == "@":
                self.write(part[1], values)
            elif part[0] == "?":
                selector, default, variants = part[1:]
                keys = self._keys(self._value(selector, values))
                self._write(variants[next((key for key in variants if key in keys), default)], values)
            else:
                self._show(self._value(part, values))

    def _value(self, part: Sequence[Any], values: Callable[[str], object]) -> object:
        kind, name, *options = part
        value: Any = values(name)
        if kind == "NUMBER":
            return _Number(value, *options)
        if kind == "CARD":
            cards = value if isinstance(value, tuple) else (value,)
            return self._joined([self._voice.card(str(card or UNSEEN), *options) for card in cards])
        if name.endswith(_PEOPLE):
            people = [self._names[seat] for seat in ((value,) if isinstance(value, int) else value)]
            return _People(people, ordered=name.startswith(_ORDERED))
        return _Number(value) if isinstance(value, int) else value

    def _keys(self, value: object) -> tuple[str, ...]:
        """Return what a value is called as a selector."""
        if isinstance(value, _People):
            return (value.form,)
        if isinstance(value, _Number):
            return (f"{value.number + 0:g}", value.category(self._voice.lang))  # of -0.0 too
        return (str(value).replace(" ", "-"),)

    def _show(self, value: object) -> None:
        if isinstance(value, _People):
            text: str = self._people(value)
        elif isinstance(value, _Number):
            text = self._number(value)
        elif isinstance(value, str):
            text = escape(value)
        else:
            self.write(message_name(type(value).__name__), partial(getattr, value))
            return
        before = "".join(self.pieces[-2:]).rstrip()
        begins = not before or before.endswith((".", "!", "?"))
        self.pieces.append(_FIRST.sub(lambda letter: letter[0].upper(), text) if begins else text)

    def _number(self, value: _Number) -> str:
        text = value.text if abs(value.number) >= GROUPED[self._voice.lang] else value.text.replace(",", "")
        text = text.translate({ord(sign): self._voice.translate(sign) for sign in ",."})
        return self._voice.phrase("percent", number=text) if value.percent else text

    def _people(self, people: _People) -> Markup:
        phrase = self._voice.phrase
        if len(people.names) > 1 and all(name.kind == "seat" for name in people.names):
            return phrase("seats", numbers=self._joined([name.number for name in people.names]))
        return self._joined([self._person(name) for name in people.names])

    def _person(self, name: Name) -> str:
        if name.kind in ("you", "seat"):
            return self._voice.phrase(name.kind, number=name.number)
        number = f" {name.number}" if name.kind == "bot" and name.number != "1" else ""
        return escape(str(self._voice.translate(name.called)) + number)

    def _joined(self, texts: Sequence[str]) -> Markup:
        """Return a list as the language joins it."""
        *others, last = map(escape, texts)
        return self._voice.phrase("list", others=Markup(", ").join(others), last=last) if others else last


class _People:
    """Players: in their order, or with the reader first."""

    def __init__(self, names: Sequence[Name], *, ordered: bool) -> None:
        self.names = names if ordered else sorted(names, key=lambda name: name.kind != "you")

    @property
    def form(self) -> str:
        has_reader = any(name.kind == "you" for name in self.names)
        if len(self.names) > 1:
            return "we" if has_reader else "several"
        return "you" if has_reader else "one"


class _Number:
    """A number, how many decimals are shown, whether its sign is if it's above 0, and whether it's a share of 1."""

    def __init__(self, number: float, decimals: int = 0, signed: int = 0, percent: int = 0) -> None:
        self.number, self.decimals, self.signed, self.percent = number, decimals, signed, percent

    @property
    def text(self) -> str:
        """The number as English writes it, but with a real minus."""
        number = round(self.number * (100 if self.percent else 1), self.decimals)
        sign = "−" if number < 0 else "+" if number and self.signed else ""
        return f"{sign}{abs(number):,.{self.decimals}f}"

    def category(self, lang: str) -> str:
        """Return the plural category, as CLDR has it; a number with decimals has none but `other`."""
        is_whole = self.number == int(self.number) and not self.decimals
        return PLURALS[lang](abs(int(self.number))) if is_whole else "other"
