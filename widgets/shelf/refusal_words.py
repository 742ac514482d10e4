"""Sentences that say why any game other than Rake refuses something; in English, the template translates them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.kit.cards import CardRefusal
from rake.kit.game import GameRefusal
from rake.kit.questions import QuestionRefusal
from rake.kit.records import RecordRefusal

from ..kit import refusal_words
from ..kit.refusal import Sentence
from ..kit.words import N_

NOTATION = {**refusal_words.NOTATION, "choice": Sentence(N_("First choose cards from your hand."))}
"""The sentences for text that isn't notation, by what was expected."""

REFUSALS: Mapping[Enum, Sentence] = {
    GameRefusal.SEATS: Sentence(N_("The number of players can't be %(players)s in this game."), ("players",)),
    GameRefusal.SEAT: Sentence(N_("There's no seat %(seat)s here: the last one is %(players)s."), ("seat", "players")),
    GameRefusal.OUT_OF_TURN: Sentence(N_("It isn't seat %(seat)s's turn."), ("seat",)),
    GameRefusal.OVER: Sentence(N_("This round is over.")),
    GameRefusal.MATCH_OVER: Sentence(N_("Nobody can play on.")),
    GameRefusal.HIDDEN: Sentence(N_("Not all the cards of this round are written down.")),
    CardRefusal.TWICE: Sentence(N_("The %(card)s is in this round more often than in the pack."), ("card",)),
    RecordRefusal.DECK: Sentence(N_("This round has %(held)s cards, but should have %(wanted)s."), ("held", "wanted")),
    RecordRefusal.STACKS: Sentence(
        N_("Chips are written down for %(held)s players, but %(players)s play."), ("held", "players")
    ),
    QuestionRefusal.ANSWERS: Sentence(
        N_("This question can't be asked: %(right)s of its %(answers)s answers are right."), ("right", "answers")
    ),
    RecordRefusal.PLAYERS: Sentence(N_("“%(players)s” can't be the players of this round."), ("players",)),
}
"""The sentences by code; the others are refused without details."""
