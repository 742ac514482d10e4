"""Rake, the five-card game of Vardia: its cards, its combinations, its Ace of Skulls.

Everything is a frozen value, and every value has a text (notation version 1):

- Card: rank, then suit: `2 3 4 5 6 7 8 9 T P L D A` and `S W F C` (Skulls, Wings, Fangs, Crosses), as in `AS`, `TW`,
  `PF`. Read too: lower case, `10`, and the standard deck (`J Q K`, `H` for W, `D` for F, `♠♥♦♣`).
- Cards: joined by dots, `AS.TW.9F`; none: `-`. Read too: spaces, commas, nothing between. A hand is written high to
  low, Skulls Wings Fangs Crosses within a rank.
- Rules: a preset (`book`, `card-room`, `literal`, `russian`) and its changes: `book.kickers-one`.
- Hand: `rake=1 hand=AS.AW.AF.9C.2S`, one to five cards. Showdown: `rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W`, two
  to eight hands of five. Both may end in `rules=...`.
- Action: `fold`, `check`, `call`, `bet 5`, `raise 12` (to a total of 12 in this betting round), `take TW` (a face-up
  card), `take x3` (the card in slot 3 of the face-down row).
- Record: a round, one step a line: `rake 1 players=4 ante=1 stacks=100.100.100.100`, `deal 1=AS.TW.9F 2=xx.xx.xx ...`,
  `bets 1 check, 2 bet 5, ...`, `middle up=... down=...`, `picks 1 DS, 2 x3, ...`; `xx` is a card not seen. Seat 1 sits
  at the dealer's left, the last seat is the dealer.
- Table: `rake=1 chairs=100.-.80a ante=2 dealer=3`: the chips of each chair, `-` for an empty one, and letters: `a` is
  away, `w` waits for the big blind, `s` and `b` owe a small or a big one; `t2` has had two lapses of time.
- Spot (a pick-up decision): `rake=1 players=6 seat=3 pick=1 hand=AS.AW.9F up=DS.2W.7C.LF.LC down=5 took=1-TW.2-xx`:
  what lies in the middle face up, and how many cards face down; every pick-up so far, `xx` face down by another, `x9F`
  by oneself; `out=4.5-1` are the seats that folded, with the pick-up that they left before if not this one.
- A link carries the same fields as its query: `?rake=1&hand=AS.AW.AF.9C.2S`.

Text that cannot be read raises `InvalidNotation`, a position that breaks a rule `IllegalPosition`, a step that the
rules refuse `IllegalAction`; all are `ValueError`.
"""

from .action import CALL, CHECK, FOLD, Action, ActionKind, parse_action
from .analysis.bots import BETTORS, Bettor, Bot
from .analysis.odds import Chance, Odds, odds, parse_odds
from .analysis.outs import Outs, outs
from .analysis.pickers import PICKERS
from .analysis.spot import Spot, Taken, parse_spot
from .cards import ACE_OF_SKULLS, DECK, Card, Rank, Suit, format_cards, parse_cards, shuffled
from .category import Category, Skull
from .hands import Decision, HandValue, MadeHand, Showdown, evaluate, made_hand, showdown
from .kit.betting import BetRange
from .kit.chair import Chair
from .kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from .kit.notation import from_query
from .kit.pots import Pot, SharedPot
from .lookup import evaluator
from .middle import Middle
from .notation import format_hand, format_hands, parse_hand, parse_hands, to_query
from .phase import Move, Options, Phase
from .reveal import Result
from .round import Record, Round, View, parse_record
from .rule_of import RULE_OF, rule_of
from .rules import BOOK, CARD_ROOM, LITERAL, RUSSIAN, HouseRules, Ranking, parse_rules
from .table import Table, parse_table

__all__ = [
    "ACE_OF_SKULLS",
    "BETTORS",
    "BOOK",
    "CALL",
    "CARD_ROOM",
    "CHECK",
    "DECK",
    "FOLD",
    "LITERAL",
    "PICKERS",
    "RULE_OF",
    "RUSSIAN",
    "Action",
    "ActionKind",
    "BetRange",
    "Bettor",
    "Bot",
    "Card",
    "Category",
    "Chair",
    "Chance",
    "Decision",
    "HandValue",
    "HouseRules",
    "IllegalAction",
    "IllegalPosition",
    "InvalidNotation",
    "MadeHand",
    "Middle",
    "Move",
    "Odds",
    "Options",
    "Outs",
    "Phase",
    "Pot",
    "Rank",
    "Ranking",
    "Record",
    "Result",
    "Round",
    "SharedPot",
    "Showdown",
    "Skull",
    "Spot",
    "Suit",
    "Table",
    "Taken",
    "View",
    "Violation",
    "evaluate",
    "evaluator",
    "format_cards",
    "format_hand",
    "format_hands",
    "from_query",
    "made_hand",
    "odds",
    "outs",
    "parse_action",
    "parse_cards",
    "parse_hand",
    "parse_hands",
    "parse_odds",
    "parse_record",
    "parse_rules",
    "parse_spot",
    "parse_table",
    "rule_of",
    "showdown",
    "shuffled",
    "to_query",
]
