"""Cards, rules, hands, showdowns and links as text: one canonical form, many accepted spellings."""

from collections.abc import Callable, Iterable
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import (
    BOOK,
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
    made_hand,
    parse_cards,
    parse_hand,
    parse_hands,
    parse_rules,
    to_query,
)
from rake.rules import SwitchRefusal
from tests.examples import examples

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

relaxed = examples(200)


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
    value = evaluate(cards) if len(cards) == 5 else made_hand(cards)
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
    said = {"True": "on", "False": "off"}
    values = {name: str(getattr(house, name)) for name in SWITCHES} | ({} if house.clock else {"clock": "off"})
    changes = [f"{name}-{said.get(value, value)}" for name, value in values.items()]
    assert parse_rules(".".join([preset, *changes])) == house


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_has_only_its_values(name: str) -> None:
    wrong: dict[str, Any] = {name: "perhaps"}
    with pytest.raises(IllegalPosition) as refused:
        HouseRules(**wrong)
    assert refused.value.violation == Violation(SwitchRefusal[name], (name, "perhaps"))
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


def test_any_position_becomes_a_link_and_no_other_text_does() -> None:
    assert to_query("rake=1  hand=AS AW") == "rake=1&hand=AS+AW"
    with pytest.raises(InvalidNotation):
        to_query("AS AW")


@pytest.mark.parametrize("mark", ["\ufe0e", "\ufe0f", ""])
@pytest.mark.parametrize("space", ["\u200b", "\ufeff", "\u2009", "\u3000", "\u00a0", "\t"])
def test_marks_and_spaces_are_read_as_pages_copy_them(mark: str, space: str) -> None:
    assert parse_cards(f"A♠{mark}{space}10♥{mark}") == parse_cards("AS TW")


@pytest.mark.parametrize("field", ["hand=AC", "spot=1", "utm_source=forum"])
def test_no_field_of_a_link_is_left_out(field: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_hand(from_query(f"?rake=1&hand=AS.AW&{field}"))
