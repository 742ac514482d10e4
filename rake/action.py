"""The actions of a seat at its turn, and their notation: `fold`, `check`, `call`, `bet 5`, `raise 12`, `take TW`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from .cards import Card
from .kit.errors import InvalidNotation, offset_by

__all__ = ["CALL", "CHECK", "FOLD", "Action", "ActionKind", "parse_action"]

_DIGITS = 9
"""How many digits notation reads of a number of chips."""


class ActionKind(StrEnum):
    """The kinds of actions (6.5, 7.2)."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    TAKE = "take"


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """An action of a seat at its turn.

    `chips` is the total that a bet or a raise makes in this betting round. A pick-up takes a face-up `card`, or the
    card in a `slot` of the face-down row, counted from 1 as it was laid. Raises `InvalidNotation` if a field doesn't
    belong to the kind, is missing, or is a number that notation can't write; `TypeError` for a field of another type.
    """

    kind: ActionKind
    chips: int = 0
    card: Card | None = None
    slot: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.kind, ActionKind) or type(self.chips) is not int or type(self.slot) is not int:
            raise TypeError(f"not the fields of an action: {(self.kind, self.chips, self.slot)}")
        amount, takes = self.kind in (ActionKind.BET, ActionKind.RAISE), self.kind is ActionKind.TAKE
        if amount and self.chips not in range(1, 10**_DIGITS):
            raise InvalidNotation("chips", str(self.chips))
        if self.chips and not amount:
            raise InvalidNotation("action", f"{self.kind} {self.chips}")
        if (bool(self.card) + (self.slot > 0)) != takes or self.slot not in range(10):
            raise InvalidNotation("action", f"{self.kind} {self.taken}")

    @classmethod
    def bet(cls, chips: int) -> Action:
        """Return the bet of that many chips. Raises `InvalidNotation` for a number that notation can't say."""
        return cls(ActionKind.BET, chips)

    @classmethod
    def raise_to(cls, chips: int) -> Action:
        """Return the raise to a total of that many chips in this betting round. Raises as `bet` does."""
        return cls(ActionKind.RAISE, chips)

    @classmethod
    def take(cls, card: Card) -> Action:
        """Return the pick-up of a face-up card."""
        return cls(ActionKind.TAKE, card=card)

    @classmethod
    def take_hidden(cls, slot: int) -> Action:
        """Return the pick-up of the face-down card in a slot. Raises `InvalidNotation` unless it is 1 to 9."""
        return cls(ActionKind.TAKE, slot=slot)

    def __str__(self) -> str:
        """Return the notation, e.g. `raise 12` or `take x3`."""
        if self.kind is ActionKind.TAKE:
            return f"take {self.taken}"
        return f"{self.kind} {self.chips}" if self.chips else str(self.kind)

    @property
    def taken(self) -> str:
        """What a pick-up takes, in notation: a card, e.g. `TW`, or `x` and the slot, e.g. `x3`."""
        return str(self.card) if self.card else f"x{self.slot}"

    def __repr__(self) -> str:
        """Return an expression that gives this action."""
        return f"parse_action({str(self)!r})"


FOLD = Action(ActionKind.FOLD)
"""Give up the round and every chip paid in (7.4)."""

CHECK = Action(ActionKind.CHECK)
"""Stay in without a bet (7.2)."""

CALL = Action(ActionKind.CALL)
"""Pay what is owed, or all that is left (7.2, 8.8)."""

_WORDS = {str(action.kind): action for action in (FOLD, CHECK, CALL)}
_AMOUNT = re.compile(rf"[1-9][0-9]{{0,{_DIGITS - 1}}}", re.ASCII)
_SLOT = re.compile(r"[xX]([1-9])", re.ASCII)


def parse_action(text: str) -> Action:
    """Return the action that `text` names.

    Raises `InvalidNotation`.
    """
    word, _, value = text.strip().partition(" ")
    if word.lower() in _WORDS and not value:
        return _WORDS[word.lower()]
    with offset_by(len(text) - len(text.lstrip()) + len(word) + 1 if value else 0):
        match word.lower():
            case "bet" | "raise" if _AMOUNT.fullmatch(value):
                return Action(ActionKind(word.lower()), int(value))
            case "bet" | "raise":
                raise InvalidNotation("chips", value)
            case "take":
                return parse_taken(value)
    raise InvalidNotation("action", word)


def parse_taken(text: str) -> Action:
    """Return the pick-up of a card, e.g. `TW`, or of the face-down card in a slot, e.g. `x3`.

    Raises `InvalidNotation`.
    """
    if slot := _SLOT.fullmatch(text):
        return Action.take_hidden(int(slot[1]))
    return Action.take(Card.parse(text))
