"""Words for President's codes, in English, which templates translate: offices, house rules, bots; and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.president.rules import Office, Refusal

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import (
    DifferentRanks,
    MustLead,
    NeedsOpening,
    NoOffices,
    NoReturn,
    NotHigher,
    ReturnCount,
    ReturnFirst,
    WrongCount,
)

OFFICES: Mapping[Office, str] = {
    Office.PRESIDENT: N_("President"),
    Office.VICE_PRESIDENT: N_("Vice-President"),
    Office.GOVERNOR: N_("Governor"),
    Office.LIEUTENANT_GOVERNOR: N_("Lt. Governor"),
    Office.MAYOR: N_("Mayor"),
    Office.CITIZEN: N_("Citizen"),
    Office.BEGGAR: N_("Beggar"),
}

CHARACTERS = {
    "thrifty": Character(
        N_("Thrifty Paula"), N_("Paula"), N_("sheds low cards first, and saves aces and twos for the end")
    ),
    "hasty": Character(N_("Hasty Hugo"), N_("Hugo"), N_("beats whatever he can, as soon as he can")),
    "strong": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}

PRESETS = {"default": N_("as on this site")}

SWITCHES = {
    "passing": N_("After a pass"),
    "equal": N_("An equal rank may be played"),
    "finish2": N_("Going out with twos wins the best office"),
    "exchange": N_("Cards exchanged"),
    "reseat": N_("Seats by office"),
    "target": N_("Points that end the match"),
    "deals": N_("Deals that end the match"),
}

VALUES = {
    "again": N_("you may still play to that trick"),
    "final": N_("you wait for the next trick"),
    "no": N_("no"),
    "yes": N_("yes"),
    "last": N_("no, the last one"),
    "one": N_("one card"),
    "two": N_("two cards"),
    "none": N_("none"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    Refusal.RETURN_FIRST: ReturnFirst,
    Refusal.NO_RETURN: NoReturn,
    Refusal.RETURN_COUNT: ReturnCount,
    Refusal.MUST_LEAD: MustLead,
    Refusal.RANKS: DifferentRanks,
    Refusal.OPENING: NeedsOpening,
    Refusal.COUNT: WrongCount,
    Refusal.NOT_HIGHER: NotHigher,
    Refusal.OFFICES: NoOffices,
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
