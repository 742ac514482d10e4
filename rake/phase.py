"""The phase that a round is in, what was done in it, and what may be done next."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .action import CALL, CHECK, FOLD, Action, ActionKind
from .cards import Card
from .kit.betting import BetRange

__all__ = ["Move", "Options", "Phase"]


class Phase(Enum):
    """The phase that a round is in. What nobody decides (the deal, the middle, the reveal) passes by itself."""

    FIRST_BETTING = "first-betting"
    FIRST_PICK = "first-pick"
    SECOND_BETTING = "second-betting"
    SECOND_PICK = "second-pick"
    THIRD_BETTING = "third-betting"
    OVER = "over"

    @property
    def is_betting(self) -> bool:
        """Return whether players speak now (section 7)."""
        return self in (Phase.FIRST_BETTING, Phase.SECOND_BETTING, Phase.THIRD_BETTING)

    @property
    def is_pick(self) -> bool:
        """Return whether players take cards now (6.5, 6.7)."""
        return self in (Phase.FIRST_PICK, Phase.SECOND_PICK)


class Move(NamedTuple):
    """What a seat did, and when. Everyone may know it: of a face-down card it names the slot."""

    phase: Phase
    seat: int
    action: Action


class Options(NamedTuple):
    """What the seat to act may do: all false, zero, None or empty where it may not.

    `call` is the chips of a call; `bet` and `raise_to` the least and the most to bet or raise to, totals in chips in
    this betting round, all between them allowed; `up` the face-up cards and `down` the face-down slots to take.
    """

    fold: bool = False
    check: bool = False
    call: int = 0
    bet: BetRange | None = None
    raise_to: BetRange | None = None
    up: tuple[Card, ...] = ()
    down: tuple[int, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return an action of every kind: of bets and raises the least and the most, of pick-ups all."""
        actions = [action for action, may in ((FOLD, self.fold), (CHECK, self.check)) if may]
        if self.call:
            actions.append(CALL)
        for kind, span in ((ActionKind.BET, self.bet), (ActionKind.RAISE, self.raise_to)):
            actions += [Action(kind, chips) for chips in dict.fromkeys(span or ())]
        actions += [Action.take(card) for card in self.up]
        return (*actions, *(Action.take_hidden(slot) for slot in self.down))

    def take(self, card: Card | None) -> Action:
        """Return the pick-up of a face-up card, or of the leftmost that lies face down."""
        return Action.take(card) if card else Action.take_hidden(self.down[0])
