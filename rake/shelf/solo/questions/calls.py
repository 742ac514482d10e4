"""Questions about the bidding of Solo Whist: what a player may say, and what a hand should say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Self, override

from ....kit.actions import CardAction
from ....kit.chance import below, some
from ....kit.drills import Drilled
from ....kit.errors import IllegalPosition, InvalidNotation, read_each
from ....kit.notation import Fields
from ....kit.questions import Question
from ..action import BID_ACTIONS, COP, OFFERS, PASS
from ..bidding import Bidding
from ..bots import BOLD, CAREFUL, Plain, Style
from ..deal import FORM
from ..estimates import Strength
from ..masks import bits_of
from ..rules import BIDS, DECK, PRESETS, SEATS, TRICKS
from ..unseen import dealt_indices

__all__ = ["Call", "May"]

CALLS: Mapping[str, CardAction] = {"pass": PASS, "cop": COP} | {bid.word: BID_ACTIONS[bid] for bid in BIDS}
"""What may be said in the bidding, by its word in a question."""

RULES = PRESETS["default"]
ALL_SEATS = range(1, SEATS[-1] + 1)
DEALER = ALL_SEATS[-1]

SHY = Plain(Style(prop=430, cop=380, solo=520, abundance=880, misere=6, ouverte=2, draws=3))
AGREED = (CAREFUL, BOLD, SHY)
"""The bots that say the same in a drill's question, so that its answer is beyond dispute."""

OFFERED = 4
"""How many answers a drill's question has at most."""

TEMPTING = ("pass", "cop", "prop", "solo", "misere", "abundance")
"""The calls that a drill offers beside the right one."""

type Said = tuple[str, ...]
"""What was said so far, from seat 1 on, or what may be chosen, in the words of `CALLS`."""


def word_of(call: CardAction) -> str:
    """Return the word of a call."""
    return OFFERS[call].word if call in OFFERS else call.kind


@dataclass(frozen=True)
class OfCalls(Question):
    """A question to the seat whose turn it is after these calls; the answers are those in `say`."""

    notation = FORM.notation
    calls: Said
    say: Said

    @classmethod
    def read_calls(cls, fields: Fields) -> tuple[Said, Said]:
        """Return the calls so far and those to choose from. Raises `InvalidNotation` and `IllegalPosition`."""
        calls = fields.read("calls", partial(read_each, ".", _call)) if "calls" in fields else ()
        if _bidding(calls).to_act is None:
            raise InvalidNotation("calls", ".".join(calls))
        return calls, fields.read("say", partial(read_each, ".", _call))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"calls": ".".join(self.calls), "say": ".".join(self.say)}

    @property
    def bidding(self) -> Bidding:
        """The bidding after the calls."""
        return _bidding(self.calls)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        seat = self.bidding.to_act
        assert seat
        return seat

    @property
    def spoken(self) -> tuple[tuple[int, str], ...]:
        """Each seat that spoke, in order, and its call."""
        seats = [_bidding(self.calls[:count]).to_act or 0 for count in range(len(self.calls))]
        return tuple(zip(seats, self.calls, strict=True))

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return self.say


@dataclass(frozen=True)
class May(OfCalls):
    """Ask which of these calls the rules allow (SW3.2 to SW3.9)."""

    ask = "may"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(*cls.read_calls(fields))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(word for word in self.say if not self.bidding.why_not(CALLS[word]))


@dataclass(frozen=True)
class Call(OfCalls, Drilled):
    """Ask what a hand should say, if the dealer has turned up this card; the right call is that of the careful bot."""

    ask = "call"
    turned: str
    hand: tuple[str, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        turned, hand = fields.read("turned", DECK.parse), fields.read("hand", DECK.parse_cards)
        question = cls(*cls.read_calls(fields), turned, DECK.descending(hand))
        if len(hand) != TRICKS or (turned in hand) != (question.seat == DEALER):
            raise InvalidNotation("hand", DECK.format_cards(hand))
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        hand = DECK.format_cards(self.hand)
        calls = super().fields
        return {"turned": self.turned, "calls": calls["calls"], "hand": hand, "say": calls["say"]}

    @property
    def strength(self) -> Strength:
        """What the hand is worth at a glance."""
        return Strength.of(bits_of(self.hand))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({self._said_by(CAREFUL)} & {*self.say})

    def _said_by(self, bot: Plain) -> str:
        return word_of(bot.said(self.bidding, self.strength, self.turned[1]))

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question that all plain bots answer alike; nobody has bid at level 1, somebody has at level 3."""
        deck = DECK.shuffled(rng)
        turned, calls, speaker = deck[-1], [], 1 + below(rng, DEALER)
        hands = {seat: tuple(deck[index] for index in dealt_indices(seat)) for seat in ALL_SEATS}
        bidding = Bidding()
        while bidding.to_act != speaker:
            if not bidding.to_act:
                return None
            call = CAREFUL.said(bidding, Strength.of(bits_of(hands[bidding.to_act])), turned[1])
            calls.append(word_of(call))
            bidding = bidding.plus(call, RULES)
        if (bidding.bid is not None, level) in ((True, 1), (False, 3)):
            return None
        drawn = cls(tuple(calls), (), turned, DECK.descending(hands[speaker]))
        said = {drawn._said_by(bot) for bot in AGREED}
        if len(said) > 1 or (said == {"pass"} and below(rng, 3)):
            return None
        legal = [word for word in CALLS if word not in said and not bidding.why_not(CALLS[word])]
        tempting = [word for word in legal if word in TEMPTING]
        say = {*said, *some(rng, tempting, min(OFFERED - 1, len(tempting)))}
        return cls(drawn.calls, tuple(word for word in CALLS if word in say), turned, drawn.hand)


def _call(text: str) -> str:
    if text not in CALLS:
        raise InvalidNotation("|".join(CALLS), text)
    return text


def _bidding(calls: Said) -> Bidding:
    """Return the bidding after these calls. Raises `IllegalPosition` for one that isn't allowed."""
    bidding = Bidding()
    for word in calls:
        if not bidding.to_act:
            raise InvalidNotation("calls", ".".join(calls))
        if violation := bidding.why_not(CALLS[word]):
            raise IllegalPosition(violation)
        bidding = bidding.plus(CALLS[word], RULES)
    return bidding
