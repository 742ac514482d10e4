"""Omaha as one of the games of `kit.game`: Hold'em with other values (OM1 to OM4)."""

from __future__ import annotations

from collections.abc import Mapping

from ...kit.bots import RandomBot
from ...kit.game import Bot
from ..holdem.action import Act
from ..holdem.game import RULE_OF, PokerGame
from ..holdem.rules import HouseRules, Variant

__all__ = ["GAME", "OMAHA", "RULE_OF"]

OMAHA = Variant("omaha", hole=4, own=2, default=HouseRules(betting="pot-limit"))
"""Four hole cards, two of them in a hand, and pot-limit by default (OM1.1, OM1.2, OM3.1)."""


class Omaha(PokerGame):
    """Omaha behind the interface `kit.game.Game`."""

    variant = OMAHA
    bots: Mapping[str, Bot[Act]] = {"random": RandomBot()}


GAME = Omaha()
