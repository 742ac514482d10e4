"""What each seat has paid in a deal and the pots that come of it, as values for the macro `divided`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rake.kit.pots import pots_of, unmatched

from .board import Name
from .names import Names
from .widget import values


@values()
class BackView:
    """Chips that go back to a player because nobody matched them."""

    who: Name
    chips: int


@values()
class LayerView:
    """A pot: its chips, who plays for it, and the levels between which each player's payment belongs to it."""

    chips: int
    above: int
    up_to: int
    last: bool
    who: tuple[Name, ...]


@values()
class ContributionsView:
    """The chips that go back, and the pots; `beyond` if a seat that folded paid more than any seat still in."""

    back: BackView | None
    pots: tuple[LayerView, ...]
    beyond: bool


def show_contributions(paid: Sequence[int], folded: Collection[int], names: Names) -> ContributionsView:
    """Return the chips that go back and the pots, for the chips that each seat has paid in a deal."""
    highest, back = unmatched(paid)
    kept = [chips - back * (seat == highest) for seat, chips in enumerate(paid, 1)]
    pots = pots_of(kept, [seat for seat in range(1, len(paid) + 1) if seat not in folded])
    levels = [0, *(min(kept[seat - 1] for seat in pot.contestants) for pot in pots)]
    return ContributionsView(
        back=BackView(names[highest], back) if back else None,
        pots=tuple(
            LayerView(pot.chips, below, level, pot is pots[-1], tuple(names[seat] for seat in pot.contestants))
            for pot, below, level in zip(pots, levels, levels[1:], strict=False)
        ),
        beyond=max(kept) > levels[-1],
    )
