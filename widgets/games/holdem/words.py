"""Words for the codes of Hold'em and its variants, in English, which templates translate, and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.shelf.holdem.rules import AmountsRefusal, EquityRefusal

from ...kit.betting_remarks import BET_REFUSALS, PLAY_REFUSALS
from ...kit.saying import Remark
from ...kit.words import N_
from ...shelf.presentation import Character, Words
from .remarks import BoardRefused, BuyInsRefused, HandMissing, HandsRefused, HoleRefused

CHARACTERS = {
    "tight": Character(N_("Martha Stone"), N_("Martha"), N_("waits for a good hand, and believes you when you raise")),
    "loose": Character(N_("Uncle Felix"), N_("Felix"), N_("wants to see every flop, and calls to the end")),
    "bold": Character(N_("Nell Quick"), N_("Nell"), N_("bets and raises, with a hand or without one")),
    "strong": Character(N_("The Professor"), N_("Professor"), N_("thinks each choice through before acting")),
    "random": Character(N_("Lucky Tobias"), N_("Tobias"), N_("does whatever comes to mind")),
}

PRESETS = {
    "default": N_("as on this site"),
    "card-room": N_("card-room rules"),
    "limit": N_("fixed bets"),
    "pirates": N_("the pirates' game"),
}

SWITCHES = {
    "betting": N_("Betting"),
    "small_bet": N_("Fixed bet in the first two betting rounds"),
    "big_bet": N_("Fixed bet in the last two"),
    "cap": N_("Fixed bets: most raises in a betting round"),
    "forced": N_("Forced bets"),
    "min_raise": N_("A raise adds at least"),
    "late_minimum": N_("Least bet on turn and river"),
    "missed_blinds": N_("Missed blinds"),
    "buy_in_min": N_("Smallest buy-in"),
    "buy_in_max": N_("Largest buy-in"),
    "clock": N_("Seconds for each decision"),
    "broke": N_("Out of chips"),
    "wild": N_("Wild cards"),
    "showdown": N_("At the showdown"),
}

VALUES = {
    "no-limit": N_("no limit"),
    "pot-limit": N_("up to the pot"),
    "fixed-limit": N_("fixed bets"),
    "blinds": N_("blinds"),
    "ante": N_("an ante"),
    "last": N_("as much as the largest one so far"),
    "any": N_("one chip"),
    "same": N_("the big blind or the ante"),
    "double": N_("twice the big blind or the ante"),
    "post": N_("pay them to come back"),
    "wait": N_("wait for the big blind"),
    "dealt": N_("dealt in even while away"),
    "off": N_("no clock"),
    "rebuy": N_("you may buy in again"),
    "leave": N_("you leave the table"),
    "none": N_("none"),
    "deuces": N_("deuces"),
    "all": N_("everyone shows"),
    "muck": N_("losing hands are thrown in unseen"),
}

REFUSALS: Mapping[Enum, type[Remark]] = {
    **BET_REFUSALS,
    **PLAY_REFUSALS,
    AmountsRefusal.BUY_INS: BuyInsRefused,
    EquityRefusal.NO_HAND: HandMissing,
    EquityRefusal.PLAYERS: HandsRefused,
    EquityRefusal.HOLE: HoleRefused,
    EquityRefusal.BOARD: BoardRefused,
}

STAKE = N_("Big blind or ante")
"""What the stake is called."""

TITLE = N_("A round of Texas Hold'em")
"""What a deal is called."""

WORDS = Words(CHARACTERS, PRESETS, SWITCHES, VALUES, REFUSALS)
