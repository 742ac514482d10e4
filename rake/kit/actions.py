"""Actions written as a word, or as a word and chips or cards: `check`, `raise 60`, `meld 6C.5C.4C`, `lay 7S on 1`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace

from .cards import UNSEEN, Deck, check_distinct
from .chips import parse_chips
from .errors import InvalidNotation, offset_by

__all__ = ["Action", "CardAction"]

ON = " on "
"""What comes before a target."""

_TARGET = re.compile(r"[1-9][0-9]?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player says: a word, and chips if the word has any."""

    kind: str
    chips: int = 0

    def __str__(self) -> str:
        """Return the notation."""
        return f"{self.kind} {self.chips}" if self.chips else self.kind


def action_parser(words: Collection[str], with_chips: Collection[str]) -> Callable[[str], Action]:
    """Return a parser of a game's actions: `words` alone, `with_chips` with at least one chip."""

    def parse(text: str) -> Action:
        """Return the action that a text names. Raises `InvalidNotation`."""
        said = text.strip()
        word, gap, chips = said.partition(" ")
        kind = word.lower()
        with offset_by(len(text) - len(text.lstrip())):
            if kind in with_chips and gap:
                with offset_by(len(word + gap)):
                    if not (number := parse_chips(chips)):
                        raise InvalidNotation("chips", chips)
                return Action(kind, number)
            if gap or kind not in words:
                raise InvalidNotation("chips" if kind in with_chips else "action", said)
        return Action(kind)

    return parse


@dataclass(frozen=True, slots=True)
class CardAction:
    """Something done with cards: a word, and the cards, high to low; None, after them, for each that is not seen.

    `target` is the number of what on the table it's done to, such as a meld; 0 if the action has none.
    Raises `IllegalPosition` for a card that is named twice.
    """

    kind: str
    cards: tuple[str | None, ...] = ()
    target: int = 0

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            check_distinct(self.seen)

    def __str__(self) -> str:
        """Return the notation."""
        cards = f" {'.'.join([card or UNSEEN for card in self.cards])}" if self.cards else ""
        return f"{self.kind}{cards}{ON}{self.target}" if self.target else self.kind + cards

    @property
    def seen(self) -> tuple[str, ...]:
        """The cards that are seen."""
        return tuple(filter(None, self.cards))

    @property
    def masked(self) -> CardAction:
        """The same with none of its cards seen."""
        return replace(self, cards=(None,) * len(self.cards))


def card_action_parser(
    alone: Collection[str], counts: Mapping[str, range], deck: Deck[str], targeted: Collection[str] = ()
) -> Callable[[str], CardAction]:
    """Return a parser of a game's actions: the words `alone`, and others with as many cards of a deck as `counts` has.

    The cards may be named in any order. Let `counts` reach as far as a hand: the rules say whether that's too many.
    After the cards, those words of `counts` that are `targeted` name a target from 1: `lay 7S on 1`.
    """

    def parse(text: str) -> CardAction:
        """Return the action that a text names. Raises `InvalidNotation`, and `IllegalPosition` for a card twice."""
        said = text.strip()
        if said.lower() in alone:
            return CardAction(said.lower())
        word, gap, rest = said.partition(" ")
        named, on, number = rest.partition(ON)
        with offset_by(len(text) - len(text.lstrip())):
            if word.lower() not in counts or bool(on) != (word.lower() in targeted):
                raise InvalidNotation("action", said)
            with offset_by(len(word + gap)):
                cards = deck.parse_seen(named) if named else ()
                if len(cards) not in counts[word.lower()]:
                    raise InvalidNotation("cards", named)
            if on and not _TARGET.fullmatch(number):
                raise InvalidNotation("number", number, len(word + gap + named + on))
        seen = deck.descending(card for card in cards if card)
        return CardAction(word.lower(), (*seen, *(None,) * (len(cards) - len(seen))), int(number or 0))

    return parse
