"""Positions as text, notation version 1: `rake=1`, then fields; and the same as the query of a link."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from urllib.parse import parse_qsl, urlencode

from .cards import Card, descending, format_cards, parse_cards
from .errors import InvalidNotation
from .hands import hand_of, hands_of
from .rules import BOOK, HouseRules, parse_rules

__all__ = ["format_hand", "format_hands", "from_query", "parse_hand", "parse_hands", "to_query"]

VERSION = "1"
_NAME = re.compile(r"(?<!\S)([a-z_]+)=")
# What other sites hang on a link that passes through them.
_TRACKER = re.compile(r"utm_\w+|\w*clid|mc_[ce]id")


def parse_fields(text: str, known: Collection[str]) -> dict[str, str]:
    """Return the fields of a position, `rake` excepted; `known` names those that may stand in it.

    Raises `InvalidNotation` for text that is no field, an unknown field or version, and a field that stands twice.
    """
    names = list(_NAME.finditer(text))
    before = text[: names[0].start()] if names else text
    if before.strip():
        raise InvalidNotation("field", before.strip())
    fields: dict[str, str] = {}
    for name, end in zip(names, [*(match.start() for match in names[1:]), len(text)], strict=True):
        value = text[name.end() : end].strip()
        if name[1] == "rake":
            if value != VERSION:
                raise InvalidNotation("version 1", value, name.end())
        elif name[1] not in known or name[1] in fields:
            raise InvalidNotation("field", name[1], name.start())
        else:
            fields[name[1]] = value
    return fields


def format_fields(fields: dict[str, str]) -> str:
    """Return the position that has these fields; those with empty values are left out."""
    return " ".join([f"rake={VERSION}", *(f"{name}={value}" for name, value in fields.items() if value)])


def format_rules(rules: HouseRules) -> str:
    """Return the value of the field `rules`: nothing for the book."""
    return "" if rules == BOOK else str(rules)


def _required(fields: dict[str, str], name: str) -> str:
    if name not in fields:
        raise InvalidNotation(f"field {name}", " ".join(fields))
    return fields[name]


def parse_hand(text: str) -> tuple[tuple[Card, ...], HouseRules]:
    """Return the one to five cards and the house rules of a hand, e.g. `rake=1 hand=AS.AW.AF.9C.2S`.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    fields = parse_fields(text, ("hand", "rules"))
    return hand_of(parse_cards(_required(fields, "hand")), 1, 5), parse_rules(fields.get("rules", "book"))


def format_hand(cards: Iterable[Card], rules: HouseRules = BOOK) -> str:
    """Return the one text of a hand."""
    return format_fields({"hand": format_cards(descending(cards)), "rules": format_rules(rules)})


def parse_hands(text: str) -> tuple[tuple[tuple[Card, ...], ...], HouseRules]:
    """Return the two to eight hands of five and the house rules of a showdown, e.g. `rake=1 hands=..._...`.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    fields = parse_fields(text, ("hands", "rules"))
    hands = [parse_cards(hand) for hand in _required(fields, "hands").split("_")]
    return hands_of(hands), parse_rules(fields.get("rules", "book"))


def format_hands(hands: Iterable[Iterable[Card]], rules: HouseRules = BOOK) -> str:
    """Return the one text of a showdown."""
    text = "_".join(format_cards(descending(hand)) for hand in hands)
    return format_fields({"hands": text, "rules": format_rules(rules)})


def to_query(text: str) -> str:
    """Return a position in its one text as the query of a link, without the question mark."""
    return urlencode(dict(field.split("=", 1) for field in text.split(" ")))


def from_query(query: str) -> str:
    """Return the position that a link's query holds; what other sites have hung on it is left out."""
    fields = parse_qsl(query.removeprefix("?"), keep_blank_values=True)
    return " ".join(f"{name}={value}" for name, value in fields if not _TRACKER.fullmatch(name))
