"""The table of Rook as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random

from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.kit.search import Search
from rake.shelf.rook.action import BID, GIVE, PARTNER, PASS, PLAY, RookAction
from rake.shelf.rook.bots import PLAIN, candidates, chances
from rake.shelf.rook.deal import FORM, Phase, State, View
from rake.shelf.rook.events import events_between
from rake.shelf.rook.game import GAME
from rake.shelf.rook.rules import DECK, PRESETS, ROOK, SWITCHES

from ...kit.board import CardView, Seat, positions
from ...kit.names import Names
from ...kit.saying import Remark
from ...kit.widget import values
from ...shelf.points import ForPoints
from ...shelf.presentation import AddedCard, AmountView, CardMove, MovesView
from ...shelf.tricks import TrickTable, show_last, show_trick
from ...shelf.worths import BySearch, WorthsView
from .remarks import BidOften, DealsPlayedOut, SuitLed, SuitMissing, TrumpsLed, TrumpsMissing
from .words import WORDS

INDEX = {card: index for index, card in enumerate(DECK.cards)}

SUIT_ORDER = "SHCDRGYB"
"""How suits lie side by side in a hand, red beside black."""

DEALS = 100
"""How many deals are behind a hint that says how often bids are reached."""

APART = 15
"""How much higher the other bid is of which such a hint speaks."""

SIZES = 3
"""How many of the next bids have a button."""


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat: what it last `said` in the bidding, `pass` or points; the `bid` that it plays, 0 for none; its tricks.

    Before the bidding is over there's no bid, and before the play there are no tricks. The reader's own seat has no
    `partner`: the mark on the other's plate says it in less room.
    """

    said: str
    bid: int
    tricks: int | None


@values(kw_only=True)
class BoardView(TrickTable[SeatView]):
    """The table: what is `asked` next, a phase's word, or `follow`; the bid, 0 before the first, and the trumps.

    Cards are passed on to the `side`, `left` or `right`. `kitty` are the cards that nobody was dealt, and `turned_up`
    says that they're open. `wanted` is the partner card, and `taken` are the points that count towards the bid so far;
    None before the play. `whose` says for whom these are: for `us` or for `them`; empty if the reader only watches.
    `following` is said to the seat to act of the suit that was led. A bid may be the `least`.
    """

    asked: str
    bid: int
    least: int
    side: str
    trump: str
    wanted: str
    kitty: tuple[str, ...]
    turned_up: bool
    taken: int | None
    whose: str
    following: Remark | None


@values()
class HelpView(WorthsView):
    """What hints say: what actions are worth, or in the bidding how `often` bids are reached, in how many deals."""

    often: BidOften | None
    played_out: DealsPlayedOut


class Table(BySearch[RookAction, View], ForPoints):
    """How Rook is shown."""

    game, form, words, policy = GAME, FORM, WORDS, PLAIN
    sitting, rulebooks = ("careful", "bold", "careful"), {"RK": GAME.word}
    presets, switches = PRESETS, SWITCHES
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda view, card: _by_suit(view.masked.trump, card),
        "rank": lambda _, card: (-INDEX[card],),
    }

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        now, seats = view.masked, range(1, len(view.players) + 1)
        around, near = positions(len(seats), view.seat), view.seat or len(seats)
        # A complete trick stays until somebody leads to the next one, which is there already.
        lying = next((trick for trick in now.tricks[::-1] if trick.cards), now.tricks[0] if now.tricks else None)
        return BoardView(
            seats=tuple(_show_seat(view, seat, names, around[seat]) for seat in seats),
            near=view.seat,
            settling=lying is not None and lying.complete and now.to_act is not None,
            trick=show_trick(lying, now.suits, names, near) if lying else (),
            last=show_last(now.tricks, now.suits, names, near),
            asked="follow" if now.tricks and now.tricks[-1].cards else now.phase.value,
            bid=now.bidding.bid,
            least=now.bidding.least(now.rules),
            side="left" if now.number % 2 else "right",
            trump=now.trump,
            wanted=now.wanted,
            kitty=tuple(card or UNSEEN for card in now.kitty),
            turned_up=bool(now.bidding.bidder) and now.phase is Phase.OVER,
            taken=_taken(now) if now.tricks else None,
            whose="" if not view.seat else "us" if view.seat in _side(view, now.bidding.bidder) else "them",
            following=_following(view),
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do; a bid begins at the least."""
        now = view.masked
        hand = now.hands[view.seat - 1].cards
        match now.phase:
            case Phase.BIDDING:
                (bid,) = now.ranges()
                sizes = tuple((str(points), points) for points in range(bid.least, bid.most + 1, bid.step)[:SIZES])
                amount = AmountView(bid.verb, bid.least, bid.most, bid.least, sizes, bid.step)
                return MovesView((str(PASS),), amount, on_enter=bid.verb)
            case Phase.GIVING:
                return MovesView((), None, hand=hand, cards=(CardMove(GIVE, several=True),))
            case Phase.PLAY:
                return MovesView((), None, hand=hand, cards=(CardMove(PLAY),))
        words = tuple(str(action).partition(PARTNER)[0] for action in view.legal())
        wanted = tuple(dict.fromkeys(action.seen[0] for action in view.legal() if action.cards))
        return MovesView(tuple(dict.fromkeys(words)), None, added=AddedCard(PARTNER, wanted) if wanted else None)

    def as_said(self, view: View, action: RookAction) -> RookAction:
        """Return what sentences call an action: the first card of a trick is led, which here is `open`."""
        leads = action.kind == PLAY and not view.masked.tricks[-1].cards
        return replace(action, kind="open") if leads else action

    def candidates(self, view: View) -> tuple[RookAction, ...]:
        """Return what a seat may do that is worth a thought: what a plain bot would, and other things."""
        return tuple(dict.fromkeys((PLAIN.choose(view, Random(0)), *_calls(view), *candidates(view))))

    def hints(self, view: View) -> tuple[str, ...]:
        """Return the codes of the hints: in the bidding first how often bids are reached."""
        return ("often",) * (view.masked.phase is Phase.BIDDING) + super().hints(view)

    def hint(self, view: View, so_far: Search[RookAction] | None) -> HelpView:
        """Return what the best actions are worth, and how often the next bids are reached."""
        worth = super().hint(view, so_far)
        often = _often(view) if view.masked.phase is Phase.BIDDING else None
        return HelpView(
            worth.verdict, worth.best, worth.worths, worth.counted, worth.margin, often, DealsPlayedOut(DEALS)
        )


def _bids(view: View) -> tuple[int, int]:
    """Return the bids of which hints speak: the lowest that the seat to act may make, and a higher one, 0 for none."""
    (bid,) = view.masked.ranges()
    higher = min(bid.least + APART, bid.most)
    return bid.least, higher if higher > bid.least else 0


def _calls(view: View) -> tuple[RookAction, ...]:
    """Return the pass and the bids of which hints speak; nothing once the bidding is over."""
    if view.masked.phase is not Phase.BIDDING:
        return ()
    return (PASS, *(RookAction(BID, points=points) for points in _bids(view) if points))


def _often(view: View) -> BidOften:
    """Return how often the seat to act would reach the bids of which hints speak."""
    often, (least, higher) = chances(view, DEALS), _bids(view)
    return BidOften(least, often[least], higher, often[higher or least])


def _by_suit(trump: str, card: str) -> tuple[int, ...]:
    """Return where a card lies in a hand sorted by suit: trumps first, the Rook after them."""
    if card == ROOK:
        return (0, 1)
    return (card[-1] != trump, 0, SUIT_ORDER.index(card[-1]), -INDEX[card])


def _taken(now: State) -> int:
    """Return the points that count towards the bid so far, the kitty's only once it's turned up."""
    return sum(now.points[seat - 1] for seat in now.bidders) + now.turned_up


def _following(view: View) -> Remark | None:
    """Return what is said of the suit that was led to the seat of a view, whose turn it is."""
    now = view.masked
    if view.seat != now.to_act or not (now.tricks and now.tricks[-1].cards):
        return None
    trick, hand = now.tricks[-1], now.hands[view.seat - 1].cards
    led, follows = now.suits.suit(trick.cards[0]), bool(now.suits.to_follow(trick, hand))
    if led == now.trump:
        return TrumpsLed() if follows else TrumpsMissing()
    return SuitLed(led) if follows else SuitMissing(led)


def _show_seat(view: View, seat: int, names: Names, position: str) -> SeatView:
    now = view.masked
    hand, partner, own = now.hands[seat - 1], _partner(view, seat), view.seat
    settled = now.phase is not Phase.BIDDING and bool(now.bidding.bidder)
    return SeatView(
        who=names[seat],
        position=position,
        cards=tuple(CardView(code) for code in (*hand.cards, *(UNSEEN,) * hand.hidden)),
        turn=seat == now.to_act,
        dealer=seat == len(names),
        partner=names[partner] if partner and seat != own else None,
        ally=bool(own) and seat in _side(view, own),
        said="" if settled else _said(now, seat),
        bid=now.bidding.bid if settled and seat == now.bidding.bidder else 0,
        tricks=now.won[seat - 1] if now.tricks else None,
    )


def _partner(view: View, seat: int) -> int:
    """Return with whom a seat plays, as far as the seat of the view knows; 0 for nobody."""
    now = view.masked
    if now.deal.seats == 4:
        return (seat + 1) % 4 + 1
    bidder, own = now.bidding.bidder, view.seat
    holds = bool(own and now.wanted and own != bidder) and now.wanted in now.hands[own - 1]
    partner = now.partner or (own if holds else 0)
    return {bidder: partner, partner: bidder}.get(seat, 0) if partner else 0


def _side(view: View, seat: int) -> tuple[int, ...]:
    """Return the seats that play with one and itself, as far as the seat of the view knows."""
    now, partner = view.masked, _partner(view, seat)
    bidder = now.bidding.bidder
    if now.deal.seats == 5 and not partner and bidder and (with_bidder := _partner(view, bidder)):
        return tuple({1, 2, 3, 4, 5} - {bidder, with_bidder})
    return (seat, partner)


def _said(now: State, seat: int) -> str:
    """Return what a seat last said in the bidding; empty if it has said nothing."""
    calls = [move.action for move in now.moves if move.seat == seat]
    return str(calls[-1].points or calls[-1].kind) if calls else ""
