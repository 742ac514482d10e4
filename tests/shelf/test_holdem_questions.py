"""The questions of poker's lessons and drills: answered as the facts say."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rake.kit.game import play_until
from rake.kit.questions import Question
from rake.kit.ranking import DECK, Category
from rake.shelf.holdem.deal import SEATS
from rake.shelf.holdem.game import GAME as HOLDEM
from rake.shelf.holdem.game import PokerGame
from rake.shelf.holdem.questions import questions_about
from rake.shelf.holdem.questions.betting import VERBS, OfDeal
from rake.shelf.holdem.questions.hands import category_word
from rake.shelf.omaha.game import GAME as OMAHA

from .poker_deals import CALLS, GAMES, ROUND, SIDE_POTS, deal, in_field

WORST_TO_BEST = [*Category]
KINDS_OF_HANDS = [  # PK-V1: each beats the next; above them, what only wild cards make
    "AS.AH AD.AC.2S wild=deuces",
    "AS.KS QS.JS.TS",
    "9H.8H 7H.6H.5H",
    "6S.6H 6D.6C.2S",
    "QS.QH QD.9S.9C",
    "KD.TD 8D.5D.3D",
    "8S.7H 6D.5C.4S",
    "9S.9H 9C.KD.2H",
    "AS.AD 3H.3C.QD",
    "TH.TC AD.9S.4C",
    "AS.KD 9C.7H.3D",
]


def asked(text: str, word: str = "holdem") -> Question:
    """Return the question about a game that a text holds."""
    return questions_about(GAMES[word].variant).parse(text)


def answered(text: str, word: str = "holdem") -> set[str]:
    """Return the right answers."""
    return {*asked(text, word).right}


@pytest.mark.parametrize(
    ("word", "hands", "right"),
    [
        ("holdem", "hands=KD.TD.8D.5D.3D_8S.7H.6D.5C.4S", "1"),
        ("holdem", "hands=5S.4H.3D.2C.AS_6H.5D.4C.3S.2H", "2"),
        ("holdem", "hands=AD.KH.QC.9D.7S_AS.KS.4C.3D.2H", "1"),
        ("holdem", "hands=5H.4H.3H.2H.AH_KS.KH.KD.KC.AS", "1"),
        ("holdem", "board=7H.6H.5H.AH.KH hands=9H.8H_AC.AD", "1"),
        ("holdem", "board=AS.KS.QS.JS.TS hands=2C.2D_AH.9H_7S.6S", "split"),
        ("holdem", "board=KS.KD.QS.QD.3H hands=8S.8D_AC.2C", "2"),
        ("holdem", "board=AS.KC.QD.JH.2C hands=AH.4C_AD.9S", "split"),
        ("holdem", "board=AS.KC.QD.7H.2C hands=AH.TC_AD.9S", "1"),
        ("holdem", "board=2S.3S.4S hands=AH.AC_KS.9S", "2"),
        ("holdem", "hands=AS.AH.AD.AC.2S_KS.QS.JS.TS.9S wild=deuces", "1"),
        ("holdem", "board=AS.KS.QS.JS.3H hands=2C.4D_TS.9S wild=deuces", "split"),
        ("holdem", "board=KS.8D.7C.6H.3S hands=2C.4D_KD.KH wild=deuces", "1"),
        ("omaha", "hands=KD.TD.8D.5D.3D_8S.7H.6D.5C.4S", "1"),
        ("omaha", "board=KS.KC.7D.5H.2C hands=AS.2D.9C.8C_AH.AD.JC.TC wild=deuces", "1"),
        ("omaha", "board=AS.KS.QS.JS.TS hands=9S.8D.7C.5C_2C.2D.3H.4H", "1"),
        ("omaha", "board=KS.QC.8D.6H.4C hands=AS.AH.AD.AC_KD.QD.3H.2H", "2"),
        ("omaha", "board=9S.7S.4S.3S.JH hands=AS.KD.QD.2C_6S.5S.JC.JD", "2"),
        ("omaha", "board=7S.7H.7D.AS.QC hands=4C.4D.6H.2S_AC.KD.9H.8S", "1"),
        ("omaha", "board=QS.QC.8D.8H.4S hands=QD.8C.7H.2D_AC.KC.3D.3H", "1"),
    ],
)
def test_pk1_4_he1_1_om1_2_the_winner_is_found(word: str, hands: str, right: str) -> None:
    assert answered(f"ask=winner {hands}", word) == {right}


@pytest.mark.parametrize("at", range(len(KINDS_OF_HANDS)))
def test_pk1_2_a_hand_is_called_by_its_kind(at: int) -> None:
    hole, board, *wild = KINDS_OF_HANDS[at].split()
    every = ".".join(map(category_word, WORST_TO_BEST))
    question = " ".join([f"ask=makes hole={hole} board={board} say={every}", *wild])
    assert answered(question) == {category_word(WORST_TO_BEST[-1 - at])}


@pytest.mark.parametrize(
    ("hole", "board", "right"),
    [
        ("AS.KD.QD.2C", "9S.7S.4S.3S.JH", "high-card"),
        ("AS.AH.AD.AC", "KS.QC.8D.6H.4C", "pair"),
        ("AC.KD.9H.8S", "7S.7H.7D.AS.QC", "three-of-a-kind"),
        ("4C.4D.6H.2S", "7S.7H.7D.AS.QC", "full-house"),
    ],
)
def test_om1_2_two_cards_of_the_hand_and_three_of_the_board_make_it(hole: str, board: str, right: str) -> None:
    every = ".".join(map(category_word, WORST_TO_BEST))
    assert answered(f"ask=makes hole={hole} board={board} say={every}", "omaha") == {right}


def test_he1_1_any_five_of_the_seven_may_be_the_hand() -> None:
    fives = "9H.8H.7H.6H.5H_AH.KH.9H.8H.7H_AH.KH.7H.6H.5H"
    assert answered(f"ask=five hole=9H.8H board=7H.6H.5H.AH.KH say={fives}") == {"1"}
    # With the board alone as the best hand, its five are right, and so are others that are worth as much.
    fives = "KS.KD.QS.QD.JH_KS.KD.QS.QD.JC_KS.KD.QS.QD.2C"
    assert answered(f"ask=five hole=JC.2C board=KS.KD.QS.QD.JH say={fives}") == {"1", "2"}


def test_pk5_7_the_five_are_those_that_are_best_with_wild_deuces() -> None:
    fives = "KH.9S.8D.7C.6H_2C.9S.8D.7C.6H_2C.KS.KH.9S.8D_KS.KH.9S.8D.7C"
    question = f"ask=five hole=KS.2C board=KH.9S.8D.7C.6H say={fives}"
    assert answered(question) == {"4"}
    assert answered(f"{question} wild=deuces") == {"2"}


def test_pk5_7_a_deuce_is_an_out_only_where_it_is_wild() -> None:
    question = "ask=outs hole=9H.8H board=KH.3H.TC.QD want=flush say=9.12"
    assert answered(question) == {"9"}
    assert answered(f"{question} wild=deuces") == {"12"}


def test_om1_3_the_best_of_the_sixty_is_the_hand() -> None:
    fives = "JC.JD.JH.9S.7S_9S.7S.6S.5S.4S_7S.6S.5S.4S.3S"
    assert answered(f"ask=five hole=6S.5S.JC.JD board=9S.7S.4S.3S.JH say={fives}", "omaha") == {"3"}


@given(st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_om1_2_five_cards_with_more_or_fewer_than_two_own_are_never_the_hand(rng: Random) -> None:
    cards = rng.sample(DECK.cards, 9)
    hole, board = cards[:4], cards[4:]
    fives = list(combinations(cards, 5))
    say = "_".join(map(".".join, fives))
    right = answered(f"ask=five hole={'.'.join(hole)} board={'.'.join(board)} say={say}", "omaha")
    assert right
    assert all(len({*fives[int(number) - 1]} & {*hole}) == 2 for number in right)


@pytest.mark.parametrize(
    ("field", "right"),
    [
        (deal([]), "3"),
        (deal(CALLS[:1]), "4"),
        (deal(CALLS), "2"),
        (deal([*CALLS, "2 check"]), "1"),
        (deal([], seats=2), "2"),
        (deal(["2 call", "1 check"], seats=2), "1"),
        (deal(["3 fold", "4 fold", "1 fold"]), "nobody"),
        (deal(["3 raise 100", "1 fold", "2 call"], seats=3, stacks="100.100.100"), "nobody"),
    ],
)
def test_he3_2_pk3_6_whose_turn_it_is(field: str, right: str) -> None:
    assert answered(f"ask=turn {field}") == {right}


@pytest.mark.parametrize(
    ("field", "right"),
    [
        (deal([]), {"fold", "call", "raise"}),
        (deal(CALLS), {"check", "raise"}),
        (deal([*CALLS, "2 check"]), {"check", "bet"}),
        (
            deal(["3 raise 30", "4 raise 45", "1 call", "2 call"], stacks="1000.1000.1000.45"),
            {"fold", "call"},
        ),
    ],
)
def test_pk3_3_what_may_be_done(field: str, right: set[str]) -> None:
    assert answered(f"ask=may say={'.'.join(VERBS)} {field}") == right


@pytest.mark.parametrize(
    ("word", "field", "least", "most"),
    [
        ("holdem", deal(["3 raise 30"]), 50, 1000),
        ("holdem", deal(["3 raise 30", "4 raise 90"]), 150, 1000),
        ("holdem", deal([], rules="default.betting-pot-limit"), 20, 35),
        ("holdem", deal(["3 raise 35"], rules="default.betting-pot-limit"), 60, 120),
        ("holdem", deal([], rules="limit.small_bet-2.big_bet-4", stake="2"), 4, 4),
        ("omaha", deal([], seats=2, word="omaha"), 20, 30),
        ("omaha", deal(["3 call", "1 call", "2 check"], seats=3, word="omaha"), 10, 30),
        ("omaha", deal(["3 call", "1 call", "2 check", "1 bet 30"], seats=3, word="omaha"), 60, 120),
    ],
)
def test_pk3_9_pk3_11_pk3_12_how_far_one_may_raise(word: str, field: str, least: int, most: int) -> None:
    say = f"say=1.{'.'.join(map(str, sorted({least, most})))}"
    assert answered(f"ask=amount bound=least {say} {field}", word) == {str(least)}
    assert answered(f"ask=amount bound=most {say} {field}", word) == {str(most)}


@pytest.mark.parametrize(("seat", "most"), [(1, 0), (2, 250), (3, 490), (4, 850), (5, 850)])
def test_pk4_2_v7_a_seat_can_take_the_pots_for_which_it_plays(seat: int, most: int) -> None:
    over = ["4 check", "5 check", "4 check", "5 check"]
    for after in range(len(over) + 1):
        field = deal([*SIDE_POTS, *over[:after]], seats=5, stacks="1000.50.120.1000.1000")
        assert answered(f"ask=wins seat={seat} say=0.250.490.850 {field}") == {str(most)}


def test_pk4_1_chips_that_nobody_matched_are_not_won() -> None:
    field = deal(["3 raise 50", "1 raise 200", "2 fold"], seats=3, stacks="1000.1000.50")
    assert answered(f"ask=wins seat=1 say=110.260 {field}") == {"110"}


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("pot=90 call=30 wins=1 of=5", "fold"),
        ("pot=90 call=30 wins=1 of=3", "call"),
        ("pot=60 call=20 wins=9 of=46", "fold"),
        ("pot=60 call=20 wins=12 of=46", "call"),
        ("pot=10 call=10 wins=0 of=1", "fold"),
    ],
)
def test_a_call_is_right_if_the_chance_is_worth_its_price(text: str, right: str) -> None:
    assert answered(f"ask=price {text}") == {right}


CHIPS = st.integers(1, 1_000_000)


@given(CHIPS, CHIPS, st.integers(1, 100), st.data())
def test_a_call_that_gains_on_average_is_right_and_one_that_loses_is_wrong(
    pot: int, call: int, times: int, data: st.DataObject
) -> None:
    wins = data.draw(st.integers(0, times))
    gain = Fraction(wins * pot - (times - wins) * call, times)
    assume(gain)
    assert answered(f"ask=price pot={pot} call={call} wins={wins} of={times}") == {"call" if gain > 0 else "fold"}


@pytest.mark.parametrize(
    ("lines", "right"),
    [
        ([*ROUND, "1 check", "2 check", "3 check"], "1"),
        ([*ROUND, "1 bet 20", "2 raise 60", "3 call", "1 call"], "2"),
        ([*ROUND, "1 check", "2 check", "3 bet 20", "1 fold", "2 call"], "3"),
        (["3 raise 30", "1 fold", "2 call", *["2 check", "3 check"] * 3], "2"),
    ],
)
def test_he4_2_who_shows_first(lines: Sequence[str], right: str) -> None:
    question = asked(f"ask=shows {deal(lines, seats=3)}")
    assert question.right == {right}
    assert {*question.answers} == {"1", "2", "3"} - ({"1"} if "1 fold" in lines else set())


def test_he3_4_v8_who_shows_first_if_all_are_in() -> None:
    assert answered(f"ask=shows {deal(['3 raise 100', '1 fold', '2 call'], seats=3, stacks='100.100.100')}") == {"3"}


@given(st.sampled_from([HOLDEM, OMAHA]), st.sampled_from(SEATS), st.integers(0, 10**6), st.data())
@settings(max_examples=60, deadline=None)
def test_what_is_asked_of_any_deal_agrees_with_the_deal(
    game: PokerGame, seats: int, seed: int, data: st.DataObject
) -> None:
    dealt = game.deal(seats, rng=Random(seed))
    state = play_until(dealt, dict.fromkeys(range(1, seats + 1), game.bots["random"]), seed)
    views = state.record().views(data.draw(st.integers(0, seats)))
    view = data.draw(st.sampled_from(views))
    field = in_field(view)
    turn = asked(f"ask=turn {field}", game.word)
    assert isinstance(turn, OfDeal)
    assert turn.view == view
    assert turn.right == {str(view.to_act or "nobody")}
    assert asked(str(turn), game.word) == turn
    if view.to_act:
        legal = {str(action).split()[0] for action in state.record().states()[len(view.moves)].legal()}
        assert answered(f"ask=may say={'.'.join(VERBS)} {field}", game.word) == legal
