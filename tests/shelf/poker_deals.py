"""Deals of Hold'em and Omaha, as the questions about them have them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rake.kit.game import View
from rake.kit.ranking import DECK
from rake.kit.records import DealRecord
from rake.shelf.holdem.action import Act
from rake.shelf.holdem.game import GAME as HOLDEM
from rake.shelf.omaha.game import GAME as OMAHA

GAMES = {game.word: game for game in (HOLDEM, OMAHA)}

CALLS = ("3 call", "4 call", "1 call")
ROUND = ["3 call", "1 call", "2 check", "1 check", "2 check", "3 check", "1 check", "2 check", "3 check"]
SIDE_POTS = [
    *("3 raise 80", "4 call", "5 call", "1 call", "2 call"),
    *("1 check", "3 bet 40", "4 raise 220", "5 call", "1 fold"),
]
"""PK-V7: seat 1 put in 80 and folded, 2 is all-in for 50, 3 for 120, 4 and 5 put in 300 each."""


def in_field(view: View[Act]) -> str:
    """Return the field `deal` of what a seat has seen."""
    record = view.record()
    assert isinstance(record, DealRecord)
    return f"deal={record.in_field}"


def deal(
    lines: Sequence[str], seats: int = 4, word: str = "holdem", seen: int = 0, rules: str = "default", **chips: str
) -> str:
    """Return the field `deal` of these actions, from a pack in some order, as a seat sees it."""
    header = f"{word} 1 seats={seats} rules={rules} deck={'.'.join(DECK.shuffled(Random(seats)))}"
    header += "".join(f" {name}={value}" for name, value in chips.items())
    return in_field(GAMES[word].parse_record("~".join([header, *lines])).views(seen)[-1])
