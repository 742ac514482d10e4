"""Actions with cards: how they are written and read, with a target and without."""

from __future__ import annotations

import pytest

from rake.kit.actions import CardAction, card_action_parser
from rake.kit.errors import IllegalPosition, InvalidNotation
from rake.shelf.rook.action import RookAction
from tests.toys.shelf.swap.rules import DECK

PARSE = card_action_parser({"draw"}, {"play": range(1, 4), "lay": range(1, 2)}, DECK, {"lay"})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        (" draw ", CardAction("draw")),
        ("play 6C.6H", CardAction("play", ("6H", "6C"))),
        ("PLAY xx.6c", CardAction("play", ("6C", None))),
        (" lay 6C on 12", CardAction("lay", ("6C",), 12)),
    ],
)
def test_actions_read_back(text: str, action: CardAction) -> None:
    assert PARSE(text) == action
    assert PARSE(str(action)) == action


def test_a_masked_action_keeps_its_target() -> None:
    assert str(PARSE("lay 6C on 2").masked) == "lay xx on 2"


@pytest.mark.parametrize("kind", [CardAction, RookAction])
def test_no_action_names_a_card_twice(kind: type[CardAction | RookAction]) -> None:
    with pytest.raises(IllegalPosition, match="card-twice \\(3S\\)"):
        kind("play", ("4S", "3S", None, None, "3S"))


@pytest.mark.parametrize(
    ("text", "expected", "at"),
    [
        ("lay 6C", "action", 0),
        ("play 6C on 1", "action", 0),
        (" lay 6C on 0", "number", 11),
        ("lay 6C on x", "number", 10),
        ("lay 6R on 1", "card", 4),
        ("lay 6C.5C on 1", "cards", 4),
        ("throw 6C", "action", 0),
    ],
)
def test_what_is_no_action_is_refused_at_its_offset(text: str, expected: str, at: int) -> None:
    with pytest.raises(InvalidNotation) as error:
        PARSE(text)
    assert (error.value.expected, error.value.at) == (expected, at)
