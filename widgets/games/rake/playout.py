"""An example of a deal that the card taken loses and the best card wins, as values for `playout.html`."""

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
    """Return a deal lost with the card taken and won with the best one; None if the card is right or none was found.

    `seats` are the reader's hand and the winners'; `lost` says why the reader's hand loses. `better` is the reader's
    hand with the best card instead and `won` says why it wins; `took` has every pick-up, `others` the remaining hands.
    """
    both = _contrasted(odds, taken) if show_cost(odds, taken) else None
    if not both:
        return None
    (took, lost), (_, won) = both
    spot, hands = odds.spot, lost.values
    shown = (spot.seat, *lost.winners)
    against = showdown({seat: hands[seat].cards for seat in shown[:2]}, spot.rules, drawn=lost.drawn)
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
    """Return a seat and its hand at the reveal, as values for the macro `spot_board`."""
    mine = seat == spot.seat
    held = {"number": seat, "mine": mine, "turn": False, "folded": False, "dealer": seat == spot.players}
    return held | {"won": not mine} | _show_hand(hand)


def _show_hand(hand: HandValue) -> dict[str, object]:
    return {"cards": show_fan(hand.combination + hand.kickers, hand.combination), "reading": show_reading(hand)}


def _show_taken(spot: Spot, taken: Taken) -> dict[str, object]:
    """Return a pick-up as a line of the log, for the macro `event`."""
    return _who(spot, taken.seat) | {"code": "take", "card": str(taken.card), "slot": 0, "hidden": not taken.face_up}


def _who(spot: Spot, seat: int) -> dict[str, object]:
    return {"who": [{"kind": "you" if seat == spot.seat else "seat", "code": str(seat), "number": "1"}]}
