"""The chips that each player has paid as bars, cut into pots: values for the macro of `pots_picture.html` (8.8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rake.kit.pots import unmatched

from ...kit.board import Name
from ...kit.contributions import ContributionsView
from ...kit.widget import values

HEIGHT, WIDE, NARROW = 168, 52, 40
"""The height of the longest bar, and the room for each with up to six players and with more; in the picture's units."""

LEGIBLE, SHORT = 17, 100_000
"""The least height of a part that has its number written on it, and the amount that is too long to be written."""


@values()
class PartView:
    """A part of a bar: what one player has paid into one pot; `pot` is its number, -1 for chips that go back."""

    pot: int
    chips: int
    top: int
    height: int
    legible: bool


@values()
class BarView:
    """A player's bar: its middle, the height of its top, and its parts from the bottom up."""

    who: Name
    x: int
    top: int
    paid: int
    folded: bool
    parts: tuple[PartView, ...]


@values()
class PotsPicture:
    """The bars of all players, the picture's width, and whether amounts are `written` on it."""

    width: int
    written: bool
    bars: tuple[BarView, ...]


def draw_pots(
    paid: Sequence[int], folded: Collection[int], pots: ContributionsView, names: Sequence[Name]
) -> PotsPicture:
    """Return the bars for the chips that each seat has paid in a round, and for the pots that follow from them."""
    room = WIDE if len(paid) <= 6 else NARROW
    ends = [pot.up_to for pot in pots.pots]
    most, back = unmatched(paid)
    bars = []
    for seat, (chips, name) in enumerate(zip(paid, names, strict=True), 1):
        kept = chips - back * (seat == most)
        # The last pot also takes what a player who folded has paid above it.
        limits = [0, *(min(kept, end) for end in ends[:-1]), kept, chips]
        heights = [HEIGHT - HEIGHT * limit // max(*paid, 1) for limit in limits]
        bars.append(_bar(name, room * seat - room // 2, limits, heights, seat in folded))
    return PotsPicture(room * len(paid), max(paid) < SHORT, tuple(bars))


def _bar(who: Name, x: int, limits: Sequence[int], heights: Sequence[int], folded: bool) -> BarView:
    """Return one player's bar. Its pots, and then the chips that go back, lie between these limits and heights."""
    parts = tuple(
        PartView(
            pot=number if number < len(limits) - 2 else -1,
            chips=above - below,
            top=top,
            height=bottom - top,
            legible=bottom - top >= LEGIBLE,
        )
        for number, (below, above, bottom, top) in enumerate(
            zip(limits, limits[1:], heights, heights[1:], strict=False)
        )
        if above > below
    )
    return BarView(who, x, heights[-1], limits[-1], folded, parts)
