"""The table of President as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rake.kit.actions import CardAction
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.kit.records import MoveLine
from rake.shelf.president.action import PASS, PLAY, RETURN
from rake.shelf.president.bots import PLAIN, candidates
from rake.shelf.president.deal import FORM, State, View
from rake.shelf.president.events import events_between
from rake.shelf.president.exchange import given
from rake.shelf.president.game import GAME
from rake.shelf.president.rules import INDEX, PRESETS, SWITCHES, offices

from ...kit.board import CardView, Name, Seat, Seated, positions
from ...kit.names import Names
from ...kit.widget import values
from ...shelf.points import ForPoints
from ...shelf.presentation import CardMove, MovesView
from ...shelf.worths import BySearch
from .remarks import ReturnDue
from .words import OFFICES, WORDS


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat: its office in English, which it holds from the last deal or has `won` in this one, and if it passed."""

    office: str
    has_won: bool
    passed: bool


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """The play to beat, if there is any, with its player while the deal lasts; and what else the seat to act has to do.

    It has cards to return, for which it is `due`; or it `opens` a first deal.
    """

    best: tuple[CardView, ...]
    who: Name | None
    due: ReturnDue | None
    opens: bool


class Table(BySearch[CardAction, View], ForPoints):
    """How President is shown."""

    game, form, words, policy = GAME, FORM, WORDS, PLAIN
    sitting, rulebooks = ("thrifty", "hasty", "thrifty"), {"PR": GAME.word}
    presets, switches = PRESETS, SWITCHES
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {"rank": lambda _, card: (-INDEX[card],)}

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        now, seats = view.masked, range(1, len(view.players) + 1)
        around, lying = positions(len(seats), view.seat), _lying(now)
        return BoardView(
            seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in seats),
            near=view.seat,
            settling=lying is not None and lying is not now.best and now.to_act is not None,
            best=tuple(map(CardView, lying.action.seen)) if lying else (),
            who=names[lying.seat] if lying and now.to_act else None,
            opens=not now.moves and not now.start.offices,
            due=_due(view),
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do. One who can only pass isn't asked (PR5.7)."""
        now, legal = view.masked, view.legal()
        if now.exchanging:
            doing = CardMove(RETURN, several=now.start.exchanges[len(now.moves)].size > 1)
        else:
            doing = CardMove(PLAY, several=not now.best or len(now.best.action.cards) > 1)
        return MovesView(
            (PASS.kind,) * (PASS in legal),
            None,
            hand=now.hands[view.seat - 1].cards,
            cards=(doing,),
            forced=legal == (PASS,),
        )

    def candidates(self, view: View) -> tuple[CardAction, ...]:
        """Return what a seat may do; of cards of equal rank, which are worth the same, only some."""
        return candidates(view)


def _due(view: View) -> ReturnDue | None:
    """Return what a seat has been given and has to return something for; None if it hasn't."""
    now = view.masked
    exchange = now.start.exchanges[len(now.moves)] if now.exchanging else None
    if not exchange or exchange.receiver != view.seat:
        return None
    return ReturnDue(given(now.deal, exchange), exchange.size)


def _lying(now: State) -> MoveLine[CardAction] | None:
    """Return the play that lies on the table: one that has won its trick stays there until the next lead."""
    plays = (move for move in reversed(now.moves) if move.action.kind == PLAY)
    return now.best or next(plays, None)


def _show_seat(now: State, seat: int, who: Name, position: str) -> SeatView:
    hand = now.hands[seat - 1]
    has_won = seat in now.offices
    holders = now.offices if has_won else now.start.offices
    names = offices(len(now.hands))
    since = now.moves[now.moves.index(now.best) :] if now.best else ()
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(code) for code in (*hand.cards, *(UNSEEN,) * hand.hidden)),
        turn=seat == now.to_act,
        dealer=seat == len(now.hands),
        office=OFFICES[names[holders.index(seat)]] if holders else "",
        has_won=has_won,
        passed=seat in now.barred or any(move.seat == seat and move.action == PASS for move in since),
    )
