"""A round or a spot as the values (strings and numbers) that the macros of `board.html` show."""

from __future__ import annotations

from collections.abc import Iterable

from rake import Card, Phase, Spot
from rake.kit.cards import UNSEEN
from rake.record import DEALT, in_order
from rake.round_state import RoundState

from .reading import read, show_reading

type Fan = list[dict[str, object]]
type Names = dict[int, dict[str, str]]
"""The name of each seat, as values for the macro `who`.

`kind` is `you`, `bot` or `seat`; `code` a bot's character or the seat's number; `number` tells equal characters apart.
"""


def show_board(now: RoundState, names: Names) -> dict[str, object]:
    """Return the seats, the middle, the pots and the phase of a round for templates. Unknown cards are face down."""
    return {
        "seats": [_show_seat(now, seat) | {"who": names[seat]} for seat in range(1, now.players + 1)],
        "middle": _show_middle(now),
        "pot": now.pot,
        "pots": [{"chips": pot.chips, "who": [names[seat] for seat in pot.contestants]} for pot in now.pots],
        "phase": now.phase.value,
    }


def _show_seat(now: RoundState, seat: int) -> dict[str, object]:
    hand = in_order(now.hands[seat])
    cards = [card for card in hand if card]
    won = now.result.won.get(seat, 0) if now.result else 0
    whole = len(cards) == len(hand)
    reading = read(cards, now.rules) if whole and cards else None
    shown = now.result and now.result.showdown and seat in now.still_in
    return {
        "seat": seat,
        "cards": show_fan(hand, reading.combination if reading and shown else None),
        "reading": show_reading(reading) if reading else None,
        "stack": now.stacks[seat],
        "bet": now.bets[seat],
        "folded": seat in now.money.folded,
        "all_in": not now.stacks[seat] and seat in now.still_in and now.phase is not Phase.OVER,
        "turn": seat == now.to_act,
        "dealer": seat == now.players,
        "won": won,
    }


def show_fan(cards: Iterable[Card | None], lit: Iterable[Card] | None = None) -> Fan:
    """Return cards for the macro `fan`: each one's code, `xx` for None, and whether it is dimmed.

    Cards that are not in `lit` are dimmed; with None for `lit` none is.
    """
    bright = None if lit is None else set(lit)
    return [{"code": str(card) if card else UNSEEN, "dim": bright is not None and card not in bright} for card in cards]


def show_spot(spot: Spot) -> dict[str, object]:
    """Return the seats and the middle of a spot for templates, as the seat that is to pick up knows them."""
    return {
        "seats": [_show_spot_seat(spot, seat) for seat in range(1, spot.players + 1)],
        "middle_rows": {
            "up": [{"code": str(card), "here": True} for card in spot.up],
            "down": [{"code": UNSEEN, "slot": at, "here": True, "exposed": False} for at in range(1, spot.down + 1)],
        },
    }


def _show_spot_seat(spot: Spot, seat: int) -> dict[str, object]:
    took = [taken.card for taken in spot.took if taken.seat == seat]
    mine = seat == spot.seat
    return {
        "number": seat,
        "mine": mine,
        "turn": mine,
        "won": False,
        "folded": seat in dict(spot.out),
        "dealer": seat == spot.players,
        "cards": show_fan([*spot.hand] if mine else [*(None,) * DEALT, *took]),
        "took": show_fan(took),
        "reading": show_reading(read(spot.hand, spot.rules)) if mine else None,
    }


def _show_middle(now: RoundState) -> dict[str, object]:
    up = [{"code": str(card or UNSEEN), "here": card in now.middle.face_up} for card in now.middle.up]
    down = [
        {
            "slot": slot,
            "code": str(card) if card else UNSEEN,
            "here": slot not in now.middle.taken and card not in now.middle.taken,
            "exposed": slot in now.middle.exposed,
        }
        for slot, card in enumerate(now.middle.down, 1)
    ]
    return {"up": up, "down": down}
