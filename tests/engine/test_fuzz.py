"""Whatever a parser is fed, it raises one of the two errors of notation or gives a value that round-trips."""

import random
import time
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rake import (
    DECK,
    Card,
    IllegalPosition,
    InvalidNotation,
    format_cards,
    format_hand,
    format_hands,
    from_query,
    parse_cards,
    parse_hand,
    parse_hands,
    parse_rules,
    to_query,
)


def card_again(text: str) -> object:
    card = Card.parse(text)
    assert Card.parse(str(card)) == card
    return card


def cards_again(text: str) -> object:
    cards = parse_cards(text)
    assert parse_cards(format_cards(cards)) == cards
    return cards


def rules_again(text: str) -> object:
    rules = parse_rules(text)
    assert parse_rules(str(rules)) == rules
    return rules


def hand_again(text: str) -> object:
    hand = parse_hand(text)
    canonical = format_hand(*hand)
    assert parse_hand(canonical) == hand
    assert from_query(to_query(canonical)) == canonical
    return hand


def hands_again(text: str) -> object:
    hands = parse_hands(text)
    canonical = format_hands(*hands)
    assert parse_hands(canonical) == hands
    assert from_query(to_query(canonical)) == canonical
    return hands


def linked_hand_again(query: str) -> object:
    return hand_again(from_query(query))


def linked_hands_again(query: str) -> object:
    return hands_again(from_query(query))


HAND = "rake=1 hand=AS.AW.AF.9C.2S rules=book.kickers-one.min_raise-last"
HANDS = "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W rules=literal"

# Each parser with a text that it reads.
PARSERS: dict[Callable[[str], object], str] = {
    card_again: "10♥",
    cards_again: "AS.TW.9F",
    rules_again: "book.two_pair_beats_three-on.kickers-one",
    hand_again: HAND,
    hands_again: HANDS,
    linked_hand_again: "?" + to_query(HAND) + "&utm_source=x",
    linked_hands_again: "?" + to_query(HANDS) + "&fbclid=x",
}

parsers = pytest.mark.parametrize("parse", PARSERS)
many = settings(max_examples=400, deadline=None, derandomize=True)

CONTROL = [
    chr(code) for code in (*range(32), *range(127, 160), 0x2028, 0x2029, 0x200B, 0x202E, 0xFEFF, 0xFFFF, 0x10FFFF)
]
PIECES = [
    *("AS", "10", "xx", "♥", "♥\ufe0f", ".", ",", " ", "-", "_", "=", "&", "+", "%", "%20", "%FF", "~", "?", "#", ";"),
    *("rake=1", "rake=2", "hand=", "hands=", "rules=", "book", "literal", "kickers-one", "utm_x=1", "İ", "ſ", "\ud800"),
    *CONTROL,
]


def survives(parse: Callable[[str], object], text: str) -> bool:
    """Return whether the text was read; a refusal must be one of the two errors, and tell where within the text."""
    try:
        parse(text)
    except InvalidNotation as error:
        assert 0 <= error.at <= len(text)
        assert len(error.found) <= 24
        assert error.expected
        return False
    except IllegalPosition as error:
        assert error.violation.code
        assert error.violation.rule
        return False
    return True


@parsers
def test_valid_text_is_read(parse: Callable[[str], object]) -> None:
    assert survives(parse, PARSERS[parse])


@parsers
@given(text=st.text(max_size=60))
@example(text="\ud800")
@example(text="-\x1f")
@many
def test_any_text(parse: Callable[[str], object], text: str) -> None:
    survives(parse, text)


@parsers
@given(pieces=st.lists(st.sampled_from(PIECES), max_size=12))
@many
def test_any_string_of_likely_pieces(parse: Callable[[str], object], pieces: list[str]) -> None:
    survives(parse, "".join(pieces))


@parsers
@given(data=st.data())
@many
def test_mutated_valid_text(parse: Callable[[str], object], data: st.DataObject) -> None:
    text = PARSERS[parse]
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 4)))
        text = text[:start] + data.draw(st.sampled_from(PIECES) | st.characters() | st.just("")) + text[end:]
    survives(parse, text)


@parsers
def test_a_control_character_anywhere(parse: Callable[[str], object]) -> None:
    text = PARSERS[parse]
    for place in range(len(text) + 1):
        for character in CONTROL:
            survives(parse, text[:place] + character + text[place:])


@parsers
def test_every_prefix(parse: Callable[[str], object]) -> None:
    text = PARSERS[parse]
    read = [end for end in range(len(text) + 1) if survives(parse, text[:end])]
    assert read[-1] == len(text)


MEGABYTE = 2**20
WHOLE_DECK = format_cards(DECK)
NOISE = random.Random(1).choices("ASWFC10♥.,- =&_%+\n", k=MEGABYTE)
SHAPES = {
    "one letter": "A" * MEGABYTE,
    "one digit": "1" * MEGABYTE,
    "tens without a suit": "10" * (MEGABYTE // 2),
    "the same card": "AS" * (MEGABYTE // 2),
    "decks": f"{WHOLE_DECK}." * (MEGABYTE // len(WHOLE_DECK)),
    "dots": "." * MEGABYTE,
    "spaces": " " * MEGABYTE,
    "spaces and a letter": " " * MEGABYTE + "x",
    "dashes": "-" * MEGABYTE,
    "underscores": "_" * MEGABYTE,
    "equals signs": "=" * MEGABYTE,
    "names": "hand=" * (MEGABYTE // 5),
    "fields": "hand=AS " * (MEGABYTE // 8),
    "versions": "rake=1 " * (MEGABYTE // 7),
    "a long name": "a_" * (MEGABYTE // 2),
    "short names": "a " * (MEGABYTE // 2),
    "hands": "rake=1 hands=" + "AS.AW.AF.9C.2S_" * (MEGABYTE // 15),
    "a long hand": "rake=1 hand=" + "A" * MEGABYTE,
    "ampersands": "&" * MEGABYTE,
    "parameters": "a=1&" * (MEGABYTE // 4),
    "percent signs": "%" * MEGABYTE,
    "escapes": "rake=1&hand=" + "%F0" * (MEGABYTE // 3),
    "switches": "book" + ".kickers-one" * (MEGABYTE // 12),
    "empty switches": "book" + "." * MEGABYTE,
    "a long switch": "book.kickers-" + "o" * MEGABYTE,
    "trackers": "clid" * (MEGABYTE // 4) + "=1",
    "zeros": "\0" * MEGABYTE,
    "marks": "♥\ufe0f" * (MEGABYTE // 2),
    "noise": "".join(NOISE),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_megabyte(shape: str) -> None:
    """All parsers together; the bound is a hundred times what they need, and quadratic time would break it."""
    start = time.perf_counter()
    for parse in PARSERS:
        assert not survives(parse, SHAPES[shape])
    assert time.perf_counter() - start < 30


@pytest.mark.parametrize(
    ("shape", "found", "at"),
    [
        ("one letter", "A" * 23 + "…", 0),
        ("spaces", "", 0),
        ("spaces and a letter", "x", MEGABYTE),
        ("dots", "." * 23 + "…", 0),
    ],
)
def test_a_megabyte_is_not_repeated(shape: str, found: str, at: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_cards(SHAPES[shape])
    assert (refused.value.expected, refused.value.found, refused.value.at) == ("card", found, at)
    assert len(str(refused.value)) < 100


def test_a_megabyte_of_one_card_stands_twice() -> None:
    with pytest.raises(IllegalPosition) as refused:
        parse_cards(SHAPES["the same card"])
    assert refused.value.violation.values == ("AS",)
