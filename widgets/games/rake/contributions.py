"""What each seat has paid in a round and the resulting pots, as values for the template `contributions.html`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rake.kit.pots import pots_of, unmatched


def show_contributions(paid: Sequence[int], folded: Collection[int]) -> dict[str, object]:
    """Return the chips that go back unmatched, and the pots (8.8), for the chips that each seat has paid in a round.

    Each pot has its chips, the levels `from` and `to` between which each seat's payment belongs to it, and its seats.
    `beyond` tells whether a seat that folded paid more than any seat still in.
    """
    most, back = unmatched(paid)
    kept = [chips - back * (seat == most) for seat, chips in enumerate(paid, 1)]
    pots = pots_of(kept, [seat for seat in range(1, len(paid) + 1) if seat not in folded])
    levels = [0, *(min(kept[seat - 1] for seat in pot.contestants) for pot in pots)]
    return {
        "back": {"seat": most, "chips": back} if back else None,
        "pots": [
            {"chips": pot.chips, "from": below, "to": level, "last": pot is pots[-1], "seats": list(pot.contestants)}
            for pot, below, level in zip(pots, levels, levels[1:], strict=False)
        ],
        "beyond": max(kept) > levels[-1],
    }
