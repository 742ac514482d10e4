"""Where the rulebook has each rule."""

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
"""The page of each section, by the section's number."""


def address(rule: str) -> str:
    """Return where a rule is, from the language's first page: `5.3` is at `rules/skulls/#r5-3`."""
    return f"rules/{PAGES[rule.partition('.')[0]]}/#r{rule.replace('.', '-')}"
