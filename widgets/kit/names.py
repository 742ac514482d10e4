"""What the seats of a table are called."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from rake.kit.errors import InvalidNotation, read_each

from . import words
from .board import Name

type Names = Mapping[int, Name]
"""The name of each seat."""

READER, UNNAMED = "you", "-"
"""What stands for the reader, and for a player without a name, among the codes of a table's players."""


def seat_name(seat: int, own: int | None = None) -> Name:
    """Return the name of a seat without a player's name: its number, but "You" for the reader's `own`."""
    if seat == own:
        return Name("you", words.YOU, words.YOU_IN_SHORT, str(seat))
    return Name("seat", words.SEAT, str(seat), str(seat))


def seat_names(players: int, people: Sequence[str] = (), own: int | None = None) -> Names:
    """Return the name of each seat: the names of people as far as they go, then numbers, and "You" for `own`."""
    named = {seat: Name("person", person, person, str(seat)) for seat, person in enumerate(people[:players], 1)}
    return {
        seat: seat_name(seat, own) if seat == own else named.get(seat) or seat_name(seat)
        for seat in range(1, players + 1)
    }


def cast_names(players: int, own: int | None = None, people: Sequence[str] = ()) -> Names:
    """Return the name of each seat of a deal: of `people`, else Ann, Ben and so on; "You" for the reader's `own`."""
    return seat_names(players, people or words.PEOPLE, own)


def parse_people(text: str) -> tuple[str, ...]:
    """Return the names in a text such as `Ann.Ben.Cat`. Raises `InvalidNotation`."""
    people = tuple(text.split(".")) if text else ()
    if not all(person.isalpha() for person in people):
        raise InvalidNotation("people", text)
    return people


def codes_of(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the codes of the reader and of bots, with a number from the second of a character on: `you.sly.sly2`."""
    codes = (READER, *bots)
    met = (codes[: at + 1].count(code) for at, code in enumerate(codes))
    return tuple(f"{code}{number if number > 1 else ''}" for code, number in zip(codes, met, strict=True))


def readers_seat(codes: Sequence[str]) -> int:
    """Return the seat at which the reader sat, by the codes of the players; 0 if that isn't among them."""
    return codes.index(READER) + 1 if READER in codes else 0


def names_of(codes: Sequence[str], bot_name: Callable[[str, int], Name]) -> Names:
    """Return the name of each seat by the codes of the players, if any; `bot_name` names a bot of a character."""
    named = cast_names(len(codes))

    def name(seat: int, code: str) -> Name:
        if code in (READER, UNNAMED):
            return seat_name(seat, seat) if code == READER else named[seat]
        bot = code.rstrip("23456789")
        return bot_name(bot, int(code.removeprefix(bot) or 1))

    return {seat: name(seat, code) for seat, code in enumerate(codes, 1)}


def parse_who(bots: Iterable[str], seats: int, text: str) -> tuple[str, ...]:
    """Return the codes of the players by seat, none for an empty text; only `-` may be there twice.

    Raises `InvalidNotation`.
    """

    def check(code: str) -> str:
        if not re.fullmatch(rf"{READER}|{UNNAMED}|({'|'.join(bots)})[2-9]?", code):
            raise InvalidNotation("|".join((READER, UNNAMED, *bots)), code)
        return code

    codes = read_each(".", check, text) if text else ()
    if len(codes) not in (0, seats) or any(code != UNNAMED and codes.count(code) > 1 for code in codes):
        raise InvalidNotation("who", text)
    return codes


def without_reader(codes: Sequence[str]) -> tuple[str, ...]:
    """Return the codes of the players as others get them: they don't say which seat is the reader's."""
    return tuple(UNNAMED if code == READER else code for code in codes)
