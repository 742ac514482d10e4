"""What each seat has paid in a deal and the pots that come of it, as values for the macro `divided`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rake.kit.betting_events import ChipsReturned, WonAlone, WonUnshown, pot_named
from rake.kit.events import Event
from rake.kit.pots import Pot, pots_of, unmatched

from .betting_remarks import PotContested, PotLayer
from .names import Names
from .saying import Remark
from .widget import values

ALONE, UNSHOWN = "alone", "unshown"
"""How a pot is taken that only one seat plays for: a side pot, or all the chips because everyone else has folded."""


@values()
class LayerView:
    """A pot: its chips, the levels between which each player's payment belongs to it, and what is said of it.

    `taken` says how, if only one seat plays for it.
    """

    chips: int
    above: int
    up_to: int
    said: tuple[Event | Remark, ...]
    taken: str


@values()
class ContributionsView:
    """The chips that go back, and the pots, with the names of the seats."""

    back: ChipsReturned | None
    pots: tuple[LayerView, ...]
    names: Names


def show_contributions(paid: Sequence[int], folded: Collection[int], names: Names) -> ContributionsView:
    """Return the chips that go back and the pots, for the chips that each seat has paid in a deal."""
    highest, back = unmatched(paid)
    kept = [chips - back * (seat == highest) for seat, chips in enumerate(paid, 1)]
    pots = pots_of(kept, [seat for seat in range(1, len(paid) + 1) if seat not in folded])
    returned = ChipsReturned(highest, back) if back else None
    return ContributionsView(returned, tuple(_layers(kept, pots)), names)


def _layers(kept: Sequence[int], pots: Sequence[Pot]) -> Iterator[LayerView]:
    above = 0
    for number, pot in enumerate(pots):
        up_to = min(kept[seat - 1] for seat in pot.contestants)
        is_open = pot is pots[-1] and max(kept) > up_to  # a seat that folded has paid more than any seat still in
        layer = (PotLayer(above, 0 if is_open else up_to),) if len(pots) > 1 else ()
        alone = len(pot.contestants) == 1
        taken = (ALONE if number else UNSHOWN) if alone else ""
        yield LayerView(pot.chips, above, up_to, (_holds(number, pot, len(pots)), *layer), taken)
        above = up_to


def _holds(number: int, pot: Pot, pots: int) -> Event | Remark:
    """Return what is said of the seats that play for a pot."""
    if len(pot.contestants) > 1:
        return PotContested(pot.contestants, pot_named(number, pots), number, pot.chips)
    (seat,) = pot.contestants
    return WonAlone(seat, number, pot.chips) if number else WonUnshown(seat, pot.chips)
