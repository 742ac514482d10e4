"""Pictures made of cards: the ladder of combinations, the two fates of the Ace of Skulls, the rows of the middle."""

from __future__ import annotations

from rake import BOOK, Category, Middle, parse_cards
from rake.action import parse_taken
from rake.hands import evaluate
from widgets.games.rake.reading import ReadingView, show_cards, show_reading
from widgets.kit.board import CardView, Slot
from widgets.kit.widget import values

LADDER = {
    Category.HIGH_CARD: "AW.DF.9C.6S.2W",
    Category.PAIR: "TS.TF.DW.7C.3S",
    Category.TWO_PAIR: "LS.LC.5W.5F.9C",
    Category.THREE_OF_A_KIND: "DS.DW.DF.9C.2S",
    Category.RUN: "9F.8C.7W.6S.5F",
    Category.SUITS_FULL: "DW.TW.8W.5W.2W",
    Category.FULL_PACK: "PS.PW.PC.4F.4S",
    Category.QUADS: "LS.LW.LF.LC.7W",
    Category.RAKE: "TC.9C.8C.7C.6C",
}
"""A hand of each combination, from low to high; the engine checks that it is one."""

FATES = ("AS.AW.AF.9C.2S", "AS.9S.9W.9F.5C")
"""Two hands with the Ace of Skulls: it makes a Three-of-a-kind in the first, and is a spare card in the second."""


@values()
class LadderHand:
    """A hand: its cards, and what it makes."""

    cards: tuple[CardView, ...]
    reading: ReadingView


def _show(text: str) -> LadderHand:
    hand = evaluate(parse_cards(text), BOOK)
    return LadderHand(show_cards(hand.combination + hand.kickers, hand.combination), show_reading(hand))


def ladder() -> tuple[LadderHand, ...]:
    """Return a hand for each combination, from the lowest to the highest. Raises `ValueError` if one is another."""
    shown = tuple(_show(text) for text in LADDER.values())
    made = [each.reading.category for each in shown]
    if made != [category.name for category in LADDER]:
        raise ValueError(f"the ladder's hands make {made}")
    return shown


def skulls() -> tuple[LadderHand, ...]:
    """Return two hands with the Ace of Skulls: one that wins by it, one that loses by it. Raises `ValueError`."""
    shown = tuple(_show(text) for text in FATES)
    if [each.reading.skull for each in shown] != ["wins", "loses"]:
        raise ValueError("the Ace of Skulls has other fates in these hands")
    return shown


def middle(up: str, down: str, taken: str = "") -> tuple[tuple[Slot, ...], ...]:
    """Return both rows of a middle from which cards have been taken: `9C.3W.LW`, `3`, `9C.x1`.

    Raises `IllegalAction` if there is no such card.
    """
    laid = Middle(parse_cards(up), (None,) * int(down))
    for card in filter(None, taken.split(".")):
        _, laid = laid.take(parse_taken(card))
    above = tuple(Slot(str(card), card in laid.face_up, "", number) for number, card in enumerate(laid.up, 1))
    below = tuple(Slot("xx", number in laid.face_down, "", number) for number in range(1, len(laid.down) + 1))
    return above, below
