"""A pick-up dealt on to the reveal with the card taken, and what the best one makes of it, for `playout.html`."""

from __future__ import annotations

from functools import lru_cache

from rake import Action, HandValue, Odds, Spot, showdown
from rake.analysis.playout import contrast
from rake.analysis.spot import Taken

from .board import show_fan
from .reading import show_decision, show_reading
from .verdict import show_cost

_contrasted = lru_cache(16)(contrast)


def show_playout(odds: Odds, taken: Action) -> dict[str, object] | None:
    """Return a deal that the card taken loses and the best one wins; None for a card that is right, or without one.

    `seats` are the reader's and the winners' hands; `lost` says what told them apart, `won` what does with the best
    card, which makes `better` of the reader's hand; `took` has every pick-up, `others` the hands of all others.
    """
    both = _contrasted(odds, taken) if show_cost(odds, taken) else None
    if not both:
        return None
    (took, lost), (_, won) = both
    spot, hands = odds.spot, lost.values
    shown = (spot.seat, *lost.winners)
    against = showdown({seat: hands[seat].cards for seat in shown[:2]}, spot.rules)
    return {
        "seats": [_show_seat(spot, seat, hands[seat]) for seat in shown],
        "winners": list(lost.winners),
        "lost": show_decision(against),
        "better": show_reading(won.values[spot.seat]),
        "won": show_decision(won),
        "took": [_show_taken(spot, each) for each in took],
        "others": [
            _who(spot, seat) | _show_hand(hands[seat]) | {"code": "shows"} for seat in hands if seat not in shown
        ],
    }


def _show_seat(spot: Spot, seat: int, hand: HandValue) -> dict[str, object]:
    """Return a hand at the reveal for the macro `spot_board`."""
    mine = seat == spot.seat
    held = {"number": seat, "mine": mine, "turn": False, "folded": False, "dealer": seat == spot.players}
    return held | {"won": not mine} | _show_hand(hand)


def _show_hand(hand: HandValue) -> dict[str, object]:
    return {"cards": show_fan(hand.combination + hand.kickers, hand.combination), "reading": show_reading(hand)}


def _show_taken(spot: Spot, taken: Taken) -> dict[str, object]:
    """Return the event of a pick-up."""
    return _who(spot, taken.seat) | {"code": "take", "card": str(taken.card), "slot": 0, "hidden": not taken.face_up}


def _who(spot: Spot, seat: int) -> dict[str, object]:
    return {"who": [{"kind": "you" if seat == spot.seat else "seat", "code": str(seat), "number": "1"}]}
