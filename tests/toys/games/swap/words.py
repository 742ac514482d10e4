"""Words for Swap's codes, in English; templates translate them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.swap.rules import SwapRefusal

from widgets.kit.saying import Remark
from widgets.kit.words import N_
from widgets.shelf.presentation import Character, Words

from .remarks import CardNotHeld, CardTooHigh, MustFollow, NotNow, RankedOtherwise, WrongCount

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
REFUSALS: Mapping[Enum, type[Remark]] = {
    SwapRefusal.NOT_NOW: NotNow,
    SwapRefusal.NOT_HELD: CardNotHeld,
    SwapRefusal.COUNT: WrongCount,
    SwapRefusal.HIGH_CARD: CardTooHigh,
    SwapRefusal.FOLLOW: MustFollow,
    SwapRefusal.RANKED: RankedOtherwise,
}
WORDS = Words(CHARACTERS, PRESETS, {}, {}, REFUSALS)
