"""What lies on the tables of other games than Rake, as values for the macros of `zones.html`.

A game fills the centre of `board.html` with any of these, and the reader's hand with cards to play.
"""

from __future__ import annotations

from ..kit.board import CardView, Name
from ..kit.widget import values


@values()
class HandCard:
    """A card of the reader's hand that sends a message when it's pressed; with an empty one it only lies there.

    `allowed` is False while the rules refuse it. `chosen` says whether it's chosen among several; it is None where a
    press is an action by itself: `action` is what sentences call it. It's `exposed` if it lies face up for
    all, and `best` if a hint finds so.
    """

    code: str
    message: str
    allowed: bool = True
    chosen: bool | None = None
    action: object = None
    exposed: bool = False
    best: bool = False


@values()
class Attack:
    """A card that attacks, and the one that beats it, empty if none does so far."""

    code: str
    beaten_by: str = ""


@values()
class Meld:
    """Cards laid together, and by whom; `target` is what an action that adds a card to them ends with, if any does."""

    cards: tuple[CardView, ...]
    who: Name
    target: str = ""

    @property
    def of_rank(self) -> bool:
        """Whether the cards are a group of one rank, not a run."""
        return len({each.code[:-1] for each in self.cards}) == 1


@values()
class Sequence:
    """A row in which each card has its spot, such as the cards of a suit: codes, empty where none is laid.

    The label is in English.
    """

    label: str
    cards: tuple[str, ...]


@values()
class Pile:
    """A pile of cards: its name in English, how many there are, and the one on top.

    `top` is `xx` if it lies face down, and empty if there is none. `under` is a card that lies face up across the
    bottom, such as the trump. `take` is the message that takes the card on top, empty if that is not allowed.
    """

    label: str
    count: int
    top: str
    under: str = ""
    take: str = ""
