"""Real hands of Hold'em and Omaha: each action is legal in its turn, and each chip ends where it went."""

from __future__ import annotations

from pathlib import Path

import pytest

from rake.shelf import load
from rake.shelf.holdem.deal import State

FILE = Path(__file__).parent.parent / "data" / "real-hands.txt"


def hands() -> dict[str, str]:
    """Return each record with its result, by the name of its file in the sources."""
    _, *blocks = FILE.read_text("utf-8").strip().split("\n\n")
    return {name.removeprefix("# "): text for name, _, text in (block.partition("\n") for block in blocks)}


HANDS = hands()


def test_there_are_as_many_hands_as_were_collected() -> None:
    assert len(HANDS) == 308


@pytest.mark.parametrize("text", HANDS.values(), ids=HANDS)
def test_every_action_is_legal_and_every_chip_goes_where_it_went(text: str) -> None:
    record, _, result = text.rpartition("\n= ")
    game = load(record.partition(" ")[0])
    state = game.parse_record(record.partition("\n")[0]).state()
    assert isinstance(state, State)
    for line in record.splitlines()[1:]:
        seat, _, action = line.partition(" ")
        assert state.to_act == int(seat)
        state = state.apply(game.parse_action(action))
    assert state.to_act is None
    assert state.scores == tuple(map(int, result.split(".")))
    assert game.parse_record(record).state() == state
