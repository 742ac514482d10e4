"""Words for Trex's codes, in English, which templates translate: contracts, house rules, bots; and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.trex.rules import Contract, Refusal

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import (
    CanLay,
    CannotExpose,
    CannotShow,
    ChooseFirst,
    ContractStands,
    DoesNotFit,
    ExposeFirst,
    MustFollow,
    NoHeartLed,
    NoPass,
    NotAsked,
    PlayedBefore,
    ShowFirst,
    WrongContracts,
    WrongOwner,
    WrongSheet,
)

CONTRACTS = {
    Contract.DIAMONDS: N_("Diamonds"),
    Contract.ELTOOSH: N_("Eltoosh"),
    Contract.GIRLS: N_("Girls"),
    Contract.KING: N_("King"),
    Contract.TREX: N_("Trex"),
}
"""The names of the contracts on the score sheet, where there's little room."""

SUITS = {"S": N_("Spades"), "H": N_("Hearts"), "D": N_("Diamonds"), "C": N_("Clubs")}

KINGDOM = N_("Kingdom: %(name)s")

CHARACTERS = {
    "careful": Character(N_("Careful Clara"), N_("Clara"), N_("ducks whenever she can and never exposes a card")),
    "bold": Character(
        N_("Bold Bruno"), N_("Bruno"), N_("exposes what he dares and throws high cards on harmless tricks")
    ),
    "strong": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}

PRESETS = {"default": N_("as on this site"), "pagat": N_("as at most tables")}

SWITCHES = {
    "diamonds": N_("A diamond taken"),
    "turn": N_("The turn passes"),
    "doubling": N_("Queens and the king may be doubled"),
    "void": N_("Low cards may void a deal of Trex"),
    "kingdoms": N_("Kingdoms in a match"),
}

VALUES = {
    "plus": N_("wins 10 points"),
    "minus": N_("costs 10 points"),
    "left": N_("to the left"),
    "right": N_("to the right"),
    "on": N_("yes"),
    "off": N_("no"),
    "4": N_("four kingdoms"),
    "1": N_("one kingdom"),
    "2": N_("two kingdoms"),
    "3": N_("three kingdoms"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    Refusal.CHOOSE_FIRST: ChooseFirst,
    Refusal.CHOSEN: ContractStands,
    Refusal.PLAYED_BEFORE: PlayedBefore,
    Refusal.EXPOSE_FIRST: ExposeFirst,
    Refusal.SHOW_FIRST: ShowFirst,
    Refusal.NOT_ASKED: NotAsked,
    Refusal.NO_DOUBLE: CannotExpose,
    Refusal.NO_SHOW: CannotShow,
    Refusal.FOLLOW: MustFollow,
    Refusal.HEARTS: NoHeartLed,
    Refusal.NO_PASS: NoPass,
    Refusal.CAN_PLAY: CanLay,
    Refusal.NOT_NEXT: DoesNotFit,
    Refusal.OWNERS_CARD: WrongOwner,
    Refusal.PLAYED: WrongContracts,
    Refusal.SHEET: WrongSheet,
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
