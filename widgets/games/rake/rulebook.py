"""The address of each rule on the pages of the rulebook."""

from __future__ import annotations

PAGES = {
    "1": "game",
    "2": "deck",
    "3": "combinations",
    "4": "ties",
    "5": "skulls",
    "6": "round",
    "7": "betting",
    "8": "rulings",
    "9": "house-rules",
}
"""The name of the page that holds each section, by the section's number."""


def address(rule: str) -> str:
    """Return the address of a rule, relative to the language's first page: `rules/skulls/#r5-3` for `5.3`."""
    return f"rules/{PAGES[rule.partition('.')[0]]}/#r{rule.replace('.', '-')}"
