"""What lies on a table, as a terminal shows it: labels with cards in notation, beside the sentences, which say why.

A game has a module `on_table` for it, whose function of that name takes what a seat knows of the deal, and `Words`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from .tricks import Trick

__all__ = ["Labelled", "Words", "by_suit", "listed", "trick"]

type Labelled = tuple[str, str]
"""A label, as `terminal-label` names it, and what is there."""


class Words(NamedTuple):
    """What a seat is called, and what says a message of the game with its values."""

    called: Callable[[int], str]
    phrase: Callable[..., str]


def listed(label: str, texts: Iterable[str]) -> Iterator[Labelled]:
    """Yield a label with some texts, if there are any."""
    text = ", ".join(texts)
    if text:
        yield label, text


def trick(tricks: Sequence[Trick], words: Words, trumps: str = "") -> Iterator[Labelled]:
    """Yield the trumps, if there are any, and the trick that's being played, if a card lies in it."""
    yield from listed("trumps", [trumps] * bool(trumps))
    laid = tricks[-1].laid if tricks and not tricks[-1].complete else ()
    yield from listed("trick", (f"{words.called(seat)} {card}" for seat, card in laid))


def by_suit(cards: Iterable[str]) -> list[str]:
    """Return cards sorted by suit and then by rank; a card without a rank lies at the end of its suit."""
    return sorted(cards, key=_order)


def _order(card: str) -> tuple[str, int]:
    rank = card[:-1]
    return (card[-1], int(rank) if rank.isdecimal() else "0123456789TJQKA".find(rank) if len(rank) == 1 else 99)
