"""The reader's guess at a hand's combination: whether it is right, and if not, in what way it is wrong."""

from __future__ import annotations

from rake import Category, MadeHand

from ...kit.widget import values

# Lower combinations whose cards are part of each combination: four of a rank also hold three of it.
_CONTAINS = {
    Category.TWO_PAIR: {Category.PAIR},
    Category.THREE_OF_A_KIND: {Category.PAIR},
    Category.FULL_PACK: {Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND},
    Category.QUADS: {Category.PAIR, Category.THREE_OF_A_KIND},
    Category.RAKE: {Category.RUN, Category.SUITS_FULL},
}


@values()
class Judgement:
    """A guess with its rule's number: `right`, `short` (true, but the hand makes more) or `wrong`."""

    kind: str
    guess: str
    rule: str


def judge(guess: Category, hand: MadeHand) -> Judgement:
    """Return what is to be said of a guess at a hand's combination."""
    if guess is hand.category:
        kind = "right"
    elif guess is Category.HIGH_CARD or guess in _CONTAINS.get(hand.category, ()):
        kind = "short"
    else:
        kind = "wrong"
    return Judgement(kind, guess.name, f"3.{guess + 1}")
