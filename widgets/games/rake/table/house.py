"""The house rules of a table of Rake, as the form before a round has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rake import BOOK, HouseRules, parse_rules
from rake.rules import PRESETS, SWITCHES

from ....kit.house import HouseView, chosen_switches, rules_text
from ....kit.house import show_house as show_any


def chosen_rules(fields: Mapping[str, str], stake: int) -> HouseRules:
    """Return the house rules that the form describes; fixed bets are one and two stakes if it says nothing else.

    Raises `InvalidNotation`, and `IllegalPosition` if two of the rules contradict each other.
    """
    chosen = chosen_switches(fields, SWITCHES)
    if chosen.get("betting") == "fixed-limit":
        chosen = {"small_bet": str(stake), "big_bet": str(2 * stake)} | chosen
    return parse_rules(rules_text(fields.get("preset", "book"), chosen))


def show_house(rules: HouseRules, stake: int) -> HouseView:
    """Return the form's choices for these rules; fixed bets of one and two stakes aren't shown as chosen."""
    if (rules.betting, rules.small_bet, rules.big_bet) == ("fixed-limit", stake, 2 * stake):
        rules = replace(rules, small_bet=BOOK.small_bet, big_bet=BOOK.big_bet)
    return show_any(rules, PRESETS, SWITCHES)
