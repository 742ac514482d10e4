"""A bout of Durak: one attack, who answers it and who may throw in, until it's beaten off or taken (DU3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.errors import Violation
from ...kit.hands import Hand
from .action import ATTACK, BEAT, GIVE, PASS, TAKE, TRANSFER
from .rules import HouseRules, Refusal, beats, clockwise

__all__ = ["Bout", "Stage", "Thrown", "facing", "next_with_cards"]


class Stage(Enum):
    """What the seat to act is asked for."""

    OPENING = "opening"
    ANSWER = "answer"
    THROWING = "throwing"
    GIVING = "giving"


KINDS = {
    Stage.OPENING: (ATTACK,),
    Stage.ANSWER: (BEAT, TRANSFER, TAKE.kind),
    Stage.THROWING: (ATTACK, PASS.kind),
    Stage.GIVING: (GIVE, PASS.kind),
}
"""The kinds of action that answer what is asked."""


class Thrown(NamedTuple):
    """An attack card or a gift, and the seat that laid it."""

    seat: int
    card: str


class Bout(NamedTuple):
    """An attack.

    `throwers` are the attacker and the helpers in the order in which they are asked (DU3.4), and `asked` those of them
    that are still to be asked since the last card was beaten or the defender took. `room` is the most attack cards and
    gifts (DU3.8). `beating` has the card on each attack card of `thrown`, as far as they are beaten.
    """

    attacker: int
    defender: int
    throwers: tuple[int, ...]
    room: int
    thrown: tuple[Thrown, ...] = ()
    beating: tuple[str, ...] = ()
    taken: bool = False
    asked: tuple[int, ...] = ()

    @property
    def open_cards(self) -> tuple[str, ...]:
        """The attack cards that the defender has not beaten; gifts too."""
        return tuple([each.card for each in self.thrown[len(self.beating) :]])

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the bout."""
        return (*(each.card for each in self.thrown), *self.beating)

    @property
    def stage(self) -> Stage:
        """What the seat to act is asked for."""
        if not self.thrown:
            return Stage.OPENING
        if self.taken:
            return Stage.GIVING
        return Stage.ANSWER if len(self.thrown) > len(self.beating) else Stage.THROWING

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the bout is over."""
        if not self.thrown:
            return self.attacker
        if not self.taken and len(self.thrown) > len(self.beating):
            return self.defender
        return self.asked[0] if self.asked else None

    def refilling(self, seats: int) -> tuple[int, ...]:
        """Return the seats that refill, in order: attacker, helpers who laid a card, defender (DU3.9)."""
        laid = {each.seat for each in self.thrown} - {self.attacker, self.defender}
        helpers = (seat for seat in clockwise(self.defender, seats) if seat in laid)
        return (self.attacker, *helpers, self.defender)

    def why_not_kind(self, kind: str) -> Violation | None:
        """Return why this isn't what the seat to act is asked for; None if it is."""
        return None if kind in KINDS[self.stage] else Violation(Refusal(self.stage.value))

    def fitting(self, kind: str, cards: Iterable[str], trump: str) -> tuple[str, ...]:
        """Return those of these cards with which the seat to act may do this (DU3.2 to DU3.7, DU6)."""
        if not self.thrown:
            return tuple(cards)
        if kind == BEAT:
            attack = self.open_cards[0]
            return tuple([card for card in cards if beats(card, attack, trump)])
        on_table = {each[0] for each in self.cards}
        return tuple([card for card in cards if card[0] in on_table])

    def why_not_card(self, kind: str, card: str, trump: str) -> Violation | None:
        """Return why a card of the seat to act doesn't fit this kind of action; None if it does."""
        if self.fitting(kind, (card,), trump):
            return None
        if kind == BEAT:
            open_card = self.open_cards[0]
            return Violation(Refusal.LOWER if card[1] == open_card[1] else Refusal.OTHER_SUIT, (card, open_card))
        code = {ATTACK: Refusal.RANK, GIVE: Refusal.GIFT_RANK, TRANSFER: Refusal.TRANSFER_RANK}[kind]
        return Violation(code, (card,))

    def after(self, seat: int, action: CardAction, hands: Sequence[Hand], rules: HouseRules) -> Bout:
        """Return the bout after an action of a seat, legal here, that has left these hands. Not for a transfer."""
        cards = action.seen
        if action == PASS:
            return self._replace(asked=self.asked[1:])
        if action == TAKE:
            gives = rules.after_take == "give"
            return self._replace(taken=True, asked=self._to_ask(hands) if gives else ())
        if action.kind == BEAT:
            after = self._replace(beating=(*self.beating, *cards))
            done = after.stage is Stage.THROWING and len(hands[self.defender - 1])
            return after._replace(asked=self._to_ask(hands)) if done else after
        after = self._replace(thrown=(*self.thrown, Thrown(seat, cards[0])))
        return after._replace(asked=after._to_give(hands) if self.taken else ())

    def _to_ask(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        """Return the throwers to ask: nobody at the limit (DU3.8), nor a player without cards (DU3.11)."""
        if len(self.thrown) >= self.room:
            return ()
        return tuple([seat for seat in self.throwers if len(hands[seat - 1])])

    def _to_give(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        """Return the throwers that are still to be asked for gifts: the first of them goes on until it passes."""
        return tuple(seat for seat in self._to_ask(hands) if seat in self.asked)


def next_with_cards(seat: int, hands: Sequence[Hand]) -> int | None:
    """Return the next seat on the left that holds cards; None if no other seat does."""
    return next((other for other in clockwise(seat, len(hands))[:-1] if len(hands[other - 1])), None)


def facing(attacker: int, defender: int, hands: Sequence[Hand], rules: HouseRules, limit: int) -> Bout:
    """Return a bout between these two seats before its first card; `limit` is the most attack cards of any bout."""
    holding = [seat for seat in clockwise(defender, len(hands))[:-1] if len(hands[seat - 1])]
    if rules.throwers == "neighbours":
        holding = holding[:1]
    helpers = [seat for seat in holding if seat != attacker and rules.throwers != "attacker"]
    return Bout(attacker, defender, (attacker, *helpers), min(limit, len(hands[defender - 1])))
