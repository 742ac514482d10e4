"""A round or a spot as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rake import Action, ActionKind, Card, Phase, Spot
from rake.kit.cards import UNSEEN
from rake.kit.saying import namesake
from rake.record import DEALT, in_order
from rake.round_state import RoundState

from ...kit.board import CardView, Name, PotView, Seat, Seated, Slot, positions
from ...kit.names import Names, cast_names
from ...kit.widget import values
from . import words
from .reading import ReadingView, read, show_cards, show_reading


def bot_name(bettor: str, number: int = 1) -> Name:
    """Return the name of a bot; `number` tells those of one character apart."""
    return Name("bot", words.BETTOR[bettor], words.SHORT_BETTOR[bettor], namesake(number))


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat in a round or a spot, what its hand makes, and in a spot the cards that it has picked up so far."""

    reading: ReadingView | None
    took: tuple[CardView, ...] = ()


@values()
class MiddleView:
    """The two rows of the middle, face up and face down."""

    up: tuple[Slot, ...]
    down: tuple[Slot, ...]


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """A round or a spot: its seats, its middle, the chips in the middle, also by pots, and the phase."""

    middle: MiddleView
    phase: str
    pot: int = 0
    pots: tuple[PotView, ...] = ()

    def marked(self, marks: Mapping[str, str]) -> BoardView:
        """Return the board with marks on the cards of the middle, by the code of the card, `xx` for a hidden one.

        A hidden card that is gone has none.
        """

        def marked(slot: Slot) -> Slot:
            is_known = slot.here or slot.code != UNSEEN
            return replace(slot, mark=marks.get(slot.code, "") if is_known else "")

        middle = MiddleView(tuple(map(marked, self.middle.up)), tuple(map(marked, self.middle.down)))
        return replace(self, middle=middle)


def show_board(now: RoundState, names: Names, near: int = 0) -> BoardView:
    """Return a round as values, seen from the seat `near`, 0 for one who only watches. Unknown cards are face down."""
    around = positions(now.players, near)
    return BoardView(
        seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in range(1, now.players + 1)),
        middle=_show_middle(now, names),
        phase=now.phase.value,
        near=near,
        pot=now.pot,
        pots=tuple(PotView(pot.chips, tuple(names[seat] for seat in pot.contestants)) for pot in now.pots),
    )


def _show_seat(now: RoundState, seat: int, who: Name, position: str) -> SeatView:
    hand = in_order(now.hands[seat])
    cards = [card for card in hand if card]
    whole = len(cards) == len(hand)
    reading = read(cards, now.rules) if whole and cards else None
    shown = now.result and now.result.showdown and seat in now.still_in
    last = next((move for move in reversed(now.moves) if move.seat == seat), None)
    took_last = last and last.action.kind is ActionKind.TAKE and now.phase is not Phase.OVER
    return SeatView(
        who=who,
        position=position,
        cards=show_cards(
            hand, reading.combination if reading and shown else None, now.hands[seat][-1] if took_last else None
        ),
        reading=show_reading(reading) if reading else None,
        stack=now.stacks[seat],
        bet=now.bets[seat],
        folded=seat in now.money.folded,
        all_in=not now.stacks[seat] and seat in now.still_in and now.phase is not Phase.OVER,
        turn=seat == now.to_act,
        dealer=seat == now.players,
        won=now.result.won.get(seat, 0) if now.result else 0,
        gain=now.stacks[seat] - now.start[seat - 1] if now.result else 0,
    )


def spot_names(spot: Spot) -> Names:
    """Return the names of a spot's seats, and "You" for the reader."""
    return cast_names(spot.players, spot.seat)


def show_spot(spot: Spot, names: Names, taken: Action | None = None) -> BoardView:
    """Return a spot as values, seen from the seat that is to pick up. Nobody's chips are known.

    A face-up card that this seat has `taken` is in its hand; face-down ones are all the same to a spot.
    """
    around = positions(spot.players, spot.seat)
    card = taken.card if taken else None
    me = names[spot.seat]
    return BoardView(
        seats=tuple(
            _show_spot_seat(spot, seat, names[seat], around[seat], card) for seat in range(1, spot.players + 1)
        ),
        middle=MiddleView(
            up=tuple(Slot(str(each), here=each != card, take=str(each), taker=me) for each in spot.up),
            down=tuple(Slot(UNSEEN, here=True, take=f"x{number}", number=number) for number in range(1, spot.down + 1)),
        ),
        phase=(Phase.FIRST_PICK if spot.pick == 1 else Phase.SECOND_PICK).value,
        near=spot.seat,
    )


def _show_spot_seat(spot: Spot, seat: int, who: Name, position: str, card: Card | None) -> SeatView:
    took = [taken.card for taken in spot.took if taken.seat == seat]
    mine = seat == spot.seat
    hand = (*spot.hand, card) if card else spot.hand
    new = (CardView(str(card), new=True),) if card and mine else ()
    return SeatView(
        who=who,
        position=position,
        cards=(*show_cards([*spot.hand] if mine else [*(None,) * DEALT, *took]), *new),
        reading=show_reading(read(hand, spot.rules)) if mine else None,
        stack=None,
        bet=0,
        folded=seat in dict(spot.out),
        all_in=False,
        turn=mine,
        dealer=seat == spot.players,
        won=0,
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
