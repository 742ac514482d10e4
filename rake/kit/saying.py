"""Says events in whole sentences, each written in full for every form that it can take.

What a class says is the message that has its name: of `CardsDealt` it is `cards-dealt`. In the message, `$chips` is the
field `chips`, and `$seat` or `$seats` are players: shown, their names; as a selector, their form, which is `you`,
`one`, `several`, or `we` with the reader among them. A card, or a tuple of cards, is shown by name, and a rank as a
card without a suit. A whole number is shown as the language writes it; as a selector it is itself, or its plural
category. Words are joined by dashes as a selector. What is none of these says its own message. Every sentence begins
with a capital.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any

from .cards import UNSEEN

__all__ = ["CASES", "PLURALS", "Messages", "Part", "Pattern", "Voice", "message_name", "namesake", "written"]

type Part = str | list[Any]
"""Text, or a placeable.

That is a variable `["$", name]`, a card `["CARD", name, case]`, a number `["NUMBER", name, decimals, most,
signed, percent]`, another message `["@", name]`, or a choice `["?", selector, default, {key: pattern}]`, of which the
first key that fits counts.
"""

type Pattern = str | list[Part]
"""The parts of a message; one that is all text has only that."""

type Messages = Mapping[str, Pattern]
"""The patterns of messages by name."""

CASES = ("nominative", "accusative", "genitive", "instrumental", "definite", "plural", "genitive-plural")
"""The cases of a card's name; the last two exist only for a rank's. The definite one gives each card its article."""

_PEOPLE = ("seat", "seats")
"""How the names of fields with players end."""

_ORDERED = "ordered_"
"""How the name of a field with players begins whose order matters."""

_FIRST = re.compile(r"(?:^|(?<=>))[^\W\d_]")
"""The first letter of a text, and that of each element in it: a card may have a name for each deck."""


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

_GROUPED: Mapping[str, int] = {"en": 1_000, "ru": 10_000}
"""The least number whose digits a language writes in groups of three."""

_SIGNS: Mapping[str, Mapping[int, str]] = {"en": {}, "ru": {ord(","): "\N{NO-BREAK SPACE}", ord("."): ","}}
"""How a language writes the comma and the point of an English number."""


def written(lang: str, number: float, decimals: int = 0, *, signed: bool = False) -> str:
    """Return a number as a language writes it, with a real minus; `signed` if it has a plus too."""
    rounded = round(number, decimals)
    sign = "−" if rounded < 0 else "+" if rounded and signed else ""
    comma = "," if abs(rounded) >= _GROUPED[lang] else ""
    return f"{sign}{abs(rounded):{comma}.{decimals}f}".translate(_SIGNS[lang])


_NAMESAKES = ("", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def namesake(number: int) -> str:
    """Return what tells a player from those of the same name before them, as a king is: nothing for the first."""
    return _NAMESAKES[number - 1]


class Voice[Name, Text: str]:
    """Says messages in a language.

    `Name` is what a seat is called, and `Text` what is returned: plain text, or text with the marks of a page.
    """

    def __init__(self, lang: str, messages: Messages) -> None:
        self.lang, self.messages = lang, messages

    @abstractmethod
    def marked(self, text: str) -> Text:
        """Return a text whose marks are the voice's own."""

    @abstractmethod
    def plain(self, text: str) -> Text:
        """Return a text from elsewhere, which has no marks."""

    @abstractmethod
    def card(self, code: str, case: str) -> Text:
        """Return the name of a card, or of all cards of a rank, in a case."""

    @abstractmethod
    def is_reader(self, name: Name) -> bool:
        """Return whether a sentence about a player of this name says "you"."""

    @abstractmethod
    def number_of(self, name: Name) -> str | None:
        """Return the number of a seat that has nothing but its number for a name."""

    @abstractmethod
    def person(self, name: Name) -> Text:
        """Return the name of a player who isn't the reader."""

    def say(self, about: object, names: Mapping[int, Name]) -> Text:
        """Return the sentences about an event or a remark, whose seats have these names."""
        return self._said(message_name(type(about).__name__), partial(getattr, about), names, whole=True)

    def called(self, about: object) -> Text:
        """Return what something is called within a sentence, such as an action."""
        return self._said(message_name(type(about).__name__), partial(getattr, about), {}, whole=False)

    def sentence(self, message: str, names: Mapping[int, Name] | None = None, /, **values: object) -> Text:
        """Return a message with these values, as a whole sentence."""
        return self._said(message, values.__getitem__, names or {}, whole=True)

    def phrase(self, message: str, /, **values: object) -> Text:
        """Return a message with these values, as it's said within a sentence."""
        return self._said(message, values.__getitem__, {}, whole=False)

    def listed(self, texts: Iterable[str]) -> Text:
        """Return a list as the language joins it."""
        *others, last = map(self.plain, texts)
        return self.phrase("list", others=self.marked(", ".join(others)), last=last) if others else last

    def number(
        self, number: float, decimals: int = 0, most: int = 0, *, signed: bool = False, percent: bool = False
    ) -> str:
        """Return a number as the language writes it; `percent` if it's a share of 1.

        It has this many decimals, and if it isn't whole when it's rounded to the `most` of them, as many as that.
        """
        shown = number * (100 if percent else 1)
        if round(shown, most) % 1:
            decimals = max(decimals, most)
        text = written(self.lang, shown, decimals, signed=signed)
        return self.phrase("percent", number=text) if percent else text

    def people(self, names: Sequence[Name]) -> Text:
        """Return a list of players: seats without names by their numbers."""
        numbers = [number for number in map(self.number_of, names) if number]
        if len(numbers) == len(names) > 1:
            return self.phrase("seats", numbers=self.listed(numbers))
        return self.listed(map(self._person, names))

    def _person(self, name: Name) -> Text:
        if self.is_reader(name):
            return self.phrase("you")
        number = self.number_of(name)
        return self.phrase("seat", number=number) if number else self.person(name)

    def _said(self, message: str, values: Callable[[str], object], names: Mapping[int, Name], *, whole: bool) -> Text:
        saying = _Saying(self, names, whole=whole)
        saying.write(message, values)
        return self.marked("".join(saying.pieces))


class _Saying[Name, Text: str]:
    """What is said so far, in pieces; if it's `whole`, it begins a sentence."""

    def __init__(self, voice: Voice[Name, Text], names: Mapping[int, Name], *, whole: bool) -> None:
        self._voice, self._names, self._whole = voice, names, whole
        self.pieces: list[str] = []

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
                keys = self._keys(selector, values(selector[1]))
                self._write(variants[next((key for key in variants if key in keys), default)], values)
            else:
                self._show(part, values(part[1]))

    def _keys(self, selector: Sequence[Any], value: Any) -> tuple[str, ...]:
        """Return what a value is called as a selector."""
        kind, name, *options = selector
        if name.endswith(_PEOPLE):
            people = self._people(name, value)
            has_reader, several = any(map(self._voice.is_reader, people)), len(people) > 1
            return ("we" if several else "you",) if has_reader else ("several" if several else "one",)
        if isinstance(value, int | float):
            is_whole = value == int(value) and not (kind == "NUMBER" and options[0])
            category = PLURALS[self._voice.lang](abs(int(value))) if is_whole else "other"
            return (f"{value + 0:g}", category)  # of -0.0 too
        return (str(value).replace(" ", "-"),)

    def _show(self, part: Sequence[Any], value: Any) -> None:
        kind, name, *options = part
        say = self._voice
        if kind == "CARD":
            cards = value if isinstance(value, tuple) else (value,)
            text: str = say.listed(say.card(str(card or UNSEEN), *options) for card in cards)
        elif kind == "NUMBER":
            decimals, most, signed, percent = options
            text = say.number(value, decimals, most, signed=bool(signed), percent=bool(percent))
        elif name.endswith(_PEOPLE):
            text = say.people(self._people(name, value))
        elif isinstance(value, int | float):
            text = say.number(value)
        elif isinstance(value, str):
            text = say.plain(value)
        else:
            self.write(message_name(type(value).__name__), partial(getattr, value))
            return
        before = "".join(self.pieces[-2:]).rstrip()
        begins = before.endswith((".", "!", "?")) or (self._whole and not before)
        self.pieces.append(_FIRST.sub(lambda letter: letter[0].upper(), text) if begins else text)

    def _people(self, field: str, value: Any) -> Sequence[Name]:
        """Return the players of a field: in its order if that says something, else with the reader first."""
        names = [self._names[seat] for seat in ((value,) if isinstance(value, int) else value)]
        return names if field.startswith(_ORDERED) else sorted(names, key=lambda name: not self._voice.is_reader(name))
