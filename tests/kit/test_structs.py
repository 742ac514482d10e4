"""Events and remarks are values: equal if their classes and all their fields are, and made with all of these."""

from __future__ import annotations

import pytest

from rake.kit.betting_events import Checked, Folded, RaisedTo
from rake.kit.events import Event


def test_structs_of_a_class_are_equal_if_all_their_fields_are() -> None:
    assert RaisedTo(1, 20, 80) == RaisedTo(1, left=80, chips=20)
    assert (
        len({RaisedTo(1, 20, 80), RaisedTo(seat=1, left=80, chips=20), RaisedTo(1, 20, 79), RaisedTo(2, 20, 80)}) == 3
    )
    assert Folded(1) != Checked(1)


class FoldedAway(Folded):
    """Folded by a player who is away."""

    rule = "9.1"


def test_a_class_has_the_fields_of_its_base_unless_it_lists_its_own() -> None:
    assert FoldedAway(2).seat == 2
    assert FoldedAway(2) != Folded(2)
    assert (Folded.rule, FoldedAway.rule, Event.__match_args__) == ("", "9.1", ())


@pytest.mark.parametrize("values", [(), (1, 20), (1, 20, 80, 3)])
def test_a_struct_takes_exactly_its_fields(values: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="RaisedTo has the fields seat, chips, left"):
        RaisedTo(*values)


def test_the_text_of_a_struct_names_its_fields() -> None:
    assert repr(RaisedTo(1, 20, left=80)) == "RaisedTo(seat=1, chips=20, left=80)"
