"""The question what a hand of Rook scores."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.chance import below, pick, some
from ....kit.chips import parse_chips
from ....kit.drills import Drilled
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ....kit.questions import OfNumbers, signed_numbers
from ..bidding import UNBID
from ..deal import FORM
from ..rules import POINTS, STEP, SWEEP
from ..scoring import scored
from .cards import CARDS, HELD, RULES, parse_cards

__all__ = ["Scores"]

SIDES = ("bidders", "others")
OFFERED = 4
"""How many answers a drill's question has at most."""


@dataclass(frozen=True)
class Scores(OfNumbers, Drilled):
    """Ask what the reader's side scores, that of the bid or the other; the answers are points, with their signs.

    `won` is what the bidders' tricks hold, the last one counted, and `kitty` the card in the middle. A `sweep` means
    that the bidders won every trick (RK4.1 to RK4.4).
    """

    ask, notation = "scores", FORM.notation
    bid: int
    side: str
    won: int
    kitty: str
    sweep: bool = False

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        say, bid, side = fields.read("say", signed_numbers), fields.read("bid", _bid), fields.read("side", _side)
        won, kitty = fields.read("won", parse_chips), fields.read("kitty", _card)
        sweep = "tricks" in fields and fields.read("tricks", _sweep)
        left = RULES.most - POINTS[kitty] - won
        if left < 0 or won % STEP or (sweep and left):
            raise InvalidNotation("won", str(won))
        return cls(say, bid, side, won, kitty, sweep)

    @property
    @override
    def fields(self) -> dict[str, str]:
        tricks = str(HELD) if self.sweep else ""
        played = {"bid": str(self.bid), "side": self.side, "won": str(self.won), "tricks": tricks, "kitty": self.kitty}
        return played | {"say": ".".join(self.answers)}

    @property
    def taken(self) -> int:
        """The points of the bidders, with the kitty."""
        return self.won + POINTS[self.kitty]

    @property
    def points(self) -> int:
        """What the reader's side scores."""
        points = (self.won, RULES.most - self.taken, 0, 0)
        tricks = (HELD, 0, 0, 0) if self.sweep else (HELD - 1, 1, 0, 0)
        bidders, others, *_ = scored(RULES, self.bid, (1, 3), points, tricks, POINTS[self.kitty])
        return bidders if self.side == SIDES[0] else others

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.points)} & {*self.answers})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question about the bidders and a worthless kitty; from level 2 on about either side, with any kitty.

        At level 3 the kitty makes the bid, or doesn't quite, or the bidders won every trick.
        """
        bid = RULES.minbid + STEP * below(rng, 15)
        kitty = pick(rng, [card for card in CARDS if level > 1 or not POINTS[card]])
        side = pick(rng, SIDES) if level > 1 else SIDES[0]
        most = RULES.most - POINTS[kitty]
        sweep = level > 2 and not below(rng, 5)
        won = most if sweep else min(most, bid - 6 * STEP + STEP * below(rng, 13))
        drawn = cls((), bid, side, won, kitty, sweep)
        if level > 2 and not sweep and not won < bid <= drawn.taken + 2 * STEP:
            return None
        return cls(drawn._offered(rng), bid, side, won, kitty, sweep)

    def _offered(self, rng: Random) -> tuple[int, ...]:
        """Return the right number and some that are counted by players who mix up what is scored."""
        right, others = self.points, RULES.most - self.taken
        tempting = {self.bid, -self.bid, self.won, self.taken, others, RULES.most - self.won, self.taken - self.bid}
        if self.sweep:
            tempting |= {self.bid + SWEEP, self.taken + SWEEP}
        wrong = sorted(tempting - {right})
        return tuple(sorted((right, *some(rng, wrong, min(OFFERED - 1, len(wrong))))))


def _bid(text: str) -> int:
    points = parse_chips(text)
    if UNBID.why_not(points, RULES):
        raise InvalidNotation("bid", text)
    return points


def _side(text: str) -> str:
    if text not in SIDES:
        raise InvalidNotation("|".join(SIDES), text)
    return text


def _card(text: str) -> str:
    cards = parse_cards(text)
    if len(cards) != 1:
        raise InvalidNotation("card", text)
    return cards[0]


def _sweep(text: str) -> bool:
    if text != str(HELD):
        raise InvalidNotation(str(HELD), text)
    return True
