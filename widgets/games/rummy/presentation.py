"""The table of Rummy as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from rake.kit.actions import CardAction
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.kit.search import Search
from rake.shelf.rummy.action import DISCARD, DRAW_PILE, DRAW_STOCK, LAY, MELD
from rake.shelf.rummy.bots import candidates
from rake.shelf.rummy.deal import FORM, State, View
from rake.shelf.rummy.events import events_between
from rake.shelf.rummy.game import GAME
from rake.shelf.rummy.likely import likely
from rake.shelf.rummy.plain import PLAIN
from rake.shelf.rummy.rules import PRESETS, RANKS, SWITCHES

from ...kit.board import CardView, Name, Seat, Seated, positions
from ...kit.names import Names
from ...kit.widget import values
from ...shelf.points import ForPoints
from ...shelf.presentation import CardMove, MovesView
from ...shelf.worths import BySearch
from ...shelf.zones import Meld, Pile
from .words import DISCARDS, STOCK, WORDS


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat, and whether it's out."""

    out: bool


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """The melds on the table, the stock and the pile, and whether the seat to act has drawn."""

    melds: tuple[Meld, ...]
    piles: tuple[Pile, ...]
    has_drawn: bool


class Table(BySearch[CardAction, View], ForPoints):
    """How Rummy is shown."""

    game, form, words, policy = GAME, FORM, WORDS, PLAIN
    sitting, rulebooks = ("patient", "thrifty"), {"RM": GAME.word}
    presets, switches = PRESETS, SWITCHES
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda _, card: ("SHCD".index(card[1]), RANKS.index(card[0])),
        "rank": lambda _, card: (RANKS.index(card[0]), "SHCD".index(card[1])),
    }

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        now, seats = view.masked, range(1, len(view.players) + 1)
        around = positions(len(seats), view.seat)
        return BoardView(
            seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in seats),
            near=view.seat,
            melds=tuple(
                Meld(tuple(map(CardView, meld.cards)), names[meld.owner], _target(number))
                for number, meld in enumerate(now.melds, 1)
            ),
            piles=_show_piles(view),
            has_drawn=bool(now.turn and now.turn.has_drawn),
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do: draw by a press on a pile, then with its hand."""
        now = view.masked
        hand, discarding = now.hands[view.seat - 1].cards, CardMove(DISCARD)
        if not now.turn or not now.turn.has_drawn:
            return MovesView((), None, hand=hand, cards=(discarding,), on_table=tuple(map(str, view.legal())))
        targets = tuple(_target(number) for number in range(1, len(now.melds) + 1))
        laying = (CardMove(MELD, several=True), *[CardMove(LAY, targets=targets)] * bool(targets))
        return MovesView((), None, hand=hand, cards=(*laying, discarding))

    def candidates(self, view: View) -> tuple[CardAction, ...]:
        """Return what a seat may do that is worth a thought."""
        return candidates(view)

    def search(self, view: View, *actions: CardAction) -> Search[CardAction]:
        """Return the search that compares these, in deals that make likely what the others have done."""
        return replace(super().search(view, *actions), belief=likely)


def _target(number: int) -> str:
    """Return how an action ends that adds a card to a meld."""
    return f"on {number}"


def _show_piles(view: View) -> tuple[Pile, Pile]:
    """Return the stock and the pile, each to be pressed where the seat may draw from it."""
    now, legal = view.masked, view.legal()
    stock, pile = (str(action) if action in legal else "" for action in (DRAW_STOCK, DRAW_PILE))
    return (
        Pile(STOCK, len(now.stock), UNSEEN if now.stock or stock else "", take=stock),
        Pile(DISCARDS, len(now.pile), now.pile[-1] if now.pile else "", take=pile),
    )


def _show_seat(now: State, seat: int, who: Name, position: str) -> SeatView:
    hand = now.hands[seat - 1]
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(code) for code in (*hand.cards, *(UNSEEN,) * hand.hidden)),
        turn=seat == now.to_act,
        dealer=seat == len(now.hands),
        out=seat == now.out,
    )
