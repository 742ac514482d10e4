"""A deal of Solo Whist: the bidding, the play, the payment, and what a seat knows of all that."""

from __future__ import annotations

from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.chance import Random
from ...kit.errors import IllegalAction, IllegalPosition, Violation
from ...kit.game import GameRefusal, Range
from ...kit.hands import Hand
from ...kit.notation import Notation
from ...kit.records import Deal, DealRecord, DealView, MoveLine, RecordFormat, RecordRefusal
from ...kit.tricks import Trick
from .action import PLAY, TRUMPS, parse_action, play
from .bidding import Bidding
from .rules import (
    DECK,
    OUVERTE,
    SEATS,
    SLAM,
    TRICKS,
    Bid,
    HouseRules,
    Refusal,
    format_house_rules,
    parse_house_rules,
    suits_with,
)
from .unseen import dealt_indices, guess

__all__ = ["FORM", "State", "View"]

TURNED = len(DECK.cards) - 1
"""The index in the deck of the dealer's last card, which is turned up (SW2.2)."""

type Line = MoveLine[CardAction]


class State(NamedTuple):
    """A deal between any two actions; in a view, hands have cards that are not seen.

    `named` is the trump suit that the declarer has named. `tricks` are those played so far, the last one perhaps in
    part, and `won` is how many each seat has won.
    """

    deal: Deal[str]
    hands: tuple[Hand, ...]
    bidding: Bidding = Bidding()
    named: str = ""
    tricks: tuple[Trick, ...] = ()
    won: tuple[int, ...] = (0,) * 4
    moves: tuple[Line, ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return a deal before its first call (SW2.1). Raises `IllegalPosition` for a view without the turned card."""
        if deal.deck[TURNED] is None:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))
        hands = (Hand.of(deal.deck[index] for index in dealt_indices(seat)) for seat in range(1, deal.seats + 1))
        return cls(deal, tuple(hands))

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return parse_house_rules(self.deal.rules)

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.deal.players

    @property
    def turned(self) -> str:
        """The dealer's card that was turned up (SW2.2)."""
        card = self.deal.deck[TURNED]
        assert card
        return card

    @property
    def contract(self) -> Bid | None:
        """The bid that is played; None during the bidding, and if the hand was thrown in."""
        return None if self.bidding.to_act else self.bidding.bid

    @property
    def thrown_in(self) -> bool:
        """Whether nobody plays a bid (SW3.9, SW3.10)."""
        return not self.bidding.to_act and not self.bidding.bid

    @property
    def naming(self) -> bool:
        """Whether the declarer has yet to name the trump suit (SW3.11)."""
        return bool(self.contract and self.contract.trump == "named" and not self.named)

    @property
    def trump(self) -> str:
        """The trump suit of the contract; empty if there is none, or none yet."""
        if not self.contract:
            return ""
        return self.turned[1] if self.contract.trump == "default" else self.named

    @property
    def trick(self) -> Trick:
        """The trick to which the next card is played; after the last one, an empty one (SW3.12, SW3.14)."""
        if not self.tricks:
            return Trick(4, self.bidding.bidder if self.contract == SLAM else 1)
        last = self.tricks[-1]
        return Trick(4, suits_with(self.trump).winner(last)) if last.complete else last

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the deal is over."""
        if self.bidding.to_act or self.thrown_in:
            return self.bidding.to_act
        if self.naming:
            return self.bidding.bidder
        return self.trick.to_act if sum(self.won) < TRICKS else None

    @property
    def shown(self) -> int:
        """The seat whose cards lie face up; 0 if none do (SW3.15)."""
        return self.bidding.bidder if self.contract == OUVERTE and any(self.won) else 0

    @property
    def side_won(self) -> int:
        """How many tricks the declarers have won, partners' together (SW4.1)."""
        return sum(self.won[seat - 1] for seat in self.bidding.declarers)

    @property
    def made(self) -> bool | None:
        """Whether the contract was made; None before the end, and if the hand was thrown in."""
        if self.to_act is not None or not self.contract:
            return None
        return self.contract.is_made(self.side_won)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat wins or pays; empty before the end (SW4.2, SW4.4)."""
        return self.scored(self.side_won) if self.to_act is None else ()

    def scored(self, won: int) -> tuple[int, ...]:
        """Return the scores of the deal if the declarers win this many tricks."""
        if not self.contract:
            return (0,) * 4
        declarers = self.bidding.declarers
        made, value = self.contract.is_made(won), self.contract.credits
        if self.rules.scoring == "pencil":
            return tuple(value if (seat in declarers) == made else 0 for seat in range(1, 5))
        sign = 1 if made else -1
        against = 4 - len(declarers)
        pays = {True: sign * value * against, False: -sign * value * len(declarers)}
        return tuple(pays[seat in declarers] for seat in range(1, 5))

    def dealt(self, seat: int) -> tuple[str, ...]:
        """Return the cards that a seat was dealt, as far as they are seen."""
        cards = (self.deal.deck[index] for index in dealt_indices(seat))
        return tuple(card for card in cards if card)

    def legal(self) -> tuple[CardAction, ...]:
        """Return what the seat to act may do: calls with a pass first, cards high to low."""
        if self.to_act is None:
            return ()
        if self.bidding.to_act:
            return tuple(self.bidding.calls())
        if self.naming:
            return tuple(TRUMPS)
        held = self.hands[self.to_act - 1].cards
        led = suits_with(self.trump).to_follow(self.trick, held)
        return tuple(play(card) for card in DECK.descending(held) if led in ("", card[1]))

    def ranges(self) -> tuple[Range, ...]:
        """Return nothing: no action names an amount."""
        return ()

    def why_not(self, action: CardAction) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        if self.bidding.to_act:
            return self.bidding.why_not(action)
        if self.naming:
            return None if action in TRUMPS else Violation(Refusal.NAMING)
        if action.kind != PLAY:
            return Violation(Refusal.NO_NAMING if action in TRUMPS else Refusal.PLAYING)
        return self._why_no_play(action)

    def _why_no_play(self, action: CardAction) -> Violation | None:
        """Return why the seat to act may not play a card (SW3.13)."""
        assert self.to_act
        if None in action.cards:
            return Violation(GameRefusal.HIDDEN)
        (card,), hand, suits = action.seen, self.hands[self.to_act - 1], suits_with(self.trump)
        if card not in hand and (not hand.hidden or self._lies_elsewhere(card)):
            return Violation(GameRefusal.NOT_HELD, (card,))
        led = suits.to_follow(self.trick, hand.cards)
        return Violation(Refusal.FOLLOW, (led,)) if led not in ("", card[1]) else None

    def _lies_elsewhere(self, card: str) -> bool:
        """Return whether a card that isn't seen in the hand of the seat to act can't be there."""
        assert self.to_act
        barred = suits_with(self.trump).barred(self.tricks)(card)
        played = any(card in trick.cards for trick in self.tricks)
        return played or self.to_act - 1 in barred or any(card in hand for hand in self.hands)

    def apply(self, action: CardAction) -> State:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`."""
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        moves = (*self.moves, MoveLine(self.to_act, action))
        if self.bidding.to_act:
            return self._replace(bidding=self.bidding.plus(action, self.rules), moves=moves)
        if self.naming:
            return self._replace(named=TRUMPS[action], moves=moves)
        return self._laid(self.to_act, action.seen[0], moves)

    def _laid(self, seat: int, card: str, moves: tuple[Line, ...]) -> State:
        """Return the deal after a seat has played a card."""
        hands = (*self.hands[: seat - 1], self.hands[seat - 1].without(card), *self.hands[seat:])
        trick, won = self.trick, self.won
        before = self.tricks[:-1] if trick.cards else self.tricks
        trick = trick.plus(card)
        if trick.complete:
            winner = suits_with(self.trump).winner(trick)
            won = tuple(tricks + (each == winner) for each, tricks in enumerate(won, 1))
        return State(self.deal, hands, self.bidding, self.named, (*before, trick), won, moves)

    def seen_by(self, seat: int) -> View:
        """Return what a seat knows (SW2.3, SW3.15, SW3.16). Raises `IllegalPosition`."""
        seen = {self.turned, *self._shown_cards()}
        indices = {*map(self.deal.deck.index, seen), *(dealt_indices(seat) if seat in range(1, 5) else ())}
        hands = (hand if each == seat else hand.masked(seen) for each, hand in enumerate(self.hands, 1))
        return View(seat, self._replace(deal=self.deal.masked(seat, indices), hands=tuple(hands)))

    def _shown_cards(self) -> tuple[str, ...]:
        """Return the cards that were laid face up after the first trick, those played since included (SW3.15)."""
        if not self.shown:
            return ()
        since = (card for trick in self.tricks[1:] for seat, card in trick.laid if seat == self.shown)
        return (*self.hands[self.shown - 1].cards, *since)

    def record(self) -> DealRecord[CardAction, View, str]:
        """Return the record of the deal so far."""
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[CardAction, State]):
    """What one seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        """Return a deal of which this may be a view; all deals are equally likely."""
        now = self.masked
        deal, hands = guess(rng, now.deal, now.hands, now.tricks, now.trump)
        return now._replace(deal=deal, hands=hands)


FORM = RecordFormat(
    Notation("solo", 1),
    seats=SEATS,
    rules=format_house_rules,
    pack=lambda rules: DECK.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
)
