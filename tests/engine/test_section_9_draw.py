"""Section 9.7 in a whole round: one draw serves every pot."""

import pytest

from rake import BOOK, RUSSIAN, IllegalPosition, Round, Violation, parse_cards, parse_record, showdown
from rake.hands import HandRefusal

from .rounds import chips, dealt, play, played_out, pots, stacked

SUITS_FULL = ("DW.LW.9W.5W.2W", "DF.LF.9F.5F.2F", "DC.LC.9C.5C.2C")


def drawn(stock: str) -> Round:
    """Return the end of a round in which three equal Suits Full play for 9 chips and the last two for 8 more."""
    start = dealt([3, 7, 7], "russian", deck=stacked(*SUITS_FULL, stock=stock))
    over = played_out(play(start, "1 bet 2, 2 raise 6, 3 call"))
    assert pots(over) == [(9, (1, 2, 3)), (8, (2, 3))]
    return over


@pytest.mark.parametrize(
    ("stock", "draw", "after"),
    [
        pytest.param("8S.AC.7S", "1=8S 2=AC 3=7S", (0, 17, 0), id="the same card wins both"),
        pytest.param("AC.8S.7S", "1=AC 2=8S 3=7S", (9, 8, 0), id="the next one wins the side pot without another draw"),
        pytest.param("8S.TS.TC.3S.4S", "1=8S 2=TS 3=TC 2=3S 3=4S", (0, 0, 17), id="a second card wins both"),
        pytest.param(
            "AC.TS.TC.4S.3S", "1=AC 2=TS 3=TC 2=4S 3=3S", (9, 8, 0), id="those who share the side pot draw on"
        ),
        pytest.param("AS.AC.7S.3S.4S", "1=AS 2=AC 3=7S 1=3S 2=4S", (0, 17, 0), id="the Ace of Skulls is a plain Ace"),
    ],
)
def test_9_7_one_draw_serves_every_pot(stock: str, draw: str, after: tuple[int, ...]) -> None:
    over = drawn(stock)
    assert over.result
    assert " ".join(f"{seat}={card}" for seat, card in over.result.drawn) == draw
    assert chips(over) == after


def test_9_7_a_split_with_the_stock_at_its_end() -> None:
    deck = stacked(*SUITS_FULL)[:15]
    over = played_out(play(dealt([3, 7, 7], "russian", deck=deck), "1 bet 2, 2 raise 6, 3 call"))
    assert chips(over) == (3, 7, 7)
    assert over.result
    assert over.result.drawn == ()


@pytest.mark.parametrize("stock", ["8S.AC.7S", "AC.TS.TC.4S.3S", "AC.8S.7S"])
def test_9_7_a_draw_is_recorded_and_replays(stock: str) -> None:
    over = drawn(stock)
    for record in (over.record(), *(over.seen_by(seat).record() for seat in (1, 2, 3))):
        again = parse_record(str(record))
        assert again == record
        assert again.replay()[-1].stacks == over.stacks
        assert again.replay()[-1].result == over.result
    lines = str(over.record()).splitlines()
    assert ".".join(pair.split("=")[1] for pair in lines[-1].removeprefix("draw ").split()) == stock


PAIRS = {1: "AW.LW.9F.7C.LS", 2: "AF.LC.9W.7S.LF"}
CARDS = {1: parse_cards("2C"), 2: parse_cards("3C")}


def test_9_7_no_other_equal_hands_draw() -> None:
    hands = {seat: parse_cards(cards) for seat, cards in PAIRS.items()}
    for rules in (BOOK, RUSSIAN):
        assert showdown(hands, rules, drawn=CARDS).winners == (1, 2)
    equal = {seat: parse_cards(cards) for seat, cards in zip((1, 2), SUITS_FULL, strict=False)}
    assert showdown(equal, BOOK, drawn=CARDS).winners == (1, 2)
    assert showdown(equal, RUSSIAN, drawn=CARDS).winners == (2,)


def test_9_7_equal_hands_draw_together() -> None:
    equal = {seat: parse_cards(cards) for seat, cards in zip((1, 2), SUITS_FULL, strict=False)}
    with pytest.raises(IllegalPosition) as refused:
        showdown(equal, RUSSIAN, drawn={1: CARDS[1]})
    assert refused.value.violation == Violation(HandRefusal.DRAWN, (2,))


def test_9_7_everybody_has_seen_what_was_drawn() -> None:
    over = drawn("8S.AC.7S")
    assert over.result
    for view in (over.public_view(), *(over.seen_by(seat) for seat in (1, 2, 3))):
        assert not {card for _, card in over.result.drawn} & {*view.unseen}
