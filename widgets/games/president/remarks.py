"""What President's table says beside the events: what is due, and why an action, a record or a rule is refused."""

from __future__ import annotations

from ...kit.saying import Remark


class ReturnDue(Remark):
    """Cards that were given to the player, who has to return as many (PR2.4)."""

    given: tuple[str, ...]
    cards: int


class ReturnFirst(Remark):
    """Something done before cards were returned (PR2.4)."""

    cards: int


class NoReturn(Remark):
    """A return where none is due (PR2.4)."""


class ReturnCount(Remark):
    """A wrong number of cards returned (PR2.4)."""

    chosen: int
    cards: int


class MustLead(Remark):
    """A pass by the player who leads (PR3.2)."""


class DifferentRanks(Remark):
    """A play of cards that aren't of one rank (PR3.2)."""


class NeedsOpening(Remark):
    """A first lead without the card that has to be in it (PR3.1)."""

    card: str


class WrongCount(Remark):
    """More or fewer cards than the play to beat (PR3.3)."""

    chosen: int
    cards: int


class NotHigher(Remark):
    """A play that doesn't beat the last one (PR3.3)."""

    card: str


class NoOffices(Remark):
    """Offices that a deal can't begin with (PR2.3)."""

    offices: str


class CardsDontBeat(Remark):
    """Cards that don't beat a play, and how many they are (PR3.3)."""

    count: int
    cards: tuple[str, ...]


class CardsMayBeBeaten(Remark):
    """Cards that somebody may still beat, and how many they are (PR3.5)."""

    count: int
    cards: tuple[str, ...]
