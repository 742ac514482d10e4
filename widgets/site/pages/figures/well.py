"""The figures of the guide `docs/well.md`, How do you play Rake well."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import log2

from widgets.site.pages.figures import words
from widgets.site.pages.figures.advice import DUELS, KINDS
from widgets.site.pages.figures.data import Data, Speech
from widgets.site.pages.figures.drawn import Cell, Figure, Row, Table, heat
from widgets.site.pages.figures.guided import DUEL_DEALS, PLAYERS, SKULL_STARTS, STARTS
from widgets.site.pages.figures.rounds import Mean

COLUMNS = tuple(map(str, PLAYERS))

BET_SIZES = {size: Fraction(size) for size in words.BET_SIZE}
"""The sizes of bets in the guide's table, as parts of the pot."""


def must_work(size: Fraction) -> Fraction:
    """Return how often (0..1) all others have to fold to a bluff of this part of the pot, for it to cost nothing.

    The bluff wins the pot if they fold and loses the bet if not.
    """
    return size / (1 + size)


def caller_needs(size: Fraction) -> Fraction:
    """Return how often (0..1) a player has to win who calls a bet of this part of the pot, for it to cost nothing."""
    return size / (1 + 2 * size)


def _beside_fair(share: float, players: int) -> int:
    """Return the colour (0 to 8) of a share (0..1) of the pot: 2 for a fair one, and three steps for twice as much."""
    return max(0, min(8, round(2 + 3 * log2(max(share * players, 0.01)))))


def _shares(
    speech: Speech, corner: str, names: dict[str, str], kinds: Iterable[str], share_of: Callable[[str, int], Mean]
) -> Figure:
    """Return a figure of shares of the pot, by kinds of cards and numbers of players, beside the fair share."""
    numbers, rows = speech.numbers, []
    for kind in kinds:
        shares = [(share_of(kind, players).share, players) for players in PLAYERS]
        cells = tuple(Cell(numbers.short(share), heat=_beside_fair(share, players)) for share, players in shares)
        rows.append(Row(speech(names[kind]), cells))
    # One decimal only where the share is exact with it: 12.5 would be neither 12 nor 13.
    exact = {players: int(100 % players > 0 and 1000 % players == 0) for players in PLAYERS}
    fair = tuple(
        Cell(numbers.fixed(100 / players, exact[players]), heat=_beside_fair(1 / players, players))
        for players in PLAYERS
    )
    rows.append(Row(speech(words.FAIR), fair, last=True))
    error = max(share_of(kind, players).error for kind in kinds for players in PLAYERS)
    foot = speech(words.POINT_ERROR, error=numbers.fixed(100 * error, 1))
    return Figure(Table(speech(corner), COLUMNS, tuple(rows), foot, over=speech(words.PLAYERS)))


def dealt_worth(data: Data, speech: Speech) -> Figure:
    """Return the figure of the share of the pot that each kind of three dealt cards wins, by number of players."""
    return _shares(speech, words.DEAL, words.GUIDE_START, STARTS, data.start)


def skull_worth(data: Data, speech: Speech) -> Figure:
    """Return the figure of the share of the pot that the Ace of Skulls wins, by what is dealt with it."""
    return _shares(speech, words.BESIDE, words.NEXT_TO_SKULL, SKULL_STARTS, data.beside_skull)


def face_up(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often each kind of face-up card is worth at least a face-down one, by pick-up."""
    rows = []
    for kind in KINDS:
        shares = [data.kind(kind, held) for held in (3, 4)]
        cells = tuple(Cell(speech.numbers.short(share), heat=heat(share)) for share in shares)
        rows.append(Row(speech(words.FACE_UP[kind]), cells))
    columns = speech.each(words.FIRST_PICK, words.SECOND_PICK)
    return Figure(Table(speech(words.FACE_UP_CARD), columns, tuple(rows)))


def duels(data: Data, speech: Speech) -> Figure:
    """Return the figure of what the guide's rules win from other ways to pick up, by number of players."""
    rows = []
    for players in DUEL_DEALS:
        means = [data.duel(way, players) for way in DUELS]
        rows.append(Row(str(players), tuple(_with_error(speech, mean) for mean in means)))
    columns = speech.each(*(words.RIVAL[way] for way in DUELS))
    return Figure(Table(speech(words.PLAYERS), columns, tuple(rows), over=speech(words.AGAINST)))


def _with_error(speech: Speech, mean: Mean) -> Cell:
    numbers = speech.numbers
    return Cell(numbers.fixed(100 * mean.share, 1), f"± {numbers.fixed(100 * mean.error, 1)}")


def seat_worth(data: Data, speech: Speech) -> Figure:
    """Return the figure of the share of the pot won by the first to pick and by the dealer, beside the fair share."""
    numbers, rows = speech.numbers, []
    for players in PLAYERS:
        first, *_, last = data.seat_shares(players)
        fair = Cell(numbers.fixed(100 / players, 1))
        rows.append(Row(str(players), (_with_error(speech, first), fair, _with_error(speech, last))))
    columns = speech.each(words.FIRST_SEAT, words.FAIR_SHARE, words.DEALER)
    return Figure(Table(speech(words.PLAYERS), columns, tuple(rows)))


def bluffs(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often a bluff has to work, by the size of the bet."""
    del data
    rows = []
    for name, size in BET_SIZES.items():
        works = float(must_work(size))
        shares = works, works ** (1 / 2), works ** (1 / 3), float(caller_needs(size))
        rows.append(
            Row(speech(words.BET_SIZE[name]), tuple(Cell(speech.numbers.fixed(100 * each, 0)) for each in shares))
        )
    columns = (
        *(speech(words.MUST_WORK), speech(words.EACH_OF, num=2), speech(words.EACH_OF, num=3)),
        speech(words.CALLER),
    )
    return Figure(Table(speech(words.BET), columns, tuple(rows)))
