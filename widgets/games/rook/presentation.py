"""The table of Rook as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.shelf.rook.action import GIVE, PLAY, RookAction
from rake.shelf.rook.bots import PLAIN, candidates
from rake.shelf.rook.deal import FORM, Phase, State, View
from rake.shelf.rook.events import events_between
from rake.shelf.rook.game import GAME
from rake.shelf.rook.rules import DECK, PRESETS, ROOK, SWITCHES

from ...kit.board import CardView, Name, Seat, positions
from ...kit.names import Names
from ...kit.widget import values
from ...shelf.points import ForPoints
from ...shelf.presentation import AmountView, CardMove, MovesView
from ...shelf.tricks import TrickTable, show_last, show_trick
from ...shelf.worths import BySearch
from .words import WORDS

INDEX = {card: index for index, card in enumerate(DECK.cards)}


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat, and how many tricks it has won."""

    tricks: int


@values(kw_only=True)
class BoardView(TrickTable[SeatView]):
    """The table: what is `asked` next, and trumps."""

    asked: str
    trump: str


class Table(BySearch[RookAction, View], ForPoints):
    """How Rook is shown."""

    game, form, words, policy = GAME, FORM, WORDS, PLAIN
    sitting, rulebooks = ("careful", "bold", "careful"), {"RK": GAME.word}
    presets, switches = PRESETS, SWITCHES
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda view, card: _by_suit(view.masked, card),
        "rank": lambda _, card: (-INDEX[card],),
    }

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        now, seats = view.masked, range(1, len(view.players) + 1)
        around, near = positions(len(seats), view.seat), view.seat or len(seats)
        lying = now.tricks[-1] if now.tricks else None
        return BoardView(
            seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in seats),
            near=view.seat,
            settling=lying is not None and lying.complete and now.to_act is not None,
            trick=show_trick(lying, now.suits, names, near) if lying else (),
            last=show_last(now.tricks, now.suits, names, near),
            asked=now.phase.value,
            trump=now.trump,
        )

    def events(self, before: View | None, now: View, names: Names) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        del names
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do."""
        now = view.masked
        if now.phase is Phase.BIDDING:
            (bid,) = now.ranges()
            return MovesView(("pass",), AmountView(bid.verb, bid.least, bid.most, bid.least, step=bid.step))
        hand = now.hands[view.seat - 1].cards
        if now.phase is Phase.GIVING:
            return MovesView((), None, hand=hand, cards=(CardMove(GIVE, several=True),))
        if now.phase is Phase.PLAY:
            return MovesView((), None, hand=hand, cards=(CardMove(PLAY),))
        return MovesView(tuple(map(str, view.legal())), None)

    def candidates(self, view: View) -> tuple[RookAction, ...]:
        """Return what a seat may do that is worth a thought."""
        return candidates(view)


def _by_suit(now: State, card: str) -> tuple[int, ...]:
    """Return where a card lies in a hand sorted by suit: trumps first, the Rook as the lowest of them."""
    if card == ROOK:
        return (0, 0, 0)
    return (card[-1] != now.trump, now.rules.suits.index(card[-1]), -INDEX[card])


def _show_seat(now: State, seat: int, who: Name, position: str) -> SeatView:
    hand = now.hands[seat - 1]
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(code) for code in (*hand.cards, *(UNSEEN,) * hand.hidden)),
        turn=seat == now.to_act,
        dealer=seat == len(now.hands),
        tricks=now.won[seat - 1],
    )
