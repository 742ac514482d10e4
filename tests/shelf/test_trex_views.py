"""What is public in Trex and what is not: views, and the deals that a view allows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import factorial, prod
from random import Random

import pytest

from rake.kit.errors import IllegalAction
from rake.kit.game import GameRefusal
from rake.shelf.trex.deal import State, View
from rake.shelf.trex.game import GAME
from rake.shelf.trex.layout import bits, cards_in, playable, voiding
from rake.shelf.trex.rules import DECK
from tests.bounded import LONGEST, within
from tests.kit.chances import alike

from .trex_deals import after, chosen, dealt, legal

SPADES, HEARTS, DIAMONDS, CLUBS = (" ".join(rank + suit for rank in "AKQJT98765432") for suit in "SHDC")


def held(view: View, seat: int, seed: int) -> tuple[str, ...]:
    """Return what a seat holds in a deal that a view allows."""
    return view.resample(Random(seed)).hands[seat - 1].cards


def never_holds(state: State, seat: int, cards: str, by: int) -> bool:
    """Return whether a seat holds none of these cards in any of many deals that the seat `by` thinks possible."""
    view = state.seen_by(by)
    return not any({*cards.split()} & {*held(view, seat, seed)} for seed in range(40))


def test_tx3_1_a_seat_that_did_not_follow_has_none_of_the_suit() -> None:
    state = chosen(dealt(f"2S {HEARTS[:-3]}", CLUBS, "", "3C"), "eltoosh")
    state = after(state, "play 3C", "play 2S")
    assert never_holds(state, 1, CLUBS, by=3)
    assert not never_holds(state, 4, CLUBS, by=3)


def test_tx3_2_a_seat_that_led_a_heart_in_the_king_has_nothing_else() -> None:
    state = chosen(dealt("", "", "", HEARTS), "king")
    state = after(state, "play 2H")
    assert {*held(state.seen_by(1), 4, 1)} == {*HEARTS.split()} - {"2H"}
    other = after(chosen(dealt("", "", "", HEARTS), "girls"), "play 2H")
    assert {*held(other.seen_by(1), 4, 1)} != {*HEARTS.split()} - {"2H"}


def test_tx3_7_a_seat_that_passed_has_none_of_the_cards_that_it_could_have_laid() -> None:
    # Seat 4 lays the jack of clubs, and seat 1, without a jack, TC or QC, passes.
    state = chosen(dealt("2S 3S 4S 5S 6S 7S 8S 9S TS QS KS AS 2H", "", "", "JC"), "trex")
    state = after(state, "play JC", "pass")
    assert never_holds(state, 1, "JS JH JD QC TC", by=2)
    # What was laid by others since then doesn't matter, nor what seat 1 couldn't lay.
    assert not never_holds(state, 1, "9C KC TS", by=2)


def test_tx5_12_a_seat_that_shows_a_three_lacks_the_two_of_its_suit() -> None:
    state = after(dealt("", "2S 2H 2D 3C", "", "2C"), "choose trex", "pass", "pass", "show")
    assert never_holds(state, 2, "2C", by=1)
    assert not never_holds(state, 3, "2C", by=1)


def test_tx5_4_to_expose_nothing_tells_nothing() -> None:
    state = after(dealt("KH"), "choose king", "pass", "pass")
    assert not never_holds(state, 1, "KH", by=2)


def test_tx3_3_tx5_10_what_was_exposed_and_shown_stays_where_it_is() -> None:
    state = after(GAME.deal(4, rng=Random(3)), "choose girls")
    actions = within(50, "the end of what is asked")
    while state.asking and next(actions):
        state = after(state, legal(state)[0])
    for seat in range(5):
        for seed in range(5):
            other = state.seen_by(seat).resample(Random(seed))
            assert "7H" in other.hands[3]
            assert all(card in other.hands[owner - 1] for card, owner in state.exposed.items())


def possible(state: State, unseen: list[str]) -> set[str]:
    """Return all ways to share out the unseen cards among seats 1 to 3 in which the same actions are legal."""
    sizes = [len(hand) for hand in state.hands[:3]]
    found = set()
    for one in combinations(unseen, sizes[0]):
        rest = [card for card in unseen if card not in one]
        for two in combinations(rest, sizes[1]):
            hands = (one, two, tuple(card for card in rest if card not in two))
            old = [card for hand in state.hands[:3] for card in hand.cards]
            cards = dict(zip(old, [card for hand in hands for card in hand], strict=True))
            deck = tuple(cards.get(str(card), card) for card in state.deal.deck)
            try:
                replace(state.record(), deal=replace(state.deal, deck=deck)).state()
            except IllegalAction:
                continue
            found.add("_".join(".".join(sorted(hand)) for hand in hands))
    return found


@pytest.mark.parametrize(("contract", "seed"), [("eltoosh", 5), ("king", 19), ("trex", 2), ("trex", 9)])
def test_all_deals_in_which_the_same_actions_are_legal_are_equally_likely(contract: str, seed: int) -> None:
    rng = Random(seed)
    state = chosen(replace_own(GAME.deal(4, rng=rng)), contract)
    actions = within(200, "the last cards")
    while sum(map(len, state.hands)) > 9 and next(actions):
        acts = state.legal()
        state = state.apply(acts[int(rng.random() * len(acts))])
    view = state.seen_by(4)
    unseen = [card for hand in state.hands[:3] for card in hand.cards]
    expected = possible(state, unseen)
    assert 1 < len(expected) < factorial(len(unseen)) // prod(factorial(len(hand)) for hand in state.hands[:3])
    counts = Counter(
        "_".join(".".join(sorted(hand.cards)) for hand in view.resample(rng).hands[:3]) for _ in range(1_000)
    )
    assert alike(counts, dict.fromkeys(expected, 1))


def replace_own(state: State) -> State:
    """Return the deal as a later one of a match, in which nobody has shown the seven of hearts."""
    return State.begin(replace(state.deal, own=()))


@pytest.mark.parametrize("seat", range(5))
def test_a_view_reads_back_in_a_layout_with_passes(seat: int) -> None:
    state = chosen(dealt(SPADES, HEARTS, DIAMONDS, CLUBS), "trex")
    rng = Random(seat)
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        acts = state.legal()
        state = state.apply(acts[int(rng.random() * len(acts))])
        view = state.seen_by(seat)
        assert view.record().views(seat)[-1] == view


def test_a_record_of_a_view_in_which_a_seat_plays_what_it_lacks_is_refused() -> None:
    clubs = "2C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    state = chosen(dealt(HEARTS[:-3] + " 2S", "3S 4S 5S", f"6S {clubs}", "3C"), "eltoosh")
    state = after(state, "play 3C", "play 2S", *legal(after(state, "play 3C", "play 2S"))[:1], "play AC")
    text = str(state.seen_by(3))
    assert GAME.parse_record(f"{text}\n3 play 2C\n4 play 4D\n1 play 3D").views(3), "seat 1 may have diamonds"
    with pytest.raises(IllegalAction) as error:
        GAME.parse_record(f"{text}\n3 play 6S\n4 play 4S\n1 play AC").views(3)
    assert error.value.violation.code is GameRefusal.NOT_HELD


def test_the_low_cards_of_a_hand_that_is_not_seen_show_nothing() -> None:
    assert voiding(()) == ()
    assert cards_in(playable(0)) == ("JC", "JD", "JH", "JS")
    assert cards_in(playable(bits(["JC"]))) == ("TC", "JD", "JH", "JS", "QC")
    assert cards_in(playable(bits(DECK.cards))) == ()
