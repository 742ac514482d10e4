"""Tricks on a table of a game other than Rake, as values for the macros of `tricks.html`."""

from __future__ import annotations

from rake.kit.tricks import Suits, Trick

from ..kit.board import NEAR, Name, Seat, Seated
from ..kit.names import Names
from ..kit.widget import values

SIDES = {
    2: ("top",),
    3: ("left", "right"),
    4: ("left", "top", "right"),
    5: ("left", "top-left", "top-right", "right"),
}
"""Where the others' cards lie in a trick, from the reader's left on, by how many play."""


@values()
class TrickCard:
    """A card of a trick, at the `side` of the table of the player who played it, one of `SIDES` or `NEAR`.

    The code is empty for a player who is still to play. `led` if it was the first card, `won` if it took the trick.
    """

    code: str
    side: str
    who: Name
    led: bool = False
    won: bool = False


@values(kw_only=True)
class TrickTable[S: Seat](Seated[S]):
    """A table with a trick in its centre, one that is complete until somebody leads to the next.

    `last` is the latest trick that is complete, empty before there is one.
    """

    trick: tuple[TrickCard, ...]
    last: tuple[TrickCard, ...]


def show_trick(trick: Trick, suits: Suits, names: Names, near: int) -> tuple[TrickCard, ...]:
    """Return the cards of a trick in the order of play, as they lie if `near` is the seat at the reader's side."""
    laid = dict(trick.laid)
    winner = suits.winner(trick) if trick.complete else 0
    sides = (NEAR, *SIDES[trick.seats])
    return tuple(
        TrickCard(
            code=laid.get(seat, ""),
            side=sides[(seat - near) % trick.seats],
            who=names[seat],
            led=seat in laid and not turn,
            won=seat == winner,
        )
        for turn, seat in enumerate(trick.order)
    )


def show_last(tricks: tuple[Trick, ...], suits: Suits, names: Names, near: int) -> tuple[TrickCard, ...]:
    """Return the latest of a deal's tricks that is complete, in the order of play; nothing before there is one."""
    complete = [trick for trick in tricks if trick.complete]
    return show_trick(complete[-1], suits, names, near) if complete else ()
