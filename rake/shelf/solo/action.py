"""What a player of Solo Whist says and does, and how it's written: `bid solo`, `cop`, `pass`, `trump H`, `play AS`."""

from __future__ import annotations

from ...kit.actions import CardAction, card_action_parser
from .rules import BIDS, DECK, SUITS

__all__ = ["BID_ACTIONS", "COP", "OFFERS", "PASS", "PLAY", "TRUMPS", "parse_action", "play"]

PLAY = "play"
PASS, COP = CardAction("pass"), CardAction("cop")
OFFERS = {CardAction(f"bid {bid.word}"): bid for bid in BIDS}
"""The bids by the action that makes them, low to high."""

BID_ACTIONS = {bid: action for action, bid in OFFERS.items()}
TRUMPS = {CardAction(f"trump {suit}"): suit for suit in reversed(SUITS)}
"""The suits by the action that names them trump."""

_SAID = {str(action).lower(): action for action in (PASS, COP, *OFFERS, *TRUMPS)}
_parse = card_action_parser((), {PLAY: range(1, 2)}, DECK)


def play(card: str) -> CardAction:
    """Return the action that plays a card."""
    return CardAction(PLAY, (card,))


def parse_action(text: str) -> CardAction:
    """Return the action that a text names, e.g. `play AS`. Raises `InvalidNotation`."""
    return _SAID.get(text.strip().lower()) or _parse(text)
