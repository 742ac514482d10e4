"""Combinations and showdowns as strings and numbers for templates; parsers of the numbers and words in a form."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rake import BOOK, Card, HouseRules, InvalidNotation, Made, Showdown, Skull, evaluate, made


def number_in(least: int, most: int, text: str) -> int:
    """Return the number that a text gives, `least` to `most`. Raises `InvalidNotation` for any other text."""
    if text not in map(str, range(least, most + 1)):
        raise InvalidNotation(f"number from {least} to {most}", text)
    return int(text)


def one_of(words: Collection[str], word: str) -> str:
    """Return the word if it is one of `words`. Raises `InvalidNotation` if it isn't."""
    if word not in words:
        raise InvalidNotation("|".join(words), word)
    return word


def read(cards: Collection[Card], rules: HouseRules = BOOK) -> Made:
    """Return the combination that one to five cards make; for five cards it is a `HandValue` under these rules."""
    return evaluate(cards, rules) if len(cards) == 5 else made(cards)


def show_cards(cards: Iterable[Card], lit: Collection[Card] | None = None) -> list[dict[str, object]]:
    """Return cards for the macro `fan`: each one's code, and whether it is dimmed, as all cards not in `lit` are."""
    return [{"code": str(card), "dim": lit is not None and card not in lit} for card in cards]


def show_reading(hand: Made) -> dict[str, object]:
    """Return a hand's combination and what the Ace of Skulls does to it, for the macros `name` and `verdict`."""
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
    """Return the winners of a showdown and what decided it, as values for templates."""
    return {
        "winners": list(result.winners),
        "code": result.decided_by.value,
        "rule": result.rule,
        "ranks": [rank.letter for rank in result.ranks],
        "better": result.values[result.winners[0]].category.name,
        "worse": result.values[result.order[-1][0] if len(result.order) < 2 else result.order[1][0]].category.name,
    }
