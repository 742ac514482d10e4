"""What a player of Trex does, and how it's written: `choose girls`, `expose QS.QH`, `show`, `pass`, `play KH`."""

from __future__ import annotations

from ...kit.actions import CardAction, card_action_parser
from .rules import CONTRACTS, DECK, QUEENS, Contract

__all__ = ["CHOICES", "EXPOSE", "PASS", "PLAY", "SHOW", "expose", "parse_action", "play"]

EXPOSE, PLAY = "expose", "play"
SHOW, PASS = CardAction("show"), CardAction("pass")

CHOICES = {contract: CardAction(f"choose {contract.value}") for contract in CONTRACTS}
"""How each contract is chosen (TX2.3)."""

CHOSEN = {action.kind: contract for contract, action in CHOICES.items()}

_parse = card_action_parser(
    {*CHOSEN, SHOW.kind, PASS.kind}, {EXPOSE: range(1, len(QUEENS) + 1), PLAY: range(1, 2)}, DECK
)


def parse_action(text: str) -> CardAction:
    """Return the action that a text names, e.g. `play KH`. Raises `InvalidNotation` and `IllegalPosition`."""
    return _parse(text)


def play(card: str) -> CardAction:
    """Return the action that plays a card."""
    return CardAction(PLAY, (card,))


def expose(*cards: str) -> CardAction:
    """Return the action that exposes cards (TX3.3)."""
    return CardAction(EXPOSE, DECK.descending(cards))


def contract_of(action: CardAction) -> Contract | None:
    """Return the contract that an action chooses; None if it's something else."""
    return CHOSEN.get(action.kind)
