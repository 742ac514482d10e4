"""Words for Durak's codes: its house rules and its bots, in English, which templates translate, and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.durak.rules import Refusal

from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import (
    CannotGive,
    CannotThrowIn,
    CannotTransfer,
    DurakDeals,
    NeedsAnswer,
    NeedsAttack,
    NeedsGift,
    NeedsThrow,
    OtherSuit,
    TooLow,
    TransferOff,
    TransferRoom,
    TransferTooLate,
)

CHARACTERS = {
    "careful": Character(
        N_("Thrifty Agnes"), N_("Agnes"), N_("spends low trumps, and takes rather than spend a high one")
    ),
    "bold": Character(N_("Bold Bruno"), N_("Bruno"), N_("beats what he can and throws in whatever fits")),
    "strong": Character(N_("Old Felix"), N_("Felix"), N_("thinks every card through")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("plays as the mood takes him")),
}

STOCK = N_("Stock")

PRESETS = {"default": N_("as on this site")}

SWITCHES = {
    "throwers": N_("Throwing in"),
    "after_take": N_("After a take"),
    "first_limit": N_("Most cards until an attack is beaten off"),
    "next_start": N_("First to attack in the next deal"),
    "transfer": N_("Passing the attack on"),
    "deals": N_("Deals in a match"),
}

VALUES = {
    "all": N_("everyone"),
    "neighbours": N_("both neighbours of the defender"),
    "attacker": N_("the attacker alone"),
    "give": N_("others may add cards"),
    "none": N_("nobody adds cards"),
    "5": N_("five"),
    "6": N_("six"),
    "left": N_("the player on the durak's left"),
    "lowest": N_("the holder of the lowest trump"),
    "under": N_("the player on the durak's right"),
    "no": N_("no"),
    "yes": N_("yes"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    Refusal.OPENING: NeedsAttack,
    Refusal.ANSWER: NeedsAnswer,
    Refusal.THROWING: NeedsThrow,
    Refusal.GIVING: NeedsGift,
    Refusal.LOWER: TooLow,
    Refusal.OTHER_SUIT: OtherSuit,
    Refusal.RANK: CannotThrowIn,
    Refusal.GIFT_RANK: CannotGive,
    Refusal.TRANSFER_OFF: TransferOff,
    Refusal.TRANSFER_LATE: TransferTooLate,
    Refusal.TRANSFER_RANK: CannotTransfer,
    Refusal.TRANSFER_ROOM: TransferRoom,
    Refusal.DURAK_SEAT: DurakDeals,
}

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
