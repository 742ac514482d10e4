"""The reader's guess at a hand's name, and why it is wrong."""

from __future__ import annotations

from rake import Category, Made

# What a hand of each category also contains.
_CONTAINS = {
    Category.TWO_PAIR: {Category.PAIR},
    Category.THREE_OF_A_KIND: {Category.PAIR},
    Category.FULL_PACK: {Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND},
    Category.QUADS: {Category.PAIR, Category.THREE_OF_A_KIND},
    Category.RAKE: {Category.RUN, Category.SUITS_FULL},
}


def judge(guess: Category, hand: Made) -> dict[str, str]:
    """Return if the guess is `right`, `short` (the hand holds that, and more), or `wrong`; with the guess's rule."""
    if guess is hand.category:
        kind = "right"
    elif guess is Category.HIGH_CARD or guess in _CONTAINS.get(hand.category, ()):
        kind = "short"
    else:
        kind = "wrong"
    return {"kind": kind, "guess": guess.name, "rule": f"3.{guess + 1}"}
