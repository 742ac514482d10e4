"""What is done in Swap, and how it is written."""

from __future__ import annotations

from rake.kit.actions import CardAction, card_action_parser

from .rules import DECK, PRESETS

GIVE, RETURN, PLAY = "give", "return", "play"
THROW_IN = CardAction("throw in")

PASSED = range(1, 1 + max(rules.held for rules in PRESETS.values()))
"""How many cards can be named. The rules say how many may be passed on."""
parse_action = card_action_parser({THROW_IN.kind}, {GIVE: PASSED, RETURN: range(1, 2), PLAY: range(1, 2)}, DECK)
