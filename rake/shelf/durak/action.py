"""What a player of Durak does, and how it's written: `attack 7D`, `beat TD`, `take`, `pass`, `give 7S`."""

from __future__ import annotations

from ...kit.actions import CardAction, card_action_parser
from .rules import DECK

__all__ = ["ALONE", "ATTACK", "BEAT", "GIVE", "PASS", "TAKE", "TRANSFER", "parse_action", "play"]

ATTACK, BEAT, GIVE, TRANSFER = "attack", "beat", "give", "transfer"
"""The kinds of action that name a card. Opening a bout and throwing in are both `attack`."""

TAKE, PASS = CardAction("take"), CardAction("pass")
ALONE = {action.kind: action for action in (TAKE, PASS)}
"""The actions that name no card, by their kinds."""

_parse = card_action_parser(ALONE, dict.fromkeys((ATTACK, BEAT, GIVE, TRANSFER), range(1, 2)), DECK)


def play(kind: str, card: str) -> CardAction:
    """Return the action that does this with a card."""
    return CardAction(kind, (card,))


def parse_action(text: str) -> CardAction:
    """Return the action that a text names, e.g. `attack 7D`. Raises `InvalidNotation`."""
    return _parse(text)
