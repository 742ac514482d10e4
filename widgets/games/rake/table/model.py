"""The state of the widget `table`: the table, the round in play, and what hints and verdicts have been asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rake import Action, Odds, Phase, Round, Spot, Table, View
from rake.analysis.equity import Equity
from rake.analysis.review import Review

from ....kit.names import codes_of
from ..table_state import YOU, Moment, deal, replay, seat_in
from .bet_hints import bet_hints
from .coaching import AT_ONCE, pick_hints
from .guide import Guide

SKILLS = {"easy": "made", "fair": "outs", "hard": "strong"}
"""The bots' picker (a key of `PICKERS`) for each level of skill that the reader can choose."""


@dataclass(frozen=True)
class Model:
    """The state of the widget: the table before the round, and the round as its seed and all actions so far.

    `bettors` holds a character for each chair after the reader's, an empty text for an empty chair; `buy_in` the chips
    that everyone begins with. With an empty `seed` there is no round yet and the reader chooses the table. `hint` is
    the index in `hints` that the reader has reached; `odds` are those of this pick-up, and `equity` is theirs at this
    bet, if the hint needs it. `review` is that of the round, once it is over and the reader has asked for it.
    `taken_back` are the numbers of the actions that the reader has taken back. `bought` are all the chips that they
    have bought at this table, 0 if that isn't known, and `left` those with which they have left the last one. `last` is
    the notation of a link to the last round that was played to its end, as they saw it. `guide` has the page's comments
    on a first round, if any.
    """

    table: Table
    bettors: tuple[str, ...]
    skill: str = "fair"
    buy_in: int = 100
    seed: str = ""
    actions: tuple[Action, ...] = ()
    hint: int = 0
    taken_back: tuple[int, ...] = ()
    bought: int = 0
    left: int | None = None
    last: str = ""
    odds: Odds | None = None
    equity: Equity | None = None
    review: Review | None = None
    guide: Guide | None = None

    @property
    def guided(self) -> bool:
        """Whether the round is the one that the guide comments on."""
        return self.guide is not None and self.seed == self.guide.seed

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The code of the player in each chair; it means nothing for an empty one."""
        return codes_of(self.bettors)

    @property
    def who(self) -> tuple[str, ...]:
        """The code of the player in each seat of the round."""
        return tuple(self.players[chair - 1] for chair in self.dealt[0].playing)

    @cached_property
    def dealt(self) -> tuple[Table, Round]:
        """The table during the round, and the round just after the deal."""
        return deal(self.table, self.seed)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The moments of the round: after the deal, then after every action."""
        return replay(self.table, self.seed, self.actions)

    @property
    def now(self) -> Round:
        """The current state of the round."""
        return self.moments[-1][0]

    @property
    def view(self) -> View:
        """The reader's view of the current state of the round."""
        return self.moments[-1][1]

    @property
    def views(self) -> tuple[View, ...]:
        """The reader's views of the states of the round; what everyone sees, if they sit it out."""
        return tuple(view for _, view in self.moments)

    @cached_property
    def seat(self) -> int:
        """The reader's seat in the round; 0 if they sit it out."""
        return seat_in(self.dealt[0])

    @property
    def waiting(self) -> bool:
        """Whether it is the turn of a bot, or of the reader's empty chair (9.3)."""
        now = self.now if self.seed else None
        return now is not None and now.to_act is not None and (now.to_act != self.seat or self.seat in now.absent)

    @property
    def deciding(self) -> bool:
        """Whether it is the reader's turn."""
        return bool(self.seed) and self.now.to_act == self.seat and not self.waiting

    @property
    def undoable(self) -> int | None:
        """The number of the reader's latest action, if there's one that they may take back: they have no clock."""
        if not self.deciding or self.table.limit(YOU):
            return None
        mine = (number for number, move in enumerate(self.now.moves) if move.seat == self.seat)
        return max(mine, default=None)

    @property
    def picking(self) -> bool:
        """Whether it is the reader's turn to take a card of the middle."""
        return self.deciding and self.now.phase.is_pick

    @property
    def betting(self) -> bool:
        """Whether it is the reader's turn in a betting round."""
        return self.deciding and self.now.phase.is_betting

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints at this decision, in order after none."""
        return pick_hints(self.spot) if self.picking else bet_hints(self.view)

    @property
    def counts(self) -> bool:
        """Whether the hint that the reader has reached needs deals to be counted."""
        return self.hints[self.hint] not in AT_ONCE

    @property
    def counting(self) -> bool:
        """Whether the deals that a hint needs are still being counted."""
        return any(count is not None and not count.done for count in (self.odds, self.equity))

    @property
    def spot(self) -> Spot:
        """The spot of the pick-up that the reader is to make now."""
        return Spot.from_view(self.view)


def is_over(model: Model) -> bool:
    """Return whether there is a round and it is over."""
    return bool(model.seed) and model.now.phase is Phase.OVER


def is_broke(model: Model) -> bool:
    """Return whether the reader can't pay the next stake, once the round is over."""
    return is_short(settled(model), YOU)


def is_away(model: Model) -> bool:
    """Return whether the reader sits this round out, or waits for the big blind (8.16, 9.3)."""
    you = model.dealt[0].chair(YOU)
    return you.away or you.waiting


def time_limit(model: Model) -> float:
    """Return the seconds that the reader has for this decision; 0 without a clock, or if it isn't their turn (9.5)."""
    return float(model.table.limit(YOU) or 0) if model.deciding else 0.0


def owes_blinds(model: Model) -> bool:
    """Return whether the reader has missed blinds in the rounds so far (9.3)."""
    you = model.dealt[0].chair(YOU)
    return you.owes_small or you.owes_big


def is_short(table: Table, chair: int) -> bool:
    """Return whether the player in a chair can't pay the stake."""
    return table.chair(chair).stack < table.rules.least_stack(table.stake)


def settled(model: Model) -> Table:
    """Return the table after the round."""
    return model.dealt[0].settle(model.now)
