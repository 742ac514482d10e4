"""The house rules that a reader may choose before they sit down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rake import HouseRules, parse_rules

from ..kit.widget import values

PRESETS = ("book", "card-room", "literal", "russian")
BETTING = ("no-limit", "pot-limit", "fixed-limit")


def chosen_rules(fields: Mapping[str, str], stake: int) -> HouseRules:
    """Return the house rules that the form describes; with fixed bets these are one and two stakes.

    Raises `InvalidNotation`.
    """
    betting = fields.get("betting", "no-limit")
    chosen = [fields.get("preset", "book"), f"betting-{betting}", f"forced-{fields.get('forced', 'ante')}"]
    if betting == "fixed-limit":
        chosen += [f"small_bet-{stake}", f"big_bet-{2 * stake}"]
    return parse_rules(".".join(chosen))


@values()
class HouseView:
    """What the form says of the house rules, and all that it offers."""

    preset: str
    presets: tuple[str, ...]
    betting: str
    bettings: tuple[str, ...]
    forced: str


def show_house(rules: HouseRules) -> HouseView:
    """Return the form's choices for these rules."""
    common = replace(rules, betting="no-limit", forced="ante", small_bet=1, big_bet=2)
    preset = next((name for name in PRESETS if parse_rules(name) == common), PRESETS[0])
    return HouseView(preset, PRESETS, rules.betting, BETTING, rules.forced)
