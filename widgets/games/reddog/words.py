"""Words for Red Dog's codes: its house rules and its bots, in English, which templates translate, and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.reddog.deal import RoundRefusal
from rake.shelf.reddog.rules import AmountsRefusal

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import BetRefused, BetsRefused, CannotBet, NotNow, RaiseRefused, StackRefused

CHARACTERS = {
    "steady": Character(N_("Ida Marsh"), N_("Ida"), N_("bets the least and raises only when the odds are on her side")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("bets and raises as the mood takes him")),
}

PRESETS = {"default": N_("as on this site"), "online": N_("as in online rooms")}

SWITCHES = {
    "decks": N_("Packs shuffled together"),
    "raise": N_("A raise"),
    "bet_min": N_("Smallest bet"),
    "bet_max": N_("Largest bet"),
}

VALUES = {
    "up-to-bet": N_("up to the bet"),
    "equal": N_("exactly the bet"),
    "any": N_("as much as you like"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    RoundRefusal.NOT_NOW: NotNow,
    RoundRefusal.BET: BetRefused,
    RoundRefusal.CANNOT_BET: CannotBet,
    RoundRefusal.RAISE: RaiseRefused,
    RoundRefusal.STACK: StackRefused,
    AmountsRefusal.BETS: BetsRefused,
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
