"""A round or a spot as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Mapping

from rake import ActionKind, Phase, Spot
from rake.kit.cards import UNSEEN
from rake.record import DEALT, in_order
from rake.round_state import RoundState

from ...kit.board import CardView, Name, Seat, Slot, positions
from ...kit.widget import values
from . import words
from .reading import ReadingView, read, show_cards, show_reading


def bot_name(bettor: str, number: int = 1) -> Name:
    """Return the name of a bot; `number` tells those of one character apart."""
    return Name("bot", words.BETTOR[bettor], words.SHORT_BETTOR[bettor], str(number))


def seat_name(seat: int, own: int | None = None) -> Name:
    """Return the name of a seat without a player's name: its number, but "You" for the reader's `own`."""
    if seat == own:
        return Name("you", words.YOU, words.YOU_IN_SHORT)
    return Name("seat", words.SEAT, str(seat), str(seat))


type Names = Mapping[int, Name]
"""The name of each seat."""


@values(kw_only=True)
class SeatView(Seat):
    """A seat in a round, and what its hand makes."""

    reading: ReadingView | None


@values()
class MiddleView:
    """The two rows of the middle, face up and face down."""

    up: tuple[Slot, ...]
    down: tuple[Slot, ...]


@values()
class PotView:
    """A pot: its chips and who plays for it."""

    chips: int
    who: tuple[Name, ...]


@values()
class BoardView:
    """A round: its seats, its middle, the chips in the middle, also by pots, and the phase."""

    seats: tuple[SeatView, ...]
    middle: MiddleView
    pot: int
    pots: tuple[PotView, ...]
    phase: str

    @property
    def own(self) -> SeatView | None:
        """The reader's seat; None if they only watch."""
        return next((seat for seat in self.seats if seat.who.kind == "you"), None)

    @property
    def others(self) -> tuple[SeatView, ...]:
        """All other seats, clockwise from the reader's left; all seats if they only watch."""
        near = self.seats.index(self.own) + 1 if self.own else 0
        return (*self.seats[near:], *self.seats[: max(0, near - 1)])


@values()
class SpotSeatView:
    """A seat in a spot, or at the end of one that was played out; `mine` is the reader's.

    `took` has the cards that it has picked up so far.
    """

    number: int
    mine: bool
    dealer: bool
    cards: tuple[CardView, ...]
    reading: ReadingView | None
    turn: bool = False
    folded: bool = False
    won: bool = False
    took: tuple[CardView, ...] = ()


@values()
class SpotView:
    """A pick-up decision, first or second: the seats and the middle as the seat that is to pick up knows them."""

    pick: int
    seats: tuple[SpotSeatView, ...]
    middle: MiddleView


def show_board(now: RoundState, names: Names) -> BoardView:
    """Return a round as values. Unknown cards are face down."""
    own = next((seat for seat, name in names.items() if name.kind == "you"), None)
    around = positions(now.players, own)
    return BoardView(
        seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in range(1, now.players + 1)),
        middle=_show_middle(now, names),
        pot=now.pot,
        pots=tuple(PotView(pot.chips, tuple(names[seat] for seat in pot.contestants)) for pot in now.pots),
        phase=now.phase.value,
    )


def _show_seat(now: RoundState, seat: int, who: Name, position: str) -> SeatView:
    hand = in_order(now.hands[seat])
    cards = [card for card in hand if card]
    whole = len(cards) == len(hand)
    reading = read(cards, now.rules) if whole and cards else None
    shown = now.result and now.result.showdown and seat in now.still_in
    return SeatView(
        who=who,
        position=position,
        cards=show_cards(hand, reading.combination if reading and shown else None),
        reading=show_reading(reading) if reading else None,
        stack=now.stacks[seat],
        bet=now.bets[seat],
        folded=seat in now.money.folded,
        all_in=not now.stacks[seat] and seat in now.still_in and now.phase is not Phase.OVER,
        turn=seat == now.to_act,
        dealer=seat == now.players,
        won=now.result.won.get(seat, 0) if now.result else 0,
    )


def show_spot(spot: Spot) -> SpotView:
    """Return a spot as values."""
    return SpotView(
        pick=spot.pick,
        seats=tuple(_show_spot_seat(spot, seat) for seat in range(1, spot.players + 1)),
        middle=MiddleView(
            up=tuple(Slot(str(card), here=True, take=str(card)) for card in spot.up),
            down=tuple(Slot(UNSEEN, here=True, take=f"x{number}", number=number) for number in range(1, spot.down + 1)),
        ),
    )


def _show_spot_seat(spot: Spot, seat: int) -> SpotSeatView:
    took = [taken.card for taken in spot.took if taken.seat == seat]
    mine = seat == spot.seat
    return SpotSeatView(
        number=seat,
        mine=mine,
        dealer=seat == spot.players,
        cards=show_cards([*spot.hand] if mine else [*(None,) * DEALT, *took]),
        reading=show_reading(read(spot.hand, spot.rules)) if mine else None,
        turn=mine,
        folded=seat in dict(spot.out),
        took=show_cards(took),
    )


def _show_middle(now: RoundState, names: Names) -> MiddleView:
    middle = now.middle
    takers = {move.action.taken: names[move.seat] for move in now.moves if move.action.kind is ActionKind.TAKE}
    return MiddleView(
        up=tuple(
            Slot(str(card or UNSEEN), here=card in middle.face_up, take=str(card), taker=takers.get(str(card)))
            for card in middle.up
        ),
        down=tuple(
            Slot(
                str(card or UNSEEN),
                here=slot not in middle.taken and card not in middle.taken,
                take=str(card) if slot in middle.exposed else f"x{slot}",
                number=slot,
                exposed=slot in middle.exposed,
                taker=takers.get(f"x{slot}") or takers.get(str(card)),
            )
            for slot, card in enumerate(middle.down, 1)
        ),
    )
