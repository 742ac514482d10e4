"""Words for the codes of Rook, in English; templates translate them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words

CHARACTERS = {
    "careful": Character(N_("Careful Clara"), N_("Clara"), N_("bids what she can count on her fingers")),
    "bold": Character(N_("Bold Bruno"), N_("Bruno"), N_("bids a little more than he has")),
    "strong": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}

PRESETS = {"default": N_("as on this site")}

REFUSALS: Mapping[Enum, type[Remark]] = {}

WORDS = Words(CHARACTERS, PRESETS, {}, {}, REFUSALS)
