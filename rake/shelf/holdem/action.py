"""What a player of Hold'em says in a deal: `fold`, `check`, `call`, `bet 20`, `raise 60` (PK3.3)."""

from __future__ import annotations

from ...kit.actions import Action, action_parser
from ...kit.match import TableAction, parse_table_action

__all__ = ["CALL", "CHECK", "FOLD", "Act", "bet", "parse_act", "parse_action", "raise_to"]

FOLD, CHECK, CALL = Action("fold"), Action("check"), Action("call")
WITH_CHIPS = ("bet", "raise")

type Act = Action | TableAction
"""An action of a deal, or one between two deals."""

parse_action = action_parser([action.kind for action in (FOLD, CHECK, CALL)], WITH_CHIPS)


def bet(chips: int) -> Action:
    """Return the bet of these chips."""
    return Action("bet", chips)


def raise_to(chips: int) -> Action:
    """Return the raise to a total of these chips in this betting round."""
    return Action("raise", chips)


def parse_act(text: str) -> Act:
    """Return the action that a text names, of a deal or between two: `buy 100`, `sit out`, `back`, `wait`, `leave`.

    Raises `InvalidNotation`.
    """
    return parse_table_action(text) or parse_action(text)
