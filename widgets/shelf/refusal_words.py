"""Remarks that say why any game other than Rake refuses something."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.kit.cards import CardRefusal
from rake.kit.game import GameRefusal
from rake.kit.house_rules import RulesRefusal
from rake.kit.questions import QuestionRefusal
from rake.kit.records import RecordRefusal

from ..kit.saying import Remark


class PlayersRefused(Remark):
    """A number of players that the game can't have."""

    players: int


class NoSuchSeat(Remark):
    """A seat beyond the last one."""

    number: int
    players: int


class OutOfTurn(Remark):
    """A seat whose turn it isn't, and the one that is to act."""

    number: int
    due: int


class DealOver(Remark):
    """Something done after the end."""


class MatchEnded(Remark):
    """Another deal, which nobody can play."""


class CardsHidden(Remark):
    """A record that lacks cards which are needed here."""


class NotHeld(Remark):
    """A card that the player doesn't hold."""

    card: str


class CardTooOften(Remark):
    """A card that is there more often than in the pack."""

    card: str


class WrongDeck(Remark):
    """A record with a wrong number of cards."""

    held: int
    wanted: int


class WrongStacks(Remark):
    """A record in which some players have no chips, or too many have."""

    held: int
    players: int


class WrongAnswers(Remark):
    """A question without one right answer."""

    right: int
    answers: int


class RuleRefused(Remark):
    """A house rule with a value that it can't have."""

    rule_name: str
    value: str


class NoEnd(Remark):
    """House rules by which a match would never end."""


class PlayersUnreadable(Remark):
    """A list of players that can't be one."""

    players: str


REFUSALS: Mapping[Enum, type[Remark]] = {
    GameRefusal.SEATS: PlayersRefused,
    GameRefusal.SEAT: NoSuchSeat,
    GameRefusal.OUT_OF_TURN: OutOfTurn,
    GameRefusal.OVER: DealOver,
    GameRefusal.MATCH_OVER: MatchEnded,
    GameRefusal.HIDDEN: CardsHidden,
    GameRefusal.NOT_HELD: NotHeld,
    RulesRefusal.VALUE: RuleRefused,
    RulesRefusal.ENDLESS: NoEnd,
    CardRefusal.TWICE: CardTooOften,
    RecordRefusal.DECK: WrongDeck,
    RecordRefusal.STACKS: WrongStacks,
    QuestionRefusal.ANSWERS: WrongAnswers,
    RecordRefusal.PLAYERS: PlayersUnreadable,
}
"""The remarks by code; all other codes are refused without details."""
