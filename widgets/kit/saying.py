"""Says events and remarks in a page: `rake.kit.saying`, with cards that show their faces and names that are translated.

The sentences of a package are Fluent messages, in `sentences/<lang>.ftl`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import override

from markupsafe import Markup, escape

from rake.kit import saying
from rake.kit.events import Struct
from rake.kit.saying import Messages, Pattern

from .board import Name


class Remark(Struct):
    """What a widget says beside events, such as a hint or a refusal: the base of its classes, one for each kind."""


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


class Voice(saying.Voice[Name, Markup]):
    """Says messages in a language, as HTML.

    `translate` is for the names of people, which have no message; `card` gives a card's name in a case.
    """

    def __init__(
        self, lang: str, messages: Messages, translate: Callable[[str], str], card: Callable[[str, str], Markup]
    ) -> None:
        super().__init__(lang, messages)
        self._translate, self._card = translate, card

    @override
    def marked(self, text: str) -> Markup:
        return Markup(text)

    @override
    def plain(self, text: str) -> Markup:
        return escape(text)

    @override
    def card(self, code: str, case: str) -> Markup:
        return self._card(code, case)

    @override
    def is_reader(self, name: Name) -> bool:
        return name.kind == "you"

    @override
    def number_of(self, name: Name) -> str | None:
        return name.number if name.kind == "seat" else None

    @override
    def person(self, name: Name) -> Markup:
        number = name.number if name.kind == "bot" else ""
        return escape(f"{self._translate(name.called)} {number}".rstrip())
