"""Words for the codes of Rook: its bots and house rules, in English, which templates translate, and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.rook.rules import Refusal

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import (
    BidOrPass,
    BidTooHigh,
    BidTooLow,
    GiveNow,
    MustFollow,
    NameTrumps,
    NoPartnerCard,
    NoSuchSuit,
    NotHigher,
    PartnerCardHeld,
    PartnerCardMissing,
    PlayNow,
    RookFollows,
    SayWhoLeads,
    WrongCount,
    WrongStep,
)

CHARACTERS = {
    "careful": Character(N_("Careful Clara"), N_("Clara"), N_("bids only what she's almost sure to take")),
    "bold": Character(N_("Bold Bruno"), N_("Bruno"), N_("bids high and trumps whatever he can")),
    "strong": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}

PRESETS = {"default": N_("as on this site")}

SWITCHES = {
    "pack": N_("Cards"),
    "target": N_("Points that end the match"),
    "minbid": N_("The lowest bid"),
    "give": N_("Cards passed on"),
    "last": N_("Points for the last trick"),
    "made": N_("A bid that is made scores"),
    "allpass": N_("When all but the dealer have passed"),
}

VALUES = {
    "french": N_("52 cards and a joker"),
    "rook57": N_("57 cards in four colours"),
    "bid": N_("what was bid"),
    "points": N_("what was taken"),
    "redeal": N_("the dealer may pass too"),
    "dealer": N_("the dealer has the lowest bid"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    Refusal.BID_OR_PASS: BidOrPass,
    Refusal.STEP: WrongStep,
    Refusal.TOO_LOW: BidTooLow,
    Refusal.NOT_HIGHER: NotHigher,
    Refusal.TOO_HIGH: BidTooHigh,
    Refusal.GIVE_NOW: GiveNow,
    Refusal.COUNT: WrongCount,
    Refusal.NAME_TRUMP: NameTrumps,
    Refusal.SUIT: NoSuchSuit,
    Refusal.NO_PARTNER: NoPartnerCard,
    Refusal.PARTNER: PartnerCardMissing,
    Refusal.PARTNER_HELD: PartnerCardHeld,
    Refusal.SAY_WHO_LEADS: SayWhoLeads,
    Refusal.PLAY_NOW: PlayNow,
    Refusal.FOLLOW: MustFollow,
    Refusal.ROOK_FOLLOWS: RookFollows,
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
