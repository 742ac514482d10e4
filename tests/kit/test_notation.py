"""Notation of a game that is made up here: its texts, links and records, and where an error points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.errors import InvalidNotation
from rake.kit.notation import Notation, from_query

WHIST = Notation("whist", 2)
NAMES = ("seats", "trump", "deal")

PIECES = st.from_regex(r"[a-z0-9.,;+&%~#?-]{1,7}", fullmatch=True)
VALUES = st.lists(PIECES, min_size=1, max_size=3).map(" ".join)
# A record has fields of its own, which don't belong to the text around it.
RECORDS = st.lists(st.tuples(st.sampled_from(NAMES), PIECES).map("=".join), min_size=1, max_size=3).map(" ".join)
FIELDS = st.fixed_dictionaries({}, optional={"seats": VALUES, "trump": VALUES, "deal": RECORDS}).map(
    lambda fields: {name: fields[name] for name in NAMES if name in fields}
)


def error_of(read: Callable[[], object]) -> tuple[str, str, int]:
    """Return what an error says: what was expected, what was found there, and where."""
    with pytest.raises(InvalidNotation) as error:
        read()
    return error.value.expected, error.value.found, error.value.at


@pytest.mark.property
@given(FIELDS)
def test_fields_read_back_from_text_link_and_header(fields: dict[str, str]) -> None:
    text = WHIST.format_fields(fields)
    assert text.startswith("whist=2")
    header = WHIST.format_header(fields)
    assert header.startswith("whist 2")
    for read in (
        WHIST.parse_fields(text, NAMES),
        WHIST.parse_fields(from_query(WHIST.to_query(text)), NAMES),
        WHIST.parse_header(header, NAMES),
    ):
        assert {name: read.read(name, str) for name in NAMES if name in read} == fields


@pytest.mark.property
@given(FIELDS, st.sampled_from(["", "whist=2 ", "whist 2 ", "  whist   2  "]))
def test_an_error_points_into_the_whole_text(fields: dict[str, str], opening: str) -> None:
    text = opening + " ".join(f"{name}={value}" for name, value in fields.items())

    def refuse(value: str) -> None:
        raise InvalidNotation("nothing", value)

    read = WHIST.parse_header(text, NAMES)
    for name, value in fields.items():
        expected, found, at = error_of(partial(read.read, name, refuse))
        assert (expected, found) == ("nothing", value if len(value) <= 24 else f"{value[:23]}…")
        assert text[at:].startswith(value)


def test_the_word_and_version_may_be_missing_but_not_another() -> None:
    assert WHIST.parse_fields("seats=4", NAMES).read("seats", int) == 4
    assert WHIST.parse_header("seats=4", NAMES).read("seats", int) == 4
    assert error_of(lambda: WHIST.parse_fields("seats=4 whist=1", NAMES)) == ("version 2", "1", 14)
    assert error_of(lambda: WHIST.parse_header("whist 1 seats=4", NAMES)) == ("version 2", "1", 6)
    assert error_of(lambda: WHIST.parse_fields("bridge=2 seats=4", NAMES)) == ("field", "bridge", 0)


def test_what_is_no_field_of_the_game_is_refused_at_its_place() -> None:
    assert error_of(lambda: WHIST.parse_fields(" AS seats=4", NAMES)) == ("field", "AS", 1)
    assert error_of(lambda: WHIST.parse_fields("seats=4 ante=2", NAMES)) == ("field", "ante", 8)
    assert error_of(lambda: WHIST.parse_header("whist 2 seats=4 seats=4", NAMES)) == ("field", "seats", 16)
    assert error_of(lambda: WHIST.parse_header("whist 2 trump=S", NAMES).read("seats", int)) == ("field seats", "", 8)


def test_the_field_of_a_record_holds_all_that_follows() -> None:
    text = "whist=2 trump=S deal=seats=4 trump=H"
    assert WHIST.parse_fields(text, NAMES).read("deal", str) == "seats=4 trump=H"
    assert Notation("whist", 2, "hands").parse_fields("hands=deal=4 x", ("hands",)).read("hands", str) == "deal=4 x"


def test_a_record_may_have_a_field_named_as_its_game() -> None:
    names = (*NAMES, "whist")
    assert WHIST.parse_header("whist 2 seats=4 whist=3", names).read("whist", int) == 3
    assert WHIST.parse_header("seats=4 whist=3", names).read("whist", int) == 3
    assert error_of(lambda: WHIST.parse_header("whist 1 whist=2", names)) == ("version 2", "1", 6)
