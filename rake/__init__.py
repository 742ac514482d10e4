"""Rake, the five-card game of Vardia: its cards, its combinations, its Ace of Skulls.

Everything is a frozen value, and every value has a text (notation version 1):

- Card: rank, then suit: `2 3 4 5 6 7 8 9 T P L D A` and `S W F C` (Skulls, Wings, Fangs, Crosses), as in `AS`, `TW`,
  `PF`. Read too: lower case, `10`, and the standard deck (`J Q K`, `H` for W, `D` for F, `♠♥♦♣`).
- Cards: joined by dots, `AS.TW.9F`; none: `-`. Read too: spaces, commas, nothing between. A hand is written high to
  low, Skulls Wings Fangs Crosses within a rank.
- Rules: a preset (`book`, `card-room`, `literal`, `russian`) and its changes: `book.kickers-one`.
- Hand: `rake=1 hand=AS.AW.AF.9C.2S`, one to five cards. Showdown: `rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W`, two
  to eight hands of five. Both may end in `rules=...`.
- A link carries the same fields as its query: `?rake=1&hand=AS.AW.AF.9C.2S`.

Text that cannot be read raises `InvalidNotation`, a position that breaks a rule `IllegalPosition`; both are
`ValueError`.
"""

from .cards import ACE_OF_SKULLS, DECK, Card, Rank, Suit, format_cards, parse_cards, shuffled
from .category import Category, Skull
from .errors import IllegalPosition, InvalidNotation, Violation
from .hands import HandValue, Made, Showdown, evaluate, made, showdown
from .notation import format_hand, format_hands, from_query, parse_hand, parse_hands, to_query
from .rules import BOOK, CARD_ROOM, LITERAL, RUSSIAN, HouseRules, parse_rules

__all__ = [
    "ACE_OF_SKULLS",
    "BOOK",
    "CARD_ROOM",
    "DECK",
    "LITERAL",
    "RUSSIAN",
    "Card",
    "Category",
    "HandValue",
    "HouseRules",
    "IllegalPosition",
    "InvalidNotation",
    "Made",
    "Rank",
    "Showdown",
    "Skull",
    "Suit",
    "Violation",
    "evaluate",
    "format_cards",
    "format_hand",
    "format_hands",
    "from_query",
    "made",
    "parse_cards",
    "parse_hand",
    "parse_hands",
    "parse_rules",
    "showdown",
    "shuffled",
    "to_query",
]
