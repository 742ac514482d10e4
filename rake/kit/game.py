"""What every card game promises, so that bots, tables and pages need to know no game.

A match lasts from deal to deal; a state is one deal between any two actions, as the dealer knows it; a view is what one
seat knows of it; a record is a deal as text. All are frozen and can be compared. Seats are numbered from 1 clockwise
from the dealer's left, anew in each deal; players keep the number that they have in the match.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol, Self

from .chance import Random
from .errors import IllegalAction, IllegalPosition, Violation


class GameRefusal(Enum):
    """Why any game refuses."""

    SEATS = "seats"
    SEAT = "seat"
    NO_CHIPS = "no-chips"
    HIDDEN = "hidden"
    NOT_HELD = "not-held"
    OUT_OF_TURN = "out-of-turn"
    OVER = "over"
    NOT_OVER = "not-over"
    OTHER_DEAL = "other-deal"
    MATCH_OVER = "match-over"
    BETWEEN_DEALS = "between-deals"


class Range(NamedTuple):
    """The amounts that an action may name, e.g. `raise 20`: from `least` to `most` in steps of `step`, all legal."""

    verb: str
    least: int
    most: int
    step: int = 1


class Move[A](Protocol):
    """What a seat has done."""

    @property
    def seat(self) -> int:
        """The seat."""

    @property
    def action(self) -> A:
        """The action; in a view with what the seat may not see left out."""


class Position[A](Protocol):
    """What a deal says between any two actions, to the dealer as to a seat."""

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the deal is over.

        Seats that choose at the same time are asked in turn, and what they chose is shown together.
        """

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat: those dealt in, in any order."""

    @property
    def moves(self) -> tuple[Move[A], ...]:
        """What was done so far."""

    @property
    def scores(self) -> tuple[int, ...]:
        """What the deal has changed, by seat, in whole numbers of which more is better; empty before its end."""

    def legal(self) -> tuple[A, ...]:
        """Return what the seat to act may do, of each range only the least and the most; nothing once it is over.

        In a view it is nothing, too, unless it is that seat's turn; the same holds for `ranges`.
        """

    def ranges(self) -> tuple[Range, ...]:
        """Return the amounts that the seat to act may name."""

    def why_not(self, action: A) -> Violation | None:
        """Return why the seat to act may not do this; None where it may. In a view only its own seat may."""

    def record(self) -> Record[A]:
        """Return the deal so far as text: with all cards, or with `xx` for what the seat of a view does not know."""


class View[A](Position[A], Protocol):
    """What one seat knows of a deal, its `str` the text of its record: all that bots, hints and pages are handed.

    The view of seat 0 is that of somebody who was not dealt in, and holds only what is public.
    """

    @property
    def seat(self) -> int:
        """The seat that knows this, or 0."""

    def resample(self, rng: Random) -> State[A, View[A]]:
        """Return a deal that this may be a view of.

        All deals and hidden choices that the rules and the actions so far leave possible are equally likely.
        Raises `IllegalPosition` where there is none: a view may be read from anybody's text.
        """


class State[A, V](Position[A], Protocol):
    """A deal as the dealer knows it. Chance is spent when it is dealt: the whole pack in its order is part of it."""

    def apply(self, action: A) -> Self:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`."""

    def seen_by(self, seat: int) -> V:
        """Return all that a seat knows and nothing else; of seat 0 what is public. Raises `IllegalPosition`."""


class Record[A](Protocol):
    """A deal so far, whose `str` is its text: as the dealer knows it, or as one seat does."""

    def state(self) -> State[A, View[A]]:
        """Return the deal at the end of the record.

        Raises `IllegalAction` if the rules refuse an action, and `IllegalPosition` if the deal cannot be; the latter
        always for the record of a view, which does not hold all cards.
        """

    def states(self) -> tuple[State[A, View[A]], ...]:
        """Return the deal as it was dealt and after each action. Raises as `state` does."""

    def views(self, seat: int) -> tuple[View[A], ...]:
        """Return what a seat knew after the deal and after each action; from the record of a view only its own seat's.

        Raises as `state` does.
        """


class Match[A, S](Protocol):
    """What lasts from deal to deal. Its `str` reads back."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The running scores of players 1, 2 and so on; where they play for chips, their stacks."""

    @property
    def over(self) -> bool:
        """Whether no deal will follow, whatever anybody does."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who have won the match; nobody before it is over, nor where only the bank can win."""

    def why_no_deal(self) -> Violation | None:
        """Return why the next deal cannot be dealt now; None where it can."""

    def deal(self, rng: Random) -> S:
        """Return the next deal; before the first one chance also draws the dealer. Raises `IllegalAction`."""

    def settle(self, ended: S) -> Self:
        """Return the match after a deal. Raises `IllegalPosition` for one that is not over or not of this match."""

    def legal(self, player: int) -> tuple[A, ...]:
        """Return what a player may do before the next deal; of each range only the least and the most."""

    def ranges(self, player: int) -> tuple[Range, ...]:
        """Return the amounts that a player may name before the next deal."""

    def why_not(self, player: int, action: A) -> Violation | None:
        """Return why a player may not do this before the next deal; None where it may be done."""

    def apply(self, player: int, action: A) -> Self:
        """Return the match after something that a player does between two deals. Raises `IllegalAction`."""


type AnyMatch = Match[Any, Any]
"""The match of whichever game: the bound of a type variable can't name the game's other types."""


class NothingBetween[A]:
    """What those matches share whose players have nothing to do between two deals."""

    __slots__ = ()

    def legal(self, player: int) -> tuple[A, ...]:
        """Return nothing."""
        return ()

    def ranges(self, player: int) -> tuple[Range, ...]:
        """Return nothing."""
        return ()

    def why_not(self, player: int, action: A) -> Violation | None:
        """Return the same for every action."""
        return Violation(GameRefusal.BETWEEN_DEALS)

    def apply(self, player: int, action: A) -> Self:
        """Raise `IllegalAction`."""
        raise IllegalAction(Violation(GameRefusal.BETWEEN_DEALS))


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the players who have the most of these scores."""
    return tuple(player for player, score in enumerate(scores, 1) if score == max(scores))


class Bot[A, V](Protocol):
    """A player that is handed what its seat knows, and chance from outside."""

    def choose(self, view: V, rng: Random) -> A:
        """Return what the bot does at its turn, legal there; chance is `rng.random()` alone."""


class Game[A, S, V, M: AnyMatch](Protocol):
    """A card game, by the types of its actions, its states, its views and its matches.

    A class that inherits from it has `deal` already.
    """

    @property
    def word(self) -> str:
        """The word that opens its records and names its pages."""

    @property
    def seats(self) -> range:
        """How many can play."""

    @property
    def presets(self) -> Sequence[str]:
        """The names of its sets of rules, `default` first."""

    @property
    def chips(self) -> bool:
        """Whether it is played for chips: `stacks` and `stake` are refused where it is not."""

    @property
    def bots(self) -> Mapping[str, Bot[A, V]]:
        """Its bots by name."""

    def rule_of(self, code: Enum) -> str:
        """Return the number of the rule behind any code with which this game refuses."""

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> M:
        """Return a match before its first deal; `stacks` are chips by player.

        Raises `InvalidNotation` for rules that cannot be read and `IllegalPosition`.
        """

    def deal(
        self,
        seats: int,
        rules: str = "default",
        *,
        rng: Random,
        stacks: Sequence[int] | None = None,
        stake: int | None = None,
    ) -> S:
        """Return the first deal of such a match. Raises as `match` does."""
        dealt: S = self.match(seats, rules, stacks=stacks, stake=stake).deal(rng)
        return dealt

    # A state of its own. With `S` here a game of certain states wouldn't be a game of states in general.
    def total(self, state: Any) -> int | None:
        """Return what the scores of a deal that is over add up to; None where the bank pays."""

    def parse_action(self, text: str) -> A:
        """Return the action that a text names. Raises `InvalidNotation`."""

    def parse_record(self, text: str) -> Record[A]:
        """Return the record that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""

    def parse_match(self, text: str) -> M:
        """Return the match that a text holds. Raises as `parse_record` does."""


def play_until[A, V, S: State[Any, Any]](state: S, bots: Mapping[int, Bot[A, V]], seed: int | str) -> S:
    """Return the deal played on by the bots of these seats until it is over or another seat has the turn.

    Each decision has chance of its own, so that a bot that draws more lots moves nobody else's luck.
    """
    while (seat := state.to_act) is not None and seat in bots:
        rng = random.Random(f"{seed} {len(state.moves)}")
        state = state.apply(bots[seat].choose(state.seen_by(seat), rng))
    return state


def replay[S: State[Any, Any]](start: S, moves: Iterable[Move[Any]]) -> tuple[S, ...]:
    """Return a deal as it was dealt and after each of these moves.

    Raises `IllegalPosition` for a move out of turn or after the end and `IllegalAction` for one that the rules refuse.
    """
    states = [start]
    for move in moves:
        state = states[-1]
        if state.to_act is None:
            raise IllegalPosition(Violation(GameRefusal.OVER))
        if state.to_act != move.seat:
            raise IllegalPosition(Violation(GameRefusal.OUT_OF_TURN, (move.seat, state.to_act)))
        states.append(state.apply(move.action))
    return tuple(states)
