"""What a player of Rummy does, and how it's written: `draw stock`, `meld 4S.5S.6S`, `lay 7S on 1`, `discard KC`."""

from __future__ import annotations

from dataclasses import replace

from ...kit.actions import CardAction, card_action_parser
from ...kit.errors import InvalidNotation
from .melds import meld_order
from .rules import DECK, RANKS

__all__ = ["DISCARD", "DRAWS", "DRAW_PILE", "DRAW_STOCK", "LAY", "MELD", "parse_action"]

MELD, LAY, DISCARD = "meld", "lay", "discard"
"""The kinds of action that have cards; the target of a card laid off is the number of a meld."""

DRAW_STOCK, DRAW_PILE = CardAction("draw stock"), CardAction("draw pile")
DRAWS = (DRAW_STOCK.kind, DRAW_PILE.kind)
"""The kinds of action that have none."""

_parse = card_action_parser(DRAWS, dict.fromkeys((MELD, LAY, DISCARD), range(1, len(RANKS) + 1)), DECK, {LAY})


def parse_action(text: str) -> CardAction:
    """Return the action that a text names; the cards of a meld may be named in any order.

    They are written as the meld is: runs upwards, groups in the order S H D C. Raises `InvalidNotation`, and
    `IllegalPosition` for a card twice.
    """
    action = _parse(text)
    if None in action.cards:
        raise InvalidNotation("action", text.strip())
    return replace(action, cards=meld_order(action.seen))
