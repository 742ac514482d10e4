"""Omaha as one of the games of `kit.game`: Hold'em with other values (OM1 to OM4)."""

from __future__ import annotations

from ..holdem.game import RULE_OF as RULES_OF_HOLDEM
from ..holdem.game import PokerGame
from ..holdem.rules import EquityRefusal, HouseRules, Variant

__all__ = ["GAME", "OMAHA", "RULE_OF"]

OMAHA = Variant("omaha", hole=4, own=2, default=HouseRules(betting="pot-limit"))
"""Four hole cards, two of them in a hand, and pot-limit by default (OM1.1, OM1.2, OM3.1)."""

RULE_OF = {**RULES_OF_HOLDEM, EquityRefusal.HOLE: "OM1.1"}
"""The rule behind every refusal."""


class Omaha(PokerGame):
    """Omaha behind the interface `kit.game.Game`."""

    variant, prefix, rules = OMAHA, "OM", RULE_OF


GAME = Omaha()
"""Omaha, behind the interface of any game."""
