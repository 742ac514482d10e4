"""House rules as declared switches: which values each has, and a table's rules as text, `card-room.small_bet-2`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from .chips import MOST_CHIPS
from .errors import InvalidNotation

__all__ = ["ON_OFF", "Switch", "format_rules", "parse_rules", "rules_in_words"]

type Value = bool | str | int

ON_OFF: Mapping[str, Value] = {"on": True, "off": False}
"""The values of a switch that is on or off."""

_NUMBER = re.compile(r"[1-9][0-9]{0,6}", re.ASCII)


class Switch(NamedTuple):
    """One house rule that can be changed.

    `rule` is its number in the rulebook and `values` its values by their words in notation; if numbers are values too,
    they go from `least` to `most`, else `least` is None. `word` is the switch's name in notation where that is not the
    name of the field.
    """

    rule: str
    values: Mapping[str, Value]
    least: int | None = None
    most: int = MOST_CHIPS
    word: str = ""

    @property
    def expected(self) -> str:
        """The values that notation allows for the switch, for error messages: e.g. `off|1–4`."""
        return "|".join([*self.values, *([f"{self.least}–{self.most}"] if self.least is not None else [])])

    def allows(self, value: object) -> bool:
        """Return whether the switch can be set to this value."""
        if self.least is not None and type(value) is int:
            return self.least <= value <= self.most or value in self.values.values()
        return any(value == meant and type(value) is type(meant) for meant in self.values.values())

    def meant(self, said: str) -> Value | None:
        """Return the value that a word of notation stands for; None if the switch can't have it."""
        number = int(said) if self.least is not None and _NUMBER.fullmatch(said) else None
        return self.values.get(said, number if self.allows(number) else None)

    def said(self, value: object) -> str:
        """Return the word of notation for a value."""
        return next((said for said, meant in self.values.items() if meant == value), str(value))


def format_rules[Rules](rules: Rules, presets: Mapping[str, Rules], switches: Mapping[str, Switch]) -> str:
    """Return the notation of rules: a preset's name, or that of the first preset and every change to it.

    `switches` has a switch for each field of the rules, in the order in which changes are written.
    """
    for name, preset in presets.items():
        if rules == preset:
            return name
    name, first = next(iter(presets.items()))
    changed = [field for field in switches if getattr(rules, field) != getattr(first, field)]
    changes = (f"{switches[field].word or field}-{switches[field].said(getattr(rules, field))}" for field in changed)
    return ".".join([name, *changes])


def parse_rules[Rules](text: str, presets: Mapping[str, Rules], switches: Mapping[str, Switch]) -> Rules:
    """Return the rules that `text` names: a preset, then its changes, e.g. `default.decks-2`.

    Raises `InvalidNotation` for an unknown preset, switch or value, and for a switch that appears twice, and
    whatever the rules raise for values that contradict each other.
    """
    preset, *changes = text.split(".")
    if preset.lower() not in presets:
        raise InvalidNotation("preset", preset)
    fields = {switch.word or field: field for field, switch in switches.items()}
    chosen: dict[str, Any] = {}
    at = len(preset)
    for change in changes:
        word, dash, value = change.partition("-")
        field = fields.get(word.lower())
        if field is None or field in chosen:
            raise InvalidNotation("switch", word, at + 1)
        chosen[field] = switches[field].meant(value.lower())
        if chosen[field] is None:
            raise InvalidNotation(switches[field].expected, value, at + 1 + len(word + dash))
        at += 1 + len(change)
    unchanged: Any = presets[preset.lower()]
    rules: Rules = replace(unchanged, **chosen)
    return rules


def rules_in_words[Rules](
    presets: Mapping[str, Rules], switches: Mapping[str, Switch]
) -> tuple[Callable[[str], Rules], Callable[[str], str]]:
    """Return what reads the rules that a text names, e.g. `default.decks-2`, and what gives the one way to write them.

    Reading is cached, as every deal names its own. Both raise as `parse_rules` does.
    """

    @lru_cache(64)
    def parse(text: str) -> Rules:
        return parse_rules(text, presets, switches)

    def write(text: str) -> str:
        return str(parse(text))

    return parse, write
