"""Sentences that say why bets, stakes and chips are refused in any game, in English; the template translates them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.kit.betting import BettingRefusal
from rake.kit.chair import TableRefusal
from rake.kit.stakes import StakeRefusal

from .refusal import Sentence
from .words import N_

_NO_RAISE = Sentence(N_("It must be more than %(chips)s."), ("", "chips"))
_TOO_LITTLE = Sentence(N_("Here it must be at least %(chips)s."), ("", "chips"))
_TOO_MUCH = Sentence(N_("Here it can be no more than %(chips)s."), ("", "chips"))
_STACK = Sentence(
    N_("Everyone must sit down with %(least)s to %(most)s chips; %(held)s won't do."), ("", "held", "least", "most")
)

AMOUNTS: Mapping[Enum, Sentence] = {
    BettingRefusal.NO_RAISE: _NO_RAISE,
    BettingRefusal.FIXED_NO_RAISE: _NO_RAISE,
    BettingRefusal.NOBODY_TO_ANSWER: Sentence(
        N_("There's nothing to raise for: nobody else still in can go above the bet.")
    ),
    BettingRefusal.TOO_LITTLE: _TOO_LITTLE,
    BettingRefusal.FIXED_TOO_LITTLE: _TOO_LITTLE,
    BettingRefusal.TOO_MUCH: _TOO_MUCH,
    BettingRefusal.MORE_THAN_STACK: _TOO_MUCH,
    StakeRefusal.STACK: _STACK,
    TableRefusal.BUY_IN: _STACK,
    StakeRefusal.STAKE: Sentence(
        N_("The stake must be between %(least)s and %(most)s chips, not %(held)s."), ("held", "least", "most")
    ),
    StakeRefusal.FIXED_STAKE: Sentence(
        N_("With fixed bets and blinds, the stake is the smaller bet: %(least)s, not %(held)s."), ("held", "least", "")
    ),
}
"""Why an amount is refused, also in a link."""

IN_PLAY: Mapping[Enum, Sentence] = {
    BettingRefusal.OWES: Sentence(N_("You owe %(chips)s here. You may check only if you owe nothing."), ("chips",)),
    BettingRefusal.NOTHING_TO_FOLD: Sentence(N_("You owe nothing here, so you may not fold: a check is free.")),
    BettingRefusal.NOTHING_TO_CALL: Sentence(N_("You owe nothing, so there's nothing to call.")),
    BettingRefusal.ALREADY_BET: Sentence(
        N_("There's already a bet of %(chips)s; more than that is a raise."), ("chips",)
    ),
    BettingRefusal.NO_BET: Sentence(N_("Nobody has bet yet, so there's nothing to raise.")),
}
"""Why the rules refuse an action; these speak to the player who has the turn."""
