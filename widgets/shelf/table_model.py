"""The state of a table of a game: the match, the bots, the deal in play, and how much help the reader has had."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import NamedTuple

from rake.kit.events import Event
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView, Dealt
from rake.kit.search import Search

from ..kit.names import Names, codes_of, names_of
from ..kit.played import link_to
from .presentation import MovesView, Presentation, SheetView

READER = 1
"""The reader's number among the players of a match."""


class Step[A, V: AnyView](NamedTuple):
    """A deal before its first action or after one: the deal, what the reader sees of it, and what has happened."""

    state: Dealt[A, V, str]
    view: V
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Model[A, V: AnyView, M: AnyMatch]:
    """The state of the widget: the match before the deal, the bots of the other players, and the deal.

    `chips` are those that everyone begins with, 0 in a game without chips. The deal is its seed and all actions so far;
    with an empty `seed` the reader chooses the table. `hint` is how many hints the reader has seen at this decision,
    and `taken_back` the numbers of the actions that they have taken back; `reviewed` says that they have asked for the
    review of a deal that is over. `searches` are those behind the last hint or behind the review, in a game that needs
    any. `earlier` are the steps of the deal that the model before this one has worked out, so that only the new action
    has to be played. `chosen` are the cards that the reader has chosen from their hand, for an action that takes
    several.
    `order` is that in which their hand lies, empty for the usual one. `bought` are all the chips that the reader has
    bought at this table, 0 if that isn't known, and `left` the scores with which they have left the last one. `last` is
    the notation of a link to the last deal that was played to its end, as they saw it.
    """

    presentation: Presentation[A, V, M]
    match: M
    bots: tuple[str, ...]
    chips: int = 0
    seed: str = ""
    actions: tuple[A, ...] = ()
    hint: int = 0
    taken_back: tuple[int, ...] = ()
    reviewed: bool = False
    chosen: tuple[str, ...] = ()
    order: str = ""
    bought: int = 0
    left: tuple[int, ...] = ()
    last: str = ""
    searches: tuple[Search[A], ...] = field(default=(), compare=False)
    earlier: tuple[Step[A, V], ...] = field(default=(), compare=False, repr=False)

    @property
    def kept(self) -> Model[A, V, M]:
        """The model with its steps, to be `replace`d by the next one of the same deal."""
        return replace(self, earlier=self.steps if self.seed else ())

    def without_deal(self, match: M) -> Model[A, V, M]:
        """Return the model between two deals, with another state of its match."""
        fresh = Model(self.presentation, match, self.bots, self.chips)
        return replace(fresh, order=self.order, bought=self.bought, last=self.last)

    @cached_property
    def start(self) -> Dealt[A, V, str]:
        """The deal before its first action."""
        return self.earlier[0].state if self.earlier else self.match.deal(Random(self.seed))

    @cached_property
    def steps(self) -> tuple[Step[A, V], ...]:
        """The deal before its first action and after each. Raises `IllegalAction` for one that the rules refuse."""
        steps = self.earlier or (self._step(self.start, None),)
        for action in self.actions[len(steps) - 1 :]:
            last = steps[-1]
            steps = (*steps, self._step(last.state.apply(action), last.view))
        return steps

    def _step(self, state: Dealt[A, V, str], before: V | None) -> Step[A, V]:
        view = state.seen_by(self.seat)
        return Step(state, view, tuple(self.presentation.events(before, view)))

    @property
    def now(self) -> Dealt[A, V, str]:
        """The state of the deal."""
        return self.steps[-1].state

    @cached_property
    def seat(self) -> int:
        """The reader's seat in the deal; 0 if they were not dealt in."""
        players = self.start.players
        return players.index(READER) + 1 if READER in players else 0

    @property
    def view(self) -> V:
        """What the reader sees."""
        return self.steps[-1].view

    @cached_property
    def _turn(self) -> MovesView | None:
        """What the reader's seat may do at its turn; None if it isn't, or if the reader is away."""
        if not self.seed or self.is_away or self.now.to_act != self.seat:
            return None
        return self.presentation.moves(self.view)

    @property
    def moves(self) -> MovesView | None:
        """What the reader may do; None if they aren't asked."""
        return self._turn if self.deciding else None

    @property
    def is_over(self) -> bool:
        """Whether there is a deal, and it is over."""
        return bool(self.seed) and self.now.to_act is None

    @property
    def is_away(self) -> bool:
        """Whether the reader sits this deal out."""
        return self.presentation.is_away(self.match, READER)

    @property
    def deciding(self) -> bool:
        """Whether the reader has the turn, and something to decide."""
        return self._turn is not None and not self._turn.forced

    @cached_property
    def decided(self) -> int:
        """The number of actions up to the latest one that the reader decided on; 0 before there's one."""
        asked = (at for at in range(len(self.now.moves), 0, -1) if self.now.moves[at - 1].seat == self.seat)
        return next((at for at in asked if not self.presentation.moves(self.steps[at - 1].view).forced), 0)

    @property
    def undoable(self) -> int | None:
        """The number of the reader's latest decision, if there's one that they may take back: they have no clock."""
        if not self.deciding or not self.decided or self.seconds:
            return None
        return self.decided - 1

    @property
    def waiting(self) -> bool:
        """Whether the turn is a bot's, that of the empty chair of a reader who sits out, or one without a decision."""
        return bool(self.seed) and self.now.to_act is not None and not self.deciding

    @property
    def seconds(self) -> float:
        """How long the reader has for this decision; 0 without a clock, or if it isn't theirs."""
        return self.presentation.seconds(self.match, READER) if self.deciding else 0

    @cached_property
    def settled(self) -> M:
        """The match after the deal."""
        return self.match.settle(self.now)

    @property
    def is_broke(self) -> bool:
        """Whether, once the deal is over, the reader can't play on, or nobody can."""
        return self.settled.over or self.presentation.is_broke(self.settled, READER)

    @property
    def players(self) -> tuple[str, ...]:
        """The code of each player."""
        return codes_of(self.bots)

    @property
    def link(self) -> str:
        """The notation of a link to the deal as the reader has seen it."""
        return self.link_at(0)

    def link_at(self, step: int) -> str:
        """Return the notation of a link to a step of the deal as the reader has seen it."""
        who = tuple(self.players[player - 1] for player in self.start.players)
        return link_to(self.presentation.form.notation, self._in_field, who, step)

    @cached_property
    def _in_field(self) -> str:
        """The record of the deal as the reader has seen it, as a field of a link has it."""
        return self.view.record().in_field

    @cached_property
    def people(self) -> Names:
        """What the players are called, whatever their seats are in a deal."""
        return names_of(self.players, self.presentation.words.bot_name)

    @cached_property
    def names(self) -> Names:
        """What the seats are called."""
        return {seat: self.people[player] for seat, player in enumerate(self.start.players, 1)}

    @property
    def latest(self) -> M:
        """The match as it stands: after the deal, once that is over."""
        return self.settled if self.is_over else self.match

    @property
    def sheet(self) -> SheetView | None:
        """The score sheet as it stands."""
        return self.presentation.sheet(self.latest, self.people)

    @cached_property
    def judged(self) -> tuple[int, ...]:
        """The numbers of those of the reader's moves, from 0, that a review can judge once the deal is over."""
        if not (self.is_over and self.seat and not self.is_away):
            return ()
        moves = enumerate(self.now.moves)
        return tuple(
            number
            for number, move in moves
            if move.seat == self.seat and self.presentation.can_judge(self.steps[number].view)
        )
