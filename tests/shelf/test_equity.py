"""Equity in Hold'em and Omaha: beside plain counting, pokerkit, and what must be so by symmetry; its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pokerkit
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rake.kit.cards import CardRefusal
from rake.kit.chance import some
from rake.kit.errors import IllegalPosition, InvalidNotation
from rake.kit.notation import from_query
from rake.kit.ranking import DECK, Hand
from rake.shelf.holdem.equity import BATCH, TARGET, Chance, Equity, equity, outs, parse_equity
from rake.shelf.holdem.game import RULE_OF
from rake.shelf.holdem.rules import HOLDEM, EquityRefusal, Variant
from rake.shelf.omaha.game import OMAHA
from tests.bounded import LONGEST, within
from tests.examples import examples

VARIANTS = {"holdem": HOLDEM, "omaha": OMAHA}
each_variant = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)


def cards(text: str) -> tuple[str, ...]:
    return DECK.parse_cards(text)


def read(text: str) -> Equity:
    """Return the equity of a text that begins with its game's word."""
    return parse_equity(VARIANTS[text.partition("=")[0]], text)


def drawn(variant: Variant, rng: Random, named: int, unknown: int, board: int, *, wild: bool = False) -> Equity:
    """Return the equity, without any deals, of random hands on a random board."""
    dealt = iter(some(rng, DECK.cards, named * variant.hole + board))
    hands = tuple(tuple(next(dealt) for _ in range(variant.hole)) for _ in range(named))
    return Equity(variant, hands, unknown, tuple(dealt), wild)


# Exact chances


def fives(variant: Variant, hole: Sequence[str], board: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield each hand of five that the rules allow (HE1.1, OM1.2)."""
    if variant is HOLDEM:
        yield from combinations((*hole, *board), 5)
    else:
        yield from ((*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3))


def best(position: Equity, hole: Sequence[str], board: Sequence[str]) -> int:
    """Return the strength of the best of all hands of five that a player has."""
    return max(Hand(five, position.wild).strength for five in fives(position.variant, hole, board))


def plainly(position: Equity) -> list[list[float]]:
    """Return each named hand's part of the pot, and how often it wins alone and splits: every deal is played out."""
    variant, deals = position.variant, 0
    totals = [[0.0, 0.0, 0.0] for _ in position.hands]
    for rest in combinations(position.unseen, 5 - len(position.board)):
        board = (*position.board, *rest)
        left = [card for card in position.unseen if card not in rest]
        mine = [best(position, hand, board) for hand in position.hands]
        for rival in combinations(left, variant.hole) if position.unknown else [()]:
            values = [*mine, *([best(position, rival, board)] if rival else [])]
            winners = [number for number, value in enumerate(values) if value == max(values)]
            deals += 1
            for number in winners:
                if number < len(totals):
                    totals[number][0] += 1 / len(winners)
                    totals[number][1 if len(winners) == 1 else 2] += 1
    return [[total / deals for total in each] for each in totals]


@pytest.mark.parametrize(
    "text",
    [
        "holdem=1 hands=AS.KS_QD.QC board=2S.3S.4D",
        "holdem=1 hands=AH.4C_AD.9S_KD.2C board=AS.KC.QD.JH",
        "holdem=1 hands=8S.8D_AC.2C_5H.4H board=KS.KD.QS.QD.3H",
        "holdem=1 hands=AS.KS unknown=1 board=QS.JS.2D.2C.9H",
        "holdem=1 hands=AS.4S_7D.7C_9S.8S unknown=1 board=AD.3S.4D.9C.8H",
        "holdem=1 hands=AS.2S_QD.QC_9H.8H board=2D.7H.QS.3C wild=deuces",
        "holdem=1 hands=AS.KS_QD.QC board=JS.9D.2H wild=deuces",
        "holdem=1 hands=AS.2S unknown=1 board=QD.JD.7C.4H.2C wild=deuces",
        "omaha=1 hands=AS.2S.7D.3C_QH.QD.JC.TC board=QS.2D.TH.3S wild=deuces",
        "omaha=1 hands=AS.KS.7D.2C_QH.QD.JC.TC board=QS.JS.TH.3S",
        "omaha=1 hands=AS.AH.9D.7D_KD.QD.3H.2H_7C.6C.5S.4S board=KS.QC.8D.6H.4C",
        "omaha=1 hands=AC.AH.2C.2H_KC.KH.3C.3H_QC.QH.4C.4H_JC.JH.5C.5H_TC.TH.6C.6H_9C.9H.7C.7H_QS.JS.TS.9S "
        "unknown=1 board=AS.KD.8C.8H.2S",
    ],
)
def test_chances_are_those_of_every_deal_played_out(text: str) -> None:
    now = read(text)
    for chance, plain in zip(now.chances, plainly(now), strict=True):
        assert [chance.win, chance.alone, chance.split] == pytest.approx(plain)
        assert (chance.error, chance.exact, chance.deals) == (0, True, now.ways)


@pytest.mark.parametrize(
    ("text", "ways", "countable"),
    [
        ("holdem=1 hands=AS.KS_QD.QC board=2S.3S.4D", 990, True),
        ("holdem=1 hands=AS.KS_QD.QC", 1_712_304, False),
        ("holdem=1 hands=AS.KS unknown=1 board=2S.3S.4D.9C", 46 * 990, True),
        ("holdem=1 hands=AS.KS unknown=1 board=2S.3S.4D", 1081 * 990, False),
        ("holdem=1 hands=AS.KS unknown=2 board=2S.3S.4D.9C.8H", 990 * 903, False),
        ("omaha=1 hands=AS.KS.7D.2C_QH.QD.JC.TC board=2S.3S.4D", 820, True),
        ("omaha=1 hands=AS.KS.7D.2C unknown=1 board=6S.3S.4D.9C.8H", 123_410, True),
    ],
)
def test_all_ways_to_deal_the_rest_are_counted_if_they_are_few_enough(text: str, ways: int, countable: bool) -> None:
    now = read(text)
    assert (now.ways, now.countable, now.done) == (ways, countable, countable)
    assert now.deals == (ways if countable else 0)
    assert all(chance.exact is countable and (chance.error == 0) is countable for chance in now.chances)


@each_variant
def test_counting_begins_with_the_first_step_where_a_value_has_not_counted_yet(variant: Variant) -> None:
    start = drawn(variant, Random(5), named=2, unknown=0, board=4)
    assert not start.done
    assert start.advance() == equity(variant, start.hands, board=start.board)
    assert start.advance().advance(3) == start.advance()


def test_he4_3_the_board_plays_for_everyone() -> None:
    now = read("holdem=1 hands=2C.2D_AH.9H_7S.6S unknown=1 board=AS.KS.QS.JS.TS")
    assert now.chances == (Chance(0.25, 0, 1, 0, exact=True, deals=now.ways),) * 3


@each_variant
def test_hands_that_are_the_same_in_other_suits_always_split_without_a_flush(variant: Variant) -> None:
    """Neither hand can make a flush on a turn of four suits."""
    hands = [cards(text)[: variant.hole] for text in ("AS.KD.QS.JD", "AH.KC.QH.JC")]
    now = equity(variant, hands, board=cards("2S.7H.9D.TC"))
    assert now.chances == (Chance(0.5, 0, 1, 0, exact=True, deals=now.ways),) * 2


@given(
    seed=st.integers(0, 1 << 30),
    variant=st.sampled_from([*VARIANTS.values()]),
    named=st.integers(2, 8),
    board=st.sampled_from([3, 4, 5]),
    wild=st.booleans(),
)
@examples(60)
def test_all_hands_together_win_the_whole_pot(seed: int, variant: Variant, named: int, board: int, wild: bool) -> None:
    now = drawn(variant, Random(seed), named, 0, board, wild=wild).advance()
    chances = now.chances
    assert all(chance.exact for chance in chances)
    assert sum(chance.win for chance in chances) == pytest.approx(1)
    assert all(chance.alone <= chance.win <= chance.alone + chance.split / 2 + 1e-9 for chance in chances)
    # The order of hands and cards says nothing.
    turned = equity(variant, [hand[::-1] for hand in reversed(now.hands)], board=now.board[::-1], wild=wild)
    assert turned.sums == now.sums[::-1]


# Beside pokerkit

PEERS = {"holdem": pokerkit.StandardHighHand, "omaha": pokerkit.OmahaHoldemHand}


def pokerkits(cards: Iterable[str]) -> list[pokerkit.Card]:
    return [*pokerkit.Card.parse("".join(card[0] + card[1].lower() for card in cards))]


def theirs(position: Equity, board: Sequence[str]) -> list[float]:
    """Return pokerkit's equities on a whole board: with no card left to deal, one sample is exact."""
    variant = position.variant
    hands = [[pokerkits(hand)] for hand in position.hands]
    peer = (PEERS[variant.word],)
    deck = pokerkit.Deck.STANDARD
    return [*pokerkit.calculate_equities(hands, pokerkits(board), variant.hole, 5, deck, peer, sample_count=1)]


@each_variant
def test_pokerkit_shares_the_pot_out_in_the_same_way(variant: Variant) -> None:
    rng = Random(7)
    for _ in range(60):
        now = drawn(variant, rng, rng.randint(2, 8), 0, 5).advance()
        assert [chance.win for chance in now.chances] == pytest.approx(theirs(now, now.board))


@each_variant
def test_the_chances_on_the_turn_are_the_mean_of_pokerkits_on_all_rivers(variant: Variant) -> None:
    rng = Random(8)
    for players in (2, 3, 5):
        now = drawn(variant, rng, players, 0, 4).advance()
        rivers = [theirs(now, (*now.board, card)) for card in now.unseen]
        means = [sum(each) / len(rivers) for each in zip(*rivers, strict=True)]
        assert [chance.win for chance in now.chances] == pytest.approx(means)


# Sampled chances


@each_variant
def test_before_the_first_deal_nothing_is_certain(variant: Variant) -> None:
    start = equity(variant, [cards("AS.KS.QD.JD")[: variant.hole]], unknown=1)
    assert (start.deals, start.done) == (0, False)
    assert start.chances == (Chance(0.5, 0, 0, 0.5, exact=False, deals=0),)


def test_every_batch_adds_the_same_deals_to_every_hand() -> None:
    start = read("holdem=1 hands=AS.KS_QD.QC_7H.6H unknown=1")
    once, twice = start.advance(), start.advance(2)
    assert (once.deals, twice.deals) == (BATCH, 2 * BATCH)
    assert max(chance.error for chance in twice.chances) < max(chance.error for chance in once.chances)
    assert start == read(str(start))


@pytest.mark.parametrize("text", ["holdem=1 hands=AS.AH_AD.2C", "omaha=1 hands=AS.AH.KS.KH_AD.2D.2C.2H"])
def test_deals_stop_once_every_error_is_small_enough(text: str) -> None:
    now, steps = read(text), within(LONGEST, "an error that is small enough")
    while not now.done and (step := next(steps)):
        before, now = now, now.advance(10)
    assert now == now.advance(5)
    assert max(chance.error for chance in now.chances) <= TARGET < max(chance.error for chance in before.chances)
    assert sum(chance.win for chance in now.chances) == pytest.approx(1)
    assert now == read(text).advance(10 * step + 5)


@each_variant
def test_the_error_covers_what_is_so_by_symmetry(variant: Variant) -> None:
    """Two hands that differ only in suits win half of the pot each, whatever the cards."""
    rng, runs, covered = Random(9), 100, 0
    for _ in range(runs):
        ranks = [card[0] for card in some(rng, [card for card in DECK.cards if card[1] == "S"], variant.hole)]
        hands = [[rank + suit for rank, suit in zip(ranks, suits, strict=False)] for suits in ("SDSD", "HCHC")]
        first = equity(variant, hands).advance().chances[0]
        covered += abs(first.win - 0.5) <= first.error
    assert 0.925 * runs <= covered


def test_the_error_covers_what_counting_two_unknown_hands_gives() -> None:
    """Six hands are named on the river: each two hands of the rest are played out plainly."""
    start = read("holdem=1 hands=9C.9D_AC.3D_KC.4D_QC.JD_8C.3C_4C.2D unknown=2 board=9S.8S.7H.6H.2C")
    mine, *others = [best(start, hand, start.board) for hand in start.hands]
    unknown = [({*two}, best(start, two, start.board)) for two in combinations(start.unseen, 2)]
    shares = []
    for (one, first), (other, second) in combinations(unknown, 2):
        if one.isdisjoint(other):
            rivals = (*others, first, second)
            shares.append(1 / (1 + rivals.count(mine)) if mine >= max(rivals) else 0)
    truth = sum(shares) / len(shares)
    assert 2 * len(shares) == start.ways
    chance = start.advance(40).chances[0]
    assert 0.1 < truth < 0.9
    assert abs(chance.win - truth) <= chance.error < 0.02


def test_deals_that_agree_prove_little() -> None:
    """The royal flush on the river always wins: no loss in n deals, and the 95 % bound is 3 in n."""
    for batches in (1, 2, 3):
        (chance,) = read("holdem=1 hands=AS.KS unknown=2 board=QS.JS.TS.2D.2C").advance(batches).chances
        assert chance.win == chance.alone == 1
        assert 3 / chance.deals < chance.error < 4 / chance.deals


def test_a_split_by_its_share_is_more_certain_than_a_pot_won_or_lost() -> None:
    (chance,) = read("holdem=1 hands=2C.2D unknown=2 board=AS.KS.QS.JS.TS").advance().chances
    assert [chance.win, chance.split] == pytest.approx([1 / 3, 1])
    won_or_lost = 1.96 * (1 / 3 * 2 / 3 / BATCH) ** 0.5
    assert chance.error < won_or_lost / 3


def test_two_unknown_hands_are_never_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rake.shelf.holdem.equity.MOST_COUNTED", 10**9)
    start = read("holdem=1 hands=AS.KS unknown=2 board=2S.3S.4D.9C.8H")
    assert not start.countable
    assert start.advance().deals == BATCH


@given(steps=st.lists(st.integers(1, 3), min_size=1, max_size=4))
@examples(12)
def test_any_process_may_go_on_from_the_text(steps: list[int]) -> None:
    text = "holdem=1 hands=AS.KS_QD.QC unknown=1 board=KD.QH.8S"
    whole = read(text).advance(sum(steps))
    for batches in steps:
        text = str(read(text).advance(batches))
    assert read(text) == whole


@pytest.mark.parametrize(
    "text",
    [
        "holdem=1 hands=AS.KS_QD.QC sums=512.239-1.272-1",
        "omaha=1 hands=AS.AH.9D.8D_7C.6C.5S.4S unknown=2 board=KS.QC.8S sums=512.131-4.168-3",
    ],
)
def test_the_deals_are_the_same_in_every_run(text: str) -> None:
    """Texts of earlier runs: they may change with the order in which cards are dealt, and then all saved sums do."""
    assert str(read(text.partition(" sums")[0]).advance(4)) == text


# Text


@given(
    seed=st.integers(0, 1 << 30),
    variant=st.sampled_from([*VARIANTS.values()]),
    named=st.integers(1, 8),
    unknown=st.integers(0, 7),
    board=st.sampled_from([0, 3, 4, 5]),
    batches=st.integers(0, 2),
    wild=st.booleans(),
)
@examples(100)
def test_an_equity_round_trips(
    seed: int, variant: Variant, named: int, unknown: int, board: int, batches: int, wild: bool
) -> None:
    assume(2 <= named + unknown <= 8)
    start = drawn(variant, Random(seed), named, unknown, board, wild=wild)
    assume(not start.countable or start.ways < 1000)
    now = equity(variant, start.hands, unknown, start.board, wild=wild).advance(batches)
    assert parse_equity(variant, str(now)) == now
    assert eval(repr(now), {"parse_equity": parse_equity, "HOLDEM": HOLDEM, "OMAHA": OMAHA}) == now
    assert from_query(str(now).replace(" ", "&")) == str(now)


def test_the_text_names_what_there_is() -> None:
    now = equity(HOLDEM, [cards("AS.KS"), cards("QD.QC")], board=cards("2S.3S.4D"))
    assert str(now) == "holdem=1 hands=AS.KS_QD.QC board=2S.3S.4D sums=990.602-18.370-18"
    assert str(equity(HOLDEM, [cards("AS.KS")], unknown=7)) == "holdem=1 hands=AS.KS unknown=7"
    assert str(replace(now, wild=True, deals=0, sums=())) == "holdem=1 hands=AS.KS_QD.QC board=2S.3S.4D wild=deuces"
    # Cards are read as people write them.
    assert parse_equity(HOLDEM, "board=2s 3s 4d hands=asKs_Qd,Qc") == now


FLOP = "holdem=1 hands=AS.KS_QD.QC board=2S.3S.4D"
BEFORE = "holdem=1 hands=AS.KS_QD.QC"


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        ("holdem=1 «»board=2S.3S.4D", "field hands"),
        ("holdem=1 hands=AS.KS_QD.«1C»", "card"),
        ("holdem=1 hands=AS.KS_«»", "card"),
        (f"{BEFORE} board=2S.«3X».4D", "card"),
        (f"{BEFORE} unknown=«one»", "number"),
        (f"{BEFORE} unknown=«-1»", "number"),
        (f"{BEFORE} unknown=«01»", "number"),
        (f"{BEFORE} «guess»=2", "field"),
        (f"{BEFORE} wild=«2»", "none|deuces"),
        ("«omaha»=1 hands=AS.KS_QD.QC", "field"),
        ("holdem=«2» hands=AS.KS_QD.QC", "version 1"),
        (f"{FLOP} sums=990.602-18.370-«x»", "number"),
        (f"{FLOP} sums=«990.602-18»", "deals and 2 hands"),
        (f"{FLOP} sums=«990-0.602-18.370-18»", "deals and 2 hands"),
        (f"{FLOP} sums=«128.64.64»", "deals and wins"),
        (f"{FLOP} sums=«990.602-18.371-18»", "deals and wins"),
        (f"{FLOP} sums=«990.602-18.369-18»", "deals and wins"),
        (f"{FLOP} sums=«990.602-18.370-18-0»", "deals and wins"),
        (f"{FLOP} sums=«990.980-0.10-0»", "deals and wins"),
        (f"{BEFORE} sums=«0.0.0»", "deals and wins"),
        (f"{BEFORE} sums=«100.50.50»", "deals and wins"),
        (f"{BEFORE} unknown=1 sums=«128.100.29»", "deals and wins"),
        (f"{BEFORE} unknown=1 sums=«128.0-130.0»", "deals and wins"),
    ],
)
def test_what_cannot_be_read_is_shown_with_its_offset(marked: str, expected: str) -> None:
    before, _, rest = marked.partition("«")
    piece, _, after = rest.partition("»")
    with pytest.raises(InvalidNotation) as refused:
        parse_equity(HOLDEM, before + piece + after)
    error = refused.value
    assert (error.expected, error.found) == (expected, piece)
    assert error.at == len(before) or expected.startswith("field ")


@pytest.mark.parametrize(
    ("text", "code", "values", "rule"),
    [
        ("holdem=1 hands=AS.KS", EquityRefusal.PLAYERS, (1, 2, 8), "HE1.1"),
        ("holdem=1 hands=AS.KS unknown=8", EquityRefusal.PLAYERS, (9, 2, 8), "HE1.1"),
        ("holdem=1 hands=AS.KS_QD.QC unknown=99", EquityRefusal.PLAYERS, (101, 2, 8), "HE1.1"),
        ("holdem=1 hands=AS.KS_QD.QC.JC", EquityRefusal.HOLE, (2, 3, 2), "HE1.1"),
        ("holdem=1 hands=-_QD.QC", EquityRefusal.HOLE, (1, 0, 2), "HE1.1"),
        ("omaha=1 hands=AS.KS_QD.QC.JC.JD", EquityRefusal.HOLE, (1, 2, 4), "HE1.1"),
        ("holdem=1 hands=AS.KS_QD.QC board=2S.3S", EquityRefusal.BOARD, (2,), "HE1.1"),
        ("holdem=1 hands=AS.KS_QD.QC board=2S.3S.4S.5S.6S.7S", EquityRefusal.BOARD, (6,), "HE1.1"),
        ("holdem=1 hands=AS.AS_QD.QC", CardRefusal.TWICE, ("AS",), "PK1.1"),
        ("holdem=1 hands=AS.KS_QD.AS", CardRefusal.TWICE, ("AS",), "PK1.1"),
        ("holdem=1 hands=AS.KS_QD.QC board=2S.QD.4D", CardRefusal.TWICE, ("QD",), "PK1.1"),
    ],
)
def test_he1_1_pk1_1_what_cannot_be_dealt_is_refused(
    text: str, code: EquityRefusal | CardRefusal, values: tuple[str | int, ...], rule: str
) -> None:
    with pytest.raises(IllegalPosition) as refused:
        read(text)
    violation = refused.value.violation
    assert (violation.code, violation.values, RULE_OF[violation.code]) == (code, values, rule)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Equity(HOLDEM, (), 2), EquityRefusal.NO_HAND),
        (lambda: equity(HOLDEM, [cards("AS.KS"), cards("QS.JS")], unknown=-1), EquityRefusal.PLAYERS),
        (lambda: outs(cards("AS.KS"), cards("2S.3S.4S.5S.7D"), HOLDEM, [cards("QS.JS")]), EquityRefusal.BOARD),
        (lambda: outs(cards("AS.KS"), (), HOLDEM, [cards("QS.JS")]), EquityRefusal.BOARD),
        (lambda: outs(cards("AS.KS"), cards("2S.3S.4S"), HOLDEM, []), EquityRefusal.PLAYERS),
    ],
)
def test_values_are_refused_as_texts_are(make: Callable[[], object], code: EquityRefusal) -> None:
    with pytest.raises(IllegalPosition) as refused:
        make()
    assert refused.value.violation.code is code
    assert RULE_OF[code] == "HE1.1"


# Outs


def test_outs_are_the_next_cards_that_put_a_hand_ahead() -> None:
    """Nine spades, three aces and three kings beat two queens."""
    found = outs(cards("AS.KS"), cards("2S.7S.9D.3C"), HOLDEM, [cards("QD.QC")])
    spades = [card for card in DECK.cards if card[1] == "S" and card not in cards("AS.KS.2S.7S")]
    assert found == DECK.descending([*spades, *cards("AD.AH.AC.KD.KH.KC")])


def test_a_hand_that_is_ahead_needs_no_outs_and_a_tie_is_not_ahead() -> None:
    assert outs(cards("QD.QC"), cards("2S.7S.9D.3C"), HOLDEM, [cards("AS.KS")]) == ()
    # Ann and Ben both hold ace-king: only the suits of Ann's can part them.
    assert outs(cards("AS.KS"), cards("2S.7S.9D.3C"), HOLDEM, [cards("AD.KD")]) == DECK.descending(
        card for card in DECK.cards if card[1] == "S" and card not in cards("AS.KS.2S.7S")
    )


def test_om1_2_a_lone_spade_is_not_a_flush_draw() -> None:
    board, rival = cards("9S.7S.4D.2H"), cards("9H.9C.5D.5C")
    assert outs(cards("AS.KD.QD.JC"), board, OMAHA, [rival]) == ()
    # With two of them it is one, but a spade that pairs the board gives the rival a full house.
    assert outs(cards("AS.KS.QD.JC"), board, OMAHA, [rival]) == cards("QS.JS.TS.8S.6S.5S.3S")


@pytest.mark.parametrize("wild", [False, True], ids=["natural", "wild"])
@each_variant
def test_outs_are_those_of_trying_every_card(variant: Variant, wild: bool) -> None:
    rng = Random(11)
    several = 0
    for _ in range(30):
        now = drawn(variant, rng, rng.randint(2, 4), 0, rng.choice((3, 4)), wild=wild)

        def ahead(*card: str, now: Equity = now) -> bool:
            mine, *others = [best(now, hand, (*now.board, *card)) for hand in now.hands]
            return mine > max(others)

        wanted = () if ahead() else tuple(card for card in reversed(now.unseen) if ahead(card))
        assert outs(now.hands[0], now.board, variant, now.hands[1:], wild=wild) == wanted
        several += len(wanted) > 1
    assert several > 5
