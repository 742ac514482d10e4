"""The saved state of the widget `table`: its fields, who sits at the table, and the round in play."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import takewhile
from random import Random

from rake import BETTORS, Action, InvalidNotation, Round, Table, View, parse_action
from rake.hands import MOST_PLAYERS
from rake.kit.errors import read_each
from rake.kit.notation import Fields
from rake.table import read_table

from ...kit.fields import one_of

YOU = 1
"""The number of the reader's chair."""

TABLE_FIELDS = (
    "chairs", "ante", "dealer", "playing", "rules", "who", "skill", "buy", "bought", "left", "last", "guide", "seed",
    "acts", "hint", "hinted", "known", "review",
)  # fmt: skip

type Bettors = tuple[str, ...]
"""The character in each chair after the reader's, an empty text for an empty chair."""


def read_seats(fields: Fields) -> tuple[Table, Bettors]:
    """Return the table and its bots. Raises `InvalidNotation` unless the chairs taken are those of the reader and them.

    Raises `IllegalPosition` for a table that the rules don't allow.
    """
    table = read_table(fields)
    bettors = fields.read("who", partial(read_each, ".", read_bettor))
    if [*map(bool, table.chairs)] != [True, *map(bool, bettors)] or len(table.chairs) != MOST_PLAYERS:
        raise InvalidNotation("who", fields.read("who", str))
    return table, bettors


def read_bettor(word: str) -> str:
    """Return the character that a word names, an empty text for `-`. Raises `InvalidNotation`."""
    return "" if word == "-" else one_of(BETTORS, word)


def read_actions(text: str) -> tuple[Action, ...]:
    """Return the actions of a round in play. Raises `InvalidNotation`."""
    return tuple(parse_action(word.replace("_", " ")) for word in text.split(".") if word)


@lru_cache(4)
def deal(table: Table, seed: str) -> tuple[Table, Round]:
    """Return the table during its next round, and that round just after the deal, both as the seed has it."""
    return table.next_round(Random(seed))


def seat_in(table: Table) -> int:
    """Return the reader's seat in the round of a table; 0 if they sit it out."""
    return table.playing.index(YOU) + 1 if YOU in table.playing else 0


type Moment = tuple[Round, View]
"""A state of a round and the reader's view of it; the public view if they sit the round out."""


def replay(table: Table, seed: str, actions: tuple[Action, ...]) -> tuple[Moment, ...]:
    """Return the moments of a round: after the deal, then after every action.

    Raises `IllegalAction` for one that the rules refuse, and `InvalidNotation` if the reader is neither in the round
    nor sits it out.
    """
    seat, you = seat_in(deal(table, seed)[0]), table.chair(YOU)
    if not seat and not (you.away or you.waiting):
        raise InvalidNotation("chairs", str(table))
    moments = _cached_moments(table, seed)
    played = [move.action for move in moments[-1][0].moves]
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(played, actions, strict=False)))
    del moments[shared + 1 :]
    for action in actions[shared:]:
        now = moments[-1][0].apply(action)
        moments.append((now, _seen(now, seat)))
    return tuple(moments)


@lru_cache(4)
def _cached_moments(table: Table, seed: str) -> list[Moment]:
    """Return the cached list of moments for this deal, at first just the deal.

    `replay` changes it in place, so that its next call replays only what differs.
    """
    table_dealt, dealt = deal(table, seed)
    return [(dealt, _seen(dealt, seat_in(table_dealt)))]


def _seen(now: Round, seat: int) -> View:
    return now.seen_by(seat) if seat else now.public_view()
