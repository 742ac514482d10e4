"""Omaha by its facts: every example, and what differs from Hold'em."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from rake.kit.errors import InvalidNotation
from rake.kit.notation import Notation
from rake.kit.ranking import DECK, Category, Ranking
from rake.shelf.holdem.action import parse_act
from rake.shelf.holdem.deal import State, form_of
from rake.shelf.holdem.equity import equity, parse_equity
from rake.shelf.holdem.match import match_of, parse_match
from rake.shelf.holdem.questions import questions_about
from rake.shelf.holdem.rules import HOLDEM, EquityRefusal, Variant
from rake.shelf.omaha import GAME
from rake.shelf.omaha.game import OMAHA
from tests.bounded import end_of
from widgets.games.holdem.versus import Versus
from widgets.kit.widget import Context


def dealt(stacks: Sequence[int], cards: str = "", rules: str = "default") -> State:
    """Return a deal whose pack begins with these cards, at a stake of 10."""
    first = cards.split(".") if cards else []
    deck = ".".join([*first, *(card for card in DECK.cards if card not in first)])
    chips = ".".join(map(str, stacks))
    state = GAME.parse_record(f"omaha 1 seats={len(stacks)} rules={rules} stacks={chips} deck={deck}").state()
    assert isinstance(state, State)
    return state


def played(state: State, *actions: str) -> State:
    for action in actions:
        state = state.apply(parse_act(action))
    return state


def span(state: State) -> tuple[int, int]:
    """Return the least and the most that may be bet or raised to."""
    (each,) = state.ranges()
    return each.least, each.most


@pytest.mark.parametrize(
    ("hole", "board", "best", "category"),
    [
        ("AS.KS.7D.2C", "QS.JS.TH.3S.4D", "AS.KS.QS.JS.3S", Category.FLUSH),
        ("9S.8D.7C.5C", "AS.KS.QS.JS.TS", "9S.8D.QS.JS.TS", Category.STRAIGHT),
        ("AS.AH.AD.AC", "KS.QC.8D.6H.4C", "", Category.PAIR),
        ("KD.QD.3H.2H", "KS.QC.8D.6H.4C", "KD.KS.QD.QC.8D", Category.TWO_PAIR),
        ("AS.KD.QD.2C", "9S.7S.4S.3S.JH", "", Category.HIGH_CARD),
        ("6S.5S.JC.JD", "9S.7S.4S.3S.JH", "7S.6S.5S.4S.3S", Category.STRAIGHT_FLUSH),
        ("4C.4D.6H.2S", "7S.7H.7D.AS.QC", "7S.7H.7D.4C.4D", Category.FULL_HOUSE),
        ("AC.KD.9H.8S", "7S.7H.7D.AS.QC", "7S.7H.7D.AC.KD", Category.THREE_OF_A_KIND),
        ("QD.8C.7H.2D", "QS.QC.8D.8H.4S", "QD.QS.QC.8C.8D", Category.FULL_HOUSE),
        ("AC.KC.3D.3H", "QS.QC.8D.8H.4S", "QS.QC.3D.3H.8D", Category.TWO_PAIR),
    ],
    ids=[
        "V1",
        "V2",
        "V3 aces",
        "V3 kings",
        "V4 no flush",
        "V4 straight flush",
        "V5 fours",
        "V5 ace",
        "V6",
        "V6 queens",
    ],
)
def test_om1_2_v1_to_v6_two_of_the_hand_and_three_of_the_board(
    hole: str, board: str, best: str, category: Category
) -> None:
    own, shared = hole.split("."), board.split(".")
    hand = Ranking(own=2).hand_of(own, shared)
    assert hand.category is category
    assert len({*hand.cards} & {*own}) == 2
    if best:
        assert sorted(card[0] for card in hand.cards) == sorted(card[0] for card in best.split("."))


@pytest.mark.parametrize(
    ("board", "better", "worse"),
    [
        ("AS.KS.QS.JS.TS", "9S.8D.7C.5C", "2C.2D.3H.4H"),
        ("KS.QC.8D.6H.4C", "KD.QD.3H.2H", "AS.AH.AD.AC"),
        ("7S.7H.7D.AS.QC", "4C.4D.6H.2S", "AC.KD.9H.8S"),
        ("QS.QC.8D.8H.4S", "QD.8C.7H.2D", "AC.KC.3D.3H"),
    ],
)
def test_om1_3_the_best_of_sixty_hands_wins(board: str, better: str, worse: str) -> None:
    shared = board.split(".")
    worth = Ranking(own=2).with_board(shared)
    assert worth(better.split(".")) > worth(worse.split("."))


def test_om3_1_v7_pot_limit_by_default() -> None:
    assert span(dealt((1000, 1000))) == (20, 30)
    state = played(dealt((1000,) * 3), "call", "call", "check")
    assert (state.money.pot, state.to_act, span(state)) == (30, 1, (10, 30))
    assert span(played(state, "bet 30")) == (60, 120)


def test_om2_1_v8_where_each_card_of_the_pack_goes() -> None:
    state = dealt((1000, 1000), "AS.KD.AH.KC.7S.8D.7C.8H.2C.3C.4C.5C")
    assert [state.hole(seat) for seat in (1, 2)] == [("AS", "AH", "7S", "7C"), ("KD", "KC", "8D", "8H")]
    assert played(state, "call", "check").community == ("3C", "4C", "5C")


def test_om4_1_all_four_cards_are_shown() -> None:
    over = played(dealt((100, 100)), "raise 30", "raise 90", "raise 100", "call")
    assert over.result
    assert over.result.shown
    deck = str(over.seen_by(0)).split("deck=")[1].split("\n")[0].split(".")
    assert "xx" not in deck[:8]
    assert deck[8] == "xx", "the burnt card"


def test_om5_2_ten_players_at_most() -> None:
    state = dealt((1000,) * 10)
    assert len({card for seat in range(1, 11) for card in state.hole(seat)}) == 40


def known_cards(state: State, seat: int) -> list[str]:
    """Return the pack as a seat knows it, `xx` for every card that it doesn't see."""
    return str(state.seen_by(seat)).split("deck=")[1].split("\n")[0].split(".")


def checked_down(board: str, *hands: str) -> State:
    """Return the end of a deal in which nobody bets, with these hands over this board."""
    holes, shared = [hand.split(".") for hand in hands], board.split(".")
    used = {*shared, *(card for hole in holes for card in hole)}
    burnt = [card for card in DECK.cards if card not in used]
    deck = [hole[turn] for turn in range(4) for hole in holes]
    deck += [burnt[0], *shared[:3], burnt[1], shared[3], burnt[2], shared[4]]
    state = dealt((1000,) * len(hands), ".".join(deck), "default.forced-ante")
    return end_of(state, lambda _: parse_act("check"))


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_om1_1_each_player_holds_four_cards_that_nobody_else_sees(seats: int) -> None:
    state = dealt((1000,) * seats)
    for seat in range(1, seats + 1):
        own = [card for card in known_cards(state, seat) if card != "xx"]
        assert len({*own}) == 4
        assert {*state.hole(seat)} == {*own}
    assert GAME.rule_of(EquityRefusal.HOLE) == "OM1.1"


def test_om5_1_a_hand_is_not_any_five_of_what_is_available() -> None:
    board, lone_ace, jacks = "9S.7S.4S.3S.JH", "AS.KD.QD.2C", "JC.JD.6H.5H"
    any_five = [Ranking().hand_of(hole.split("."), board.split(".")).strength for hole in (lone_ace, jacks)]
    assert any_five[0] > any_five[1], "as in Hold'em, the ace would make a flush"
    over = checked_down(board, lone_ace, jacks)
    assert over.result
    assert over.result.pots[0].winners == (2,)


def test_om5_3_the_highest_hand_takes_all_and_the_lowest_nothing() -> None:
    # 5-4-3-2-A would be the best possible low hand, and 8-7-6 on the board would allow one.
    over = checked_down("8D.7C.4S.KD.KC", "KS.KH.QS.QC", "AS.2D.3H.9H")
    assert over.result
    assert [(pot.chips, pot.winners) for pot in over.result.pots] == [(20, (1,))]
    assert over.scores == (10, -10)
    for said in ("default.low-on", "default.betting-high-low"):
        with pytest.raises(InvalidNotation):
            OMAHA.parse_rules(said)


def test_om6_options_are_those_of_holdem_but_pot_limit_comes_first() -> None:
    default, card_room, limit = (OMAHA.parse_rules(preset) for preset in ("default", "card-room", "limit"))
    assert default == card_room == replace(HOLDEM.parse_rules("default"), betting="pot-limit")
    assert limit == replace(default, betting="fixed-limit")
    for betting in ("pot-limit", "no-limit", "fixed-limit"):
        assert OMAHA.parse_rules(f"default.betting-{betting}").betting == betting
    assert OMAHA.format_rules("default.betting-pot-limit") == "default"
    assert OMAHA.parse_rules("default.showdown-muck").showdown == "muck"


def test_all_notation_of_a_variant_is_of_the_version_that_the_variant_names(monkeypatch: pytest.MonkeyPatch) -> None:
    later = replace(OMAHA, word="later")
    monkeypatch.setattr(Variant, "notation", property(lambda variant: Notation(variant.word, 2)))
    match, versus = match_of(later, (100, 100), later.default, None), Versus(later)
    read: dict[str, Callable[[str], object]] = {
        str(match): partial(parse_match, later),
        str(match.deal(Random(1)).record()): form_of(later).parse,
        str(equity(later, [DECK.cards[:4], DECK.cards[4:8]], board=DECK.cards[8:12])): partial(parse_equity, later),
        str(questions_about(later).draw("winner", 1, "1")): questions_about(later).parse,
        versus.format(versus.init("1", Context())): lambda text: versus.format(versus.parse(text, Context())),
    }
    for text, parse in read.items():
        assert text.startswith(("later=2 ", "later 2 "))
        assert str(parse(text)) == text
