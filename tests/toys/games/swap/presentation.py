"""Swap's table as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rake.shelf.swap.action import Act, Verb
from rake.shelf.swap.bots import Lowest, candidates
from rake.shelf.swap.deal import FORM, Seen, State
from rake.shelf.swap.game import GAME
from rake.shelf.swap.match import Match
from rake.shelf.swap.rules import DECK, PRESETS

from rake.kit.cards import UNSEEN
from rake.kit.search import Search, search
from widgets.kit.board import CardView, Name, Seat, Seated, positions
from widgets.kit.names import Names
from widgets.kit.widget import values
from widgets.shelf.presentation import Decision, MovesView, NothingBetween
from widgets.shelf.zones import HandCard, TrickCard

from .words import WORDS

SIDES = {3: ("near", "left", "right"), 4: ("near", "left", "top", "right")}


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat, and how many tricks it has taken."""

    tricks: int


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """The trick on the table."""

    trick: tuple[TrickCard, ...]


@values(eq=True)
class EventView:
    """Something that happened: its code, who did it, and a card."""

    code: str
    who: Name | None = None
    card: str = ""


@values()
class HintView:
    """What each card is worth on average: tricks in hundredths, with half of the 95 % interval."""

    worths: tuple[tuple[Act, int, int], ...]


class SwapTable(NothingBetween):
    """How Swap is shown."""

    game, form, words = GAME, FORM, WORDS
    sitting, rulebooks = ("lowest", "thinker", "lowest"), {"SW": GAME.word}
    presets, switches = {name: name for name in ("full", *PRESETS)}, {}

    def rules(self, match: Match) -> str:
        return match.rules

    def format_rules(self, match: Match) -> str:
        return match.rules

    def is_broke(self, match: Match, player: int) -> bool:
        return False

    def board(self, view: Seen, names: Names) -> BoardView:
        now, seats = view.masked, len(view.players)
        around, near = positions(seats, view.seat), view.seat or seats
        laid = dict(now.table)
        sides = {(near + step - 1) % seats + 1: side for step, side in enumerate(SIDES[seats])}
        return BoardView(
            seats=tuple(_show_seat(view, seat, names[seat], around[seat]) for seat in range(1, seats + 1)),
            near=view.seat,
            trick=tuple(TrickCard(laid.get(seat, ""), side, names[seat]) for seat, side in sides.items()),
        )

    def events(self, before: Seen | None, now: Seen, names: Names) -> Iterator[EventView]:
        state = now.masked
        if before is None:
            yield EventView("dealt")
            return
        move = state.moves[-1]
        yield EventView(move.action.verb, names[move.seat], move.action.card or "")
        for seat, (had, has) in enumerate(zip(before.masked.tricks, state.tricks, strict=True), 1):
            if has > had:
                yield EventView("took", names[seat])

    def moves(self, view: Seen) -> MovesView:
        return MovesView(tuple(str(act) for act in view.legal()), None)

    def hints(self, view: Seen) -> tuple[str, ...]:
        return ("worth",)

    def hint(self, view: Seen, so_far: Search[Any] | None) -> HintView:
        worths = so_far.worths if so_far and so_far.batches else ()
        return HintView(tuple((each.action, round(100 * each.mean), round(100 * each.error)) for each in worths))

    def search(self, view: Seen, *actions: Act) -> Search[Any]:
        return search(view, Lowest(), tuple(dict.fromkeys((*candidates(view), *actions))))

    def can_judge(self, view: Seen) -> bool:
        return len(view.legal()) > 1

    def judge(self, view: Seen, action: Act, so_far: Search[Any] | None) -> Decision:
        assert so_far
        return Decision(
            action,
            {each.action: each.mean for each in so_far.worths},
            {each.action: each.error for each in so_far.worths},
        )


def hand_of(view: Seen) -> tuple[HandCard, ...]:
    """Return the cards of the seat to act, high to low, as cards to press."""
    allowed = {act.card: str(act) for act in view.legal() if act.card}
    verb = view.masked.verbs[0]
    held = DECK.descending(view.masked.hands[view.seat - 1].cards)
    return tuple(
        HandCard(card, allowed.get(card, str(Act(Verb(verb), card))), allowed=card in allowed) for card in held
    )


def _show_seat(view: Seen, seat: int, who: Name, position: str) -> SeatView:
    now: State = view.masked
    hand = now.hands[seat - 1]
    codes = (*DECK.descending(hand.cards), *(UNSEEN,) * hand.hidden)
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(code) for code in codes),
        stack=None,
        bet=0,
        folded=False,
        all_in=False,
        turn=seat == now.to_act,
        dealer=seat == len(now.players),
        won=0,
        tricks=now.tricks[seat - 1],
    )
