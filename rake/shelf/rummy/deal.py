"""A deal of Rummy: what the players hold, what lies on the table, and what a turn does (RM2, RM3, RM4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.chance import Random
from ...kit.errors import IllegalAction, IllegalPosition, Violation
from ...kit.game import GameRefusal, Range
from ...kit.hands import Hand
from ...kit.notation import Notation
from ...kit.records import Deal, DealRecord, DealView, MoveLine, RecordFormat, RecordRefusal
from .action import DISCARD, DRAW_PILE, DRAW_STOCK, DRAWS, LAY, MELD, parse_action
from .history import REPEATS, Opened, TurnStart, same_position
from .melds import BOTH_ACES, LOW_ACE, Melds, bits, cards_of, meld_order, points
from .rules import DECK, SEATS, HouseRules, Refusal, cards_each, format_house_rules, parse_house_rules
from .unseen import TURNED_UP, dealt_anew, deck_owners

__all__ = ["FORM", "Meld", "State", "Turn", "View"]


class Meld(NamedTuple):
    """A meld on the table: the seat that laid it down, and its cards in order."""

    owner: int
    cards: tuple[str, ...]


class Turn(NamedTuple):
    """How far a turn has come: whether its player has drawn, and has laid down a meld.

    `taken` is the card taken from the pile, as long as it's in the hand; else it is empty.
    """

    seat: int
    has_drawn: bool = False
    taken: str = ""
    has_melded: bool = False


class State(NamedTuple):
    """A deal between any two actions.

    In a view a card of the stock is None, and a hand has hidden cards, where the seat doesn't know them. `stock` begins
    with the card that is drawn next; `pile` ends with its top. `open_hands` are the hands as everybody knows them:
    without what they were dealt or drew unseen. `drawn` lists who drew the cards of the first stock. `starts` are the
    turns since a card was last melded or laid off.
    """

    deal: Deal[str]
    hands: tuple[Hand, ...]
    open_hands: tuple[Hand, ...]
    stock: tuple[str | None, ...]
    pile: tuple[str, ...]
    turn: Turn | None
    melds: tuple[Meld, ...] = ()
    drawn: tuple[int, ...] = ()
    turned: int = 0
    opened: tuple[Opened, ...] = ()
    starts: tuple[TurnStart, ...] = ()
    moves: tuple[MoveLine[CardAction], ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return a deal before its first action (RM2.2). Raises `IllegalPosition` if the card turned up is missing."""
        dealt = deal.seats * cards_each(deal.seats)
        first, *stock = deal.deck[dealt:]
        if first is None:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))
        hands = tuple(Hand.of(deal.deck[seat : dealt : deal.seats]) for seat in range(deal.seats))
        hidden = tuple(hand.masked(()) for hand in hands)
        return cls(deal, hands, hidden, tuple(stock), (first,), turn=None)._turn_of(1)

    @property
    def rules(self) -> HouseRules:
        """The house rules of the table."""
        return parse_house_rules(self.deal.rules)

    @property
    def possible(self) -> Melds:
        """The melds that the rules allow."""
        return BOTH_ACES if self.rules.ace == "both" else LOW_ACE

    @property
    def players(self) -> tuple[int, ...]:
        """The match's player in each seat."""
        return self.deal.players

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None once the deal is over."""
        return self.turn.seat if self.turn else None

    @property
    def out(self) -> int | None:
        """The seat that has gone out; None before that, and in a blocked deal (RM3.6, RM3.9)."""
        return next((seat for seat, hand in enumerate(self.hands, 1) if not hand), None)

    @property
    def first_stock(self) -> tuple[str | None, ...]:
        """The stock as it was dealt."""
        return self.deal.deck[self.deal.seats * cards_each(self.deal.seats) + 1 :]

    def deadwood(self, seat: int) -> tuple[str, ...]:
        """Return the cards of a hand that count against it (RM4.1)."""
        hand = bits(self.hands[seat - 1].cards)
        return cards_of(hand if self.rules.deadwood == "all" else self.possible.unmatched(hand))

    @property
    def scores(self) -> tuple[int, ...]:
        """What the deal has changed, by seat; empty before its end (RM4.2)."""
        if self.turn:
            return ()
        seats = range(1, self.deal.seats + 1)
        return self.rules.scores([points(bits(self.deadwood(seat))) for seat in seats], self.out)

    def legal(self) -> tuple[CardAction, ...]:
        """Return what the seat to act may do: draw, or meld, lay off and discard."""
        if not self.turn:
            return ()
        if not self.turn.has_drawn:
            return (DRAW_STOCK, DRAW_PILE)
        held, taken = bits(self.hands[self.turn.seat - 1].cards), self.turn.taken
        leaving = (action for action in self._put_down(held) if self._why_not_left(action) is None)
        return (*leaving, *(CardAction(DISCARD, (card,)) for card in cards_of(held) if card != taken))

    def _put_down(self, held: int) -> Iterator[CardAction]:
        """Yield the melds that can be made of a hand, and what can be laid off from it, whatever that leaves."""
        if self._may_meld:
            for mask in self.possible.of(held):
                yield CardAction(MELD, self.possible.cards[mask])
        if self._may_lay_off:
            for number, meld in enumerate(self.melds, 1):
                fitting = held & self.possible.extensions(bits(meld.cards))
                yield from (CardAction(LAY, (card,), number) for card in cards_of(fitting))

    @property
    def _may_meld(self) -> bool:
        """Whether the seat to act may lay down a meld in this turn (RM3.2)."""
        assert self.turn
        return not self.turn.has_melded or self.rules.melds == "any"

    @property
    def _may_lay_off(self) -> bool:
        """Whether the seat to act may lay cards off (RM3.4)."""
        assert self.turn
        return self.rules.layoff == "always" or any(meld.owner == self.turn.seat for meld in self.melds)

    def ranges(self) -> tuple[Range, ...]:
        """Return nothing: no action names an amount."""
        return ()

    def why_not(self, action: CardAction) -> Violation | None:
        """Return why the seat to act may not do this; None where it may."""
        if not self.turn:
            return Violation(GameRefusal.OVER)
        if action.kind in DRAWS:
            return Violation(Refusal.HAS_DRAWN) if self.turn.has_drawn else None
        if not self.turn.has_drawn:
            return Violation(Refusal.DRAW_FIRST)
        if (card := self._not_held(action.seen, self.hands[self.turn.seat - 1])) is not None:
            return Violation(GameRefusal.NOT_HELD, (card,))
        return self._why_not_played(action)

    def _why_not_played(self, action: CardAction) -> Violation | None:
        """Return why cards of the hand may not leave it like this; None where they may."""
        if action.kind == DISCARD:
            return self._why_no_discard(action.seen)
        broken = self._why_no_meld(action.seen) if action.kind == MELD else self._why_no_layoff(action)
        return broken or self._why_not_left(action)

    def _not_held(self, cards: Sequence[str], hand: Hand) -> str | None:
        """Return the first of these cards that isn't in a hand; None if they all are, or may be."""
        others = [card for card in cards if card not in hand]
        if len(others) > hand.hidden:
            return others[0]
        return next((card for card in others if self._lies_open(card)), None)

    def _lies_open(self, card: str) -> bool:
        """Return whether a card is known to lie anywhere."""
        hands = (hand.cards for hand in self.hands)
        return any(card in cards for cards in (self.stock, self.pile, *hands, *(meld.cards for meld in self.melds)))

    def _why_no_meld(self, cards: tuple[str, ...]) -> Violation | None:
        if bits(cards) not in self.possible.cards:
            return Violation(Refusal.NOT_A_MELD)
        return None if self._may_meld else Violation(Refusal.SECOND_MELD)

    def _why_no_discard(self, cards: tuple[str, ...]) -> Violation | None:
        assert self.turn
        if len(cards) > 1:
            return Violation(Refusal.ONE_DISCARDED)
        return Violation(Refusal.TAKEN, cards) if self.turn.taken in cards else None

    def _why_no_layoff(self, action: CardAction) -> Violation | None:
        if not 0 < action.target <= len(self.melds):
            return Violation(Refusal.NO_SUCH_MELD, (action.target,))
        if not self._may_lay_off:
            return Violation(Refusal.NOT_OPENED)
        if len(action.seen) > 1:
            return Violation(Refusal.ONE_LAID_OFF)
        (card,) = action.seen
        return None if self.fits(card, self.melds[action.target - 1]) else Violation(Refusal.DOES_NOT_FIT, (card,))

    def fits(self, card: str, meld: Meld) -> bool:
        """Return whether a card that isn't in a meld can be added to it (RM3.4)."""
        return bits((card, *meld.cards)) in self.possible.cards

    def _why_not_left(self, action: CardAction) -> Violation | None:
        """Return why a meld or a card laid off may not leave what is left of the hand (RM3.6, RM3.7)."""
        assert self.turn
        left, taken = len(self.hands[self.turn.seat - 1]) - len(action.seen), self.turn.taken
        only_taken = left == 1 and taken and taken not in action.seen
        if self.rules.out == "discard" and (only_taken or not left):
            return Violation(Refusal.NO_DISCARD)
        if only_taken and not any(self.fits(taken, meld) for meld in self._melds_after(action)):
            return Violation(Refusal.ONLY_TAKEN, (taken,))
        return None

    def _melds_after(self, action: CardAction) -> tuple[Meld, ...]:
        """Return the melds on the table after one is laid down, or a card is laid off on one."""
        assert self.turn
        if action.kind == MELD:
            return (*self.melds, Meld(self.turn.seat, action.seen))
        before, meld, after = (
            self.melds[: action.target - 1],
            self.melds[action.target - 1],
            self.melds[action.target :],
        )
        return (*before, Meld(meld.owner, meld_order((*meld.cards, *action.seen))), *after)

    def apply(self, action: CardAction) -> State:
        """Return the deal after an action of the seat to act. Raises `IllegalAction`."""
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.turn
        if action.kind not in DRAWS:
            return self._played(self.turn, action)
        return self._from_stock(self.turn) if action == DRAW_STOCK else self._from_pile(self.turn)

    def _from_stock(self, turn: Turn) -> State:
        """Return the deal after a card is drawn from the stock, for which the pile may be turned over (RM3.8)."""
        turned, stock, pile = (self.turned, self.stock, self.pile) if self.stock else (self.turned + 1, self.pile, ())
        card = stock[0]
        return self._replace(
            hands=_with(self.hands, turn.seat, card),
            open_hands=_with(self.open_hands, turn.seat, card if turned else None),
            stock=stock[1:],
            pile=pile,
            turn=turn._replace(has_drawn=True),
            drawn=self.drawn if turned else (*self.drawn, turn.seat),
            turned=turned,
            moves=(*self.moves, MoveLine(turn.seat, DRAW_STOCK)),
        )

    def _from_pile(self, turn: Turn) -> State:
        card = self.pile[-1]
        return self._replace(
            hands=_with(self.hands, turn.seat, card),
            open_hands=_with(self.open_hands, turn.seat, card),
            pile=self.pile[:-1],
            turn=turn._replace(has_drawn=True, taken=card),
            moves=(*self.moves, MoveLine(turn.seat, DRAW_PILE)),
        )

    def _played(self, turn: Turn, action: CardAction) -> State:
        """Return the deal after cards have left a hand (RM3.3 to RM3.6, RM3.9)."""
        seat, cards, discards = turn.seat, action.seen, action.kind == DISCARD
        unseen = [card for card in cards if card not in self.open_hands[seat - 1]]
        hands = _without(self.hands, seat, cards)
        taken = "" if turn.taken in cards else turn.taken
        going_on = Turn(seat, True, taken, turn.has_melded or action.kind == MELD)
        after = self._replace(
            hands=hands,
            open_hands=_without(self.open_hands, seat, cards),
            pile=(*self.pile, *cards) if discards else self.pile,
            melds=self.melds if discards else self._melds_after(action),
            opened=(*self.opened, *(Opened(seat, card, len(self.drawn)) for card in unseen)),
            starts=self.starts if discards else (),
            turn=going_on if hands[seat - 1] and not discards else None,
            moves=(*self.moves, MoveLine(seat, action)),
        )
        if not discards or not hands[seat - 1] or (not self.stock and self.turned >= self.rules.restocks):
            return after
        return after._turn_of(seat % self.deal.seats + 1)

    def _turn_of(self, seat: int) -> State:
        """Return the deal as the turn of a seat begins, or over if this position has come often enough (RM5.7)."""
        stock = self.stock if self.turned else ()
        start = TurnStart(seat, self.pile, stock, self.open_hands, len(self.drawn), len(self.opened))
        alike = [before for before in self.starts if before.pile == start.pile and before.seat == seat]
        again = len(alike) >= REPEATS - 1 and self._repeats(alike, start)
        return self._replace(turn=None if again else Turn(seat), starts=(*self.starts, start))

    def _repeats(self, alike: Sequence[TurnStart], start: TurnStart) -> bool:
        """Return whether a turn begins with a position that comes often enough; `alike` are those with its pile."""
        first_stock, opened, hands = self.first_stock, self.opened, self.hands
        return sum(same_position(before, start, opened, first_stock, hands) for before in alike) >= REPEATS - 1

    def seen_by(self, seat: int) -> View:
        """Return what a seat knows: what it was dealt or drew, and what was open; at the end all that is left in hands.

        Raises `IllegalPosition`.
        """
        if not self.turn and any(hand.hidden for hand in self.hands):
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (seat,)))
        pairs = zip(self.hands, self.open_hands, strict=True)
        hands = (hand if seat == each or not self.turn else shown for each, (hand, shown) in enumerate(pairs, 1))
        stock = self.stock if self.turned else (None,) * len(self.stock)
        masked = self.deal.masked(seat, self._indices(seat))
        return View(seat, self._replace(deal=masked, hands=tuple(hands), stock=stock))

    def _indices(self, seat: int) -> set[int]:
        """Return where in the deck the cards lie that a seat knows from there."""
        owners = deck_owners(self.deal.seats, self.drawn)
        indices = {index for index, owner in enumerate(owners) if owner in (TURNED_UP, seat or TURNED_UP)}
        if not self.turn:
            pairs = zip(self.hands, self.open_hands, strict=True)
            left = {card for hand, shown in pairs for card in hand.cards if card not in shown}
            indices.update(index for index, card in enumerate(self.deal.deck) if card in left)
        return indices

    def record(self) -> DealRecord[CardAction, View, str]:
        """Return the record of the deal so far."""
        return DealRecord(FORM, self.deal, self.moves)


def _with(hands: tuple[Hand, ...], seat: int, card: str | None) -> tuple[Hand, ...]:
    """Return all hands after a card has come to that of a seat."""
    return (*hands[: seat - 1], hands[seat - 1].plus(card), *hands[seat:])


def _without(hands: tuple[Hand, ...], seat: int, cards: Sequence[str]) -> tuple[Hand, ...]:
    """Return all hands after cards have left that of a seat."""
    hand = hands[seat - 1]
    for card in cards:
        hand = hand.without(card)
    return (*hands[: seat - 1], hand, *hands[seat:])


class View(DealView[CardAction, State]):
    """What a seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        """Return a deal that this may be a view of, all of them equally likely.

        The order of a stock that was turned over, and who drew what from it, follow from the discards. Raises
        `IllegalPosition` if no deal fits.
        """
        now = self.masked
        deal = dealt_anew(now.deal, now.drawn, now.opened, rng)
        played = {card for _, card, _ in now.opened}
        held: list[list[str]] = [[] for _ in range(deal.seats + 1)]
        for card, owner in zip(deal.deck, deck_owners(deal.seats, now.drawn), strict=False):
            if card and card not in played:
                held[owner].append(card)
        hands = tuple(Hand.of((*shown.cards, *cards)) for shown, cards in zip(now.open_hands, held[1:], strict=True))
        whole = now._replace(deal=deal, hands=hands)
        return whole if now.turned else whole._replace(stock=whole.first_stock[len(now.drawn) :])


NOTATION = Notation("rummy", 1)
FORM = RecordFormat(
    NOTATION,
    seats=SEATS,
    rules=format_house_rules,
    pack=lambda rules: DECK.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
)
