"""What Python shows of a value gives that value back when it is run."""

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

import rake
from rake import Round, outs, parse_cards, parse_record
from tests.examples import examples

from .strategies import deals, random_play

NAMES = {name: getattr(rake, name) for name in rake.__all__} | {"replace": replace}


def read_back(value: object) -> object:
    return eval(repr(value), NAMES)


@given(start=deals(), seed=st.integers(0, 2**32))
@examples(100)
def test_a_round_a_view_and_a_result_read_back(start: Round, seed: int) -> None:
    rounds = random_play(start, seed, exposing=0.05)
    for now in (random.Random(seed).choice(rounds), rounds[-1]):
        assert read_back(now) == now
        for view in (now.public_view(), *map(now.seen_by, now.hands)):
            assert read_back(view) == view
    result = rounds[-1].result
    assert read_back(result) == result
    if result and result.showdown:
        assert read_back(result.showdown) == result.showdown


@given(start=deals(), seed=st.integers(0, 2**32))
@examples(40)
def test_a_round_from_a_record_reads_back(start: Round, seed: int) -> None:
    for now in random_play(start, seed):
        replayed = parse_record(str(now.record())).round()
        assert read_back(replayed) == replayed


def test_equal_hands_of_other_cards_are_another_showdown() -> None:
    suits = str.maketrans("SWFC", "WFCS")
    texts = ("DW.DF.9C.7S.2W", "LW.LF.9F.7C.2F")
    first, other = (
        rake.showdown({seat: parse_cards(text) for seat, text in enumerate(each, 1)})
        for each in (texts, [text.translate(suits) for text in texts])
    )
    assert first.order == other.order
    assert first != other
    assert first != rake.showdown({1: first.values[1].cards, 2: first.values[2].cards}, rake.LITERAL)
    assert len({first, rake.showdown({1: first.values[1].cards, 2: first.values[2].cards})}) == 1


def test_a_round_shows_its_whole_pack() -> None:
    now = Round.deal(2, 9, 1, rng=random.Random(1))
    assert all(str(card) in repr(now) for card in rake.DECK)


def test_chances_read_back() -> None:
    value = outs(parse_cards("AS.9F.9W"), rake.DECK[:20])
    assert read_back(value) == value
