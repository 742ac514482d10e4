"""What is said of the answers to questions about turns, prices and cards."""

from __future__ import annotations

from ....kit.saying import Remark

# Why it is or isn't a seat's turn


class SeatNext(Remark):
    """A seat is next, clockwise."""

    seat: int


class SeatFolded(Remark):
    """A seat has folded (7.4)."""

    rule = "7.4"
    seat: int


class SeatAllIn(Remark):
    """A seat has no chips left to bet (7.1)."""

    rule = "7.1"
    seat: int


class SeatAnswered(Remark):
    """A seat has acted and owes nothing (7.3)."""

    rule = "7.3"
    seat: int


class SeatTook(Remark):
    """A seat has taken a card already (6.5)."""

    rule = "6.5"
    seat: int


class SeatLater(Remark):
    """Another seat comes first."""


# What a betting round or a pick-up waits for


class StillToAct(Remark):
    """A seat has to act before the betting round can end (7.3)."""

    rule = "7.3"
    seat: int


class StillToTake(Remark):
    """A seat has to take a card before the pick-up can end (6.5)."""

    rule = "6.5"
    seat: int


# What a call costs


class PriceOwed(Remark):
    """The price to call, 0 if nobody has bet, and what the seat has put in of it (7.2)."""

    rule = "7.2"
    price: int
    put: int


class ChipsLeft(Remark):
    """All the chips of a seat that can't pay the price (8.8)."""

    rule = "8.8"
    chips: int


# What comes next, and what is laid, held or counted


class StepEnded(Remark):
    """Why a betting round or a pick-up is over, or the whole round, by a code."""

    code: str


class RowsLaid(Remark):
    """How many cards each row of the middle has."""

    rule = "6.4"
    row: int


class CardsLaid(Remark):
    """How many cards are laid for each player (8.5)."""

    rule = "8.5"


class OutsShown(Remark):
    """How many cards make a kind of hand, by the name of its category."""

    count: int
    kind: str


class KindPossible(Remark):
    """Whether another seat could hold more than that kind of hand (1), or not even that (0)."""

    more: int
