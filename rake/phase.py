"""The phases of a round, an action with its phase and seat (`Move`), and the actions allowed at a turn (`Options`)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .action import CALL, CHECK, FOLD, Action, ActionKind
from .cards import Card
from .kit.betting import BetRange

__all__ = ["Move", "Options", "Phase"]


class Phase(Enum):
    """The phases of a round that need decisions. The deal, laying the middle and the reveal happen between them."""

    FIRST_BETTING = "first-betting"
    FIRST_PICK = "first-pick"
    SECOND_BETTING = "second-betting"
    SECOND_PICK = "second-pick"
    THIRD_BETTING = "third-betting"
    OVER = "over"

    @property
    def is_betting(self) -> bool:
        """Whether this is a betting round (section 7)."""
        return self in (Phase.FIRST_BETTING, Phase.SECOND_BETTING, Phase.THIRD_BETTING)

    @property
    def is_pick(self) -> bool:
        """Whether this is a pick-up (6.5, 6.7)."""
        return self in (Phase.FIRST_PICK, Phase.SECOND_PICK)


class Move(NamedTuple):
    """An action with its phase and seat. It holds no secrets: a face-down card is given by its slot."""

    phase: Phase
    seat: int
    action: Action


class Options(NamedTuple):
    """The actions allowed to the seat to act; a field is False, 0, None or empty if its action is not allowed.

    `call` is the chips that a call costs; `bet` and `raise_to` hold the least and the most to bet or raise to, totals
    in chips in this betting round, with all amounts between them allowed; `up` has the face-up cards and `down` the
    face-down slots that can be taken.
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
        """The allowed actions; bets and raises only with the least and the most chips."""
        actions = [action for action, may in ((FOLD, self.fold), (CHECK, self.check)) if may]
        if self.call:
            actions.append(CALL)
        for kind, span in ((ActionKind.BET, self.bet), (ActionKind.RAISE, self.raise_to)):
            actions += [Action(kind, chips) for chips in dict.fromkeys(span or ())]
        actions += [Action.take(card) for card in self.up]
        return (*actions, *(Action.take_hidden(slot) for slot in self.down))

    def take(self, card: Card | None) -> Action:
        """Return the pick-up of a face-up card, or for None that of the leftmost face-down card."""
        return Action.take(card) if card else Action.take_hidden(self.down[0])
