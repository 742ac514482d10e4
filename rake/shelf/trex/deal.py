"""A deal of Trex: the contract, what is exposed or shown, tricks or a layout, and what a seat knows of all that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.chance import Random, shuffle
from ...kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, read_each
from ...kit.fits import fill
from ...kit.game import GameRefusal, Range
from ...kit.hands import Hand
from ...kit.notation import Notation
from ...kit.records import Deal, DealRecord, DealView, MoveLine, RecordFormat, RecordRefusal
from ...kit.tricks import Trick
from .action import CHOICES, EXPOSE, PASS, PLAY, SHOW, contract_of, expose, parse_action, play
from .layout import ALL, SUIT_BITS, bits, cards_in, playable, voiding
from .rules import (
    CONTRACTS,
    DECK,
    DOUBLED,
    INDEX,
    OWNERS_CARD,
    SEATS,
    TRICKS,
    Contract,
    HouseRules,
    Refusal,
    format_house_rules,
    parse_house_rules,
)
from .scoring import scored

__all__ = ["FORM", "State", "View", "played_of"]

type Line = MoveLine[CardAction]


class State(NamedTuple):
    """A deal between any two actions; in a view, hands have hidden cards.

    `gone` is the mask of the cards that were played: in a layout, those that lie there. `lacks` is, by seat, the mask
    of the cards that its actions have shown it not to hold. `out` are the seats that have gone out of a layout.
    """

    deal: Deal[str]
    hands: tuple[Hand, ...]
    to_act: int | None
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()
    gone: int = 0
    lacks: tuple[int, ...] = (0, 0, 0, 0)
    out: tuple[int, ...] = ()
    moves: tuple[Line, ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return a deal before its first action. Raises `IllegalPosition`."""
        owner, played = deal.seats, played_of(deal)
        if len({*played}) < len(played) or len(played) == len(CONTRACTS):
            raise IllegalPosition(Violation(Refusal.PLAYED))
        hands = [Hand.of(dealt_to(deal, seat)) for seat in range(1, deal.seats + 1)]
        if shown := shown_in(deal):
            if shown in deal.deck and shown not in hands[-1]:
                raise IllegalPosition(Violation(Refusal.OWNERS_CARD, (shown,)))
            if shown not in hands[-1]:
                if deal.seen == owner:
                    raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (owner,)))
                hands[-1] = hands[-1].without(shown).plus(shown)
        return cls(deal, tuple(hands), to_act=owner)

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return parse_house_rules(self.deal.rules)

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat; the owner of the kingdom is the last one."""
        return self.deal.players

    @property
    def left(self) -> tuple[Contract, ...]:
        """The contracts not yet played in this kingdom when the deal began (TX2.3)."""
        played = played_of(self.deal)
        return tuple(contract for contract in CONTRACTS if contract not in played)

    @property
    def asking(self) -> bool:
        """Whether the seat to act is asked for cards to expose or to show, before play (TX5.4)."""
        if self.contract is None or self.to_act is None:
            return False
        return self.rules.asks(self.contract) and len(self.moves) <= self.deal.seats

    @property
    def is_void(self) -> bool:
        """Whether low cards have ended the deal (TX3.5)."""
        return bool(self.moves) and self.moves[-1].action == SHOW

    @property
    def exposed(self) -> dict[str, int]:
        """The cards that were exposed, each with the seat that did (TX3.3)."""
        answers = self.moves[1 : self.deal.seats + 1]
        return {card: seat for seat, action in answers if action.kind == EXPOSE for card in action.seen}

    @property
    def trick(self) -> Trick:
        """The trick to which the next card is played."""
        if not self.tricks:
            return Trick(self.deal.seats, self.deal.seats, step=self.rules.step)
        last = self.tricks[-1]
        return last._replace(leader=TRICKS.winner(last), cards=()) if last.complete else last

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat."""
        if self.contract is None:
            return (0,) * self.deal.seats
        return scored(self.contract, self.rules, self.tricks, self.exposed, self.out)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the deal, by seat; empty before its end."""
        return () if self.to_act else self.points

    def legal(self) -> tuple[CardAction, ...]:
        """Return what the seat to act may do."""
        if self.to_act is None:
            return ()
        if self.contract is None:
            return tuple(CHOICES[contract] for contract in self.left)
        held = DECK.descending(self.hands[self.to_act - 1].cards)
        if not self.asking:
            plays = tuple(map(play, self._playable(self.contract, held)))
            return plays if plays or self.contract is not Contract.TREX else (PASS,)
        acts = (*self._exposing(held), SHOW, PASS)
        return tuple(action for action in acts if self._why_no_answer(self.contract, action) is None)

    def _playable(self, contract: Contract, held: Sequence[str]) -> Sequence[str]:
        """Return which cards of a hand the rules of play allow (TX3.1, TX3.2, TX3.6)."""
        if contract is Contract.TREX:
            fits = playable(self.gone)
            return [card for card in held if fits >> INDEX[card] & 1]
        trick = self.trick
        if led := TRICKS.to_follow(trick, held):
            return [card for card in held if card[1] == led]
        others = [card for card in held if card[1] != "H"]
        return others if contract is Contract.KING and not trick.cards and others else held

    def _exposing(self, held: Sequence[str]) -> list[CardAction]:
        """Return all ways to expose cards of a hand."""
        doubled = [card for card in held if self.contract and card in DOUBLED.get(self.contract, ())]
        return [expose(*cards) for count in range(1, len(doubled) + 1) for cards in combinations(doubled, count)]

    def ranges(self) -> tuple[Range, ...]:
        """Return nothing: no action names an amount."""
        return ()

    def why_not(self, action: CardAction) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        chosen = contract_of(action)
        if self.contract is None:
            if chosen is None:
                return Violation(Refusal.CHOOSE_FIRST)
            return None if chosen in self.left else Violation(Refusal.PLAYED_BEFORE, (chosen.value,))
        if chosen:
            return Violation(Refusal.CHOSEN, (self.contract.value,))
        if None in action.cards:
            return Violation(GameRefusal.HIDDEN)
        if self.asking:
            return self._why_no_answer(self.contract, action)
        if action.kind == EXPOSE or action == SHOW:
            return Violation(Refusal.NOT_ASKED)
        return self._why_no_turn(action)

    def _why_no_answer(self, contract: Contract, action: CardAction) -> Violation | None:
        """Return why this doesn't answer the question before play (TX3.3, TX3.5)."""
        assert self.to_act
        if action.kind == PLAY:
            return Violation(Refusal.SHOW_FIRST if contract is Contract.TREX else Refusal.EXPOSE_FIRST)
        if action == SHOW:
            hand = self.hands[self.to_act - 1]
            shows = contract is Contract.TREX and (hand.hidden or voiding(hand.cards))
            return None if shows else Violation(Refusal.NO_SHOW)
        for card in action.seen:
            if card not in DOUBLED.get(contract, ()):
                return Violation(Refusal.NO_DOUBLE, (card,))
            if not self._may_hold(card):
                return Violation(GameRefusal.NOT_HELD, (card,))
        return None

    def _why_no_turn(self, action: CardAction) -> Violation | None:
        """Return why the rules of play refuse a card or a pass."""
        assert self.to_act
        held = self.hands[self.to_act - 1].cards
        if action == PASS:
            if self.contract is not Contract.TREX:
                return Violation(Refusal.NO_PASS)
            fits = playable(self.gone) & bits(held)
            return Violation(Refusal.CAN_PLAY, (cards_in(fits)[-1],)) if fits else None
        (card,) = action.seen
        if not self._may_hold(card):
            return Violation(GameRefusal.NOT_HELD, (card,))
        if self.contract is Contract.TREX:
            return None if playable(self.gone) >> INDEX[card] & 1 else Violation(Refusal.NOT_NEXT, (card,))
        led = TRICKS.to_follow(self.trick, held)
        if led and card[1] != led:
            return Violation(Refusal.FOLLOW, (led,))
        if self._opens_hearts(card) and any(other[1] != "H" for other in held):
            return Violation(Refusal.HEARTS)
        return None

    def _opens_hearts(self, card: str) -> bool:
        """Return whether to play a card is to lead a heart where only a hand of nothing else may (TX3.2)."""
        return self.contract is Contract.KING and card[1] == "H" and not self.trick.cards

    def _may_hold(self, card: str) -> bool:
        """Return whether a card can be in the hand of the seat to act."""
        assert self.to_act
        hand = self.hands[self.to_act - 1]
        if card in hand or not hand.hidden:
            return card in hand
        elsewhere = (self.gone | self.lacks[self.to_act - 1]) >> INDEX[card] & 1
        return not elsewhere and not any(card in other for other in self.hands)

    def apply(self, action: CardAction) -> State:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`."""
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        seat, moves = self.to_act, (*self.moves, MoveLine(self.to_act, action))
        if contract := contract_of(action):
            return self._replace(contract=contract, moves=moves)
        if self.asking:
            return self._answered(seat, action, moves)
        if action == PASS:
            lacks = self._lacking(seat, playable(self.gone))
            return self._replace(to_act=self._next(seat, self.hands), lacks=lacks, moves=moves)
        return self._laid(seat, action.seen[0], moves)

    def _answered(self, seat: int, action: CardAction, moves: tuple[Line, ...]) -> State:
        """Return the deal after a seat has exposed cards, shown low ones or passed."""
        hand = self.hands[seat - 1]
        for card in action.seen:
            hand = hand.without(card).plus(card)
        if action == SHOW:
            # A hand with the two of that suit, too, would have shown it in place of the three (TX5.12).
            twos = bits("2" + card[1] for card in voiding(hand.cards) if card[0] == "3")
            return self._replace(to_act=None, lacks=self._lacking(seat, twos), moves=moves)
        return self._replace(hands=self._with(seat, hand), to_act=self._next(seat, self.hands), moves=moves)

    def _laid(self, seat: int, card: str, moves: tuple[Line, ...]) -> State:
        """Return the deal after a card was played."""
        hand = self.hands[seat - 1].without(card)
        hands, gone = self._with(seat, hand), self.gone | 1 << INDEX[card]
        if self.contract is Contract.TREX:
            out = self.out if len(hand) else (*self.out, seat)
            return self._replace(hands=hands, to_act=self._next(seat, hands), gone=gone, out=out, moves=moves)
        trick, lacks = self.trick.plus(card), self.lacks
        if (led := trick.cards[0][1]) != card[1]:
            lacks = self._lacking(seat, SUIT_BITS[led])
        elif self._opens_hearts(card):
            lacks = self._lacking(seat, ALL & ~SUIT_BITS["H"])
        turn = trick.to_act or (TRICKS.winner(trick) if any(map(len, hands)) else None)
        tricks = (*(self.tricks[:-1] if len(trick.cards) > 1 else self.tricks), trick)
        return self._replace(hands=hands, to_act=turn, tricks=tricks, gone=gone, lacks=lacks, moves=moves)

    def _with(self, seat: int, hand: Hand) -> tuple[Hand, ...]:
        return (*self.hands[: seat - 1], hand, *self.hands[seat:])

    def _lacking(self, seat: int, cards: int) -> tuple[int, ...]:
        """Return what the seats lack once one is seen to hold none of these cards."""
        return (*self.lacks[: seat - 1], self.lacks[seat - 1] | cards, *self.lacks[seat:])

    def _next(self, seat: int, hands: Sequence[Hand]) -> int | None:
        """Return the next seat with cards; None if nobody has any (TX3.8)."""
        return next((each for each in (*self._after(seat), seat) if len(hands[each - 1])), None)

    def _after(self, seat: int) -> tuple[int, ...]:
        """Return the other seats, in the order of their turns."""
        return Trick(self.deal.seats, seat, step=self.rules.step).order[1:]

    def seen_by(self, seat: int) -> View:
        """Return what a seat knows: its own cards, and those that were exposed, shown or played (TX3.3, TX3.5, TX3.4).

        Raises `IllegalPosition`.
        """
        own = {*range(seat - 1, len(self.deal.deck), self.deal.seats)} if seat else set[int]()
        visible = {*self.exposed, shown_in(self.deal)}
        if self.is_void:
            shown = voiding(self.hands[self.moves[-1].seat - 1].cards)
            if not shown:
                raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (seat,)))
            own.update(map(self.deal.deck.index, shown))
            visible.update(shown)
        hands = tuple(hand if each == seat else hand.masked(visible) for each, hand in enumerate(self.hands, 1))
        return View(seat, self._replace(deal=self.deal.masked(seat, own), hands=hands))

    def record(self) -> DealRecord[CardAction, View, str]:
        """Return the record of the deal so far."""
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[CardAction, State]):
    """What one seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        """Return a deal of which this may be a view, all equally likely. Raises `IllegalPosition`.

        Nobody holds a card that their actions have shown them to lack: of a suit that they didn't follow, one that
        they could have added to the layout when they passed, one that they had to lead instead of a heart.
        """
        now = self.masked
        seen = {card for hand in now.hands for card in hand.cards}
        unseen = [card for card in DECK.cards if not now.gone >> INDEX[card] & 1 and card not in seen]
        barred = {card: [at for at, lacks in enumerate(now.lacks) if lacks >> INDEX[card] & 1] for card in unseen}
        piles = fill(rng, unseen, [hand.hidden for hand in now.hands], barred.__getitem__)
        if piles is None:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.seat,)))
        hands = tuple(hand.filled(pile) for hand, pile in zip(now.hands, piles, strict=True))
        rows = [[*hand.cards] for hand in hands]
        for seat, action in now.moves:
            if action.kind == PLAY:
                rows[seat - 1] += action.seen
        deck = [*now.deal.deck]
        for seat, row in enumerate(rows, 1):
            dealt = dealt_to(now.deal, seat)
            others = iter(shuffle(rng, sorted({*row} - {*dealt})))
            deck[seat - 1 :: now.deal.seats] = [card or next(others) for card in dealt]
        return now._replace(deal=replace(now.deal, deck=tuple(deck), seen=None), hands=hands)


def dealt_to(deal: Deal[str], seat: int) -> tuple[str | None, ...]:
    """Return the cards that a seat was dealt, in order (TX2.1)."""
    return deal.deck[seat - 1 :: deal.seats]


def played_of(deal: Deal[str]) -> tuple[Contract, ...]:
    """Return the contracts already played in the kingdom of a deal, in their order (TX5.11)."""
    return tuple(map(Contract, dict(deal.own)["played"].split("."))) if "played" in dict(deal.own) else ()


def shown_in(deal: Deal[str]) -> str:
    """Return the card that the owner has shown, in the first deal of a match; else nothing (TX5.10)."""
    return dict(deal.own).get("shown", "")


def _played(text: str) -> str:
    """Return the canonical text of a list of contracts. Raises `InvalidNotation`."""
    return ".".join(contract.value for contract in read_each(".", contract_named, text))


def contract_named(text: str) -> Contract:
    """Return the contract of a word. Raises `InvalidNotation`."""
    if text.lower() not in {contract.value for contract in CONTRACTS}:
        raise InvalidNotation("contract", text)
    return Contract(text.lower())


def _owners_card(text: str) -> str:
    if text.upper() != OWNERS_CARD:
        raise InvalidNotation(OWNERS_CARD, text)
    return OWNERS_CARD


NOTATION = Notation("trex", 1)

FORM = RecordFormat(
    NOTATION,
    seats=SEATS,
    rules=format_house_rules,
    pack=lambda rules: DECK.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    own={"played": _played, "shown": _owners_card},
)
