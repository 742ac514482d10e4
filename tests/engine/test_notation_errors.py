"""What notation refuses: what was expected, what was found and where, or which rule is broken."""

from collections.abc import Callable
from typing import Any

import pytest

from rake import (
    DECK,
    Action,
    ActionKind,
    Card,
    IllegalPosition,
    InvalidNotation,
    Violation,
    evaluate,
    format_cards,
    parse_cards,
    parse_hand,
    parse_hands,
    parse_rules,
)
from rake.hands import HandRefusal
from rake.kit.cards import CardRefusal
from rake.kit.chairs import SeatRefusal
from rake.round_state import RoundRefusal


def unread(parse: Callable[[str], object], text: str) -> tuple[str, str, int]:
    """Return what was expected, what was found and where."""
    with pytest.raises(InvalidNotation) as refused:
        parse(text)
    error = refused.value
    assert isinstance(error, ValueError)
    assert str(error) == f"expected {error.expected} at character {error.at + 1}, found {error.found!r}"
    return error.expected, error.found, error.at


@pytest.mark.parametrize(
    "parts",
    [
        {"kind": ActionKind.CHECK, "chips": 5},
        {"kind": ActionKind.BET, "chips": -1},
        {"kind": ActionKind.BET},
        {"kind": ActionKind.RAISE, "chips": 0},
        {"kind": ActionKind.RAISE, "chips": 10**9},
        {"kind": ActionKind.FOLD, "card": DECK[0]},
        {"kind": ActionKind.BET, "chips": 5, "slot": 1},
        {"kind": ActionKind.TAKE},
        {"kind": ActionKind.TAKE, "slot": -1},
        {"kind": ActionKind.TAKE, "slot": 10},
        {"kind": ActionKind.TAKE, "card": DECK[0], "slot": 1},
        {"kind": ActionKind.TAKE, "card": DECK[0], "chips": 1},
    ],
)
def test_an_action_holds_what_its_kind_needs_and_nothing_else(parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidNotation, match=r"expected (action|chips)"):
        Action(**parts)


@pytest.mark.parametrize(
    "parts",
    [
        {"kind": "check"},
        {"kind": "xyz"},
        {"kind": ActionKind.BET, "chips": 2.0},
        {"kind": ActionKind.BET, "chips": True},
        {"kind": ActionKind.TAKE, "slot": "1"},
    ],
)
def test_an_action_has_fields_of_the_right_types(parts: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Action(**parts)


@pytest.mark.parametrize(
    ("text", "found", "at"),
    [
        ("", "", 0),
        ("   ", "", 0),
        ("1S", "1S", 0),
        ("AX", "AX", 0),
        ("AS.AX", "AX", 3),
        ("AS AW 1S", "1S", 6),
        ("ASAW1S", "1S", 4),
        ("AS.A.S", "A", 3),
        ("AS.10", "10", 3),
        ("SA", "SA", 0),
        ("AS-", "-", 2),
        ("--", "--", 0),
        ("AS\x00AW", "\x00AW", 2),
        ("AS.\x1b[31m", "\x1b[31m", 3),
        ("AS.\u202eAW", "\u202eAW", 3),
        ("АS", "АS", 0),  # a Cyrillic A
        ("１S", "１S", 0),
        ("AS.\u212aS", "\u212aS", 3),  # the Kelvin sign, which lower-cases to k
        ("A\u017f", "A\u017f", 0),  # the long s, which upper-cases to S
        ("xx", "xx", 0),
        ("AS." + "x" * 24, "x" * 24, 3),
        ("AS." + "x" * 25, "x" * 23 + "…", 3),
    ],
)
def test_unreadable_cards(text: str, found: str, at: int) -> None:
    assert unread(parse_cards, text) == ("card", found, at)


@pytest.mark.parametrize("text", ["", "1S", "AX", "A", "AS ", " AS", "AS.", "ASAW", "AS\n", "-", "xx", "10", "A\x00S"])
def test_unreadable_card(text: str) -> None:
    assert unread(Card.parse, text) == ("card", text, 0)


@pytest.mark.parametrize(
    ("text", "expected", "found", "at"),
    [
        ("", "preset", "", 0),
        ("poker", "preset", "poker", 0),
        ("kickers-one", "preset", "kickers-one", 0),
        ("book.", "switch", "", 5),
        ("book.kicker-one", "switch", "kicker", 5),
        ("book.kickers-one.kickers-one", "switch", "kickers", 17),
        ("book.kickers-two", "all|one", "two", 13),
        ("book.kickers", "all|one", "", 12),
        ("book.kickers.min_raise-last", "all|one", "", 12),
        ("book.kickers-one.table_stakes-yes", "on|off", "yes", 30),
        ("book\x00", "preset", "book\x00", 0),
    ],
)
def test_unreadable_rules(text: str, expected: str, found: str, at: int) -> None:
    assert unread(parse_rules, text) == (expected, found, at)


@pytest.mark.parametrize(
    ("text", "expected", "found", "at"),
    [
        ("", "field hand", "", 0),
        ("rake=1", "field hand", "", 0),
        ("AS.AW", "field", "AS.AW", 0),
        ("AS.AW rake=1", "field", "AS.AW", 0),
        ("rake=2 hand=AS", "version 1", "2", 5),
        ("rake= hand=AS", "version 1", "", 5),
        ("rake=1 hand=AS hand=AW", "field", "hand", 15),
        ("rake=1 hand=AS spot=1", "field", "spot", 15),
        ("rake=1 hand=AS hands=AW", "field", "hands", 15),
    ],
)
def test_unreadable_fields(text: str, expected: str, found: str, at: int) -> None:
    assert unread(parse_hand, text) == (expected, found, at)


def test_a_version_stands_once() -> None:
    assert unread(parse_hand, "rake=1 rake=1 hand=AS") == ("field", "rake", 7)


@pytest.mark.parametrize(
    ("parse", "text", "piece"),
    [
        (parse_hand, "rake=1 hand=AS.1S", "1S"),
        (parse_hand, "rake=1 hand=AS rules=poker", "poker"),
        (parse_hand, "rake=1 hand=AS rules=book.kickers-two", "two"),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.1F.DC.2W", "1F"),
        (parse_hand, "rake=1 hand=AS  typo", "typo"),
        (parse_hand, "  typo rake=1 hand=AS", "typo"),
    ],
)
def test_errors_point_into_the_whole_text(parse: Callable[[str], object], text: str, piece: str) -> None:
    _, found, at = unread(parse, text)
    assert (found, at) == (piece, text.index(piece))


# What can be read, but not be


@pytest.mark.parametrize(
    ("parse", "text", "violation"),
    [
        (parse_cards, "AS.AW.AS", Violation(CardRefusal.TWICE, ("AS",))),
        (parse_cards, "10h TW", Violation(CardRefusal.TWICE, ("TW",))),
        (parse_hand, "rake=1 hand=AS.AW.AF.9C.2S.3S", Violation(HandRefusal.SIZE, (6, 1, 5))),
        (parse_hand, "rake=1 hand=-", Violation(HandRefusal.SIZE, (0, 1, 5))),
        (parse_hand, "rake=1 hand=AS.AW.as", Violation(CardRefusal.TWICE, ("AS",))),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S", Violation(SeatRefusal.PLAYERS, (1, 2, 8))),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC", Violation(HandRefusal.SIZE, (4, 5, 5))),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2S", Violation(CardRefusal.TWICE, ("2S",))),
        (
            parse_hands,
            "rake=1 hands=" + "_".join(format_cards(DECK[start : start + 5]) for start in range(0, 45, 5)),
            Violation(SeatRefusal.PLAYERS, (9, 2, 8)),
        ),
    ],
)
def test_illegal_positions(parse: Callable[[str], object], text: str, violation: Violation) -> None:
    with pytest.raises(IllegalPosition) as refused:
        parse(text)
    assert isinstance(refused.value, ValueError)
    assert refused.value.violation == violation
    assert str(refused.value) == str(violation)


def test_six_cards_are_no_hand() -> None:
    with pytest.raises(IllegalPosition) as refused:
        evaluate(parse_cards("AS.AW.AF.9C.2S.3S"))
    assert refused.value.violation == Violation(HandRefusal.SIZE, (6, 5, 5))


def test_a_violation_tells_its_code_values_and_rule() -> None:
    assert str(Violation(HandRefusal.SIZE, (6, 5, 5))) == "hand-size (6, 5, 5)"
    assert str(Violation(RoundRefusal.OVER)) == "over"
