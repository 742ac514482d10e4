"""Hands and showdowns as text, notation version 1: `rake=1`, then fields; and any position as the query of a link."""

from __future__ import annotations

from collections.abc import Iterable

from .cards import Card, descending, format_cards, parse_cards
from .hands import hand_of, hands_of
from .kit.errors import read_each
from .kit.notation import Notation
from .rules import BOOK, HouseRules, parse_rules

__all__ = ["format_hand", "format_hands", "parse_hand", "parse_hands", "to_query"]

NOTATION = Notation("rake", 1, record="round")
"""Rake's notation: texts and links open with `rake=1`, records with `rake 1`."""


def format_rules(rules: HouseRules) -> str:
    """Return the value of the field `rules` for these house rules; an empty text for the preset `book`."""
    return "" if rules == BOOK else str(rules)


def parse_hand(text: str) -> tuple[tuple[Card, ...], HouseRules]:
    """Return the one to five cards and the house rules of a hand, e.g. `rake=1 hand=AS.AW.AF.9C.2S`.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    fields = NOTATION.parse_fields(text, ("hand", "rules"))
    return hand_of(fields.read("hand", parse_cards), 1, 5), fields.read("rules", parse_rules, "book")


def format_hand(cards: Iterable[Card], rules: HouseRules = BOOK) -> str:
    """Return the canonical notation of a hand: the same cards and rules always give the same text.

    `parse_hand` reads it if the cards are one to five and all different, which is not checked here.
    """
    return NOTATION.format_fields({"hand": format_cards(descending(cards)), "rules": format_rules(rules)})


def parse_hands(text: str) -> tuple[tuple[tuple[Card, ...], ...], HouseRules]:
    """Return the two to eight hands of five and the house rules of a showdown, e.g. `rake=1 hands=..._...`.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    fields = NOTATION.parse_fields(text, ("hands", "rules"))
    return hands_of(fields.read("hands", parse_several)), fields.read("rules", parse_rules, "book")


def parse_several(text: str) -> tuple[tuple[Card, ...], ...]:
    """Return the lists of cards of a text in which underscores separate them. Raises as `parse_cards` does."""
    return read_each("_", parse_cards, text)


def format_hands(hands: Iterable[Iterable[Card]], rules: HouseRules = BOOK) -> str:
    """Return the canonical notation of a showdown: the same hands and rules always give the same text.

    `parse_hands` reads it if these are two to eight hands of five different cards, which is not checked here.
    """
    text = "_".join(format_cards(descending(hand)) for hand in hands)
    return NOTATION.format_fields({"hands": text, "rules": format_rules(rules)})


def to_query(text: str) -> str:
    """Return a position's text as the query of a link, without the question mark.

    Raises `InvalidNotation` for text that isn't a field.
    """
    return NOTATION.to_query(text)
