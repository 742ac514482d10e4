"""Words for Rummy's codes: its house rules and its bots, in English, which templates translate, and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.rummy.rules import Refusal

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import (
    DoesNotFit,
    DrawFirst,
    HasDrawn,
    JustTaken,
    NoDiscard,
    NoMeld,
    NoSuchMeld,
    NotOpened,
    OneDiscarded,
    OneLaidOff,
    OnlyTaken,
    SecondMeld,
)

STOCK, DISCARDS = N_("Stock"), N_("Discard pile")

CHARACTERS = {
    "patient": Character(N_("Neat Nora"), N_("Nora"), N_("lays down what she has, and waits for what fits")),
    "thrifty": Character(N_("Quick Oskar"), N_("Oskar"), N_("takes any card that makes his hand cheaper")),
    "secretive": Character(N_("Silent Vera"), N_("Vera"), N_("keeps her melds in her hand until somebody runs low")),
    "strong": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}

PRESETS = {"default": N_("as on this site")}

SWITCHES = {
    "melds": N_("Melds in a turn"),
    "layoff": N_("Laying off"),
    "ace": N_("The ace in runs"),
    "out": N_("Going out"),
    "restocks": N_("How often the pile is turned over"),
    "deadwood": N_("Cards that count in a hand"),
    "score": N_("Points go to"),
    "target": N_("Points that end the match"),
    "deals": N_("Deals that end the match"),
}

VALUES = {
    "one": N_("one"),
    "any": N_("as many as you like"),
    "always": N_("at any time"),
    "opened": N_("after a meld of your own"),
    "low": N_("low only"),
    "both": N_("low or high"),
    "out-any": N_("any way"),
    "discard": N_("with a discard"),
    "unmatched": N_("those in no meld"),
    "all": N_("all of them"),
    "penalty": N_("those who hold cards, as penalties"),
    "winner": N_("the player who went out"),
    "none": N_("no limit"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    Refusal.DRAW_FIRST: DrawFirst,
    Refusal.HAS_DRAWN: HasDrawn,
    Refusal.NOT_A_MELD: NoMeld,
    Refusal.SECOND_MELD: SecondMeld,
    Refusal.NO_SUCH_MELD: NoSuchMeld,
    Refusal.DOES_NOT_FIT: DoesNotFit,
    Refusal.ONE_LAID_OFF: OneLaidOff,
    Refusal.NOT_OPENED: NotOpened,
    Refusal.ONE_DISCARDED: OneDiscarded,
    Refusal.TAKEN: JustTaken,
    Refusal.ONLY_TAKEN: OnlyTaken,
    Refusal.NO_DISCARD: NoDiscard,
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
