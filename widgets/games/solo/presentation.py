"""The table of Solo Whist as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from rake.kit.actions import CardAction
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.kit.search import Search, Worth
from rake.shelf.solo.action import OFFERS, PLAY
from rake.shelf.solo.bots import PLAIN, belief, candidates, measure, units_per_point
from rake.shelf.solo.chances import DEALS, chances
from rake.shelf.solo.deal import FORM, State, View
from rake.shelf.solo.events import events_between
from rake.shelf.solo.game import GAME
from rake.shelf.solo.rules import INDEX, PRESETS, SWITCHES, suits_with

from ...kit.board import CardView, Name, Seat, positions
from ...kit.names import Names
from ...kit.saying import Remark
from ...kit.widget import values
from ...shelf.points import ForPoints
from ...shelf.presentation import CardMove, MovesView
from ...shelf.tricks import TrickTable, show_last, show_trick
from ...shelf.worths import BySearch, WorthsView, in_tenths
from .remarks import BidOften, CreditsCounted, CreditsGained, CreditsLost, DealsPlayedOut, PointsAhead
from .words import WORDS

OFTEN = 4
"""Of how many bids a hint says how often they're made."""

SUIT_ORDER = "SHCD"
"""How suits lie side by side in a hand, red beside black."""


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat: what it last said in the bidding, the bid that it plays after that, and its tricks, None before the play.

    What it said is `pass`, `cop` or the word of a bid. In a Prop, each partner has the tricks of both.
    """

    said: str
    plays: str
    tricks: int | None


@values(kw_only=True)
class BoardView(TrickTable[SeatView]):
    """The table: what is `asked` next, the card that was turned up, the bid and the suits that everybody has to know.

    `asked` is `bid`, `late-cop`, `lone-prop`, `trump`, `lead` or `follow`; empty once the deal is over. `bid` is the
    word of the last one, empty before the first, `needs` is how many tricks make it, and a Prop may be `accepted`. It's
    `settled` once the bidding is over. `trump` is empty if there is none, or none yet; `follows` says whether the seat
    to act has the suit that was `led`. `open_hand` are the cards that another seat, `shown`, has laid face up.
    """

    asked: str
    turned: str
    bid: str
    needs: int
    accepted: bool
    settled: bool
    trump: str
    led: str
    follows: bool
    shown: Name | None
    open_hand: tuple[str, ...]


@values()
class HelpView(WorthsView):
    """What hints say: what actions are worth, and in the bidding how `often` bids are made, in how many deals."""

    often: tuple[BidOften, ...]
    played_out: DealsPlayedOut


class Table(BySearch[CardAction, View], ForPoints):
    """How Solo Whist is shown."""

    game, form, words, policy = GAME, FORM, WORDS, PLAIN
    sitting, rulebooks = ("careful", "bold", "careful"), {"SW": GAME.word}
    presets, switches = PRESETS, SWITCHES
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda view, card: (card[1] != _trumps(view.masked), SUIT_ORDER.index(card[1]), -INDEX[card]),
        "rank": lambda _, card: (-INDEX[card],),
    }

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        now, seats = view.masked, range(1, len(view.players) + 1)
        around, near = positions(len(seats), view.seat), view.seat or len(seats)
        suits, bid = suits_with(now.trump), now.bidding.bid
        lying = now.tricks[-1] if now.tricks else now.trick
        led = now.trick.cards[0][1] if now.trick.cards else ""
        return BoardView(
            seats=tuple(_show_seat(view, seat, names, around[seat]) for seat in seats),
            near=view.seat,
            settling=lying.complete,
            trick=show_trick(lying, suits, names, near) if now.contract and not now.naming else (),
            last=show_last(now.tricks, suits, names, near),
            asked=_asked(now),
            turned=now.turned,
            bid=bid.word if bid else "",
            needs=bid.tricks if bid else 0,
            accepted=bool(now.bidding.partner),
            settled=not now.bidding.to_act,
            trump=now.trump,
            led=led,
            shown=names[now.shown] if now.shown not in (0, view.seat) else None,
            open_hand=_open_hand(now),
            follows=bool(now.to_act) and any(card[1] == led for card in now.hands[(now.to_act or 1) - 1].cards),
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do."""
        words = tuple(str(action) for action in view.legal() if action.kind != PLAY)
        if words:
            return MovesView(words, None)
        return MovesView((), None, hand=view.masked.hands[view.seat - 1].cards, cards=(CardMove(PLAY),))

    def as_said(self, view: View, action: CardAction) -> CardAction:
        """Return what sentences call an action: the first card of a trick is led."""
        leads = action.kind == PLAY and not view.masked.trick.cards
        return replace(action, kind="lead") if leads else action

    def candidates(self, view: View) -> tuple[CardAction, ...]:
        """Return what a seat may do that is worth a thought."""
        return candidates(view)

    def search(self, view: View, *actions: CardAction) -> Search[CardAction]:
        """Return the search that compares these, in deals that make likely what the others have said."""
        return replace(super().search(view, *actions), belief=belief, measure=measure)

    def units_per_point(self, view: View) -> int:
        """Return how many of what a search counts make a credit, or a point."""
        return units_per_point(view)

    def says_worth(self, view: View, worth: Worth[CardAction]) -> Remark:
        """Return what an action is worth, in credits, or in points where nobody pays."""
        if view.masked.rules.scoring == "pencil":
            return super().says_worth(view, worth)
        gain, error = in_tenths(worth)
        return CreditsLost(worth.action, -gain, error) if gain < 0 else CreditsGained(worth.action, gain, error)

    def says_counted(self, view: View, deals: int) -> Remark:
        """Return how many deals are behind that, and what was counted."""
        return (PointsAhead if view.masked.rules.scoring == "pencil" else CreditsCounted)(deals)

    def hints(self, view: View) -> tuple[str, ...]:
        """Return the codes of the hints: in the bidding first how often each bid is made."""
        return ("often",) * bool(view.masked.bidding.to_act) + super().hints(view)

    def hint(self, view: View, so_far: Search[CardAction] | None) -> HelpView:
        """Return what the best actions are worth, and how often the likeliest bids are made."""
        worth = super().hint(view, so_far)
        often = chances(view) if view.masked.bidding.to_act else {}
        likeliest = sorted(often, key=lambda bid: -often[bid])[:OFTEN]
        some = [bid for bid in likeliest if bid is likeliest[0] or round(often[bid], 2)]
        said = tuple(BidOften(bid.word, round(often[bid], 2)) for bid in some)
        return HelpView(
            worth.verdict, worth.best, worth.worths, worth.counted, worth.margin, said, DealsPlayedOut(DEALS)
        )


def _trumps(now: State) -> str:
    """Return the trump suit, during the bidding the default suit."""
    return now.turned[1] if now.bidding.to_act else now.trump


def _asked(now: State) -> str:
    if now.bidding.to_act:
        return now.bidding.stage.value
    if now.to_act is None:
        return ""
    if now.naming:
        return "trump"
    return "follow" if now.trick.cards else "lead"


def _show_seat(view: View, seat: int, names: Names, position: str) -> SeatView:
    now = view.masked
    hand, declarers = now.hands[seat - 1], now.bidding.declarers if now.contract else ()
    own = hand.cards if seat == view.seat else ()
    closed = 0 if seat == now.shown else len(hand) - len(own)
    if closed and seat == len(names) and now.bidding.to_act:
        closed -= 1  # the card turned up lies in the centre until the bidding is over (SW2.3)
    partner = _partner(seat, declarers)
    side = declarers if seat in declarers else (seat,)
    return SeatView(
        who=names[seat],
        position=position,
        cards=tuple(map(CardView, (*own, *(UNSEEN,) * closed))),
        turn=seat == now.to_act,
        dealer=seat == len(names),
        partner=names[partner] if partner else None,
        ally=bool(declarers and view.seat) and (seat in declarers) == (view.seat in declarers),
        said=_said(now, seat) if now.bidding.to_act or now.thrown_in else "",
        plays=now.contract.word if now.contract and seat in declarers else "",
        tricks=sum(now.won[each - 1] for each in side) if now.contract and not now.naming else None,
    )


def _open_hand(now: State) -> tuple[str, ...]:
    """Return the cards that lie face up before their seat, by suit."""
    held = now.hands[now.shown - 1].cards if now.shown else ()
    return tuple(sorted(held, key=lambda card: (SUIT_ORDER.index(card[1]), -INDEX[card])))


def _partner(seat: int, declarers: tuple[int, ...]) -> int:
    """Return with which seat another one plays in a Prop, for it or against it; 0 if the declarer is alone."""
    if len(declarers) < 2:
        return 0
    side = declarers if seat in declarers else tuple({1, 2, 3, 4} - {*declarers})
    return next(other for other in side if other != seat)


def _said(now: State, seat: int) -> str:
    """Return what a seat last said in the bidding; empty if it has said nothing."""
    calls = [move.action for move in now.moves if move.seat == seat]
    if not calls:
        return ""
    return OFFERS[calls[-1]].word if calls[-1] in OFFERS else calls[-1].kind
