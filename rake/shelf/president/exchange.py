"""Which seat holds which office as a deal begins, and what is exchanged before it (PR2.3, PR2.4, PR6)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...kit.errors import IllegalPosition, Violation
from ...kit.records import Deal, RecordRefusal, format_numbers, parse_numbers
from .rules import DECK, OPENING, Refusal, parse_house_rules

__all__ = [
    "Exchange",
    "Start",
    "check_offices",
    "dealt_to",
    "given",
    "offices_in",
    "own_of",
    "shown_at_first",
    "start_of",
]


class Exchange(NamedTuple):
    """An exchange: the seat `giver` gives up its highest cards, `size` of them, and `receiver` returns any as many."""

    receiver: int
    giver: int
    size: int


class Start(NamedTuple):
    """What a deal begins with: the seats by office, the best first, and the exchanges; neither in a first deal."""

    offices: tuple[int, ...] = ()
    exchanges: tuple[Exchange, ...] = ()


def own_of(offices: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    """Return the field of a record that lists seats by their offices (PR5.8)."""
    return (("offices", format_numbers(offices)),)


def offices_in(own: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    """Return the seats by their offices that a record's own fields list; nothing in a first deal."""
    return tuple(seat for _, text in own for seat in parse_numbers(text))


def check_offices(seats: int, rules: str, offices: tuple[int, ...]) -> None:
    """Raise `IllegalPosition` unless a deal can begin with these seats in office.

    Each seat has one, and the last one deals. If players change seats, they sit in the order of their offices (PR2.3).
    """
    in_order = tuple(range(1, seats + 1))
    fits = offices == in_order or (not parse_house_rules(rules).reseat and sorted(offices) == [*in_order])
    if not fits or offices[-1] != seats:
        raise IllegalPosition(Violation(Refusal.OFFICES, (format_numbers(offices),)))


@lru_cache(64)
def _start(rules: str, seats: int, own: tuple[tuple[str, str], ...]) -> Start:
    offices, size = offices_in(own), parse_house_rules(rules).exchange
    if not offices:
        return Start()
    check_offices(seats, rules, offices)
    first = [Exchange(offices[0], offices[-1], size)] if size else []
    second = [Exchange(offices[1], offices[-2], 1)] if size > 1 and seats > 3 else []
    return Start(offices, (*first, *second))


def start_of(deal: Deal[str]) -> Start:
    """Return what a deal begins with. Raises `IllegalPosition` for offices that it cannot have."""
    return _start(deal.rules, deal.seats, deal.own)


def dealt_to(deal: Deal[str], seat: int) -> tuple[str | None, ...]:
    """Return the cards that a seat was dealt, one at a time from seat 1 on (PR2.2)."""
    return deal.deck[seat - 1 :: deal.seats]


def given(deal: Deal[str], exchange: Exchange) -> tuple[str, ...]:
    """Return the cards that are given up, high to low: the highest of the hand (PR2.4).

    Raises `IllegalPosition` for a view that lacks them.
    """
    visible = DECK.descending(card for card in dealt_to(deal, exchange.giver) if card)
    if len(visible) < exchange.size:
        raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))
    return visible[: exchange.size]


def shown_at_first(deal: Deal[str], seat: int) -> frozenset[str]:
    """Return the cards that a seat sees as the deal begins, beside those dealt to it.

    They are the card that opens a first deal, and those given up in an exchange in which it takes part (PR5.7).
    """
    start = start_of(deal)
    if not start.offices:
        return frozenset({OPENING})
    return frozenset(card for each in start.exchanges if seat in each[:2] for card in given(deal, each))
