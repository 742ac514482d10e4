"""A deal of Durak: hands and stock, bout after bout, and who is left with cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.chance import Random
from ...kit.errors import IllegalAction, IllegalPosition, Violation
from ...kit.game import GameRefusal, Range
from ...kit.hands import Hand
from ...kit.notation import Notation
from ...kit.records import (
    Deal,
    DealRecord,
    DealView,
    MoveLine,
    RecordFormat,
    RecordRefusal,
    format_numbers,
    parse_numbers,
)
from .action import ALONE, TRANSFER, parse_action, play
from .bout import KINDS, Bout, Thrown, facing, next_with_cards
from .repeats import REPEATED, Start, moved
from .rules import (
    DECK,
    HELD,
    INDEX,
    LIMIT,
    SEATS,
    HouseRules,
    Refusal,
    clockwise,
    format_house_rules,
    parse_house_rules,
)
from .unseen import OpenCard, fill_gaps

__all__ = ["FORM", "State", "View"]


class State(NamedTuple):
    """A deal between any two actions; in a view, hands have hidden cards.

    `received` has the indices in the deck of all cards that each seat was dealt or drew, in that order. `shown` has all
    cards that have lain open. `starts` are those of the bouts since a card was last discarded or drawn. `ended` is the
    durak's seat once the deal is over, 0 after a draw. `last` is the bout before this one.
    """

    deal: Deal[str]
    hands: tuple[Hand, ...]
    received: tuple[tuple[int, ...], ...]
    shown: tuple[OpenCard, ...]
    bout: Bout
    starts: tuple[Start[str], ...]
    beaten_off: bool = False
    ended: int | None = None
    last: Bout | None = None
    moves: tuple[MoveLine[CardAction], ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return a deal before its first action (DU2.2 to DU2.4). Raises `IllegalPosition`."""
        seats, rules = deal.seats, parse_house_rules(deal.rules)
        if deal.own not in ((), (("durak", str(seats)),)):
            raise IllegalPosition(Violation(Refusal.DURAK_SEAT, (seats,)))
        turned_up = deal.deck[seats * HELD]
        if turned_up is None:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))
        received = tuple(tuple(range(seat, seats * HELD, seats)) for seat in range(seats))
        hands = tuple(Hand.of(deal.deck[index] for index in indices) for indices in received)
        shown = [OpenCard(turned_up, 0, 0)]
        attacker = seats - 1 if rules.next_start == "under" and deal.own else 1
        decider = deciding_trump(deal)
        if decider is not None:
            attacker = decider % seats + 1
            shown.append(OpenCard(str(deal.deck[decider]), attacker, HELD))
        bout = facing(attacker, clockwise(attacker, seats)[0], hands, rules, rules.first_limit)
        return cls(deal, hands, received, tuple(shown), bout, (Start(attacker),))

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return parse_house_rules(self.deal.rules)

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.deal.players

    @property
    def turned_up(self) -> str:
        """The card that shows the trump suit; it's drawn last."""
        return self.shown[0].card

    @property
    def trump(self) -> str:
        """The trump suit."""
        return self.turned_up[1]

    @property
    def stock(self) -> int:
        """How many cards are left to draw, the turned-up card included."""
        return len(self.deal.deck) - sum(map(len, self.received))

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the deal is over."""
        return self.bout.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        """-1 for the durak and 0 for the others; empty before the end (DU4.3)."""
        return () if self.ended is None else tuple(-(seat == self.ended) for seat in range(1, self.deal.seats + 1))

    @property
    def limit(self) -> int:
        """The most attack cards and gifts of a bout, however large the defender's hand is."""
        return LIMIT if self.beaten_off else self.rules.first_limit

    def legal(self) -> tuple[CardAction, ...]:
        """Return what the seat to act may do."""
        if self.to_act is None:
            return ()
        cards, trump = DECK.descending(self.hands[self.to_act - 1].cards), self.trump
        acts: list[CardAction] = []
        for kind in KINDS[self.bout.stage]:
            if kind in ALONE:
                acts.append(ALONE[kind])
            elif kind != TRANSFER or not self._why_no_transfer():
                acts += [play(kind, card) for card in self.bout.fitting(kind, cards, trump)]
        return tuple(acts)

    def ranges(self) -> tuple[Range, ...]:
        """Return nothing: no action names an amount."""
        return ()

    def why_not(self, action: CardAction) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        if violation := self.bout.why_not_kind(action.kind):
            return violation
        if not action.cards:
            return None
        card = action.cards[0]
        if card is None:
            return Violation(GameRefusal.HIDDEN)
        if not self._may_hold(self.to_act, card):
            return Violation(GameRefusal.NOT_HELD, (card,))
        if action.kind == TRANSFER and (violation := self._why_no_transfer()):
            return violation
        return self.bout.why_not_card(action.kind, card, self.trump)

    def _may_hold(self, seat: int, card: str) -> bool:
        """Return whether a card can be in a hand: one that is hidden lies neither open nor elsewhere in the deck."""
        hand = self.hands[seat - 1]
        if card in hand:
            return True
        return bool(hand.hidden) and card not in self.deal.deck and all(card != each.card for each in self.shown)

    def _why_no_transfer(self) -> Violation | None:
        """Return why the defender can't pass the attack on, whatever its cards; None if it can (DU6)."""
        if not self.rules.transfer:
            return Violation(Refusal.TRANSFER_OFF)
        if self.bout.beating:
            return Violation(Refusal.TRANSFER_LATE)
        attacked, other = len(self.bout.thrown) + 1, next_with_cards(self.bout.defender, self.hands)
        room = min(self.limit, len(self.hands[other - 1])) if other else 0
        return Violation(Refusal.TRANSFER_ROOM, (attacked, room)) if attacked > room else None

    def apply(self, action: CardAction) -> State:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`."""
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        seat, hands, shown = self.bout.to_act or 0, self.hands, self.shown
        for card in action.seen:
            hands = (*hands[: seat - 1], hands[seat - 1].without(card), *hands[seat:])
            if card not in [each.card for each in shown]:
                shown = (*shown, OpenCard(card, seat, len(self.received[seat - 1])))
        bout = self._transferred(action, hands) if action.kind == TRANSFER else None
        bout = bout or self.bout.after(seat, action, hands, self.rules)
        moves = (*self.moves, MoveLine(seat, action))
        after = self._replace(hands=hands, shown=shown, bout=bout, moves=moves)
        return after if after.to_act else after._after_bout()

    def _transferred(self, action: CardAction, hands: Sequence[Hand]) -> Bout:
        """Return the bout in which the next seat defends against all cards that are open (DU6)."""
        defender = self.bout.defender
        bout = facing(defender, next_with_cards(defender, hands) or 0, hands, self.rules, self.limit)
        return bout._replace(thrown=(*self.bout.thrown, Thrown(defender, action.seen[0])))

    def _after_bout(self) -> State:
        """Return the deal after a bout: what was taken and drawn, and the next bout or the end (DU3.6 to DU4.1)."""
        bout = self.bout
        hands, received = self._refilled(self._with_taken())
        holding = [seat for seat, hand in enumerate(hands, 1) if len(hand)]
        after = self._replace(hands=hands, received=received, beaten_off=self.beaten_off or not bout.taken)
        if len(holding) < 2:
            return after._replace(ended=sum(holding))
        attacker = bout.defender
        if bout.taken or attacker not in holding:
            attacker = next_with_cards(bout.defender, hands) or 0
        starts: tuple[Start[str], ...] = (Start(attacker),)
        if bout.taken and received == self.received:
            starts = (*self.starts, Start(attacker, moved(self.starts[-1].moved, bout.thrown, bout.defender)))
        if starts.count(starts[-1]) == REPEATED:
            return after._replace(ended=0)
        defender = next_with_cards(attacker, hands) or 0
        following = facing(attacker, defender, hands, self.rules, after.limit)
        return after._replace(bout=following, starts=starts, last=bout)

    def _with_taken(self) -> tuple[Hand, ...]:
        """Return the hands once the defender has picked up what it takes."""
        if not self.bout.taken:
            return self.hands
        hand = self.hands[(seat := self.bout.defender) - 1]
        for card in self.bout.cards:
            hand = hand.plus(card)
        return (*self.hands[: seat - 1], hand, *self.hands[seat:])

    def _refilled(self, hands: tuple[Hand, ...]) -> tuple[tuple[Hand, ...], tuple[tuple[int, ...], ...]]:
        """Return the hands after the refill, and what each seat has received by then (DU3.9)."""
        seats, deck = self.deal.seats, self.deal.deck
        stock = [*range(seats * HELD + 1, len(deck)), seats * HELD][len(deck) - seats * HELD - self.stock :]
        held, received = list(hands), list(self.received)
        for seat in self.bout.refilling(seats):
            missing = max(0, HELD - len(held[seat - 1]))
            drawn, stock = stock[:missing], stock[missing:]
            received[seat - 1] = (*received[seat - 1], *drawn)
            for index in drawn:
                held[seat - 1] = held[seat - 1].plus(deck[index])
        return tuple(held), tuple(received)

    def seen_by(self, seat: int) -> View:
        """Return what a seat knows (DU5.9). Raises `IllegalPosition`."""
        open_cards = {each.card for each in self.shown}
        indices = {*self.received[seat - 1]} if 0 < seat <= self.deal.seats else set()
        indices.add(self.deal.seats * HELD)
        if (decider := deciding_trump(self.deal)) is not None:
            indices.add(decider)
        if self.ended is not None:
            left = {card for hand in self.hands for card in hand.cards}
            indices.update(shown_at_end := [index for index, card in enumerate(self.deal.deck) if card in left])
            if len(shown_at_end) < sum(map(len, self.hands)):
                raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (seat,)))
            open_cards |= left
        hands = tuple(hand if each == seat else hand.masked(open_cards) for each, hand in enumerate(self.hands, 1))
        return View(seat, self._replace(deal=self.deal.masked(seat, indices), hands=hands))

    def record(self) -> DealRecord[CardAction, View, str]:
        """Return the record of the deal so far."""
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[CardAction, State]):
    """What a seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        """Return a deal that this may be a view of, all equally likely. Raises `IllegalPosition`.

        A card that another seat has shown was among those that it had received by then. If the lowest trump decided
        who attacks first, all other hands hold higher ones only (DU5.9).
        """
        masked = self.masked
        deck = fill_gaps(rng, masked.deal, masked.received, masked.shown, _never_dealt(masked.deal))
        if deck is None:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.seat,)))
        hands = []
        for hand, indices in zip(masked.hands, masked.received, strict=True):
            open_cards = {each.card for each in masked.shown}
            hidden = {deck[index] for index in indices} - open_cards - {*hand.cards}
            hands.append(hand.filled(sorted(hidden)))
        return masked._replace(deal=replace(masked.deal, deck=deck, seen=None), hands=tuple(hands))


def deciding_trump(deal: Deal[str]) -> int | None:
    """Return the index in the deck of the lowest trump dealt to anybody; None if none was, or if it doesn't decide.

    In a view it's the lowest that is seen.
    """
    if not lowest_starts(deal):
        return None
    dealt, trump = enumerate(deal.deck[: deal.seats * HELD]), _trump(deal)
    trumps = [(INDEX[card], index) for index, card in dealt if card and card[1] == trump]
    return min(trumps)[1] if trumps else None


def lowest_starts(deal: Deal[str]) -> bool:
    """Return whether the lowest trump decides who attacks first: in a first deal, or by a house rule (DU2.3)."""
    return not deal.own or parse_house_rules(deal.rules).next_start == "lowest"


def _trump(deal: Deal[str]) -> str:
    return str(deal.deck[deal.seats * HELD])[1]


def _never_dealt(deal: Deal[str]) -> frozenset[str]:
    """Return the trumps that everybody knows not to have been dealt to anybody, because they would have decided."""
    decider = deciding_trump(deal)
    lower = DECK.cards if decider is None else DECK.cards[: INDEX[str(deal.deck[decider])]]
    return frozenset(card for card in lower if card[1] == _trump(deal)) if lowest_starts(deal) else frozenset()


def _last_seat(text: str) -> str:
    return format_numbers(parse_numbers(text))


NOTATION = Notation("durak", 1)
FORM = RecordFormat(
    NOTATION,
    seats=SEATS,
    rules=format_house_rules,
    pack=lambda rules: DECK.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    own={"durak": _last_seat},
)
