"""Decks of any game: the cards, their order, and how they are written and read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType

from .chance import Random, shuffle
from .errors import IllegalPosition, InvalidNotation, Violation, read_each

UNSEEN = "xx"
"""How notation writes a card that is not seen."""

# What separates cards: dots, commas, and spaces of every width, because text copied from a page has such spaces.
_GAP = r".,\s\u00a0\u2000-\u200b\u202f\u3000\ufeff"


class CardRefusal(Enum):
    """Why cards are refused."""

    TWICE = "card-twice"


def check_distinct(cards: Sequence[object]) -> None:
    """Raise `IllegalPosition` at the first card that appears twice."""
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise IllegalPosition(Violation(CardRefusal.TWICE, (str(card),)))


class Deck[C]:
    """The cards of a game: one of each rank and suit, then those that have neither.

    `ranks` and `suits` map spellings, in capitals, to ranks and suits, low to high: first the one that is written for
    each, then others that are also read. `make` gives the card of a rank and a suit, whose `str` is its notation;
    `others` are the cards that have only a name, such as a joker. `index` returns a card's index in `cards`; without it
    a dictionary is used.
    """

    def __init__[R, S](
        self,
        ranks: Mapping[str, R],
        suits: Mapping[str, S],
        make: Callable[[R, S], C],
        others: Mapping[str, C] = MappingProxyType({}),
        index: Callable[[C], int] | None = None,
    ) -> None:
        def suited(rank: str, suit: str) -> C:
            return make(ranks[rank], suits[suit])

        self._suited, self._others = suited, others
        pairs = ((rank, suit) for rank in dict.fromkeys(ranks.values()) for suit in dict.fromkeys(suits.values()))
        self.cards: tuple[C, ...] = (*(make(rank, suit) for rank, suit in pairs), *others.values())
        self._index = index or {card: at for at, card in enumerate(self.cards)}.__getitem__
        self._kinds = frozenset(map(type, self.cards))
        self._written = {str(card): card for card in self.cards}
        # Phones add \ufe0e or \ufe0f after a suit mark, to choose its plain or its coloured form: skip these.
        self._token = re.compile(
            rf"(?P<gap>[{_GAP}]+)|(?P<rank>{_any(ranks)})(?P<suit>{_any(suits)})[\ufe0e\ufe0f]?"
            rf"|(?P<other>{_any(others)})|(?P<unreadable>[^{_GAP}]+)",
            re.IGNORECASE | re.ASCII,
        )

    def parse(self, text: str) -> C:
        """Return the card that `text` names. Raises `InvalidNotation`."""
        if text in self._written:
            return self._written[text]
        match = self._token.fullmatch(text)
        if not match or match["gap"] or match["unreadable"]:
            raise InvalidNotation("card", text)
        return self._card(match)

    def _card(self, match: re.Match[str]) -> C:
        if match["other"]:
            return self._others[match["other"].upper()]
        return self._suited(match["rank"].upper(), match["suit"].upper())

    def parse_cards(self, text: str) -> tuple[C, ...]:
        """Return the cards that `text` lists, in its order; `-` lists none.

        Dots, commas, spaces or nothing may separate the cards. Raises `InvalidNotation` (with the offset of the first
        unreadable card) and `IllegalPosition` (a card appears twice).
        """
        if text.strip(" \t\r\n") == "-":
            return ()
        cards = []
        for match in self._token.finditer(text):
            if match["unreadable"]:
                raise InvalidNotation("card", match["unreadable"], match.start())
            if not match["gap"]:
                cards.append(self._card(match))
        if not cards:
            raise InvalidNotation("card", text.strip())
        return self.distinct(cards)

    def parse_seen(self, text: str) -> tuple[C | None, ...]:
        """Return the cards of a text in which dots separate them; None for `xx`, a card not seen.

        Raises as `parse_cards` does.
        """
        if text == "-":
            return ()
        cards = read_each(".", lambda piece: None if piece.lower() == UNSEEN else self.parse(piece), text)
        self.distinct(card for card in cards if card is not None)
        return cards

    def format_cards(self, cards: Iterable[C | None]) -> str:
        """Return the cards joined by dots, in the order given; `xx` for one not seen, `-` for none."""
        return ".".join(UNSEEN if card is None else str(card) for card in cards) or "-"

    def distinct(self, cards: Iterable[C]) -> tuple[C, ...]:
        """Return the cards unchanged, as a tuple. Raises `IllegalPosition` at the first one that appears twice."""
        given, kinds = tuple(cards), self._kinds
        if kinds.issuperset(map(type, given)) and len({*given}) == len(given):
            return given
        for card in given:
            if not isinstance(card, tuple(kinds)):
                kind = type(self.cards[0]).__name__
                raise TypeError(f"expected a {kind}, found {card!r}: read text with parse_cards")
        check_distinct(given)
        return given

    def descending(self, cards: Iterable[C]) -> tuple[C, ...]:
        """Return the cards in canonical order, high to low."""
        return tuple(sorted(cards, key=self._index, reverse=True))

    def shuffled(self, rng: Random) -> tuple[C, ...]:
        """Return the whole deck in an order drawn from `rng.random()` alone."""
        return shuffle(rng, self.cards)


def _any(spellings: Iterable[str]) -> str:
    """Return a regular expression for any of the spellings, long ones first; it matches nothing if there are none."""
    return "|".join(map(re.escape, sorted(spellings, key=len, reverse=True))) or "(?!)"
