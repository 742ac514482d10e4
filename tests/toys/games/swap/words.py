"""Words for Swap's codes, in English; templates translate them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.swap.rules import SwapRefusal

from widgets.kit.refusal import Sentence
from widgets.kit.words import N_
from widgets.shelf.presentation import Character, Words

CHARACTERS = {
    "lowest": Character(N_("Meek Martha"), N_("Martha"), N_("parts with her lowest card")),
    "thinker": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}
PRESETS = {
    "full": N_("thirteen cards"),
    "pairs": N_("thirteen cards, with a partner"),
    "long": N_("all cards, one passed on"),
    "default": N_("three cards, two tricks"),
    "short": N_("three cards, one trick"),
}
REFUSALS: Mapping[Enum, Sentence] = {
    SwapRefusal.NOT_NOW: Sentence(N_("You can't do that now.")),
    SwapRefusal.NOT_HELD: Sentence(N_("You don't hold %(card)s."), ("card",)),
    SwapRefusal.COUNT: Sentence(N_("Cards to pass on: exactly %(count)s."), ("count",)),
    SwapRefusal.HIGH_CARD: Sentence(N_("With %(card)s in hand the deal can't be thrown in."), ("card",)),
    SwapRefusal.FOLLOW: Sentence(N_("You can follow suit, so you must.")),
    SwapRefusal.RANKED: Sentence(N_("Only seat %(seat)s can have come out last."), ("seat",)),
}
WORDS = Words(CHARACTERS, PRESETS, {}, {}, REFUSALS)
