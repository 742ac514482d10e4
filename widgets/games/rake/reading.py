"""What a hand makes, as the strings and numbers that templates show."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rake import BOOK, Card, HouseRules, InvalidNotation, Made, Showdown, Skull, evaluate, made


def number_in(least: int, most: int, text: str) -> int:
    """Return a number that a state or a message holds. Raises `InvalidNotation`."""
    if text not in map(str, range(least, most + 1)):
        raise InvalidNotation(f"number from {least} to {most}", text)
    return int(text)


def one_of(words: Collection[str], word: str) -> str:
    """Return a word that a state or a form holds. Raises `InvalidNotation` for any but these."""
    if word not in words:
        raise InvalidNotation("|".join(words), word)
    return word


def read(cards: Collection[Card], rules: HouseRules = BOOK) -> Made:
    """Return what one to five cards make."""
    return evaluate(cards, rules) if len(cards) == 5 else made(cards)


def show_cards(cards: Iterable[Card], lit: Collection[Card] | None = None) -> list[dict[str, object]]:
    """Return the cards for the macro `fan`; those outside of `lit`, if it is given, are dimmed."""
    return [{"code": str(card), "dim": lit is not None and card not in lit} for card in cards]


def show_reading(hand: Made) -> dict[str, object]:
    """Return what the macros `name` and `verdict` need: a hand's combination and its Ace of Skulls."""
    ranks = list(dict.fromkeys(card.rank.letter for card in hand.combination))
    return {
        "category": hand.category.name,
        "rule": f"3.{hand.category + 1}",
        "ranks": ranks,
        "suit": hand.combination[0].suit.value,
        "skull": hand.skull.value,
        "skull_spare": hand.skull is Skull.LOSES and hand.category.name in ("THREE_OF_A_KIND", "QUADS"),
        "missing": 5 - len(hand.cards),
    }


def show_decision(result: Showdown) -> dict[str, object]:
    """Return who wins and what decided it."""
    return {
        "winners": list(result.winners),
        "code": result.decided_by.value,
        "rule": result.rule,
        "ranks": [rank.letter for rank in result.ranks],
        "better": result.values[result.winners[0]].category.name,
        "worse": result.values[result.order[-1][0] if len(result.order) < 2 else result.order[1][0]].category.name,
    }
