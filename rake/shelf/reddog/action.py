"""What a player of Red Dog says, and how it is written: `bet 10`, `pass`, `raise 5`, `stand` (RD2.1, RD3.3)."""

from __future__ import annotations

from ...kit.actions import Action, action_parser

__all__ = ["BET", "PASS", "RAISE", "STAND", "parse_action"]

PASS, STAND = Action("pass"), Action("stand")
BET, RAISE = "bet", "raise"
"""The kinds of action that have chips."""

_parse = action_parser([PASS.kind, STAND.kind], [BET, RAISE])


def parse_action(text: str) -> Action:
    """Return the action that a text names, e.g. `bet 10`. Raises `InvalidNotation`."""
    return _parse(text)
