"""What the seats of a table are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rake.kit.errors import InvalidNotation

from . import words
from .board import Name

type Names = Mapping[int, Name]
"""The name of each seat."""


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
