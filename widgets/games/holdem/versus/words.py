"""What is said of what decides between hands of Hold'em and its variants, in English; templates translate it."""

from __future__ import annotations

from collections.abc import Mapping

from rake.kit.ranking import Category

from ....kit.words import N_

HIGHER_KIND = N_("the higher kind of hand, %(better)s over %(worse)s.")

_NEXT_CARD = N_("the next card that counts, %(high)s over %(low)s.")
_TRIPLET = N_("the higher three of a kind, %(high)s over %(low)s.")
_TOP_CARD = N_("its top card, %(high)s over %(low)s.")

DECIDED: Mapping[Category, tuple[str, ...]] = {
    Category.HIGH_CARD: (N_("its highest card, %(high)s over %(low)s."), _NEXT_CARD),
    Category.PAIR: (N_("the higher pair, %(high)s over %(low)s."), _NEXT_CARD),
    Category.TWO_PAIR: (
        N_("the higher of its pairs, %(high)s over %(low)s."),
        N_("the lower of its pairs, %(high)s over %(low)s."),
        _NEXT_CARD,
    ),
    Category.THREE_OF_A_KIND: (_TRIPLET, _NEXT_CARD),
    Category.STRAIGHT: (_TOP_CARD,),
    Category.FLUSH: (N_("the first card that differs, %(high)s over %(low)s."),),
    Category.FULL_HOUSE: (_TRIPLET, N_("the higher pair, %(high)s over %(low)s.")),
    Category.FOUR_OF_A_KIND: (N_("the higher four of a rank, %(high)s over %(low)s."), _NEXT_CARD),
    Category.STRAIGHT_FLUSH: (_TOP_CARD,),
    Category.FIVE_OF_A_KIND: (N_("the higher five of a kind, %(high)s over %(low)s."),),
}
"""What decides between two hands of a kind, by which of the ranks compared is the first to differ (PK1.4).

The last sentence of a kind also serves for the ranks after it.
"""
