"""Words for the codes of Solo Whist: its bots and house rules, in English, which templates translate, and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.solo.rules import Refusal

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import (
    BiddingFirst,
    BiddingOver,
    BidTooLow,
    MustFollow,
    NameFirst,
    NoProp,
    NothingToName,
    OwnProp,
    PassIsFinal,
    PropTaken,
)

CHARACTERS = {
    "careful": Character(N_("Careful Clara"), N_("Clara"), N_("bids what she can count on her fingers")),
    "bold": Character(N_("Bold Bruno"), N_("Bruno"), N_("bids a little more than he has")),
    "strong": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}

PRESETS = {"default": N_("as on this site"), "pagat": N_("as on pagat.com")}

SWITCHES = {
    "deals": N_("Played deals in a match"),
    "latecop": N_("Late Cop for the Prop of"),
    "loneprop": N_("A Prop that nobody accepts"),
    "redeal": N_("Dealer after a deal thrown in"),
    "scoring": N_("Paying"),
}

VALUES = {
    "next": N_("the next player"),
    "any": N_("any player"),
    "none": N_("nobody"),
    "change": N_("may be changed"),
    "throwin": N_("is thrown in"),
    "same": N_("the same player"),
    "chips": N_("in credits"),
    "pencil": N_("points written down"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    Refusal.NO_PROP: NoProp,
    Refusal.ACCEPTED: PropTaken,
    Refusal.OWN_PROP: OwnProp,
    Refusal.TOO_LOW: BidTooLow,
    Refusal.FINAL: PassIsFinal,
    Refusal.BIDDING: BiddingFirst,
    Refusal.NAMING: NameFirst,
    Refusal.NO_NAMING: NothingToName,
    Refusal.PLAYING: BiddingOver,
    Refusal.FOLLOW: MustFollow,
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
