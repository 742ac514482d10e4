"""Cards, rules, hands, showdowns and links as text: one canonical form, many accepted spellings, exact refusals."""

from collections.abc import Callable, Iterable
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rake import (
    BOOK,
    DECK,
    LITERAL,
    Card,
    HouseRules,
    IllegalPosition,
    InvalidNotation,
    Rank,
    Suit,
    Violation,
    evaluate,
    format_cards,
    format_hand,
    format_hands,
    from_query,
    made,
    parse_cards,
    parse_hand,
    parse_hands,
    parse_rules,
    to_query,
)

from .strategies import EVERY_RULES, SWITCHES, hands, rules, tables

PRESETS = ("book", "card-room", "literal", "russian")

RANKS = dict(zip("23456789TPLDA", Rank, strict=True))
SUITS = {"S": Suit.SKULLS, "W": Suit.WINGS, "F": Suit.FANGS, "C": Suit.CROSSES}
RANK_SPELLINGS = {**RANKS, "10": Rank.TEN, "J": Rank.PRIEST, "Q": Rank.LADY, "K": Rank.DUKE}
SUIT_SPELLINGS = {
    **SUITS,
    "H": Suit.WINGS,
    "D": Suit.FANGS,
    "♠": Suit.SKULLS,
    "♥": Suit.WINGS,
    "♦": Suit.FANGS,
    "♣": Suit.CROSSES,
    "♠\ufe0f": Suit.SKULLS,
    "♥\ufe0f": Suit.WINGS,
    "♦\ufe0f": Suit.FANGS,
    "♣\ufe0f": Suit.CROSSES,
}

relaxed = settings(max_examples=200, deadline=None, derandomize=True)


def canonical(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards high to low, then Skulls, Wings, Fangs, Crosses."""
    return tuple(sorted(cards, key=lambda card: (-card.rank, list(SUITS.values()).index(card.suit))))


def spelled(cards: Iterable[Card], way: Callable[[str], str], joint: str) -> str:
    return joint.join(way(str(card)) for card in cards)


# Cards


@pytest.mark.parametrize(("rank", "suit"), list(product(RANKS, SUITS)))
def test_every_card_has_one_text(rank: str, suit: str) -> None:
    card = Card(RANKS[rank], SUITS[suit])
    assert str(card) == format_cards([card]) == rank + suit
    assert Card.parse(rank + suit) == card
    assert eval(repr(card), {"Card": Card}) == card


@pytest.mark.parametrize(("rank", "suit"), list(product(RANK_SPELLINGS, SUIT_SPELLINGS)))
def test_every_accepted_spelling_of_a_card(rank: str, suit: str) -> None:
    card = Card(RANK_SPELLINGS[rank], SUIT_SPELLINGS[suit])
    for text in (rank + suit, rank.lower() + suit, rank + suit.lower(), rank.lower() + suit.lower()):
        assert Card.parse(text) == card
        assert parse_cards(text) == (card,)


@given(hands(1, 52))
@relaxed
def test_cards_round_trip_in_their_order(cards: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(cards)) == cards


@given(hands(1, 8), st.sampled_from([".", " ", ",", "", ", ", "\n", "\t", " . ", "\u00a0", "..", ",\r\n"]))
@relaxed
def test_cards_may_be_parted_in_many_ways(cards: tuple[Card, ...], joint: str) -> None:
    for way in (str.upper, str.lower):
        assert parse_cards(spelled(cards, way, joint)) == cards
        assert parse_cards(f" {spelled(cards, way, joint)}\n") == cards


@given(hands(1, 8), st.data())
@relaxed
def test_spellings_and_joints_may_mix(cards: tuple[Card, ...], data: st.DataObject) -> None:
    text = ""
    for card in cards:
        rank = data.draw(st.sampled_from([way for way, meant in RANK_SPELLINGS.items() if meant is card.rank]))
        suit = data.draw(st.sampled_from([way for way, meant in SUIT_SPELLINGS.items() if meant is card.suit]))
        text += rank + suit + data.draw(st.sampled_from(["", ".", " ", ","]))
    assert parse_cards(text) == cards


def test_no_cards_are_a_dash() -> None:
    assert format_cards(()) == "-"
    assert parse_cards("-") == parse_cards(" - ") == ()


def test_a_hand_is_written_high_to_low_then_skulls_wings_fangs_crosses() -> None:
    aces = parse_cards("AS.AW.AF.AC")
    for order in permutations(aces):
        assert format_hand(order) == "rake=1 hand=AS.AW.AF.AC"
    assert format_hand(parse_cards("2S 9F TW AC DS")) == "rake=1 hand=AC.DS.TW.9F.2S"


@given(hands(1, 5))
@relaxed
def test_hands_read_stand_in_canonical_order(cards: tuple[Card, ...]) -> None:
    value = evaluate(cards) if len(cards) == 5 else made(cards)
    assert parse_hand(f"rake=1 hand={format_cards(cards)}")[0] == value.cards == canonical(cards)


# Rules


def test_every_switch_is_known_here() -> None:
    assert tuple(SWITCHES) == tuple(HouseRules.__dataclass_fields__)


@pytest.mark.parametrize("house", EVERY_RULES, ids=str)
def test_rules_have_one_text(house: HouseRules) -> None:
    text = str(house)
    assert parse_rules(text) == house
    assert str(parse_rules(text)) == text
    assert eval(repr(house), {"parse_rules": parse_rules}) == house
    preset, *changes = text.split(".")
    names = [change.partition("-")[0] for change in changes]
    assert preset in PRESETS
    assert not changes or preset == "book"
    assert names == [name for name in SWITCHES if name in names]
    assert all(getattr(house, name) != getattr(BOOK, name) for name in names)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("BOOK", "book"),
        ("book.kickers-all", "book"),
        ("book.min_raise-last.kickers-one", "book.kickers-one.min_raise-last"),
        ("book.min_raise-last", "card-room"),
        ("card-room.min_raise-any", "book"),
        ("card-room.suits_full_tie-draw", "book.min_raise-last.suits_full_tie-draw"),
        ("book.Suits_Full_Tie-Draw", "russian"),
        ("literal.kickers-all", "book.two_pair_beats_three-on.middle-seated.table_stakes-off"),
        ("book.two_pair_beats_three-on.kickers-one.middle-seated.table_stakes-off", "literal"),
    ],
)
def test_rules_that_say_the_same_have_one_text(text: str, said: str) -> None:
    assert str(parse_rules(text)) == said


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("house", EVERY_RULES[::7], ids=str)
def test_any_rules_may_start_from_any_preset(preset: str, house: HouseRules) -> None:
    said = {True: "on", False: "off"}
    changes = [f"{name}-{said.get(getattr(house, name), getattr(house, name))}" for name in SWITCHES]
    assert parse_rules(".".join([preset, *changes])) == house


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_has_only_its_values(name: str) -> None:
    with pytest.raises(IllegalPosition) as refused:
        HouseRules(**{name: "perhaps"})  # type: ignore[arg-type]
    assert (refused.value.violation.code, refused.value.violation.values) == ("unknown-value", (name, "perhaps"))
    with pytest.raises(InvalidNotation) as unread:
        parse_rules(f"book.{name}-perhaps")
    assert (unread.value.found, unread.value.at) == ("perhaps", len(f"book.{name}-"))


# Positions


@given(hands(1, 5), rules())
@relaxed
def test_hands_round_trip(cards: tuple[Card, ...], house: HouseRules) -> None:
    text = format_hand(cards, house)
    assert parse_hand(text) == (canonical(cards), house)
    assert format_hand(*parse_hand(text)) == text


@given(tables(), rules())
@relaxed
def test_showdowns_round_trip(dealt: tuple[tuple[Card, ...], ...], house: HouseRules) -> None:
    text = format_hands(dealt, house)
    assert parse_hands(text) == (tuple(canonical(hand) for hand in dealt), house)
    assert format_hands(*parse_hands(text)) == text


def test_defaults_are_left_out() -> None:
    cards = parse_cards("AS.AW.AF.9C.2S")
    assert format_hand(cards) == format_hand(cards, BOOK) == "rake=1 hand=AS.AW.AF.9C.2S"
    assert format_hand(cards, LITERAL) == "rake=1 hand=AS.AW.AF.9C.2S rules=literal"
    assert format_hands([cards, parse_cards("DS.DW.DF.DC.2W")]) == "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W"


@pytest.mark.parametrize(
    "text",
    [
        "rake=1 hand=AS.AW.AF.9C.2S rules=literal",
        "hand=AS.AW.AF.9C.2S rules=literal rake=1",
        "rake=1  rules=LITERAL   hand=2s 9c a♦ A♥,AS\n",
        "rake=1 hand= 2S9CADAHAS rules=literal",
    ],
)
def test_positions_are_read_generously(text: str) -> None:
    assert parse_hand(text) == (parse_cards("AS.AW.AF.9C.2S"), LITERAL)


# Links


def test_a_link_carries_the_same_fields() -> None:
    assert to_query("rake=1 hand=AS.AW.AF.9C.2S") == "rake=1&hand=AS.AW.AF.9C.2S"
    assert from_query("?rake=1&hand=AS.AW.AF.9C.2S") == "rake=1 hand=AS.AW.AF.9C.2S"
    assert from_query("rake=1&hand=AS+AW+AF") == from_query("rake=1&hand=AS%20AW%20AF") == "rake=1 hand=AS AW AF"


@given(st.one_of(hands(1, 5), tables()), rules())
@relaxed
def test_links_round_trip_without_percent_signs(
    cards: tuple[Card, ...] | tuple[tuple[Card, ...], ...], house: HouseRules
) -> None:
    held = [one for one in cards if isinstance(one, Card)]
    dealt = [hand for hand in cards if not isinstance(hand, Card)]
    text = format_hand(held, house) if held else format_hands(dealt, house)
    query = to_query(text)
    assert from_query(query) == from_query("?" + query) == text
    assert set(query) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=&._-+")


@pytest.mark.parametrize(
    "tracker",
    ["utm_source=forum", "utm_campaign=a+b", "fbclid=Iw0", "gclid=x", "yclid=1", "mc_eid=1"],
)
def test_what_other_sites_hang_on_a_link_is_left_out(tracker: str) -> None:
    text = "rake=1 hand=AS.AW"
    assert from_query(f"?{to_query(text)}&{tracker}") == text
    assert from_query(f"?{tracker}&{to_query(text)}") == text


@pytest.mark.parametrize("field", ["hand=AC", "spot=1", "clid_of_mine=1"])
def test_nothing_else_is_left_out(field: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_hand(from_query(f"?rake=1&hand=AS.AW&{field}"))


# What cannot be read


def unread(parse: Callable[[str], object], text: str) -> tuple[str, str, int]:
    """Return what was expected, what was found and where."""
    with pytest.raises(InvalidNotation) as refused:
        parse(text)
    error = refused.value
    assert isinstance(error, ValueError)
    assert str(error) == f"expected {error.expected} at character {error.at + 1}, found {error.found!r}"
    return error.expected, error.found, error.at


@pytest.mark.parametrize(
    ("text", "found", "at"),
    [
        ("", "", 0),
        ("   ", "", 0),
        ("1S", "1S", 0),
        ("AX", "AX", 0),
        ("AS.AX", "AX", 3),
        ("AS AW 1S", "1S", 6),
        ("ASAW1S", "1S", 4),
        ("AS.A.S", "A", 3),
        ("AS.10", "10", 3),
        ("SA", "SA", 0),
        ("AS-", "-", 2),
        ("--", "--", 0),
        ("AS\x00AW", "\x00AW", 2),
        ("AS.\x1b[31m", "\x1b[31m", 3),
        ("AS.\u202eAW", "\u202eAW", 3),
        ("АS", "АS", 0),  # a Cyrillic A
        ("１S", "１S", 0),
        ("AS.\u212aS", "\u212aS", 3),  # the Kelvin sign, which lower-cases to k
        ("A\u017f", "A\u017f", 0),  # the long s, which upper-cases to S
        ("xx", "xx", 0),
        ("AS." + "x" * 24, "x" * 24, 3),
        ("AS." + "x" * 25, "x" * 23 + "…", 3),
    ],
)
def test_unreadable_cards(text: str, found: str, at: int) -> None:
    assert unread(parse_cards, text) == ("card", found, at)


@pytest.mark.parametrize("text", ["", "1S", "AX", "A", "AS ", " AS", "AS.", "ASAW", "AS\n", "-", "xx", "10", "A\x00S"])
def test_unreadable_card(text: str) -> None:
    assert unread(Card.parse, text) == ("card", text, 0)


@pytest.mark.parametrize(
    ("text", "expected", "found", "at"),
    [
        ("", "preset", "", 0),
        ("poker", "preset", "poker", 0),
        ("kickers-one", "preset", "kickers-one", 0),
        ("book.", "switch", "", 5),
        ("book.kicker-one", "switch", "kicker", 5),
        ("book.kickers-one.kickers-one", "switch", "kickers", 17),
        ("book.kickers-two", "all|one", "two", 13),
        ("book.kickers", "all|one", "", 12),
        ("book.kickers.min_raise-last", "all|one", "", 12),
        ("book.kickers-one.table_stakes-yes", "on|off", "yes", 30),
        ("book\x00", "preset", "book\x00", 0),
    ],
)
def test_unreadable_rules(text: str, expected: str, found: str, at: int) -> None:
    assert unread(parse_rules, text) == (expected, found, at)


@pytest.mark.parametrize(
    ("text", "expected", "found", "at"),
    [
        ("", "field hand", "", 0),
        ("rake=1", "field hand", "", 0),
        ("AS.AW", "field", "AS.AW", 0),
        ("AS.AW rake=1", "field", "AS.AW", 0),
        ("rake=2 hand=AS", "version 1", "2", 5),
        ("rake= hand=AS", "version 1", "", 5),
        ("rake=1 hand=AS hand=AW", "field", "hand", 15),
        ("rake=1 hand=AS spot=1", "field", "spot", 15),
        ("rake=1 hand=AS hands=AW", "field", "hands", 15),
    ],
)
def test_unreadable_fields(text: str, expected: str, found: str, at: int) -> None:
    assert unread(parse_hand, text) == (expected, found, at)


def test_a_version_stands_once() -> None:
    assert unread(parse_hand, "rake=1 rake=1 hand=AS") == ("field", "rake", 7)


@pytest.mark.parametrize(
    ("parse", "text", "piece"),
    [
        (parse_hand, "rake=1 hand=AS.1S", "1S"),
        (parse_hand, "rake=1 hand=AS rules=poker", "poker"),
        (parse_hand, "rake=1 hand=AS rules=book.kickers-two", "two"),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.1F.DC.2W", "1F"),
        (parse_hand, "rake=1 hand=AS  typo", "typo"),
        (parse_hand, "  typo rake=1 hand=AS", "typo"),
    ],
)
def test_errors_point_into_the_whole_text(parse: Callable[[str], object], text: str, piece: str) -> None:
    _, found, at = unread(parse, text)
    assert (found, at) == (piece, text.index(piece))


# What can be read, but not be


@pytest.mark.parametrize(
    ("parse", "text", "violation"),
    [
        (parse_cards, "AS.AW.AS", Violation("card-twice", ("AS",), "2.1")),
        (parse_cards, "10h TW", Violation("card-twice", ("TW",), "2.1")),
        (parse_hand, "rake=1 hand=AS.AW.AF.9C.2S.3S", Violation("hand-size", (6, 1, 5), "1.1")),
        (parse_hand, "rake=1 hand=-", Violation("hand-size", (0, 1, 5), "1.1")),
        (parse_hand, "rake=1 hand=AS.AW.as", Violation("card-twice", ("AS",), "2.1")),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S", Violation("players", (1, 2, 8), "1.2")),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC", Violation("hand-size", (4, 5, 5), "1.1")),
        (parse_hands, "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2S", Violation("card-twice", ("2S",), "2.1")),
        (
            parse_hands,
            "rake=1 hands=" + "_".join(format_cards(DECK[start : start + 5]) for start in range(0, 45, 5)),
            Violation("players", (9, 2, 8), "1.2"),
        ),
    ],
)
def test_illegal_positions(parse: Callable[[str], object], text: str, violation: Violation) -> None:
    with pytest.raises(IllegalPosition) as refused:
        parse(text)
    assert isinstance(refused.value, ValueError)
    assert refused.value.violation == violation
    assert str(refused.value) == str(violation)


def test_six_cards_are_no_hand() -> None:
    with pytest.raises(IllegalPosition) as refused:
        evaluate(parse_cards("AS.AW.AF.9C.2S.3S"))
    assert refused.value.violation == Violation("hand-size", (6, 5, 5), "1.1")


def test_a_violation_tells_its_code_values_and_rule() -> None:
    assert str(Violation("hand-size", (6, 5, 5), "1.1")) == "hand-size (6, 5, 5), rule 1.1"
    assert str(Violation("odd", (), "1.1")) == "odd, rule 1.1"
