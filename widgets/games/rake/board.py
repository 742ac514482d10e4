"""A round or a spot as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Mapping

from rake import Phase, Spot
from rake.kit.cards import UNSEEN
from rake.record import DEALT, in_order
from rake.round_state import RoundState

from ...kit.widget import values
from .reading import CardView, ReadingView, read, show_cards, show_reading


@values()
class Name:
    """The name of a seat, for the macro `who`.

    `kind` is `you`, `bot` or `seat`; `code` a bot's character or the seat's number; `number` tells equal characters
    apart.
    """

    kind: str
    code: str
    number: str = "1"


type Names = Mapping[int, Name]
"""The name of each seat."""


@values()
class SeatView:
    """A seat in a round: its hand and what that makes, its chips, and where it is in the betting.

    `won` is the number of chips that it won.
    """

    who: Name
    cards: tuple[CardView, ...]
    reading: ReadingView | None
    stack: int
    bet: int
    folded: bool
    all_in: bool
    turn: bool
    dealer: bool
    won: int


@values()
class LaidView:
    """A card laid in the middle: `here` until it is taken; one of the face-down row has a slot, from 1."""

    code: str
    here: bool
    slot: int = 0
    exposed: bool = False


@values()
class MiddleView:
    """The two rows of the middle, face up and face down."""

    up: tuple[LaidView, ...]
    down: tuple[LaidView, ...]


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
    return BoardView(
        seats=tuple(_show_seat(now, seat, names[seat]) for seat in range(1, now.players + 1)),
        middle=_show_middle(now),
        pot=now.pot,
        pots=tuple(PotView(pot.chips, tuple(names[seat] for seat in pot.contestants)) for pot in now.pots),
        phase=now.phase.value,
    )


def _show_seat(now: RoundState, seat: int, who: Name) -> SeatView:
    hand = in_order(now.hands[seat])
    cards = [card for card in hand if card]
    whole = len(cards) == len(hand)
    reading = read(cards, now.rules) if whole and cards else None
    shown = now.result and now.result.showdown and seat in now.still_in
    return SeatView(
        who=who,
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
            up=tuple(LaidView(str(card), here=True) for card in spot.up),
            down=tuple(LaidView(UNSEEN, here=True, slot=slot) for slot in range(1, spot.down + 1)),
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


def _show_middle(now: RoundState) -> MiddleView:
    middle = now.middle
    return MiddleView(
        up=tuple(LaidView(str(card or UNSEEN), here=card in middle.face_up) for card in middle.up),
        down=tuple(
            LaidView(
                str(card or UNSEEN),
                here=slot not in middle.taken and card not in middle.taken,
                slot=slot,
                exposed=slot in middle.exposed,
            )
            for slot, card in enumerate(middle.down, 1)
        ),
    )
