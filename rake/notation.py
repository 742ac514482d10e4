"""Positions as text, notation version 1: `rake=1`, then fields; and the same as the query of a link."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import zip_longest
from urllib.parse import parse_qsl, urlencode

from .cards import Card, descending, format_cards, parse_cards
from .hands import hand_of, hands_of
from .kit.errors import InvalidNotation, placed, read_each
from .rules import BOOK, HouseRules, parse_rules

__all__ = ["format_hand", "format_hands", "from_query", "parse_hand", "parse_hands", "to_query"]

VERSION = "1"
_NAME = re.compile(r"(?<!\S)([a-z_]+)=", re.ASCII)
_LAST = "round"
"""The field that holds fields of its own: it comes last and holds all that follows."""
# What other sites hang on a link that passes through them.
_TRACKER = re.compile(r"utm_\w+|\w*clid|mc_[ce]id|_ga|_gl|igshid|si|ref|from|_openstat")
# What a forum takes for the end of a link when it is the end of the sentence around it.
_AFTER = ")]}>.,;:!?'\"»"


class Fields:
    """The fields of a position, each with its place in the text."""

    def __init__(self, found: Mapping[str, tuple[str, int]]) -> None:
        self._found = found

    def __contains__(self, name: str) -> bool:
        return name in self._found

    def read[T](self, name: str, parse: Callable[[str], T], default: str | None = None) -> T:
        """Return what `parse` makes of a field; of `default` where the field is missing.

        Raises `InvalidNotation`, pointing into the whole text, also where a field without a default is missing.
        """
        if name not in self and default is None:
            raise InvalidNotation(f"field {name}", "")
        value, at = self._found.get(name, (default or "", 0))
        with placed(at):
            return parse(value)


def _split(text: str) -> Iterator[tuple[re.Match[str], str, int]]:
    """Yield each field's name, value and the value's place. Raises `InvalidNotation` for text that is no field."""
    names = list(_NAME.finditer(text))
    names = names[: next((place for place, name in enumerate(names, 1) if name[1] == _LAST), None)]
    before = text[: names[0].start()] if names else text
    if before.strip():
        raise InvalidNotation("field", before.strip(), len(before) - len(before.lstrip()))
    for name, following in zip_longest(names, names[1:]):
        value = text[name.end() : following.start() if following else None]
        yield name, value.strip(), name.end() + (len(value) - len(value.lstrip()) if value.strip() else 0)


def parse_fields(text: str, known: Collection[str]) -> Fields:
    """Return the fields of a position, `rake` excepted; `known` names those that may stand in it.

    Raises `InvalidNotation` for text that is no field, an unknown field or version, and a field that stands twice.
    """
    fields: dict[str, tuple[str, int]] = {}
    for name, value, at in _split(text):
        if name[1] not in ("rake", *known) or name[1] in fields:
            raise InvalidNotation("field", name[1], name.start())
        fields[name[1]] = value, at
    version, at = fields.pop("rake", (VERSION, 0))
    if version != VERSION:
        raise InvalidNotation(f"version {VERSION}", version, at)
    return Fields(fields)


def format_fields(fields: dict[str, str]) -> str:
    """Return the position that has these fields; those with empty values are left out."""
    return " ".join([f"rake={VERSION}", *(f"{name}={value}" for name, value in fields.items() if value)])


def format_rules(rules: HouseRules) -> str:
    """Return the value of the field `rules`: nothing for the book."""
    return "" if rules == BOOK else str(rules)


def parse_hand(text: str) -> tuple[tuple[Card, ...], HouseRules]:
    """Return the one to five cards and the house rules of a hand, e.g. `rake=1 hand=AS.AW.AF.9C.2S`.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    fields = parse_fields(text, ("hand", "rules"))
    return hand_of(fields.read("hand", parse_cards), 1, 5), fields.read("rules", parse_rules, "book")


def format_hand(cards: Iterable[Card], rules: HouseRules = BOOK) -> str:
    """Return the one text of a hand."""
    return format_fields({"hand": format_cards(descending(cards)), "rules": format_rules(rules)})


def parse_hands(text: str) -> tuple[tuple[tuple[Card, ...], ...], HouseRules]:
    """Return the two to eight hands of five and the house rules of a showdown, e.g. `rake=1 hands=..._...`.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    fields = parse_fields(text, ("hands", "rules"))
    return hands_of(fields.read("hands", parse_several)), fields.read("rules", parse_rules, "book")


def parse_several(text: str) -> tuple[tuple[Card, ...], ...]:
    """Return the card lists that low lines part, each as it stands. Raises as `parse_cards` does."""
    return read_each("_", parse_cards, text)


def format_hands(hands: Iterable[Iterable[Card]], rules: HouseRules = BOOK) -> str:
    """Return the one text of a showdown."""
    text = "_".join(format_cards(descending(hand)) for hand in hands)
    return format_fields({"hands": text, "rules": format_rules(rules)})


def to_query(text: str) -> str:
    """Return a position's text as the query of a link, without the question mark.

    Raises `InvalidNotation` for text that is no field.
    """
    return urlencode([(name[1], value) for name, value, _ in _split(text)], safe="=,")


def from_query(query: str) -> str:
    """Return the position that a link's query holds; what other sites have hung on it is left out."""
    fields = parse_qsl(query.removeprefix("?").replace("&amp;", "&").rstrip(_AFTER), keep_blank_values=True)
    return " ".join(f"{name}={value}" for name, value in fields if not _TRACKER.fullmatch(name))
