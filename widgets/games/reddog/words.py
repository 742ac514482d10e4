"""Words for Red Dog's codes: its house rules, its bots, its refusals. They are in English; templates translate them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.reddog.deal import RoundRefusal
from rake.shelf.reddog.rules import RulesRefusal

from ...kit.refusal import Sentence
from ...kit.words import N_
from ...shelf.presentation import Character, Words

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

REFUSALS: Mapping[Enum, Sentence] = {
    RoundRefusal.NOT_NOW: Sentence(N_("You can't do that now.")),
    RoundRefusal.BET: Sentence(
        N_("You can bet at least %(least)s and at most %(most)s chips here, not %(chips)s."), ("chips", "least", "most")
    ),
    RoundRefusal.CANNOT_BET: Sentence(
        N_("You have %(stack)s chips, and the smallest bet is %(least)s: you can only pass."), ("stack", "least")
    ),
    RoundRefusal.RAISE: Sentence(
        N_("You can raise by at least %(least)s and at most %(most)s chips here, not by %(chips)s."),
        ("chips", "least", "most"),
    ),
    RoundRefusal.STACK: Sentence(
        N_("A player can have at most %(most)s chips; %(chips)s won't do."), ("chips", "most")
    ),
    RulesRefusal.VALUE: Sentence(N_("The house rule “%(rule)s” can't be “%(value)s”."), ("rule", "value")),
    RulesRefusal.BETS: Sentence(
        N_("The smallest bet, %(least)s, can't be above the largest, %(most)s."), ("least", "most")
    ),
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
