"""A card table as values for the macros of `board.html`: who sits there, and the cards that lie in its centre."""

from __future__ import annotations

from collections.abc import Sequence

from .widget import values


@values(eq=True)
class Name:
    """The name of a seat, for the macro `who`: a sentence to translate, which may hold the `number`.

    `kind` is `you`, `bot`, `seat` or `person`. The number is the seat's, or tells equal bots apart: then it's empty for
    the first. `short` is the name where there is little room.
    """

    kind: str
    text: str
    short: str
    number: str = "1"

    @property
    def called(self) -> str:
        """What it's called in play: a bot has its full name only before the game."""
        return self.short if self.kind == "bot" else self.text


@values(eq=True)
class CardView:
    """A card in a row: its code, `xx` face down.

    It is `dim` if it is a spare card beside the combination, `new` if a player has just taken it, and `exposed` if it
    lies face up for all, although it is in a hand.
    """

    code: str
    dim: bool = False
    new: bool = False
    exposed: bool = False


@values()
class Slot:
    """A spot of the centre and the card that was laid there: `here` until it is taken, and then by `taker` if known.

    One in a row of face-down cards has a `number`, from 1; `exposed` if its card was turned up by mistake. `take` is
    what the message that takes the card calls it, empty if nobody may. `mark` is how the card was as an answer, `right`
    or `wrong`; `best` on one that would have been right; else empty.
    """

    code: str
    here: bool
    take: str
    number: int = 0
    exposed: bool = False
    taker: Name | None = None
    mark: str = ""


@values()
class PotView:
    """A pot: its chips and who plays for it."""

    chips: int
    who: tuple[Name, ...]


@values(kw_only=True, eq=True)
class Seat:
    """A seat: its cards, how it is doing, and in a game for chips its stack, its bet and how many chips it won.

    `cards` is None in a game without hands. `position` is where it is around the table, one of `POSITIONS` or `NEAR`.
    `points` is the player's score in the match; None in a game for chips, or if the match isn't known. A seat is `best`
    if it has won a deal for points. `won` is what it takes from the pots at the end, its own chips among them, and
    `gain` how many more it has than before the deal.
    `partner` is the seat that it plays with, if any, and it is an `ally` if it plays with the one at the reader's side
    of the table.
    """

    who: Name
    cards: tuple[CardView, ...] | None
    turn: bool
    dealer: bool
    position: str
    stack: int | None = None
    bet: int = 0
    folded: bool = False
    all_in: bool = False
    won: int = 0
    gain: int = 0
    points: int | None = None
    best: bool = False
    partner: Name | None = None
    ally: bool = False


@values(kw_only=True)
class Seated[S: Seat]:
    """The seats around a table; `near` is the one whose hand lies before the reader, 0 if they only watch.

    It is `settling` while something lies there that deserves a longer look before play goes on, such as a whole trick.
    """

    seats: tuple[S, ...]
    near: int = 0
    settling: bool = False

    @property
    def own(self) -> S | None:
        """The seat whose hand lies before the reader; None if they only watch."""
        return self.seats[self.near - 1] if self.near else None

    @property
    def others(self) -> tuple[S, ...]:
        """All other seats, clockwise from the reader's left; all seats if they only watch."""
        return (*self.seats[self.near :], *self.seats[: max(0, self.near - 1)])


POSITIONS: Sequence[Sequence[str]] = (
    (),
    ("top",),
    ("top-left", "top-right"),
    ("left", "top", "right"),
    ("left", "top-left", "top-right", "right"),
    ("left", "far-left", "top", "far-right", "right"),
    ("low-left", "high-left", "top-left", "top-right", "high-right", "low-right"),
    ("low-left", "high-left", "far-left", "top", "far-right", "high-right", "low-right"),
    ("low-left", "high-left", "upper-left", "top-left", "top-right", "upper-right", "high-right", "low-right"),
    ("low-left", "high-left", "upper-left", "far-left", "top", "far-right", "upper-right", "high-right", "low-right"),
)
"""Where the others sit, from the reader's left on, by how many they are; the style sheet has an area for each name."""

NEAR = "near"
"""The reader's side of the table, where somebody sits if the reader only watches."""


def positions(players: int, near: int) -> dict[int, str]:
    """Return where each seat is, clockwise from the reader's left; `near` is the one at their side, 0 for the last."""
    near = near or players
    others = [(near + step) % players + 1 for step in range(players - 1)]
    return {near: NEAR} | dict(zip(others, POSITIONS[len(others)], strict=True))


def waiting_table(people: Sequence[Name], chips: int | None = None) -> Seated[Seat]:
    """Return a table before its first deal, from the reader on, who is the first of the people; `chips` is for each."""
    around = positions(len(people), 1)
    return Seated(
        seats=tuple(
            Seat(who=name, cards=(), turn=False, dealer=False, position=around[seat], stack=chips)
            for seat, name in enumerate(people, 1)
        ),
        near=1,
    )
