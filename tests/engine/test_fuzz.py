"""Whatever a parser is fed, it raises one of the two errors of notation or gives a value that round-trips."""

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given
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
    parse_action,
    parse_cards,
    parse_hand,
    parse_hands,
    parse_odds,
    parse_record,
    parse_rules,
    parse_spot,
    parse_table,
    rule_of,
    to_query,
)
from tests.examples import examples


class Parser[Value](NamedTuple):
    """A parser, a text that it reads, and the way back."""

    parse: Callable[[str], Value]
    text: str
    format: Callable[[Value], str]

    def reads(self, text: str) -> bool:
        """Return whether the text was read, and so round-trips; a refusal must tell what is wrong and where."""
        refused: InvalidNotation | IllegalPosition
        try:
            value = self.parse(text)
        except (InvalidNotation, IllegalPosition) as error:
            refused = error
        else:
            canonical = self.format(value)
            assert self.parse(canonical) == value
            assert self.format(self.parse(canonical)) == canonical
            return True
        if isinstance(refused, InvalidNotation):
            # A link's places are those of the text that its query holds.
            assert 0 <= refused.at <= len(text) or refused.at <= len(from_query(text))
            assert len(refused.found) <= 24
            assert refused.expected
        else:
            assert rule_of(refused.violation)
        return False


HAND = "rake=1 hand=AS.AW.AF.9C.2S rules=book.kickers-one.min_raise-last"
HANDS = "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W rules=literal"
RECORD = """rake 1 players=3 ante=2 stacks=9.20.9 seen=3 absent=1 rules=book.forced-blinds
post 3=1
deal 1=xx.xx.xx 2=xx.xx.xx 3=AS.TW.9F
bets 3 raise 4, 1 fold, 2 call
middle up=DS.2W down=xx.7C exposed=2
picks 2 7C, 3 x1
draw 2=9C
reveal 2=4S.4W.4F.3C.2S"""

TABLE = "rake=1 chairs=100wsb.-.80at2.0 ante=2 dealer=3 playing=1.3 rules=book.forced-blinds"

SPOT = (
    "rake=1 players=5 seat=3 pick=2 hand=AS.AW.9F.2C up=DS.7C.LF down=2 took=1-TW.2-xx.3-x9F.5-3C.1-xx out=2.4-1"
    " rules=book.middle-seated"
)

ODDS = (
    "rake=1 players=3 seat=3 pick=1 hand=AS.AW.9F up=DS.2W down=2 took=1-TW.2-xx policy=made"
    " sums=2-201422-175310.2-164003-111870.1-0-0"
)

PARSERS: dict[str, Parser[Any]] = {
    "Card.parse": Parser(Card.parse, "10♥", str),
    "parse_cards": Parser(parse_cards, "AS.TW.9F", format_cards),
    "parse_rules": Parser(parse_rules, "book.two_pair_beats_three-on.kickers-one", str),
    "parse_hand": Parser(parse_hand, HAND, lambda hand: format_hand(*hand)),
    "parse_hands": Parser(parse_hands, HANDS, lambda hands: format_hands(*hands)),
    "parse_action": Parser(parse_action, "raise 12", str),
    "parse_record": Parser(parse_record, RECORD, str),
    "parse_spot": Parser(parse_spot, SPOT, str),
    "parse_odds": Parser(parse_odds, ODDS, str),
    "parse_table": Parser(parse_table, TABLE, str),
    "parse_hand of a link": Parser(
        lambda query: parse_hand(from_query(query)),
        f"?{to_query(HAND)}",
        lambda hand: to_query(format_hand(*hand)),
    ),
    "parse_hands of a link": Parser(
        lambda query: parse_hands(from_query(query)),
        f"?{to_query(HANDS)}",
        lambda hands: to_query(format_hands(*hands)),
    ),
}

parsers = pytest.mark.parametrize("parser", PARSERS.values(), ids=PARSERS)
many = examples(200)

CONTROL = [
    chr(code) for code in (*range(32), *range(127, 160), 0x2028, 0x2029, 0x200B, 0x202E, 0xFEFF, 0xFFFF, 0x10FFFF)
]
PIECES = [
    *("AS", "10", "xx", "♥", "♥\ufe0f", ".", ",", " ", "-", "_", "=", "&", "+", "%", "%20", "%FF", "~", "?", "#", ";"),
    *("\n", "bets ", "picks ", "middle ", "deal ", "reveal ", "draw ", "1 check", "2 bet 5", "3 take TW", "1=AS", "x3"),
    *(
        "players=",
        "seat=",
        "pick=",
        "up=",
        "down=",
        "took=",
        "out=",
        "policy=",
        "sums=",
        "wins=",
        "1-2-3",
        "1-xx",
        "2-x9F",
        "4-1",
    ),
    *("chairs=", "ante=", "dealer=", "playing=", "100", "80a", "wsb", "t3", "9" * 5000),
    *("rake=1", "rake=2", "hand=", "hands=", "rules=", "book", "literal", "kickers-one", "utm_x=1", "İ", "ſ", "\ud800"),
    *CONTROL,
]


@parsers
def test_valid_text_is_read(parser: Parser[Any]) -> None:
    assert parser.reads(parser.text)


@parsers
@given(text=st.text(max_size=60))
@example(text="\ud800")
@example(text="-\x1f")
@many
def test_any_text(parser: Parser[Any], text: str) -> None:
    parser.reads(text)


@parsers
@given(pieces=st.lists(st.sampled_from(PIECES), max_size=12))
@many
def test_any_string_of_likely_pieces(parser: Parser[Any], pieces: list[str]) -> None:
    parser.reads("".join(pieces))


@parsers
@given(data=st.data())
@many
def test_mutated_valid_text(parser: Parser[Any], data: st.DataObject) -> None:
    text = parser.text
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 4)))
        text = text[:start] + data.draw(st.sampled_from(PIECES) | st.characters() | st.just("")) + text[end:]
    parser.reads(text)


@parsers
def test_a_control_character_anywhere(parser: Parser[Any]) -> None:
    """At each offset one in four of them, and each of them at every fourth offset."""
    text = parser.text
    for offset in range(len(text) + 1):
        for character in CONTROL[offset % 4 :: 4]:
            parser.reads(text[:offset] + character + text[offset:])


@parsers
def test_every_prefix(parser: Parser[Any]) -> None:
    text = parser.text
    read = [end for end in range(len(text) + 1) if parser.reads(text[:end])]
    assert read[-1] == len(text)


LONG = 2**18
"""Characters of a text that no reader writes."""

WHOLE_DECK = format_cards(DECK)
NOISE = random.Random(1).choices("ASWFC10♥.,- =&_%+\n", k=LONG)
SHAPES = {
    "one letter": "A" * LONG,
    "one digit": "1" * LONG,
    "tens without a suit": "10" * (LONG // 2),
    "the same card": "AS" * (LONG // 2),
    "decks": f"{WHOLE_DECK}." * (LONG // len(WHOLE_DECK)),
    "dots": "." * LONG,
    "spaces": " " * LONG,
    "spaces and a letter": " " * LONG + "x",
    "dashes": "-" * LONG,
    "underscores": "_" * LONG,
    "equals signs": "=" * LONG,
    "names": "hand=" * (LONG // 5),
    "line ends": "\n" * LONG,
    "checks": "rake 1 stacks=5.5 ante=1\ndeal 1=2S.3S.4S 2=2W.3W.4W\nbets " + "1 check, " * (LONG // 9) + "!",
    "fields": "hand=AS " * (LONG // 8),
    "versions": "rake=1 " * (LONG // 7),
    "a long name": "a_" * (LONG // 2),
    "short names": "a " * (LONG // 2),
    "hands": "rake=1 hands=" + "AS.AW.AF.9C.2S_" * (LONG // 15),
    "chairs": "rake=1 ante=1 chairs=" + "5." * (LONG // 2),
    "a long stake": "rake=1 chairs=5.5 ante=" + "1" * LONG,
    "a long dealer": "rake=1 chairs=5.5 ante=1 dealer=" + "1" * LONG,
    "a long hand": "rake=1 hand=" + "A" * LONG,
    "ampersands": "&" * LONG,
    "parameters": "a=1&" * (LONG // 4),
    "percent signs": "%" * LONG,
    "escapes": "rake=1&hand=" + "%F0" * (LONG // 3),
    "switches": "book" + ".kickers-one" * (LONG // 12),
    "empty switches": "book" + "." * LONG,
    "a long switch": "book.kickers-" + "o" * LONG,
    "trackers": "clid" * (LONG // 4) + "=1",
    "zeros": "\0" * LONG,
    "marks": "♥\ufe0f" * (LONG // 2),
    "noise": "".join(NOISE),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_long_text_is_refused_in_linear_time(shape: str) -> None:
    """All parsers together get many times the processor time that they need, other load aside."""
    start = time.process_time()
    for parser in PARSERS.values():
        assert not parser.reads(SHAPES[shape])
    assert time.process_time() - start < 10


@pytest.mark.parametrize(
    ("shape", "found", "at"),
    [
        ("one letter", "A" * 23 + "…", 0),
        ("spaces", "", 0),
        ("spaces and a letter", "x", LONG),
        ("dots", "." * 23 + "…", 0),
    ],
)
def test_a_long_text_is_not_repeated(shape: str, found: str, at: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_cards(SHAPES[shape])
    assert (refused.value.expected, refused.value.found, refused.value.at) == ("card", found, at)
    assert len(str(refused.value)) < 100


def test_one_card_over_and_over_is_refused() -> None:
    with pytest.raises(IllegalPosition) as refused:
        parse_cards(SHAPES["the same card"])
    assert refused.value.violation.values == ("AS",)
