"""What has been paid, and the pots that follow from it, for the template `contributions.html`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rake.kit.pots import pots_of, unmatched


def show_contributions(paid: Sequence[int], folded: Collection[int]) -> dict[str, object]:
    """Return what goes back and the pots (8.8) of what each seat has paid in the whole round, in chips."""
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
