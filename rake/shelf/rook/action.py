"""What a player of Rook does, and how it's written: `bid 85`, `give 5S.2H.9D`, `trump H partner AS`, `play RO`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...kit.actions import card_action_parser
from ...kit.cards import UNSEEN, check_distinct
from ...kit.chips import parse_chips
from ...kit.errors import InvalidNotation, offset_by
from .rules import DECK, PACKS

__all__ = ["BID", "GIVE", "LEAD", "LEFT", "ME", "PASS", "PLAY", "TRUMP", "RookAction", "parse_action"]

BID, GIVE, TRUMP, LEAD, PLAY = "bid", "give", "trump", "lead", "play"
ME, LEFT = "me", "left"
"""The seats that may lead to the first trick: the high bidder, or the player on the left (RK3.6)."""

PARTNER = " partner "
"""What comes before a partner card (RK6.1)."""

_CHOICES = {LEAD: (ME, LEFT), TRUMP: tuple(suit.lower() for pack in PACKS.values() for suit in pack.suits)}
_MOST = 14
"""The cards of the largest hand. The rules say how many may be passed on."""

_parse_cards = card_action_parser((), {GIVE: range(1, _MOST + 1), PLAY: range(1, 2)}, DECK)


@dataclass(frozen=True, slots=True)
class RookAction:
    """Something that a player does: a word, and what it needs.

    A bid has `points`. What is given or played is in `cards`, high to low; None, after them, for each that is not seen.
    `choice` is the suit of trumps, and a partner card then in `cards`; or who leads, `ME` or `LEFT`.
    Raises `IllegalPosition` for a card that is named twice.
    """

    kind: str
    cards: tuple[str | None, ...] = ()
    points: int = 0
    choice: str = ""

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            check_distinct(self.seen)

    def __str__(self) -> str:
        """Return the notation."""
        cards = ".".join([card or UNSEEN for card in self.cards])
        if self.choice:
            return f"{self.kind} {self.choice}{PARTNER if cards else ''}{cards}"
        return f"{self.kind} {cards or self.points or ''}".rstrip()

    @property
    def said(self) -> str:
        """What sentences call it: its kind, `partner` with a partner card, `me` or `left` for the first lead."""
        if self.kind == LEAD:
            return self.choice
        return "partner" if self.kind == TRUMP and self.cards else self.kind

    @property
    def suit(self) -> str:
        """The suit that is named as trumps."""
        return self.choice

    @property
    def seen(self) -> tuple[str, ...]:
        """The cards that are seen."""
        return tuple(filter(None, self.cards))

    @property
    def masked(self) -> RookAction:
        """The same with none of its cards seen."""
        return replace(self, cards=(None,) * len(self.cards))


PASS = RookAction("pass")


def parse_action(text: str) -> RookAction:
    """Return the action that a text names, e.g. `bid 85`. Raises `InvalidNotation`, and `IllegalPosition` for cards."""
    said = text.strip()
    if said.lower() == PASS.kind:
        return PASS
    word, gap, rest = said.partition(" ")
    kind = word.lower()
    with offset_by(len(text) - len(text.lstrip())):
        if kind == BID and gap:
            with offset_by(len(word + gap)):
                if not (points := parse_chips(rest)):
                    raise InvalidNotation("points", rest)
            return RookAction(BID, points=points)
        if kind in _CHOICES:
            with offset_by(len(word + gap)):
                return _parse_choice(kind, rest)
        action = _parse_cards(said)
    return RookAction(action.kind, action.cards)


def _parse_choice(kind: str, text: str) -> RookAction:
    """Return the action in which one of some words is chosen, and with trumps a partner card if there is one."""
    choice, partner, card = text.partition(PARTNER)
    if choice.lower() not in _CHOICES[kind] or (partner and kind != TRUMP):
        raise InvalidNotation("|".join(_CHOICES[kind]), text)
    with offset_by(len(choice + partner)):
        cards = (DECK.parse(card),) if partner else ()
    return RookAction(kind, cards, choice=choice.upper() if kind == TRUMP else choice.lower())
