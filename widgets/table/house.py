"""The house rules that a reader may choose before they sit down: a preset, and any switch on top of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rake import BOOK, HouseRules, parse_rules
from rake.rules import PRESETS, SWITCHES

from ..kit.widget import values


def chosen_rules(fields: Mapping[str, str], stake: int) -> HouseRules:
    """Return the house rules that the form describes; fixed bets are one and two stakes if it says nothing else.

    Raises `InvalidNotation`, and `IllegalPosition` if two of the rules contradict each other.
    """
    chosen = {name: value for name in SWITCHES if (value := fields.get(name, "").strip())}
    if chosen.get("betting") == "fixed-limit":
        chosen = {"small_bet": str(stake), "big_bet": str(2 * stake)} | chosen
    return parse_rules(".".join([fields.get("preset", "book"), *map("-".join, chosen.items())]))


@values()
class SwitchView:
    """A switch of the form: its name, the number of its rule, and the words of its values.

    A `number` is typed instead. `chosen` is the value that differs from the preset, empty for the preset's own, which
    is `usual`.
    """

    name: str
    rule: str
    words: tuple[str, ...]
    number: bool
    chosen: str
    usual: str


@values()
class HouseView:
    """What the form says of the house rules: the nearest preset, all presets, and all switches."""

    preset: str
    presets: tuple[str, ...]
    switches: tuple[SwitchView, ...]


def show_house(rules: HouseRules, stake: int) -> HouseView:
    """Return the form's choices for these rules; fixed bets of one and two stakes aren't shown as chosen."""
    if (rules.betting, rules.small_bet, rules.big_bet) == ("fixed-limit", stake, 2 * stake):
        rules = replace(rules, small_bet=BOOK.small_bet, big_bet=BOOK.big_bet)
    preset = min(PRESETS, key=lambda name: len(_differing(rules, PRESETS[name])))
    differing = _differing(rules, PRESETS[preset])
    switches = (
        SwitchView(
            name=name,
            rule=switch.rule,
            words=tuple(switch.values),
            number=switch.least is not None,
            chosen=switch.said(getattr(rules, name)) if name in differing else "",
            usual=switch.said(getattr(PRESETS[preset], name)),
        )
        for name, switch in SWITCHES.items()
    )
    return HouseView(preset, tuple(PRESETS), tuple(switches))


def _differing(rules: HouseRules, preset: HouseRules) -> list[str]:
    return [name for name in SWITCHES if getattr(rules, name) != getattr(preset, name)]
