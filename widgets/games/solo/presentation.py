"""The table of Solo Whist as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rake.kit.actions import CardAction
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.shelf.solo.action import PLAY
from rake.shelf.solo.bots import PLAIN
from rake.shelf.solo.deal import FORM, View
from rake.shelf.solo.events import events_between
from rake.shelf.solo.game import GAME
from rake.shelf.solo.rules import DECK, PRESETS

from ...kit.board import CardView, Name, Seat, Seated, positions
from ...kit.names import Names
from ...kit.widget import values
from ...shelf.points import ForPoints
from ...shelf.presentation import CardMove, MovesView
from ...shelf.worths import BySearch
from .words import WORDS

INDEX = {card: index for index, card in enumerate(DECK.cards)}


# MODEL: hands, one card each on the table, hints and reviews by a bot that doesn't think. Show the table of Solo Whist.
@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat, the card that it has played, empty before that, and whether it has won the point."""

    played: str
    wins: bool


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """The cards on the table."""

    played: tuple[str, ...]


class Table(BySearch[CardAction, View], ForPoints):
    """How Solo Whist is shown."""

    game, form, words, policy = GAME, FORM, WORDS, PLAIN
    sitting, rulebooks = ("careful", "bold", "strong"), {"SW": GAME.word}
    presets = PRESETS
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda _, card: ("SHCD".index(card[1]), -INDEX[card]),
        "rank": lambda _, card: (-INDEX[card],),
    }

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        around = positions(len(view.players), view.seat)
        seats = range(1, len(view.players) + 1)
        return BoardView(
            seats=tuple(_show_seat(view, seat, names[seat], around[seat]) for seat in seats),
            near=view.seat,
            played=view.masked.trick.cards,
        )

    def events(self, before: View | None, now: View, names: Names) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        del names
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do."""
        words = tuple(str(action) for action in view.legal() if not action.cards)
        return MovesView(words, None, hand=view.masked.hands[view.seat - 1].cards, cards=(CardMove(PLAY),))

    def candidates(self, view: View) -> tuple[CardAction, ...]:
        """Return all that a seat may do."""
        return view.legal()


def _show_seat(view: View, seat: int, who: Name, position: str) -> SeatView:
    hand = view.masked.hands[seat - 1]
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(card) for card in (*hand.cards, *(UNSEEN,) * hand.hidden)),
        turn=seat == view.to_act,
        dealer=seat == len(view.players),
        played=dict(view.masked.trick.laid).get(seat, ""),
        wins=bool(view.scores) and view.scores[seat - 1] > 0,
    )
