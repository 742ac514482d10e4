"""House rules: one frozen value for every switch of sections 8 and 9, and its text."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Literal, NamedTuple

from .errors import IllegalPosition, InvalidNotation, Violation

__all__ = ["BOOK", "CARD_ROOM", "LITERAL", "PRESETS", "RUSSIAN", "HouseRules", "Ranking", "parse_rules"]


class Ranking(NamedTuple):
    """The house rules that decide which hand is the better one. Hands compare only under the same ones."""

    two_pair_beats_three: bool
    kickers: Literal["all", "one"]


class _Switch(NamedTuple):
    rule: str
    values: dict[str, bool | str]


_ON_OFF: dict[str, bool | str] = {"on": True, "off": False}

SWITCHES = {
    "two_pair_beats_three": _Switch("8.1", _ON_OFF),
    "kickers": _Switch("8.3", {"all": "all", "one": "one"}),
    "middle": _Switch("8.5", {"contesting": "contesting", "seated": "seated"}),
    "table_stakes": _Switch("8.8", _ON_OFF),
    "min_raise": _Switch("8.10", {"any": "any", "last": "last"}),
    "suits_full_tie": _Switch("9.7", {"split": "split", "draw": "draw"}),
}
"""Each switch with its rule's number and what its values are called in notation."""


@dataclass(frozen=True, slots=True, repr=False)
class HouseRules:
    """What a table has agreed on. The defaults are the preset `book`.

    Raises `IllegalPosition` for a value that the switch does not have.
    """

    two_pair_beats_three: bool = False
    kickers: Literal["all", "one"] = "all"
    middle: Literal["contesting", "seated"] = "contesting"
    table_stakes: bool = True
    min_raise: Literal["any", "last"] = "any"
    suits_full_tie: Literal["split", "draw"] = "split"

    def __post_init__(self) -> None:
        for name, switch in SWITCHES.items():
            value = getattr(self, name)
            if value not in switch.values.values():
                raise IllegalPosition(
                    Violation(
                        "unknown-value",
                        (
                            name,
                            str(value),
                        ),
                        switch.rule,
                    )
                )

    @property
    def ranking(self) -> Ranking:
        """Return the part of these rules that hands are compared by."""
        return Ranking(self.two_pair_beats_three, self.kickers)

    def __str__(self) -> str:
        """Return the notation: a preset's name, or `book` and every change to it in the order of the rules."""
        for name, preset in PRESETS.items():
            if self == preset:
                return name
        changes = [f"{name}-{_said(name, self)}" for name in SWITCHES if getattr(self, name) != getattr(BOOK, name)]
        return ".".join(["book", *changes])

    def __repr__(self) -> str:
        """Return an expression that gives these rules."""
        return f"parse_rules({str(self)!r})"


def _said(name: str, rules: HouseRules) -> str:
    value = getattr(rules, name)
    return next(said for said, meant in SWITCHES[name].values.items() if meant == value)


BOOK = HouseRules()
"""9.6: all defaults."""

CARD_ROOM = replace(BOOK, min_raise="last")
"""9.6: the book with `min_raise` last."""

LITERAL = replace(BOOK, two_pair_beats_three=True, kickers="one", middle="seated", table_stakes=False)
"""9.6: as many of the English sentences at their word as can be kept together."""

RUSSIAN = replace(BOOK, suits_full_tie="draw")
"""9.6: the book with 9.7's draw."""

PRESETS = {"book": BOOK, "card-room": CARD_ROOM, "literal": LITERAL, "russian": RUSSIAN}

assert [field.name for field in fields(HouseRules)] == list(SWITCHES)


def parse_rules(text: str) -> HouseRules:
    """Return the house rules that `text` names: a preset, then its changes, e.g. `book.kickers-one.min_raise-last`.

    Raises `InvalidNotation` for an unknown preset, switch or value, and for a switch that stands twice.
    """
    preset, *changes = text.split(".")
    if preset.lower() not in PRESETS:
        raise InvalidNotation("preset", preset)
    chosen: dict[str, Any] = {}
    at = len(preset)
    for change in changes:
        switch, dash, value = change.partition("-")
        name = switch.lower()
        if name not in SWITCHES or name in chosen:
            raise InvalidNotation("switch", switch, at + 1)
        if value.lower() not in SWITCHES[name].values:
            raise InvalidNotation("|".join(SWITCHES[name].values), value, at + 1 + len(switch + dash))
        chosen[name] = SWITCHES[name].values[value.lower()]
        at += 1 + len(change)
    return replace(PRESETS[preset.lower()], **chosen)
