"""The numbers on Durak's pages, exactly, by the names that their Markdown uses (`{{ name }}`)."""

from __future__ import annotations

from math import comb

from rake.shelf.durak.rules import DECK, HELD, RANKS, SUITS, beats

from ...kit.numbers import Numbers

PLAIN, TRUMP = SUITS[0], SUITS[1]

RANK_NAMES = {
    "en": dict(zip(RANKS, ("6", "7", "8", "9", "10", "jack", "queen", "king", "ace"), strict=True)),
    "ru": dict(zip(RANKS, ("6", "7", "8", "9", "10", "валет", "дама", "король", "туз"), strict=True)),
}


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)

    def percent(share: float) -> str:
        return numbers.short(share) + numbers.sign

    beaten = {card: sum(beats(card, other, TRUMP) for other in DECK.cards) for card in DECK.cards}
    worth = (
        f"| {RANK_NAMES[lang][rank]} | {beaten[rank + PLAIN]} | {percent(answered(rank + PLAIN))} | "
        f"{beaten[rank + TRUMP]} | {percent(answered(rank + TRUMP))} |"
        for rank in RANKS
    )
    return {
        "worth": "\n".join(worth),
        "plain_ace_beats": str(beaten["A" + PLAIN]),
        "trump_six_beats": str(beaten["6" + TRUMP]),
        "answered_six": percent(answered("6" + PLAIN)),
        "answered_ace": percent(answered("A" + PLAIN)),
        "no_trump": numbers.one_in(no_trump(2)),
    }


def answered(card: str) -> float:
    """Return the chance that six unknown cards have one that beats this card, if nothing but it has been seen."""
    others, beating = len(DECK.cards) - 1, sum(beats(other, card, TRUMP) for other in DECK.cards)
    return 1 - comb(others - beating, HELD) / comb(others, HELD)


def no_trump(seats: int) -> float:
    """Return the chance that nobody is dealt a trump, the turned-up card apart (DU5.6)."""
    others, dealt = len(DECK.cards) - 1, seats * HELD
    return comb(others - len(RANKS) + 1, dealt) / comb(others, dealt)
