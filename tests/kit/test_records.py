"""Records of games that are made up here: which fields are written, where an error points, and what cannot be."""

from __future__ import annotations

import pytest

from rake.kit.cards import CardRefusal
from rake.kit.errors import IllegalPosition, InvalidNotation, Violation
from rake.kit.game import GameRefusal
from rake.kit.records import RecordRefusal
from tests.toys import stakes
from tests.toys.shelf import swap

DECK = "deck=1R.2R.3R.4R.5R.6R.1G.2G.3G.4G.5G.6G"
PLAIN = f"stakes 1 seats=3 rules=default {DECK}"


def test_what_is_its_default_is_not_written_but_seats_rules_and_deck_are() -> None:
    text = f"seats=3 players=1.2.3 stake=2 stacks=12.12.12 rules=default {DECK}\r\n\n 1 check ~2  check"
    assert str(stakes.GAME.parse_record(text)) == f"{PLAIN}\n1 check\n2 check"
    other = f"stakes 1 seats=3 players=4.1.2 rules=limit stake=3 stacks=9.12.7 {DECK}"
    assert str(stakes.GAME.parse_record(other)) == other


@pytest.mark.parametrize(
    ("text", "expected", "piece"),
    [
        (PLAIN.replace("4R", "9R"), "card", "9R"),
        (PLAIN.replace("default", "none"), "rules", "none"),
        (f"{PLAIN}\n1 check\n 4 check", "seat 1..3", "4 check"),
        (f"{PLAIN}\n1 check\n2 chek", "action", "chek"),
        (f"{PLAIN}~1 bet 2x", "chips", "2x"),
        (PLAIN.replace(" 1 ", " 2 "), "version 1", "2 seats"),
        ("  \n ", "stakes 1", ""),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_place(text: str, expected: str, piece: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        stakes.GAME.parse_record(text)
    assert (error.value.expected, error.value.at) == (expected, text.index(piece))


@pytest.mark.parametrize(
    ("text", "violation"),
    [
        (PLAIN.replace("seats=3", "seats=5"), Violation(GameRefusal.SEATS, (5,))),
        (PLAIN.replace("seats=3", "seats=3 players=1.2.2"), Violation(RecordRefusal.PLAYERS, ("1.2.2",))),
        (PLAIN.replace("seats=3", "seats=3 stacks=9.9"), Violation(RecordRefusal.STACKS, (2, 3))),
        (PLAIN.replace("4R", "5R"), Violation(CardRefusal.TWICE, ("5R",))),
        (PLAIN.replace("4R.", ""), Violation(RecordRefusal.DECK, (11, 12))),
        (PLAIN.replace("4R", "xx"), Violation(GameRefusal.HIDDEN)),
        (PLAIN.replace("deck", "seen=4 deck"), Violation(GameRefusal.SEAT, (4, 3))),
    ],
)
def test_what_cannot_be_is_refused_by_a_rule(text: str, violation: Violation) -> None:
    with pytest.raises(IllegalPosition) as error:
        stakes.GAME.parse_record(text)
    assert error.value.violation == violation


@pytest.mark.parametrize("deck", [DECK, DECK.replace("2R", "xx")])
def test_a_view_that_knows_more_or_less_than_its_seat_can_is_refused(deck: str) -> None:
    text = PLAIN.replace(DECK, f"seen=2 {deck}")
    with pytest.raises(IllegalPosition) as error:
        stakes.GAME.parse_record(text).views(2)
    assert error.value.violation == Violation(RecordRefusal.NOT_AS_PLAYED, (2,))


def test_a_card_of_ones_own_cannot_be_played_by_another() -> None:
    text = (
        "swap 1 seats=3 rules=short last=3 seen=2 deck=xx.5C.xx.xx.5H.xx.xx.4H" + 7 * ".xx" + "\n1 return xx\n1 play 5H"
    )
    with pytest.raises(ValueError, match="not-held"):
        swap.GAME.parse_record(text).views(2)
