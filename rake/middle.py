"""The middle: a face-up row and a face-down row, and which of their cards were picked up (6.4 to 6.7, 8.6, 8.11)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum

from .action import Action
from .cards import Card
from .kit.errors import IllegalAction, Violation

__all__ = ["Middle"]


class PickRefusal(Enum):
    """Why a pick-up is refused."""

    NOT_FACE_UP = "not-face-up"
    NOT_FACE_DOWN = "not-face-down"
    OUT_OF_TURN = "pick-out-of-turn"


@dataclass(frozen=True, slots=True)
class Middle:
    """Both rows as they were laid, from left to right; None stands for a card not seen.

    `taken` holds the face-up cards and the face-down slots that were picked up; `exposed` the slots of the face-down
    row whose cards were turned up by mistake and stay so (8.17).
    """

    up: tuple[Card | None, ...] = ()
    down: tuple[Card | None, ...] = ()
    taken: frozenset[Card | int] = frozenset()
    exposed: frozenset[int] = frozenset()

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards that still lie face up, those turned up by mistake last."""
        shown = (*self.up, *(self.down[slot - 1] for slot in sorted(self.exposed)))
        return tuple(card for card in shown if card and card not in self.taken)

    @property
    def face_down(self) -> tuple[int, ...]:
        """The slots where cards still lie face down, counted from 1 as they were laid (8.11)."""
        gone = self.exposed | self.taken
        return tuple(slot for slot in range(1, len(self.down) + 1) if slot not in gone)

    def why_not(self, action: Action) -> Violation | None:
        """Return why this pick-up is refused; None if its card still lies there (6.5)."""
        if not action.card:
            return self.why_not_hidden(action.slot)
        return None if action.card in self.face_up else Violation(PickRefusal.NOT_FACE_UP, (str(action.card),))

    def why_not_hidden(self, slot: int) -> Violation | None:
        """Return a violation if no card lies face down in the slot; None if one does."""
        return None if slot in self.face_down else Violation(PickRefusal.NOT_FACE_DOWN, (slot,))

    def take(self, action: Action) -> tuple[Card | None, Middle]:
        """Return the card that a pick-up takes, None if it is not seen, and the middle without that card.

        Raises `IllegalAction` if no such card lies there (6.5).
        """
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        card = action.card or self.down[action.slot - 1]
        return card, replace(self, taken=self.taken | {action.card or action.slot})

    def expose(self, slot: int) -> Middle:
        """Return the middle with a face-down card turned up (8.17). Raises `IllegalAction` if none lies in the slot."""
        if violation := self.why_not_hidden(slot):
            raise IllegalAction(violation)
        return replace(self, exposed=self.exposed | {slot})

    def seen(self, slots: Collection[int]) -> Middle:
        """Return the middle with the face-down cards hidden, except in these slots and the exposed ones."""
        visible = self.exposed.union(slots)
        return replace(self, down=tuple(card if slot in visible else None for slot, card in enumerate(self.down, 1)))
