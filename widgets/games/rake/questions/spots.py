"""What the kinds of questions about a spot show."""

from __future__ import annotations

from rake import Spot

from ....kit.names import Names, cast_names
from ..board import BoardView, show_spot


def names_of(spot: Spot) -> Names:
    """Return the names of the seats, with "You" for the player who is to pick up."""
    return cast_names(spot.players, spot.seat)


def board_of(spot: Spot) -> BoardView:
    """Return the spot on its board."""
    return show_spot(spot, names_of(spot))
