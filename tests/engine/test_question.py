"""Questions: their text, what is offered, and that what is right is what the rules say."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import DECK, Card, Category, IllegalPosition, InvalidNotation, Skull, evaluate, format_cards, showdown
from rake.questions import kinds, parse_question
from rake.questions.base import Question

FLOP = "players=3 ante=1 stacks=20.20.20 seen=3~deal 1=xx.xx.xx 2=xx.xx.xx 3=AS.TW.9F~bets 1 bet 2, 2 raise 5"
SPOT = "players=2 seat=1 pick=2 hand=AS.AW.9F.2C up=AF down=1 took=1-9F.2-xx"
LAID = FLOP.replace("raise 5", "call, 3 fold") + "~middle up=DS.LW down=xx.xx"
OVER = "players=2 ante=1 stacks=20.20~deal 1=AS.TW.9F 2=8W.8C.6S~bets 1 bet 5, 2 fold"
TEXTS = {
    "find": "want=LS up=9F.LS.TW",
    "highest": "up=9F.AS.AW",
    "makes": "want=RUN hand=5C.4F.3W.2S up=AS.6W.9C",
    "name": "hand=AS.AW.AF.9C.2S",
    "skull": "hand=AS.AW.AF.9C.2S",
    "winner": "hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W",
    "card": SPOT,
    "turn": f"round={FLOP}",
    "legal": f"say=check_call_fold_raise 8_bet 5 round={FLOP}",
    "owes": f"say=2.3.5 round={FLOP}",
    "next": f"round={LAID}",
    "middle": f"say=2.4.6 round={LAID}",
    "takes": f"want=1 say=2.7.12 round={OVER}",
    "pot": "paid=10.25.40f want=0 say=10.30.35",
    "knows": f"want=1 {SPOT}",
    "holds": "want=1 players=3 seat=3 pick=2 hand=DW.DC.9C.5S down=1 took=1-9F.2-xx.3-DW.1-9S.2-xx",
    "outs": "want=RUN hand=5C.4F.3W.2S up=AW.6F.9C say=6.7.8",
}
"""One question of each kind, as its own text has it."""

RIGHT = {
    "find": {"LS"},
    "highest": {"AS", "AW"},
    "makes": {"AS", "6W"},
    "name": {"THREE_OF_A_KIND"},
    "skull": {"wins"},
    "winner": {"1"},
    "card": {"AF"},
    "turn": {"3"},
    "legal": {"call", "fold", "raise 8"},
    "owes": {"5"},
    "next": {"picks"},
    "middle": {"4"},
    "takes": {"2"},
    "pot": {"30"},
    "knows": {"all"},
    "holds": {"FULL_PACK"},
    "outs": {"6"},
}
"""What is right by the rules, as people count it."""


def asked(kind: str) -> Question:
    return parse_question(f"rake=1 ask={kind} {TEXTS[kind]}")


def test_every_kind_of_question_is_tried_here() -> None:
    assert set(TEXTS) == set(RIGHT) == set(kinds())


SHORT = "round=players=2 ante=1 stacks=99.5 rules=literal~deal 1=AW.DW.9W 2=AF.DF.9F~bets 1 bet 50"
"""A round under the rules to the letter, in which seat 2 can't pay the bet."""


@pytest.mark.parametrize("kind", TEXTS)
def test_what_is_right_is_what_people_count(kind: str) -> None:
    question = asked(kind)
    assert question.ask == kind
    assert question.right == RIGHT[kind]
    assert question.right < {*question.answers}


@pytest.mark.parametrize("kind", TEXTS)
def test_a_questions_text_is_the_whole_of_it(kind: str) -> None:
    question = asked(kind)
    assert parse_question(str(question)) == question


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True))
def test_3_the_right_name_and_5_the_verdict_are_those_of_the_engine(cards: list[Card]) -> None:
    hand, value = format_cards(cards), evaluate(cards)
    assert parse_question(f"ask=name hand={hand}").right == {value.category.name}
    assert parse_question(f"ask=skull hand={hand}").right == {value.skull.value}
    assert {skull.value for skull in Skull} == {*parse_question(f"ask=skull hand={hand}").answers}


@given(st.lists(st.sampled_from(DECK), min_size=15, max_size=15, unique=True))
def test_8_4_who_shares_a_pot_makes_split_the_right_answer(cards: list[Card]) -> None:
    hands = [cards[at : at + 5] for at in (0, 5, 10)]
    winners = showdown(dict(enumerate(hands, 1))).winners
    right = parse_question(f"ask=winner hands={'_'.join(map(format_cards, hands))}").right
    assert right == ({"split"} if len(winners) > 1 else {str(winners[0])})


@given(st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True), st.sampled_from(Category))
def test_outs_are_all_other_cards_that_make_it(cards: list[Card], want: Category) -> None:
    making = [card for card in DECK if card not in cards and evaluate([*cards, card]).category is want]
    question = parse_question(
        f"ask=outs want={want.name} hand={format_cards(cards)} say={len(making)}.{len(making) + 1}"
    )
    assert question.right == {str(len(making))}


@given(st.lists(st.integers(1, 60), min_size=2, max_size=5))
def test_8_8_the_pots_and_what_goes_back_are_all_that_was_paid(paid: list[int]) -> None:
    contributions = ".".join(map(str, paid))
    levels = sorted({*paid})
    found = []
    for want in ["back", *map(str, range(len(levels)))]:
        for chips in range(sum(paid) + 1):
            try:
                found.append(
                    min(map(int, parse_question(f"ask=pot paid={contributions} want={want} say={chips}.999").right))
                )
            except IllegalPosition:
                continue
            break
    assert sum(found) == sum(paid)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("ask=colour hand=AS", InvalidNotation),
        ("hand=AS", InvalidNotation),
        ("ask=name hand=AS", IllegalPosition),
        ("ask=makes want=FLUSH hand=AS up=AW", InvalidNotation),
        ("ask=makes want=RUN hand=AS.AW up=AF.AC", IllegalPosition),
        ("ask=makes want=PAIR hand=AS.AW up=AS.AC", IllegalPosition),
        ("ask=highest up=AS.AW", IllegalPosition),
        ("ask=pot paid=10.20 want=third say=10.20", InvalidNotation),
        ("ask=pot paid=10.20 want=4 say=10.20", IllegalPosition),
        ("ask=owes say=a.b round=players=2", InvalidNotation),
        (f"ask=owes say=1.2 round={FLOP}", IllegalPosition),
        (
            f"ask=owes say=0.4.50 {SHORT}",
            IllegalPosition,
        ),
        ("ask=winner hands=AW.DW.9W.7W.4W_AF.DF.9F.7F.4F rules=russian", IllegalPosition),
        ("ask=winner hands=AS.AW.AF.9C.2S_AS.DW.DF.DC.2W", IllegalPosition),
    ],
)
def test_a_question_that_cannot_be_asked_or_answered_is_refused(text: str, error: type[ValueError]) -> None:
    with pytest.raises(error):
        parse_question(text)


def test_2_1_of_cards_that_are_equal_each_is_right() -> None:
    for cards in combinations([card for card in DECK if str(card)[0] == "L"], 2):
        right = parse_question(f"ask=highest up={format_cards(cards)}.9F").right
        assert right == {str(card) for card in cards}
