"""The form on which a table notes its house rules: the names of the table's form on screen, and choices to ring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rake import BOOK
from rake.rules import SWITCHES
from widgets.games.rake.words import SWITCH_NAME, SWITCH_VALUE
from widgets.kit.numbers import Numbers
from widgets.site.paper import words
from widgets.templates import said


def switches(lang: str) -> Iterator[dict[str, Any]]:
    """Yield each switch: its name, its rule, its choices with the usual one first, and what its number usually is.

    That is None for a switch that has no number, and empty if usually no number is set.
    """
    for name, switch in SWITCHES.items():
        usual = switch.said(getattr(BOOK, name))
        choices = sorted(switch.values, key=lambda word: word != usual)
        yield {
            "name": said(lang, SWITCH_NAME[name]),
            "rule": switch.rule,
            "choices": [said(lang, SWITCH_VALUE.get(f"{name}-{word}") or SWITCH_VALUE[word]) for word in choices],
            "number": None if switch.least is None else _usually(usual, lang),
        }


def _usually(value: str, lang: str) -> str:
    number = Numbers(lang).count(int(value)) if value.isdecimal() else ""
    return number and said(lang, words.USUALLY) % {"number": number}
