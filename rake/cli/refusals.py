"""What the terminal and authors of pages say when the rules refuse something: a sentence and the rule's number."""

from __future__ import annotations

import re
from enum import Enum

from ..analysis.outs import OutsRefusal
from ..analysis.spot import SpotRefusal
from ..hands import HandRefusal
from ..kit.betting import BettingRefusal
from ..kit.cards import CardRefusal
from ..kit.chair import TableRefusal
from ..kit.chairs import SeatRefusal
from ..kit.errors import IllegalAction, IllegalPosition, Violation
from ..kit.pots import PotRefusal
from ..kit.questions import QuestionRefusal
from ..kit.stakes import StakeRefusal
from ..middle import PickRefusal
from ..record import RecordRefusal
from ..round_state import RoundRefusal
from ..rule_of import rule_of
from ..rules import RulesRefusal, SwitchRefusal

SENTENCES: dict[Enum, str] = dict.fromkeys(SwitchRefusal, "the house rule {} can't be {}") | {
    CardRefusal.TWICE: "there is one {} in the deck, but you have it here twice",
    HandRefusal.SIZE: "a hand has {1} to {2} cards here, not {0}",
    HandRefusal.DRAWN: "the hand of seat {} equals one that has drawn a card, and has drawn none",
    SeatRefusal.PLAYERS: "{1} to {2} can play, not {0}",
    SeatRefusal.SEAT: "there is no seat {} here: the last one is {}",
    RulesRefusal.BUY_INS: "the least buy-in, {}, is more than the most, {}",
    StakeRefusal.STAKE: "the stake is {1} to {2} chips, not {0}",
    StakeRefusal.FIXED_STAKE: "the stake is the small bet, {1}, not {0}",
    StakeRefusal.STACK: "seat {} has {} chips, and may have {} to {}",
    StakeRefusal.DEAD_MONEY: "seat {} cannot pay {} as dead money, at most {}",
    StakeRefusal.POSTED_TWICE: "a seat pays dead money twice",
    BettingRefusal.NOTHING_TO_FOLD: "you owe nothing",
    BettingRefusal.NOTHING_TO_CALL: "you owe nothing",
    BettingRefusal.OWES: "you owe {} chips",
    BettingRefusal.CANNOT_MATCH: "you owe {} chips and have {}",
    BettingRefusal.ALREADY_BET: "there is a bet of {} already: raise it",
    BettingRefusal.NO_BET: "nobody has bet yet, so bet instead of raising",
    BettingRefusal.MORE_THAN_STACK: "{} is more than you have: {}",
    BettingRefusal.NO_RAISE: "{} is not a raise: the bet is already {}",
    BettingRefusal.FIXED_NO_RAISE: "{} is not a raise: the bet is already {}",
    BettingRefusal.NOBODY_TO_ANSWER: "you can't raise, because nobody else still in can go above the bet",
    BettingRefusal.NOT_REOPENED: "the last raise was too small to let you raise again",
    BettingRefusal.FIXED_NOT_REOPENED: "the last raise was too small to let you raise again",
    BettingRefusal.CAPPED: "only {} raises are allowed",
    BettingRefusal.TOO_LITTLE: "{} is too little: {} is the least",
    BettingRefusal.FIXED_TOO_LITTLE: "{} is too little: {} is the least",
    BettingRefusal.TOO_MUCH: "{} is too much: {} is the most",
    PotRefusal.ALL_FOLDED: "everyone has folded",
    PickRefusal.NOT_FACE_UP: "{} does not lie face up in the middle",
    PickRefusal.NOT_FACE_DOWN: "no card lies face down at place {}",
    PickRefusal.OUT_OF_TURN: "it is not the turn of seat {1} for {0}",
    RoundRefusal.OVER: "the round is over",
    RoundRefusal.ABSENT: "seat {} is absent and can only fold",
    RoundRefusal.MUST_TAKE: "you must take a card now",
    RoundRefusal.BETTING: "you can't pick up a card in a betting round",
    RoundRefusal.DECK: "the deck has {} cards, and {} are to be dealt",
    RoundRefusal.STACKS: "there are {} stacks for {} players",
    RoundRefusal.ABSENT_SEAT: "seat {} is absent, but there are only {} seats",
    RoundRefusal.SPOKEN: "somebody has spoken, so nothing is dealt again",
    RecordRefusal.DEALT: "seat {} was dealt {} cards, and not {}",
    RecordRefusal.HIDDEN: "not all the cards are known",
    RecordRefusal.UNEQUAL_ROWS: "the middle has {} cards face up and {} face down; both rows are equal",
    RecordRefusal.ROWS: "the middle has {} cards a row, and not {}",
    RecordRefusal.NO_MIDDLE: "the middle was not laid",
    RecordRefusal.OUT_OF_TURN: "it is not the turn of seat {1} for {0}",
    RecordRefusal.DRAWN: "{} cards are drawn for the tie, and the record has {}",
    RecordRefusal.REVEAL: "{} hands are shown, and {} are still in",
    RecordRefusal.REVEAL_MISSES: "seat {} cannot hold the hand that it shows",
    RecordRefusal.NOT_AS_PLAYED: "a round cannot go as the record says",
    TableRefusal.CHAIR: "nobody can sit as {} says",
    TableRefusal.CHIPS_ON_TABLE: "there are {} chips on the table, and the limit is {}",
    TableRefusal.DEALER: "chair {} cannot have dealt: there are {} chairs",
    TableRefusal.PLAYING: "these chairs cannot be playing a round",
    TableRefusal.EMPTY_CHAIR: "nobody sits in chair {}",
    TableRefusal.TAKEN_CHAIR: "chair {} is not free",
    TableRefusal.CHIPS_ADDED: "{} chips cannot be added",
    TableRefusal.BUY_IN: "chair {} would have {} chips, and may buy in for {} to {}",
    TableRefusal.ROUND_ON: "a round is being played",
    TableRefusal.NOT_OVER: "the round is not over",
    TableRefusal.OTHER_ROUND: "that round is not this table's",
    SpotRefusal.PICK: "there are the pick-ups {1} and {2}, but no {0}",
    SpotRefusal.FOLD: "seat {} cannot have folded before pick-up {}",
    SpotRefusal.FOLDED_TWICE: "seat {} has folded twice",
    SpotRefusal.ALONE: "nobody is left to play against",
    SpotRefusal.SEEN: "nobody else sees what seat {0} took face down: write {0}-xx",
    SpotRefusal.NOT_IN_HAND: "you are said to have taken {}, but your hand does not hold it",
    SpotRefusal.LAID: "there should be {1} cards in the middle, counting those already taken, not {0}",
    SpotRefusal.FACE_UP: "there should be {1} cards face up, counting those already taken, not {0}",
    SpotRefusal.NOT_PICKING: "this seat has no card to pick up now",
    SpotRefusal.RARE: "no such spot came up in {} rounds",
    OutsRefusal.TOO_FEW_UNSEEN: "{} cards are left, and {} are still to come",
    QuestionRefusal.ANSWERS: "{} of {} answers are right: at least one must be, and not all",
}
"""The sentence for every code that a `Violation` of Rake may hold; its numbered places take the violation's values."""


def refusal(violation: Violation) -> str:
    """Return a violation in words, with the rule's number: e.g. `you owe 5 chips (rule 7.2)`."""
    sentence = SENTENCES[violation.code].format(*violation.values)
    return f"{re.sub(r'\b(\d+) to \1\b', r'\1', sentence)} (rule {rule_of(violation)})"


def explained(error: Exception) -> str:
    """Return what an error says, in words if the rules refuse something."""
    return refusal(error.violation) if isinstance(error, IllegalPosition | IllegalAction) else str(error)
