"""The question what a hand of Solo Whist pays."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.chance import below, pick, some
from ....kit.drills import Drilled
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ....kit.questions import OfNumbers, numbers, signed_numbers
from ....kit.records import Deal
from ..bidding import Bidding
from ..deal import FORM, State
from ..rules import BIDS, DECK, PROP, SEATS, TRICKS, Bid

__all__ = ["Pays"]

SIDES = ("declarer", "defender")
OFFERED = 4
"""How many answers a drill's question has at most."""

BY_WORD = {bid.word: bid for bid in BIDS}


@dataclass(frozen=True)
class Pays(OfNumbers, Drilled):
    """Ask what the reader wins or pays, on one side of a bid; the answers are numbers of credits, with their signs.

    `won` is how many tricks the declarer won, in a Prop each partner (SW4.1, SW4.2).
    """

    ask, notation = "pays", FORM.notation
    bid: Bid
    side: str
    won: tuple[int, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        bid, won = fields.read("bid", _bid), fields.read("won", numbers)
        if len(won) != (2 if bid == PROP else 1) or sum(won) > TRICKS:
            raise InvalidNotation("won", ".".join(map(str, won)))
        return cls(fields.read("say", signed_numbers), bid, fields.read("side", _side), won)

    @property
    @override
    def fields(self) -> dict[str, str]:
        won = ".".join(map(str, self.won))
        return {"bid": self.bid.word, "side": self.side, "won": won, "say": ".".join(self.answers)}

    @property
    def credits(self) -> int:
        """What the reader wins, or pays if it's below 0."""
        bidding = Bidding(to_act=None, bid=self.bid, bidder=1, partner=2 if self.bid == PROP else 0)
        state = State(Deal(tuple(range(1, SEATS[-1] + 1)), "default", DECK.cards), (), bidding)
        declarer, *_, defender = state.scored(sum(self.won))
        return declarer if self.side == SIDES[0] else defender

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.credits)} & {*self.answers})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question about a lone declarer, who's the reader at level 1; at level 3 half of them are Props."""
        bid = PROP if level == 3 and below(rng, 2) else pick(rng, BIDS[1:])
        side = pick(rng, SIDES) if level > 1 else SIDES[0]
        total = min(TRICKS, max(0, bid.tricks + below(rng, 5) - 2))
        first = below(rng, total + 1)
        won = (first, total - first) if bid == PROP else (total,)
        drawn = cls((), bid, side, won)
        value, right = bid.credits, drawn.credits
        tempting = {-right, value, -value, 3 * value, -3 * value, value * abs(total - bid.tricks), 2 * value}
        say = sorted((right, *some(rng, sorted(tempting - {right}), OFFERED - 1)))
        return cls(tuple(say), bid, side, won)


def _bid(text: str) -> Bid:
    if text not in BY_WORD:
        raise InvalidNotation("|".join(BY_WORD), text)
    return BY_WORD[text]


def _side(text: str) -> str:
    if text not in SIDES:
        raise InvalidNotation("|".join(SIDES), text)
    return text
