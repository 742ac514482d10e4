"""Swap's table as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rake.shelf.swap.action import GIVE
from rake.shelf.swap.bots import Lowest, candidates
from rake.shelf.swap.deal import FORM, SUITS, State, View
from rake.shelf.swap.events import events_between
from rake.shelf.swap.game import GAME
from rake.shelf.swap.rules import DECK, INDEX, PRESETS, Rules

from rake.kit.actions import CardAction
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from widgets.kit.board import CardView, Seat, positions
from widgets.kit.names import Names
from widgets.kit.widget import values
from widgets.shelf.points import ForPoints
from widgets.shelf.presentation import CardMove, MovesView
from widgets.shelf.tricks import TrickTable, show_last, show_trick
from widgets.shelf.worths import BySearch

from .words import WORDS


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat, and how many tricks it has taken."""

    tricks: int


class SwapTable(BySearch[CardAction, View], ForPoints):
    """How Swap is shown."""

    game, form, words, policy = GAME, FORM, WORDS, Lowest()
    sitting, rulebooks = ("lowest", "thinker", "lowest"), {"SW": GAME.word}
    presets: Mapping[str, Rules] = {"full": PRESETS["full"], **PRESETS}
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda _, card: ("SHCD".index(card[1]), -INDEX[card]),
        "rank": lambda _, card: (-INDEX[card],),
    }

    def board(self, view: View, names: Names) -> TrickTable[SeatView]:
        now, seats = view.masked, len(view.players)
        around, near = positions(seats, view.seat), view.seat or seats
        lying = now.laid[-1] if now.laid else now.trick
        return TrickTable(
            seats=tuple(_show_seat(view, seat, names, around[seat]) for seat in range(1, seats + 1)),
            near=view.seat,
            settling=lying.complete,
            trick=show_trick(lying, SUITS, names, near),
            last=show_last(now.laid, SUITS, names, near),
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        verb, *others = view.masked.verbs
        words = tuple(word for word in others if word in map(str, view.legal()))
        hand = view.masked.hands[view.seat - 1].cards
        several = verb == GIVE and view.masked.rules.passed > 1
        return MovesView(words, None, hand=hand, cards=(CardMove(verb, several),))

    def candidates(self, view: View) -> tuple[CardAction, ...]:
        return candidates(view)


def _show_seat(view: View, seat: int, names: Names, position: str) -> SeatView:
    now: State = view.masked
    hand = now.hands[seat - 1]
    codes = (*DECK.descending(hand.cards), *(UNSEEN,) * hand.hidden)
    return SeatView(
        who=names[seat],
        position=position,
        cards=tuple(CardView(code) for code in codes),
        turn=seat == now.to_act,
        dealer=seat == len(now.players),
        tricks=now.tricks[seat - 1],
        partner=names[(seat + 1) % 4 + 1] if now.rules.pairs else None,
        ally=now.rules.pairs and (seat - view.seat) % 2 == 0,
    )
