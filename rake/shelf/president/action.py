"""What a player of President does, and how it's written: `play 9S.9H`, `pass`, `return 4C`."""

from __future__ import annotations

from ...kit.actions import CardAction, card_action_parser
from .rules import DECK

__all__ = ["PASS", "PLAY", "RETURN", "parse_action"]

PLAY, RETURN = "play", "return"
PASS = CardAction("pass")

NAMED = range(1, 21)
"""How many cards can be named: up to a whole hand, with what was given up. The rules say whether that's too many."""

_parse = card_action_parser({PASS.kind}, {PLAY: NAMED, RETURN: NAMED}, DECK)


def parse_action(text: str) -> CardAction:
    """Return the action that a text names, e.g. `play 9S.9H`. Raises `InvalidNotation` and `IllegalPosition`."""
    return _parse(text)
