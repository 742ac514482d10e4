"""Several things to do with the cards of a hand: which a press does, what the buttons say, and where a card may go."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, cast

import pytest

from rake.kit.errors import InvalidNotation, Violation
from rake.kit.game import GameRefusal
from widgets.shelf.choosing import choices_of, choosing, hand_of, targets_of
from widgets.shelf.presentation import CardMove, MovesView, Orders
from widgets.shelf.table_model import Model

BEATING = (CardMove("beat"), CardMove("transfer"))
"""What a defender may do: lay a card on the attack, or one beside it."""
MELDING = (CardMove("meld", several=True), CardMove("lay", targets=("on 1", "on 2")), CardMove("discard"))
"""What a player of a game with melds may do."""


@dataclass(frozen=True)
class View:
    """What a seat sees of a deal of which only the legal actions are said."""

    actions: tuple[str, ...]

    def legal(self) -> tuple[str, ...]:
        return self.actions

    def why_not(self, action: str) -> Violation | None:
        return None if action in self.actions else Violation(GameRefusal.OVER)


class Written:
    """A game whose actions are their own notation."""

    @staticmethod
    def parse_action(text: str) -> str:
        return text


class Plain:
    """How the hand of such a deal is shown: as it was dealt."""

    game = Written()
    orders: ClassVar[Orders[object]] = {}

    @staticmethod
    def as_said(view: View, action: str) -> str:
        return f"{action}, with {len(view.actions)} choices"


@dataclass(frozen=True)
class Deciding:
    """As much of a table's model as choosing looks at."""

    moves: MovesView
    view: View
    chosen: tuple[str, ...] = ()
    order: str = ""
    presentation: Plain = field(default_factory=Plain)

    @property
    def kept(self) -> Deciding:
        return self


def deciding(cards: tuple[CardMove, ...], hand: str, *legal: str, chosen: str = "") -> Model[Any, Any, Any]:
    """Return the model of a reader who holds this hand and has chosen some of it."""
    moves = MovesView((), None, hand=tuple(hand.split()), cards=cards)
    return cast("Model[Any, Any, Any]", Deciding(moves, View(legal), tuple(chosen.split())))


def pressed(model: Model[Any, Any, Any]) -> dict[str, tuple[str, bool, bool | None]]:
    return {each.code: (each.message, each.allowed, each.chosen) for each in hand_of(model)}


def test_a_card_is_called_what_a_press_on_it_does() -> None:
    model = deciding((CardMove("beat"), CardMove("transfer")), "QS 7H", "beat QS", "transfer QS", "beat 7H")
    assert {each.code: each.action for each in hand_of(model)} == {"QS": None, "7H": "beat 7H, with 3 choices"}


def test_a_card_that_lies_face_up_for_all_is_marked_in_the_hand() -> None:
    model = deciding((CardMove("play"),), "QS 7H", "play QS", "play 7H")
    shown = replace(model.moves, exposed=("QS",)) if model.moves else None
    marked = hand_of(cast("Model[Any, Any, Any]", replace(cast("Any", model), moves=shown)))
    assert {each.code: each.exposed for each in marked} == {"QS": True, "7H": False}


@pytest.mark.parametrize(("several", "marked"), [(False, ["6D", "3H"]), (True, ["6D"])])
def test_what_a_hint_finds_equally_good_is_marked_unless_it_would_look_like_one_choice(
    several: bool, marked: list[str]
) -> None:
    model = deciding((CardMove("play", several=several),), "9D 6D 3H", "play 9D", "play 6D", "play 3H")
    assert [each.code for each in hand_of(model, ("play 6D", "play 3H")) if each.best] == marked


def test_a_press_does_the_only_thing_that_is_legal_with_a_card_and_chooses_one_with_which_two_are() -> None:
    model = deciding(BEATING, "9H 7H KC", "beat 9H", "beat 7H", "transfer 7H")
    assert pressed(model) == {
        "9H": ("beat 9H", True, None),
        "7H": ("choose 7H", True, False),
        "KC": ("beat KC", False, None),
    }
    assert choices_of(model) == (), "nothing is chosen, so that there's no button"


def test_a_chosen_card_has_a_button_for_each_thing_to_do_with_it() -> None:
    model = choosing(deciding(BEATING, "9H 7H", "beat 9H", "beat 7H", "transfer 7H"), "7H")
    assert [(each.message, each.allowed) for each in choices_of(model)] == [("beat 7H", True), ("transfer 7H", True)]
    assert pressed(model)["7H"] == ("choose 7H", True, True)
    assert choosing(model, "7H").chosen == ()


def test_only_a_card_with_a_choice_can_be_chosen() -> None:
    with pytest.raises(InvalidNotation):
        choosing(deciding(BEATING, "9H 7H", "beat 9H", "beat 7H", "transfer 7H"), "9H")


def test_where_cards_are_laid_together_every_press_chooses() -> None:
    model = deciding(MELDING, "4S 5S 6S KC", "meld 4S.5S.6S", "discard 4S", "discard KC", "lay KC on 2")
    assert {message.partition(" ")[0] for message, *_ in pressed(model).values()} == {"choose"}
    assert [(each.message, each.allowed) for each in choices_of(model)] == [("meld", False), ("discard", False)]
    three = choosing(model, "6S", "4S", "5S")
    assert [(each.message, each.count, each.allowed) for each in choices_of(three)] == [
        ("meld 4S.5S.6S", 3, True),
        ("discard 4S.5S.6S", 0, False),
    ]
    assert targets_of(three) == {}


def test_a_chosen_card_goes_where_the_rules_let_it() -> None:
    model = deciding(MELDING, "4S KC", "discard KC", "lay KC on 2", chosen="KC")
    assert targets_of(model) == {"on 2": "lay KC on 2"}
    assert [(each.message, each.allowed) for each in choices_of(model)] == [("meld KC", False), ("discard KC", True)]


def test_in_a_long_hand_the_second_press_does_it() -> None:
    hand = " ".join(f"{rank}{suit}" for suit in "SH" for rank in "6789TJQK")
    legal = ("beat 6S", "beat 7S", "transfer 7S")
    assert pressed(deciding(BEATING, hand, *legal))["6S"] == ("choose 6S", True, False)
    assert pressed(deciding(BEATING, hand, *legal, chosen="6S"))["6S"] == ("beat 6S", True, True)
    assert pressed(deciding(BEATING, hand, *legal, chosen="7S"))["7S"] == ("choose 7S", True, True)
    assert pressed(deciding(BEATING, hand, *legal))["KH"] == ("beat KH", False, False)
